//! Where a step is told: a layout, and the constraints on it.

use crate::logic::position::Position;
use crate::variant::Constraint;
use crate::{Geometry, Puzzle};

/// A layout and the constraints on it. Made from a puzzle or a position; from a bare layout it has none.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    /// The layout.
    pub geometry: &'a Geometry,
    /// The constraints, as the puzzle numbers them.
    pub constraints: &'a [Constraint],
}

impl<'a> From<&'a Geometry> for Setting<'a> {
    fn from(geometry: &'a Geometry) -> Setting<'a> {
        Setting {
            geometry,
            constraints: &[],
        }
    }
}

impl<'a> From<&'a Puzzle> for Setting<'a> {
    fn from(puzzle: &'a Puzzle) -> Setting<'a> {
        Setting {
            geometry: puzzle.geometry(),
            constraints: puzzle.constraints(),
        }
    }
}

impl<'a> From<&'a Position> for Setting<'a> {
    fn from(position: &'a Position) -> Setting<'a> {
        Setting {
            geometry: position.geometry(),
            constraints: position.constraints(),
        }
    }
}
