//! All candidates in one line: n characters per cell, each a digit or an empty mark, 729 on the classic grid. A cell
//! with one candidate reads as a given.

use grille_core::{Alphabet, Digit, DigitSet, Draft, Script};
use grille_solve::Puzzle;

use super::error::{ParseError, ParseErrorKind, Spot};
use super::line::fields;
use super::{ReadOptions, SIZES};

/// The size of the grid that has this many candidates in total.
pub(super) fn size_of(characters: usize) -> Option<usize> {
    SIZES
        .into_iter()
        .find(|size| size * size * size == characters)
}

/// The alphabet in which a field could be candidates: each character is the digit of its position, or an empty mark. 64
/// characters are an 8×8 grid unless each cell of a 4×4 one shows a candidate, and some cell two.
pub(super) fn alphabet_of(field: &str) -> Option<Alphabet> {
    let size = size_of(field.chars().count())?;
    let fits = |alphabet: Alphabet| {
        let at_its_turn = |(at, symbol): (usize, char)| match alphabet.read(symbol, size) {
            Some(Some(digit)) => digit.index() == at % size,
            Some(None) => true,
            None => false,
        };
        alphabet.suits(size) && field.chars().enumerate().all(at_its_turn)
    };
    let alphabet = Alphabet::ALL.into_iter().find(|&alphabet| fits(alphabet))?;
    let symbols: Vec<char> = field.chars().collect();
    let shown = |cell: &[char]| {
        let is_digit = |symbol: &&char| alphabet.digit(**symbol, size).is_some();
        cell.iter().filter(is_digit).count()
    };
    let each = || symbols.chunks(size).all(|cell| shown(cell) > 0);
    let several = || symbols.chunks(size).any(|cell| shown(cell) > 1);
    (size != 4 || each() && several()).then_some(alphabet)
}

pub(super) fn parse_record(
    line: &str,
    number: usize,
    options: &ReadOptions,
) -> Result<Draft, ParseError> {
    let (column, field) = fields(line).into_iter().next().unwrap_or((1, ""));
    let spot = |at: usize| Spot {
        line: number,
        column: column + at,
    };
    let symbols: Vec<char> = field.chars().collect();
    let Some(size) = size_of(symbols.len()) else {
        let wrong = ParseErrorKind::Field {
            field: "candidates".to_string(),
            found: field.to_string(),
        };
        return Err(ParseError::at(spot(symbols.len()), wrong));
    };
    let alphabet = options
        .alphabet
        .or_else(|| alphabet_of(field))
        .unwrap_or_default();
    let mut draft = Draft::new(options.layout(size, None)?);
    draft.script = Script {
        alphabet,
        ..Script::default()
    };
    for (cell, entry) in draft.entries.iter_mut().enumerate() {
        let mut allowed = DigitSet::EMPTY;
        for index in 0..size {
            let at = cell * size + index;
            let found = symbols[at];
            match alphabet.read(found, size) {
                Some(Some(digit)) if digit.index() == index => allowed.insert(digit),
                Some(None) => {}
                _ => {
                    return Err(ParseError::at(
                        spot(at),
                        ParseErrorKind::Symbol {
                            found,
                            size,
                            alphabet,
                        },
                    ));
                }
            }
        }
        entry.value = allowed.single();
        entry.given = entry.value.is_some();
        entry.allowed = allowed;
    }
    Ok(draft)
}

pub(super) fn print(puzzle: &Puzzle) -> String {
    let layout = puzzle.layout();
    let alphabet = puzzle.script().alphabet;
    let mut line = String::with_capacity(layout.cell_count() * layout.digits());
    for (cell, candidates) in layout.cells().zip(puzzle.all_candidates()) {
        let shown = match puzzle.values().get(cell) {
            Some(digit) => DigitSet::only(digit),
            None => candidates,
        };
        let symbol = |digit: Digit| {
            if shown.contains(digit) {
                alphabet.symbol(digit)
            } else {
                '.'
            }
        };
        line.extend(layout.all_digits().iter().map(symbol));
    }
    line
}
