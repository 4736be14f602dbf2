//! What the wording of a step needs to know: a layout, the constraints on it, and the alphabet of its digits.

use grille_core::constraint::Constraint;
use grille_core::{Alphabet, Layout};
use grille_solve::Puzzle;

use crate::position::Position;

/// A layout, the constraints on it and the alphabet of its digits. Made from a puzzle or a position; from a bare
/// layout it has no constraints.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    /// The layout.
    pub layout: &'a Layout,
    /// The constraints, as the puzzle numbers them.
    pub constraints: &'a [Constraint],
    /// How the digits are written.
    pub alphabet: Alphabet,
}

impl<'a> From<&'a Layout> for Setting<'a> {
    fn from(layout: &'a Layout) -> Setting<'a> {
        Setting {
            layout,
            constraints: &[],
            alphabet: Alphabet::of(layout),
        }
    }
}

impl<'a> From<&'a Puzzle> for Setting<'a> {
    fn from(puzzle: &'a Puzzle) -> Setting<'a> {
        Setting {
            layout: puzzle.layout(),
            constraints: puzzle.constraints(),
            alphabet: puzzle.script().alphabet,
        }
    }
}

impl<'a> From<&'a Position> for Setting<'a> {
    fn from(position: &'a Position) -> Setting<'a> {
        Setting {
            layout: position.layout(),
            constraints: position.constraints(),
            alphabet: position.alphabet(),
        }
    }
}
