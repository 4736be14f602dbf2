//! Rank clues: the rank of a row or column among all rows and columns, read as numbers from both ends.

use std::sync::{Arc, OnceLock};

use super::{Automaton, Condition, Fault, Relation};
use crate::{Cell, Digit, DigitSet, HouseKind, Layout};

/// The conditions for the rank of a row or column, read from one end. Ranks go from 1 to the number of rows and
/// columns, each read from both ends. Unless `ties` are allowed no other is equal to it; otherwise equal ones share
/// their rank.
///
/// On a square grid with as many digits, each digit begins one row and one column from each side, that is four of the
/// numbers. So the rank determines the first digit; the rest depends on three other numbers.
pub fn full_rank(
    layout: &Layout,
    cells: &[Cell],
    rank: usize,
    ties: bool,
) -> Result<Vec<Condition>, Fault> {
    let size = layout.digits();
    let entries = entries(layout);
    let is_square = entries.len() == 4
        && (entries.iter()).all(|side| side.len() == size && side.iter().all(|e| e.len() == size));
    let own = entries
        .iter()
        .position(|side| side.iter().any(|entry| entry == cells));
    let (true, Some(own)) = (is_square, own) else {
        return Err(Fault::Grid);
    };
    if rank == 0 || rank > 4 * size {
        return Err(Fault::Number {
            number: rank as i64,
            least: 1,
            greatest: 4 * size as i64,
        });
    }
    let first = DigitSet::only(Digit::from_index((rank - 1) / 4));
    let before = (rank - 1) % 4;
    let automata = comparing(size).ok_or(Fault::TooLarge)?;
    // One entry of the side begins with the same digit and compares this way with the ranked one.
    let some = |side: &[Vec<Cell>], automaton: &Arc<Automaton>| {
        let ways = side.iter().map(|entry| {
            let begins = Condition::OneOf {
                cell: entry[0],
                digits: first,
            };
            let word = entry.iter().zip(cells).flat_map(|(&a, &b)| [a, b]);
            let line = Condition::Line {
                cells: word.collect(),
                automaton: Arc::clone(automaton),
            };
            vec![begins, line]
        });
        Condition::Any(ways.collect())
    };
    let others: Vec<&Vec<Vec<Cell>>> = (0..4)
        .filter(|&side| side != own)
        .map(|s| &entries[s])
        .collect();
    // Each of the three others is less (0), equal (1) or greater (2).
    let ways = (0..27)
        .map(|code| [code % 3, code / 3 % 3, code / 9])
        .filter(|way| {
            let (fewer, same) = (count(way, 0), count(way, 1));
            (ties || same == 0) && (fewer..=fewer + same).contains(&before)
        });
    let ways: Vec<Vec<Condition>> = ways
        .map(|way| (0..3).map(|i| some(others[i], &automata[way[i]])).collect())
        .collect();
    Ok(vec![
        Condition::OneOf {
            cell: cells[0],
            digits: first,
        },
        Condition::Any(ways),
    ])
}

/// No two rows and columns, each read from both ends, are the same number.
///
/// In a square grid with as many digits, each row and column holds each digit once. So two rows differ when read in the
/// same direction, and a row can only equal a column if the cell they share is at the same position of both.
pub fn no_ties(layout: &Layout) -> Result<Vec<Condition>, Fault> {
    let size = layout.digits();
    let entries = entries(layout);
    let is_square = entries.len() == 4
        && (entries.iter()).all(|side| side.len() == size && side.iter().all(|e| e.len() == size));
    if !is_square {
        return Err(Fault::Grid);
    }
    let unlike = Arc::new(Relation::new(size, |a, b| a != b));
    let differ = |one: &[Cell], other: &[Cell]| {
        let pairs = one.iter().zip(other).filter(|(a, b)| a != b);
        let ways = pairs.map(|(&a, &b)| vec![Condition::pair(a, b, &unlike)]);
        Condition::Any(ways.collect())
    };
    let [rows, rows_back, columns, columns_back] = &entries[..] else {
        return Err(Fault::Grid);
    };
    let mut conditions = Vec::new();
    for one in 0..size {
        for other in 0..one {
            conditions.push(differ(&rows[one], &rows_back[other]));
            conditions.push(differ(&columns[one], &columns_back[other]));
        }
        conditions.push(differ(&rows[one], &columns[one]));
        conditions.push(differ(&rows[one], &columns_back[size - 1 - one]));
    }
    Ok(conditions)
}

fn count(way: &[usize; 3], which: usize) -> usize {
    way.iter().filter(|&&order| order == which).count()
}

/// Rows and columns from each side: four lists.
fn entries(layout: &Layout) -> Vec<Vec<Vec<Cell>>> {
    let lines = |kind: HouseKind, reversed: bool| {
        let houses = layout.houses().iter().filter(|house| house.kind() == kind);
        let cells = houses.map(|house| {
            let mut cells = house.cells().to_vec();
            if reversed {
                cells.reverse();
            }
            cells
        });
        cells.collect()
    };
    [HouseKind::Row, HouseKind::Column]
        .into_iter()
        .flat_map(|kind| [lines(kind, false), lines(kind, true)])
        .collect()
}

/// The automata that read two numbers and accept them if the first is less, equal or greater. They are cached by the
/// number of digits, since every clue needs them.
fn comparing(digits: usize) -> Option<&'static [Arc<Automaton>; 3]> {
    static KNOWN: [OnceLock<Option<[Arc<Automaton>; 3]>>; Digit::MAX as usize + 1] =
        [const { OnceLock::new() }; Digit::MAX as usize + 1];
    let build = || {
        let orders: [fn(i8) -> bool; 3] = [|o| o < 0, |o| o == 0, |o| o > 0];
        let [less, equal, greater] = orders.map(|is_met| compare(digits, is_met).map(Arc::new));
        Some([less?, equal?, greater?])
    };
    KNOWN.get(digits)?.get_or_init(build).as_ref()
}

/// The automaton that reads two numbers, alternating between their digits, and accepts if their comparison is as
/// wanted: below 0 if the first is less.
fn compare(digits: usize, is_met: fn(i8) -> bool) -> Option<Automaton> {
    Automaton::explore(
        digits,
        2 * digits,
        (0_i8, 0_u8),
        |&(order, waiting), digit| {
            Some(match (order, waiting) {
                (0, 0) => (0, digit),
                (0, other) => (other.cmp(&digit) as i8, 0),
                decided => decided,
            })
        },
        |&(order, _)| is_met(order),
    )
}
