//! One character per cell, all in one line: 81 characters on the classic grid, n² on any other.
//!
//! More columns may follow, as in benchmark files: a complete grid is taken for the solution, the rest is a remark.
//! Groups of characters separated by blanks are joined. After the cells of a jigsaw come its regions, also one
//! character per cell.

use grille_core::{Alphabet, Digit, Draft, Grid, Script};

use super::detect::{VOTERS, are_cells};
use super::error::{ParseError, ParseErrorKind, Spot};
use super::forum::is_mark;
use super::rows::draft_of_symbols;
use super::{ReadOptions, SIZES, nearest_size, shapes};

/// The values of a grid in one line.
///
/// ```
/// use grille_core::Grid;
/// use grille_core::{Alphabet, Script};
/// use grille_notation::line;
///
/// let grid: Grid = "4....3.....3..41".parse()?;
/// let letters = Script { alphabet: Alphabet::Letters, empty: '_' };
/// assert_eq!(line(&grid, letters), "D____C_____C__DA");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn line(grid: &Grid, script: Script) -> String {
    grid.iter().map(|value| script.symbol(value)).collect()
}

/// Reads a puzzle from each line that is not empty or a comment.
pub(super) fn parse(text: &str, options: &ReadOptions) -> Result<Vec<Draft>, ParseError> {
    let first: Vec<&str> = records(text).map(|(_, line)| line).take(VOTERS).collect();
    records(text)
        .skip(titles(&first))
        .map(|(number, line)| parse_record(line, number, options))
        .collect()
}

/// How many of these first lines are titles of the puzzle that follows.
pub(super) fn titles(lines: &[&str]) -> usize {
    let titles = lines.iter().take_while(|line| is_title(line)).count();
    if titles < lines.len() { titles } else { 0 }
}

/// Whether a line consists of words that cannot be cells: no digits, no consecutive dots, no word as long as a grid.
pub(super) fn is_title(line: &str) -> bool {
    let word = |word: &str| {
        word.chars().count() < 16
            && !word.contains(|c: char| c.is_ascii_digit() || c == '_' || c == '|')
            && !word.contains("..")
    };
    line.contains(char::is_alphabetic)
        && line.split_whitespace().all(word)
        && super::detect::of_line(line).is_none()
}

/// The lines of a text that are not empty or comments, numbered from 1.
pub(super) fn records(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text
        .lines()
        .enumerate()
        .map(|(number, line)| (number + 1, line));
    lines.filter(|(_, line)| is_record(line))
}

/// The puzzles of a text in which each line is one.
pub(super) fn each_record(
    text: &str,
    options: &ReadOptions,
    parse: impl Fn(&str, usize, &ReadOptions) -> Result<Draft, ParseError>,
) -> Result<Vec<Draft>, ParseError> {
    records(text)
        .map(|(number, line)| parse(line, number, options))
        .collect()
}

/// Whether a line is not empty or a comment.
pub(super) fn is_record(line: &str) -> bool {
    let line = line.trim_start_matches(['\u{FEFF}', '>', ' ']).trim();
    !line.is_empty() && !line.starts_with('#') && !line.starts_with("//") && !is_mark(line)
}

/// The size of the grid that has this many cells.
pub(super) fn size_of(cells: usize) -> Option<usize> {
    SIZES.into_iter().find(|size| size * size == cells)
}

/// The characters of a field with their spots.
pub(super) fn symbols(field: &str, line: usize, column: usize) -> Vec<(char, Spot)> {
    // A dash is an empty cell here, where it cannot be part of a frame.
    let symbol = |symbol: char| if symbol == '-' { '.' } else { symbol };
    field
        .chars()
        .enumerate()
        .map(|(at, c)| {
            (
                symbol(c),
                Spot {
                    line,
                    column: column + at,
                },
            )
        })
        .collect()
}

/// The parts of a line between white space, commas, semicolons and bars, each with its column.
pub(super) fn fields(line: &str) -> Vec<(usize, &str)> {
    let between = |c: char| {
        c.is_whitespace() || matches!(c, ',' | ';' | '|' | '>' | '"' | '\u{FEFF}' | '\u{200B}')
    };
    let mut fields = Vec::new();
    let mut start = None;
    for (column, (at, character)) in line.char_indices().enumerate() {
        if between(character) {
            if let Some((column, from)) = start.take() {
                fields.push((column, &line[from..at]));
            }
        } else if start.is_none() {
            start = Some((column + 1, at));
        }
    }
    if let Some((column, from)) = start {
        fields.push((column, &line[from..]));
    }
    if let [(_, number), (_, cells), ..] = fields[..]
        && is_ordinal(number)
        && are_cells(cells)
    {
        fields.remove(0);
    }
    fields
}

