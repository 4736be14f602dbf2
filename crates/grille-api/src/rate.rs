//! How hard a puzzle is, on every scale.

use grille::rate::{ExplainerPath, Rating, Scales, Tenths, explainer_within};
use grille::render::whole_text;
use grille::{Budget, BudgetSpent, Outcome, Puzzle, Solver};
use grille_schema::{RateAnswer, RateRequest, ScaleId, Version};

use crate::position::puzzle_of;
use crate::solve::outcome;
use crate::{Context, Failure, encode, solutions_in_words};

/// What is asked about a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct RateOptions {
    /// The scales.
    pub scales: Scales,
    /// The path of Sudoku Explainer, too.
    pub path: bool,
    /// Only puzzles with at least this ER.
    pub min: Option<Tenths>,
    /// Only puzzles with at most this ER.
    pub max: Option<Tenths>,
}

impl RateOptions {
    fn has_limits(self) -> bool {
        self.min.is_some() || self.max.is_some()
    }
}

impl Default for RateOptions {
    fn default() -> RateOptions {
        RateOptions {
            scales: Scales::ALL,
            path: false,
            min: None,
            max: None,
        }
    }
}

/// The answer, with the rating and the path as the engine gives them.
#[derive(Debug)]
pub struct Rated {
    /// The answer.
    pub answer: RateAnswer,
    /// The rating, if there is exactly one solution.
    pub rating: Option<Rating>,
    /// The path of Sudoku Explainer, if asked for.
    pub path: Option<ExplainerPath>,
}

/// How hard a puzzle is.
pub fn rate(request: &RateRequest, context: &Context<'_>) -> Result<RateAnswer, Failure> {
    let puzzle = puzzle_of(&request.puzzle, context)?;
    let has = |scale| request.scales.is_empty() || request.scales.contains(&scale);
    let options = RateOptions {
        scales: Scales {
            grade: has(ScaleId::Grade),
            hodoku: has(ScaleId::Hodoku),
            explainer: has(ScaleId::Se121),
        },
        path: request.path,
        ..RateOptions::default()
    };
    // Without limits, every puzzle is within them.
    let rated = rate_puzzle(&puzzle, options, context)?;
    rated.map(|rated| rated.answer).ok_or_else(Failure::time)
}

/// How hard the givens of a puzzle are; `None` if that is outside the limits asked for.
pub fn rate_puzzle(
    puzzle: &Puzzle,
    options: RateOptions,
    context: &Context<'_>,
) -> Result<Option<Rated>, Failure> {
    let puzzle = puzzle.start();
    let time = |_| Failure {
        puzzle: Some(puzzle.to_string()),
        ..Failure::time()
    };
    let settled = Solver::new(&puzzle).with_budget(context.budget).outcome();
    let (rating, path) = match settled {
        Outcome::Unique(_) => match on_scales(&puzzle, options, context.budget).map_err(time)? {
            Some((rating, path)) => (Some(rating), path),
            None => return Ok(None),
        },
        Outcome::BudgetSpent(_) if options.has_limits() => return Err(time(BudgetSpent)),
        _ if options.has_limits() => return Ok(None),
        _ => (None, None),
    };
    let outcome = outcome(&settled);
    let lacks_explainer = rating.as_ref().is_some_and(|it| it.explainer.is_none());
    let answer = RateAnswer {
        version: Version,
        puzzle: whole_text(&puzzle),
        outcome,
        text: context.lang.say(&solutions_in_words(outcome)),
        rating: (rating.as_ref()).map(|rating| encode::rating(rating, context.lang)),
        path: (path.as_ref()).map(|path| encode::rated_steps(&puzzle, path, context.lang)),
        stopped: options.scales.explainer && lacks_explainer && context.budget.is_over(),
    };
    Ok(Some(Rated {
        answer,
        rating,
        path,
    }))
}

/// The rating of a puzzle with one solution, and the path; `None` if it is outside the limits.
fn on_scales(
    puzzle: &Puzzle,
    options: RateOptions,
    budget: Budget<'_>,
) -> Result<Option<(Rating, Option<ExplainerPath>)>, BudgetSpent> {
    if !options.path && !options.has_limits() {
        return Ok(Some((Rating::on(puzzle, options.scales, budget)?, None)));
    }
    let path = (options.path)
        .then(|| ExplainerPath::of(puzzle, options.max, budget))
        .flatten();
    let explainer = match &path {
        Some(path) => path.rating(),
        None => explainer_within(puzzle, options.max, budget),
    };
    if options.has_limits() {
        let Some(rating) = explainer else {
            // Without a rating in time it is not known whether the puzzle is one of those asked for.
            return if budget.is_over() {
                Err(BudgetSpent)
            } else {
                Ok(None)
            };
        };
        let is_below = options.min.is_some_and(|min| rating.hardest < min);
        let is_above = options.max.is_some_and(|max| rating.hardest > max);
        if is_below || is_above {
            return Ok(None);
        }
    }
    let others = Scales {
        explainer: false,
        ..options.scales
    };
    let mut rating = Rating::on(puzzle, others, budget)?;
    rating.explainer = explainer.filter(|_| options.scales.explainer);
    Ok(Some((rating, path)))
}
