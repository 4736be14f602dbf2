//! What can be wrong with a constraint by itself.

use super::MAX_COMPILED;
use crate::Place;
use crate::message::{Say, Text, text};

/// Why a constraint makes no sense on its grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It has fewer cells than it needs.
    TooFew {
        /// How many it needs.
        least: usize,
    },
    /// It names a cell twice.
    Repeats(Place),
    /// It names a cell that the grid does not have.
    NoCell,
    /// More cells than digits, all of which should differ.
    TooMany {
        /// How many cells.
        cells: usize,
    },
    /// No digits in these cells give this number.
    Number {
        /// The number.
        number: i64,
        /// The least possible.
        least: i64,
        /// The greatest possible.
        greatest: i64,
    },
    /// It needs a grid of a certain kind: square boxes, or 9×9.
    Grid,
    /// Its cells are not arranged as they must be.
    Shape,
    /// Regions are to be found where the grid has regions of its own.
    HasRegions,
    /// It speaks of regions to be found where none are.
    NoRegionsToFind,
    /// No digits at all can meet it.
    Impossible,
    /// It is too large to work out.
    TooLarge,
    /// Together with the constraints before it, it takes more memory than a puzzle may.
    TooMuch,
    /// The time was over while it was being prepared.
    OutOfTime,
}

impl Say for Fault {
    fn text(&self) -> Text {
        match self {
            Fault::TooFew { least } => text!("fault-too-few", least = *least),
            Fault::Repeats(place) => text!("fault-repeats", place = *place),
            Fault::NoCell => text!("fault-no-cell"),
            Fault::TooMany { cells } => text!("fault-too-many", cells = *cells),
            Fault::Number {
                number,
                least,
                greatest,
            } => text!(
                "fault-number",
                number = number.to_string(),
                least = least.to_string(),
                greatest = greatest.to_string()
            ),
            Fault::Grid => text!("fault-grid"),
            Fault::Shape => text!("fault-shape"),
            Fault::HasRegions => text!("fault-has-regions"),
            Fault::NoRegionsToFind => text!("fault-no-regions-to-find"),
            Fault::Impossible => text!("fault-impossible"),
            Fault::TooLarge => text!("fault-too-large"),
            Fault::TooMuch => text!("fault-too-much", megabytes = MAX_COMPILED >> 20),
            Fault::OutOfTime => text!("fault-out-of-time"),
        }
    }
}

crate::message::display_in_english!(Fault);