/// Whether a field numbers the lines of a list: `12.`, `12:`, `12)`.
fn is_ordinal(field: &str) -> bool {
    let number = field.strip_suffix(['.', ':', ')']);
    number.is_some_and(|number| {
        (1..=9).contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// Reads the puzzle of one line.
pub(super) fn parse_record(
    line: &str,
    number: usize,
    options: &ReadOptions,
) -> Result<Draft, ParseError> {
    if let Some((cells, regions)) = jigsaw(line, number) {
        let size = cells.len().isqrt();
        return draft_of_symbols(&cells, shapes::numbered(size, &regions)?, options);
    }
    let fields = fields(line);
    let Some(&(column, first)) = fields.first() else {
        return Err(ParseError::at(
            Spot {
                line: number,
                column: 1,
            },
            ParseErrorKind::Empty,
        ));
    };
    let whole = symbols(first, number, column);
    if let Some(size) = size_of(whole.len()) {
        let draft = draft_of_symbols(&whole, options.layout(size, None)?, options)?;
        let draft = match fields.get(1) {
            Some((_, field)) => with_solution(draft, &whole, field, options)?,
            None => draft,
        };
        for (column, field) in &fields[1..] {
            refuse_second(&draft, field, number, *column)?;
        }
        return Ok(draft);
    }
    // `530070000 600195000 …`: the rows of one grid, side by side.
    let together: Vec<_> = fields
        .iter()
        .flat_map(|(column, field)| symbols(field, number, *column))
        .collect();
    match size_of(together.len()) {
        Some(size) if fields.len() > 1 => {
            draft_of_symbols(&together, options.layout(size, None)?, options)
        }
        _ => {
            let cells = if fields.iter().all(|(_, field)| field.len() == first.len()) {
                together
            } else {
                whole
            };
            Err(wrong_count(&cells, number))
        }
    }
}

/// The cells of a grid and the regions of a jigsaw, one character per cell for each, as Interactive Sudoku Solver
/// writes them: all together, or with white space between the two.
///
/// A solution may be there instead. Every region has at least two neighbouring cells, and no solution has the same
/// digit in two neighbours, so one is not mistaken for the other.
#[expect(clippy::type_complexity, reason = "the cells, and a number for each")]
pub(super) fn jigsaw(line: &str, number: usize) -> Option<(Vec<(char, Spot)>, Vec<usize>)> {
    let fields = fields(line);
    let lengths: Vec<usize> = fields
        .iter()
        .map(|(_, field)| field.chars().count())
        .collect();
    let count = match lengths[..] {
        [both] if both % 2 == 0 => both / 2,
        [cells, regions] if cells == regions => cells,
        _ => return None,
    };
    let size = count.isqrt();
    if size * size != count || !(4..=25).contains(&size) {
        return None;
    }
    let all: Vec<(char, Spot)> = fields
        .iter()
        .flat_map(|(column, field)| symbols(field, number, *column))
        .collect();
    let (cells, letters) = all.split_at(count);
    let mut names: Vec<(char, usize)> = Vec::new();
    let mut regions = Vec::with_capacity(count);
    for &(letter, _) in letters {
        let known = names.iter().position(|(name, _)| *name == letter);
        let at = known.unwrap_or_else(|| {
            names.push((letter, 0));
            names.len() - 1
        });
        names[at].1 += 1;
        regions.push(at);
    }
    let even = names.len() == size && names.iter().all(|(_, cells)| *cells == size);
    (even && are_pieces(&regions, size)).then(|| (cells.to_vec(), regions))
}

/// Whether the cells of each region are connected.
fn are_pieces(regions: &[usize], size: usize) -> bool {
    let mut seen = vec![false; regions.len()];
    let mut pieces = 0;
    for start in 0..regions.len() {
        if std::mem::replace(&mut seen[start], true) {
            continue;
        }
        pieces += 1;
        let mut left = vec![start];
        while let Some(at) = left.pop() {
            let beside = [
                (at >= size).then(|| at - size),
                (at + size < regions.len()).then_some(at + size),
                (at % size > 0).then(|| at - 1),
                (at % size + 1 < size).then_some(at + 1),
            ];
            for next in beside.into_iter().flatten() {
                if regions[next] == regions[at] && !std::mem::replace(&mut seen[next], true) {
                    left.push(next);
                }
            }
        }
    }
    pieces == size
}

/// Rejects a field that is another puzzle, which would be lost silently.
pub(super) fn refuse_second(
    draft: &Draft,
    field: &str,
    line: usize,
    column: usize,
) -> Result<(), ParseError> {
    let size = draft.layout.digits();
    let cells = symbols(field, line, column);
    let value = |(symbol, _): &(char, Spot)| draft.script.alphabet.read(*symbol, size);
    let values: Option<Vec<_>> = cells.iter().map(value).collect();
    match values {
        Some(values) if values.len() == size * size && values.contains(&None) => Err(
            ParseError::at(Spot { line, column }, ParseErrorKind::SecondPuzzle),
        ),
        _ => Ok(()),
    }
}

/// The error for a line whose number of cells matches no grid.
fn wrong_count(cells: &[(char, Spot)], line: usize) -> ParseError {
    let strange = |(c, _): &&(char, Spot)| {
        !c.is_ascii_alphanumeric() && !grille_core::internal::is_empty_mark(*c)
    };
    if let Some(&(found, at)) = cells.iter().find(strange) {
        return ParseError::at(at, ParseErrorKind::Character { found });
    }
    let found = cells.len();
    let nearest = nearest_size(found);
    // Too long: the first extra cell. Too short: where the next cell should be.
    let end = cells.get(nearest * nearest).map(|(_, at)| *at);
    let end = end.or(cells.last().map(|(_, at)| Spot {
        line,
        column: at.column + 1,
    }));
    ParseError::at(
        end.unwrap_or(Spot { line, column: 1 }),
        ParseErrorKind::CellCount { found, nearest },
    )
}

/// The draft with the solution in a field, if it is one. If the puzzle alone could be in several alphabets, the
/// solution, which has every digit, decides.
pub(super) fn with_solution(
    draft: Draft,
    cells: &[(char, Spot)],
    field: &str,
    options: &ReadOptions,
) -> Result<Draft, ParseError> {
    for alphabet in std::iter::once(draft.script.alphabet).chain(draft.also.iter().copied()) {
        let Some(solution) = solution(field, &draft, alphabet) else {
            continue;
        };
        let told = ReadOptions {
            alphabet: Some(alphabet),
            ..*options
        };
        let mut draft = draft_of_symbols(cells, draft.layout.clone(), &told)?;
        draft.solution = Some(solution);
        return Ok(draft);
    }
    Ok(draft)
}

/// The complete grid in a field, if it is one.
fn solution(field: &str, draft: &Draft, alphabet: Alphabet) -> Option<Vec<Option<Digit>>> {
    let size = draft.layout.digits();
    let digits: Option<Vec<_>> = field
        .chars()
        .map(|symbol| alphabet.digit(symbol, size).map(Some))
        .collect();
    digits.filter(|digits| digits.len() == draft.entries.len())
}

#[cfg(test)]
mod tests {
    use grille_solve::Validate;

    use super::*;
    use crate::read_one;

    const EASY: &str =
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    const SOLVED: &str =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    fn error(text: &str) -> ParseError {
        parse(text, &ReadOptions::default()).unwrap_err()
    }

    #[test]
    fn any_mark_stands_for_an_empty_cell() {
        for empty in ['.', '0', 'X', 'x', '*', '_', '-', '?'] {
            let text = EASY.replace('0', &empty.to_string());
            let draft = read_one(&text).unwrap();
            assert_eq!(
                line(
                    &draft.into_grid().unwrap(),
                    Script {
                        empty: '0',
                        ..Script::default()
                    }
                ),
                EASY
            );
        }
    }

    #[test]
    fn a_second_column_that_is_a_complete_grid_is_the_solution() {
        for between in [" ", "\t", ",", " ; "] {
            let draft = read_one(&format!("{EASY}{between}{SOLVED}{between}7.2")).unwrap();
            let puzzle = draft.validate().unwrap();
            assert_eq!(puzzle.solution().unwrap().to_string(), SOLVED);
        }
        assert!(
            read_one(&format!("{EASY} hard one"))
                .unwrap()
                .solution
                .is_none()
        );
    }

    #[test]
    fn rows_side_by_side_are_put_together() {
        let rows: Vec<&str> = EASY
            .as_bytes()
            .chunks(9)
            .map(|row| std::str::from_utf8(row).unwrap())
            .collect();
        for between in [" ", "|", ", "] {
            let draft = read_one(&rows.join(between)).unwrap();
            assert_eq!(draft.into_grid().unwrap().count(), 30);
        }
    }

    #[test]
    fn a_line_too_short_or_too_long_says_where_it_ends() {
        let short = error(&EASY[..80]);
        assert_eq!(
            short.at,
            Some(Spot {
                line: 1,
                column: 81
            })
        );
        assert_eq!(
            short.kind,
            ParseErrorKind::CellCount {
                found: 80,
                nearest: 9
            }
        );
        let long = error(&format!("{EASY}\n{EASY}1"));
        assert_eq!(
            long.at,
            Some(Spot {
                line: 2,
                column: 82
            })
        );
        assert_eq!(
            long.kind,
            ParseErrorKind::CellCount {
                found: 82,
                nearest: 9
            }
        );
    }

    #[test]
    fn a_bad_character_is_named_with_its_place() {
        let bad = error(&EASY.replace("98", "9é"));
        assert_eq!(
            bad.at,
            Some(Spot {
                line: 1,
                column: 21
            })
        );
        let found = ParseErrorKind::Symbol {
            found: 'é',
            size: 9,
            alphabet: Alphabet::Digits,
        };
        assert_eq!(bad.kind, found);
    }
}
