//! A line from a program, parsed.

/// What a program says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// What it calls itself.
    Name(String),
    /// Who wrote it.
    Author(String),
    /// A whole answer, row by row.
    Solution(Vec<u32>),
    /// Places a digit in a cell.
    Move {
        /// The row, from 1.
        row: u32,
        /// The column, from 1.
        column: u32,
        /// The digit.
        digit: u32,
    },
    /// The end of the moves.
    Done,
    /// The reason for the next move.
    Why(String),
    /// What it thinks may go into a cell.
    Candidates {
        /// The row, from 1.
        row: u32,
        /// The column, from 1.
        column: u32,
        /// The digits.
        digits: Vec<u32>,
    },
    /// The puzzle has no solution.
    None,
    /// It does not support this size or rule.
    Unsupported,
}

/// A line with a known keyword but without the arguments it needs; the keyword.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable(pub &'static str);

/// The longest text that is kept, in characters.
const LONGEST_TEXT: usize = 500;

impl Reply {
    /// Parses a line; `Ok(None)` for one whose first word is not part of the protocol, which is ignored.
    pub fn read(line: &str) -> Result<Option<Reply>, Unreadable> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let reply = match word {
            "name" => Reply::Name(shown(rest)),
            "author" => Reply::Author(shown(rest)),
            "why" => Reply::Why(shown(rest)),
            "done" => Reply::Done,
            "none" => Reply::None,
            "unsupported" => Reply::Unsupported,
            "solution" => Reply::Solution(numbers(rest).ok_or(Unreadable("solution"))?),
            "move" => match numbers(rest).as_deref() {
                Some(&[row, column, digit]) => Reply::Move { row, column, digit },
                _ => return Err(Unreadable("move")),
            },
            "candidates" => match numbers(rest).as_deref() {
                Some([row, column, digits @ ..]) => Reply::Candidates {
                    row: *row,
                    column: *column,
                    digits: digits.to_vec(),
                },
                _ => return Err(Unreadable("candidates")),
            },
            _ => return Ok(None),
        };
        Ok(Some(reply))
    }
}

/// Blank-separated whole numbers. A negative one is off every grid, so it is read as one that is too large.
fn numbers(text: &str) -> Option<Vec<u32>> {
    let number = |word: &str| -> Option<u32> {
        let number: i64 = word.parse().ok()?;
        Some(u32::try_from(number).unwrap_or(u32::MAX))
    };
    text.split_whitespace().map(number).collect()
}

/// The start of a text, made fit for one line of a report.
fn shown(text: &str) -> String {
    let text = text.trim().chars().take(LONGEST_TEXT);
    text.map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_is_read() {
        let read = |line| Reply::read(line).unwrap().unwrap();
        assert_eq!(
            read("name  Éva's solver "),
            Reply::Name("Éva's solver".into())
        );
        assert_eq!(read("solution 1 2\t3"), Reply::Solution(vec![1, 2, 3]));
        assert_eq!(
            read(" move 1 2 3\r"),
            Reply::Move {
                row: 1,
                column: 2,
                digit: 3
            }
        );
        assert_eq!(read("why a\u{1b}[2Jb"), Reply::Why("a [2Jb".into()));
        assert_eq!(read("done"), Reply::Done);
        assert_eq!(
            read("candidates 1 2"),
            Reply::Candidates {
                row: 1,
                column: 2,
                digits: vec![]
            }
        );
        for line in ["", "  ", "Solving...", "MOVE 1 2 3", "solutions 1"] {
            assert_eq!(Reply::read(line), Ok(None), "{line}");
        }
    }

    #[test]
    fn a_known_word_with_nonsense_is_unreadable() {
        for (line, word) in [
            ("move", "move"),
            ("move 1 2", "move"),
            ("move 1 2 3 4", "move"),
            ("move a b c", "move"),
            ("solution 5 3 x", "solution"),
            ("candidates 1", "candidates"),
        ] {
            assert_eq!(Reply::read(line), Err(Unreadable(word)), "{line}");
        }
    }

    #[test]
    fn numbers_off_every_grid_are_read_as_such() {
        assert_eq!(
            Reply::read("move 0 -1 99999999999"),
            Ok(Some(Reply::Move {
                row: 0,
                column: u32::MAX,
                digit: u32::MAX
            }))
        );
    }
}
