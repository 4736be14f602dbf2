//! Depth-first search over one puzzle, solution by solution, without recursion.

use super::candidates;
use crate::simd::{Backend, Grid, Outcome};

/// How a search, or a part of it, ended.
pub(super) enum Found {
    /// The grid is the next solution.
    Solution,
    /// No solution is left.
    Nothing,
    /// The pause was reached: the grid and the pending grids are left, all unexplored.
    Pause,
}

/// Initial capacity for pending grids.
const USUAL_DEPTH: usize = 24;

/// A search that can be resumed after each solution.
#[derive(Clone, Debug)]
pub(super) struct Search {
    backend: &'static Backend,
    /// The second children still to visit, deepest last. Every branch removes at least one of 729 candidates, which
    /// bounds the depth.
    pub(super) pending: Vec<Grid>,
    /// Branches taken so far.
    pub(super) guesses: u32,
    /// The number of branches at which to pause, if any.
    pub(super) pause_at: Option<u32>,
}

impl Search {
    pub(super) fn new(backend: &'static Backend) -> Self {
        Self {
            backend,
            pending: Vec::new(),
            guesses: 0,
            pause_at: None,
        }
    }

    /// Searches the tree below `grid`, then the pending grids.
    #[inline]
    pub(super) fn solve(&mut self, grid: &mut Grid) -> Found {
        loop {
            match (self.backend.settle)(grid) {
                Outcome::Solved => return Found::Solution,
                Outcome::Dead => {
                    if !self.back(grid) {
                        return Found::Nothing;
                    }
                }
                Outcome::Stalled | Outcome::Changed => {
                    self.guesses = self.guesses.saturating_add(1);
                    if self.pending.capacity() == 0 {
                        self.pending.reserve(USUAL_DEPTH);
                    }
                    let other = self.pending.push_mut(candidates::OPEN);
                    (self.backend.split)(grid, other);
                    if Some(self.guesses) == self.pause_at {
                        return Found::Pause;
                    }
                }
            }
        }
    }

    /// Takes the deepest pending grid; `false` if there is none.
    #[inline]
    pub(super) fn back(&mut self, grid: &mut Grid) -> bool {
        let Some(next) = self.pending.last() else {
            return false;
        };
        *grid = *next;
        self.pending.truncate(self.pending.len() - 1);
        true
    }
}
