//! Clues outside the grid, which speak of the row, column or diagonal they point into.

use super::line::read;
use super::{Automaton, Condition, Fault, Totals};
use crate::{Cell, Geometry, HouseKind};

/// A clue at one end of a row or column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outside {
    /// What it says.
    pub kind: OutsideKind,
    /// Where it stands.
    pub side: Side,
    /// The row or column, from 0.
    pub line: usize,
    /// The number given.
    pub value: u32,
}

/// A side of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Left of a row.
    Left,
    /// Right of a row.
    Right,
    /// Above a column.
    Top,
    /// Below a column.
    Bottom,
}

/// What a clue outside the grid says of its row or column, read from its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutsideKind {
    /// The sum of the digits between the 1 and the greatest digit.
    Sandwich,
    /// The sum of the first X digits, where X is the first of them.
    XSum,
    /// How many digits are greater than all before them.
    Skyscraper,
    /// The first digit that is less than one before it.
    HiddenSkyscraper,
    /// The digit in the X-th cell, where X is the first digit.
    NumberedRoom,
}

impl Outside {
    /// The cells of the row or column, from the clue's side on.
    #[must_use]
    pub fn cells(&self, geometry: &Geometry) -> Option<Vec<Cell>> {
        let kind = match self.side {
            Side::Left | Side::Right => HouseKind::Row,
            Side::Top | Side::Bottom => HouseKind::Column,
        };
        let mut cells = geometry.house(kind, self.line)?.cells().to_vec();
        if matches!(self.side, Side::Right | Side::Bottom) {
            cells.reverse();
        }
        Some(cells)
    }

    pub(super) fn compile(&self, geometry: &Geometry) -> Result<Vec<Condition>, Fault> {
        let cells = self.cells(geometry).ok_or(Fault::NoCell)?;
        let digits = geometry.digits();
        let greatest = match self.kind {
            OutsideKind::Sandwich => digits * (digits + 1) / 2 - digits - 1,
            OutsideKind::XSum => digits * (digits + 1) / 2,
            _ => digits,
        };
        if self.value as usize > greatest {
            return Err(Fault::Number {
                number: i64::from(self.value),
                least: 0,
                greatest: greatest as i64,
            });
        }
        let automaton = reader(self.kind, digits, cells.len(), self.value);
        Ok(vec![read(cells, automaton)?])
    }
}

/// The automaton of a clue.
fn reader(kind: OutsideKind, digits: usize, length: usize, value: u32) -> Option<Automaton> {
    match kind {
        OutsideKind::Sandwich => sandwich(digits, length, value),
        OutsideKind::XSum => x_sum(digits, length, value),
        OutsideKind::Skyscraper => Automaton::explore(
            digits,
            length,
            (0, 0),
            |&(tallest, seen), digit| {
                let seen = seen + u32::from(digit > tallest);
                (seen <= value).then_some((digit.max(tallest), seen))
            },
            |&(_, seen)| seen == value,
        ),
        OutsideKind::HiddenSkyscraper => Automaton::explore(
            digits,
            length,
            Some(0),
            |&tallest, digit| match tallest {
                None => Some(None),
                Some(tallest) if digit >= tallest => Some(Some(digit)),
                Some(_) => (u32::from(digit) == value).then_some(None),
            },
            Option::is_none,
        ),
        OutsideKind::NumberedRoom => numbered_room(digits, length, value),
    }
}

fn sandwich(digits: usize, length: usize, sum: u32) -> Option<Automaton> {
    #[derive(Clone, PartialEq, Eq, Hash)]
    enum Read {
        Before,
        Inside { other: u8, left: u32 },
        After,
    }
    let greatest = digits as u8;
    Automaton::explore(
        digits,
        length,
        Read::Before,
        |read, digit| match *read {
            Read::Before if digit == 1 || digit == greatest => Some(Read::Inside {
                other: greatest + 1 - digit,
                left: sum,
            }),
            Read::Before => Some(Read::Before),
            Read::Inside { other, left } if digit == other => (left == 0).then_some(Read::After),
            Read::Inside { other, left } => Some(Read::Inside {
                other,
                left: left.checked_sub(u32::from(digit))?,
            }),
            Read::After => Some(Read::After),
        },
        |read| *read == Read::After,
    )
}

fn x_sum(digits: usize, length: usize, sum: u32) -> Option<Automaton> {
    // What is left to add, and in how many cells; `None` before the first.
    Automaton::explore(
        digits,
        length,
        None,
        |&left: &Option<(u32, u32)>, digit| {
            let digit = u32::from(digit);
            let (cells, sum) = match left {
                None => (digit - 1, sum.checked_sub(digit)?),
                Some((0, _)) => (0, 0),
                Some((cells, sum)) => (cells - 1, sum.checked_sub(digit)?),
            };
            (cells > 0 || sum == 0).then_some(Some((cells, sum)))
        },
        |left| *left == Some((0, 0)),
    )
}

fn numbered_room(digits: usize, length: usize, value: u32) -> Option<Automaton> {
    // How many cells until the room; `None` before the first cell.
    Automaton::explore(
        digits,
        length,
        None,
        |&until: &Option<u8>, digit| {
            let next = match until {
                None => digit - 1,
                Some(0) => return Some(Some(0)),
                Some(until) => until - 1,
            };
            let is_room = next == 0;
            (!is_room || u32::from(digit) == value).then_some(Some(next))
        },
        |until| *until == Some(0),
    )
}

/// The sum of a diagonal that starts at an edge of the grid; digits may come again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LittleKiller {
    /// The cell that the arrow points at.
    pub start: Cell,
    /// Whether it goes down (or up) from there.
    pub down: bool,
    /// Whether it goes right (or left) from there.
    pub right: bool,
    /// The sum.
    pub sum: u32,
}

impl LittleKiller {
    /// The cells of the diagonal.
    #[must_use]
    pub fn cells(&self, geometry: &Geometry) -> Vec<Cell> {
        let step = |at: usize, grow: bool| {
            if grow {
                Some(at + 1)
            } else {
                at.checked_sub(1)
            }
        };
        let next = |&cell: &Cell| {
            let row = step(geometry.row(cell), self.down)?;
            geometry.cell(row, step(geometry.column(cell), self.right)?)
        };
        std::iter::successors(Some(self.start), next).collect()
    }

    pub(super) fn compile(&self, geometry: &Geometry) -> Result<Vec<Condition>, Fault> {
        let cells = self.cells(geometry);
        let (least, greatest) = (cells.len(), cells.len() * geometry.digits());
        if !(least..=greatest).contains(&(self.sum as usize)) {
            return Err(Fault::Number {
                number: i64::from(self.sum),
                least: least as i64,
                greatest: greatest as i64,
            });
        }
        let terms = cells.into_iter().map(|cell| (cell, 1));
        Ok(vec![Condition::sum(
            terms,
            Totals::exactly(self.sum as i32),
        )])
    }
}
