//! Follows everything that follows from a supposition, one fact after the other, each with its reasons: what a
//! candidate excludes, the last candidate of a cell, the last place in a house, what constraints leave.

use std::ops::ControlFlow;

use grille_core::{Cell, Digit, DigitSet};

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Clash, Ground, Inference};
use crate::techniques::Sink;
use crate::techniques::chains::bits::{contains, insert, ones, remove};
use crate::techniques::chains::links::{Links, Literal};
use crate::techniques::variant::Derived;

/// A supposition that fails: the lines that show it, and how.
#[derive(Clone, Debug)]
pub(super) struct Refutation {
    pub lines: Vec<Inference>,
    pub clash: Clash,
}

/// A fact, and the facts that it follows from.
#[derive(Clone, Debug)]
struct Fact {
    literal: Literal,
    from: Vec<usize>,
    ground: Ground,
    /// For a fact that holds because its opposite fails: the facts that show it.
    nested: Option<Nested>,
}

/// What followed from a supposition that failed. Numbers from `base` on count these facts.
#[derive(Clone, Debug)]
struct Nested {
    base: usize,
    facts: Vec<Fact>,
    ends: Vec<usize>,
}

/// The facts that show a contradiction.
struct Failure {
    clash: Clash,
    ends: Vec<usize>,
}

