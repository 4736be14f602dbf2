//! Where a step is told: a layout, the constraints on it, and how its digits are written.

use crate::logic::position::Position;
use crate::notation::Alphabet;
use crate::variant::Constraint;
use crate::{Geometry, Puzzle};

/// A layout, the constraints on it and how its digits are written. Made from a puzzle or a position; from a
/// bare layout it has no constraints.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    /// The layout.
    pub geometry: &'a Geometry,
    /// The constraints, as the puzzle numbers them.
    pub constraints: &'a [Constraint],
    /// How the digits are written.
    pub alphabet: Alphabet,
}

impl<'a> From<&'a Geometry> for Setting<'a> {
    fn from(geometry: &'a Geometry) -> Setting<'a> {
        Setting {
            geometry,
            constraints: &[],
            alphabet: Alphabet::of(geometry),
        }
    }
}

impl<'a> From<&'a Puzzle> for Setting<'a> {
    fn from(puzzle: &'a Puzzle) -> Setting<'a> {
        Setting {
            geometry: puzzle.geometry(),
            constraints: puzzle.constraints(),
            alphabet: puzzle.script().alphabet,
        }
    }
}

impl<'a> From<&'a Position> for Setting<'a> {
    fn from(position: &'a Position) -> Setting<'a> {
        Setting {
            geometry: position.geometry(),
            constraints: position.constraints(),
            alphabet: position.alphabet(),
        }
    }
}
