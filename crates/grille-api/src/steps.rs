//! Every step of the chosen techniques in a position.

use grille::logic::{
    FishOptions, Options, Position, SetOptions, Step, Technique, all_steps_within,
};
use grille::render::whole_text;
use grille::{Draft, Outcome, Puzzle, Solver};
use grille_schema::{StepsAnswer, StepsRequest, Version};

use crate::position::{validated, with_position};
use crate::{Context, Failure, encode};

/// The most fins that may be asked for: a search with more takes minutes.
pub const MOST_FINS: usize = 9;

/// Which steps are looked for.
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Debug, Default)]
pub struct StepsOptions {
    /// The techniques; all if there are none.
    pub techniques: Vec<Technique>,
    /// The second forms of some techniques, too.
    pub duals: bool,
    /// Almost locked sets that overlap, and chains of them in any order, too.
    pub overlap: bool,
    /// Every chain that concludes something, not only the shortest.
    pub every_chain: bool,
    /// Almost locked sets as nodes of chains.
    pub sets_in_chains: bool,
    /// The most fins of a fish, at most [`MOST_FINS`]; by default HoDoKu's.
    pub fins: Option<usize>,
    /// The most endo-fins of a fish, at most [`MOST_FINS`]; by default HoDoKu's.
    pub endo_fins: Option<usize>,
}

impl StepsOptions {
    fn forms(&self) -> Options {
        let usual = FishOptions::DEFAULT;
        Options {
            duals: self.duals,
            small_rectangles: self.duals,
            fish: FishOptions {
                max_fins: self.fins.unwrap_or(usual.max_fins),
                max_endo_fins: self.endo_fins.unwrap_or(usual.max_endo_fins),
                ..usual
            },
            every_chain: self.every_chain,
            sets_in_chains: self.sets_in_chains,
            sets: SetOptions {
                may_overlap: self.overlap,
                any_order: self.overlap,
            },
            ..Options::default()
        }
    }
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
    for (name, fins) in [("fins", request.fins), ("endo_fins", request.endo_fins)] {
        if fins.is_some_and(|fins| fins > MOST_FINS) {
            return Err(Failure::field(name));
        }
    }
    let options = StepsOptions {
        techniques,
        duals: request.duals,
        overlap: request.overlap,
        every_chain: request.every_chain,
        sets_in_chains: request.sets_in_chains,
        fins: request.fins,
        endo_fins: request.endo_fins,
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
        // Trial and error always finds something: it is a last resort, not a pattern to be seen.
        Technique::enabled()
            .filter(|&technique| technique < Technique::Trial)
            .filter(|technique| may_assume || !technique.entry().assumes_unique)
            .collect()
    } else {
        options.techniques.clone()
    };
    all_steps_within(&Position::new(puzzle), techniques, options.forms(), budget)
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
