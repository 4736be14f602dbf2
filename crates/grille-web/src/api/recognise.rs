//! `recognise`: the steps by which a player at a position may have made these moves.

use grille::logic::hint::Move;
use grille::logic::{Candidate, Position, Technique, recognise};
use grille::say::text;
use grille::{Cell, DigitSet, Outcome, Solver};
use serde_json::{Value, json};

use crate::ask::Ask;
use crate::failure::Failure;

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["puzzle", "values", "marks", "moves"])?;
    let puzzle = ask.position()?;
    let position = Position::new(&puzzle);
    let (mut placed, mut removed) = (Vec::new(), Vec::new());
    let missing = || Failure::bad("field", text!("web-missing-field", field = "moves"));
    for made in ask.moves(puzzle.layout())?.ok_or_else(missing)? {
        match made {
            Move::Place(candidate) => placed.push(candidate),
            Move::Mark(cell, left) => removed.extend(gone(&position, cell, left)),
            Move::Erase(_) | Move::ShowCandidates => {}
        }
    }
    let start = puzzle.start();
    let is_unique = matches!(
        Solver::new(&start).with_budget(ask.budget).outcome(),
        Outcome::Unique(_)
    );
    let techniques = Technique::as_people_look()
        .filter(|technique| is_unique || !technique.entry().assumes_unique);
    let used = recognise(&position, &placed, &removed, techniques, ask.budget)
        .map_err(|_| Failure::time())?;
    let steps = used.steps.iter();
    let steps: Vec<Value> = steps
        .map(|step| step.describe(&position).json(ask.lang))
        .collect();
    Ok(json!({ "follows": used.follows(), "steps": steps }))
}

/// The candidates that a cell had but no longer has.
fn gone(position: &Position, cell: Cell, left: DigitSet) -> Vec<Candidate> {
    let gone = position.candidates(cell) - left;
    let gone = gone.iter().map(|digit| Candidate::new(cell, digit));
    gone.collect()
}
