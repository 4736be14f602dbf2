//! Links through constraints: each propagator is asked what it removes once a candidate is placed or removed.

use std::collections::HashMap;
use std::ops::ControlFlow;

use grille_core::{Cell, Digit, DigitSet};

use super::links::Literal;
use crate::board::Board;
use crate::cells::Cells;
use crate::techniques::Sink;
use crate::techniques::variant::Enforced;

/// What constraints say about two candidates.
#[derive(Debug, Default)]
pub(super) struct Through {
    /// For each literal, the nodes that follow from it: false ones from a true literal, true ones from a false one.
    follows: HashMap<Literal, Vec<usize>>,
    /// The constraint of each pair.
    by: HashMap<(Literal, Literal), usize>,
}

impl Through {
    /// Asks every propagator about every candidate of its cells.
    pub fn new<S: Cells>(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<(), Through> {
        let mut through = Through::default();
        let Some(derived) = board.tables().derived(sink.budget()) else {
            return ControlFlow::Continue(through);
        };
        let ids = ids(board);
        for enforced in &derived.propagators {
            through.ask(board, &ids, enforced, sink)?;
        }
        ControlFlow::Continue(through)
    }

    fn ask<S: Cells>(
        &mut self,
        board: &Board<S>,
        ids: &dyn Fn(Cell, Digit) -> usize,
        enforced: &Enforced,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let cells = enforced.propagator.cells();
        let left: Vec<DigitSet> = cells.iter().map(|&cell| board.left(cell)).collect();
        // What does not depend on the candidate asked about is a step of its own, not a link.
        let mut before = left.clone();
        if enforced.propagator.narrow(&mut before).is_err() {
            return ControlFlow::Continue(());
        }
        for (at, &cell) in cells.iter().enumerate() {
            // A cell that occurs twice is asked about once.
            if cells[..at].contains(&cell) || board.value(cell).is_some() {
                continue;
            }
            for digit in before[at] & board.candidates(cell) {
                for is_on in [true, false] {
                    sink.poll()?;
                    let own = DigitSet::only(digit);
                    let now = if is_on { own } else { before[at] - own };
                    let mut after = before.clone();
                    for (other, left) in cells.iter().zip(&mut after) {
                        if *other == cell {
                            *left &= now;
                        }
                    }
                    if enforced.propagator.narrow(&mut after).is_err() {
                        continue;
                    }
                    let node = ids(cell, digit);
                    for (to, &other) in cells.iter().enumerate() {
                        if other == cell || board.value(other).is_some() {
                            continue;
                        }
                        let by = enforced.constraint;
                        if is_on {
                            for lost in before[to] - after[to] {
                                self.add_weak(node, ids(other, lost), by);
                            }
                        } else if let Some(kept) = after[to].single()
                            && before[to].len() > 1
                        {
                            self.add_strong(node, ids(other, kept), by);
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn add(&mut self, from: Literal, to: Literal, constraint: usize) {
        if let std::collections::hash_map::Entry::Vacant(slot) = self.by.entry((from, to)) {
            slot.insert(constraint);
            self.follows.entry(from).or_default().push(to.node());
        }
    }

    /// Not both are true.
    fn add_weak(&mut self, one: usize, other: usize, constraint: usize) {
        self.add(Literal::on(one), Literal::off(other), constraint);
        self.add(Literal::on(other), Literal::off(one), constraint);
    }

    /// At least one is true.
    fn add_strong(&mut self, one: usize, other: usize, constraint: usize) {
        self.add(Literal::off(one), Literal::on(other), constraint);
        self.add(Literal::off(other), Literal::on(one), constraint);
    }

    /// How many nodes follow from a literal.
    pub fn len(&self, from: Literal) -> usize {
        self.follows.get(&from).map_or(0, Vec::len)
    }

    /// One of the nodes that follow from a literal.
    pub fn get(&self, from: Literal, at: usize) -> usize {
        self.follows[&from][at]
    }

    /// The constraint by which one literal follows from another.
    pub fn constraint(&self, from: Literal, to: Literal) -> Option<usize> {
        self.by.get(&(from, to)).copied()
    }
}

/// The numbers of the candidates as [`Links`](super::links::Links) has them: by cell, then by digit.
fn ids<S: Cells>(board: &Board<S>) -> impl Fn(Cell, Digit) -> usize + '_ {
    let mut first = Vec::with_capacity(board.values().len());
    let mut count = 0;
    for cell in board.tables().layout.cells() {
        first.push(count);
        count += board.candidates(cell).len();
    }
    move |cell, digit| {
        let smaller = board.candidates(cell).bits() & ((1 << digit.index()) - 1);
        first[cell.index()] + smaller.count_ones() as usize
    }
}
