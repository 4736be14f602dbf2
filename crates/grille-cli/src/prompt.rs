//! Asking for a grid at the terminal: document B's `saisir_sudoku`.

use std::io;
use std::io::{BufRead, Write};

use grille::Draft;
use grille::notation::{MAX_LINE, ParseError, ParseErrorKind, ReadOptions, SIZES, read_with};
use grille::say::{Lang, Say, Text, text};

/// Asks until a grid is typed or pasted; `None` at the end of input. Questions go to standard error, so that the
/// answer can be redirected.
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
    let mut typed = Typed::default();
    loop {
        write!(console, "{}", lang.say(&typed.question())).ok()?;
        console.flush().ok()?;
        let mut line = Vec::new();
        let read = io::Read::take(&mut *input, MAX_LINE as u64)
            .read_until(b'\n', &mut line)
            .ok()?;
        let answer = match typed.add(&String::from_utf8_lossy(&line), options) {
            Added::Grid(draft) => return Some(*draft),
            Added::Wrong(error) => Some(error),
            Added::Unfinished => None,
        };
        if let Some(error) = answer {
            writeln!(console, "{}", lang.say(&text!("complaint", what = error))).ok()?;
        }
        if read == 0 {
            return None;
        }
    }
}

/// The part of a grid that has been typed so far.
#[derive(Default)]
struct Typed {
    text: String,
    form: Form,
}

/// What kind of text it seems to be.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Form {
    /// Nothing yet.
    #[default]
    Empty,
    /// Rows with nothing but cells; the grid has as many rows as each row has cells.
    Rows { size: usize, typed: usize },
    /// A frame, lists, statements: only parsing can say whether it is complete.
    Free,
}

/// The result of a line.
enum Added {
    Grid(Box<Draft>),
    Wrong(Text),
    Unfinished,
}

impl Typed {
    /// The question for what is expected next.
    fn question(&self) -> Text {
        match self.form {
            Form::Empty => text!("prompt-grid"),
            Form::Rows { size, typed } => {
                text!("prompt-grid-row", row = typed + 1, rows = size)
            }
            Form::Free => text!("prompt-grid-more"),
        }
    }

    /// Takes a line. A line that cannot be part of a grid is reported at once and asked for again.
    fn add(&mut self, line: &str, options: &ReadOptions) -> Added {
        if line.trim().is_empty() {
            // No more lines, or none for this grid.
            return match std::mem::take(self).text {
                text if text.trim().is_empty() => Added::Unfinished,
                text => read_whole(&text, options).unwrap_or_else(Added::Wrong),
            };
        }
        let cells = bare_cells(line);
        match (self.form, cells) {
            (Form::Empty, Some(cells)) => {
                let whole = read_with(line, options);
                if let Some(draft) = whole.as_ref().ok().and_then(|drafts| drafts.first()) {
                    return Added::Grid(Box::new(draft.clone()));
                }
                if SIZES.contains(&cells) {
                    self.form = Form::Rows {
                        size: cells,
                        typed: 0,
                    };
                } else if line.split_whitespace().count() == 1 {
                    return Added::Wrong(wrong_length(cells, whole.err().as_ref()));
                }
            }
            (Form::Rows { size, typed }, Some(cells)) if cells != size => {
                return Added::Wrong(text!(
                    "prompt-grid-row-length",
                    row = typed + 1,
                    wanted = size,
                    found = cells
                ));
            }
            _ => {}
        }
        self.text.push_str(line.trim_end_matches(['\r', '\n']));
        self.text.push('\n');
        match &mut self.form {
            Form::Rows { size, typed } if cells.is_some() => {
                *typed += 1;
                if typed < size {
                    return Added::Unfinished;
                }
            }
            form => {
                *form = Form::Free;
                if rows_missing(&self.text) {
                    return Added::Unfinished;
                }
            }
        }
        match read_whole(&self.text, options) {
            Ok(grid) => grid,
            Err(_) if self.form == Form::Free && self.may_go_on(options) => Added::Unfinished,
            Err(error) => {
                *self = Typed::default();
                Added::Wrong(error)
            }
        }
    }

    /// Whether what is typed so far could be the start of a grid.
    fn may_go_on(&self, options: &ReadOptions) -> bool {
        use ParseErrorKind::{CellCount, Empty, Malformed, RowLength};
        let short = match read_with(&self.text, options) {
            Ok(drafts) => drafts.is_empty(),
            Err(error) => matches!(
                error.kind,
                CellCount { .. } | RowLength { .. } | Empty | Malformed { .. }
            ),
        };
        let mut lengths = self.text.lines().map(|line| line.trim().chars().count());
        let first = lengths.find(|&length| length > 0);
        // A line about as long as a whole grid is a grid mistyped, not its first row.
        short && self.text.len() < MAX_LINE && first.is_some_and(|length| length < 78)
    }
}

