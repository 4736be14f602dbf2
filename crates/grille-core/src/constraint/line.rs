//! Lines: thermometers, arrows, whispers and related constraints.

use std::sync::Arc;

use super::{Automaton, Condition, Fault, Quota, Relation, Totals};
use crate::{Cell, DigitSet, HouseKind, Layout};

/// A line through some cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// The kind of line.
    pub kind: LineKind,
    /// The cells in the order they are drawn.
    pub cells: Vec<Cell>,
}

/// What a line requires of the digits along it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineKind {
    /// They increase from the bulb on.
    Thermo,
    /// They increase or stay the same from the bulb on.
    SlowThermo,
    /// They read the same from both ends.
    Palindrome,
    /// They are consecutive digits in any order.
    Renban,
    /// No two are equal or consecutive.
    Nabner,
    /// Neighbours differ by at least this much; 5 for German whispers, 4 for Dutch.
    Whisper(u8),
    /// Those between the ends lie between them in value.
    Between,
    /// Those between the ends lie outside them in value, and the ends differ by at least this much.
    Lockout(u8),
    /// Digits at equal distance from the middle add up to the same sum; on an odd line that sum is the middle digit.
    Zipper,
    /// In each box that it runs through they have the same sum.
    RegionSum,
    /// Any three in a row include a low, a middle and a high digit.
    Entropic,
    /// Any n in a row leave different remainders when divided by n.
    Modular(u8),
    /// Odd and even alternate.
    Parity,
    /// It can be split into segments, each with this sum.
    SumLine(u8),
    /// Those between the ends add up to the sum of the ends.
    DoubleArrow,
}

impl LineKind {
    /// The minimum number of cells.
    fn least_cells(self) -> usize {
        match self {
            LineKind::Between | LineKind::Lockout(_) | LineKind::DoubleArrow | LineKind::Zipper => {
                3
            }
            LineKind::SumLine(_) => 1,
            _ => 2,
        }
    }
}

impl Line {
    pub(super) fn compile(
        &self,
        layout: &Layout,
        quota: &Quota<'_>,
    ) -> Result<Vec<Condition>, Fault> {
        let (cells, digits) = (&self.cells, layout.digits());
        let least = self.kind.least_cells();
        if cells.len() < least {
            return Err(Fault::TooFew { least });
        }
        let steps = |holds: &dyn Fn(u8, u8) -> bool| apart(cells, 1, digits, holds);
        let different = || -> Result<Condition, Fault> {
            if cells.len() > digits {
                return Err(Fault::TooMany { cells: cells.len() });
            }
            Ok(Condition::Different {
                kind: HouseKind::Line,
                cells: cells.clone(),
            })
        };
        Ok(match self.kind {
            LineKind::Thermo => {
                different()?;
                steps(&|a, b| a < b)
            }
            LineKind::SlowThermo => steps(&|a, b| a <= b),
            LineKind::Palindrome => {
                let equal = Arc::new(Relation::new(digits, |a, b| a == b));
                mirrored(cells)
                    .map(|(a, b)| Condition::pair(a, b, &equal))
                    .collect()
            }
            LineKind::Renban => {
                let runs = (0..=digits.saturating_sub(cells.len()))
                    .map(|from| DigitSet::first(from + cells.len()) - DigitSet::first(from));
                vec![
                    different()?,
                    Condition::Sets {
                        cells: cells.clone(),
                        sets: runs.collect(),
                    },
                ]
            }
            LineKind::Nabner => {
                // Digits that are pairwise at least two apart can be at most every other digit.
                if cells.len() > digits.div_ceil(2) {
                    return Err(Fault::Impossible);
                }
                let relation = Arc::new(Relation::new(digits, |a, b| a.abs_diff(b) > 1));
                let pairs = (0..cells.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
                pairs
                    .map(|(i, j)| Condition::pair(cells[i], cells[j], &relation))
                    .collect()
            }
            LineKind::Whisper(least) => steps(&|a, b| a.abs_diff(b) >= least),
            LineKind::Between => vec![between(cells, digits, quota, |low, high, digit| {
                low < digit && digit < high
            })?],
            LineKind::Lockout(least) => {
                let apart = Arc::new(Relation::new(digits, |a, b| a.abs_diff(b) >= least));
                vec![
                    Condition::pair(cells[0], cells[cells.len() - 1], &apart),
                    between(cells, digits, quota, |low, high, digit| {
                        digit < low || high < digit
                    })?,
                ]
            }
            LineKind::Zipper => zipper(layout, cells),
            LineKind::RegionSum => region_sums(layout, cells)?,
            LineKind::Entropic => {
                let third = |digit: u8| (usize::from(digit) - 1) * 3 / digits;
                classes(cells, 3, digits, &third)
            }
            LineKind::Modular(by) => {
                if by < 2 {
                    return Err(Fault::Shape);
                }
                let residue = |digit: u8| usize::from((digit - 1 + layout.lowest()) % by);
                classes(cells, usize::from(by), digits, &residue)
            }
            LineKind::Parity => classes(cells, 2, digits, &|digit| usize::from(digit % 2)),
            LineKind::SumLine(sum) => {
                let automaton = Automaton::explore_within(
                    quota,
                    (digits, cells.len()),
                    0,
                    |&so_far, digit| {
                        let next = so_far + u16::from(digit - 1 + layout.lowest());
                        (next <= u16::from(sum)).then_some(next % u16::from(sum.max(1)))
                    },
                    |&so_far| so_far == 0,
                );
                vec![read(cells.clone(), automaton)?]
            }
            LineKind::DoubleArrow => {
                let (ends, inner) = ends_and_inner(cells);
                vec![Condition::equal_sums(layout, &ends, inner)]
            }
        })
    }
}

/// A relation between all cells that are this many steps apart on the line.
fn apart(
    cells: &[Cell],
    steps: usize,
    digits: usize,
    holds: &dyn Fn(u8, u8) -> bool,
) -> Vec<Condition> {
    let relation = Arc::new(Relation::new(digits, holds));
    cells
        .windows(steps + 1)
        .map(|run| Condition::pair(run[0], run[steps], &relation))
        .collect()
}

/// Any n cells in a row belong to different classes.
fn classes(
    cells: &[Cell],
    count: usize,
    digits: usize,
    class: &dyn Fn(u8) -> usize,
) -> Vec<Condition> {
    (1..count)
        .flat_map(|steps| apart(cells, steps, digits, &|a, b| class(a) != class(b)))
        .collect()
}

/// Pairs of cells at equal distance from the middle.
fn mirrored(cells: &[Cell]) -> impl Iterator<Item = (Cell, Cell)> + '_ {
    let pairs = cells.iter().zip(cells.iter().rev());
    pairs.take(cells.len() / 2).map(|(&a, &b)| (a, b))
}

