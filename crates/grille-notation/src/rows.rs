//! Reads grids laid out in rows, framed or not: the one reader behind every notation that a person would call "a grid
//! on the page".
//!
//! Frames are recognised, not specified: lines of dashes are rules, `|` and its box-drawing relatives are bars, and
//! what comes before the first bar of a closed frame, or on a line without bars in a framed grid, is a heading. Bars
//! and rules also give the shape of the boxes.

use grille_core::internal::is_empty_mark;
use grille_core::{Alphabet, BoxShape, Digit, DigitSet, Draft, Script};

use super::detect::are_cells;
use super::error::{ParseError, ParseErrorKind, Spot};
use super::page::{Row, Token, rows};
use super::{ReadOptions, SIZES, nearest_size};
use crate::symbols::read_symbols;

/// How the cells of a grid are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cells {
    /// One character each.
    Symbols,
    /// Numbers separated by white space.
    Numbers,
    /// The candidates of each cell.
    Candidates,
}

/// A grid that was found in rows.
pub(super) struct Found {
    pub(super) draft: Draft,
    pub(super) cells: Cells,
    /// The line it starts on.
    pub(super) line: usize,
}

/// Reads all grids of a text.
pub(super) fn read(text: &str, options: &ReadOptions) -> Result<Vec<Found>, ParseError> {
    let rows = rows(text);
    if rows.is_empty() {
        return Err(ParseError::new(ParseErrorKind::Empty));
    }
    let mut found = Vec::new();
    let mut at = 0;
    while at < rows.len() {
        let (height, size, cells) = match measure(&rows[at..]) {
            Some((size, cells)) => (size, size, cells),
            // A whole grid in one line, as posts show it above or below its frame.
            None if rows.len() > 1 && is_whole_grid(&rows[at]) => {
                (1, rows[at].symbols.len().isqrt(), Cells::Symbols)
            }
            None if at == 0 => return running_text(&rows, options).map(|found| vec![found]),
            None => return Err(misshapen(&rows[at..])),
        };
        found.push(assemble(&rows[at..at + height], size, cells, options)?);
        at += height;
    }
    Ok(found)
}

/// Whether a row has the cells of a whole grid.
fn is_whole_grid(row: &Row) -> bool {
    let symbols: String = row.symbols.iter().map(|(symbol, _)| *symbol).collect();
    row.tokens.len() == 1 && are_cells(&symbols)
}

/// The size of the grid that starts here, and how its cells are written.
fn measure(rows: &[Row]) -> Option<(usize, Cells)> {
    let first = rows.first()?;
    let all = |size: usize, fits: &dyn Fn(&Row) -> bool| {
        BoxShape::usual(size).is_ok() && rows.len() >= size && rows[..size].iter().all(fits)
    };
    let size = first.symbols.len();
    if all(size, &|row| row.symbols.len() == size) {
        return Some((size, Cells::Symbols));
    }
    let size = first.number_of_tokens();
    if !all(size, &|row| row.number_of_tokens() == size) {
        return None;
    }
    let tokens = || rows[..size].iter().flat_map(|row| &row.tokens);
    if tokens().all(|token| is_number(token.text, size)) {
        Some((size, Cells::Numbers))
    } else if Alphabet::ALL
        .into_iter()
        .any(|alphabet| tokens().all(|token| is_candidates(token.text, size, alphabet)))
    {
        Some((size, Cells::Candidates))
    } else {
        None
    }
}

/// Whether a token reads as one number, or as an empty cell.
fn is_number(token: &str, size: usize) -> bool {
    match token.parse::<usize>() {
        Ok(number) => number <= size && token.bytes().all(|byte| byte.is_ascii_digit()),
        Err(_) => token.chars().count() == 1 && token.chars().all(is_empty_mark),
    }
}

/// Whether a token could be candidates: no empty marks among several characters, no character twice.
fn is_candidates(token: &str, size: usize, alphabet: Alphabet) -> bool {
    alphabet.suits(size)
        && match candidates(token, size, alphabet) {
            Some(digits) => digits.len() == token.chars().count(),
            None => token.chars().count() == 1 && token.chars().all(is_empty_mark),
        }
}

