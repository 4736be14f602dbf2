//! An `.sdm` collection: a line of 81 digits a puzzle, `0` for an empty cell.

use super::{Alphabet, Inexpressible, Notation, Script, Why, line};
use crate::Puzzle;

pub(super) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    if puzzle.geometry().digits() != 9 {
        return Err(Inexpressible {
            notation: Notation::Sdm,
            why: Why::Size,
        });
    }
    Ok(line(
        puzzle.values(),
        Script {
            alphabet: Alphabet::Digits,
            empty: '0',
        },
    ))
}
