//! Any condition at all, looked at when its last cell is fixed.

use crate::exact::general::{Candidates, Deductions, Rule, Wake};
use crate::variant::Condition;
use crate::{Cell, Digit};

/// A condition that waits until every cell it reads holds a digit.
pub(super) struct Wait {
    condition: Condition,
    cells: Vec<u32>,
}

impl Wait {
    pub fn new(condition: Condition) -> Wait {
        let cells = condition.cells().iter().map(|cell| cell.index() as u32);
        Wait {
            cells: cells.collect(),
            condition,
        }
    }
}

impl Rule for Wait {
    fn cells(&self) -> Vec<(u32, Wake)> {
        self.cells.iter().map(|&cell| (cell, Wake::Fixed)).collect()
    }

    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions) {
        let is_fixed = |&cell: &u32| now.domain(cell).is_power_of_two();
        let digit = |cell: Cell| {
            Digit::from_index(now.domain(cell.index() as u32).trailing_zeros() as usize)
        };
        if self.cells.iter().all(is_fixed) && !self.condition.is_met(&digit) {
            deductions.fail();
        }
    }
}
