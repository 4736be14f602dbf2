//! `hint`: from the player's own digits and marks, what is wrong, otherwise the next step from vague to full.

use grille::Puzzle;
use grille::logic::hint::{Hint, Mistake, Move, Wrong, as_played, hint_within};
use grille::logic::{Candidate, Technique};
use grille::say::text;
use serde_json::{Value, json};

use crate::ask::Ask;
use crate::failure::Failure;

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["puzzle", "values", "marks", "moves", "candidates"])?;
    let puzzle = ask.puzzle()?;
    let layout = puzzle.layout();
    let played = ask.moves(layout)?;
    let in_order = played.is_some();
    let mut moves = match played {
        Some(moves) => moves,
        None => on_the_grid(&puzzle, ask)?,
    };
    if ask.flag("candidates")? {
        // First of all, so that the age of a mistake does not change.
        moves.insert(0, Move::ShowCandidates);
    }
    let techniques: Vec<Technique> = Technique::as_people_look().collect();
    match hint_within(&puzzle.start(), &moves, &techniques, ask.budget) {
        Ok(hint) if in_order => Ok(hint.json(ask.lang)),
        Ok(hint) => Ok(without_ages(&hint, ask)),
        Err(spent) => Ok(json!({ "hint": "unknown", "text": ask.lang.say(&spent) })),
    }
}

/// What the player has on the grid, as moves in no order: their digits and marks, otherwise those of the puzzle.
fn on_the_grid(puzzle: &Puzzle, ask: &Ask<'_>) -> Result<Vec<Move>, Failure> {
    let layout = puzzle.layout();
    let mut moves = match ask.values(layout)? {
        Some(values) => {
            let cells = layout.cells().zip(values);
            cells
                .filter_map(|(cell, value)| Some(Move::Place(Candidate::new(cell, value?))))
                .collect()
        }
        None => as_played(puzzle).1,
    };
    let marks = ask.marks(layout)?.into_iter();
    moves.extend(marks.map(|(cell, digits)| Move::Mark(cell, digits)));
    Ok(moves)
}

/// The hint for a player whose moves are unknown: it does not say how long ago a mistake was made.
fn without_ages(hint: &Hint, ask: &Ask<'_>) -> Value {
    let mut object = hint.json(ask.lang);
    let Hint::Mistakes(mistakes) = hint else {
        return object;
    };
    for (mistake, told) in mistakes.iter().zip(0..) {
        let told: &mut Value = &mut object["mistakes"][told];
        told["text"] = ask.lang.say(&mistake.without_age()).into();
        if let Some(fields) = told.as_object_mut() {
            fields.remove("moves_ago");
        }
    }
    object["text"] = match mistakes.as_slice() {
        [only] => ask.lang.say(&only.without_age()),
        several => {
            let is_digit = |mistake: &&Mistake| matches!(mistake.what, Wrong::Digit(_));
            let digits = several.iter().filter(is_digit).count();
            let marks = several.len() - digits;
            (ask.lang).say(&text!("web-mistakes", digits = digits, marks = marks))
        }
    }
    .into();
    object
}
