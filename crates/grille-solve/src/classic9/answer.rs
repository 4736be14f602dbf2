//! The answer to one puzzle.

use super::candidates;
use crate::simd::Grid;

/// What the search found out about one puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Number of solutions, counted up to the limit given.
    pub count: u32,
    /// The first solution in the order of [`Solutions`](super::Solutions), digits 1–9; zeros where there is none.
    pub first: [u8; 81],
    /// Two-way branches taken. For a puzzle with a solution, every machine needs some or none; how many it takes to rule out
    /// others depends on the instruction set.
    pub guesses: u32,
}

impl Answer {
    /// No solution, nothing tried.
    pub const NONE: Self = Self {
        count: 0,
        first: [0; 81],
        guesses: 0,
    };
}

impl Answer {
    /// Counts a solution.
    #[inline]
    pub(super) fn found(&mut self, grid: &Grid) {
        if self.count == 0 {
            self.first = candidates::digits(grid);
        }
        self.count += 1;
    }
}

impl Default for Answer {
    fn default() -> Self {
        Self::NONE
    }
}
