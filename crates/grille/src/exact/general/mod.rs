//! The general exact solver: any cells, any groups of cells that must differ,
//! up to 32 digits. It serves every size from 4×4 to 25×25, jigsaws, samurais
//! and cubes, and through [`Rule`] whatever variants add.
//!
//! - `problem`: what goes in;
//! - `reduced`: singles first, then only the open cells, numbered anew;
//! - `layout`: flat tables for the search;
//! - `board`, `overlap`, `why`: the candidates, everything the groups imply, and reasons;
//! - `scout`: a plain search on vectors, which has the first turn at problems of up to 96 cells and 16 digits;
//! - `learn`: the search that learns clauses, for one or two solutions of hard or large problems;
//! - `plain`: the search for very many solutions, by `scout` or, beyond its size, `walk`;
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
mod plain;
mod problem;
mod reduced;
mod rule;
mod scout;
mod step;
mod symmetry;
#[cfg(test)]
mod tests;
mod wake;
mod walk;
mod why;

pub use listing::Solutions;
pub use problem::{Group, MAX_DIGITS, Problem, ProblemError};
pub use rule::{Candidates, Claim, Deductions, Fact, Related, Rule, Wake};

use super::budget::Meter;
use super::{Budget, BudgetSpent, Count, Outcome};
use learn::Learner;
use plain::Plain;
use reduced::Reduced;
use scout::Scout;
use step::Step;
use wake::Rules;

/// Turns of the two searches: how many looks at the houses or at a rule the scout takes, some tens of
/// milliseconds at first, and how many guesses the search that learns.
const TURNS: [(u64, u64); 2] = [(200_000, 400), (1_000_000, u64::MAX)];

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

    /// Up to so many solutions. The scout and the search that learns take turns: each settles quickly what
    /// takes the other long.
    fn few(&self, reduced: &Reduced, most: usize, meter: &mut Meter<'_>) -> (Vec<Solution>, End) {
        let scout = Scout::new(&self.problem, reduced, &self.rules);
        let mut scout = scout.map(|scout| Taking::new(scout, most));
        let mut learner = None;
        for (looks, guesses) in TURNS {
            if let Some(scout) = &mut scout {
                scout.search.take_looks(looks);
                match scout.go_on(|scout| scout.next(meter)) {
                    End::Spent => {}
                    end => return (std::mem::take(&mut scout.found), end),
                }
            }
            if meter.is_spent() {
                break;
            }
            let learner = learner
                .get_or_insert_with(|| Taking::new(Learner::new(reduced, &self.rules), most));
            let alone = scout.is_none();
            learner
                .search
                .take_guesses(if alone { u64::MAX } else { guesses });
            match learner.go_on(|learner| learner.next(meter)) {
                End::Spent => {}
                end => return (std::mem::take(&mut learner.found), end),
            }
        }
        // The budget is spent: what the one or the other has seen.
        let seen = scout.map_or_else(Vec::new, |scout| scout.found);
        let found = learner.map_or_else(Vec::new, |learner| learner.found);
        let more = if seen.len() > found.len() {
            seen
        } else {
            found
        };
        (more, End::Spent)
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
            let mut plain = Plain::new(&folded.problem, &reduced, &self.rules);
            return plain.count(folded.weight, found, limit, &mut meter);
        }
        let mut plain = Plain::new(&self.problem, reduced, &self.rules);
        plain.count(1, found, limit, &mut meter)
    }
}

/// Why a search was left.
enum End {
    /// There are no more solutions.
    All,
    /// So many were wanted.
    Enough,
    /// Its budget, or its patience, is at an end.
    Spent,
}

/// A search, and what it has found of the solutions wanted.
struct Taking<S> {
    search: S,
    found: Vec<Solution>,
    most: usize,
}

impl<S> Taking<S> {
    fn new(search: S, most: usize) -> Self {
        Self {
            search,
            found: Vec::new(),
            most,
        }
    }

    /// Goes on until there are enough, or the search stops.
    fn go_on(&mut self, mut next: impl FnMut(&mut S) -> Step) -> End {
        while self.found.len() < self.most {
            match next(&mut self.search) {
                Step::Solution(solution) => self.found.push(solution),
                Step::Exhausted => return End::All,
                Step::Stopped => return End::Spent,
            }
        }
        End::Enough
    }
}
