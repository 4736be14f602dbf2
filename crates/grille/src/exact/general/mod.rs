//! The general exact solver: any cells, any groups of cells that must differ,
//! up to 32 digits. It serves every size from 4×4 to 25×25, jigsaws, samurais
//! and cubes, and through [`Rule`] whatever variants add.
//!
//! - `problem`: what goes in;
//! - `reduced`: singles first, then only the open cells, numbered anew;
//! - `layout`: flat tables for the search;
//! - `board`, `overlap`, `why`: the candidates, everything the groups imply, and reasons;
//! - `learn`: the search that learns clauses, for one or two solutions;
//! - `walk`: the search that stores nothing, for very many solutions;
//! - `listing`, `symmetry`: all solutions, and counting them;
//! - `occurring`: which candidates occur in some solution;
//! - `rule`, `wake`: the seam for further constraints.
//!
//! No search recurses, memory is bounded, and nothing depends on time, address
//! or thread: the same problem takes the same nodes everywhere.

mod board;
mod layout;
mod learn;
mod listing;
mod literal;
mod occurring;
mod overlap;
mod problem;
mod reduced;
mod rule;
mod step;
mod symmetry;
mod wake;
mod walk;
mod why;

pub use listing::Solutions;
pub use problem::{Group, MAX_DIGITS, Problem, ProblemError};
pub use rule::{Candidates, Claim, Deductions, Fact, Rule, Wake};

use super::{Budget, BudgetSpent, Count, Outcome};
use learn::Learner;
use reduced::Reduced;
use step::Step;
use wake::Rules;
use walk::Walk;

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
        let mut meter = budget.meter();
        let mut learner = Learner::new(reduced, &self.rules);
        let first = match learner.next(&mut meter) {
            Step::Solution(solution) => solution,
            Step::Exhausted => return Outcome::None,
            Step::Stopped => return Outcome::BudgetSpent(None),
        };
        match learner.next(&mut meter) {
            Step::Solution(second) => Outcome::Several(first, second),
            Step::Exhausted => Outcome::Unique(first),
            Step::Stopped => Outcome::BudgetSpent(Some(first)),
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
        match Learner::new(reduced, &self.rules).next(&mut budget.meter()) {
            Step::Solution(solution) => Ok(Some(solution)),
            Step::Exhausted => Ok(None),
            Step::Stopped => Err(BudgetSpent),
        }
    }

    /// All solutions, one after the other.
    #[must_use]
    pub fn solutions<'a>(&'a self, budget: Budget<'a>) -> Solutions<'a> {
        Solutions::new(self.reduced.as_ref(), &self.rules, budget)
    }

    /// For every cell the digits that occur there in some solution: bit `d - 1`
    /// for digit `d`. All are empty if there is no solution.
    ///
    /// # Errors
    /// [`BudgetSpent`].
    pub fn occurring(&self, budget: Budget<'_>) -> Result<Vec<u32>, BudgetSpent> {
        match &self.reduced {
            Some(reduced) => occurring::occurring(reduced, &self.rules, &mut budget.meter()),
            None => Ok(vec![0; self.problem.domains().len()]),
        }
    }

    /// Counts the solutions, up to a limit.
    #[must_use]
    pub fn count(&self, limit: u64, budget: Budget<'_>) -> Count {
        let Some(reduced) = &self.reduced else {
            return Count::all(0);
        };
        let mut meter = budget.meter();
        // Few solutions, however hard to find: the learning search.
        let mut learner = Learner::new(reduced, &self.rules);
        let mut found = 0;
        while found < limit && found < listing::FEW as u64 {
            match learner.next(&mut meter) {
                Step::Solution(_) => found += 1,
                Step::Exhausted => return Count::all(found),
                Step::Stopped => return Count::stopped(found),
            }
        }
        if found == limit {
            return Count::limit(limit);
        }
        // Many: the plain walk, on one version of each solution where digits
        // are interchangeable. Rules may tell digits apart.
        if let Some(folded) = symmetry::fold(&self.problem).filter(|_| self.rules.list.is_empty())
            && let Some(reduced) = Reduced::new(&folded.problem)
        {
            let mut walk = Walk::new(&reduced, &self.rules);
            return walk.count(folded.weight, found, limit, &mut meter);
        }
        Walk::new(reduced, &self.rules).count(1, found, limit, &mut meter)
    }
}
