//! Asking for a grid at the terminal: document B's `saisir_sudoku`.

use std::io::{self, BufRead, Write};

use grille::Draft;
use grille::message::{Lang, text};
use grille::notation::{MAX_LINE, ParseError, ParseErrorKind, ReadOptions, SIZES, read_with};

/// Asks until a grid is typed or pasted; `None` at the end of input. Questions go to standard error,
/// so that the answer can be redirected.
pub(crate) fn ask_for_grid(lang: Lang, options: &ReadOptions) -> Option<Draft> {
    ask(
        lang,
        options,
        &mut io::stdin().lock(),
        &mut io::stderr().lock(),
    )
}

fn ask(
    lang: Lang,
    options: &ReadOptions,
    input: &mut impl BufRead,
    console: &mut impl Write,
) -> Option<Draft> {
    let mut typed = String::new();
    write!(console, "{}", lang.say(&text!("prompt-grid"))).ok()?;
    loop {
        console.flush().ok()?;
        let mut line = Vec::new();
        let read = io::Read::take(&mut *input, MAX_LINE as u64)
            .read_until(b'\n', &mut line)
            .ok()?;
        let finished = read == 0 || line.iter().all(u8::is_ascii_whitespace);
        typed.push_str(&String::from_utf8_lossy(&line));
        if !finished && rows_missing(&typed) {
            continue;
        }
        match read_with(&typed, options) {
            Ok(mut drafts) if !drafts.is_empty() => return Some(drafts.swap_remove(0)),
            // Rows may follow; an empty line says that none do.
            Err(error) if !finished && may_go_on(&error, &typed) => continue,
            Err(error) if !typed.trim().is_empty() => {
                writeln!(console, "{}", lang.say(&text!("complaint", what = &error))).ok()?;
            }
            _ => {}
        }
        if read == 0 {
            return None;
        }
        typed.clear();
        write!(console, "{}", lang.say(&text!("prompt-grid"))).ok()?;
    }
}

/// Whether the first rows of a grid were typed, and not yet all of them.
fn rows_missing(typed: &str) -> bool {
    let cells = |line: &str| {
        line.chars()
            .filter(|c| c.is_alphanumeric() || ".*_".contains(*c))
            .count()
    };
    let rows = typed.lines().map(cells).filter(|&cells| cells > 0);
    let first = typed
        .lines()
        .map(cells)
        .find(|&cells| cells > 0)
        .unwrap_or(0);
    let rows = rows.count();
    rows > 1 && rows < first && SIZES.contains(&first)
}

/// Whether what is typed so far could be the start of a grid.
fn may_go_on(error: &ParseError, typed: &str) -> bool {
    use ParseErrorKind::{CellCount, Empty, Malformed, RowLength};
    let short = matches!(
        error.kind,
        CellCount { .. } | RowLength { .. } | Empty | Malformed { .. }
    );
    let first = typed
        .lines()
        .map(|line| line.trim().chars().count())
        .find(|&length| length > 0);
    // A line about as long as a whole grid is a grid mistyped, not its first row.
    short && typed.len() < MAX_LINE && first.is_some_and(|length| length < 78)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(input: &str) -> (Option<Draft>, String) {
        let mut console = Vec::new();
        let draft = ask(
            Lang::French,
            &ReadOptions::default(),
            &mut input.as_bytes(),
            &mut console,
        );
        (draft, String::from_utf8(console).unwrap())
    }

    const LINE: &str =
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    #[test]
    fn errors_are_told_and_the_grid_asked_for_again() {
        let (draft, console) = asked(&format!("{}\n{}é\n{LINE}\n", &LINE[1..], &LINE[1..]));
        assert_eq!(draft.unwrap().into_grid().unwrap().count(), 30);
        assert_eq!(console.matches("Entrez la grille").count(), 3);
        assert!(
            console.contains("80 cases trouvées ; une grille 9×9 en a 81."),
            "{console}"
        );
        assert!(console.contains("« é »"), "{console}");
    }

    #[test]
    fn a_grid_may_come_in_rows() {
        let rows: Vec<&str> = (0..9).map(|row| &LINE[9 * row..9 * row + 9]).collect();
        let rows = rows.join(
            "
",
        ) + "
";
        let (draft, console) = asked(&rows);
        assert_eq!(draft.unwrap().into_grid().unwrap().count(), 30);
        assert_eq!(console.matches("Entrez la grille").count(), 1);
    }

    #[test]
    fn an_empty_line_ends_rows_that_make_no_grid() {
        let (draft, console) = asked(&format!("123456789\n123\n\n{LINE}\n"));
        assert!(draft.is_some());
        assert_eq!(console.matches("Erreur").count(), 1, "{console}");
    }

    #[test]
    fn the_end_of_input_ends_the_questions() {
        for input in ["", "12", "12\n", "\n\n\n"] {
            let (draft, _) = asked(input);
            assert!(draft.is_none());
        }
    }
}
