//! Iterates over all solutions of a puzzle.

use super::candidates;
use super::search::AnySearch;
use crate::simd::{Backend, Grid};

/// An iterator over all solutions of one puzzle, in search order; the first is the `first` of
/// [`solve_one`](super::solve_one). It holds a bounded stack and may be dropped at any time.
///
/// ```
/// # use grille_solve::classic9::Solutions;
/// assert_eq!(Solutions::new(&[0; 81]).take(3).count(), 3);
/// ```
#[derive(Clone, Debug)]
pub struct Solutions {
    search: AnySearch,
}

impl Solutions {
    /// The solutions of a puzzle given as digits (0 = empty, 1–9).
    #[must_use]
    pub fn new(puzzle: &[u8; 81]) -> Self {
        Self::of(Backend::best(), candidates::from_digits(puzzle))
    }

    /// The solutions of a puzzle given as candidate sets (bit `d` = digit
    /// `d + 1`).
    #[must_use]
    pub fn from_candidates(sets: &[u16; 81]) -> Self {
        Self::of(Backend::best(), candidates::from_sets(sets))
    }

    /// [`new`](Self::new) on a chosen instruction set.
    #[doc(hidden)]
    #[must_use]
    pub fn with(backend: &'static Backend, puzzle: &[u8; 81]) -> Self {
        Self::of(backend, candidates::from_digits(puzzle))
    }

    fn of(backend: &'static Backend, grid: Grid) -> Self {
        let mut search = AnySearch::new(backend);
        search.begin(&grid);
        Self { search }
    }

    /// Branches taken so far.
    #[must_use]
    pub fn guesses(&self) -> u32 {
        self.search.guesses()
    }
}

impl Iterator for Solutions {
    type Item = [u8; 81];

    fn next(&mut self) -> Option<[u8; 81]> {
        self.search.next_digits()
    }
}

impl core::iter::FusedIterator for Solutions {}
