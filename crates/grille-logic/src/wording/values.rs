//! Cells, digits, houses and conclusions as values of messages, and their short notation.

use grille_core::{
    Alphabet, Cell, CellSet, Coordinates, Digit, DigitSet, House, HouseKind, Layout, Place,
};
use grille_say::{Say, Text, Value, text};

use super::Wording;
use crate::step::Candidate;

/// `r4c5`.
pub(crate) fn cell(layout: &Layout, cell: Cell) -> Value {
    Value::Place(layout.place(cell))
}

/// More cells than this are not named one by one.
const FEW: usize = 4;

/// A few cells one by one, in the given order: “r1c5, r1c7 and r2c3”. Many cells in short: a whole house by its name,
/// otherwise “r1c1-9, r2c3-5 and r47c9”.
pub(crate) fn cells(layout: &Layout, cells: &[Cell]) -> Value {
    if cells.len() <= FEW {
        return cells.iter().map(|&at| cell(layout, at)).collect();
    }
    let set: CellSet = cells.iter().copied().collect();
    let whole = layout.houses().iter().find(|house| {
        house.cells().len() == set.len() && house.cells().iter().all(|&cell| set.contains(cell))
    });
    match whole {
        Some(house) => house.into(),
        None => lines(layout, set).into_iter().collect(),
    }
}

/// “4 and 7”.
pub(crate) fn digits(alphabet: Alphabet, digits: impl IntoIterator<Item = Digit>) -> Value {
    let digits = digits.into_iter();
    digits
        .map(|digit| alphabet.symbol(digit).to_string())
        .collect()
}

/// “rows 2 and 6 and box 2”: consecutive houses of one kind are grouped.
pub(crate) fn houses(layout: &Layout, numbers: &[usize]) -> Value {
    let houses: Vec<&House> = numbers.iter().map(|&at| &layout.houses()[at]).collect();
    let of_a_kind = houses.chunk_by(|one, next| one.kind() == next.kind());
    of_a_kind
        .map(|houses| match houses {
            [only] => only.text(),
            several => together(several),
        })
        .collect()
}

