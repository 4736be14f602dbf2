//! Grids laid out in rows, framed or not: the one reader behind every notation that a person would
//! call "a grid on the page".
//!
//! Frames are recognised, not specified: lines of dashes are rules, `|` and its drawn relatives are
//! bars, and what stands before the first bar of a closed frame, or on a line without bars in a
//! framed grid, is a heading. Bars and rules also tell the shape of the boxes.

use super::alphabet::{is_empty_mark, read_symbols};
use super::error::{ParseError, ParseErrorKind, Spot};
use super::{Alphabet, ReadOptions, Script, nearest_size};
use crate::{BoxShape, Digit, DigitSet, Draft};

/// Several characters that say what is in one cell, or in a few.
struct Token {
    text: String,
    at: Spot,
}

/// One row of cells as the page shows it.
#[derive(Default)]
struct Row {
    symbols: Vec<(char, Spot)>,
    tokens: Vec<Token>,
    /// How many symbols and tokens stand before each inner bar.
    bars: Vec<(usize, usize)>,
    /// Whether a rule stands right above.
    ruled: bool,
    at: Option<Spot>,
}

impl Row {
    fn number_of_tokens(&self) -> usize {
        self.tokens.len()
    }
}

/// How the cells of a grid are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cells {
    /// One character each.
    Symbols,
    /// Numbers with white space between them.
    Numbers,
    /// The candidates of each cell.
    Candidates,
}

/// A grid that was found in rows.
pub(super) struct Found {
    pub(super) draft: Draft,
    pub(super) cells: Cells,
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
        let (size, cells) = match measure(&rows[at..]) {
            Some(measured) => measured,
            None if at == 0 => return running_text(&rows, options).map(|found| vec![found]),
            None => return Err(misshapen(&rows[at..])),
        };
        found.push(assemble(&rows[at..at + size], size, cells, options)?);
        at += size;
    }
    Ok(found)
}

/// Whether a character belongs to a frame and never to a cell.
pub(super) fn is_bar(character: char) -> bool {
    matches!(character, '|' | '!' | '¦' | '\u{2500}'..='\u{257F}')
}

/// Whether a line is drawn across the grid: at least two dashes, and nothing that could be a cell.
pub(super) fn is_rule(line: &str) -> bool {
    let dash = |c: char| {
        matches!(
            c,
            '-' | '=' | '—' | '–' | '\u{2500}' | '\u{2501}' | '\u{2550}'
        )
    };
    line.chars().filter(|&c| dash(c)).count() >= 2
        && line.chars().all(|c| {
            dash(c) || is_bar(c) || c.is_whitespace() || matches!(c, '+' | '*' | '.' | ':' | '\'')
        })
}

fn is_comment(line: &str) -> bool {
    line.starts_with('#') || line.starts_with("//")
}

/// The rows of the text, without frames, headings and comments.
fn rows(text: &str) -> Vec<Row> {
    let lines = || {
        let lines = text
            .lines()
            .enumerate()
            .map(|(number, line)| (number + 1, line));
        lines.filter(|(_, line)| !line.trim().is_empty() && !is_comment(line.trim_start()))
    };
    let framed = lines().any(|(_, line)| line.contains(is_bar) && !is_rule(line));
    let mut rows = Vec::new();
    let mut ruled = false;
    for (number, line) in lines() {
        if is_rule(line) {
            ruled = true;
        } else if !framed || line.contains(is_bar) {
            let mut row = row(number, line);
            row.ruled = std::mem::take(&mut ruled);
            rows.push(row);
        }
    }
    rows
}

