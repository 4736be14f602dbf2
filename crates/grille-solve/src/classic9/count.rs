//! Counts all solutions of a puzzle, many subtrees at a time.

use grille_core::Budget;

use super::candidates;
use super::lockstep::{Desk, Lockstep, Solution, Wanted};
use crate::CountEnd;
use crate::simd::{Backend, Block, Grid};

/// How far to count. Build one, then call [`count`](Self::count).
///
/// ```
/// # use grille_solve::CountEnd;
/// # use grille_solve::classic9::Counting;
/// let counted = Counting::up_to(1000).count(&[0; 81]);
/// assert_eq!((counted.solutions, counted.end), (1000, CountEnd::Limit));
/// ```
#[derive(Clone, Copy)]
pub struct Counting<'a> {
    limit: u64,
    budget: Budget<'a>,
    backend: &'static Backend,
}

/// The result of counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Solutions found, at most the limit.
    pub solutions: u64,
    /// Why counting ended.
    pub end: CountEnd,
    /// Branches taken.
    pub guesses: u64,
    /// The first two solutions found; all zeros where there is none.
    pub examples: [[u8; 81]; 2],
}

impl Default for Counting<'_> {
    fn default() -> Self {
        Self::all()
    }
}

impl<'a> Counting<'a> {
    /// Counts every solution.
    #[must_use]
    pub fn all() -> Self {
        Self::up_to(u64::MAX)
    }

    /// Stops at `limit` solutions.
    #[must_use]
    pub fn up_to(limit: u64) -> Self {
        Self {
            limit,
            budget: Budget::default(),
            backend: Backend::best(),
        }
    }

    /// Stops when this budget is spent (it may run over by a few dozen branches).
    #[must_use]
    pub fn budget(self, budget: Budget<'a>) -> Self {
        Self { budget, ..self }
    }

    /// Uses a chosen instruction set.
    #[doc(hidden)]
    #[must_use]
    pub fn with(self, backend: &'static Backend) -> Self {
        Self { backend, ..self }
    }

    /// Counts the solutions of a puzzle given as digits (0 = empty, 1–9).
    #[must_use]
    pub fn count(&self, puzzle: &[u8; 81]) -> Counted {
        self.run(candidates::from_digits(puzzle))
    }

    /// Counts the solutions of a puzzle given as candidate sets (bit `d` =
    /// digit `d + 1`).
    #[must_use]
    pub fn count_candidates(&self, sets: &[u16; 81]) -> Counted {
        self.run(candidates::from_sets(sets))
    }

    fn run(&self, grid: Grid) -> Counted {
        let mut tally = Tally {
            limit: self.limit,
            solutions: 0,
            guesses: 0,
            examples: [[0; 81]; 2],
        };
        let mut lockstep = Lockstep::new(self.backend);
        lockstep.take_over(core::iter::once(grid));
        let mut meter = self.budget.meter();
        let mut charged = 0;
        let end = loop {
            if tally.solutions >= self.limit {
                break CountEnd::Limit;
            }
            if !meter.charge_many(tally.guesses - charged) {
                break CountEnd::BudgetSpent;
            }
            charged = tally.guesses;
            if !lockstep.work(&mut tally) {
                break CountEnd::All;
            }
        };
        Counted {
            solutions: tally.solutions,
            end,
            guesses: tally.guesses,
            examples: tally.examples,
        }
    }
}

struct Tally {
    limit: u64,
    solutions: u64,
    guesses: u64,
    examples: [[u8; 81]; 2],
}

impl Desk for Tally {
    fn fill(&mut self, _: &mut Block, _: usize, _: usize) -> bool {
        false
    }
    #[inline]
    fn guessed(&mut self, _: usize) {
        self.guesses += 1;
    }
    #[inline]
    fn solved(&mut self, _: usize, solution: Solution<'_>) -> Wanted {
        if let Some(example) = self.examples.get_mut(self.solutions as usize) {
            solution.digits(example);
        }
        self.solutions = self.solutions.saturating_add(1);
        if self.solutions < self.limit {
            Wanted::Everything
        } else {
            Wanted::Nothing
        }
    }
}
