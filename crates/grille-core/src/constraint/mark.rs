//! Marks inside a cell or on a corner.

use std::sync::Arc;

use super::{Condition, Constraint, Fault, Relation};
use crate::{Cell, Digit, DigitSet, Layout};

/// A mark inside one cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The cell.
    pub cell: Cell,
    /// The kind of mark.
    pub kind: MarkKind,
}

/// What a mark says about its cell's digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkKind {
    /// It is even.
    Even,
    /// It is odd.
    Odd,
    /// It is less than those of the orthogonal neighbours that do not have the same mark.
    Minimum,
    /// It is greater than those (a fortress cell).
    Maximum,
}

impl Mark {
    /// Its conditions; `all` are the puzzle's constraints, among which it looks for marks of its own kind.
    pub(super) fn compile(&self, layout: &Layout, all: &[Constraint]) -> Vec<Condition> {
        let parity = |parity: i32| {
            let all = layout.all_digits().iter();
            vec![Condition::OneOf {
                cell: self.cell,
                digits: all
                    .filter(|&digit| layout.number(digit) % 2 == parity)
                    .collect(),
            }]
        };
        let beside = |holds: fn(u8, u8) -> bool| {
            let relation = Arc::new(Relation::new(layout.digits(), holds));
            let is_alike = |other: &Cell| {
                let mark = |known: &Constraint| matches!(known, Constraint::Mark(mark) if mark.kind == self.kind && mark.cell == *other);
                all.iter().any(mark)
            };
            neighbours(layout, self.cell)
                .filter(|other| !is_alike(other))
                .map(|other| Condition::pair(self.cell, other, &relation))
                .collect()
        };
        match self.kind {
            MarkKind::Even => parity(0),
            MarkKind::Odd => parity(1),
            MarkKind::Minimum => beside(|own, other| own < other),
            MarkKind::Maximum => beside(|own, other| own > other),
        }
    }
}

/// The orthogonal neighbours of a cell.
pub fn neighbours(layout: &Layout, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
    let (row, column) = (layout.row(cell), layout.column(cell));
    [(-1isize, 0isize), (1, 0), (0, -1), (0, 1)]
        .into_iter()
        .filter_map(move |(down, right)| {
            layout.cell(
                row.checked_add_signed(down)?,
                column.checked_add_signed(right)?,
            )
        })
}

/// A circle where four cells meet: they contain each of its digits, as often as the circle names it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Quadruple {
    /// The cells around the corner.
    pub cells: Vec<Cell>,
    /// The digits in the circle.
    pub digits: Vec<Digit>,
}

impl Quadruple {
    pub(super) fn compile(&self, _: &Layout) -> Result<Vec<Condition>, Fault> {
        if self.digits.len() > self.cells.len() {
            return Err(Fault::Impossible);
        }
        let digits: DigitSet = self.digits.iter().copied().collect();
        let conditions = digits.iter().map(|digit| {
            let times = self.digits.iter().filter(|&&named| named == digit).count();
            Condition::Count {
                cells: self.cells.clone(),
                digits: DigitSet::only(digit),
                counts: u64::MAX.checked_shl(times as u32).unwrap_or(0),
            }
        });
        Ok(conditions.collect())
    }
}
