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
use super::sets::{self, SetNode};
use super::through::Through;
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Ground, Node};
use crate::techniques::Sink;
use crate::techniques::sets::als::Alses;

/// A node that is true or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::techniques) struct Literal(u32);

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

    /// The same node the other way round.
    pub fn opposite(self) -> Literal {
        Literal(self.0 ^ 1)
    }

    /// Its number, below twice the number of nodes.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What follows at once from each literal.
pub(in crate::techniques) trait Implications {
    /// How many nodes there are.
    fn len(&self) -> usize;
    /// What follows at once from a literal.
    fn follows(&self, literal: Literal) -> &[Literal];
    /// How many links one that follows at once counts as.
    fn cost(&self, _from: Literal, _to: Literal) -> u32 {
        1
    }
}

/// The nodes of the links.
#[derive(Clone, Copy, Debug)]
pub(in crate::techniques) enum Nodes<'a, S> {
    /// Candidates only.
    Candidates,
    /// Groups, too.
    Groups,
    /// Groups and almost locked sets, too.
    Sets(&'a Alses<S>),
}

/// A node: a digit in one cell, or in one of several.
#[derive(Clone, Copy, Debug)]
pub(in crate::techniques) struct Place<S> {
    pub digit: Digit,
    /// The first cell.
    pub cell: Cell,
    /// All its cells.
    pub cells: S,
}

/// The links of a position.
#[derive(Debug)]
pub(in crate::techniques) struct Links<S> {
    /// The candidates by cell and digit, then the groups, then the sets.
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
    sets: Vec<SetNode<S>>,
}

impl<S: Cells> Links<S> {
    /// The links of a board between these nodes; breaks off if the budget is over.
    pub fn new(
        board: &Board<S>,
        nodes: Nodes<'_, S>,
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
        let groups = match nodes {
            Nodes::Candidates => Vec::new(),
            Nodes::Groups | Nodes::Sets(_) => groups(board),
        };
        let sets = match nodes {
            Nodes::Sets(alses) => sets::nodes(alses),
            _ => Vec::new(),
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
        for set in &sets {
            places.push(Place {
                digit: set.digit,
                cell: set.places.first().unwrap_or(Cell::new(0)),
                cells: set.cells,
            });
        }
        let through = Through::new(board, sink)?;
        let count = places.len();
        let mut links = Links {
            starts: Vec::with_capacity(2 * count + 1),
            follows: Vec::with_capacity(20 * count),
            weak: Rows::new(count, count),
            strong: Rows::new(count, count),
            places,
            candidates,
            first,
            through,
            sets,
        };
        let rests = links.rests(board, &groups);
        for node in 0..count - links.sets.len() {
            sink.tick()?;
            links.starts.push(links.follows.len() as u32);
            links.follow_on(board, node, &groups);
            links.starts.push(links.follows.len() as u32);
            links.follow_off(board, node, &rests);
        }
        if let Nodes::Sets(alses) = nodes {
            for at in 0..links.sets.len() {
                // Its being true is of no use: the set has the digit in one of several cells.
                links.starts.push(links.follows.len() as u32);
                links.starts.push(links.follows.len() as u32);
                let node = &links.sets[at];
                let follows = sets::follow(board, &links, alses, &groups, node, sink)?;
                links.follows.extend(follows);
            }
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
            self.enter_sets(node);
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
            self.enter_sets(node);
        }
    }

    /// The sets that lose a digit if a node is true.
    fn enter_sets(&mut self, node: usize) {
        let (digit, cells) = (self.places[node].digit, self.places[node].cells);
        let first = self.first_set();
        for at in 0..self.sets.len() {
            if self.sets[at].digit == digit && cells.is_subset(&self.sets[at].seen) {
                self.add_off(node, first + at);
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
                if let Some(other) = (self.candidates..self.first_set()).find(is_rest) {
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

    /// How many nodes are single candidates: these come first.
    pub fn candidates(&self) -> usize {
        self.candidates
    }

    /// The number of the first node that is a set.
    fn first_set(&self) -> usize {
        self.places.len() - self.sets.len()
    }

    /// The set of a node that is one.
    pub(super) fn set(&self, node: usize) -> Option<&SetNode<S>> {
        self.sets.get(node.checked_sub(self.first_set())?)
    }

    /// The nodes that are sets, with their numbers.
    pub(super) fn set_nodes(&self) -> impl Iterator<Item = (usize, &SetNode<S>)> {
        self.sets
            .iter()
            .enumerate()
            .map(|(at, set)| (self.first_set() + at, set))
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
        let cells = self.set(node).map_or(place.cells, |set| set.places);
        Node::new(cells.iter(), place.digit)
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

impl<S: Cells> Implications for Links<S> {
    fn len(&self) -> usize {
        self.places.len()
    }

    fn follows(&self, literal: Literal) -> &[Literal] {
        let at = literal.index();
        &self.follows[self.starts[at] as usize..self.starts[at + 1] as usize]
    }

    /// A set counts for more than a link, larger ones for still more, and one that leaves a cell with one candidate
    /// for a little more again. In chains without sets every link counts the same.
    fn cost(&self, from: Literal, to: Literal) -> u32 {
        match self.set(from.node()) {
            Some(set) => 2 + set.penalty() + u32::from(to.is_on()),
            None if self.sets.is_empty() => 1,
            None => 2,
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
