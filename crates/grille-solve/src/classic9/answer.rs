//! The answer to one puzzle.

use super::candidates;
use crate::simd::Grid;

/// What the search found out about one puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Number of solutions, counted up to the limit given.
    pub count: u32,
    /// The first solution, digits 1–9; zeros where there is none.
    pub first: [u8; 81],
    /// Two-way branches taken: the same on every machine.
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
