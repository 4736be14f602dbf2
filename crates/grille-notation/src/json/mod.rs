//! An object with the puzzle and all that is known of it:
//! `{"puzzle":"4....3.....3..41","boxes":"2x2","placed":…,"eliminated":[[row,column,digit],…],"solution":…}`.
//!
//! Read as well: the puzzle as rows of numbers (`"puzzle":[[5,3,0,…],…]`), bare rows or lines, several
//! values one after the other or in an array.

mod read;
mod write;

pub(super) use read::parse;
pub(super) use write::print;

#[cfg(test)]
mod tests {
    use grille_solve::Validate;

    use crate::{read, read_one};

    #[test]
    fn rows_lines_and_objects_are_read() {
        for text in [
            r#"{"puzzle":"4000030000030041"}"#,
            r#"{"grid":[[4,0,0,0],[0,3,0,0],[0,0,0,3],[0,0,4,1]]}"#,
            r#"[[4,null,0,0],[0,"3","."," "],[0,0,0,3],[0,0,4,1]]"#,
            r#"["4000030000030041"]"#,
        ] {
            assert_eq!(
                read_one(text).unwrap().into_grid().unwrap().to_string(),
                "4....3.....3..41",
                "{text}"
            );
        }
        assert_eq!(
            read("{\"puzzle\":\"4000030000030041\"}\n{\"puzzle\":\"4000030000030041\"}\n")
                .unwrap()
                .len(),
            2
        );
    }

    /// What a command answers is a puzzle for the next command.
    #[test]
    fn an_answer_is_read_as_its_puzzle() {
        for text in [
            r#"{"version":1,"puzzle":"4....3.....3..41","outcome":"unique","solutions":[{"digits":"4"}]}"#,
            r#"{"version":1,"line":3,"puzzle":"{\"puzzle\":\"D....C.....C..DA\",\"alphabet\":\"letters\"}"}"#,
            r#"{"version":1,"puzzle":"size 4\ngrid\n4...\n.3..\n...3\n..41\n"}"#,
        ] {
            let draft = read_one(text).unwrap();
            assert_eq!(
                draft.into_grid().unwrap().to_string(),
                "4....3.....3..41",
                "{text}"
            );
        }
        for text in [
            r#"{"version":1,"error":{"code":"puzzle"}}"#,
            r#"{"version":1,"puzzle":7}"#,
            r#"{"version":1,"puzzle":""}"#,
            r#"{"version":1,"puzzle":"4....3.....3..41\n4....3.....3..41"}"#,
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_bad_field_is_named() {
        let said = |text: &str| read(text).unwrap_err().to_string();
        assert_eq!(
            said("{\"grille\":\"game\",\"puzzle\":\"\",\"moves\":[]}"),
            "This is a saved game: “grille play --resume” continues it."
        );
        assert_eq!(
            said("{\"puzzle\":"),
            "line 1, column 10: This is not well-formed JSON."
        );
        assert_eq!(said("{}"), "The field puzzle is missing.");
        assert_eq!(said("{\"puzzle\":7}"), "The field puzzle cannot be “7”.");
        assert_eq!(
            said("{\"puzzle\":[[1,2],[3,4]]}"),
            "There is no 2×2 grid: sizes are 4, 6, 8, 9, 10, 12, 15, 16, 20 and 25."
        );
        let puzzle = "\"puzzle\":\"4000030000030041\"";
        assert_eq!(
            said(&format!("{{{puzzle},\"boxes\":\"9\"}}")),
            "The field boxes cannot be “\"9\"”."
        );
        assert_eq!(
            said(&format!("{{{puzzle},\"eliminated\":[[0,1,1]]}}")),
            "The field eliminated cannot be “[0,1,1]”."
        );
    }

    #[test]
    fn deep_nesting_is_refused() {
        assert!(read(&"[".repeat(100_000)).is_err());
    }
}
