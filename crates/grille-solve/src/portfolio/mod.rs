//! The general exact solver: any cells, any groups of cells that must differ,
//! up to 32 digits. It serves every size from 4×4 to 25×25, jigsaws, samurais
//! and cubes, and through [`Propagate`] whatever variants add.
//!
//! - `problem`: the input;
//! - `reduced`: takes singles first, then renumbers the open cells;
//! - `tables`: flat tables for the search;
//! - `board`, `overlap`, `why`: the candidates, everything the groups imply, and reasons;
//! - `scout`: a plain depth-first search on vectors for problems of up to 96 cells and 16 digits, ready at once;
//! - `lockstep`: 32 boards in lockstep, up to 256 cells; `weights` tells both where failures occurred;
//! - `cdcl`: the search that learns clauses (CDCL);
//! - `search`, `schedule`: what the three have in common, and the portfolio that schedules them;
//! - `plain`: the search for very many solutions, by `lockstep`, `scout` or, beyond their size, `walk`;
//! - `listing`, `symmetry`: listing and counting all solutions;
//! - `occurring`: which candidates occur in some solution;
//! - `propagate`, `queue`: the interface for propagators, and the queue of those to run.
//!
//! No search recurses, memory is bounded, and nothing depends on time, address
//! or thread: the same problem takes the same nodes everywhere.

mod board;
mod cdcl;
mod classic;
mod listing;
mod literal;
mod lockstep;
mod occurring;
mod overlap;
mod plain;
mod problem;
mod propagate;
mod queue;
mod reduced;
mod schedule;
mod scout;
mod search;
mod symmetry;
mod tables;
#[cfg(test)]
mod tests;
mod walk;
mod weights;
mod why;

pub use listing::Solutions;
pub use problem::{Group, Problem};
pub use propagate::{Candidates, Claim, Deductions, Fact, Propagate, Related, Wake};

use grille_core::{Budget, BudgetSpent};

use super::{Count, Outcome};
use plain::Plain;
use queue::PropagationQueue;
use reduced::Reduced;
use schedule::{End, Portfolio};

/// The digit (1-based) of each cell.
pub type Solution = Box<[u8]>;

/// A solver for one problem, which can be queried any number of times.
pub struct Solver {
    problem: Problem,
    /// `None`: the singles alone show that there is no solution.
    reduced: Option<Reduced>,
    queue: PropagationQueue,
}

impl Solver {
    /// A problem without propagators.
    #[cfg(test)]
    pub fn new(problem: &Problem) -> Self {
        Self::with_propagators(problem, Vec::new())
    }

    /// Prepares a problem: compiles it, places its singles, and queues the propagators that it has in addition to its
    /// groups.
    ///
    /// # Panics
    /// If a propagator reads a cell that the problem does not have.
    #[must_use]
    pub fn with_propagators(problem: &Problem, propagators: Vec<Box<dyn Propagate>>) -> Self {
        let reduced = Reduced::new(problem);
        let queue = match &reduced {
            Some(reduced) => PropagationQueue::new(propagators, reduced),
            None => PropagationQueue::default(),
        };
        Self {
            problem: problem.clone(),
            reduced,
            queue,
        }
    }

    /// Whether there is no solution, one, or more.
    #[must_use]
    pub fn outcome(&self, budget: Budget<'_>) -> Outcome<Solution> {
        let Some(reduced) = &self.reduced else {
            return Outcome::None;
        };
        let mut portfolio = self.portfolio(reduced);
        let (found, end) = portfolio.up_to(2, &mut budget.meter());
        match (found, end) {
            ([first, second, ..], _) => Outcome::Several(first.clone(), second.clone()),
            (found, End::Spent) => Outcome::BudgetSpent(found.first().cloned()),
            ([only], _) => Outcome::Unique(only.clone()),
            ([], _) => Outcome::None,
        }
    }

    /// Some solution, without checking whether there are more. `Err` if the budget is spent before it is known.
    ///
    /// # Errors
    /// [`BudgetSpent`].
    pub fn first(&self, budget: Budget<'_>) -> Result<Option<Solution>, BudgetSpent> {
        let Some(reduced) = &self.reduced else {
            return Ok(None);
        };
        let mut portfolio = self.portfolio(reduced);
        match portfolio.up_to(1, &mut budget.meter()) {
            ([], End::Spent) => Err(BudgetSpent),
            (found, _) => Ok(found.first().cloned()),
        }
    }

    fn portfolio<'a>(&'a self, reduced: &'a Reduced) -> Portfolio<'a> {
        Portfolio::new((&self.problem, reduced, &self.queue))
    }

    /// Up to this many solutions by each search on its own, with the name of the search: for comparing them.
    #[must_use]
    pub fn by_each_search(&self, most: usize) -> Vec<(&'static str, Vec<Solution>)> {
        let each = |reduced| schedule::each((&self.problem, reduced, &self.queue), most);
        self.reduced.as_ref().map_or_else(Vec::new, each)
    }

    /// Iterates over all solutions.
    #[must_use]
    pub fn solutions<'a>(&'a self, budget: Budget<'a>) -> Solutions<'a> {
        let reduced = self.reduced.as_ref();
        Solutions::new(
            reduced.map(|reduced| (&self.problem, reduced, &self.queue)),
            budget,
        )
    }

    /// For each of the first cells, the digits that occur there in some solution: bit `d - 1` for digit `d`. All are
    /// empty if there is no solution.
    ///
    /// # Errors
    /// [`BudgetSpent`].
    pub fn occurring(&self, cells: usize, budget: Budget<'_>) -> Result<Vec<u32>, BudgetSpent> {
        match &self.reduced {
            Some(reduced) => occurring::occurring(
                (&self.problem, reduced, &self.queue),
                cells,
                &mut budget.meter(),
            ),
            None => Ok(vec![0; cells]),
        }
    }

    /// Counts the solutions, up to a limit.
    #[must_use]
    pub fn count(&self, limit: u64, budget: Budget<'_>) -> Count {
        let Some(reduced) = &self.reduced else {
            return Count::all(0);
        };
        let mut meter = budget.meter();
        // Few solutions, however hard to find: ask the portfolio.
        let few = usize::try_from(limit).map_or(listing::FEW, |limit| limit.min(listing::FEW));
        let (found, end) = {
            let mut portfolio = self.portfolio(reduced);
            let (found, end) = portfolio.up_to(few, &mut meter);
            (found.len() as u64, end)
        };
        match end {
            End::All => return Count::all(found),
            End::Spent => return Count::stopped(found),
            End::Enough if found == limit => return Count::limit(limit),
            End::Enough => {}
        }
        // Many: a plain search, on one representative of each class of solutions where digits are interchangeable.
        // Propagators may distinguish digits.
        if let Some(folded) = symmetry::fold(&self.problem).filter(|_| self.queue.list.is_empty())
            && let Some(reduced) = Reduced::new(&folded.problem)
        {
            let mut plain = Plain::new(&folded.problem, &reduced, &self.queue, &mut meter);
            return plain.count(folded.weight, found, limit, &mut meter);
        }
        let mut plain = Plain::new(&self.problem, reduced, &self.queue, &mut meter);
        plain.count(1, found, limit, &mut meter)
    }
}
