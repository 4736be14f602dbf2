//! The reference solver: document C's recursive method, as readable as it gets.
//!
//! The free cells in order, the free digits of each tried one by one. It is what the fast solvers are
//! tested against, and slow on hard puzzles: give it a budget.

use crate::variant::Model;
use crate::{Cell, Digit, DigitSet, Grid, Puzzle};

/// What was found, and whether that is all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The solutions, at most as many as asked for.
    pub solutions: Vec<Grid>,
    /// Whether the search ended for want of budget, with more perhaps to be found.
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
/// use grille::{Puzzle, exact::reference};
///
/// let puzzle: Puzzle = "4....3.....3..41".parse()?;
/// let found = reference::solutions(&puzzle, 2, 1_000_000);
/// assert_eq!(found.solutions.len(), 1);
/// assert!(found.solutions[0].is_filled());
/// # Ok::<(), grille::ReadError>(())
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
            let solution = Grid::from_values(self.puzzle.geometry().clone(), self.grid.clone());
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

    /// Whether no constraint is broken by the digits so far.
    fn keeps_the_rules(&self) -> bool {
        let broken = |model: &Model| model.broken(|cell| self.grid[cell.index()]);
        self.puzzle
            .model()
            .is_none_or(|model| broken(model).is_none())
    }

    fn free_digits(&self, cell: Cell) -> DigitSet {
        let geometry = self.puzzle.geometry();
        let taken = geometry
            .peers(cell)
            .iter()
            .filter_map(|peer| self.grid[peer.index()])
            .collect();
        geometry.all_digits() - taken - self.puzzle.ruled_out(cell)
    }
}
