//! The reasons about cages, in sentences: what cages can hold, alone and together, and how houses add up against them.

use grille_core::{Cell, DigitSet};
use grille_say::{Text, Value, text};

use super::super::Wording;
use super::super::values::{cells, houses};
use crate::why::Held;

/// The most combinations that are listed one by one.
const MOST_LISTED: usize = 8;

impl Wording<'_> {
    pub(super) fn combinations(&self, sets: &[DigitSet]) -> Text {
        if sets.len() > MOST_LISTED {
            return text!("why-many-combinations", count = sets.len());
        }
        text!(
            "why-combinations",
            count = sets.len(),
            sets = self.sets(sets)
        )
    }

    /// “1-5, 2-4 and 3-6”.
    fn sets(&self, sets: &[DigitSet]) -> Value {
        sets.iter().map(|&set| self.combination(set)).collect()
    }

    /// `1-5-9`.
    fn combination(&self, set: DigitSet) -> String {
        let each: Vec<String> = set.iter().map(|digit| self.digit(digit)).collect();
        each.join("-")
    }

    /// Combinations of one that leave nothing for the others.
    pub(super) fn clash(&self, held: &[Held], at: usize, sets: &[DigitSet]) -> Text {
        let (mut own, mut others): (&[Cell], Vec<Cell>) = (&[], Vec::new());
        for (number, each) in held.iter().enumerate() {
            if number == at {
                own = &each.cells;
            } else {
                others.extend(&each.cells);
            }
        }
        text!(
            "why-clash",
            held = self.held(held),
            count = sets.len(),
            sets = self.sets(sets),
            cells = cells(self.layout, own),
            others = cells(self.layout, &others)
        )
    }

    /// Digits that several hold between them.
    pub(super) fn together(&self, held: &[Held], digits: DigitSet) -> Text {
        text!(
            "why-together",
            held = self.held(held),
            count = digits.len(),
            digits = self.digits(digits)
        )
    }

    /// What is between the crusts of a sandwich.
    pub(super) fn filling(&self, filling: &Held) -> Text {
        text!(
            "why-filling",
            count = filling.cells.len(),
            cells = cells(self.layout, &filling.cells),
            combinations = self.combinations(&filling.sets)
        )
    }

    /// What each of them can hold, one sentence each.
    fn held(&self, held: &[Held]) -> Text {
        let each = held.iter().map(|Held { cells: own, sets }| {
            text!(
                "why-held",
                count = own.len(),
                cells = cells(self.layout, own),
                sets = self.sets(sets)
            )
        });
        each.reduce(|first, next| text!("why-two", first = first, next = next))
            .unwrap_or_else(|| text!("tell-nothing"))
    }

    pub(super) fn difference(
        &self,
        over: &[usize],
        (total, cages): (i32, i32),
        (innies, outies): (&[Cell], &[Cell]),
    ) -> Text {
        let over = houses(self.layout, over);
        let [inside, outside] = [innies, outies].map(|several| cells(self.layout, several));
        let apart = (total - cages).unsigned_abs().to_string();
        let (total, cages) = (total.to_string(), cages.to_string());
        match (innies, outies) {
            (_, []) => text!(
                "why-innies",
                houses = over,
                total = total,
                cages = cages,
                cells = inside,
                apart = apart
            ),
            ([], _) => text!(
                "why-outies",
                houses = over,
                total = total,
                cages = cages,
                cells = outside,
                apart = apart
            ),
            _ => text!(
                "why-innies-outies",
                houses = over,
                total = total,
                cages = cages,
                innies = inside,
                outies = outside
            ),
        }
    }
}
