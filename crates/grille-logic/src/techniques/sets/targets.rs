//! What two almost locked sets could remove together: if one of them has to hold a digit, the cells that see all of its
//! places in both lose it. Most pairs have nothing in sight, which ends most searches early.

use std::ops::ControlFlow;

use grille_core::DigitSet;

use super::als::Alses;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::techniques::Sink;

/// For each two sets, the digits of both that some cell outside both would lose.
#[derive(Debug)]
pub(in crate::techniques) struct Targets {
    digits: Vec<DigitSet>,
    sets: usize,
}

impl Targets {
    /// The targets of these sets, unless the budget runs out first.
    pub fn within<S: Cells>(alses: &Alses<S>, sink: &mut Sink<'_>) -> ControlFlow<(), Targets> {
        let sets = alses.len();
        let mut digits = vec![DigitSet::EMPTY; sets * sets];
        for one in 0..sets {
            sink.poll()?;
            let first = alses.get(one);
            for other in one + 1..sets {
                let second = alses.get(other);
                if !first.seen.meets(&second.seen) {
                    continue;
                }
                let shared = (first.digits & second.digits).iter();
                let seen: DigitSet = shared
                    .filter(|&digit| alses.seen(one, digit).meets(&alses.seen(other, digit)))
                    .collect();
                digits[one * sets + other] = seen;
                digits[other * sets + one] = seen;
            }
        }
        ControlFlow::Continue(Targets { digits, sets })
    }

    /// The digits that two sets could remove.
    #[inline]
    pub fn of(&self, one: usize, other: usize) -> DigitSet {
        self.digits[one * self.sets + other]
    }
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
