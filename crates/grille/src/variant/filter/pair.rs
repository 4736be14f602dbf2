//! Two cells in a relation.

use super::Impossible;
use crate::variant::Relation;
use crate::{Digit, DigitSet};

#[derive(Clone, Debug)]
pub(super) struct Pair {
    /// For each digit of the first cell, those of the second; and the other way round.
    seconds: Vec<DigitSet>,
    firsts: Vec<DigitSet>,
}

impl Pair {
    /// The relation; of cells that differ, without the pairs of equal digits.
    pub fn new(relation: &Relation, differ: bool) -> Pair {
        let all = DigitSet::first(relation.digits());
        let but = |digit: Digit| {
            if differ {
                DigitSet::only(digit)
            } else {
                DigitSet::EMPTY
            }
        };
        let flipped = relation.flipped();
        let row = |relation: &Relation| {
            all.iter()
                .map(|digit| relation.seconds(digit) - but(digit))
                .collect()
        };
        Pair {
            seconds: row(relation),
            firsts: row(&flipped),
        }
    }

    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        let [first, second] = candidates else {
            unreachable!("a pair has two cells")
        };
        let reach = |from: DigitSet, table: &[DigitSet]| {
            (from.iter()).fold(DigitSet::EMPTY, |all, digit| all | table[digit.index()])
        };
        let partners = reach(*first, &self.seconds);
        *first &= reach(*second, &self.firsts);
        *second &= partners;
        if first.is_empty() || second.is_empty() {
            Err(Impossible)
        } else {
            Ok(())
        }
    }

    /// See [`Filter::relax`](super::Filter::relax).
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) -> bool {
        let [first, second] = candidates else {
            unreachable!("a pair has two cells")
        };
        if (first.iter()).any(|digit| !(self.seconds[digit.index()] & *second).is_empty()) {
            return false;
        }
        let keep_apart = |own: DigitSet, within: DigitSet, other: DigitSet, table: &[DigitSet]| {
            let free = within
                .iter()
                .filter(|d| (table[d.index()] & other).is_empty());
            own | free.collect()
        };
        *first = keep_apart(*first, within[0], *second, &self.seconds);
        *second = keep_apart(*second, within[1], *first, &self.firsts);
        true
    }
}
