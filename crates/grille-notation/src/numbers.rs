//! Numbers separated by white space, 0 for an empty cell: document D's text files.

use grille_solve::Puzzle;

/// One row per line.
pub(super) fn print(puzzle: &Puzzle) -> String {
    let width = puzzle.layout().digits().to_string().len();
    let rows = puzzle.values().rows().map(|row| {
        let numbers: Vec<String> = row
            .map(|value| format!("{:>width$}", value.map_or(0, grille_core::Digit::value)))
            .collect();
        numbers.join(" ") + "\n"
    });
    rows.collect()
}

#[cfg(test)]
mod tests {
    use grille_solve::Validate;

    use crate::{Notation, detect, read_one};

    #[test]
    fn any_white_space_separates() {
        let line =
            "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
        for between in [" ", "\t", "\n", " \r\n\t "] {
            let text: Vec<String> = line.chars().map(String::from).collect();
            let draft = read_one(&text.join(between)).unwrap();
            assert_eq!(
                draft.into_grid().unwrap().to_string(),
                line.replace('0', ".")
            );
        }
    }

    #[test]
    fn two_digit_numbers_need_no_rows() {
        let mut numbers = vec!["0"; 256];
        numbers[0] = "16";
        numbers[17] = "10";
        let draft = read_one(&numbers.join(" ")).unwrap();
        assert_eq!(draft.entries[0].value.unwrap().value(), 16);
        assert_eq!(draft.entries[17].value.unwrap().value(), 10);
        let rows: Vec<String> = numbers.chunks(16).map(|row| row.join(" ")).collect();
        assert_eq!(detect(&rows.join("\n")), Notation::Numbers);
    }

    #[test]
    fn a_number_that_is_no_digit_is_named() {
        let mut numbers = vec!["0"; 256];
        numbers[20] = "17";
        let error = read_one(&numbers.join(" ")).unwrap_err();
        assert_eq!(
            error.to_string(),
            "line 1, column 41: 17 is not a number from 0 to 16."
        );
    }
}
