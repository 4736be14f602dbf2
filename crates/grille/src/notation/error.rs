//! What can be wrong with a text, and where.

use super::Alphabet;
use crate::LayoutError;
use crate::message::{Say, SystemError, Text, text};
use crate::variant::Fault;

/// A place in a text: line and column in characters, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

impl Spot {
    /// Where a text is no JSON. The error counts bytes of the line; a person counts characters.
    pub(super) fn of_json(text: &str, error: &serde_json::Error) -> Spot {
        let line = error.line().max(1);
        let bytes = text.lines().nth(line - 1).unwrap_or("").as_bytes();
        let read = &bytes[..error.column().min(bytes.len())];
        // A character begins with a byte that does not continue another.
        let begun = read.iter().filter(|&&byte| byte & 0xC0 != 0x80).count();
        Spot {
            line,
            column: begun.max(1),
        }
    }

    /// Where bytes that are not UTF-8 stand in a line: after so many characters that are.
    pub(super) fn of_bad_text(line: usize, bytes: &[u8]) -> Spot {
        let good = match std::str::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or(""),
        };
        let good = if line == 1 {
            good.trim_start_matches('\u{FEFF}')
        } else {
            good
        };
        Spot {
            line,
            column: good.chars().count() + 1,
        }
    }
}

/// A text that cannot be read: what is wrong, and where as far as one place can be named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The file or other source of the text.
    pub source: Option<String>,
    /// The place.
    pub at: Option<Spot>,
    /// What is wrong there.
    pub kind: ParseErrorKind,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseErrorKind {
    /// There is nothing but white space and comments.
    Empty,
    /// A character that is no digit of a grid of this size, and no empty cell.
    Symbol {
        /// The character.
        found: char,
        /// The size of the grid.
        size: usize,
        /// The alphabet that the grid is read in.
        alphabet: Alphabet,
    },
    /// A character that fits no grid of any size.
    Character {
        /// The character.
        found: char,
    },
    /// The number of cells is that of no grid.
    CellCount {
        /// How many cells there are.
        found: usize,
        /// The size of the grid that has most nearly that many.
        nearest: usize,
    },
    /// The number of signs between neighbours is that of no grid.
    SignCount {
        /// How many signs there are.
        found: usize,
    },
    /// A character that is no sign between two neighbours.
    Sign {
        /// The character.
        found: char,
        /// Whether one of the two is above the other.
        above: bool,
    },
    /// A row with more or fewer cells than the others ask for.
    RowLength {
        /// How many cells the row has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A number that is no digit of the grid.
    Number {
        /// The number as written.
        found: String,
        /// The greatest digit of the grid.
        max: usize,
    },
    /// A line longer than any puzzle.
    LineTooLong {
        /// The most bytes a line may have.
        limit: usize,
    },
    /// A text longer than is read as a whole.
    TextTooLong {
        /// The most bytes a text may have.
        limit: usize,
    },
    /// Bytes that are not UTF-8.
    NotText,
    /// Another puzzle on a line that is one.
    SecondPuzzle,
    /// A field that the notation needs is missing.
    Missing {
        /// Its name.
        field: &'static str,
    },
    /// A field that is there but cannot be what it is.
    Field {
        /// Its name.
        field: String,
        /// What stands there, shortened.
        found: String,
    },
    /// The text is not well-formed in its notation (JSON, lists).
    Malformed {
        /// The name of the notation.
        notation: &'static str,
    },
    /// A word at the start of a line that names no constraint and nothing else.
    UnknownWord {
        /// The word.
        found: String,
    },
    /// A word in a statement that makes no sense there.
    Argument {
        /// The statement's own word.
        constraint: String,
        /// What makes no sense.
        found: String,
    },
    /// A statement in which something is missing, or too much.
    Incomplete {
        /// The statement's own word.
        constraint: String,
    },
    /// Fewer or more rows than the grid has.
    RowsMissing {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A constraint that makes no sense on this grid.
    Fault {
        /// Which.
        constraint: Text,
        /// What is wrong with it.
        fault: Fault,
    },
    /// Something of another program's notation that has no counterpart here.
    Unsupported {
        /// The name of the program or notation.
        notation: &'static str,
        /// What it calls the thing.
        what: String,
    },
    /// A link that names a puzzle which only a server has.
    OnServer {
        /// The name of the program.
        notation: &'static str,
        /// What the link calls the puzzle.
        id: String,
    },
    /// The layout asked for does not fit.
    Layout(LayoutError),
    /// The boxes asked for are those of another size.
    BoxesDoNotFit {
        /// The size of the grid.
        size: usize,
        /// The boxes asked for.
        boxes: String,
    },
    /// The alphabet asked for has not that many symbols.
    AlphabetDoesNotFit {
        /// The size of the grid.
        size: usize,
        /// The alphabet asked for.
        alphabet: Alphabet,
    },
    /// The text could not be got at: a file is missing, a device fails.
    Unreadable {
        /// What the system says.
        reason: SystemError,
    },
}

impl ParseError {
    /// An error with no one place.
    #[must_use]
    pub fn new(kind: ParseErrorKind) -> ParseError {
        ParseError {
            source: None,
            at: None,
            kind,
        }
    }

    /// An error at a place.
    #[must_use]
    pub fn at(at: Spot, kind: ParseErrorKind) -> ParseError {
        ParseError {
            source: None,
            at: Some(at),
            kind,
        }
    }

    /// Whether the time was over before the text was read.
    #[must_use]
    pub fn is_out_of_time(&self) -> bool {
        matches!(&self.kind, ParseErrorKind::Fault { fault, .. } if *fault == Fault::OutOfTime)
    }

    /// The same error in a text that starts on a later line of a file.
    #[must_use]
    pub fn below(mut self, lines: usize) -> ParseError {
        if let Some(at) = &mut self.at {
            at.line += lines;
        }
        self
    }

    /// The same error, in a named source.
    #[must_use]
    pub fn in_source(mut self, source: &str) -> ParseError {
        self.source = Some(source.to_string());
        self
    }
}

/// A character as a message shows it: itself between quotation marks by the message, or its code
/// point where it cannot be seen.
fn visible(character: char) -> String {
    let hidden = character.is_control()
        || character.is_whitespace() && character != ' '
        || matches!(character, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}');
    if hidden {
        format!("U+{:04X}", u32::from(character))
    } else {
        character.to_string()
    }
}

/// The start of a text that may be long or hold control characters, as a message shows it.
pub(crate) fn excerpt(text: &str) -> String {
    const SHOWN: usize = 40;
    let mut shown: String = text
        .chars()
        .take(SHOWN)
        .map(|c| if c.is_control() { '\u{FFFD}' } else { c })
        .collect();
    if text.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

/// The symbols of a grid, for a message: `1-9`, `1-9 A-G`, `0-9 A-F`, `A-Y`.
fn range(size: usize, alphabet: Alphabet) -> String {
    let symbol = |index: usize| alphabet.symbol(crate::Digit::from_index(index));
    let last = symbol(size - 1);
    match alphabet {
        Alphabet::Digits if size > 9 => format!("1-9 A-{last}"),
        Alphabet::Hexadecimal if size > 10 => format!("0-9 A-{last}"),
        _ => format!("{}-{last}", symbol(0)),
    }
}

impl Say for ParseErrorKind {
    fn text(&self) -> Text {
        use ParseErrorKind as Kind;
        match self {
            Kind::Empty => text!("parse-empty"),
            Kind::Symbol {
                found,
                size,
                alphabet,
            } => {
                text!(
                    "parse-symbol",
                    found = visible(*found),
                    size = *size,
                    range = range(*size, *alphabet)
                )
            }
            Kind::Character { found } => text!("parse-character", found = visible(*found)),
            Kind::CellCount { found, nearest }
                if found > nearest && *found < nearest * nearest && found % nearest == 0 =>
            {
                text!(
                    "parse-rows-missing",
                    found = *found,
                    nearest = *nearest,
                    cells = nearest * nearest,
                    missing = nearest - found / nearest
                )
            }
            Kind::CellCount { found, nearest } => {
                text!(
                    "parse-cell-count",
                    found = *found,
                    nearest = *nearest,
                    cells = nearest * nearest
                )
            }
            Kind::SignCount { found } => text!("parse-sign-count", found = *found),
            Kind::Sign { found, above: true } => {
                text!("parse-sign-above", found = visible(*found))
            }
            Kind::Sign { found, .. } => text!("parse-sign-beside", found = visible(*found)),
            Kind::RowLength { found, expected } => {
                text!("parse-row-length", found = *found, expected = *expected)
            }
            Kind::Number { found, max } => {
                text!("parse-number", found = excerpt(found), max = *max)
            }
            Kind::LineTooLong { limit } => text!("parse-line-too-long", limit = *limit),
            Kind::TextTooLong { limit } => text!("parse-text-too-long", limit = *limit),
            Kind::NotText => text!("parse-not-text"),
            Kind::SecondPuzzle => text!("parse-second-puzzle"),
            Kind::Missing { field } => text!("parse-missing", field = *field),
            Kind::Field { field, found } => {
                text!("parse-field", field = field, found = excerpt(found))
            }
            Kind::Malformed { notation } => text!("parse-malformed", notation = *notation),
            Kind::UnknownWord { found } => text!("parse-unknown-word", found = excerpt(found)),
            Kind::Argument { constraint, found } => text!(
                "parse-argument",
                constraint = excerpt(constraint),
                found = excerpt(found)
            ),
            Kind::Incomplete { constraint } => {
                text!("parse-incomplete", constraint = excerpt(constraint))
            }
            Kind::RowsMissing { found, expected } => {
                text!("parse-rows", found = *found, expected = *expected)
            }
            Kind::Fault { constraint, fault } => {
                text!("problem-fault", constraint = constraint, fault = fault)
            }
            Kind::Unsupported { notation, what } => {
                text!(
                    "parse-unsupported",
                    notation = *notation,
                    what = excerpt(what)
                )
            }
            Kind::OnServer { notation, id } => {
                text!("parse-on-server", notation = *notation, id = excerpt(id))
            }
            Kind::Layout(error) => error.text(),
            Kind::BoxesDoNotFit { size, boxes } => {
                text!("parse-boxes", size = *size, boxes = boxes)
            }
            Kind::AlphabetDoesNotFit { size, alphabet } => {
                text!("parse-alphabet", size = *size, alphabet = alphabet.id())
            }
            Kind::Unreadable { reason } => text!("parse-unreadable", reason = reason),
        }
    }
}

impl Say for ParseError {
    fn text(&self) -> Text {
        let what = self.kind.text();
        match (&self.source, self.at) {
            (None, None) => what,
            (Some(source), None) => text!("parse-in-source", source = source, what = what),
            (None, Some(Spot { line, column })) => {
                text!("parse-at", line = line, column = column, what = what)
            }
            (Some(source), Some(Spot { line, column })) => {
                text!(
                    "parse-in-source-at",
                    source = source,
                    line = line,
                    column = column,
                    what = what
                )
            }
        }
    }
}

crate::message::display_in_english!(ParseError);
