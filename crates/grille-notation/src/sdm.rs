//! An `.sdm` collection: a line of 81 digits per puzzle, `0` for an empty cell.

use grille_core::{Alphabet, Script};
use grille_solve::Puzzle;

use super::{Inexpressible, Notation, Why, line};

pub(super) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    if puzzle.layout().digits() != 9 {
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
