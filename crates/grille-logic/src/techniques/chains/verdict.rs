//! What can be concluded from everything that follows from every premise: contradictions, and what follows from each
//! of several premises of which one is true.

use std::ops::ControlFlow;

use grille_core::{Cell, Digit};

use super::bits::{Rows, contains, insert, ones};
use super::links::{Implications, Links, Literal};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Clash};
use crate::techniques::Sink;

/// Everything that follows from every literal of a candidate.
#[derive(Debug)]
pub(in crate::techniques) struct Closures {
    on: Rows,
    off: Rows,
}

impl Closures {
    /// Follows these implications from every literal.
    pub fn new(
        implications: &impl Implications,
        candidates: usize,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Closures> {
        let nodes = implications.len();
        let mut closures = Closures {
            on: Rows::new(2 * candidates, nodes),
            off: Rows::new(2 * candidates, nodes),
        };
        let mut waiting = Vec::new();
        for node in 0..candidates {
            for premise in [Literal::on(node), Literal::off(node)] {
                sink.tick()?;
                let at = premise.index();
                let (on, off) = (closures.on.row_mut(at), closures.off.row_mut(at));
                insert(if premise.is_on() { on } else { off }, node);
                waiting.push(premise);
                while let Some(literal) = waiting.pop() {
                    for &next in implications.follows(literal) {
                        let rows = if next.is_on() {
                            &mut closures.on
                        } else {
                            &mut closures.off
                        };
                        if rows.insert(at, next.node()) {
                            waiting.push(next);
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(closures)
    }

    /// What is true if a literal holds.
    pub fn on(&self, premise: Literal) -> &[u64] {
        self.on.row(premise.index())
    }

    /// What is false if a literal holds.
    pub fn off(&self, premise: Literal) -> &[u64] {
        self.off.row(premise.index())
    }

    /// Whether one literal follows from another.
    pub fn has(&self, premise: Literal, literal: Literal) -> bool {
        let row = if literal.is_on() {
            self.on(premise)
        } else {
            self.off(premise)
        };
        contains(row, literal.node())
    }
}

/// Several premises of which one is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cases {
    /// A candidate is true or false.
    Candidate(usize),
    /// One of the candidates of a cell.
    Cell(Cell),
    /// One of the places of a digit in a house.
    House(usize, Digit),
}

/// The houses and cells in which something must be true, and the search for conclusions.
pub(super) struct Verdicts<'a, S> {
    pub board: &'a Board<S>,
    pub links: &'a Links<S>,
    pub closures: &'a Closures,
    /// For each full house and each digit that it needs, the places as nodes; and whether a digit without a place is
    /// noticed there.
    houses: Vec<(usize, Digit, Vec<usize>, bool)>,
}

impl<'a, S: Cells> Verdicts<'a, S> {
    pub fn new(
        board: &'a Board<S>,
        links: &'a Links<S>,
        closures: &'a Closures,
        as_hodoku: bool,
    ) -> Verdicts<'a, S> {
        let tables = board.tables();
        let mut houses = Vec::new();
        let allowed: Vec<S> = board
            .digits()
            .map(|digit| {
                let placed = board.placed(digit).iter();
                placed.fold(board.open(), |all, cell| all - tables.peers[cell.index()])
            })
            .collect();
        for (number, house) in tables.houses.iter().enumerate() {
            for digit in board.digits().filter(|_| house.is_full) {
                let places = board.places(digit) & house.set;
                if board.placed(digit).meets(&house.set) || places.is_empty() {
                    continue;
                }
                let nodes = places.iter().map(|cell| links.id(board, cell, digit));
                // HoDoKu does not notice it where logic has already ruled out a place.
                let is_whole = allowed[digit.index()] & house.set == places;
                houses.push((number, digit, nodes.collect(), is_whole || !as_hodoku));
            }
        }
        Verdicts {
            board,
            links,
            closures,
            houses,
        }
    }

    /// Everything that can be concluded, each once: placements first, then eliminations, in the order of the cells.
    pub fn conclusions(&self, sink: &mut Sink<'_>) -> ControlFlow<(), Vec<Literal>> {
        let words = self.links.words();
        let (mut on, mut off) = (vec![0; words], vec![0; words]);
        for node in 0..self.links.candidates() {
            sink.tick()?;
            if self.fails(Literal::off(node)) {
                insert(&mut on, node);
            }
            if self.fails(Literal::on(node)) {
                insert(&mut off, node);
            }
            self.agree(Cases::Candidate(node), &mut on, &mut off);
        }
        for cell in self.board.open().iter() {
            self.agree(Cases::Cell(cell), &mut on, &mut off);
        }
        for &(house, digit, ..) in &self.houses {
            sink.tick()?;
            self.agree(Cases::House(house, digit), &mut on, &mut off);
        }
        let candidates = self.links.candidates();
        let is_candidate = |node: &usize| *node < candidates;
        let placed = ones(&on).take_while(is_candidate).map(Literal::on);
        let removed = ones(&off).take_while(is_candidate).map(Literal::off);
        ControlFlow::Continue(placed.chain(removed).collect())
    }

    /// Whether a premise leads to a contradiction.
    fn fails(&self, premise: Literal) -> bool {
        let (on, off) = (self.closures.on(premise), self.closures.off(premise));
        on.iter().zip(off).any(|(on, off)| on & off != 0)
            || self.cell_without(off).is_some()
            || self.house_without(off).is_some()
    }

    fn cell_without(&self, off: &[u64]) -> Option<Cell> {
        let mut cells = self.board.open().iter();
        cells.find(|&cell| self.links.of_cell(cell).all(|node| contains(off, node)))
    }

    fn house_without(&self, off: &[u64]) -> Option<(usize, Digit)> {
        let is_without = |(_, _, nodes, is_noticed): &&(usize, Digit, Vec<usize>, bool)| {
            *is_noticed && nodes.iter().all(|&node| contains(off, node))
        };
        let found = self.houses.iter().find(is_without)?;
        Some((found.0, found.1))
    }

    /// How a premise fails: every contradiction that it leads to.
    pub fn clashes(&self, premise: Literal) -> Vec<(Clash, Vec<Literal>)> {
        let (on, off) = (self.closures.on(premise), self.closures.off(premise));
        let candidates = self.links.candidates();
        let mut clashes = Vec::new();
        for node in ones(on).take_while(|&node| node < candidates) {
            if contains(off, node) {
                let ends = vec![Literal::on(node), Literal::off(node)];
                clashes.push((Clash::Candidate(self.links.candidate(node)), ends));
            }
        }
        for cell in self.board.open().iter() {
            let own = self.links.of_cell(cell);
            if own.clone().all(|node| contains(off, node)) {
                clashes.push((Clash::Cell(cell), own.map(Literal::off).collect()));
            }
        }
        for (house, digit, nodes, _) in &self.houses {
            if nodes.iter().all(|&node| contains(off, node)) {
                let ends = nodes.iter().map(|&node| Literal::off(node)).collect();
                clashes.push((Clash::House(*house, *digit), ends));
            }
        }
        clashes
    }

    /// The premises of which one is true.
    pub fn premises(&self, cases: Cases) -> Vec<Literal> {
        match cases {
            Cases::Candidate(node) => vec![Literal::on(node), Literal::off(node)],
            Cases::Cell(cell) => self.links.of_cell(cell).map(Literal::on).collect(),
            Cases::House(house, digit) => {
                let mut houses = self.houses.iter();
                let found = houses.find(|known| (known.0, known.1) == (house, digit));
                let nodes = found.map_or(&[][..], |found| &found.2);
                nodes.iter().map(|&node| Literal::on(node)).collect()
            }
        }
    }

    /// Adds what follows from each of several premises. A candidate that is true or false says nothing about its cell,
    /// where a loop says more.
    fn agree(&self, cases: Cases, on: &mut [u64], off: &mut [u64]) {
        let premises = self.premises(cases);
        let Some((&first, rest)) = premises.split_first() else {
            return;
        };
        let own = match cases {
            Cases::Candidate(node) => self.links.of_cell(self.links.place(node).cell),
            _ => 0..0,
        };
        for (found, of) in [
            (on, Closures::on as fn(&Closures, Literal) -> &[u64]),
            (off, Closures::off),
        ] {
            for (at, word) in found.iter_mut().enumerate() {
                let mut all = of(self.closures, first)[at];
                for &premise in rest {
                    all &= of(self.closures, premise)[at];
                }
                let mut left = all;
                while left != 0 {
                    let bit = left.trailing_zeros() as usize;
                    left &= left - 1;
                    if !own.contains(&(64 * at + bit)) {
                        *word |= 1 << bit;
                    }
                }
            }
        }
    }

    /// The cases in each of which a conclusion follows.
    pub fn cases(&self, conclusion: Literal) -> Vec<Cases> {
        let cells = self.board.open().iter().map(Cases::Cell);
        let houses = self
            .houses
            .iter()
            .map(|&(house, digit, ..)| Cases::House(house, digit));
        let own = self.links.place(conclusion.node()).cell;
        let candidates = 0..self.links.candidates();
        let candidates = candidates.filter(|&node| self.links.place(node).cell != own);
        cells
            .chain(houses)
            .chain(candidates.map(Cases::Candidate))
            .filter(|&cases| {
                let premises = self.premises(cases);
                let leads = |&premise: &Literal| self.closures.has(premise, conclusion);
                !premises.is_empty() && premises.iter().all(leads)
            })
            .collect()
    }

    /// The candidate of a conclusion.
    pub fn candidate(&self, conclusion: Literal) -> Candidate {
        self.links.candidate(conclusion.node())
    }
}
