//! What most programs need: `use grille::prelude::*;`.

pub use crate::solve::SolveGrid;
pub use crate::{
    Budget, Cell, CellSet, Digit, DigitSet, Draft, Grid, House, Layout, Outcome, Puzzle, Solver,
    Validate,
};

#[cfg(feature = "notation")]
pub use crate::read_puzzle;
#[cfg(feature = "say")]
pub use crate::say::{Lang, Say};
