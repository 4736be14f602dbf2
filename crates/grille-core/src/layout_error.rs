//! Errors: what can be wrong with a layout.

use std::fmt;

use crate::{Cell, Digit, Place};

/// Why a layout is invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LayoutError {
    /// A box that is not 2 to 5 rows by 2 to 5 columns.
    BoxShape {
        /// The rows requested.
        rows: usize,
        /// The columns requested.
        columns: usize,
    },
    /// A text that does not read `ROWSxCOLUMNS`.
    BoxText(String),
    /// A size that cannot be divided into boxes of 2 to 5 rows and columns.
    Size(usize),
    /// More digits than [`Digit::MAX`](crate::Digit::MAX), or none.
    Digits(usize),
    /// More cells than [`Cell::MAX_COUNT`](crate::Cell::MAX_COUNT), or none.
    Cells(usize),
    /// Two cells in one place.
    SamePlace(Place),
    /// A cell drawn beyond row or column 256.
    FarPlace(Place),
    /// A house that names a cell the layout does not have, or names a cell twice.
    HouseCells {
        /// The index of the house in the list.
        house: usize,
    },
    /// A house with more cells than there are digits.
    HouseTooLarge {
        /// The index of the house in the list.
        house: usize,
        /// How many cells it has.
        cells: usize,
    },
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::BoxShape { rows, columns } => write!(
                f,
                "A box has 2 to 5 rows and 2 to 5 columns, not {rows} and {columns}."
            ),
            LayoutError::BoxText(found) => write!(
                f,
                "“{found}” is not a box shape: write ROWSxCOLUMNS, for example 2x3."
            ),
            LayoutError::Size(size) => write!(
                f,
                "There is no {size}×{size} grid: sizes are 4, 6, 8, 9, 10, 12, 15, 16, 20 and 25."
            ),
            LayoutError::Digits(count) => {
                write!(f, "A layout has 1 to {} digits, not {count}.", Digit::MAX)
            }
            LayoutError::Cells(count) => write!(
                f,
                "A layout has 1 to {} cells, not {count}.",
                Cell::MAX_COUNT
            ),
            LayoutError::SamePlace(place) => write!(f, "Two cells are at {place}."),
            LayoutError::FarPlace(place) => {
                write!(f, "{place} is too far away: rows and columns end at 256.")
            }
            LayoutError::HouseCells { house } => write!(
                f,
                "House {} names a cell twice, or one that is not in the layout.",
                house + 1
            ),
            LayoutError::HouseTooLarge { house, cells } => write!(
                f,
                "House {} has {cells} cells, more than there are digits.",
                house + 1
            ),
        }
    }
}

impl std::error::Error for LayoutError {}
