//! Clues outside the grid, which apply to the row, column or diagonal they point into.

use super::line::read;
use super::rank::full_rank;
use super::{Automaton, Condition, Fault, Quota, Totals};
use crate::{Cell, HouseKind, Layout};

/// A clue at one end of a row or column.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Outside {
    /// The kind of clue.
    pub kind: OutsideKind,
    /// The side it is on.
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

/// What a clue outside the grid says about its row or column, read from its side.
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
    /// The rank, in ascending order, of the row or column among all rows and columns, each read as a number from both
    /// ends. No other is equal to it.
    FullRank,
}

impl Outside {
    /// The cells of the row or column, from the clue's side on.
    #[must_use]
    pub fn cells(&self, layout: &Layout) -> Option<Vec<Cell>> {
        let kind = match self.side {
            Side::Left | Side::Right => HouseKind::Row,
            Side::Top | Side::Bottom => HouseKind::Column,
        };
        let mut cells = layout.house(kind, self.line)?.cells().to_vec();
        if matches!(self.side, Side::Right | Side::Bottom) {
            cells.reverse();
        }
        Some(cells)
    }

    pub(super) fn compile(
        &self,
        layout: &Layout,
        quota: &Quota<'_>,
    ) -> Result<Vec<Condition>, Fault> {
        let cells = self.cells(layout).ok_or(Fault::NoCell)?;
        let digits = layout.digits();
        let zero = usize::from(1 - layout.lowest());
        let greatest = match self.kind {
            OutsideKind::Sandwich => (2..digits).map(|digit| digit - zero).sum(),
            OutsideKind::XSum => (1..=digits).map(|digit| digit - zero).sum(),
            OutsideKind::FullRank => 2 * (layout.rows() + layout.columns()),
            _ => digits,
        };
        if self.value as usize > greatest {
            return Err(Fault::Number {
                number: i64::from(self.value),
                least: 0,
                greatest: greatest as i64,
            });
        }
        if self.kind == OutsideKind::FullRank {
            return full_rank(layout, &cells, self.value as usize, false);
        }
        let automaton = reader(self.kind, layout, cells.len(), self.value, quota);
        Ok(vec![read(cells, automaton)?])
    }
}

/// The automaton of a clue.
fn reader(
    kind: OutsideKind,
    layout: &Layout,
    length: usize,
    value: u32,
    quota: &Quota<'_>,
) -> Result<Automaton, Fault> {
    let digits = layout.digits();
    let number = |digit: u8| u32::from(digit - 1 + layout.lowest());
    match kind {
        OutsideKind::Sandwich => sandwich(layout, length, value, quota),
        OutsideKind::XSum => x_sum(layout, length, value, quota),
        OutsideKind::Skyscraper => Automaton::explore_within(
            quota,
            (digits, length),
            (0, 0),
            |&(tallest, seen), digit| {
                // Height 0 stands for no building.
                let digit = number(digit);
                let seen = seen + u32::from(digit > tallest);
                (seen <= value).then_some((digit.max(tallest), seen))
            },
            |&(_, seen)| seen == value,
        ),
        OutsideKind::HiddenSkyscraper => Automaton::explore_within(
            quota,
            (digits, length),
            Some(0),
            |&tallest, digit| match tallest {
                None => Some(None),
                Some(tallest) if digit >= tallest => Some(Some(digit)),
                Some(_) => (number(digit) == value).then_some(None),
            },
            Option::is_none,
        ),
        OutsideKind::NumberedRoom => numbered_room(layout, length, value, quota),
        OutsideKind::FullRank => Err(Fault::Grid),
    }
}

fn sandwich(
    layout: &Layout,
    length: usize,
    sum: u32,
    quota: &Quota<'_>,
) -> Result<Automaton, Fault> {
    #[derive(Clone, PartialEq, Eq, Hash)]
    enum Read {
        Before,
        Inside { other: u8, left: u32 },
        After,
    }
    let greatest = layout.digits() as u8;
    Automaton::explore_within(
        quota,
        (layout.digits(), length),
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
                left: left.checked_sub(u32::from(digit - 1 + layout.lowest()))?,
            }),
            Read::After => Some(Read::After),
        },
        |read| *read == Read::After,
    )
}

fn x_sum(layout: &Layout, length: usize, sum: u32, quota: &Quota<'_>) -> Result<Automaton, Fault> {
    // What is left to add, and in how many cells; `None` before the first.
    Automaton::explore_within(
        quota,
        (layout.digits(), length),
        None,
        |&left: &Option<(u32, u32)>, digit| {
            let digit = u32::from(digit - 1 + layout.lowest());
            let (cells, sum) = match left {
                None => (digit.checked_sub(1)?, sum.checked_sub(digit)?),
                Some((0, _)) => (0, 0),
                Some((cells, sum)) => (cells - 1, sum.checked_sub(digit)?),
            };
            (cells > 0 || sum == 0).then_some(Some((cells, sum)))
        },
        |left| *left == Some((0, 0)),
    )
}

fn numbered_room(
    layout: &Layout,
    length: usize,
    value: u32,
    quota: &Quota<'_>,
) -> Result<Automaton, Fault> {
    // How many cells are left until the room; `None` before the first cell.
    Automaton::explore_within(
        quota,
        (layout.digits(), length),
        None,
        |&until: &Option<u8>, digit| {
            let number = digit - 1 + layout.lowest();
            let next = match until {
                None => number.checked_sub(1)?,
                Some(0) => return Some(Some(0)),
                Some(until) => until - 1,
            };
            let is_room = next == 0;
            (!is_room || u32::from(number) == value).then_some(Some(next))
        },
        |until| *until == Some(0),
    )
}

/// The sum of a diagonal that starts at an edge of the grid; digits may repeat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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
    pub fn cells(&self, layout: &Layout) -> Vec<Cell> {
        let step = |at: usize, grow: bool| {
            if grow {
                Some(at + 1)
            } else {
                at.checked_sub(1)
            }
        };
        let next = |&cell: &Cell| {
            let row = step(layout.row(cell), self.down)?;
            layout.cell(row, step(layout.column(cell), self.right)?)
        };
        std::iter::successors(Some(self.start), next).collect()
    }

    pub(super) fn compile(&self, layout: &Layout) -> Result<Vec<Condition>, Fault> {
        let cells = self.cells(layout);
        let zero = cells.len() * usize::from(1 - layout.lowest());
        let (least, greatest) = (cells.len() - zero, cells.len() * layout.digits() - zero);
        if !(least..=greatest).contains(&(self.sum as usize)) {
            return Err(Fault::Number {
                number: i64::from(self.sum),
                least: least as i64,
                greatest: greatest as i64,
            });
        }
        let terms = cells.into_iter().map(|cell| (cell, 1));
        Ok(vec![Condition::sum(
            layout,
            terms,
            Totals::exactly(self.sum as i32),
        )])
    }
}
