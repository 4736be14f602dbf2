//! Restricted commons: digits of two almost locked sets whose places in both see each other, so that only one of the
//! sets can hold them.

use std::ops::{ControlFlow, Range};

use grille_core::{Digit, DigitSet};

use super::als::Alses;
use crate::cells::Cells;
use crate::techniques::Sink;

/// Two almost locked sets with a restricted common.
#[derive(Clone, Copy, Debug)]
pub(in crate::techniques) struct Common {
    /// The set with the lower number.
    pub one: usize,
    /// The set with the higher number.
    pub other: usize,
    /// The restricted common.
    pub x: Digit,
    /// A second one: the sets are doubly linked. A third is impossible, as the sets would have too few digits.
    pub y: Option<Digit>,
}

impl Common {
    /// One digit or two.
    pub fn digits(&self) -> DigitSet {
        let y = self.y.map_or(DigitSet::EMPTY, DigitSet::only);
        DigitSet::only(self.x) | y
    }
}

/// The restricted commons of a position, by the first set, then by the second.
#[derive(Debug)]
pub(in crate::techniques) struct Commons {
    all: Vec<Common>,
    /// For each set, where those start that have it as their first.
    starts: Vec<usize>,
}

impl Commons {
    /// The restricted commons of these sets, unless the budget runs out first.
    pub fn within<S: Cells>(
        alses: &Alses<S>,
        may_overlap: bool,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Commons> {
        let mut all = Vec::new();
        let mut starts = Vec::with_capacity(alses.len() + 1);
        for one in 0..alses.len() {
            starts.push(all.len());
            sink.poll()?;
            let first = alses.get(one);
            for other in one + 1..alses.len() {
                let second = alses.get(other);
                if !first.seen.meets(&second.cells)
                    || (!may_overlap && first.cells.meets(&second.cells))
                {
                    continue;
                }
                let is_restricted = |&digit: &Digit| {
                    // The places seen lie outside the first set: a digit in cells that both share is none.
                    let places = alses.places(other, digit);
                    places.is_subset(&alses.seen(one, digit))
                };
                let mut digits = (first.digits & second.digits).iter().filter(is_restricted);
                if let Some(x) = digits.next() {
                    let y = digits.next();
                    all.push(Common { one, other, x, y });
                }
            }
        }
        starts.push(all.len());
        ControlFlow::Continue(Commons { all, starts })
    }

    /// All of them.
    pub fn all(&self) -> &[Common] {
        &self.all
    }

    /// The numbers of those that have this set as their first.
    pub fn of(&self, one: usize) -> Range<usize> {
        self.starts[one]..self.starts[one + 1]
    }
}
