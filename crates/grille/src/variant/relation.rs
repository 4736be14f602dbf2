//! Which pairs of digits two cells may hold.

use crate::{Digit, DigitSet};

/// A table: for each digit of the first cell, those that the second may hold, and the other way round.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Relation {
    rows: Vec<DigitSet>,
    columns: Vec<DigitSet>,
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
        let mut relation = Relation {
            rows: vec![DigitSet::EMPTY; digits],
            columns: vec![DigitSet::EMPTY; digits],
        };
        let all = DigitSet::first(digits);
        for first in all {
            for second in all {
                if holds(first.value(), second.value()) {
                    relation.rows[first.index()].insert(second);
                    relation.columns[second.index()].insert(first);
                }
            }
        }
        relation
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

    /// What the first cell may hold when the second holds this digit.
    #[must_use]
    pub fn firsts(&self, second: Digit) -> DigitSet {
        self.columns[second.index()]
    }

    /// Whether this pair is allowed.
    #[must_use]
    pub fn holds(&self, first: Digit, second: Digit) -> bool {
        self.seconds(first).contains(second)
    }

    /// The same with the cells exchanged.
    #[must_use]
    pub fn flipped(&self) -> Relation {
        Relation {
            rows: self.columns.clone(),
            columns: self.rows.clone(),
        }
    }

    /// All pairs that this one forbids.
    #[must_use]
    pub fn negated(&self) -> Relation {
        let all = DigitSet::first(self.digits());
        let others = |sets: &[DigitSet]| sets.iter().map(|&set| all - set).collect();
        Relation {
            rows: others(&self.rows),
            columns: others(&self.columns),
        }
    }

    /// Whether it says just that the two digits differ.
    #[must_use]
    pub fn is_unlike(&self) -> bool {
        let all = DigitSet::first(self.digits());
        all.iter()
            .all(|digit| self.seconds(digit) == all - DigitSet::only(digit))
    }
}
