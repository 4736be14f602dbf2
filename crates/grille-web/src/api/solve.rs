//! `solve`: the solution, two of several, or none.

use grille::{Outcome, Solver};
use serde_json::{Value, json};

use super::{numbers, outcome_id, outcome_text};
use crate::ask::Ask;
use crate::failure::Failure;

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["puzzle", "values"])?;
    let puzzle = ask.position()?;
    let outcome = Solver::new(&puzzle).with_budget(ask.budget).outcome();
    let solutions = match &outcome {
        Outcome::None | Outcome::BudgetSpent(None) => Vec::new(),
        Outcome::Unique(only) | Outcome::BudgetSpent(Some(only)) => vec![only],
        Outcome::Several(first, second) => vec![first, second],
    };
    let mut answer = json!({
        "outcome": outcome_id(&outcome),
        "text": ask.lang.say(&outcome_text(&outcome)),
        "solutions": solutions.iter().map(|grid| numbers(grid)).collect::<Vec<_>>(),
    });
    if puzzle.finds_regions() {
        let regions = solutions.iter().map(|grid| grid.region_letters());
        answer["regions"] = regions.collect::<Vec<_>>().into();
    }
    Ok(answer)
}