/// What is known under the suppositions made so far. Undone to go back.
pub(super) struct Reasoner<'a, S> {
    board: &'a Board<S>,
    links: &'a Links<S>,
    derived: Option<&'a Derived>,
    on: Vec<u64>,
    off: Vec<u64>,
    facts: Vec<Fact>,
    /// For each literal, the number of its fact, if it is known.
    numbers: Vec<usize>,
    /// The first fact whose consequences are still to be drawn.
    next: usize,
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
            next: 0,
            left,
            places,
        }
    }

    /// Why a supposition fails, with this many levels of further suppositions; `None` if it does not fail by these.
    pub fn refute(
        &mut self,
        supposed: Literal,
        nested: usize,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Option<Refutation>> {
        let failure = self.suppose(supposed, nested, sink);
        let result = match failure {
            ControlFlow::Break(()) => ControlFlow::Break(()),
            ControlFlow::Continue(failure) => ControlFlow::Continue(failure.map(|failure| {
                let mut lines = Vec::new();
                let facts = needed(&self.facts, 0, &failure.ends);
                self.tell(&facts, &mut Vec::new(), &mut lines);
                Refutation {
                    lines,
                    clash: failure.clash,
                }
            })),
        };
        self.undo(0);
        result
    }

    /// Supposes something and draws all conclusions. What it leaves is for the caller to undo.
    fn suppose(
        &mut self,
        supposed: Literal,
        nested: usize,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Option<Failure>> {
        sink.tick()?;
        let mut failure = self.add(supposed, Vec::new(), Ground::Assumption);
        if failure.is_none() {
            failure = self.conclude(sink)?;
        }
        if failure.is_some() || nested == 0 {
            return ControlFlow::Continue(failure);
        }
        // What is refuted may refute more: go on until nothing is.
        loop {
            let refuted = self.refuted_inside(nested - 1, sink)?;
            if refuted.is_empty() {
                return ControlFlow::Continue(None);
            }
            // One of them may be enough.
            let base = self.facts.len();
            for fact in &refuted {
                failure = self.add_fact(fact.clone());
                if failure.is_none() {
                    failure = self.conclude(sink)?;
                }
                if failure.is_some() {
                    return ControlFlow::Continue(failure);
                }
                self.undo(base);
            }
            for fact in refuted {
                failure = self.add_fact(fact);
                if failure.is_some() {
                    return ControlFlow::Continue(failure);
                }
            }
            failure = self.conclude(sink)?;
            if failure.is_some() {
                return ControlFlow::Continue(failure);
            }
        }
    }

    /// The candidates that fail under what is supposed, as facts with their proofs, the shortest proof first.
    fn refuted_inside(&mut self, nested: usize, sink: &mut Sink<'_>) -> ControlFlow<(), Vec<Fact>> {
        let base = self.facts.len();
        let mut refuted = Vec::new();
        for node in 0..self.links.candidates() {
            if contains(&self.on, node) || contains(&self.off, node) {
                continue;
            }
            if let Some(failure) = self.suppose(Literal::on(node), nested, sink)? {
                let facts = self.facts[base..].to_vec();
                let length = needed(&facts, base, &failure.ends).len();
                let fact = Fact {
                    literal: Literal::off(node),
                    from: Vec::new(),
                    ground: Ground::Refuted(failure.clash),
                    nested: Some(Nested {
                        base,
                        facts,
                        ends: failure.ends,
                    }),
                };
                refuted.push((length, fact));
            }
            self.undo(base);
        }
        refuted.sort_by_key(|(length, _)| *length);
        ControlFlow::Continue(refuted.into_iter().map(|(_, fact)| fact).collect())
    }

    fn add(&mut self, literal: Literal, from: Vec<usize>, ground: Ground) -> Option<Failure> {
        self.add_fact(Fact {
            literal,
            from,
            ground,
            nested: None,
        })
    }

    /// Adds a fact unless it is known; fails if its opposite is.
    fn add_fact(&mut self, fact: Fact) -> Option<Failure> {
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
    fn undo(&mut self, base: usize) {
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
    }

    /// Draws the conclusions of every fact, until nothing is new or something fails.
    fn conclude(&mut self, sink: &mut Sink<'_>) -> ControlFlow<(), Option<Failure>> {
        loop {
            while self.next < self.facts.len() {
                let literal = self.facts[self.next].literal;
                self.next += 1;
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
                let ground = links.ground(board, literal, Literal::off(other));
                let failure = self.add(Literal::off(other), vec![number], ground);
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
        let own: Vec<usize> = links.of_cell(candidate.cell).collect();
        let count = self.left[candidate.cell.index()];
        if count <= 1
            && let Some(failure) = self.last_of(&own, Ground::Layout, Clash::Cell(candidate.cell))
        {
            return Some(failure);
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
        let gone = nodes.iter().filter(|&&node| contains(&self.off, node));
        let from: Vec<usize> = gone
            .map(|&node| self.numbers[Literal::off(node).index()])
            .collect();
        match nodes.iter().find(|&&node| !contains(&self.off, node)) {
            Some(&last) => self.add(Literal::on(last), from, ground),
            None => Some(Failure { clash, ends: from }),
        }
    }

    /// What the constraints leave.
    fn ask_constraints(&mut self, sink: &mut Sink<'_>) -> ControlFlow<(), Option<Failure>> {
        let Some(derived) = self.derived else {
            return ControlFlow::Continue(None);
        };
        for enforced in &derived.propagators {
            let cells = enforced.propagator.cells();
            let before: Vec<DigitSet> = cells.iter().map(|&cell| self.digits_left(cell)).collect();
            let from = self.gone_from(cells);
            if from.is_empty() {
                continue;
            }
            sink.poll()?;
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
                    let failure = self.add(Literal::off(node), from.clone(), ground);
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

    /// Writes facts as lines. `known` has the lines of the facts before, by their numbers.
    fn tell(
        &self,
        facts: &[(usize, &Fact)],
        known: &mut Vec<(usize, usize)>,
        lines: &mut Vec<Inference>,
    ) {
        for &(number, fact) in facts {
            let find = |known: &[(usize, usize)], wanted: &usize| {
                let found = known.iter().rev().find(|(number, _)| number == wanted);
                found.map(|&(_, line)| line)
            };
            let from = match &fact.nested {
                None => fact.from.iter().filter_map(|it| find(known, it)).collect(),
                Some(nested) => {
                    let inner = needed(&nested.facts, nested.base, &nested.ends);
                    let before = known.len();
                    self.tell(&inner, known, lines);
                    let ends = nested.ends.iter().filter_map(|it| find(known, it));
                    let ends = ends.collect();
                    known.truncate(before);
                    ends
                }
            };
            known.push((number, lines.len()));
            lines.push(Inference {
                node: self.links.evidence(fact.literal.node()),
                is_true: fact.literal.is_on(),
                from,
                ground: fact.ground,
            });
        }
    }
}

/// The facts that these follow from, with their numbers, in order: the supposition always, the rest as far as needed.
/// Facts numbered below `base` are known outside.
fn needed<'f>(facts: &'f [Fact], base: usize, ends: &[usize]) -> Vec<(usize, &'f Fact)> {
    let mut wanted = vec![false; facts.len()];
    let mut waiting: Vec<usize> = ends.to_vec();
    if let Some(first) = wanted.first_mut() {
        *first = true;
    }
    while let Some(number) = waiting.pop() {
        if number < base || std::mem::replace(&mut wanted[number - base], true) && number != base {
            continue;
        }
        let fact = &facts[number - base];
        waiting.extend(&fact.from);
        if let Some(nested) = &fact.nested {
            // What the nested facts take from outside is needed, too.
            let inner = needed(&nested.facts, nested.base, &nested.ends);
            let from = inner.iter().flat_map(|(_, fact)| all_from(fact));
            waiting.extend(
                from.chain(nested.ends.iter().copied())
                    .filter(|&it| it < nested.base),
            );
        }
    }
    let all = facts.iter().enumerate().filter(|(at, _)| wanted[*at]);
    all.map(|(at, fact)| (base + at, fact)).collect()
}

/// The numbers of the facts that a fact follows from, those of its nested facts included.
fn all_from(fact: &Fact) -> Vec<usize> {
    let mut from = fact.from.clone();
    if let Some(nested) = &fact.nested {
        let inner = needed(&nested.facts, nested.base, &nested.ends);
        from.extend(inner.iter().flat_map(|(_, fact)| all_from(fact)));
        from.extend(&nested.ends);
    }
    from
}
