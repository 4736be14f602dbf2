//! What two almost locked sets could remove together: if one of them has to hold a digit, the cells that see all of its
//! places in both lose it. Most pairs have nothing in sight, which ends most searches early.

use std::ops::ControlFlow;

use grille_core::DigitSet;

use super::als::Alses;
use super::common::add_all;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::techniques::Sink;
use crate::techniques::chains::bits::Rows;

/// For each set, the sets with which it could remove something.
#[derive(Debug)]
pub(in crate::techniques) struct Targets {
    partners: Rows,
}

impl Targets {
    /// The targets of these sets, unless the budget runs out first.
    pub fn within<S: Cells>(alses: &Alses<S>, sink: &mut Sink<'_>) -> ControlFlow<(), Targets> {
        let mut partners = Rows::new(alses.len(), alses.len());
        for set in 0..alses.len() {
            sink.poll()?;
            for digit in alses.get(set).digits {
                for cell in alses.seen(set, digit).iter() {
                    add_all(partners.row_mut(set), alses.with_seen(cell, digit));
                }
            }
        }
        ControlFlow::Continue(Targets { partners })
    }

    /// The sets with which this one could remove something, as bits. It is among them itself.
    pub fn partners(&self, set: usize) -> &[u64] {
        self.partners.row(set)
    }
}

/// The digits of two sets that some cell outside both would lose.
#[inline]
pub(super) fn removable<S: Cells>(alses: &Alses<S>, one: usize, other: usize) -> DigitSet {
    let (first, second) = (alses.get(one), alses.get(other));
    if !first.seen.meets(&second.seen) {
        return DigitSet::EMPTY;
    }
    let shared = (first.digits & second.digits).iter();
    shared
        .filter(|&digit| alses.seen(one, digit).meets(&alses.seen(other, digit)))
        .collect()
}

/// The candidates that see the places of each of these digits in both sets, digit by digit.
pub(super) fn seen_by_both<S: Cells>(
    alses: &Alses<S>,
    one: usize,
    other: usize,
    digits: DigitSet,
) -> Vec<Candidate> {
    let mut seen = Vec::new();
    for digit in digits {
        let cells = alses.seen(one, digit) & alses.seen(other, digit);
        seen.extend(cells.iter().map(|cell| Candidate::new(cell, digit)));
    }
    seen
}
