//! Cells, digits, houses and conclusions as values of messages, and their short notation.

use super::Telling;
use crate::logic::step::Candidate;
use crate::message::{Say, Text, Value, text};
use crate::notation::Alphabet;
use crate::{Cell, Digit, DigitSet, Geometry, House, HouseKind};

/// `r4c5`.
pub(in crate::logic) fn cell(geometry: &Geometry, cell: Cell) -> String {
    geometry.place(cell).to_string()
}

/// “r1c5, r1c7 and r2c3”, in the order given.
pub(in crate::logic) fn cells(geometry: &Geometry, cells: &[Cell]) -> Value {
    cells.iter().map(|&at| cell(geometry, at)).collect()
}

/// “4 and 7”.
pub(in crate::logic) fn digits(
    alphabet: Alphabet,
    digits: impl IntoIterator<Item = Digit>,
) -> Value {
    let digits = digits.into_iter();
    digits
        .map(|digit| alphabet.symbol(digit).to_string())
        .collect()
}

/// “rows 2 and 6 and box 2”: those of a kind that follow each other together.
pub(in crate::logic) fn houses(geometry: &Geometry, numbers: &[usize]) -> Value {
    let houses: Vec<&House> = numbers.iter().map(|&at| &geometry.houses()[at]).collect();
    let of_a_kind = houses.chunk_by(|one, next| one.kind() == next.kind());
    of_a_kind
        .map(|houses| match houses {
            [only] => only.text(),
            several => together(several),
        })
        .collect()
}

fn together(houses: &[&House]) -> Text {
    let numbers: Value = houses
        .iter()
        .map(|house| (house.number() + 1).to_string())
        .collect();
    match houses[0].kind() {
        HouseKind::Row => text!("houses-rows", numbers = numbers),
        HouseKind::Column => text!("houses-columns", numbers = numbers),
        HouseKind::Box => text!("houses-boxes", numbers = numbers),
        _ => text!(
            "houses-others",
            houses = houses
                .iter()
                .map(|&house| Value::from(house))
                .collect::<Value>()
        ),
    }
}

/// What a step concludes, each cell once: those that lose the same digits together.
pub(super) fn conclusion(told: &Telling<'_>) -> Text {
    let (geometry, step) = (told.geometry, told.step);
    let mut losers: Vec<(Cell, DigitSet)> = Vec::new();
    for &Candidate { cell, digit } in &step.eliminations {
        match losers.iter_mut().find(|(loser, _)| *loser == cell) {
            Some((_, lost)) => lost.insert(digit),
            None => losers.push((cell, DigitSet::only(digit))),
        }
    }
    losers.sort_by_key(|&(cell, _)| cell);
    let mut groups: Vec<(Vec<Cell>, DigitSet)> = Vec::new();
    for (cell, lost) in losers {
        match groups.iter_mut().find(|(_, digits)| *digits == lost) {
            Some((cells, _)) => cells.push(cell),
            None => groups.push((vec![cell], lost)),
        }
    }
    let placed = step.placements.iter().map(|placed| {
        text!(
            "tell-is",
            cell = cell(geometry, placed.cell),
            digit = told.digit(placed.digit)
        )
    });
    let lost = groups.into_iter().map(|(losers, lost)| {
        let digit = |digit: Digit| text!("tell-digit", digit = told.digit(digit));
        text!(
            "tell-loses",
            cells = named(geometry, &losers),
            count = losers.len(),
            digits = lost.iter().map(digit).collect::<Value>()
        )
    });
    let all: Vec<Text> = placed.chain(lost).collect();
    all.into_iter()
        .rev()
        .reduce(|rest, first| text!("tell-more", first = first, rest = rest))
        .unwrap_or_else(|| text!("tell-nothing"))
}

/// A few cells one by one, many in short: “r1c14569, r2c1469 and r47c9”.
pub(in crate::logic) fn named(geometry: &Geometry, losers: &[Cell]) -> Value {
    const FEW: usize = 4;
    if losers.len() <= FEW {
        cells(geometry, losers)
    } else {
        let groups = compact(geometry, losers.iter().copied());
        groups.split(',').collect()
    }
}

