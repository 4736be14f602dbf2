//! The general exact solver: any cells, any groups of cells that must differ,
//! up to 32 digits. It serves every size from 4×4 to 25×25, jigsaws, samurais
//! and cubes, and through [`Rule`] whatever variants add.
//!
//! - `problem`: what goes in;
//! - `reduced`: singles first, then only the open cells, numbered anew;
//! - `layout`: flat tables for the search;
//! - `board`, `overlap`, `why`: the candidates, everything the groups imply, and reasons;
//! - `scout`: a plain search on vectors for problems of up to 96 cells and 16 digits, ready at once;
//! - `crew`: thirty-two of its kind abreast, up to 256 cells; `weights` tell both where failures were;
//! - `learn`: the search that learns clauses;
//! - `turns`: how these three share the search for a few solutions;
//! - `plain`: the search for very many solutions, by `crew`, `scout` or, beyond their size, `walk`;
//! - `listing`, `symmetry`: all solutions, and counting them;
//! - `occurring`: which candidates occur in some solution;
//! - `rule`, `wake`: the seam for further constraints.
//!
//! No search recurses, memory is bounded, and nothing depends on time, address
//! or thread: the same problem takes the same nodes everywhere.

mod board;
mod classic;
mod crew;
mod layout;
mod learn;
mod listing;
mod literal;
mod occurring;
mod overlap;
mod plain;
mod problem;
mod reduced;
mod rule;
mod scout;
mod step;
mod symmetry;
#[cfg(test)]
mod tests;
mod turns;
mod wake;
mod walk;
mod weights;
mod why;

pub use listing::Solutions;
pub use problem::{Group, MAX_DIGITS, Problem, ProblemError};
pub use rule::{Candidates, Claim, Deductions, Fact, Related, Rule, Wake};

use super::budget::Meter;
use super::{Budget, BudgetSpent, Count, Outcome};
use plain::Plain;
use reduced::Reduced;
use turns::End;
use wake::Rules;

/// The digit (1-based) of each cell.
pub type Solution = Box<[u8]>;

/// A solver for one problem, which can be asked any number of times.
///
/// ```
/// use grille::exact::general::{Group, Problem, Solver};
/// use grille::exact::{Budget, Outcome};
/// // Three cells in a row that must differ; the first two are 1 or 2.
/// let problem = Problem::new(3, vec![0b011, 0b011, 0b111], vec![Group::new([0, 1, 2])])?;
/// let solver = Solver::new(&problem);
/// assert!(matches!(solver.outcome(Budget::default()), Outcome::Several(..)));
/// assert_eq!(solver.count(10, Budget::default()).solutions, 2);
/// # Ok::<(), grille::exact::general::ProblemError>(())
/// ```
pub struct Solver {
    problem: Problem,
    /// `None`: the singles alone show that there is no solution.
    reduced: Option<Reduced>,
    rules: Rules,
}

impl Solver {
    /// Prepares a problem: compiles it and takes its singles.
    #[must_use]
    pub fn new(problem: &Problem) -> Self {
        Self::with_rules(problem, Vec::new())
    }

    /// Prepares a problem that has rules besides its groups.
    ///
    /// # Panics
    /// If a rule reads a cell that the problem does not have.
    #[must_use]
    pub fn with_rules(problem: &Problem, rules: Vec<Box<dyn Rule>>) -> Self {
        let reduced = Reduced::new(problem);
        let rules = match &reduced {
            Some(reduced) => Rules::new(rules, reduced),
            None => Rules::default(),
        };
        Self {
            problem: problem.clone(),
            reduced,
            rules,
        }
    }

    /// Whether there is no solution, one, or more.
    #[must_use]
    pub fn outcome(&self, budget: Budget<'_>) -> Outcome<Solution> {
        let Some(reduced) = &self.reduced else {
            return Outcome::None;
        };
        let (found, end) = self.few(reduced, 2, &mut budget.meter());
        let mut found = found.into_iter();
        match (found.next(), found.next(), end) {
            (Some(first), Some(second), _) => Outcome::Several(first, second),
            (first, _, End::Spent) => Outcome::BudgetSpent(first),
            (Some(first), _, _) => Outcome::Unique(first),
            (None, ..) => Outcome::None,
        }
    }

    /// Some solution, not asking whether there are more. `Err` if the budget
    /// is spent before it is known.
    ///
    /// # Errors
    /// [`BudgetSpent`].
    pub fn first(&self, budget: Budget<'_>) -> Result<Option<Solution>, BudgetSpent> {
        let Some(reduced) = &self.reduced else {
            return Ok(None);
        };
        match self.few(reduced, 1, &mut budget.meter()) {
            (found, End::Spent) if found.is_empty() => Err(BudgetSpent),
            (found, _) => Ok(found.into_iter().next()),
        }
    }

    fn few(&self, reduced: &Reduced, most: usize, meter: &mut Meter<'_>) -> (Vec<Solution>, End) {
        turns::few((&self.problem, reduced, &self.rules), most, meter)
    }

    /// Up to so many solutions by each of the searches alone, and its name: for comparing them.
    #[doc(hidden)]
    #[must_use]
    pub fn by_each_search(&self, most: usize) -> Vec<(&'static str, Vec<Solution>)> {
        let each = |reduced| turns::each((&self.problem, reduced, &self.rules), most);
        self.reduced.as_ref().map_or_else(Vec::new, each)
    }

    /// All solutions, one after the other.
    #[must_use]
    pub fn solutions<'a>(&'a self, budget: Budget<'a>) -> Solutions<'a> {
        Solutions::new(&self.problem, self.reduced.as_ref(), &self.rules, budget)
    }

    /// For every cell the digits that occur there in some solution: bit `d - 1`
    /// for digit `d`. All are empty if there is no solution.
    ///
    /// # Errors
    /// [`BudgetSpent`].
    pub fn occurring(&self, budget: Budget<'_>) -> Result<Vec<u32>, BudgetSpent> {
        self.occurring_in(self.problem.domains().len(), budget)
    }

    /// The same for the first cells only, so many of them.
    pub(super) fn occurring_in(
        &self,
        cells: usize,
        budget: Budget<'_>,
    ) -> Result<Vec<u32>, BudgetSpent> {
        match &self.reduced {
            Some(reduced) => {
                occurring::occurring((reduced, &self.rules), cells, &mut budget.meter())
            }
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
        // Few solutions, however hard to find.
        let few = usize::try_from(limit).map_or(listing::FEW, |limit| limit.min(listing::FEW));
        let (found, end) = self.few(reduced, few, &mut meter);
        let found = found.len() as u64;
        match end {
            End::All => return Count::all(found),
            End::Spent => return Count::stopped(found),
            End::Enough if found == limit => return Count::limit(limit),
            End::Enough => {}
        }
        // Many: a plain search, on one version of each solution where digits
        // are interchangeable. Rules may tell digits apart.
        if let Some(folded) = symmetry::fold(&self.problem).filter(|_| self.rules.list.is_empty())
            && let Some(reduced) = Reduced::new(&folded.problem)
        {
            let mut plain = Plain::new(&folded.problem, &reduced, &self.rules, &mut meter);
            return plain.count(folded.weight, found, limit, &mut meter);
        }
        let mut plain = Plain::new(&self.problem, reduced, &self.rules, &mut meter);
        plain.count(1, found, limit, &mut meter)
    }
}
