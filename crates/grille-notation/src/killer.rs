//! Killer sudokus in one line, in two forms: `3x3::k:3840:3840:…`, a number for each cell that is 256 times the sum of
//! its cage plus the number of the cage, with `3x3:d:k:` if the diagonals count too; and 81 characters, one per cell:
//! the sum of a cage (`0`-`9`, `A`-`Z` for 10 to 35, `a`-`j` for 36 to 45) or an arrow to a cell of the same cage
//! (`<>v^` and, diagonally, `` ` ' , . ``).

use std::collections::BTreeMap;

use grille_core::constraint::{Cage, Constraint, Whole};
use grille_core::{BoxShape, Cell, Draft, Layout, Place};
use grille_say::DescribeConstraint;
use grille_solve::Puzzle;

use super::error::{ParseError, ParseErrorKind, Spot};
use super::{Inexpressible, Notation, ReadOptions, Why};

/// Its name in messages.
const NAME: &str = "killer";

/// Whether a line is a killer sudoku.
pub(super) fn is_one(line: &str) -> bool {
    let line = line.trim();
    let long = |rest: &str| rest.starts_with(":k:") || rest.starts_with("d:k:");
    let arrow = |c: char| matches!(c, '<' | '>' | 'v' | '^');
    let is_long = line
        .split_once(':')
        .is_some_and(|(boxes, rest)| boxes.parse::<BoxShape>().is_ok() && long(rest));
    is_long || line.len() == 81 && line.contains(arrow) && line.chars().all(is_symbol)
}

fn is_symbol(symbol: char) -> bool {
    sum(symbol).is_some() || matches!(symbol, '<' | '>' | 'v' | '^' | '`' | '\'' | ',' | '.')
}

pub(super) fn parse_record(
    line: &str,
    number: usize,
    _: &ReadOptions,
) -> Result<Draft, ParseError> {
    let start = Spot {
        line: number,
        column: 1,
    };
    let malformed = || ParseError::at(start, ParseErrorKind::Malformed { notation: NAME });
    let line = line.trim();
    let (layout, diagonals, cages) = match line.split_once(':') {
        Some((boxes, rest)) => {
            let boxes: BoxShape = boxes.parse().map_err(|_| malformed())?;
            let (flags, rest) = rest.split_once(':').ok_or_else(malformed)?;
            let cells = rest.strip_prefix("k:").ok_or_else(malformed)?;
            let diagonals = match flags {
                "" => false,
                "d" => true,
                _ => return Err(malformed()),
            };
            (
                Layout::with_boxes(boxes),
                diagonals,
                numbered(cells, boxes.size(), start)?,
            )
        }
        None => (Layout::classic(), false, drawn(line, start)?),
    };
    let mut draft = Draft::new(layout);
    if diagonals {
        draft.constraints.push(Constraint::Whole(Whole::Diagonals));
    }
    draft
        .constraints
        .extend(cages.into_iter().map(Constraint::Cage));
    Ok(draft)
}

/// Cages by a number for each cell; one without a sum holds the cells that are in no cage.
fn numbered(text: &str, size: usize, start: Spot) -> Result<Vec<Cage>, ParseError> {
    let fields: Vec<&str> = text.trim_end_matches(':').split(':').collect();
    let found = fields.len();
    if found != size * size {
        let kind = ParseErrorKind::CellCount {
            found,
            nearest: size,
        };
        return Err(ParseError::at(start, kind));
    }
    let mut cages: BTreeMap<u32, Cage> = BTreeMap::new();
    for (index, field) in fields.into_iter().enumerate() {
        let wrong = || {
            let kind = ParseErrorKind::Field {
                field: Place {
                    row: (index / size) as u16,
                    column: (index % size) as u16,
                }
                .to_string(),
                found: field.to_string(),
            };
            ParseError::at(start, kind)
        };
        let value: u32 = field.trim().parse().map_err(|_| wrong())?;
        let (sum, number) = (value / 256, value % 256);
        if sum == 0 {
            continue;
        }
        let cage = cages.entry(number).or_insert(Cage {
            cells: Vec::new(),
            sum: Some(sum),
            repeats: false,
        });
        if cage.sum != Some(sum) {
            return Err(wrong());
        }
        cage.cells.push(Cell::new(index));
    }
    Ok(cages.into_values().collect())
}

