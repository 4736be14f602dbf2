//! `rate`: how hard a puzzle is, on every scale.

use grille::rate::Rating;
use grille::{Outcome, Solver};
use serde_json::{Value, json};

use super::{outcome_id, outcome_text};
use crate::ask::Ask;
use crate::failure::Failure;

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["puzzle"])?;
    let puzzle = ask.puzzle()?.start();
    let outcome = Solver::new(&puzzle).with_budget(ask.budget).outcome();
    let rating = match outcome {
        Outcome::Unique(_) => {
            Some(Rating::within(&puzzle, ask.budget).map_err(|_| Failure::time())?)
        }
        _ => None,
    };
    Ok(json!({
        "outcome": outcome_id(&outcome),
        "text": ask.lang.say(&outcome_text(&outcome)),
        "rating": rating.map(|rating| rating.json(ask.lang)),
    }))
}
