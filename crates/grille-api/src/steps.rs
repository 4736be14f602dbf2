//! Every step of the chosen techniques in a position.

use grille::logic::{Options, Position, SetOptions, Step, Technique, all_steps_within};
use grille::render::whole_text;
use grille::{Draft, Outcome, Puzzle, Solver};
use grille_schema::{StepsAnswer, StepsRequest, Version};

use crate::position::{validated, with_position};
use crate::{Context, Failure, encode};

/// Which steps are looked for.
#[derive(Clone, Debug, Default)]
pub struct StepsOptions {
    /// The techniques; all if there are none.
    pub techniques: Vec<Technique>,
    /// The second forms of some techniques, too.
    pub duals: bool,
    /// Almost locked sets that overlap, and chains of them in any order, too.
    pub overlap: bool,
}

/// Every step in a position.
pub fn steps(request: &StepsRequest, context: &Context<'_>) -> Result<StepsAnswer, Failure> {
    let mut techniques = Vec::new();
    for (number, name) in request.techniques.iter().enumerate() {
        let technique = name.parse::<Technique>();
        let unknown = |_| Failure::field(&format!("techniques.{number}"));
        techniques.push(technique.map_err(unknown)?);
    }
    let draft = with_position(&request.puzzle, request.position.as_ref(), context)?;
    let options = StepsOptions {
        techniques,
        duals: request.duals,
        overlap: request.overlap,
    };
    steps_draft(draft, &options, context)
}

/// Every step in a position that is read already.
pub fn steps_draft(
    draft: Draft,
    options: &StepsOptions,
    context: &Context<'_>,
) -> Result<StepsAnswer, Failure> {
    let puzzle = validated(draft, context)?;
    let steps = steps_in(&puzzle, options, context);
    Ok(steps_of(&puzzle, &steps, context))
}

/// Every step in a position as the engine finds it.
#[must_use]
pub fn steps_in(puzzle: &Puzzle, options: &StepsOptions, context: &Context<'_>) -> Vec<Step> {
    let budget = context.budget;
    let is_unique = || {
        let solver = Solver::new(&puzzle.start()).with_budget(budget);
        matches!(solver.outcome(), Outcome::Unique(_))
    };
    // Unless requested by name, steps that assume a unique solution are only for puzzles that have one.
    let techniques: Vec<Technique> = if options.techniques.is_empty() {
        let may_assume = is_unique();
        Technique::enabled()
            .filter(|technique| may_assume || !technique.entry().assumes_unique)
            .collect()
    } else {
        options.techniques.clone()
    };
    let forms = Options {
        duals: options.duals,
        small_rectangles: options.duals,
        sets: SetOptions {
            may_overlap: options.overlap,
            any_order: options.overlap,
        },
        ..Options::default()
    };
    all_steps_within(&Position::new(puzzle), techniques, forms, budget)
}

/// Steps in a position, as an answer.
#[must_use]
pub fn steps_of(puzzle: &Puzzle, steps: &[Step], context: &Context<'_>) -> StepsAnswer {
    let position = Position::new(puzzle);
    StepsAnswer {
        version: Version,
        puzzle: whole_text(puzzle),
        steps: (steps.iter())
            .map(|step| encode::step(step, &position, context.lang))
            .collect(),
        stopped: context.budget.is_over(),
    }
}
