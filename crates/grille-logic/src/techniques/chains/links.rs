//! The links of a position: for every candidate and every group, what follows at once if it is true and what follows
//! at once if it is false. Built once for a position and shared by everything that follows chains.
//!
//! A weak link leads from a true node to a false one, a strong link from a false node to a true one. They are made by
//! cells (one digit each), by houses (each digit once; a full house has every digit), by pairs that must differ, and by
//! constraints, whose propagators are [asked](super::through).

use std::ops::ControlFlow;

use grille_core::{Cell, Digit};

use super::bits::Rows;
use super::groups::{Group, groups};
use super::through::Through;
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Ground, Node};
use crate::techniques::Sink;

/// A node that is true or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Literal(u32);

impl Literal {
    /// This node is true.
    pub fn on(node: usize) -> Literal {
        Literal(2 * node as u32)
    }

    /// This node is false.
    pub fn off(node: usize) -> Literal {
        Literal(2 * node as u32 + 1)
    }

    /// The node.
    pub fn node(self) -> usize {
        self.0 as usize / 2
    }

    /// Whether it is true.
    pub fn is_on(self) -> bool {
        self.0.is_multiple_of(2)
    }

    /// Its number, below twice the number of nodes.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A node: a digit in one cell, or in one of several.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<S> {
    pub digit: Digit,
    /// The first cell.
    pub cell: Cell,
    /// All its cells.
    pub cells: S,
}

/// The links of a position.
#[derive(Debug)]
pub(crate) struct Links<S> {
    /// The candidates by cell and digit, then the groups.
    places: Vec<Place<S>>,
    /// How many nodes are single candidates.
    candidates: usize,
    /// For each cell, its first candidate; one more at the end.
    first: Vec<u32>,
    /// For each literal, where its list of what follows starts; one more at the end.
    starts: Vec<u32>,
    /// What follows from each literal, in the order in which HoDoKu lists it.
    follows: Vec<Literal>,
    /// For each node, the nodes that are false if it is true.
    weak: Rows,
    /// For each node, the nodes that are true if it is false.
    strong: Rows,
    through: Through,
}

