//! Finds other solutions of a puzzle whose solution is known, for generators that remove givens and restore them: the
//! puzzle stays in the solver's own form, and an answer is the set of cells that differ.

use super::candidates;
use super::search::AnySearch;
use crate::simd::{ALL, Backend, Grid};

/// A puzzle with a known solution, and the search for others.
#[derive(Clone, Debug)]
pub struct Others {
    backend: &'static Backend,
    solution: Grid,
    /// The givens; all other cells are open.
    puzzle: Grid,
    search: AnySearch,
}

/// A solution; it is the known one if no cell differs.
pub struct Other {
    grid: Grid,
    /// The cells that differ, as a bit mask.
    pub differs: u128,
}

impl Others {
    /// A complete grid with every cell given.
    #[must_use]
    pub fn new(solution: &[u8; 81]) -> Others {
        let backend = Backend::best();
        let solution = candidates::from_digits(solution);
        Others {
            backend,
            puzzle: solution,
            solution,
            search: AnySearch::new(backend),
        }
    }

    /// Adds a given.
    #[inline]
    pub fn give(&mut self, cell: usize) {
        self.puzzle.bands[cell / 27][cell % 27] = self.solution.bands[cell / 27][cell % 27];
    }

    /// Removes a given.
    #[inline]
    pub fn open(&mut self, cell: usize) {
        self.puzzle.bands[cell / 27][cell % 27] = ALL;
    }

    /// Starts a search over all solutions, or over those that differ from the known one in a cell.
    pub fn begin(&mut self, changed: Option<usize>) {
        let mut grid = self.puzzle;
        if let Some(cell) = changed {
            grid.bands[cell / 27][cell % 27] &= !self.solution.bands[cell / 27][cell % 27];
        }
        self.search.begin(&grid);
    }

    /// The next solution; the known one may be among them.
    pub fn find(&mut self) -> Option<Other> {
        self.search.next_grid().map(|grid| Other {
            differs: (self.backend.differs)(&grid, &self.solution),
            grid,
        })
    }
}

impl Other {
    /// The digit of a cell, from 0.
    #[inline]
    #[must_use]
    pub fn digit(&self, cell: usize) -> usize {
        self.grid.bands[cell / 27][cell % 27].trailing_zeros() as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classic9::Solutions;

    #[test]
    fn the_solutions_are_those_of_the_puzzle() {
        let solution = Solutions::new(&[0; 81]).next().unwrap();
        let mut others = Others::new(&solution);
        others.begin(None);
        assert_eq!(others.find().unwrap().differs, 0);
        assert!(others.find().is_none());
        let mut puzzle = solution;
        for cell in (0..81).filter(|cell| cell % 3 != 1) {
            others.open(cell);
            puzzle[cell] = 0;
        }
        others.give(80);
        puzzle[80] = solution[80];
        others.begin(None);
        let mut several = 0;
        for expected in Solutions::new(&puzzle).take(50) {
            let other = others.find().unwrap();
            for cell in 0..81 {
                assert_eq!(other.digit(cell) + 1, usize::from(expected[cell]));
                let differs = expected[cell] != solution[cell];
                assert_eq!(other.differs >> cell & 1 == 1, differs);
            }
            several += 1;
        }
        assert!(several > 1);
        others.begin(Some(0));
        assert!(others.find().unwrap().differs & 1 == 1);
    }
}
