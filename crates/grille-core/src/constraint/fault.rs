//! Faults: what can be wrong with a constraint on its own.

use std::fmt;

use super::MAX_COMPILED;
use crate::Place;

/// Why a constraint makes no sense on its grid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
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
    /// More cells than digits, although all of them should differ.
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
    /// It needs a certain kind of grid: square boxes, or 9×9.
    Grid,
    /// Its cells are not arranged as required.
    Shape,
    /// Regions are to be found although the grid has regions of its own.
    HasRegions,
    /// It is about regions to be found, but there are none.
    NoRegionsToFind,
    /// No digits at all can meet it.
    Impossible,
    /// It is too large to be compiled.
    TooLarge,
    /// Together with the constraints before it, it takes more memory than a puzzle may.
    TooMuch,
    /// The time ran out while it was being compiled.
    OutOfTime,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::TooFew { least: 1 } => f.write_str("it needs at least one cell."),
            Fault::TooFew { least } => write!(f, "it needs at least {least} cells."),
            Fault::Repeats(place) => write!(f, "it names {place} twice."),
            Fault::NoCell => f.write_str("it names a cell that the grid does not have."),
            Fault::TooMany { cells } => write!(
                f,
                "it has {cells} cells, more than there are digits, and no digit may repeat."
            ),
            Fault::Number {
                number,
                least,
                greatest,
            } => write!(
                f,
                "{number} is impossible; it must be from {least} to {greatest}."
            ),
            Fault::Grid => f.write_str("it does not fit a grid of this shape."),
            Fault::Shape => f.write_str("its cells do not have the required arrangement."),
            Fault::HasRegions => f.write_str(
                "the regions are to be found, but the grid already has boxes or regions.",
            ),
            Fault::NoRegionsToFind => {
                f.write_str("it is about regions to be found, which needs “chaos-construction”.")
            }
            Fault::Impossible => f.write_str("no digits can satisfy it."),
            Fault::TooLarge => f.write_str("it is too large."),
            Fault::TooMuch => write!(
                f,
                "with it, the constraints need more memory than a puzzle may use ({} MB).",
                MAX_COMPILED >> 20
            ),
            Fault::OutOfTime => f.write_str("time ran out before it was prepared."),
        }
    }
}

impl std::error::Error for Fault {}
