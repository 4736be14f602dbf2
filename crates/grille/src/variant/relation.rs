//! Which pairs of digits two cells may hold.

use crate::{Digit, DigitSet};

/// A table: for each digit of the first cell, those that the second may hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Relation {
    rows: Vec<DigitSet>,
}

impl Relation {
    /// The pairs of digits (as numbers from 1) for which this is true.
    ///
    /// ```
    /// use grille::Digit;
    /// use grille::variant::Relation;
    ///
    /// let consecutive = Relation::new(9, |a, b| a.abs_diff(b) == 1);
    /// let next = consecutive.seconds(Digit::new(1).unwrap());
    /// assert_eq!(next.iter().map(Digit::value).collect::<Vec<_>>(), [2]);
    /// ```
    #[must_use]
    pub fn new(digits: usize, holds: impl Fn(u8, u8) -> bool) -> Relation {
        let all = DigitSet::first(digits);
        let row = |first: Digit| {
            let seconds = all
                .iter()
                .filter(|second| holds(first.value(), second.value()));
            seconds.collect()
        };
        Relation {
            rows: all.iter().map(row).collect(),
        }
    }

    /// How many digits it speaks of.
    #[must_use]
    pub fn digits(&self) -> usize {
        self.rows.len()
    }

    /// What the second cell may hold when the first holds this digit.
    #[must_use]
    pub fn seconds(&self, first: Digit) -> DigitSet {
        self.rows[first.index()]
    }

    /// Whether this pair is allowed.
    #[must_use]
    pub fn holds(&self, first: Digit, second: Digit) -> bool {
        self.seconds(first).contains(second)
    }

    /// The same with the cells exchanged.
    #[must_use]
    pub fn flipped(&self) -> Relation {
        Relation::new(self.digits(), |a, b| {
            self.holds(
                Digit::from_index(usize::from(b) - 1),
                Digit::from_index(usize::from(a) - 1),
            )
        })
    }

    /// All pairs that this one forbids.
    #[must_use]
    pub fn negated(&self) -> Relation {
        let all = DigitSet::first(self.digits());
        Relation {
            rows: self.rows.iter().map(|&row| all - row).collect(),
        }
    }

    /// Whether it says just that the two digits differ.
    #[must_use]
    pub fn is_unlike(&self) -> bool {
        *self == Relation::new(self.digits(), |a, b| a != b)
    }
}