fn candidates(token: &str, size: usize, alphabet: Alphabet) -> Option<DigitSet> {
    token
        .chars()
        .map(|symbol| alphabet.digit(symbol, size))
        .collect()
}

fn assemble(
    rows: &[Row],
    size: usize,
    cells: Cells,
    options: &ReadOptions,
) -> Result<Found, ParseError> {
    let boxes = boxes(rows, size, cells, options);
    let layout = options.layout(size, boxes)?;
    let draft = match cells {
        Cells::Symbols => {
            let symbols: Vec<_> = rows.iter().flat_map(Row::symbols).collect();
            draft_of_symbols(&symbols, layout, options)?
        }
        Cells::Numbers => {
            let tokens = rows.iter().flat_map(|row| &row.tokens);
            Draft::from_givens(layout, tokens.map(|token| number(token.text)))
        }
        Cells::Candidates => draft_of_candidates(rows, size, layout, options)?,
    };
    let line = rows[0].line;
    Ok(Found { draft, cells, line })
}

fn number(token: &str) -> Option<Digit> {
    token.parse().ok().and_then(Digit::new)
}

/// A draft whose givens are one character each.
pub(super) fn draft_of_symbols(
    symbols: &[(char, Spot)],
    layout: grille_core::Layout,
    options: &ReadOptions,
) -> Result<Draft, ParseError> {
    let reading = read_symbols(symbols, layout.digits(), options.alphabet)?;
    let mut draft = Draft::from_givens(layout, reading.values);
    draft.script = reading.script;
    draft.also = reading.also;
    Ok(draft)
}

fn draft_of_candidates(
    rows: &[Row],
    size: usize,
    layout: grille_core::Layout,
    options: &ReadOptions,
) -> Result<Draft, ParseError> {
    let tokens = || rows.iter().flat_map(|row| &row.tokens);
    let fits = |&alphabet: &Alphabet| {
        options.alphabet.is_none_or(|wanted| wanted == alphabet)
            && tokens().all(|token| is_candidates(token.text, size, alphabet))
    };
    let has_numerals = tokens().any(|token| token.text.contains(|c: char| c.is_ascii_digit()));
    let mut order = Alphabet::ALL;
    if !has_numerals {
        // As in a grid of single characters: letters alone count from A.
        order.reverse();
    }
    let mut fitting = order.into_iter().filter(fits);
    let mut draft = Draft::new(layout);
    draft.script = Script {
        alphabet: fitting.next().or(options.alphabet).unwrap_or_default(),
        empty: '.',
    };
    draft.also = fitting.collect();
    for (entry, token) in draft.entries.iter_mut().zip(tokens()) {
        match candidates(token.text, size, draft.script.alphabet) {
            // A single candidate is a solved cell.
            Some(digits) if digits.len() == 1 => {
                entry.value = digits.single();
                entry.given = true;
            }
            Some(digits) => entry.allowed = digits,
            None if token.text.chars().count() == 1 => {}
            None => {
                let kind = ParseErrorKind::Number {
                    found: token.text.to_string(),
                    max: size,
                };
                return Err(ParseError::at(token.at(), kind));
            }
        }
    }
    Ok(draft)
}

/// The shape of the boxes that bars and rules draw; `None` if they draw none.
fn boxes(rows: &[Row], size: usize, cells: Cells, options: &ReadOptions) -> Option<BoxShape> {
    if options.boxes.is_some() {
        return options.boxes;
    }
    let before = |&(symbols, tokens): &(usize, usize)| {
        if cells == Cells::Symbols {
            symbols
        } else {
            tokens
        }
    };
    if rows.len() < size {
        return None;
    }
    let bars: Vec<usize> = rows[0].bars.iter().map(before).collect();
    let same = rows
        .iter()
        .all(|row| row.bars.iter().map(before).eq(bars.iter().copied()));
    let evenly =
        |marks: &[usize], step: usize| (step..size).step_by(step).eq(marks.iter().copied());
    let columns = bars
        .first()
        .copied()
        .filter(|&step| same && evenly(&bars, step));
    let rules: Vec<usize> = (1..size).filter(|&row| rows[row].ruled).collect();
    let height = rules.first().copied().filter(|&step| evenly(&rules, step));
    let shape = match (height, columns) {
        (Some(rows), Some(columns)) => (rows, columns),
        (None, Some(columns)) => (size / columns, columns),
        (Some(rows), None) => (rows, size / rows),
        (None, None) => return None,
    };
    BoxShape::new(shape.0, shape.1)
        .ok()
        .filter(|boxes| boxes.size() == size)
}

