//! Errors: what can be wrong with a text, and where.

use grille_core::constraint::Fault;
use grille_core::{Alphabet, LayoutError};
use grille_say::{Say, SystemError, Text, text};

/// A place in a text: line and column in characters, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

impl Spot {
    /// The spot of a JSON error, which counts bytes of the line; a person counts characters.
    pub(super) fn of_json(text: &str, error: &serde_json::Error) -> Spot {
        let line = error.line().max(1);
        let bytes = text.lines().nth(line - 1).unwrap_or("").as_bytes();
        let read = &bytes[..error.column().min(bytes.len())];
        // A character starts with a byte that is not a continuation byte.
        let begun = read.iter().filter(|&&byte| byte & 0xC0 != 0x80).count();
        Spot {
            line,
            column: begun.max(1),
        }
    }

    /// The spot of the first bytes in a line that are not UTF-8.
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

/// An error in a text: what is wrong, and where, if a single spot can be named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The file or other source of the text.
    pub source: Option<String>,
    /// Where it is.
    pub at: Option<Spot>,
    /// What is wrong there.
    pub kind: ParseErrorKind,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// There is nothing but white space and comments.
    Empty,
    /// A character that is neither a digit of a grid of this size nor an empty cell.
    Symbol {
        /// The character.
        found: char,
        /// The size of the grid.
        size: usize,
        /// The alphabet used to read the grid.
        alphabet: Alphabet,
    },
    /// A character that is valid in no grid of any size.
    Character {
        /// The character.
        found: char,
    },
    /// The number of cells matches no grid.
    CellCount {
        /// How many cells there are.
        found: usize,
        /// The size of the grid with the nearest number of cells.
        nearest: usize,
    },
    /// The number of signs between neighbours matches no grid.
    SignCount {
        /// How many signs there are.
        found: usize,
    },
    /// A character that is not a sign between two neighbours.
    Sign {
        /// The character.
        found: char,
        /// Whether one of the two is above the other.
        above: bool,
    },
    /// A row with more or fewer cells than the others require.
    RowLength {
        /// How many cells the row has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A number that is not a digit of the grid.
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
    /// A text that is too long to be read as a whole.
    TextTooLong {
        /// The most bytes a text may have.
        limit: usize,
    },
    /// Bytes that are not UTF-8.
    NotText,
    /// A second puzzle on the line of another.
    SecondPuzzle,
    /// A field that the notation needs is missing.
    Missing {
        /// Its name.
        field: &'static str,
    },
    /// A field whose value is invalid.
    Field {
        /// Its name.
        field: String,
        /// Its value, shortened.
        found: String,
    },
    /// The text is not well-formed in its notation (JSON, lists).
    Malformed {
        /// The name of the notation.
        notation: &'static str,
    },
    /// A word at the start of a line that is not a known keyword.
    UnknownWord {
        /// The word.
        found: String,
    },
    /// A word that makes no sense in its statement.
    Argument {
        /// The statement's keyword.
        constraint: String,
        /// What makes no sense.
        found: String,
    },
    /// A statement with something missing, or with too much.
    Incomplete {
        /// The statement's keyword.
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
        /// The constraint.
        constraint: Text,
        /// What is wrong with it.
        fault: Fault,
    },
    /// An element of another program's notation that has no counterpart here.
    Unsupported {
        /// The name of the program or notation.
        notation: &'static str,
        /// Its name there.
        what: String,
    },
    /// A saved game, not a puzzle.
    SavedGame,
    /// A link to a puzzle that only a server has.
    OnServer {
        /// The name of the program.
        notation: &'static str,
        /// The puzzle's id in the link.
        id: String,
    },
    /// The requested layout does not fit.
    Layout(LayoutError),
    /// The requested boxes belong to another size.
    BoxesDoNotFit {
        /// The size of the grid.
        size: usize,
        /// The requested boxes.
        boxes: String,
    },
    /// The requested alphabet does not have that many symbols.
    AlphabetDoesNotFit {
        /// The size of the grid.
        size: usize,
        /// The requested alphabet.
        alphabet: Alphabet,
    },
    /// The text could not be accessed: a file is missing, a device fails.
    Unreadable {
        /// What the system says.
        reason: SystemError,
    },
}

impl ParseError {
    /// An error without a spot.
    #[must_use]
    pub fn new(kind: ParseErrorKind) -> ParseError {
        ParseError {
            source: None,
            at: None,
            kind,
        }
    }

    /// An error at a spot.
    #[must_use]
    pub fn at(at: Spot, kind: ParseErrorKind) -> ParseError {
        ParseError {
            source: None,
            at: Some(at),
            kind,
        }
    }

    /// Whether the time ran out before the text was read.
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

/// A character as a message shows it: itself, to be put in quotation marks by the message, or its code point if it is
/// invisible.
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

/// The start of a text, which may be long or contain control characters, as a message shows it.
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
    let symbol = |index: usize| alphabet.symbol(grille_core::Digit::from_index(index));
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
            Kind::SavedGame => text!("parse-saved-game"),
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

grille_say::display_in_english!(ParseError);