fn row(number: usize, line: &str) -> Row {
    let bars: Vec<usize> = line
        .char_indices()
        .filter(|(_, c)| is_bar(*c))
        .map(|(at, _)| at)
        .collect();
    let closed = bars
        .last()
        .is_some_and(|&last| line[last..].chars().skip(1).all(char::is_whitespace));
    // In a closed frame, what stands before the first bar is the number of the row.
    let start = if closed && bars.len() > 1 { bars[0] } else { 0 };
    let mut row = Row::default();
    let mut fresh = true;
    for (column, (at, character)) in line.char_indices().enumerate() {
        let spot = Spot {
            line: number,
            column: column + 1,
        };
        if at < start {
            continue;
        }
        if is_bar(character) || character.is_whitespace() || character == '\u{FEFF}' {
            fresh = true;
            if is_bar(character) && !row.symbols.is_empty() {
                row.bars.push((row.symbols.len(), row.tokens.len()));
            }
            continue;
        }
        row.at.get_or_insert(spot);
        row.symbols.push((character, spot));
        if std::mem::take(&mut fresh) {
            row.tokens.push(Token {
                text: String::new(),
                at: spot,
            });
        }
        row.tokens
            .last_mut()
            .expect("a token was just begun")
            .text
            .push(character);
    }
    row.bars.retain(|&(symbols, _)| symbols < row.symbols.len());
    row
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
    if tokens().all(|token| is_number(&token.text, size)) {
        Some((size, Cells::Numbers))
    } else if tokens().all(|token| is_candidates(&token.text, size)) {
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

/// Whether a token could be candidates: no empty marks among several characters, none twice.
fn is_candidates(token: &str, size: usize) -> bool {
    Alphabet::ALL.into_iter().any(|alphabet| {
        alphabet.suits(size)
            && match candidates(token, size, alphabet) {
                Some(digits) => digits.len() == token.chars().count(),
                None => token.chars().count() == 1 && token.chars().all(is_empty_mark),
            }
    })
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
    let geometry = options.geometry(size, boxes)?;
    let draft = match cells {
        Cells::Symbols => {
            let symbols: Vec<_> = rows
                .iter()
                .flat_map(|row| row.symbols.iter().copied())
                .collect();
            draft_of_symbols(&symbols, geometry, options)?
        }
        Cells::Numbers => {
            let tokens = rows.iter().flat_map(|row| &row.tokens);
            Draft::from_givens(geometry, tokens.map(|token| number(&token.text)))
        }
        Cells::Candidates => draft_of_candidates(rows, size, geometry, options)?,
    };
    Ok(Found { draft, cells })
}

fn number(token: &str) -> Option<Digit> {
    token.parse().ok().and_then(Digit::new)
}

/// A draft whose givens are one character each.
pub(super) fn draft_of_symbols(
    symbols: &[(char, Spot)],
    geometry: crate::Geometry,
    options: &ReadOptions,
) -> Result<Draft, ParseError> {
    let reading = read_symbols(symbols, geometry.digits(), options.alphabet)?;
    let mut draft = Draft::from_givens(geometry, reading.values);
    draft.script = reading.script;
    draft.also = reading.also;
    Ok(draft)
}

fn draft_of_candidates(
    rows: &[Row],
    size: usize,
    geometry: crate::Geometry,
    options: &ReadOptions,
) -> Result<Draft, ParseError> {
    let symbols: Vec<_> = rows
        .iter()
        .flat_map(|row| row.symbols.iter().copied())
        .collect();
    let reading = read_symbols(&symbols, size, options.alphabet)?;
    let mut draft = Draft::new(geometry);
    draft.script = Script {
        empty: '.',
        ..reading.script
    };
    draft.also = reading.also;
    let tokens = rows.iter().flat_map(|row| &row.tokens);
    for (entry, token) in draft.entries.iter_mut().zip(tokens) {
        match candidates(&token.text, size, draft.script.alphabet) {
            // One candidate alone is a cell that is done.
            Some(digits) if digits.len() == 1 => {
                entry.value = digits.single();
                entry.given = true;
            }
            Some(digits) => entry.allowed = digits,
            None if token.text.chars().count() == 1 => {}
            None => {
                let kind = ParseErrorKind::Number {
                    found: token.text.clone(),
                    max: size,
                };
                return Err(ParseError::at(token.at, kind));
            }
        }
    }
    Ok(draft)
}

/// The shape of the boxes that bars and rules draw; `None` where they draw none.
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
    let tokens: Vec<&Token> = rows.iter().flat_map(|row| &row.tokens).collect();
    let symbols: Vec<(char, Spot)> = rows
        .iter()
        .flat_map(|row| row.symbols.iter().copied())
        .collect();
    if let Some(size) = square(tokens.len()).filter(|_| tokens.len() != symbols.len()) {
        let wrong = tokens.iter().find(|token| !is_number(&token.text, size));
        return match wrong {
            None => {
                let geometry = options.geometry(size, None)?;
                let draft =
                    Draft::from_givens(geometry, tokens.iter().map(|token| number(&token.text)));
                Ok(Found {
                    draft,
                    cells: Cells::Numbers,
                })
            }
            Some(wrong) => Err(ParseError::at(
                wrong.at,
                ParseErrorKind::Number {
                    found: wrong.text.clone(),
                    max: size,
                },
            )),
        };
    }
    match square(symbols.len()) {
        Some(size) => {
            let draft = draft_of_symbols(&symbols, options.geometry(size, None)?, options)?;
            Ok(Found {
                draft,
                cells: Cells::Symbols,
            })
        }
        None => Err(misshapen(rows)),
    }
}

/// What to say of rows that make no grid: the first strange character, else the first row of the
/// wrong length, else how many cells there are.
fn misshapen(rows: &[Row]) -> ParseError {
    let symbols = || rows.iter().flat_map(|row| row.symbols.iter().copied());
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
    let expected = rows.len();
    if BoxShape::usual(expected).is_ok()
        && let Some(row) = rows.iter().find(|row| length(row) != expected)
        && let Some(at) = row.at
    {
        return ParseError::at(
            at,
            ParseErrorKind::RowLength {
                found: length(row),
                expected,
            },
        );
    }
    let found = rows.iter().map(length).sum();
    ParseError::new(ParseErrorKind::CellCount {
        found,
        nearest: nearest_size(found),
    })
}
