//! Depth-first search over one puzzle, solution by solution, without recursion.

use super::candidates;
use super::scalar::Board;
use crate::simd::{Backend, Grid, Isa, Outcome};

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

/// A puzzle in the form of an engine: a grid for the vectors, a board without them.
pub(super) trait Position: Copy {
    /// Something to be overwritten.
    const BLANK: Self;
    /// Propagates to a fixed point.
    fn settle(&mut self, backend: &Backend) -> Outcome;
    /// Leaves the first child in place and writes the second.
    fn split(&mut self, other: &mut Self, backend: &Backend);
}

impl Position for Grid {
    const BLANK: Self = candidates::OPEN;
    #[inline]
    fn settle(&mut self, backend: &Backend) -> Outcome {
        (backend.settle)(self)
    }
    #[inline]
    fn split(&mut self, other: &mut Self, backend: &Backend) {
        (backend.split)(self, other);
    }
}

impl Position for Board {
    const BLANK: Self = Board::BLANK;
    #[inline]
    fn settle(&mut self, _: &Backend) -> Outcome {
        self.settle()
    }
    #[inline]
    fn split(&mut self, other: &mut Self, _: &Backend) {
        self.split(other);
    }
}

/// A search that can be resumed after each solution.
#[derive(Clone, Debug)]
pub(super) struct Search<P> {
    backend: &'static Backend,
    /// The second children still to visit, deepest last. Every branch removes at least one of 729 candidates, which
    /// bounds the depth.
    pub(super) pending: Vec<P>,
    /// Branches taken so far.
    pub(super) guesses: u32,
    /// The number of branches at which to pause, if any.
    pub(super) pause_at: Option<u32>,
}

impl<P: Position> Search<P> {
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
    pub(super) fn solve(&mut self, grid: &mut P) -> Found {
        loop {
            match grid.settle(self.backend) {
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
                    let other = self.pending.push_mut(P::BLANK);
                    grid.split(other, self.backend);
                    if Some(self.guesses) == self.pause_at {
                        return Found::Pause;
                    }
                }
            }
        }
    }

    /// The next solution below the pending grids.
    #[inline]
    fn next(&mut self) -> Option<P> {
        let mut grid = self.pending.pop()?;
        match self.solve(&mut grid) {
            Found::Solution => Some(grid),
            Found::Nothing | Found::Pause => None,
        }
    }

    /// Takes the deepest pending grid; `false` if there is none.
    #[inline]
    pub(super) fn back(&mut self, grid: &mut P) -> bool {
        let Some(next) = self.pending.last() else {
            return false;
        };
        *grid = *next;
        self.pending.truncate(self.pending.len() - 1);
        true
    }
}

/// A search by the engine that suits the instruction set.
#[derive(Clone, Debug)]
pub(super) enum AnySearch {
    Vectors(Search<Grid>),
    Scalar(Search<Board>),
}

impl AnySearch {
    pub(super) fn new(backend: &'static Backend) -> Self {
        match backend.isa {
            Isa::Portable => Self::Scalar(Search::new(backend)),
            Isa::Avx2 | Isa::Avx512 => Self::Vectors(Search::new(backend)),
        }
    }

    /// Starts over with a puzzle.
    pub(super) fn begin(&mut self, grid: &Grid) {
        match self {
            Self::Vectors(search) => {
                search.pending.clear();
                search.pending.push(*grid);
            }
            Self::Scalar(search) => {
                let bands = grid.bands.iter();
                let board = Board::from_sets(bands.flat_map(|band| band[..27].iter().copied()));
                search.pending.clear();
                search.pending.push(board);
            }
        }
    }

    /// The digits of the next solution.
    pub(super) fn next_digits(&mut self) -> Option<[u8; 81]> {
        match self {
            Self::Vectors(search) => search.next().map(|grid| candidates::digits(&grid)),
            Self::Scalar(search) => search.next().map(|board| board.digits()),
        }
    }

    /// The next solution as a grid.
    pub(super) fn next_grid(&mut self) -> Option<Grid> {
        match self {
            Self::Vectors(search) => search.next(),
            Self::Scalar(search) => {
                let board = search.next()?;
                Some(candidates::from_digits(&board.digits()))
            }
        }
    }

    /// Branches taken so far.
    pub(super) fn guesses(&self) -> u32 {
        match self {
            Self::Vectors(search) => search.guesses,
            Self::Scalar(search) => search.guesses,
        }
    }
}
