//! Cages and magic squares.

use super::{Condition, Fault, Totals};
use crate::{Cell, HouseKind, Layout};

/// Cells inside a dashed outline: no repeated digit (unless repeats are allowed), and the digits add up to the sum, if
/// one is given.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cage {
    /// The cells.
    pub cells: Vec<Cell>,
    /// What they add up to.
    pub sum: Option<u32>,
    /// Whether digits may repeat.
    pub repeats: bool,
}

impl Cage {
    pub(super) fn compile(&self, layout: &Layout) -> Result<Vec<Condition>, Fault> {
        let (cells, digits) = (self.cells.len() as i64, layout.digits() as i64);
        if !self.repeats && cells > digits {
            return Err(Fault::TooMany {
                cells: self.cells.len(),
            });
        }
        let mut conditions = Vec::new();
        if !self.repeats && cells > 1 {
            conditions.push(Condition::Different {
                kind: HouseKind::Cage,
                cells: self.cells.clone(),
            });
        }
        if let Some(sum) = self.sum {
            let zero = cells * (1 - i64::from(layout.lowest()));
            let (least, greatest) = if self.repeats {
                (cells - zero, cells * digits - zero)
            } else {
                let least = cells * (cells + 1) / 2;
                (least - zero, cells * (digits + 1) - least - zero)
            };
            if !(least..=greatest).contains(&i64::from(sum)) {
                return Err(Fault::Number {
                    number: i64::from(sum),
                    least,
                    greatest,
                });
            }
            let terms = self.cells.iter().map(|&cell| (cell, 1));
            conditions.push(Condition::sum(layout, terms, Totals::exactly(sum as i32)));
        }
        Ok(conditions)
    }
}

/// A square of cells whose rows, columns and diagonals have one sum, with no repeated digit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Magic {
    /// The cells, row by row.
    pub cells: Vec<Cell>,
}

impl Magic {
    pub(super) fn compile(&self, layout: &Layout) -> Result<Vec<Condition>, Fault> {
        let side = self.cells.len().isqrt();
        if side < 2 || side * side != self.cells.len() {
            return Err(Fault::Shape);
        }
        if self.cells.len() > layout.digits() {
            return Err(Fault::TooMany {
                cells: self.cells.len(),
            });
        }
        let mut conditions = vec![Condition::Different {
            kind: HouseKind::Extra,
            cells: self.cells.clone(),
        }];
        let lines = square_lines(&self.cells, side, true);
        if self.cells.len() == layout.digits() {
            // Every digit occurs once, so the sum of a line is known.
            let numbers = layout.all_digits().iter().map(|digit| layout.number(digit));
            let total = numbers.sum::<i32>() / side as i32;
            conditions.extend(lines.iter().map(|line| {
                let terms = line.iter().map(|&cell| (cell, 1));
                Condition::sum(layout, terms, Totals::exactly(total))
            }));
        } else {
            let (first, others) = lines.split_first().expect("a square has lines");
            conditions.extend(
                others
                    .iter()
                    .map(|line| Condition::equal_sums(layout, first, line)),
            );
        }
        Ok(conditions)
    }
}

/// The rows and columns of a square of cells, and its diagonals if requested.
pub(super) fn square_lines(cells: &[Cell], side: usize, diagonals: bool) -> Vec<Vec<Cell>> {
    let line = |at: &dyn Fn(usize) -> usize| (0..side).map(|i| cells[at(i)]).collect();
    let mut lines: Vec<Vec<Cell>> = Vec::new();
    for k in 0..side {
        lines.push(line(&|i| k * side + i));
        lines.push(line(&|i| i * side + k));
    }
    if diagonals {
        lines.push(line(&|i| i * side + i));
        lines.push(line(&|i| i * side + side - 1 - i));
    }
    lines
}
