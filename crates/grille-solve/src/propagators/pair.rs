//! The propagator for a relation between two cells.

use std::sync::Arc;

use grille_core::constraint::Relation;
use grille_core::internal::Images;
use grille_core::{Digit, DigitSet};

use super::Impossible;

#[derive(Clone, Debug)]
pub(super) struct Pair {
    relation: Arc<Relation>,
    /// Whether the cells differ anyway, so that pairs of equal digits do not count.
    differ: bool,
}

impl Pair {
    pub fn new(relation: Arc<Relation>, differ: bool) -> Pair {
        Pair { relation, differ }
    }

    /// For each set of candidates of one cell, what the other may hold.
    pub fn images(&self) -> Option<[&Images; 2]> {
        let [ahead, back] = self.relation.images(self.differ)?;
        Some([ahead, back])
    }

    /// The partners of a digit of one cell.
    #[inline]
    fn partners(&self, digit: Digit, partners: DigitSet) -> DigitSet {
        if self.differ {
            partners - DigitSet::only(digit)
        } else {
            partners
        }
    }

    #[inline]
    pub(super) fn seconds(&self, first: Digit) -> DigitSet {
        self.partners(first, self.relation.seconds(first))
    }

    #[inline]
    pub(super) fn firsts(&self, second: Digit) -> DigitSet {
        self.partners(second, self.relation.firsts(second))
    }

    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        let [first, second] = candidates else {
            unreachable!("a pair has two cells")
        };
        let reach = |from: DigitSet, partners: &dyn Fn(Digit) -> DigitSet| {
            (from.iter()).fold(DigitSet::EMPTY, |all, digit| all | partners(digit))
        };
        let partners = reach(*first, &|digit| self.seconds(digit));
        *first &= reach(*second, &|digit| self.firsts(digit));
        *second &= partners;
        if first.is_empty() || second.is_empty() {
            Err(Impossible)
        } else {
            Ok(())
        }
    }

    /// See [`Propagator::relax`](super::Propagator::relax).
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) -> bool {
        let [first, second] = candidates else {
            unreachable!("a pair has two cells")
        };
        if (first.iter()).any(|digit| !(self.seconds(digit) & *second).is_empty()) {
            return false;
        }
        let free = within[0].iter();
        let free = free.filter(|&digit| (self.seconds(digit) & *second).is_empty());
        *first |= free.collect();
        let free = within[1].iter();
        let free = free.filter(|&digit| (self.firsts(digit) & *first).is_empty());
        *second |= free.collect();
        true
    }
}
