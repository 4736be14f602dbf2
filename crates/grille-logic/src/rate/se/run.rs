//! One assumption and what follows from it: the search in breadth that all of SE's forcing chains share.
//!
//! What follows is kept as a graph: each state with the states that it follows from, in SE's order. The order decides
//! which parents a state has, therefore how long a chain is, therefore its rating.

use super::bits::{CANDS, Cand, CandSet, STATES, State, is_on, off, on};
use super::grid::{Grid, TABLES, bits, candidate};

/// Why a state holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// It was assumed.
    Assumed,
    /// Its cell: it is the last candidate left, or another candidate of the cell is on.
    Cell,
    /// Its box, row or column (0, 1, 2).
    House(u8),
    /// A technique.
    Technique,
}

/// No nested chain.
pub(super) const FLAT: u32 = u32::MAX;
const NOWHERE: u16 = u16::MAX;

#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub state: State,
    pub cause: Cause,
    /// The nested chain of a technique, or [`FLAT`].
    pub nested: u32,
    first_parent: u32,
    parents: u16,
    /// The number of steps of the longest way to the assumption.
    pub depth: u16,
}

/// What follows from one assumption.
pub(super) struct Run {
    pub nodes: Vec<Node>,
    parents: Vec<u16>,
    /// The node of each state that holds.
    at: Box<[u16; STATES]>,
    /// The candidates that are on and off, and their nodes in the order of their discovery.
    pub on: CandSet,
    pub off: CandSet,
    pub on_order: Vec<u16>,
    pub off_order: Vec<u16>,
    /// The nodes of a candidate that would be both on and off.
    pub clash: Option<(u16, u16)>,
    /// Only states nearer to the assumption than this count: the chains of the others are too long to be wanted.
    horizon: u16,
    /// The number of states to go on from that may lead to one that counts.
    pub pending: usize,
    /// Numbers of ancestors, where they have been counted; 0 elsewhere.
    counts: Vec<u16>,
}

impl Run {
    pub fn new() -> Run {
        Run {
            nodes: Vec::new(),
            parents: Vec::new(),
            at: Box::new([NOWHERE; STATES]),
            on: CandSet::EMPTY,
            off: CandSet::EMPTY,
            on_order: Vec::new(),
            off_order: Vec::new(),
            clash: None,
            horizon: u16::MAX,
            pending: 0,
            counts: Vec::new(),
        }
    }

    /// Forgets everything; the chains of this run shall have at most this many states.
    pub fn clear(&mut self, most: u32) {
        for node in &self.nodes {
            self.at[usize::from(node.state)] = NOWHERE;
        }
        self.nodes.clear();
        self.parents.clear();
        self.on = CandSet::EMPTY;
        self.off = CandSet::EMPTY;
        self.on_order.clear();
        self.off_order.clear();
        self.clash = None;
        self.horizon = u16::try_from(most).unwrap_or(u16::MAX);
        self.pending = 0;
        self.counts.clear();
    }

    pub fn parents(&self, node: u16) -> &[u16] {
        let node = self.nodes[usize::from(node)];
        let first = node.first_parent as usize;
        &self.parents[first..first + usize::from(node.parents)]
    }

    /// The node of a state that holds.
    pub fn node(&self, state: State) -> u16 {
        self.at[usize::from(state)]
    }

    fn push(&mut self, state: State, cause: Cause, nested: u32, first_parent: usize) -> u16 {
        let node = self.nodes.len() as u16;
        let parents = self.parents[first_parent..].iter();
        let depth = parents
            .map(|&parent| self.nodes[usize::from(parent)].depth + 1)
            .max();
        self.nodes.push(Node {
            depth: depth.unwrap_or(0),
            state,
            cause,
            nested,
            first_parent: first_parent as u32,
            parents: (self.parents.len() - first_parent) as u16,
        });
        node
    }

    fn hold(&mut self, node: u16) {
        let Node { state, depth, .. } = self.nodes[usize::from(node)];
        self.at[usize::from(state)] = node;
        self.pending += usize::from(self.may_lead_on(depth));
        if is_on(state) {
            self.on.insert(state / 2);
            self.on_order.push(node);
        } else {
            self.off.insert(state / 2);
            self.off_order.push(node);
        }
    }

    fn may_lead_on(&self, depth: u16) -> bool {
        // The next state has a chain of two states more than its depth counts steps, and another chain has one.
        depth.saturating_add(2) < self.horizon
    }

    /// Notes that the search goes on from a state.
    pub fn go_on(&mut self, node: u16) {
        let depth = self.nodes[usize::from(node)].depth;
        self.pending -= usize::from(self.may_lead_on(depth));
    }

    /// Makes the assumption.
    pub fn assume(&mut self, state: State) {
        let first = self.parents.len();
        let node = self.push(state, Cause::Assumed, FLAT, first);
        self.hold(node);
    }

    /// Adds a candidate that a technique rules out, with the candidates that had to go before, unless it is off.
    pub fn rule_out(&mut self, cand: Cand, before: &[Cand], nested: u32) {
        if self.off.contains(cand) {
            return;
        }
        let first = self.parents.len();
        for &gone in before {
            let node = self.at[usize::from(off(gone))];
            debug_assert_ne!(node, NOWHERE);
            self.parents.push(node);
        }
        let node = self.push(off(cand), Cause::Technique, nested, first);
        self.hold(node);
    }

