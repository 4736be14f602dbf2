//! The reasons about lines, in sentences: what the ends and the inner cells leave for each other.

use grille_core::{Cell, Digit, DigitSet};
use grille_say::{Text, text};

use super::super::Wording;
use super::super::values::{cell, cells, houses};

impl Wording<'_> {
    /// An end that would be neither below nor above all inner cells.
    pub(super) fn midst(
        &self,
        (end, lost): (Cell, DigitSet),
        (low, greatest): (Cell, Digit),
        (high, least): (Cell, Digit),
    ) -> Text {
        let (end, digits) = (cell(self.layout, end), self.digits(lost));
        if low == high {
            // The cell has one digit left, or already has its value.
            return text!(
                "why-midst-one",
                cell = end,
                digits = digits,
                other = cell(self.layout, low)
            );
        }
        text!(
            "why-midst",
            cell = end,
            count = lost.len(),
            digits = digits,
            low = cell(self.layout, low),
            greatest = self.digit(greatest),
            high = cell(self.layout, high),
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
            cell = cell(self.layout, end),
            count = lost.len(),
            digits = self.digits(lost),
            other = cell(self.layout, other),
            between = cells(self.layout, between)
        )
    }

    pub(super) fn no_other_end(&self, (end, lost): (Cell, DigitSet), other: Cell) -> Text {
        text!(
            "why-no-other-end",
            cell = cell(self.layout, end),
            count = lost.len(),
            digits = self.digits(lost),
            other = cell(self.layout, other)
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
            .map(|equal| text!("why-equal", cells = cells(self.layout, equal)));
        let sight = text!(
            "why-twin-sight",
            house = houses(self.layout, &[house]),
            digit = self.digit(digit),
            places = cells(self.layout, places)
        );
        equal.rev().fold(sight, |rest, equal| {
            text!("why-two", first = equal, next = rest)
        })
    }

    pub(super) fn locked_out(&self, ends: [Cell; 2], lost: DigitSet) -> Text {
        text!(
            "why-locked-out",
            ends = cells(self.layout, &ends),
            count = lost.len(),
            digits = self.digits(lost)
        )
    }
}
