//! What can be wrong with a layout.

use crate::Place;
use crate::message::{Say, Text, text};

/// A layout that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutError {
    /// A box that is not 2 to 5 rows by 2 to 5 columns.
    BoxShape {
        /// The rows asked for.
        rows: usize,
        /// The columns asked for.
        columns: usize,
    },
    /// A text that does not read `ROWSxCOLUMNS`.
    BoxText(String),
    /// A size that no boxes of 2 to 5 rows and columns make.
    Size(usize),
    /// More digits than [`Digit::MAX`](crate::Digit::MAX), or none.
    Digits(usize),
    /// More cells than [`Cell::MAX_COUNT`](crate::Cell::MAX_COUNT), or none.
    Cells(usize),
    /// Two cells in one place.
    SamePlace(Place),
    /// A cell drawn beyond row or column 256.
    FarPlace(Place),
    /// A house that names a cell the layout does not have, or one cell twice.
    HouseCells {
        /// The number of the house in the list.
        house: usize,
    },
    /// A house with more cells than there are digits.
    HouseTooLarge {
        /// The number of the house in the list.
        house: usize,
        /// How many cells it has.
        cells: usize,
    },
}

impl Say for LayoutError {
    fn text(&self) -> Text {
        match self {
            LayoutError::BoxShape { rows, columns } => {
                text!("layout-box-shape", rows = *rows, columns = *columns)
            }
            LayoutError::BoxText(found) => text!("layout-box-text", found = found),
            LayoutError::Size(size) => text!("layout-size", size = *size),
            LayoutError::Digits(count) => text!("layout-digits", count = *count),
            LayoutError::Cells(count) => text!("layout-cells", count = *count),
            LayoutError::SamePlace(place) => text!("layout-same-place", place = *place),
            LayoutError::FarPlace(place) => text!("layout-far-place", place = *place),
            LayoutError::HouseCells { house } => text!("layout-house-cells", house = house + 1),
            LayoutError::HouseTooLarge { house, cells } => {
                text!("layout-house-too-large", house = house + 1, cells = *cells)
            }
        }
    }
}

crate::message::display_in_english!(LayoutError);
