//! `SumoCue`'s text: `SumoCueV1`, then for each cell `=15` if a cage with that sum starts there or `+3` if it is in the
//! cage that starts in cell 3 (from 0). A following `J4` is the number of the cell's region; `SumoCueV1D` has both
//! diagonals too. A cage of one cell is a given.

use grille_core::constraint::{Cage, Constraint, Whole};
use grille_core::{Cell, Digit, Draft, Layout};
use grille_say::DescribeConstraint;
use grille_solve::Puzzle;

use super::error::{ParseError, ParseErrorKind, Spot};
use super::{Inexpressible, Notation, ReadOptions, Why, line, shapes};

/// Its name in messages.
const NAME: &str = "SumoCue";

/// The first characters of a text.
pub(super) const OPENING: &str = "SumoCueV1";

pub(super) fn parse(text: &str, _: &ReadOptions) -> Result<Vec<Draft>, ParseError> {
    let text = text.trim_start_matches('\u{FEFF}').trim_start();
    let mut puzzles = text.split(OPENING);
    if puzzles.next().is_some_and(|before| !before.is_empty()) {
        let kind = ParseErrorKind::Malformed { notation: NAME };
        return Err(ParseError::at(Spot { line: 1, column: 1 }, kind));
    }
    puzzles.map(draft).collect()
}

fn draft(text: &str) -> Result<Draft, ParseError> {
    let wrong = |found: &str| {
        ParseError::new(ParseErrorKind::Field {
            field: NAME.to_string(),
            found: found.to_string(),
        })
    };
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let (diagonals, text) = match text.strip_prefix('D') {
        Some(rest) => (true, rest),
        None => (false, &*text),
    };
    let starts: Vec<usize> = text.match_indices(['=', '+']).map(|(at, _)| at).collect();
    let found = starts.len();
    let size = line::size_of(found).ok_or_else(|| {
        let nearest = super::nearest_size(found);
        ParseError::new(ParseErrorKind::CellCount { found, nearest })
    })?;
    if starts[0] != 0 {
        return Err(wrong(&text[..starts[0]]));
    }
    let mut cages: Vec<Option<Cage>> = vec![None; found];
    let mut regions: Vec<Option<usize>> = Vec::with_capacity(found);
    for (index, &start) in starts.iter().enumerate() {
        let entry = &text[start..starts.get(index + 1).copied().unwrap_or(text.len())];
        let (value, region) = match entry[1..].split_once('J') {
            Some((value, region)) => (value, Some(region.parse().map_err(|_| wrong(entry))?)),
            None => (&entry[1..], None),
        };
        regions.push(region);
        let value: u32 = value.parse().map_err(|_| wrong(entry))?;
        if entry.starts_with('=') {
            cages[index] = Some(Cage {
                cells: vec![Cell::new(index)],
                sum: (value > 0).then_some(value),
                repeats: false,
            });
        } else {
            let cage = cages.get_mut(value as usize).and_then(Option::as_mut);
            cage.ok_or_else(|| wrong(entry))?
                .cells
                .push(Cell::new(index));
        }
    }
    let layout = match regions.iter().copied().collect::<Option<Vec<usize>>>() {
        Some(numbers) => shapes::numbered(size, &numbers)?,
        None if regions.iter().all(Option::is_none) => {
            Layout::of_size(size).map_err(|error| ParseError::new(ParseErrorKind::Layout(error)))?
        }
        None => return Err(wrong("J")),
    };
    let mut draft = Draft::new(layout);
    if diagonals {
        draft.constraints.push(Constraint::Whole(Whole::Diagonals));
    }
    for cage in cages.into_iter().flatten() {
        match (&cage.cells[..], cage.sum) {
            ([cell], Some(sum)) => {
                let digit = Digit::try_from(sum)
                    .ok()
                    .filter(|digit| digit.index() < size);
                draft.set_given(*cell, digit.ok_or_else(|| wrong(&sum.to_string()))?);
            }
            // A cell in no cage.
            ([_], None) => {}
            _ => draft.constraints.push(Constraint::Cage(cage)),
        }
    }
    Ok(draft)
}

pub(super) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    let layout = puzzle.base_layout();
    let refuse = |why: Why| Inexpressible {
        notation: Notation::SumoCue,
        why,
    };
    let size = layout.rows();
    if !shapes::is_rectangle(layout)
        || (layout.columns(), layout.digits()) != (size, size)
        || layout.lowest() != 1
        || layout.cells().any(|cell| layout.region(cell).is_none())
        || !super::SIZES.contains(&size)
    {
        return Err(refuse(Why::Layout));
    }
    let mut entries: Vec<Option<String>> = vec![None; layout.cell_count()];
    for (cell, digit) in puzzle.givens().filled_cells() {
        entries[cell.index()] = Some(format!("={digit}"));
    }
    let mut text = OPENING.to_string();
    for constraint in puzzle.constraints() {
        let cannot = || refuse(Why::Constraint(constraint.describe(layout)));
        match constraint {
            Constraint::Whole(Whole::Diagonals) => text = format!("{OPENING}D"),
            Constraint::Cage(Cage {
                cells,
                sum,
                repeats: false,
            }) if cells.len() > 1 => {
                let first = cells.iter().min().ok_or_else(cannot)?;
                for cell in cells {
                    let entry = if cell == first {
                        format!("={}", sum.unwrap_or(0))
                    } else {
                        format!("+{}", first.index())
                    };
                    if entries[cell.index()].replace(entry).is_some() {
                        return Err(cannot());
                    }
                }
            }
            _ => return Err(cannot()),
        }
    }
    text.push('\n');
    for (index, entry) in entries.into_iter().enumerate() {
        text += &entry.unwrap_or_else(|| "=0".to_string());
        if !layout.is_plain() || layout.boxes() != grille_core::BoxShape::usual(size).ok() {
            let region = layout.region(Cell::new(index)).unwrap_or(0);
            text += &format!("J{region}");
        }
        if (index + 1) % size == 0 {
            text.push('\n');
        }
    }
    Ok(text)
}
