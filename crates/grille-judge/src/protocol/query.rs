//! A puzzle as it is sent to a program.

use std::fmt;

use grille::constraint::Constraint;
use grille::say::{Say, Text, text};
use grille::{BoxShape, Cell, CellSet, Digit, Draft, Layout, Puzzle, Validate, layouts};

use super::rule;

/// A puzzle that the protocol can express. Its `Display` is the lines that a program reads, `solve` last.
#[derive(Clone, Debug, PartialEq)]
pub struct Query {
    /// Rows, columns and digits.
    pub size: usize,
    /// The kind of regions.
    pub regions: Regions,
    /// The givens, row by row; 0 is an empty cell.
    pub values: Vec<u8>,
    /// The rules beyond rows, columns and regions.
    pub rules: Vec<Constraint>,
}

/// The regions of a square grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Regions {
    /// Boxes.
    Boxes(BoxShape),
    /// Regions of any shape: the region number of each cell, from 1.
    Shapes(Vec<usize>),
    /// None: a Latin square.
    None,
}

/// Why a puzzle cannot be sent to a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inexpressible {
    /// Its layout is not a square of rows, columns and regions.
    Layout,
    /// The protocol has no word for one of its rules; the index of the constraint.
    Rule(usize),
}

impl Say for Inexpressible {
    fn text(&self) -> Text {
        match self {
            Inexpressible::Layout => text!("judge-unfit-layout"),
            Inexpressible::Rule(number) => text!("judge-unfit-rule", number = number + 1),
        }
    }
}

impl Query {
    /// The query for the givens and rules of a puzzle.
    pub fn of(puzzle: &Puzzle) -> Result<Query, Inexpressible> {
        let base = puzzle.base_layout();
        let size = base.digits();
        let regions = Regions::of(base).ok_or(Inexpressible::Layout)?;
        let same = regions
            .layout(size)
            .is_some_and(|plain| is_same(&plain, base));
        if !same {
            return Err(Inexpressible::Layout);
        }
        let rules = puzzle.constraints().to_vec();
        match rules
            .iter()
            .position(|found| rule::write(found, size).is_none())
        {
            Some(number) => Err(Inexpressible::Rule(number)),
            None => Ok(Query {
                size,
                regions,
                values: puzzle
                    .givens()
                    .iter()
                    .map(|value| value.map_or(0, Digit::value))
                    .collect(),
                rules,
            }),
        }
    }

    /// The puzzle; `None` if the query is inconsistent.
    #[must_use]
    pub fn puzzle(&self) -> Option<Puzzle> {
        let layout = self.regions.layout(self.size)?;
        if self.values.len() != layout.cell_count() {
            return None;
        }
        let givens = self.values.iter().map(|&value| Digit::new(value));
        let mut draft = Draft::from_givens(layout, givens);
        draft.constraints.clone_from(&self.rules);
        draft.validate().ok()
    }
}

impl Regions {
    fn of(base: &Layout) -> Option<Regions> {
        if let Some(boxes) = base.boxes() {
            return Some(Regions::Boxes(boxes));
        }
        let mut regions = base
            .cells()
            .map(|cell| base.region(cell).map(|region| region + 1));
        if base.cells().all(|cell| base.region(cell).is_none()) {
            Some(Regions::None)
        } else {
            regions
                .by_ref()
                .collect::<Option<Vec<usize>>>()
                .map(Regions::Shapes)
        }
    }

    /// The square of this size with these regions.
    fn layout(&self, size: usize) -> Option<Layout> {
        let layout = match self {
            Regions::Boxes(boxes) => Layout::with_boxes(*boxes),
            Regions::Shapes(numbers) => layouts::jigsaw(size, numbers).ok()?,
            Regions::None => layouts::latin(size, size, size).ok()?,
        };
        (layout.digits() == size && layout.cell_count() == size * size).then_some(layout)
    }
}

/// Whether two layouts are equivalent, whatever they call their houses: the cells in reading order, the same groups
/// and nothing else, digits from 1.
fn is_same(plain: &Layout, base: &Layout) -> bool {
    let houses = |of: &Layout| {
        let mut houses: Vec<Vec<Cell>> = (of.houses().iter())
            .map(|house| {
                let set: CellSet = house.cells().iter().copied().collect();
                set.iter().collect()
            })
            .collect();
        houses.sort();
        houses
    };
    let size = base.digits();
    base.lowest() == 1
        && base.unlike().is_empty()
        && base.cell_count() == size * size
        && base
            .cells()
            .all(|cell| base.cell(cell.index() / size, cell.index() % size) == Some(cell))
        && houses(plain) == houses(base)
}

impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rows, columns) = match &self.regions {
            Regions::Boxes(boxes) => (boxes.rows(), boxes.columns()),
            Regions::Shapes(_) | Regions::None => (0, 0),
        };
        writeln!(f, "puzzle {} {rows} {columns}", self.size)?;
        for row in self.values.chunks(self.size) {
            writeln!(f, "row {}", numbers(row))?;
        }
        if let Regions::Shapes(regions) = &self.regions {
            writeln!(f, "regions {}", numbers(regions))?;
        }
        for found in &self.rules {
            let said = rule::write(found, self.size).ok_or(fmt::Error)?;
            writeln!(f, "rule {said}")?;
        }
        writeln!(f, "solve")
    }
}

/// Blank-separated numbers.
fn numbers<N: fmt::Display>(numbers: &[N]) -> String {
    let words: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    words.join(" ")
}
