//! Why a value, rows of values or a text are no grid.

use crate::message::{Say, Text, Value, text};
use crate::notation::ParseError;
use crate::{Digit, House, Invalid, LayoutError, Place};

/// Why a value was not set.
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl Say for SetError {
    fn text(&self) -> Text {
        match self {
            SetError::OutsideGrid => text!("set-outside-grid"),
            SetError::NotADigit { max } => text!("set-not-a-digit", max = *max),
            SetError::Taken { digit, by, houses } => text!(
                "set-taken",
                digit = digit.to_string(),
                place = by.to_string(),
                houses = Value::from_iter(houses)
            ),
        }
    }
}

/// Why rows of values are no grid.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// A value that is no digit.
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

impl Say for GridError {
    fn text(&self) -> Text {
        match self {
            GridError::Layout(error) => error.text(),
            GridError::RowLength {
                row,
                found,
                expected,
            } => {
                text!(
                    "grid-row-length",
                    row = row + 1,
                    found = *found,
                    expected = *expected
                )
            }
            GridError::Value { place, value } => {
                text!(
                    "grid-value",
                    cell = place.to_string(),
                    value = usize::from(*value)
                )
            }
            GridError::Invalid(error) => error.text(),
        }
    }
}

/// Why a text is no grid: it cannot be read, or what it says breaks the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// The text is in no notation.
    Parse(ParseError),
    /// The grid breaks a house.
    Invalid(Invalid),
    /// The text holds several grids where one was wanted.
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

crate::message::display_in_english!(SetError, GridError, ReadError);
