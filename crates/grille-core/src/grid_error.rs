//! Errors: why a value cannot be set, and why rows of values or a text are not a grid.

use std::fmt;

use crate::{Digit, House, Invalid, LayoutError, Place};

/// Why a value was not set.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetError {
    /// The grid has no such cell.
    OutsideGrid,
    /// The value is not from 1 to the size of the grid.
    NotADigit {
        /// The greatest digit of the grid.
        max: usize,
    },
    /// A house of the cell already holds the digit.
    Taken {
        /// The digit.
        digit: Digit,
        /// Where it is.
        by: Place,
        /// The houses that both cells are in.
        houses: Vec<House>,
    },
}

/// Why rows of values are not a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GridError {
    /// No grid has that many rows.
    Layout(LayoutError),
    /// A row with more or fewer values than there are rows.
    RowLength {
        /// The row, from 0.
        row: usize,
        /// How many values it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A value that is not a digit.
    Value {
        /// The cell.
        place: Place,
        /// The value.
        value: u8,
    },
    /// The values break a house.
    Invalid(Invalid),
}

impl From<LayoutError> for GridError {
    fn from(error: LayoutError) -> GridError {
        GridError::Layout(error)
    }
}

impl From<Invalid> for GridError {
    fn from(error: Invalid) -> GridError {
        GridError::Invalid(error)
    }
}

/// Why a line of characters is not a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseGridError {
    /// The number of characters is not that of the cells of any grid.
    Length(usize),
    /// A character that stands neither for a digit of the grid nor for an empty cell.
    Symbol {
        /// The character.
        found: char,
        /// Its position, from 0.
        at: usize,
    },
    /// It has zeros and other empty cells, so a zero may be a digit; `grille-notation` can resolve this.
    Ambiguous,
    /// The values break a house.
    Invalid(Invalid),
}

impl From<Invalid> for ParseGridError {
    fn from(error: Invalid) -> ParseGridError {
        ParseGridError::Invalid(error)
    }
}

impl fmt::Display for SetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetError::OutsideGrid => f.write_str("There is no such cell in the grid."),
            SetError::NotADigit { max } => {
                write!(f, "The digit must be a whole number from 1 to {max}.")
            }
            SetError::Taken { digit, by, houses } => {
                let houses: Vec<String> = houses.iter().map(House::to_string).collect();
                write!(f, "{digit} is already in {}, at {by}.", list(&houses))
            }
        }
    }
}

impl fmt::Display for GridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GridError::Layout(error) => error.fmt(f),
            GridError::RowLength {
                row,
                found,
                expected,
            } => write!(f, "Row {} has {found} values, not {expected}.", row + 1),
            GridError::Value { place, value } => write!(f, "{place} cannot hold {value}."),
            GridError::Invalid(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for ParseGridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseGridError::Length(found) => {
                write!(f, "No grid has {found} cells.")
            }
            ParseGridError::Symbol { found, at } => {
                write!(
                    f,
                    "“{found}” at character {} is not a digit of the grid.",
                    at + 1
                )
            }
            ParseGridError::Ambiguous => {
                f.write_str("A zero may be a digit or an empty cell in this line.")
            }
            ParseGridError::Invalid(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SetError {}
impl std::error::Error for GridError {}
impl std::error::Error for ParseGridError {}

/// Joins words with commas and an "and".
pub fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}
