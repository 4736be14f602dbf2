//! The solutions of a puzzle, and how many there are.

use grille::render::whole_text;
use grille::say::{Text, text};
use grille::solve::CountEnd;
use grille::{Budget, Draft, Grid, Puzzle, Solver};
use grille_schema::{Outcome, SearchEnd, SolveAnswer, SolveRequest, Version};

use crate::encode::Encoding;
use crate::position::{validated, with_position};
use crate::{Context, Failure};

/// How many solutions are looked for by default.
const LIMIT: u64 = 2;

/// The solutions of a puzzle.
pub fn solve(request: &SolveRequest, context: &Context<'_>) -> Result<SolveAnswer, Failure> {
    if request.limit == Some(0) {
        return Err(Failure::field("limit"));
    }
    let draft = with_position(&request.puzzle, request.position.as_ref(), context)?;
    solve_draft(draft, request.limit.unwrap_or(LIMIT), context)
}

/// The solutions of a puzzle that is read already, looking for at most this many.
pub fn solve_draft(
    mut draft: Draft,
    limit: u64,
    context: &Context<'_>,
) -> Result<SolveAnswer, Failure> {
    draft.solution = None;
    let puzzle = validated(draft, context)?;
    let found = find(&puzzle, limit, context.budget);
    Ok(solved(&puzzle, &found, context))
}

/// What was found for a puzzle.
#[derive(Clone, Debug)]
pub struct Found {
    /// How many solutions there are, as far as that is known.
    pub outcome: Outcome,
    /// How many were found.
    pub count: u64,
    /// Why the search ended.
    pub end: SearchEnd,
    /// At most the first two.
    pub solutions: Vec<Grid>,
}

/// Looks for at most this many solutions; for one alone, without proof that it is the only one.
#[must_use]
pub fn find(puzzle: &Puzzle, limit: u64, budget: Budget<'_>) -> Found {
    let solver = Solver::new(puzzle).with_budget(budget);
    if limit <= 1 {
        let first = solver.first_solution();
        let (outcome, end) = match &first {
            Ok(None) => (Outcome::None, SearchEnd::All),
            Ok(Some(_)) => (Outcome::Unknown, SearchEnd::Limit),
            Err(_) => (Outcome::Unknown, SearchEnd::Time),
        };
        let solutions: Vec<Grid> = first.ok().flatten().into_iter().collect();
        return Found {
            outcome,
            count: solutions.len() as u64,
            end,
            solutions,
        };
    }
    let settled = solver.outcome();
    let outcome = outcome(&settled);
    let solutions = match settled {
        grille::Outcome::None => Vec::new(),
        grille::Outcome::Unique(only) => vec![only],
        grille::Outcome::Several(first, second) => vec![first, second],
        grille::Outcome::BudgetSpent(first) => first.into_iter().collect(),
    };
    let (count, end) = match outcome {
        Outcome::Several if limit > 2 => {
            let counted = solver.count(limit);
            let end = match counted.end {
                CountEnd::All => SearchEnd::All,
                CountEnd::Limit => SearchEnd::Limit,
                CountEnd::BudgetSpent => SearchEnd::Time,
            };
            (counted.solutions.max(2), end)
        }
        Outcome::Several => (2, SearchEnd::Limit),
        Outcome::Unknown => (solutions.len() as u64, SearchEnd::Time),
        Outcome::None | Outcome::Unique => (solutions.len() as u64, SearchEnd::All),
    };
    Found {
        outcome,
        count,
        end,
        solutions,
    }
}

/// What was found, as an answer.
#[must_use]
pub fn solved(puzzle: &Puzzle, found: &Found, context: &Context<'_>) -> SolveAnswer {
    let encoding = Encoding::of(puzzle);
    let text = match (found.outcome, found.count, found.end) {
        (Outcome::Several, count, SearchEnd::All) => text!("answer-count", count = count),
        (Outcome::Several, 3.., _) | (Outcome::Unknown, 1.., _) => {
            text!("answer-count-at-least", count = found.count)
        }
        (outcome, ..) => solutions_in_words(outcome),
    };
    SolveAnswer {
        version: Version,
        puzzle: whole_text(puzzle),
        outcome: found.outcome,
        count: found.count,
        end: found.end,
        solutions: (found.solutions.iter())
            .map(|grid| encoding.solution(puzzle, grid))
            .collect(),
        text: context.lang.say(&text),
    }
}

/// How many solutions there are, as a word for programs.
pub(crate) fn outcome<S>(outcome: &grille::Outcome<S>) -> Outcome {
    match outcome {
        grille::Outcome::None => Outcome::None,
        grille::Outcome::Unique(_) => Outcome::Unique,
        grille::Outcome::Several(..) => Outcome::Several,
        grille::Outcome::BudgetSpent(_) => Outcome::Unknown,
    }
}

/// How many solutions there are, in a sentence.
#[must_use]
pub fn solutions_in_words(outcome: Outcome) -> Text {
    match outcome {
        Outcome::None => text!("check-none"),
        Outcome::Unique => text!("check-unique"),
        Outcome::Several => text!("check-several"),
        Outcome::Unknown => text!("check-unknown"),
    }
}
