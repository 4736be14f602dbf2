//! What two candidates exclude together. They cannot both be true if they are the same digit in cells that see each
//! other, or if an almost locked set would lose both digits: it would be left with fewer digits than cells.

use std::ops::ControlFlow;

use grille_core::DigitSet;

use super::als::Alses;
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::techniques::Sink;
use crate::why::Why;

/// For each candidate of a position, the candidates that it excludes.
pub(super) struct Exclusions<'a, S> {
    board: &'a Board<S>,
    alses: &'a Alses<S>,
    /// For each cell and digit, the sets that lose the digit if the cell holds it.
    hit: Vec<Vec<usize>>,
    /// For each cell and digit, by digit, the cells that cannot hold that digit then.
    excluded: Vec<S>,
    digits: usize,
}

impl<'a, S: Cells> Exclusions<'a, S> {
    pub fn within(
        board: &'a Board<S>,
        alses: &'a Alses<S>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Exclusions<'a, S>> {
        let digits = board.tables().layout.digits();
        let count = board.tables().layout.cell_count() * digits;
        let mut found = Exclusions {
            board,
            alses,
            hit: vec![Vec::new(); count],
            excluded: vec![S::default(); count * digits],
            digits,
        };
        for digit in board.digits() {
            for cell in board.places(digit).iter() {
                let at = found.at(Candidate::new(cell, digit));
                let peers = board.tables().peers[cell.index()];
                found.excluded[at * digits + digit.index()] = peers & board.places(digit);
            }
        }
        for set in 0..alses.len() {
            sink.poll()?;
            for digit in alses.get(set).digits {
                for cell in alses.seen(set, digit).iter() {
                    let at = found.at(Candidate::new(cell, digit));
                    found.hit[at].push(set);
                    for other in alses.get(set).digits - DigitSet::only(digit) {
                        let excluded = &mut found.excluded[at * digits + other.index()];
                        *excluded = *excluded | alses.seen(set, other);
                    }
                }
            }
        }
        ControlFlow::Continue(found)
    }

    fn at(&self, candidate: Candidate) -> usize {
        candidate.cell.index() * self.digits + candidate.digit.index()
    }

    /// The candidates of a cell that can be true together with this one.
    pub fn left(&self, one: Candidate, cell: grille_core::Cell) -> DigitSet {
        let at = self.at(one) * self.digits;
        let own = self.board.candidates(cell).iter();
        own.filter(|digit| !self.excluded[at + digit.index()].contains(cell))
            .collect()
    }

    /// The cells in which this candidate leaves nothing.
    pub fn emptied(&self, one: Candidate) -> S {
        let at = self.at(one) * self.digits;
        let mut emptied = self.board.open();
        for digit in self.board.digits() {
            emptied = emptied - (self.board.places(digit) - self.excluded[at + digit.index()]);
        }
        emptied.remove(one.cell);
        emptied
    }

    /// Whether two candidates exclude each other.
    pub fn excludes(&self, one: Candidate, other: Candidate) -> bool {
        let at = self.at(one) * self.digits;
        self.excluded[at + other.digit.index()].contains(other.cell)
    }

    /// Why they do: they see each other, or the smallest set that would lose both.
    pub fn why(&self, one: Candidate, other: Candidate) -> Option<Why> {
        let peers = &self.board.tables().peers;
        if one.digit == other.digit && peers[one.cell.index()].contains(other.cell) {
            return Some(Why::InSight { one, other });
        }
        let loses_both = |&&set: &&usize| {
            other.digit != one.digit && self.alses.seen(set, other.digit).contains(other.cell)
        };
        let sets = self.hit[self.at(one)].iter().filter(loses_both);
        let set = self
            .alses
            .get(*sets.min_by_key(|&&set| self.alses.get(set).cells.len())?);
        let left = set.digits - DigitSet::only(one.digit) - DigitSet::only(other.digit);
        Some(Why::TooFewDigits {
            candidates: vec![one, other],
            cells: set.cells.iter().collect(),
            digits: left,
        })
    }
}
