//! Errors: why a text is not a puzzle.

use grille_core::Invalid;
use grille_say::{Say, Text, text};

use crate::ParseError;

/// Why a text is not a grid: it cannot be read, or its values are inconsistent.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadError {
    /// The text is in no known notation.
    Parse(ParseError),
    /// The grid breaks a house.
    Invalid(Invalid),
    /// The text contains several grids where one was expected.
    Several(usize),
}

impl From<ParseError> for ReadError {
    fn from(error: ParseError) -> ReadError {
        ReadError::Parse(error)
    }
}

impl From<Invalid> for ReadError {
    fn from(error: Invalid) -> ReadError {
        ReadError::Invalid(error)
    }
}

impl Say for ReadError {
    fn text(&self) -> Text {
        match self {
            ReadError::Parse(error) => error.text(),
            ReadError::Invalid(error) => error.text(),
            ReadError::Several(count) => text!("read-several", count = *count),
        }
    }
}

grille_say::display_in_english!(ReadError);
