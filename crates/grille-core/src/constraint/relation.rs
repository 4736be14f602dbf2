//! Relations: which pairs of digits two cells may hold.

use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

use crate::{Digit, DigitSet};

/// A table: for each digit of the first cell, those that the second may hold, and the other way round.
#[derive(Clone, Debug)]
pub struct Relation {
    rows: Vec<DigitSet>,
    columns: Vec<DigitSet>,
    /// The images of all sets of digits, built on first use: for any cells, and for cells that differ.
    images: [OnceLock<[Box<Images>; 2]>; 2],
}

/// For each set of up to nine digits of one cell (as bits), what the other may hold.
pub type Images = [u16; 512];

impl PartialEq for Relation {
    fn eq(&self, other: &Relation) -> bool {
        self.rows == other.rows
    }
}

impl Eq for Relation {}

impl Hash for Relation {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.rows.hash(state);
    }
}

impl Relation {
    /// The pairs of digits (as numbers from 1) for which the function returns true.
    ///
    /// ```
    /// use grille_core::Digit;
    /// use grille_core::constraint::Relation;
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
            images: Default::default(),
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

    /// The number of digits.
    #[must_use]
    #[inline]
    pub fn digits(&self) -> usize {
        self.rows.len()
    }

    /// What the second cell may hold when the first holds this digit.
    #[must_use]
    #[inline]
    pub fn seconds(&self, first: Digit) -> DigitSet {
        self.rows[first.index()]
    }

    /// What the first cell may hold when the second holds this digit.
    #[must_use]
    #[inline]
    pub fn firsts(&self, second: Digit) -> DigitSet {
        self.columns[second.index()]
    }

    /// Whether this pair is allowed.
    #[must_use]
    #[inline]
    pub fn holds(&self, first: Digit, second: Digit) -> bool {
        self.seconds(first).contains(second)
    }

    /// The same with the cells exchanged.
    #[must_use]
    pub fn flipped(&self) -> Relation {
        Relation {
            rows: self.columns.clone(),
            columns: self.rows.clone(),
            images: Default::default(),
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
            images: Default::default(),
        }
    }

    /// Whether it only says that the two digits differ.
    #[must_use]
    pub fn is_unlike(&self) -> bool {
        let all = DigitSet::first(self.digits());
        all.iter()
            .all(|digit| self.seconds(digit) == all - DigitSet::only(digit))
    }

    /// The images of the sets of digits of the first cell, and of the second; `None` if there are more than
    /// nine digits. `differ` tells that the cells hold different digits anyway.
    #[doc(hidden)]
    pub fn images(&self, differ: bool) -> Option<&[Box<Images>; 2]> {
        if self.digits() > 9 {
            return None;
        }
        let images = |table: &[DigitSet]| {
            let mut images = Box::new([0; 512]);
            for set in 1..1usize << table.len() {
                let lowest = set.trailing_zeros() as usize;
                let own = if differ { 1 << lowest } else { 0 };
                images[set] = images[set & (set - 1)] | table[lowest].bits() as u16 & !own;
            }
            images
        };
        let known = &self.images[usize::from(differ)];
        Some(known.get_or_init(|| [images(&self.rows), images(&self.columns)]))
    }
}
