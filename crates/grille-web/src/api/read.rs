//! `read`: any text, every puzzle in it ready to be drawn and played.

use grille::message::text;
use grille::notation;
use grille::render::board;
use serde_json::{Value, json};

use crate::ask::{Ask, bounded};
use crate::failure::Failure;

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["text"])?;
    let drafts = notation::read(ask.text("text")?).map_err(|error| Failure::puzzle(&error))?;
    if drafts.len() > ask.limits.puzzles {
        let (found, most) = (drafts.len(), ask.limits.puzzles);
        return Err(Failure::puzzle(&text!("web-too-many-puzzles", found = found, most = most)));
    }
    let mut puzzles = Vec::new();
    for draft in drafts {
        if ask.budget.is_over() {
            return Err(Failure::time());
        }
        bounded(&draft, ask.limits)?;
        let origin = draft.origin.clone();
        let puzzle = draft
            .validate()
            .map_err(|invalid| Failure::puzzle(&origin.locate(&invalid)))?;
        puzzles.push(board(&puzzle, ask.lang));
    }
    Ok(json!({ "puzzles": puzzles }))
}