/// Cells that are not laid out in rows: all characters, or all numbers, one after the other.
fn running_text(rows: &[Row], options: &ReadOptions) -> Result<Found, ParseError> {
    let square = |count: usize| super::SIZES.into_iter().find(|size| size * size == count);
    let count = |of: fn(&Row) -> usize| rows.iter().map(of).sum();
    if square(count(|row| row.tokens.len())).is_none()
        && square(count(|row| row.symbols.len())).is_none()
    {
        return Err(misshapen(rows));
    }
    let tokens: Vec<&Token> = rows.iter().flat_map(|row| &row.tokens).collect();
    let symbols: Vec<(char, Spot)> = rows.iter().flat_map(Row::symbols).collect();
    let line = rows[0].line;
    if let Some(size) = square(tokens.len()).filter(|_| tokens.len() != symbols.len()) {
        let wrong = tokens.iter().find(|token| !is_number(token.text, size));
        return match wrong {
            None => {
                let layout = options.layout(size, None)?;
                let draft =
                    Draft::from_givens(layout, tokens.iter().map(|token| number(token.text)));
                Ok(Found {
                    draft,
                    cells: Cells::Numbers,
                    line,
                })
            }
            Some(wrong) => Err(ParseError::at(
                wrong.at(),
                ParseErrorKind::Number {
                    found: wrong.text.to_string(),
                    max: size,
                },
            )),
        };
    }
    match square(symbols.len()) {
        // The expected number of rows, but of uneven length: some cell is in the wrong row.
        Some(size) if rows.len() != size => {
            let draft = draft_of_symbols(&symbols, options.layout(size, None)?, options)?;
            Ok(Found {
                draft,
                cells: Cells::Symbols,
                line,
            })
        }
        _ => Err(misshapen(rows)),
    }
}

/// The error for rows that are not a grid: the first invalid character, else the first row of the wrong length, else
/// the number of cells.
fn misshapen(rows: &[Row]) -> ParseError {
    let symbols = || rows.iter().flat_map(Row::symbols);
    let strange =
        |(symbol, _): &(char, Spot)| !symbol.is_ascii_alphanumeric() && !is_empty_mark(*symbol);
    if let Some((found, at)) = symbols().find(strange) {
        return ParseError::at(at, ParseErrorKind::Character { found });
    }
    let by_symbols =
        rows.iter().all(|row| row.symbols.len() == row.tokens.len()) || rows[0].tokens.len() < 4;
    let length = |row: &Row| {
        if by_symbols {
            row.symbols.len()
        } else {
            row.tokens.len()
        }
    };
    // The length of most rows gives the size, otherwise the number of rows.
    let as_long = |size: usize| rows.iter().filter(|row| length(row) == size).count();
    let usual = SIZES
        .into_iter()
        .find(|&size| 2 * as_long(size) > rows.len());
    let found: usize = rows.iter().map(length).sum();
    let whole = |&size: &usize| size == rows.len() || size * size == found;
    let expected = usual.or(SIZES.into_iter().find(whole));
    let uneven = expected.and_then(|expected| {
        let row = rows.iter().find(|row| length(row) != expected)?;
        let found = length(row);
        Some((row.at(), ParseErrorKind::RowLength { found, expected }))
    });
    if let Some((at, kind)) = uneven {
        return ParseError::at(at, kind);
    }
    let nearest = expected.unwrap_or_else(|| nearest_size(found));
    ParseError::at(rows[0].at(), ParseErrorKind::CellCount { found, nearest })
}
