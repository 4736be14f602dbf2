//! Every puzzle of a text, as boards.

use grille::notation::ReadOptions;
use grille::say::{locate, text};
use grille::{Draft, Header, Puzzle, Validate, notation};
use grille_schema::{ReadAnswer, ReadRequest, Version};

use crate::position::{bounded, values};
use crate::{Context, Failure, encode};

/// Every puzzle of a text.
pub fn read(request: &ReadRequest, context: &Context<'_>) -> Result<ReadAnswer, Failure> {
    let options = ReadOptions::default();
    let drafts = notation::read_within(&request.text, &options, context.budget);
    let mut drafts = drafts.map_err(|error| Failure::unread(&error))?;
    let most = context.limits.puzzles;
    if drafts.len() > most {
        let text = text!("asked-too-many-puzzles", found = drafts.len(), most = most);
        return Err(Failure::puzzle(&text));
    }
    if let [draft] = drafts.as_mut_slice() {
        replace(draft, request)?;
    }
    let mut puzzles = Vec::new();
    for draft in drafts {
        if context.budget.is_over() {
            return Err(Failure::time());
        }
        bounded(&draft, context)?;
        let origin = draft.origin.clone();
        let puzzle = draft.validate_within(context.budget).map_err(|invalid| {
            if invalid.is_out_of_time() {
                Failure::time()
            } else {
                Failure::puzzle(&locate(&origin, &invalid))
            }
        })?;
        puzzles.push(puzzle);
    }
    Ok(boards(&puzzles, context))
}

/// Puzzles that are read already, as boards.
pub fn boards<'a>(
    puzzles: impl IntoIterator<Item = &'a Puzzle>,
    context: &Context<'_>,
) -> ReadAnswer {
    let puzzles = puzzles.into_iter();
    ReadAnswer {
        version: Version,
        puzzles: puzzles
            .map(|puzzle| encode::board(puzzle, context.lang))
            .collect(),
    }
}

/// Replaces the givens of a puzzle, and its setter's remarks, if the request has them.
fn replace(draft: &mut Draft, request: &ReadRequest) -> Result<(), Failure> {
    for (remark, header) in [
        (&request.title, Header::Description),
        (&request.author, Header::Author),
        (&request.rules, Header::Comment),
    ] {
        if let Some(remark) = remark {
            draft.headers.set(header, remark);
        }
    }
    let Some(givens) = &request.givens else {
        return Ok(());
    };
    let givens = values("givens", givens, draft)?;
    draft.solution = None;
    for (entry, value) in draft.entries.iter_mut().zip(givens) {
        entry.value = value;
        entry.given = value.is_some();
    }
    Ok(())
}
