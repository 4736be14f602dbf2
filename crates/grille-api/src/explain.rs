//! The whole way to the solution.

use grille::logic::{Explanation, Position, Step, Technique};
use grille::rate::Rating;
use grille::render::whole_text;
use grille::say::Lang;
use grille::{Draft, Outcome, Puzzle};
use grille_schema::{Candidate, ExplainAnswer, ExplainRequest, PathStep, Standing, Version};

use crate::encode::{self, Encoding};
use crate::position::{validated, with_position};
use crate::solve::outcome;
use crate::{Context, Failure};

/// What is wanted of an explanation.
#[derive(Clone, Copy, Debug, Default)]
pub struct ExplainOptions {
    /// Only as many steps.
    pub until: Option<usize>,
    /// Without the techniques that assume a unique solution.
    pub no_uniqueness: bool,
    /// With the rating of the puzzle.
    pub rating: bool,
}

/// The whole way to the solution.
pub fn explain(request: &ExplainRequest, context: &Context<'_>) -> Result<ExplainAnswer, Failure> {
    let draft = with_position(&request.puzzle, request.position.as_ref(), context)?;
    let options = ExplainOptions {
        until: request.until,
        no_uniqueness: request.no_uniqueness,
        rating: request.rating,
    };
    explain_draft(draft, options, context)
}

/// The whole way to the solution of a puzzle that is read already.
pub fn explain_draft(
    draft: Draft,
    options: ExplainOptions,
    context: &Context<'_>,
) -> Result<ExplainAnswer, Failure> {
    let puzzle = validated(draft, context)?;
    let (explained, _) = explained(&puzzle, options, context);
    Ok(explanation(&explained, options, context))
}

/// An explanation, as an answer.
#[must_use]
pub fn explanation(
    explanation: &Explanation,
    options: ExplainOptions,
    context: &Context<'_>,
) -> ExplainAnswer {
    let puzzle = &explanation.puzzle;
    let rating = match &explanation.outcome {
        Outcome::Unique(_) if options.rating => {
            Rating::within(&puzzle.start(), context.budget).ok()
        }
        _ => None,
    };
    let encoding = Encoding::of(puzzle);
    let start = Position::new(puzzle);
    let steps = explanation.steps();
    ExplainAnswer {
        version: Version,
        puzzle: whole_text(puzzle),
        start: Standing {
            grid: encoding.grid(start.values().iter().copied()),
            candidates: encoding.all_candidates(&start),
        },
        steps: steps
            .map(|(step, position)| path_step(step, &position, context.lang))
            .collect(),
        solved: explanation.path.is_solved(),
        stopped: explanation.stopped,
        outcome: outcome(&explanation.outcome),
        text: context.lang.say(&explanation.ending()),
        grid: encoding.grid(explanation.values()),
        rating: rating.map(|rating| encode::rating(&rating, context.lang)),
    }
}

/// The explanation as the engine gives it, and whether the time was up before its end.
#[must_use]
pub fn explained(
    puzzle: &Puzzle,
    options: ExplainOptions,
    context: &Context<'_>,
) -> (Explanation, bool) {
    let allowed =
        |technique: &Technique| !(options.no_uniqueness && technique.entry().assumes_unique);
    let techniques: Vec<Technique> = Technique::enabled().filter(allowed).collect();
    let mut explanation = Explanation::of(puzzle, &techniques, context.budget);
    let is_late = explanation.stopped;
    if let Some(until) = options.until {
        explanation.truncate(until);
    }
    (explanation, is_late)
}

/// A step and what it changes.
fn path_step(step: &Step, position: &Position, lang: Lang) -> PathStep {
    let encoding = Encoding::of_position(position);
    let mut after = position.clone();
    after.apply(step);
    let layout = position.layout();
    let fills = layout.cells().filter_map(|cell| {
        let digit = after.value(cell)?;
        let is_new = position.value(cell).is_none();
        is_new.then(|| encoding.candidate(grille::logic::Candidate::new(cell, digit)))
    });
    let changed = layout
        .cells()
        .filter(|&cell| after.candidates(cell) != position.candidates(cell));
    let leaves = changed.map(|cell| encoding.cell_digits(cell, after.candidates(cell)));
    PathStep {
        step: encode::step(step, position, lang),
        fills: fills.collect::<Vec<Candidate>>(),
        leaves: leaves.collect(),
    }
}