impl<S: Cells> Links<S> {
    /// The links of a board, with or without groups; breaks off if the budget is over.
    pub fn new(
        board: &Board<S>,
        with_groups: bool,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Links<S>> {
        let mut first = Vec::with_capacity(board.values().len() + 1);
        let mut places = Vec::with_capacity(512);
        for cell in board.tables().layout.cells() {
            first.push(places.len() as u32);
            let cells: S = [cell].into_iter().collect();
            let own = board.candidates(cell).iter();
            places.extend(own.map(|digit| Place { digit, cell, cells }));
        }
        first.push(places.len() as u32);
        let candidates = places.len();
        let groups = if with_groups {
            groups(board)
        } else {
            Vec::new()
        };
        for group in &groups {
            let Some(cell) = group.cells.first() else {
                continue;
            };
            places.push(Place {
                digit: group.digit,
                cell,
                cells: group.cells,
            });
        }
        let through = Through::new(board, sink)?;
        let nodes = places.len();
        let mut links = Links {
            starts: Vec::with_capacity(2 * nodes + 1),
            follows: Vec::with_capacity(20 * nodes),
            weak: Rows::new(nodes, nodes),
            strong: Rows::new(nodes, nodes),
            places,
            candidates,
            first,
            through,
        };
        let rests = links.rests(board, &groups);
        for node in 0..nodes {
            sink.tick()?;
            links.starts.push(links.follows.len() as u32);
            links.follow_on(board, node, &groups);
            links.starts.push(links.follows.len() as u32);
            links.follow_off(board, node, &rests);
        }
        links.starts.push(links.follows.len() as u32);
        ControlFlow::Continue(links)
    }

    /// What is false if a node is true.
    fn follow_on(&mut self, board: &Board<S>, node: usize, groups: &[Group<S>]) {
        let Place {
            digit, cell, cells, ..
        } = self.places[node];
        let tables = board.tables();
        let places = board.places(digit);
        if node < self.candidates {
            for other in self.of_cell(cell).filter(|&other| other != node) {
                self.add_off(node, other);
            }
            for &house in &tables.houses_of[cell.index()] {
                for other in ((places & tables.houses[house].set) - cells).iter() {
                    self.add_off(node, self.id(board, other, digit));
                }
            }
            if !tables.is_plain {
                for other in (places & tables.peers[cell.index()]).iter() {
                    self.add_off(node, self.id(board, other, digit));
                }
                for at in 0..self.through.len(Literal::on(node)) {
                    let other = self.through.get(Literal::on(node), at);
                    self.add_off(node, other);
                }
            }
            for (at, group) in groups.iter().enumerate() {
                if group.digit == digit && group.peers.contains(cell) {
                    self.add_off(node, self.candidates + at);
                }
            }
        } else {
            let peers = groups[node - self.candidates].peers;
            for other in (places & peers).iter() {
                self.add_off(node, self.id(board, other, digit));
            }
            for (at, group) in groups.iter().enumerate() {
                let other = self.candidates + at;
                if other != node && group.digit == digit && group.cells.is_subset(&peers) {
                    self.add_off(node, other);
                }
            }
        }
    }

    /// What is true if a node is false.
    fn follow_off(&mut self, board: &Board<S>, node: usize, rests: &[(usize, S)]) {
        let Place {
            digit, cell, cells, ..
        } = self.places[node];
        let tables = board.tables();
        if node < self.candidates {
            let own = self.of_cell(cell);
            if own.len() == 2 {
                let other = own.start + own.end - 1 - node;
                self.add_on(node, other);
            }
            for &house in &tables.houses_of[cell.index()] {
                let rest = (board.places(digit) & tables.houses[house].set) - cells;
                if is_strong(board, house, digit)
                    && let Some(only) = single(rest)
                {
                    self.add_on(node, self.id(board, only, digit));
                }
            }
            for at in 0..self.through.len(Literal::off(node)) {
                let other = self.through.get(Literal::off(node), at);
                self.add_on(node, other);
            }
            for &(group, rest) in rests {
                if self.places[group].digit == digit && rest == cells {
                    self.add_on(node, group);
                }
            }
        } else {
            for &(group, rest) in rests {
                if group == node
                    && let Some(only) = single(rest)
                {
                    self.add_on(node, self.id(board, only, digit));
                }
            }
            for &(group, rest) in rests.iter().rev() {
                if group != node {
                    continue;
                }
                let is_rest = |other: &usize| {
                    self.places[*other].digit == digit && self.places[*other].cells == rest
                };
                if let Some(other) = (self.candidates..self.places.len()).find(is_rest) {
                    self.add_on(node, other);
                }
            }
        }
    }

    /// For each group and each full house around it, the other places of the digit there: boxes first.
    fn rests(&self, board: &Board<S>, groups: &[Group<S>]) -> Vec<(usize, S)> {
        let tables = board.tables();
        let mut rests = Vec::with_capacity(2 * groups.len());
        for (at, group) in groups.iter().enumerate() {
            let around: Vec<usize> = tables.houses_with(group.cells).collect();
            for &house in around.iter().rev() {
                if is_strong(board, house, group.digit) {
                    let set = tables.houses[house].set;
                    let rest = (board.places(group.digit) & set) - group.cells;
                    rests.push((self.candidates + at, rest));
                }
            }
        }
        rests
    }

    fn add_off(&mut self, node: usize, other: usize) {
        if self.weak.insert(node, other) {
            self.follows.push(Literal::off(other));
        }
    }

    fn add_on(&mut self, node: usize, other: usize) {
        if self.strong.insert(node, other) {
            self.follows.push(Literal::on(other));
        }
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// How many nodes are single candidates: these come first.
    pub fn candidates(&self) -> usize {
        self.candidates
    }

    /// The digit and the cells of a node.
    pub fn place(&self, node: usize) -> &Place<S> {
        &self.places[node]
    }

    /// The candidates of a cell.
    pub fn of_cell(&self, cell: Cell) -> std::ops::Range<usize> {
        self.first[cell.index()] as usize..self.first[cell.index() + 1] as usize
    }

    /// The node of a candidate of the board.
    pub fn id(&self, board: &Board<S>, cell: Cell, digit: Digit) -> usize {
        let smaller = board.candidates(cell).bits() & ((1 << digit.index()) - 1);
        self.first[cell.index()] as usize + smaller.count_ones() as usize
    }

    /// The candidate of a node that is one.
    pub fn candidate(&self, node: usize) -> Candidate {
        let Place { cell, digit, .. } = self.places[node];
        Candidate::new(cell, digit)
    }

    /// What follows at once from a literal.
    pub fn follows(&self, literal: Literal) -> &[Literal] {
        let at = literal.index();
        &self.follows[self.starts[at] as usize..self.starts[at + 1] as usize]
    }

    /// How many words the bits of all nodes take.
    pub fn words(&self) -> usize {
        self.weak.words()
    }

    /// The nodes that are false if a node is true, as bits.
    pub fn weak(&self, node: usize) -> &[u64] {
        self.weak.row(node)
    }

    /// The nodes that are true if a node is false, as bits.
    pub fn strong(&self, node: usize) -> &[u64] {
        self.strong.row(node)
    }

    /// A node as evidence.
    pub fn evidence(&self, node: usize) -> Node {
        let place = &self.places[node];
        Node::new(place.cells.iter(), place.digit)
    }

    /// What makes a link between two nodes: the first house that does, otherwise the constraint.
    pub fn ground(&self, board: &Board<S>, from: Literal, to: Literal) -> Ground {
        let (one, other) = (&self.places[from.node()], &self.places[to.node()]);
        let both = one.cells | other.cells;
        if one.digit != other.digit {
            let by = self.through.constraint(from, to);
            return by.map_or(Ground::Layout, Ground::Constraint);
        }
        let mut houses = board.tables().houses_with(both);
        let house = houses.find(|&house| {
            let places = board.places(one.digit) & board.tables().houses[house].set;
            from.is_on() || (places == both && is_strong(board, house, one.digit))
        });
        match house {
            Some(house) => Ground::House(house),
            None => match self.through.constraint(from, to) {
                Some(constraint) => Ground::Constraint(constraint),
                None => Ground::Layout,
            },
        }
    }
}

/// Whether a house needs a digit that it does not have yet.
fn is_strong<S: Cells>(board: &Board<S>, house: usize, digit: Digit) -> bool {
    let house = &board.tables().houses[house];
    house.is_full && !board.placed(digit).meets(&house.set)
}

/// The only cell of a set.
fn single<S: Cells>(cells: S) -> Option<Cell> {
    let mut all = cells.iter();
    let first = all.next()?;
    all.next().is_none().then_some(first)
}
