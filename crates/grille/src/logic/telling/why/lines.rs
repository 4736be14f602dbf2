//! Lines in sentences: what their ends and the cells between them leave each other.

use super::super::Telling;
use super::super::values::{cell, cells, houses};
use crate::message::{Text, text};
use crate::{Cell, Digit, DigitSet};

impl Telling<'_> {
    /// An end that would be neither below nor above all the rest.
    pub(super) fn midst(
        &self,
        (end, lost): (Cell, DigitSet),
        (low, greatest): (Cell, Digit),
        (high, least): (Cell, Digit),
    ) -> Text {
        let (end, digits) = (cell(self.geometry, end), self.digits(lost));
        if low == high {
            // One cell has one digit left, or is a value.
            return text!(
                "why-midst-one",
                cell = end,
                digits = digits,
                other = cell(self.geometry, low)
            );
        }
        text!(
            "why-midst",
            cell = end,
            count = lost.len(),
            digits = digits,
            low = cell(self.geometry, low),
            greatest = self.digit(greatest),
            high = cell(self.geometry, high),
            least = self.digit(least)
        )
    }

    pub(super) fn ends_too_close(
        &self,
        (end, lost): (Cell, DigitSet),
        other: Cell,
        between: &[Cell],
    ) -> Text {
        text!(
            "why-ends-too-close",
            cell = cell(self.geometry, end),
            count = lost.len(),
            digits = self.digits(lost),
            other = cell(self.geometry, other),
            between = cells(self.geometry, between)
        )
    }

    pub(super) fn no_other_end(&self, (end, lost): (Cell, DigitSet), other: Cell) -> Text {
        text!(
            "why-no-other-end",
            cell = cell(self.geometry, end),
            count = lost.len(),
            digits = self.digits(lost),
            other = cell(self.geometry, other)
        )
    }

    /// Equal cells, and the places of a digit among them.
    pub(super) fn twin_sight(
        &self,
        (house, digit): (usize, Digit),
        places: &[Cell],
        twins: &[Vec<Cell>],
    ) -> Text {
        let equal = twins
            .iter()
            .map(|equal| text!("why-equal", cells = cells(self.geometry, equal)));
        let sight = text!(
            "why-twin-sight",
            house = houses(self.geometry, &[house]),
            digit = self.digit(digit),
            places = cells(self.geometry, places)
        );
        equal.rev().fold(sight, |rest, equal| {
            text!("why-two", first = equal, next = rest)
        })
    }

    pub(super) fn locked_out(&self, ends: [Cell; 2], lost: DigitSet) -> Text {
        text!(
            "why-locked-out",
            ends = cells(self.geometry, &ends),
            count = lost.len(),
            digits = self.digits(lost)
        )
    }
}
