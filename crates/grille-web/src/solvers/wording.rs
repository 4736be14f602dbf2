//! The events and the verdict of a program's play, as objects of the schema.

use grille::say::Lang;
use grille::{Digit, Puzzle};
use grille_api::{Context, Encoding};
use grille_judge::{Challenge, Event, Unfit, Verdict};
use grille_schema::{Digits, Grid, JudgeEvent};

/// The puzzle of a text, with its answer.
pub(crate) fn challenge(
    text: &str,
    context: &Context<'_>,
) -> Result<Challenge, grille_api::Failure> {
    let puzzle = grille_api::puzzle_of(text, context)?;
    Challenge::new(&puzzle, context.budget).map_err(|why| match why {
        Unfit::Unsolved => grille_api::Failure::time(),
        Unfit::Inexpressible(_) => grille_api::Failure::puzzle(&why),
    })
}

/// An event of a play of this puzzle.
pub(crate) fn event(event: &Event, puzzle: &Puzzle) -> JudgeEvent {
    let encoding = Encoding::of(puzzle);
    let (time, line) = (None, None);
    match event {
        Event::Name(text) => JudgeEvent::Name {
            time,
            line,
            text: text.clone(),
        },
        Event::Author(text) => JudgeEvent::Author {
            time,
            line,
            text: text.clone(),
        },
        Event::Why(text) => JudgeEvent::Why {
            time,
            line,
            text: text.clone(),
        },
        Event::Candidates { place, digits } => {
            let Digits { digits, numbers } = encoding.digits(digits.iter().copied());
            JudgeEvent::Candidates {
                time,
                line,
                cell: Encoding::place(*place),
                digits,
                numbers,
            }
        }
        Event::Move {
            place,
            digit,
            right,
            ..
        } => JudgeEvent::Move {
            time,
            line,
            cell: Encoding::place(*place),
            digit: encoding.digit(*digit),
            number: digit.value(),
            right: *right,
        },
        Event::Solution(values) => {
            let values = values.iter().map(|&value| Digit::new(value));
            let Grid {
                digits, numbers, ..
            } = encoding.grid(values);
            JudgeEvent::Solution {
                time,
                line,
                digits,
                numbers,
            }
        }
    }
}

/// The verdict, with the cell that it is about.
pub(crate) fn verdict(verdict: &Verdict, lang: Lang) -> JudgeEvent {
    let cell = match verdict {
        Verdict::WrongDigit { place, .. }
        | Verdict::Twice(place)
        | Verdict::NotASolution(place) => Some(Encoding::place(*place)),
        _ => None,
    };
    JudgeEvent::Verdict {
        time: None,
        line: None,
        verdict: verdict.id().to_string(),
        text: lang.say(verdict),
        cell,
        log: None,
    }
}
