//! Constraint strings of Interactive Sudoku Solver: `.Cage~15~R1C1~R1C2.AntiKnight.~R5C5_7`.
//!
//! Each item is a kind of constraint with its arguments; one without a name holds the givens, `R1C1_5`, and candidates,
//! `R1C1_5_6`. White space is ignored, and so is what follows a `#` at the start of a line.

mod board;
mod chaos;
mod codec;
mod composite;
mod item;
mod kinds;
mod lines;
mod outside;
mod print;
mod regex;
mod regions;
mod sets;
mod shape;

pub(super) use print::print;

use grille_core::constraint::Constraint;
use grille_core::internal::Quota;
use grille_core::{Alphabet, Cell, DigitSet, Draft};

use super::error::{ParseError, ParseErrorKind};
use board::Board;
use item::Item;

/// The memory of a constraint without its contents.
const CONSTRAINT_BYTES: usize = size_of::<Constraint>() + 32;

/// Its name in messages.
const NAME: &str = "Interactive Sudoku Solver";

/// One puzzle.
pub(super) fn parse(text: &str, quota: &Quota<'_>) -> Result<Vec<Draft>, ParseError> {
    let text = item::from_address(text);
    let items = item::items(&text)?;
    if items.is_empty() {
        return Err(ParseError::new(ParseErrorKind::Empty));
    }
    let board = Board::new(&items)?;
    let mut draft = Draft::new(board.layout.clone());
    draft.script.alphabet = Alphabet::of(&board.layout);
    draft.constraints.extend(board.regions.clone());
    for item in &items {
        if item.name.is_empty() {
            for given in &item.args {
                give(&board, &mut draft, item, given)?;
            }
        } else {
            let constraints = board.constraints(item, &items, quota)?;
            for constraint in &constraints {
                let cells = constraint.cells(&board.layout).len();
                let bytes = CONSTRAINT_BYTES + size_of::<Cell>() * cells;
                quota.take(bytes).map_err(|fault| item.fault(fault))?;
            }
            draft.constraints.extend(constraints);
        }
    }
    Ok(vec![draft])
}

/// Whether a text is in this notation: its first item is known, or looks like one.
pub(super) fn is_one(text: &str) -> bool {
    let text = item::from_address(text);
    let mut parts = text.trim_start().trim_start_matches('.').split('.');
    let first = parts.find(|part| !part.trim().is_empty()).unwrap_or("");
    let name = first.split('~').next().unwrap_or("").trim();
    // A word, or a letter with something after it: no grid contains a `~`.
    let is_word = name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.bytes().all(|byte| byte.is_ascii_alphabetic())
        && (first.contains('~') || name.len() > 3 && name[1..].contains(char::is_lowercase));
    text.trim_start().starts_with('.')
        && (first.starts_with("~R") || board::is_layout(name) || kinds::is_kind(name) || is_word)
}

/// A given, or the candidates of a cell.
fn give(board: &Board, draft: &mut Draft, item: &Item, given: &str) -> Result<(), ParseError> {
    if given.is_empty() {
        return Ok(());
    }
    let (cell, digits) = board.given(given).ok_or_else(|| item.wrong(given))?;
    let entry = &mut draft.entries[cell.index()];
    entry.allowed &= digits;
    let left = entry.allowed;
    if let Some(digit) = left.single().filter(|_| digits.len() == 1) {
        draft.set_given(cell, digit);
    } else if left == DigitSet::EMPTY {
        return Err(item.wrong(given));
    }
    Ok(())
}
