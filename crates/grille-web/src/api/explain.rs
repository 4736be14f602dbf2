//! `explain`: the whole solution path with its rating.

use grille::Outcome;
use grille::logic::{Explanation, Position, Technique};
use grille::rate::Rating;
use grille::render::digits;
use serde_json::{Value, json};

use super::{outcome_id, values};
use crate::ask::Ask;
use crate::failure::Failure;

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["puzzle", "values", "marks"])?;
    let position = ask.position()?;
    let techniques: Vec<Technique> = Technique::enabled().collect();
    let explanation = Explanation::of(&position, &techniques, ask.budget);
    let rating = match &explanation.outcome {
        Outcome::Unique(_) => Rating::within(&position.start(), ask.budget).ok(),
        _ => None,
    };
    let start = Position::new(&position);
    let cells = position.layout().cells();
    Ok(json!({
        "start": {
            "values": values(start.values().iter().copied()),
            "candidates": cells.map(|cell| digits(start.candidates(cell))).collect::<Vec<_>>(),
        },
        "steps": explanation.json_steps(ask.lang),
        "solved": explanation.path.is_solved(),
        "stopped": explanation.stopped,
        "outcome": outcome_id(&explanation.outcome),
        "ending": ask.lang.say(&explanation.ending()),
        "values": values(explanation.values()),
        "rating": rating.map(|rating| rating.json(ask.lang)),
    }))
}