/// The sum that a character stands for.
fn sum(symbol: char) -> Option<u32> {
    match symbol {
        '0'..='9' => Some(symbol as u32 - '0' as u32),
        'A'..='Z' => Some(symbol as u32 - 'A' as u32 + 10),
        'a'..='j' => Some(symbol as u32 - 'a' as u32 + 36),
        _ => None,
    }
}

/// Cages by arrows that lead to the cell with the sum. A sum of 0 marks a cage without one.
fn drawn(line: &str, start: Spot) -> Result<Vec<Cage>, ParseError> {
    let symbols: Vec<char> = line.chars().collect();
    if symbols.len() != 81 {
        let kind = ParseErrorKind::CellCount {
            found: symbols.len(),
            nearest: 9,
        };
        return Err(ParseError::at(start, kind));
    }
    let wrong = |at: usize| {
        let kind = ParseErrorKind::Character { found: symbols[at] };
        let column = start.column + at;
        ParseError::at(Spot { column, ..start }, kind)
    };
    let next = |at: usize| -> Option<usize> {
        let (down, right) = match symbols[at] {
            'v' => (1, 0),
            '^' => (-1, 0),
            '<' => (0, -1),
            '>' => (0, 1),
            '`' => (-1, -1),
            '\'' => (-1, 1),
            ',' => (1, -1),
            '.' => (1, 1),
            _ => return None,
        };
        let place = |at: usize, by: isize| at.checked_add_signed(by).filter(|&at| at < 9);
        Some(9 * place(at / 9, down)? + place(at % 9, right)?)
    };
    let mut cages: BTreeMap<usize, Cage> = BTreeMap::new();
    for index in 0..81 {
        let mut at = index;
        // A path longer than the number of cells is a cycle.
        for _ in 0..81 {
            match next(at) {
                Some(cell) => at = cell,
                None => break,
            }
        }
        let sum = sum(symbols[at]).ok_or_else(|| wrong(at))?;
        let cage = cages.entry(at).or_insert(Cage {
            cells: Vec::new(),
            sum: (sum > 0).then_some(sum),
            repeats: false,
        });
        cage.cells.push(Cell::new(index));
    }
    Ok(cages.into_values().collect())
}

/// The form with numbers.
pub(super) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    let refuse = |why: Why| Inexpressible {
        notation: Notation::Killer,
        why,
    };
    let layout = puzzle.base_layout();
    let boxes = layout.boxes().filter(|_| layout.is_plain());
    let boxes = boxes.ok_or_else(|| refuse(Why::Layout))?;
    if puzzle.values().count() > 0 {
        return Err(refuse(Why::Givens));
    }
    let mut values: Vec<Option<u32>> = vec![None; layout.cell_count()];
    let mut flags = "";
    let mut number = 0;
    for constraint in puzzle.constraints() {
        let cannot = || refuse(Why::Constraint(constraint.describe(layout)));
        match constraint {
            Constraint::Whole(Whole::Diagonals) => flags = "d",
            Constraint::Cage(Cage {
                cells,
                sum: Some(sum),
                repeats: false,
            }) => {
                for cell in cells {
                    let value = &mut values[cell.index()];
                    if value.is_some() || number == 256 {
                        return Err(cannot());
                    }
                    *value = Some(256 * sum + number);
                }
                number += 1;
            }
            _ => return Err(cannot()),
        }
    }
    let mut text = format!("{boxes}:{flags}:k:");
    for value in values {
        text += &value.unwrap_or(0).to_string();
        text.push(':');
    }
    Ok(text)
}
