//! `read`: every puzzle in any text, ready to be drawn and played.

use grille::notation::ReadOptions;
use grille::render::board;
use grille::say::{locate, text};
use grille::{Draft, Header, Validate, notation};
use serde_json::{Value, json};

use crate::ask::{Ask, bounded};
use crate::failure::Failure;

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["text", "givens", "title", "author", "rules"])?;
    let options = ReadOptions::default();
    let drafts = notation::read_within(ask.text("text")?, &options, ask.budget);
    let mut drafts = drafts.map_err(|error| Failure::unread(&error.into()))?;
    if drafts.len() > ask.limits.puzzles {
        let (found, most) = (drafts.len(), ask.limits.puzzles);
        return Err(Failure::puzzle(&text!(
            "web-too-many-puzzles",
            found = found,
            most = most
        )));
    }
    if let [draft] = drafts.as_mut_slice() {
        give(draft, ask)?;
    }
    let mut puzzles = Vec::new();
    for draft in drafts {
        if ask.budget.is_over() {
            return Err(Failure::time());
        }
        bounded(&draft, ask.limits)?;
        let origin = draft.origin.clone();
        let puzzle = draft.validate_within(ask.budget).map_err(|invalid| {
            if invalid.is_out_of_time() {
                Failure::time()
            } else {
                Failure::puzzle(&locate(&origin, &invalid))
            }
        })?;
        puzzles.push(board(&puzzle, ask.lang));
    }
    Ok(json!({ "puzzles": puzzles }))
}

/// Replaces the givens of a puzzle, and its setter's remarks, if the request has them.
fn give(draft: &mut Draft, ask: &Ask<'_>) -> Result<(), Failure> {
    for (field, header) in [
        ("title", Header::Description),
        ("author", Header::Author),
        ("rules", Header::Comment),
    ] {
        if let Some(remark) = ask.optional_text(field)? {
            draft.headers.set(header, remark);
        }
    }
    let Some(givens) = ask.numbers("givens", &draft.layout)? else {
        return Ok(());
    };
    draft.solution = None;
    for (entry, value) in draft.entries.iter_mut().zip(givens) {
        entry.value = value;
        entry.given = value.is_some();
    }
    Ok(())
}