fn ends_and_inner(cells: &[Cell]) -> ([Cell; 2], &[Cell]) {
    let last = cells.len() - 1;
    ([cells[0], cells[last]], &cells[1..last])
}

/// How the inner digits compare with the two at the ends. The ends are read first.
fn between(
    cells: &[Cell],
    digits: usize,
    quota: &Quota<'_>,
    lies: impl Fn(u8, u8, u8) -> bool,
) -> Result<Condition, Fault> {
    #[derive(Clone, PartialEq, Eq, Hash)]
    enum Read {
        Nothing,
        One(u8),
        Both(u8, u8),
    }
    let (ends, inner) = ends_and_inner(cells);
    let word: Vec<Cell> = ends.into_iter().chain(inner.iter().copied()).collect();
    let automaton = Automaton::explore_within(
        quota,
        (digits, word.len()),
        Read::Nothing,
        |read, digit| match *read {
            Read::Nothing => Some(Read::One(digit)),
            Read::One(other) => Some(Read::Both(digit.min(other), digit.max(other))),
            Read::Both(low, high) => lies(low, high, digit).then_some(Read::Both(low, high)),
        },
        |read| matches!(read, Read::Both(..)),
    );
    read(word, automaton)
}

fn zipper(layout: &Layout, cells: &[Cell]) -> Vec<Condition> {
    let pairs: Vec<[Cell; 2]> = mirrored(cells).map(|(a, b)| [a, b]).collect();
    if cells.len() % 2 == 1 {
        let middle = [cells[cells.len() / 2]];
        let equal = pairs
            .iter()
            .map(|pair| Condition::equal_sums(layout, pair, &middle));
        return equal.collect();
    }
    pairs
        .windows(2)
        .map(|two| Condition::equal_sums(layout, &two[0], &two[1]))
        .collect()
}

fn region_sums(layout: &Layout, cells: &[Cell]) -> Result<Vec<Condition>, Fault> {
    if cells.iter().any(|&cell| layout.region(cell).is_none()) {
        return Err(Fault::Grid);
    }
    let pieces: Vec<&[Cell]> = cells
        .chunk_by(|&a, &b| layout.region(a) == layout.region(b))
        .collect();
    Ok(pieces
        .windows(2)
        .map(|two| Condition::equal_sums(layout, two[0], two[1]))
        .collect())
}

/// A line read by an automaton, if that could be built.
pub(super) fn read(
    cells: Vec<Cell>,
    automaton: Result<Automaton, Fault>,
) -> Result<Condition, Fault> {
    Ok(Condition::Line {
        cells,
        automaton: Arc::new(automaton?),
    })
}

/// A circle or pill with a shaft: the digits along the shaft add up to the number in the circle.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// The circle; for a pill, the cells of its number from the most significant digit on.
    pub circle: Vec<Cell>,
    /// The cells along the shaft.
    pub shaft: Vec<Cell>,
}

impl Arrow {
    pub(super) fn compile(&self, layout: &Layout) -> Result<Vec<Condition>, Fault> {
        if self.circle.is_empty() || self.shaft.is_empty() {
            return Err(Fault::TooFew { least: 2 });
        }
        if self.circle.len() > 4 {
            return Err(Fault::TooLarge);
        }
        let places = self.circle.iter().rev().zip([1, 10, 100, 1000]);
        let circle = places.map(|(&cell, place)| (cell, place));
        let shaft = self.shaft.iter().map(|&cell| (cell, -1));
        Ok(vec![Condition::sum(
            layout,
            circle.chain(shaft),
            Totals::exactly(0),
        )])
    }
}

/// Two groups of cells that hold the same digits in the same positions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CloneOf {
    /// The cells of the first group.
    pub cells: Vec<Cell>,
    /// Those of the second, in the same order.
    pub copy: Vec<Cell>,
}

impl CloneOf {
    pub(super) fn compile(&self, layout: &Layout) -> Result<Vec<Condition>, Fault> {
        if self.cells.len() != self.copy.len() {
            return Err(Fault::Shape);
        }
        let equal = Arc::new(Relation::new(layout.digits(), |a, b| a == b));
        let pairs = self.cells.iter().zip(&self.copy);
        Ok(pairs
            .map(|(&cell, &copy)| Condition::pair(cell, copy, &equal))
            .collect())
    }
}
