//! How hard a puzzle is, on every scale.

use grille::rate::Rating;
use grille::render::whole_text;
use grille::{Outcome, Puzzle, Solver};
use grille_schema::{RateAnswer, RateRequest, Version};

use crate::position::puzzle_of;
use crate::solve::outcome;
use crate::{Context, Failure, encode, solutions_in_words};

/// How hard a puzzle is.
pub fn rate(request: &RateRequest, context: &Context<'_>) -> Result<RateAnswer, Failure> {
    let puzzle = puzzle_of(&request.puzzle, context)?;
    let (answer, _) = rate_puzzle(&puzzle, context)?;
    Ok(answer)
}

/// How hard the givens of a puzzle are; with the rating as the engine gives it.
pub fn rate_puzzle(
    puzzle: &Puzzle,
    context: &Context<'_>,
) -> Result<(RateAnswer, Option<Rating>), Failure> {
    let puzzle = puzzle.start();
    let time = || Failure {
        puzzle: Some(puzzle.to_string()),
        ..Failure::time()
    };
    let settled = Solver::new(&puzzle).with_budget(context.budget).outcome();
    let rating = match settled {
        Outcome::Unique(_) => {
            let rating = Rating::within(&puzzle, context.budget);
            Some(rating.map_err(|_| time())?)
        }
        _ => None,
    };
    let outcome = outcome(&settled);
    let answer = RateAnswer {
        version: Version,
        puzzle: whole_text(&puzzle),
        outcome,
        text: context.lang.say(&solutions_in_words(outcome)),
        rating: (rating.as_ref()).map(|rating| encode::rating(rating, context.lang)),
    };
    Ok((answer, rating))
}
