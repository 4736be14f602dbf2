//! A puzzle to give to programs, with its answer.

use grille::say::{Say, Text, text};
use grille::{Budget, Digit, Grid, Outcome, Puzzle, Solver};

use crate::protocol::{Inexpressible, Query};

/// A puzzle whose answer the judge knows.
#[derive(Clone, Debug)]
pub struct Challenge {
    puzzle: Puzzle,
    query: Query,
    answer: Answer,
}

/// The right answer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answer {
    /// Exactly this grid.
    One(Grid),
    /// Any grid that satisfies the rules.
    Several,
    /// There is no solution.
    None,
}

/// Why a puzzle cannot be a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The protocol cannot express it.
    Inexpressible(Inexpressible),
    /// Its solution could not be found within the budget.
    Unsolved,
}

impl Say for Unfit {
    fn text(&self) -> Text {
        match self {
            Unfit::Inexpressible(why) => why.text(),
            Unfit::Unsolved => text!("judge-unfit-unsolved"),
        }
    }
}

impl Challenge {
    /// The challenge of a puzzle's givens, solved within a budget.
    pub fn new(puzzle: &Puzzle, budget: Budget) -> Result<Challenge, Unfit> {
        let puzzle = puzzle.start();
        let query = Query::of(&puzzle).map_err(Unfit::Inexpressible)?;
        let answer = match Solver::new(&puzzle).with_budget(budget).outcome() {
            Outcome::Unique(solution) => Answer::One(solution),
            Outcome::Several(..) | Outcome::BudgetSpent(Some(_)) => Answer::Several,
            Outcome::None => Answer::None,
            Outcome::BudgetSpent(None) => return Err(Unfit::Unsolved),
        };
        Ok(Challenge {
            puzzle,
            query,
            answer,
        })
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The query that puts it to a program.
    #[must_use]
    pub fn query(&self) -> &Query {
        &self.query
    }

    /// The solution, if it is unique.
    #[must_use]
    pub fn solution(&self) -> Option<&Grid> {
        match &self.answer {
            Answer::One(solution) => Some(solution),
            Answer::Several | Answer::None => None,
        }
    }

    pub(crate) fn answer(&self) -> &Answer {
        &self.answer
    }

    /// The first wrong cell: it differs from the given or from the only solution, or breaks a rule. Cells may be open.
    /// `None` if nothing is wrong as far as can be told.
    pub(crate) fn first_wrong(&self, cells: &[Option<Digit>]) -> Option<grille::Cell> {
        let layout = self.puzzle.layout();
        let wrong = |cell: &grille::Cell| {
            let Some(digit) = cells[cell.index()] else {
                return false;
            };
            if let Answer::One(solution) = &self.answer {
                return solution.get(*cell) != Some(digit);
            }
            let given = self.puzzle.values().get(*cell);
            given.is_some_and(|given| given != digit)
                || self.puzzle.ruled_out(*cell).contains(digit)
                || (layout.peers(*cell).iter()).any(|peer| cells[peer.index()] == Some(digit))
        };
        let by_itself = layout.cells().find(wrong);
        by_itself.or_else(|| {
            let model = self.puzzle.model()?;
            let broken = model.broken(|cell| cells[cell.index()])?;
            let drawn = model.constraints()[broken].cells(layout);
            Some(drawn.first().copied().unwrap_or(grille::Cell::new(0)))
        })
    }
}
