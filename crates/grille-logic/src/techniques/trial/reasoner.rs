//! Follows everything that follows from a supposition, one fact after the other, each with its reasons: what a
//! candidate excludes, the last candidate of a cell, the last place in a house, what constraints leave.

use std::ops::ControlFlow;

use grille_core::{Cell, Digit, DigitSet};

use super::facts::{Fact, Failure};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Clash, Ground};
use crate::techniques::Sink;
use crate::techniques::chains::bits::{contains, insert, ones, remove};
use crate::techniques::chains::links::{Links, Literal};
use crate::techniques::variant::Derived;

/// How much may be done before nested suppositions end: a second or less of a processor.
const MOST_EFFORT: usize = 10_000_000;

/// What asking a constraint counts for, in facts.
const COST_OF_ASKING: usize = 50;

/// What is known under the suppositions made so far. Undone to go back.
pub(super) struct Reasoner<'a, S> {
    board: &'a Board<S>,
    pub links: &'a Links<S>,
    derived: Option<&'a Derived>,
    pub on: Vec<u64>,
    pub off: Vec<u64>,
    pub facts: Vec<Fact>,
    /// For each literal, the number of its fact, if it is known.
    numbers: Vec<usize>,
    /// Whether facts are noted with their reasons.
    pub with_reasons: bool,
    /// The first fact whose consequences are still to be drawn.
    next: usize,
    /// The first fact that the constraints were not asked about yet.
    asked: usize,
    /// How much has been done: facts whose consequences were drawn, and constraints that were asked.
    effort: usize,
    /// How many candidates each cell has left.
    left: Vec<usize>,
    /// How many places each digit has left in each house.
    places: Vec<usize>,
}

