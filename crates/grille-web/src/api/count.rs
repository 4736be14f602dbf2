//! `count`: how many solutions, up to a limit.

use grille::Solver;
use grille::say::text;
use grille::solve::CountEnd;
use serde_json::{Value, json};

use crate::ask::Ask;
use crate::failure::Failure;

/// The default limit.
const LIMIT: u64 = 1_000_000;

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["puzzle", "values", "limit"])?;
    let puzzle = ask.position()?;
    let limit = ask.number("limit")?.unwrap_or(LIMIT);
    let counted = Solver::new(&puzzle).with_budget(ask.budget).count(limit);
    let (end, text) = match counted.end {
        CountEnd::All => ("all", text!("web-count", count = counted.solutions)),
        CountEnd::Limit => (
            "limit",
            text!("web-count-at-least", count = counted.solutions),
        ),
        CountEnd::BudgetSpent => (
            "time",
            text!("web-count-at-least", count = counted.solutions),
        ),
    };
    Ok(json!({
        "solutions": counted.solutions,
        "end": end,
        "text": ask.lang.say(&text),
    }))
}