/// Cells in short: `r1c57,r4c8`. Those of a row or column are put together where each number has one
/// figure.
pub(in crate::logic) fn compact(
    geometry: &Geometry,
    cells: impl IntoIterator<Item = Cell>,
) -> String {
    let mut left: Vec<Cell> = cells.into_iter().collect();
    left.sort_unstable();
    left.dedup();
    let (row, column) = (|cell| geometry.row(cell), |cell| geometry.column(cell));
    let is_short = geometry.rows() <= 9 && geometry.columns() <= 9;
    let mut groups = Vec::new();
    while let Some(&first) = left.first() {
        let in_row: Vec<Cell> = mates(&left, |cell| row(cell) == row(first));
        let in_column: Vec<Cell> = mates(&left, |cell| column(cell) == column(first));
        let group = match is_short {
            false => vec![first],
            true if in_column.len() > in_row.len() => in_column,
            true => in_row,
        };
        let mut rows: Vec<usize> = group.iter().map(|&cell| row(cell)).collect();
        let mut columns: Vec<usize> = group.iter().map(|&cell| column(cell)).collect();
        rows.dedup();
        columns.dedup();
        groups.push(format!("r{}c{}", numbers(&rows), numbers(&columns)));
        left.retain(|cell| !group.contains(cell));
    }
    groups.join(",")
}

fn mates(cells: &[Cell], is_mate: impl Fn(Cell) -> bool) -> Vec<Cell> {
    cells
        .iter()
        .copied()
        .filter(|&cell| is_mate(cell))
        .collect()
}

/// Numbers from 0, written from 1, one after the other.
fn numbers(numbers: &[usize]) -> String {
    numbers
        .iter()
        .map(|number| (number + 1).to_string())
        .collect()
}

/// Houses in short: `r26`, `r1b59`; with commas where a number has two figures.
pub(super) fn compact_houses(geometry: &Geometry, houses: &[usize]) -> String {
    let mut written = String::new();
    let mut last = None;
    for &number in houses {
        let house = &geometry.houses()[number];
        let is_short = geometry.houses().iter().all(|house| house.number() < 9);
        if !is_short && last.is_some() {
            written.push(',');
        }
        if !is_short || last != Some(house.kind()) {
            written.push(house.kind().letter());
        }
        written += &(house.number() + 1).to_string();
        last = Some(house.kind());
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(geometry: &Geometry, places: &[(usize, usize)]) -> String {
        let cells = places
            .iter()
            .map(|&(row, column)| geometry.cell(row - 1, column - 1).unwrap());
        compact(geometry, cells)
    }

    #[test]
    fn cells_of_a_line_are_put_together() {
        let classic = Geometry::classic();
        assert_eq!(places(&classic, &[(9, 1), (8, 1)]), "r89c1");
        assert_eq!(places(&classic, &[(1, 5), (1, 7)]), "r1c57");
        assert_eq!(
            places(&classic, &[(1, 2), (1, 8), (3, 2), (9, 9)]),
            "r1c28,r3c2,r9c9"
        );
        assert_eq!(
            places(&classic, &[(1, 1), (2, 1), (4, 1), (1, 9)]),
            "r124c1,r1c9"
        );
        let large = Geometry::of_size(16).unwrap();
        assert_eq!(places(&large, &[(1, 12), (1, 1)]), "r1c1,r1c12");
    }

    #[test]
    fn houses_are_put_together() {
        let classic = Geometry::classic();
        assert_eq!(compact_houses(&classic, &[1, 5]), "r26");
        assert_eq!(compact_houses(&classic, &[9, 18, 26]), "c1b19");
        let large = Geometry::of_size(16).unwrap();
        assert_eq!(compact_houses(&large, &[0, 11]), "r1,r12");
    }
}
