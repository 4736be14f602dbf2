//! Restricted commons: digits of two almost locked sets whose places in both see each other, so that only one of the
//! sets can hold them.

use std::ops::{ControlFlow, Range};

use grille_core::{Digit, DigitSet};

use super::als::Alses;
use crate::board::Board;
use crate::cells::Cells;
use crate::techniques::Sink;
use crate::techniques::chains::bits::{self, Rows};

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
    /// For each set, the sets with which it has one.
    partners: Rows,
}

impl Commons {
    /// The restricted commons of these sets, unless the budget runs out first.
    pub fn within<S: Cells>(
        board: &Board<S>,
        alses: &Alses<S>,
        may_overlap: bool,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Commons> {
        let mut found = Commons {
            all: Vec::new(),
            starts: Vec::with_capacity(alses.len() + 1),
            partners: Rows::new(alses.len(), alses.len()),
        };
        // For each digit of the set at hand, the sets with which it is a restricted common.
        let mut by_digit = Rows::new(board.tables().layout.digits() + 1, alses.len());
        for one in 0..alses.len() {
            found.starts.push(found.all.len());
            sink.poll()?;
            let set = alses.get(one);
            let digits = set
                .digits
                .iter()
                .filter(|&digit| !alses.seen(one, digit).is_empty());
            let digits: DigitSet = digits.collect();
            for (row, digit) in digits.iter().enumerate() {
                let row = by_digit.row_mut(row);
                restricted(board, alses, one, digit, row);
                if !may_overlap {
                    for cell in set.cells.iter() {
                        remove_all(row, alses.with_cell(cell));
                    }
                }
            }
            found.add(one, digits, &by_digit);
        }
        found.starts.push(found.all.len());
        ControlFlow::Continue(found)
    }

    /// Adds those of a set with later ones. Each digit has its row.
    fn add(&mut self, one: usize, digits: DigitSet, by_digit: &Rows) {
        let mut any = vec![0; by_digit.words()];
        for row in 0..digits.len() {
            add_all(&mut any, by_digit.row(row));
        }
        for other in bits::ones(&any).filter(|&other| other > one) {
            let rows = digits.iter().enumerate();
            let is_in = |row: usize| bits::contains(by_digit.row(row), other);
            let mut own = rows.filter(|&(row, _)| is_in(row)).map(|(_, digit)| digit);
            if let Some(x) = own.next() {
                let y = own.next();
                self.all.push(Common { one, other, x, y });
                self.partners.insert(one, other);
                self.partners.insert(other, one);
            }
        }
    }

    /// All of them.
    pub fn all(&self) -> &[Common] {
        &self.all
    }

    /// The numbers of those that have this set as their first.
    pub fn of(&self, one: usize) -> Range<usize> {
        self.starts[one]..self.starts[one + 1]
    }

    /// The sets with which this one has a restricted common, as bits.
    pub fn partners(&self, set: usize) -> &[u64] {
        self.partners.row(set)
    }

    /// The number of the restricted common of two sets that have one.
    pub fn number(&self, set: usize, partner: usize) -> usize {
        let (one, other) = (set.min(partner), set.max(partner));
        let range = self.of(one);
        range.start + self.all[range].partition_point(|common| common.other < other)
    }
}

/// The sets that have a digit only where the first set sees it. What it sees lies outside it, so that a digit in cells
/// that both share is none of these.
fn restricted<S: Cells>(
    board: &Board<S>,
    alses: &Alses<S>,
    one: usize,
    digit: Digit,
    row: &mut [u64],
) {
    row.fill(0);
    let seen = alses.seen(one, digit);
    for cell in seen.iter() {
        add_all(row, alses.with_place(cell, digit));
    }
    for cell in (board.places(digit) - seen).iter() {
        remove_all(row, alses.with_place(cell, digit));
    }
}

/// Adds the bits of one row to another.
pub(super) fn add_all(row: &mut [u64], more: &[u64]) {
    for (word, more) in row.iter_mut().zip(more) {
        *word |= more;
    }
}

/// Takes the bits of one row out of another.
fn remove_all(row: &mut [u64], gone: &[u64]) {
    for (word, gone) in row.iter_mut().zip(gone) {
        *word &= !gone;
    }
}