    /// A candidate that is on takes the others of its cell and houses. `false` if one of them is on.
    pub fn spread_on(&mut self, node: u16, grid: &Grid, in_cell: bool) -> bool {
        let cand = self.nodes[usize::from(node)].state / 2;
        let (cell, digit) = (cand / 9, usize::from(cand % 9));
        let at = usize::from(cell);
        if in_cell {
            for other in bits(grid.cands[at] & !(1 << digit)) {
                if !self.add_off(candidate(cell as u8, other), node, Cause::Cell) {
                    return false;
                }
            }
        }
        for (kind, &(house, place)) in TABLES.homes[at].iter().enumerate() {
            let house = usize::from(house);
            for other in bits(grid.places[house][digit] & !(1 << place)) {
                let other = candidate(TABLES.cells[house][other], digit);
                if !self.add_off(other, node, Cause::House(kind as u8)) {
                    return false;
                }
            }
        }
        true
    }

    fn add_off(&mut self, cand: Cand, parent: u16, cause: Cause) -> bool {
        if self.off.contains(cand) {
            return true;
        }
        let first = self.parents.len();
        self.parents.push(parent);
        let node = self.push(off(cand), cause, FLAT, first);
        if self.on.contains(cand) {
            self.clash = Some((self.at[usize::from(on(cand))], node));
            return false;
        }
        self.hold(node);
        true
    }

    /// A candidate that is off leaves the last one of its cell or of a house. `false` if that one is off.
    pub fn spread_off(
        &mut self,
        node: u16,
        grid: &Grid,
        source: Option<&Grid>,
        in_cell: bool,
    ) -> bool {
        let cand = self.nodes[usize::from(node)].state / 2;
        let (cell, digit) = (cand / 9, usize::from(cand % 9));
        let at = usize::from(cell);
        if in_cell && grid.cands[at].count_ones() == 2 {
            let other = (grid.cands[at] & !(1 << digit)).trailing_zeros() as usize;
            let first = self.parents.len();
            self.parents.push(node);
            if let Some(source) = source {
                for gone in bits(source.cands[at] & !grid.cands[at]) {
                    let gone = off(candidate(cell as u8, gone));
                    self.parents.push(self.at[usize::from(gone)]);
                }
            }
            if !self.add_on(candidate(cell as u8, other), Cause::Cell, first) {
                return false;
            }
        }
        for (kind, &(house, place)) in TABLES.homes[at].iter().enumerate() {
            let house = usize::from(house);
            let places = grid.places[house][digit];
            if places.count_ones() != 2 {
                continue;
            }
            let cells = &TABLES.cells[house];
            let other = (places & !(1 << place)).trailing_zeros() as usize;
            let first = self.parents.len();
            self.parents.push(node);
            if let Some(source) = source {
                for gone in bits(source.places[house][digit] & !places) {
                    let gone = off(candidate(cells[gone], digit));
                    self.parents.push(self.at[usize::from(gone)]);
                }
            }
            if !self.add_on(
                candidate(cells[other], digit),
                Cause::House(kind as u8),
                first,
            ) {
                return false;
            }
        }
        true
    }

    fn add_on(&mut self, cand: Cand, cause: Cause, first_parent: usize) -> bool {
        if self.on.contains(cand) {
            self.parents.truncate(first_parent);
            return true;
        }
        let node = self.push(on(cand), cause, FLAT, first_parent);
        if self.off.contains(cand) {
            self.clash = Some((node, self.at[usize::from(off(cand))]));
            return false;
        }
        self.hold(node);
        true
    }

    /// The states from which a node follows, itself first, in the order in which SE lists a chain.
    pub fn chain(&self, target: u16) -> Vec<u16> {
        let mut seen = [0_u64; STATES.div_ceil(64)];
        let mut chain: Vec<u16> = Vec::new();
        let mut fresh = |run: &Run, node: u16| {
            let state = run.nodes[usize::from(node)].state;
            let (word, bit) = (usize::from(state >> 6), 1 << (state & 63));
            let is_fresh = seen[word] & bit == 0;
            seen[word] |= bit;
            is_fresh
        };
        fresh(self, target);
        chain.push(target);
        let mut next = 0;
        while next < chain.len() {
            for &parent in self.parents(chain[next]) {
                if fresh(self, parent) {
                    chain.push(parent);
                }
            }
            next += 1;
        }
        chain
    }

    /// The number of states from which a node follows, itself included.
    pub fn ancestors(&mut self, target: u16) -> u32 {
        if self.counts.len() < self.nodes.len() {
            self.counts.resize(self.nodes.len(), 0);
        }
        let known = self.counts[usize::from(target)];
        if known > 0 {
            return u32::from(known);
        }
        let count = self.chain(target).len();
        self.counts[usize::from(target)] = count as u16;
        count as u32
    }
}

const _: () = assert!(CANDS < NOWHERE as usize);
