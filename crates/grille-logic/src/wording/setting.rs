//! What the wording of a step needs to know: a layout, the constraints on it, the alphabet of its digits, and those that
//! the grid holds.

use grille_core::constraint::Constraint;
use grille_core::{Alphabet, Cell, Digit, Grid, Layout};
use grille_solve::Puzzle;

use crate::position::Position;

/// The digits that the grid holds, as far as they are known.
#[derive(Clone, Copy, Debug)]
pub enum Filled<'a> {
    /// Not known.
    Unknown,
    /// Those of a grid.
    Grid(&'a Grid),
    /// Those of a position.
    Values(&'a [Option<Digit>]),
}

impl Filled<'_> {
    /// The digit that a cell holds, if it is known.
    #[must_use]
    pub fn get(self, cell: Cell) -> Option<Digit> {
        match self {
            Filled::Unknown => None,
            Filled::Grid(grid) => grid.get(cell),
            Filled::Values(values) => values.get(cell.index()).copied().flatten(),
        }
    }
}

/// A layout, the constraints on it, the alphabet of its digits and those that the grid holds. Made from a puzzle or a position; from a bare
/// layout it has no constraints and no digits.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    /// The layout.
    pub layout: &'a Layout,
    /// The constraints, as the puzzle numbers them.
    pub constraints: &'a [Constraint],
    /// How the digits are written.
    pub alphabet: Alphabet,
    /// The digits that the grid holds.
    pub values: Filled<'a>,
}

impl<'a> From<&'a Layout> for Setting<'a> {
    fn from(layout: &'a Layout) -> Setting<'a> {
        Setting {
            layout,
            constraints: &[],
            alphabet: Alphabet::of(layout),
            values: Filled::Unknown,
        }
    }
}

impl<'a> From<&'a Puzzle> for Setting<'a> {
    fn from(puzzle: &'a Puzzle) -> Setting<'a> {
        Setting {
            layout: puzzle.layout(),
            constraints: puzzle.constraints(),
            alphabet: puzzle.script().alphabet,
            values: Filled::Grid(puzzle.values()),
        }
    }
}

impl<'a> From<&'a Position> for Setting<'a> {
    fn from(position: &'a Position) -> Setting<'a> {
        Setting {
            layout: position.layout(),
            constraints: position.constraints(),
            alphabet: position.alphabet(),
            values: Filled::Values(position.values()),
        }
    }
}
