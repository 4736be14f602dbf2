//! The events and the verdict of a program's play, as JSON.

use grille::Place;
use grille::say::Lang;
use grille_judge::{Challenge, Event, Unfit, Verdict};
use serde_json::{Value, json};

use crate::ask::Ask;
use crate::failure::Failure;

/// The puzzle of a request, with its answer.
pub(crate) fn challenge(ask: &Ask<'_>) -> Result<Challenge, Failure> {
    Challenge::new(&ask.puzzle()?, ask.budget).map_err(|why| match why {
        Unfit::Unsolved => Failure::time(),
        Unfit::Inexpressible(_) => Failure::puzzle(&why),
    })
}

/// An event.
pub(crate) fn event(event: &Event) -> Value {
    match event {
        Event::Name(name) => json!({ "event": "name", "text": name }),
        Event::Author(author) => json!({ "event": "author", "text": author }),
        Event::Why(why) => json!({ "event": "why", "text": why }),
        Event::Candidates { place, digits } => {
            let digits: Vec<u8> = digits.iter().map(|digit| digit.value()).collect();
            at(*place, json!({ "event": "candidates", "digits": digits }))
        }
        Event::Move {
            place,
            digit,
            right,
            ..
        } => at(
            *place,
            json!({ "event": "move", "digit": digit.value(), "right": right }),
        ),
        Event::Solution(values) => json!({ "event": "solution", "values": values }),
    }
}

/// The verdict, with the cell that it is about.
pub(crate) fn verdict(verdict: &Verdict, lang: Lang) -> Value {
    let told = json!({ "event": "verdict", "verdict": verdict.id(), "text": lang.say(verdict) });
    match verdict {
        Verdict::WrongDigit { place, .. }
        | Verdict::Twice(place)
        | Verdict::NotASolution(place) => at(*place, told),
        _ => told,
    }
}

/// Adds a place, counted from 1.
fn at(place: Place, mut event: Value) -> Value {
    event["row"] = (place.row + 1).into();
    event["column"] = (place.column + 1).into();
    event
}
