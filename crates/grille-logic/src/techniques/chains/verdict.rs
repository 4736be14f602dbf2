//! What can be concluded from everything that follows from every premise: contradictions, and what follows from each
//! of several premises of which one is true.

use std::ops::{ControlFlow, Range};

use grille_core::{Cell, Digit};

use super::bits::{contains, insert, ones};
use super::closures::Closures;
use super::links::{Links, Literal};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Clash};
use crate::techniques::Sink;

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
        let candidates = self.links.candidates();
        let words = candidates.div_ceil(64);
        let (mut on, mut off) = (vec![0; words], vec![0; words]);
        let failing = self.failing(sink)?;
        let fails = |premise| contains(&failing, self.closures.component(premise));
        for node in 0..candidates {
            sink.tick()?;
            if fails(Literal::off(node)) {
                insert(&mut on, node);
            }
            if fails(Literal::on(node)) {
                insert(&mut off, node);
            }
            // A candidate that is true or false says nothing about its cell, where a loop says more.
            let own = self.links.of_cell(self.links.place(node).cell);
            let premises = [Literal::on(node), Literal::off(node)];
            self.agree(&premises, own, &mut on, &mut off);
        }
        let mut premises = Vec::new();
        for cell in self.board.open().iter() {
            premises.clear();
            premises.extend(self.links.of_cell(cell).map(Literal::on));
            self.agree(&premises, 0..0, &mut on, &mut off);
        }
        for (_, _, nodes, _) in &self.houses {
            sink.tick()?;
            premises.clear();
            premises.extend(nodes.iter().map(|&node| Literal::on(node)));
            self.agree(&premises, 0..0, &mut on, &mut off);
        }
        let is_candidate = |node: &usize| *node < candidates;
        let placed = ones(&on).take_while(is_candidate).map(Literal::on);
        let removed = ones(&off).take_while(is_candidate).map(Literal::off);
        ControlFlow::Continue(placed.chain(removed).collect())
    }

    /// The components of premises that lead to a contradiction, as bits.
    fn failing(&self, sink: &mut Sink<'_>) -> ControlFlow<(), Vec<u64>> {
        let (on, off) = (self.closures.all_on(), self.closures.all_off());
        // For each candidate, the premises that make it false: for all premises at once, a cell or a house is left
        // without a candidate where these overlap.
        let gone_by = off.transposed(self.links.candidates());
        let mut failing = vec![0; gone_by.words()];
        let mut all = vec![0; gone_by.words()];
        for component in 0..on.len() {
            sink.tick()?;
            let mut both = on.row(component).iter().zip(off.row(component));
            if both.any(|(on, off)| on & off != 0) {
                insert(&mut failing, component);
            }
        }
        let mut leave_nothing = |nodes: &mut dyn Iterator<Item = usize>| {
            all.fill(u64::MAX);
            for node in nodes {
                let gone_by = gone_by.row(node).iter();
                all.iter_mut().zip(gone_by).for_each(|(all, by)| *all &= by);
            }
            failing
                .iter_mut()
                .zip(&all)
                .for_each(|(fails, all)| *fails |= all);
        };
        for cell in self.board.open().iter() {
            leave_nothing(&mut self.links.of_cell(cell));
        }
        for (_, _, nodes, is_noticed) in &self.houses {
            if *is_noticed {
                leave_nothing(&mut nodes.iter().copied());
            }
        }
        ControlFlow::Continue(failing)
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

    /// Adds what follows from each of several premises, except for these nodes.
    fn agree(&self, premises: &[Literal], own: Range<usize>, on: &mut [u64], off: &mut [u64]) {
        if premises.is_empty() {
            return;
        }
        let closures = self.closures;
        for (found, rows) in [(on, closures.all_on()), (off, closures.all_off())] {
            for (at, word) in found.iter_mut().enumerate() {
                let rows = premises
                    .iter()
                    .map(|&it| rows.row(closures.component(it))[at]);
                let all = rows.fold(u64::MAX, |all, row| all & row);
                let own = own.clone().filter(|node| node / 64 == at);
                *word |= own.fold(all, |all, node| all & !(1 << (node % 64)));
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
