//! BUG lite: some cells, each with two digits, in which every digit has two places or none in each house. If they held
//! nothing but these digits, each could take its other digit and the puzzle would have a second solution. So, if the
//! solution is known to be unique, one of the cells holds an *extra* candidate. Two ways to use this:
//!
//! * Only one cell has extra candidates: it loses the two digits.
//! * All that have any have the same single one: what sees all of these cells loses it.
//!
//! A bivalue universal grave is such a pattern over all open cells, a rectangle or loop one with two digits.

use std::ops::ControlFlow;

use grille_core::{Cell, Digit, DigitSet};

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::Sink;

/// The most cells of a pattern that people would find.
const MOST_CELLS: usize = 8;

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for start in (board.with_two() & board.tables().exchangeable).iter() {
        let mut pattern = Pattern {
            board,
            start,
            cells: Vec::new(),
            once: Vec::new(),
            twice: Vec::new(),
        };
        pattern.with(start, board.candidates(start), sink)?;
    }
    ControlFlow::Continue(())
}

/// A pattern in the making.
struct Pattern<'a, S> {
    board: &'a Board<S>,
    /// Its first cell with two candidates.
    start: Cell,
    /// The cells with their two digits.
    cells: Vec<(Cell, DigitSet)>,
    /// The digits that have one place so far in a house, and those that have two.
    once: Vec<(usize, Digit)>,
    twice: Vec<(usize, Digit)>,
}

impl<S: Cells> Pattern<'_, S> {
    /// Adds a cell, goes on, and takes it out again.
    fn with(&mut self, cell: Cell, pair: DigitSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let kept = (self.once.clone(), self.twice.clone());
        self.cells.push((cell, pair));
        for &house in &self.board.tables().houses_of[cell.index()] {
            for digit in pair {
                let place = (house, digit);
                match self.once.iter().position(|&known| known == place) {
                    Some(at) => {
                        self.once.remove(at);
                        self.twice.push(place);
                    }
                    None => self.once.push(place),
                }
            }
        }
        let flow = self.go_on(sink);
        self.cells.pop();
        (self.once, self.twice) = kept;
        flow
    }

    /// Gives a second place to the first digit that has only one in a house.
    fn go_on(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        sink.tick()?;
        let Some(&(house, digit)) = self.once.first() else {
            return self.conclude(sink);
        };
        // A cell gives a second place to two digits in each of its houses at most.
        let places = self.board.tables().houses_of[self.start.index()].len() * 2;
        if self.cells.len() + self.once.len().div_ceil(places) > MOST_CELLS {
            return ControlFlow::Continue(());
        }
        let tables = self.board.tables();
        let cells = tables.houses[house].set & self.board.places(digit) & tables.exchangeable;
        for cell in cells.iter() {
            let is_known = self.cells.iter().any(|&(known, _)| known == cell);
            if is_known || !self.may_add(cell) {
                continue;
            }
            for other in self.board.candidates(cell) - DigitSet::only(digit) {
                let pair = DigitSet::only(digit) | DigitSet::only(other);
                if self.fits(cell, pair) && self.extras_agree(cell, pair) {
                    self.with(cell, pair, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Each pattern is reported from its first cell with two candidates.
    fn may_add(&self, cell: Cell) -> bool {
        !self.board.with_two().contains(cell) || cell > self.start
    }

    /// Whether no digit gets a third place.
    fn fits(&self, cell: Cell, pair: DigitSet) -> bool {
        let mut houses = self.board.tables().houses_of[cell.index()].iter();
        houses.all(|&house| {
            pair.iter()
                .all(|digit| !self.twice.contains(&(house, digit)))
        })
    }

    fn extras(&self) -> impl Iterator<Item = (Cell, DigitSet)> + '_ {
        let cells = self.cells.iter();
        cells
            .map(|&(cell, pair)| (cell, self.board.candidates(cell) - pair))
            .filter(|(_, extras)| !extras.is_empty())
    }

    /// Whether one cell at most would have extra candidates, or all the same.
    fn extras_agree(&self, cell: Cell, pair: DigitSet) -> bool {
        let own = self.board.candidates(cell) - pair;
        own.is_empty()
            || self
                .extras()
                .all(|(_, extras)| extras == own && own.len() == 1)
    }

    fn conclude(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let (start, others) = (self.cells[0].1, &self.cells[1..]);
        // Two digits only: a rectangle or a loop.
        if others.iter().all(|&(_, pair)| pair == start) {
            return ControlFlow::Continue(());
        }
        let board = self.board;
        let extras: Vec<(Cell, DigitSet)> = self.extras().collect();
        let eliminations: Vec<Candidate> = match extras[..] {
            [] => return ControlFlow::Continue(()),
            [(cell, own)] => (board.candidates(cell) - own)
                .iter()
                .map(|digit| Candidate::new(cell, digit))
                .collect(),
            [(_, own), ..] => {
                let seen = board
                    .tables()
                    .common_peers(extras.iter().map(|&(cell, _)| cell));
                own.iter()
                    .flat_map(|digit| board.all(seen, digit))
                    .collect()
            }
        };
        if eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        sink.give(self.step(eliminations))
    }

    fn step(&self, eliminations: Vec<Candidate>) -> Step {
        let mut cells = self.cells.clone();
        cells.sort_unstable_by_key(|&(cell, _)| cell);
        let digits = cells
            .iter()
            .fold(DigitSet::EMPTY, |all, &(_, pair)| all | pair);
        let candidates = cells.iter().flat_map(|&(cell, pair)| {
            let own = self.board.candidates(cell).iter();
            own.map(move |digit| {
                let role = if pair.contains(digit) {
                    Role::Pattern
                } else {
                    Role::Extra
                };
                (Candidate::new(cell, digit), role)
            })
        });
        Step {
            technique: Technique::BugLite,
            placements: Vec::new(),
            eliminations,
            evidence: Evidence {
                digits: digits.iter().collect(),
                cells: cells
                    .iter()
                    .map(|&(cell, _)| (cell, Role::Pattern))
                    .collect(),
                candidates: candidates.collect(),
                ..Evidence::default()
            },
        }
    }
}