impl<'a, S: Cells> Reasoner<'a, S> {
    /// Nothing is supposed yet.
    pub fn new(board: &'a Board<S>, links: &'a Links<S>, sink: &Sink<'_>) -> Reasoner<'a, S> {
        let tables = board.tables();
        let cells = tables.layout.cells();
        let left = cells.map(|cell| board.candidates(cell).len()).collect();
        let mut places = Vec::new();
        for house in &tables.houses {
            let counts = board
                .digits()
                .map(|digit| (board.places(digit) & house.set).len());
            places.extend(counts);
        }
        Reasoner {
            board,
            links,
            derived: tables.derived(sink.budget()),
            on: vec![0; links.words()],
            off: vec![0; links.words()],
            facts: Vec::new(),
            numbers: vec![usize::MAX; 2 * links.candidates()],
            with_reasons: true,
            next: 0,
            asked: 0,
            effort: 0,
            left,
            places,
        }
    }

    /// Whether the limit is reached beyond which nothing more is supposed inside a supposition. The proof would be too long for any reader.
    pub fn is_spent(&self) -> bool {
        self.effort > MOST_EFFORT
    }

    /// Adds a fact for this reason, unless it is known; fails if its opposite is.
    pub fn add(
        &mut self,
        literal: Literal,
        reason: impl FnOnce(&Self) -> (Vec<usize>, Ground),
    ) -> Option<Failure> {
        if self.numbers[literal.index()] != usize::MAX {
            return None;
        }
        let (from, ground) = if self.with_reasons {
            reason(self)
        } else {
            (Vec::new(), Ground::Layout)
        };
        self.add_fact(Fact {
            literal,
            from,
            ground,
            nested: None,
        })
    }

    /// Adds a fact unless it is known; fails if its opposite is.
    pub fn add_fact(&mut self, fact: Fact) -> Option<Failure> {
        let literal = fact.literal;
        let node = literal.node();
        let row = if literal.is_on() {
            &mut self.on
        } else {
            &mut self.off
        };
        if !insert(row, node) {
            return None;
        }
        let number = self.facts.len();
        self.facts.push(fact);
        self.numbers[literal.index()] = number;
        if !literal.is_on() {
            self.count(node, false);
        }
        let opposite = self.numbers[literal.opposite().index()];
        (opposite != usize::MAX).then(|| Failure {
            clash: Clash::Candidate(self.links.candidate(node)),
            ends: vec![opposite, number],
        })
    }

    /// Counts a candidate that is gone, or that is back.
    fn count(&mut self, node: usize, is_back: bool) {
        let candidate = self.links.candidate(node);
        let digits = self.board.tables().layout.digits();
        let change = |count: &mut usize| {
            *count = if is_back { *count + 1 } else { *count - 1 };
        };
        change(&mut self.left[candidate.cell.index()]);
        for &house in &self.board.tables().houses_of[candidate.cell.index()] {
            change(&mut self.places[house * digits + candidate.digit.index()]);
        }
    }

    /// Forgets every fact from this one on.
    pub fn undo(&mut self, base: usize) {
        while self.facts.len() > base {
            let Some(fact) = self.facts.pop() else {
                break;
            };
            let (literal, node) = (fact.literal, fact.literal.node());
            self.numbers[literal.index()] = usize::MAX;
            if literal.is_on() {
                remove(&mut self.on, node);
            } else {
                remove(&mut self.off, node);
                self.count(node, true);
            }
        }
        self.next = self.next.min(base);
        self.asked = self.asked.min(base);
    }

    /// Draws the conclusions of every fact, until nothing is new or something fails.
    pub fn conclude(&mut self, sink: &mut Sink<'_>) -> ControlFlow<(), Option<Failure>> {
        loop {
            while self.next < self.facts.len() {
                let literal = self.facts[self.next].literal;
                self.next += 1;
                self.effort += 1;
                let failure = if literal.is_on() {
                    self.after_true(literal)
                } else {
                    self.after_false(literal)
                };
                if failure.is_some() {
                    return ControlFlow::Continue(failure);
                }
            }
            let before = self.facts.len();
            if let Some(failure) = self.ask_constraints(sink)? {
                return ControlFlow::Continue(Some(failure));
            }
            if self.facts.len() == before {
                return ControlFlow::Continue(None);
            }
        }
    }

    /// What a true candidate excludes.
    fn after_true(&mut self, literal: Literal) -> Option<Failure> {
        let (board, links, node) = (self.board, self.links, literal.node());
        let number = self.numbers[literal.index()];
        for other in ones(links.weak(node)).take_while(|&other| other < links.candidates()) {
            if !contains(&self.off, other) {
                let other = Literal::off(other);
                let reason = |_: &Self| (vec![number], links.ground(board, literal, other));
                let failure = self.add(other, reason);
                if failure.is_some() {
                    return failure;
                }
            }
        }
        None
    }

    /// The last candidate of a cell, the last place in a house, or none at all.
    fn after_false(&mut self, literal: Literal) -> Option<Failure> {
        let (board, links) = (self.board, self.links);
        let candidate = links.candidate(literal.node());
        let tables = board.tables();
        if self.left[candidate.cell.index()] <= 1 {
            let own: Vec<usize> = links.of_cell(candidate.cell).collect();
            let failure = self.last_of(&own, Ground::Layout, Clash::Cell(candidate.cell));
            if failure.is_some() {
                return failure;
            }
        }
        for &number in &tables.houses_of[candidate.cell.index()] {
            let house = &tables.houses[number];
            let at = number * tables.layout.digits() + candidate.digit.index();
            let needs = house.is_full && !board.placed(candidate.digit).meets(&house.set);
            if !needs || self.places[at] > 1 {
                continue;
            }
            let places = board.places(candidate.digit) & house.set;
            let nodes = places
                .iter()
                .map(|cell| links.id(board, cell, candidate.digit));
            let nodes: Vec<usize> = nodes.collect();
            let clash = Clash::House(number, candidate.digit);
            if let Some(failure) = self.last_of(&nodes, Ground::House(number), clash) {
                return Some(failure);
            }
        }
        None
    }

    /// One of these is true, and at most one is left.
    fn last_of(&mut self, nodes: &[usize], ground: Ground, clash: Clash) -> Option<Failure> {
        let gone = |known: &Self| -> Vec<usize> {
            let gone = nodes.iter().filter(|&&node| contains(&known.off, node));
            gone.map(|&node| known.numbers[Literal::off(node).index()])
                .collect()
        };
        match nodes.iter().find(|&&node| !contains(&self.off, node)) {
            Some(&last) => self.add(Literal::on(last), |known| (gone(known), ground)),
            None => Some(Failure {
                clash,
                ends: gone(self),
            }),
        }
    }

    /// What the constraints leave, of those that lost a candidate since they were asked last.
    fn ask_constraints(&mut self, sink: &mut Sink<'_>) -> ControlFlow<(), Option<Failure>> {
        let Some(derived) = self.derived else {
            return ControlFlow::Continue(None);
        };
        let asked = std::mem::replace(&mut self.asked, self.facts.len());
        let (mut seen, mut touched) = (asked, S::default());
        for enforced in &derived.propagators {
            for fact in &self.facts[seen..] {
                if !fact.literal.is_on() {
                    touched.insert(self.links.candidate(fact.literal.node()).cell);
                }
            }
            seen = self.facts.len();
            let cells = enforced.propagator.cells();
            if !cells.iter().any(|&cell| touched.contains(cell)) {
                continue;
            }
            let before: Vec<DigitSet> = cells.iter().map(|&cell| self.digits_left(cell)).collect();
            let from = if self.with_reasons {
                self.gone_from(cells)
            } else {
                Vec::new()
            };
            sink.poll()?;
            self.effort += COST_OF_ASKING;
            let mut after = before.clone();
            if enforced.propagator.narrow(&mut after).is_err() {
                return ControlFlow::Continue(Some(Failure {
                    clash: Clash::Constraint(enforced.constraint),
                    ends: from,
                }));
            }
            for (at, &cell) in cells.iter().enumerate() {
                for digit in before[at] - after[at] {
                    if self.board.value(cell).is_some() {
                        continue;
                    }
                    let node = self.links.id(self.board, cell, digit);
                    let ground = Ground::Constraint(enforced.constraint);
                    let failure = self.add(Literal::off(node), |_| (from.clone(), ground));
                    if failure.is_some() {
                        return ControlFlow::Continue(failure);
                    }
                }
            }
        }
        ControlFlow::Continue(None)
    }

    fn digits_left(&self, cell: Cell) -> DigitSet {
        if let Some(digit) = self.board.value(cell) {
            return DigitSet::only(digit);
        }
        let is_left = |digit: &Digit| {
            let node = self.links.id(self.board, cell, *digit);
            !contains(&self.off, node)
        };
        self.board.candidates(cell).iter().filter(is_left).collect()
    }

    /// The facts by which candidates of these cells are gone.
    fn gone_from(&self, cells: &[Cell]) -> Vec<usize> {
        let mut from: Vec<usize> = cells
            .iter()
            .flat_map(|&cell| self.links.of_cell(cell))
            .map(|node| self.numbers[Literal::off(node).index()])
            .filter(|&number| number != usize::MAX)
            .collect();
        from.sort_unstable();
        from.dedup();
        from
    }
}