fn together(houses: &[&House]) -> Text {
    let kind = houses[0].kind();
    let numbers: Value = houses
        .iter()
        .map(|house| match kind {
            HouseKind::Column => Value::Column(house.number()),
            _ => Value::from((house.number() + 1).to_string()),
        })
        .collect();
    match kind {
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

/// How many parts of a conclusion are listed one by one; the step's candidates have the rest.
const MOST_CONCLUSIONS: usize = 6;

/// What a step concludes, each cell once: those that lose the same digits are grouped.
pub(super) fn conclusion(told: &Wording<'_>) -> Text {
    let (layout, step) = (told.layout, told.step);
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
    let told_groups = MOST_CONCLUSIONS.saturating_sub(1 + step.placements.len());
    let others: usize = (groups.iter().skip(told_groups))
        .map(|(losers, _)| losers.len())
        .sum();
    let placed = step.placements.iter().map(|placed| {
        text!(
            "tell-is",
            cell = cell(layout, placed.cell),
            digit = told.digit(placed.digit)
        )
    });
    let lost = groups.into_iter().map(|(losers, lost)| {
        let digit = |digit: Digit| text!("tell-digit", digit = told.digit(digit));
        text!(
            "tell-loses",
            cells = cells(layout, &losers),
            count = losers.len(),
            digits = lost.iter().map(digit).collect::<Value>()
        )
    });
    let mut all: Vec<Text> = placed.chain(lost).collect();
    if all.len() > MOST_CONCLUSIONS {
        all.truncate(MOST_CONCLUSIONS - 1);
        all.push(text!("tell-others", count = others));
    }
    all.into_iter()
        .rev()
        .reduce(|rest, first| text!("tell-more", first = first, rest = rest))
        .unwrap_or_else(|| text!("tell-nothing"))
}

/// Cells in short: `r1c57,r4c8`. Those of a row or column are grouped if every number has a single digit.
pub(crate) fn compact(layout: &Layout, cells: impl IntoIterator<Item = Cell>) -> Value {
    let is_short = layout.rows() <= 9 && layout.columns() <= 9;
    Value::Places(in_lines(layout, cells, is_short))
}

/// The same as a string, for lines that are the same in every language.
pub(crate) fn compact_text(layout: &Layout, cells: impl IntoIterator<Item = Cell>) -> String {
    let is_short = layout.rows() <= 9 && layout.columns() <= 9;
    Coordinates::Numbers.places(&in_lines(layout, cells, is_short))
}

/// Cells in short, for sentences: those of a row or column grouped, “r1c1-9” or “r1c1479”.
fn lines(layout: &Layout, cells: CellSet) -> Vec<Value> {
    let lines = in_lines(layout, cells.iter(), true).into_iter();
    lines.flat_map(parts).map(Value::Line).collect()
}

/// The cells of a row or column: a run by itself, single-digit numbers together, and two-digit numbers run by run.
fn parts(line: Vec<Place>) -> Vec<Vec<Place>> {
    let follows =
        |one: &Place, next: &Place| one.row + 1 == next.row || one.column + 1 == next.column;
    let runs: Vec<&[Place]> = line.chunk_by(follows).collect();
    let is_run = runs.len() == 1 && line.len() > 2;
    if is_run || line.iter().all(|place| place.row < 9 && place.column < 9) {
        return vec![line];
    }
    let parts = runs.into_iter().flat_map(|run| match run {
        [_, _, _, ..] => vec![run.to_vec()],
        few => few.iter().map(|&place| vec![place]).collect(),
    });
    parts.collect()
}

/// Cells by rows and columns, grouped by line if wanted.
fn in_lines(
    layout: &Layout,
    cells: impl IntoIterator<Item = Cell>,
    together: bool,
) -> Vec<Vec<Place>> {
    let mut left: Vec<Cell> = cells.into_iter().collect();
    left.sort_unstable();
    left.dedup();
    let (row, column) = (|cell| layout.row(cell), |cell| layout.column(cell));
    let mut groups = Vec::new();
    while let Some(&first) = left.first() {
        let in_row: Vec<Cell> = mates(&left, |cell| row(cell) == row(first));
        let in_column: Vec<Cell> = mates(&left, |cell| column(cell) == column(first));
        let group = match together {
            false => vec![first],
            // As in HoDoKu, a row comes first, even if more of the cells are in the column.
            true if in_row.len() == 1 => in_column,
            true => in_row,
        };
        groups.push(group.iter().map(|&cell| layout.place(cell)).collect());
        left.retain(|cell| !group.contains(cell));
    }
    groups
}

fn mates(cells: &[Cell], is_mate: impl Fn(Cell) -> bool) -> Vec<Cell> {
    cells
        .iter()
        .copied()
        .filter(|&cell| is_mate(cell))
        .collect()
}

/// A house in short: `r2`.
pub(super) fn house_text(layout: &Layout, house: usize) -> String {
    compact_houses(layout, &[house])
}

/// Houses in short: `r26`, `r1b59`; with commas if a number has two digits.
pub(super) fn compact_houses(layout: &Layout, houses: &[usize]) -> String {
    let mut written = String::new();
    let mut last = None;
    for &number in houses {
        let house = &layout.houses()[number];
        let is_short = layout.houses().iter().all(|house| house.number() < 9);
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

    fn places(layout: &Layout, places: &[(usize, usize)]) -> String {
        let cells = places
            .iter()
            .map(|&(row, column)| layout.cell(row - 1, column - 1).unwrap());
        compact_text(layout, cells)
    }

    #[test]
    fn cells_of_a_line_are_put_together() {
        let classic = Layout::classic();
        assert_eq!(places(&classic, &[(9, 1), (8, 1)]), "r89c1");
        assert_eq!(places(&classic, &[(1, 5), (1, 7)]), "r1c57");
        assert_eq!(
            places(&classic, &[(1, 2), (1, 8), (3, 2), (9, 9)]),
            "r1c28,r3c2,r9c9"
        );
        assert_eq!(
            places(&classic, &[(1, 1), (2, 1), (4, 1), (1, 9)]),
            "r1c19,r24c1"
        );
        let large = Layout::of_size(16).unwrap();
        assert_eq!(places(&large, &[(1, 12), (1, 1)]), "r1c1,r1c12");
    }

    #[test]
    fn houses_are_put_together() {
        let classic = Layout::classic();
        assert_eq!(compact_houses(&classic, &[1, 5]), "r26");
        assert_eq!(compact_houses(&classic, &[9, 18, 26]), "c1b19");
        let large = Layout::of_size(16).unwrap();
        assert_eq!(compact_houses(&large, &[0, 11]), "r1,r12");
    }

    #[test]
    fn many_cells_are_named_by_lines_and_houses() {
        let said = |layout: &Layout, numbers: &[usize]| {
            let cells = numbers.iter().map(|&number| Cell::new(number));
            let value = super::cells(layout, &cells.collect::<Vec<_>>());
            grille_say::Lang::English.say(&text!("rule-alone", rule = value))
        };
        let classic = Layout::classic();
        assert_eq!(said(&classic, &[0, 1, 2, 3]), "r1c1, r1c2, r1c3 and r1c4");
        assert_eq!(said(&classic, &[0, 1, 2, 3, 4]), "r1c1-5");
        assert_eq!(
            said(&classic, &[0, 3, 4, 5, 8, 9, 18]),
            "r1c14569 and r23c1"
        );
        let row: Vec<usize> = (9..18).collect();
        assert_eq!(said(&classic, &row), "row 2");
        let large = Layout::of_size(16).unwrap();
        assert_eq!(
            said(&large, &[8, 9, 10, 11, 13, 16]),
            "r1c9-12, r1c14 and r2c1"
        );
    }
}