/// The grid of a text, or what is wrong with it.
fn read_whole(text: &str, options: &ReadOptions) -> Result<Added, Text> {
    let mut drafts = read_with(text, options).map_err(|error| error.text())?;
    if drafts.is_empty() {
        return Err(text!("play-no-grid"));
    }
    Ok(Added::Grid(Box::new(drafts.swap_remove(0))))
}

/// The message for a line of the wrong length: compared with the closest size, otherwise with the 81 characters that
/// were asked for.
fn wrong_length(found: usize, error: Option<&ParseError>) -> Text {
    match error {
        Some(error) if found > 72 => error.text(),
        _ => text!("prompt-grid-length", wanted = 81_usize, found = found),
    }
}

/// How many cells a line has if it contains nothing but cells, with or without blanks; `None` for any other line.
fn bare_cells(line: &str) -> Option<usize> {
    let is_sign = |c: char| c.is_ascii_digit() || ".*_".contains(c);
    let is_cell = |c: char| is_sign(c) || c.is_alphabetic();
    let words: Vec<&str> = line.split_whitespace().collect();
    // Letters alone are headers and statements.
    let is_bare =
        |word: &&str| word.chars().all(is_cell) && (word.len() == 1 || word.contains(is_sign));
    if !words.iter().all(is_bare) || !line.contains(is_sign) {
        return None;
    }
    let length = |word: &&str| word.chars().count();
    let longest = words.iter().map(length).max().unwrap_or(0);
    let is_even = words.iter().all(|word| length(word) == longest);
    // Numbers of up to two digits are cells each.
    if longest == 2 && !is_even {
        return Some(words.len());
    }
    Some(words.iter().map(length).sum())
}

/// Whether the first rows of a grid have been typed, but not all of them.
fn rows_missing(typed: &str) -> bool {
    let cells = |line: &str| {
        line.chars()
            .filter(|c| c.is_alphanumeric() || ".*_".contains(*c))
            .count()
    };
    let rows: Vec<usize> = typed.lines().map(cells).collect();
    // The corners of some frames look like cells.
    let size = rows.iter().find(|cells| SIZES.contains(cells));
    size.is_some_and(|size| {
        let rows = rows.iter().filter(|cells| *cells >= size).count();
        rows > 1 && rows < *size
    })
}

#[cfg(test)]
mod tests {
    use grille::Validate;
    use grille::notation::Notation;

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
    fn a_line_of_a_wrong_length_is_told_at_once() {
        let (draft, console) = asked(&format!("123\n{LINE}\n"));
        assert!(draft.is_some());
        assert!(
            console.contains("81 caractères attendus, 3 trouvés."),
            "{console}"
        );
        assert_eq!(console.matches("Entrez la grille").count(), 2);
    }

    #[test]
    fn rows_say_which_one_is_waited_for_and_a_wrong_one_is_asked_for_again() {
        let rows: Vec<&str> = (0..9).map(|row| &LINE[9 * row..9 * row + 9]).collect();
        let (draft, console) = asked(&format!("{}\n123\n{}\n", rows[0], rows[1..].join("\n")));
        assert_eq!(draft.unwrap().into_grid().unwrap().count(), 30);
        assert!(
            console.contains("Ligne 2 : 9 caractères attendus, 3 trouvés."),
            "{console}"
        );
        assert_eq!(console.matches("Ligne 2 sur 9 : ").count(), 2, "{console}");
        assert_eq!(console.matches("Ligne 9 sur 9 : ").count(), 1, "{console}");
    }

    #[test]
    fn an_empty_line_ends_rows_that_make_no_grid() {
        let (draft, console) = asked(&format!("123456789\n\n{LINE}\n"));
        assert!(draft.is_some());
        assert_eq!(console.matches("Erreur").count(), 1, "{console}");
        assert_eq!(console.matches("Entrez la grille").count(), 2, "{console}");
    }

    #[test]
    fn frames_lists_statements_and_numbers_over_several_lines_are_taken_whole() {
        let puzzle: grille::Puzzle = LINE.parse().unwrap();
        let cage = "size 4\ngrid\n1...\n....\n....\n....\ncage 3: r1c1 r1c2\n\n";
        let sixteen = "10 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n".to_string()
            + &"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n".repeat(15);
        let numbers = LINE.split("").collect::<Vec<_>>().join(" ");
        let (start, end) = numbers.trim().split_at(22);
        let mut texts = vec![
            cage.to_string(),
            sixteen,
            format!("{start}\n{}\n", end.trim()),
        ];
        for notation in [
            Notation::Grid,
            Notation::Dialogue,
            Notation::Class,
            Notation::Chess,
            Notation::Ss,
            Notation::Lisp,
        ] {
            texts.push(notation.print(&puzzle).unwrap() + "\n");
        }
        for text in texts {
            let (draft, console) = asked(&text);
            assert!(draft.is_some(), "{text}\n{console}");
            assert!(!console.contains("Erreur"), "{text}\n{console}");
        }
    }

    #[test]
    fn the_end_of_input_ends_the_questions() {
        for input in ["", "12", "12\n", "\n\n\n"] {
            let (draft, _) = asked(input);
            assert!(draft.is_none());
        }
    }
}
