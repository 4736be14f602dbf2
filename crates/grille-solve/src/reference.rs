//! The reference solver: document C's recursive method, written to be readable.
//!
//! It goes through the free cells in order and tries the possible digits of each one by one. Regions that are to be
//! found are then cut out of the filled grid, one by one and in every way. The fast solvers are tested against it. It
//! is slow on hard puzzles: give it a budget.

use std::collections::BTreeSet;

use grille_core::internal::{Regions, neighbours};
use grille_core::{Cell, Digit, DigitSet, Grid};

use crate::{Model, Puzzle};

/// The solutions found, and whether that is all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The solutions, at most the requested number.
    pub solutions: Vec<Grid>,
    /// Whether the search ended because the budget was spent; there may be more.
    pub budget_spent: bool,
}

/// The first solution, however long it takes.
#[must_use]
pub fn first_solution(puzzle: &Puzzle) -> Option<Grid> {
    solutions(puzzle, 1, u64::MAX).solutions.pop()
}

/// At most `limit` solutions, after at most `budget` digits tried.
///
/// ```
/// use grille_solve::{Puzzle, reference};
///
/// let puzzle: Puzzle = "4....3.....3..41".parse()?;
/// let found = reference::solutions(&puzzle, 2, 1_000_000);
/// assert_eq!(found.solutions.len(), 1);
/// assert!(found.solutions[0].is_filled());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "fillGrid")]
#[must_use]
pub fn solutions(puzzle: &Puzzle, limit: usize, budget: u64) -> Found {
    let mut search = Search {
        puzzle,
        grid: puzzle.values().iter().collect(),
        free: puzzle.values().free_cells().collect(),
        limit,
        budget,
        found: Found {
            solutions: Vec::new(),
            budget_spent: false,
        },
    };
    search.fill(0);
    search.found
}

struct Search<'puzzle> {
    puzzle: &'puzzle Puzzle,
    grid: Vec<Option<Digit>>,
    free: Vec<Cell>,
    limit: usize,
    budget: u64,
    found: Found,
}

impl Search<'_> {
    /// Fills the free cells from this one on, in every way.
    fn fill(&mut self, next: usize) {
        let Some(&cell) = self.free.get(next) else {
            let regions = self.puzzle.model().and_then(|model| model.regions());
            if let Some(regions) = regions {
                self.divide(regions, &mut vec![None; self.grid.len()], 0);
                return;
            }
            let solution = Grid::from_values(self.puzzle.layout().clone(), self.grid.clone());
            self.found.solutions.push(solution);
            return;
        };
        for digit in self.free_digits(cell) {
            if self.found.solutions.len() == self.limit || self.found.budget_spent {
                break;
            }
            if self.budget == 0 {
                self.found.budget_spent = true;
                break;
            }
            self.budget -= 1;
            self.grid[cell.index()] = Some(digit);
            if self.keeps_the_rules() {
                self.fill(next + 1);
            }
        }
        self.grid[cell.index()] = None;
    }

    /// Divides the filled grid into regions from this index on, in every way: the first cell without a region belongs
    /// to the next one.
    fn divide(&mut self, regions: &Regions, parts: &mut Vec<Option<usize>>, number: usize) {
        let Some(first) = parts.iter().position(Option::is_none) else {
            let parts: Vec<usize> = parts.iter().flatten().copied().collect();
            let digits: Vec<Digit> = self.grid.iter().flatten().copied().collect();
            let layout = self.puzzle.layout();
            if regions.are_met(layout, &parts, &digits) {
                let divided = Regions::found(layout, &parts);
                let solution = Grid::from_values(divided, self.grid.clone());
                self.found.solutions.push(solution);
            }
            return;
        };
        for region in self.regions_with(Cell::new(first), regions.size(), parts) {
            if self.found.solutions.len() == self.limit || self.found.budget_spent {
                break;
            }
            if self.budget == 0 {
                self.found.budget_spent = true;
                break;
            }
            self.budget -= 1;
            for cell in &region {
                parts[cell.index()] = Some(number);
            }
            self.divide(regions, parts, number + 1);
            for cell in &region {
                parts[cell.index()] = None;
            }
        }
    }

    /// The connected sets of this many free cells that include this cell and have no repeated digit.
    fn regions_with(
        &self,
        cell: Cell,
        size: usize,
        parts: &[Option<usize>],
    ) -> BTreeSet<BTreeSet<Cell>> {
        let layout = self.puzzle.layout();
        let mut sets = BTreeSet::from([BTreeSet::from([cell])]);
        for _ in 1..size {
            let mut larger = BTreeSet::new();
            for set in &sets {
                for next in set.iter().flat_map(|&cell| neighbours(layout, cell)) {
                    let digit = |cell: &Cell| self.grid[cell.index()];
                    let is_new = set.iter().all(|known| digit(known) != digit(&next));
                    if is_new && parts[next.index()].is_none() {
                        let mut grown = set.clone();
                        grown.insert(next);
                        larger.insert(grown);
                    }
                }
            }
            sets = larger;
        }
        sets
    }

    /// Whether the digits so far break no constraint.
    fn keeps_the_rules(&self) -> bool {
        let broken = |model: &Model| model.broken_condition(|cell| self.grid[cell.index()]);
        self.puzzle
            .model()
            .is_none_or(|model| broken(model).is_none())
    }

    fn free_digits(&self, cell: Cell) -> DigitSet {
        let layout = self.puzzle.layout();
        let taken = layout
            .peers(cell)
            .iter()
            .filter_map(|peer| self.grid[peer.index()])
            .collect();
        layout.all_digits() - taken - self.puzzle.ruled_out(cell)
    }
}
