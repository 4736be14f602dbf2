//! Forcing chains of one line, and cycles: along one digit, along cells with two candidates, and along both.

use super::bits::{Cand, STATES, State, is_on, off, on};
use super::found::{Found, Want};
use super::graph::{Graph, Links};
use super::grid::{Grid, TABLES, bits, candidate, sees};
use super::hint::{Hint, length_bonus};
use super::run::Cause;
use super::technique::ExplainerTechnique;

const NO_PARENT: u32 = u32::MAX;

#[derive(Clone, Copy)]
struct Node {
    state: State,
    cause: Cause,
    parent: u32,
}

const X_LINKS: Links = Links {
    cell: false,
    house: true,
};
const Y_LINKS: Links = Links {
    cell: true,
    house: false,
};

/// The rating of the shortest chain.
fn forcing_base(links: Links) -> f64 {
    if links.cell && links.house { 7.0 } else { 6.6 }
}

/// The rating of the shortest cycle.
fn cycle_base(links: Links) -> f64 {
    if links.cell && links.house { 7.0 } else { 6.5 }
}

impl Links {
    /// SE's order of kinds of chains at the same complexity.
    fn kind(self) -> u8 {
        match (self.cell, self.house) {
            (true, true) => 4,
            (true, false) => 3,
            _ => 2,
        }
    }
}

/// The nodes of the chains that were found.
pub(super) struct Arena {
    nodes: Vec<Node>,
    /// For each chain: its end, and whether it is a cycle.
    ends: Vec<(u32, bool)>,
}

impl Arena {
    /// The lines of a chain: its states from the end to the assumption. A cycle is followed both ways.
    pub fn lines(&self, found: &Found) -> Vec<Vec<(State, Cause)>> {
        let (end, is_cycle) = self.ends[found.targets[0].0 as usize];
        let mut line = path(&self.nodes, end);
        if !is_cycle {
            return vec![line];
        }
        // The reverse of a cycle takes each cause as it is, with the state turned round.
        let mut back: Vec<(State, Cause)> = line
            .iter()
            .rev()
            .map(|&(state, cause)| (state ^ 1, cause))
            .collect();
        // The assumption occurs at both ends.
        line.pop();
        back.pop();
        vec![line, back]
    }
}

fn path(nodes: &[Node], end: u32) -> Vec<(State, Cause)> {
    let mut line = Vec::new();
    let mut next = end;
    while next != NO_PARENT {
        let node = nodes[next as usize];
        line.push((node.state, node.cause));
        next = node.parent;
    }
    line
}

/// The first chain of SE's list.
pub(super) fn first(grid: &Grid) -> Option<Hint> {
    let mut search = Search::new(grid, Want::First(None));
    search.all();
    match search.want {
        Want::First(first) => first.map(|(hint, _)| hint),
        Want::All(_) => None,
    }
}

/// All chains, with their nodes.
pub(super) fn all(grid: &Grid) -> (Vec<Found>, Arena) {
    let mut search = Search::new(grid, Want::All(Vec::new()));
    search.all();
    let arena = Arena {
        nodes: search.kept,
        ends: search.ends,
    };
    match search.want {
        Want::All(all) => (all, arena),
        Want::First(_) => (Vec::new(), arena),
    }
}

struct Search<'g> {
    grid: &'g Grid,
    want: Want,
    nodes: Vec<Node>,
    kept: Vec<Node>,
    ends: Vec<(u32, bool)>,
    seen: [u32; STATES],
    round: u32,
    /// The rating of the shortest chain along the present links, and how long one may be that is wanted.
    base: f64,
    most: u32,
}

impl<'g> Search<'g> {
    fn new(grid: &'g Grid, want: Want) -> Search<'g> {
        Search {
            grid,
            want,
            nodes: Vec::new(),
            kept: Vec::new(),
            ends: Vec::new(),
            seen: [0; STATES],
            round: 0,
            base: 0.0,
            most: u32::MAX,
        }
    }

    fn all(&mut self) {
        let everything = Graph::new(self.grid, Links::ALL);
        if !self
            .cands(Links::ALL)
            .any(|cand| self.is_start(&everything, Links::ALL, cand))
        {
            return;
        }
        for links in [X_LINKS, Y_LINKS] {
            self.along(&Graph::new(self.grid, links), links);
        }
        self.along(&everything, Links::ALL);
    }

    fn along(&mut self, graph: &Graph, links: Links) {
        self.base = forcing_base(links);
        self.most = self.want.most(self.base);
        for cand in self.cands(links) {
            self.from(cand, graph, links);
        }
    }

    /// The candidates from which SE searches, in its order.
    fn cands(&self, links: Links) -> impl Iterator<Item = Cand> + use<'g> {
        let grid = self.grid;
        let cells = (0..81_u8).filter(move |&cell| {
            let count = grid.count(cell);
            count == 2 || (count > 2 && links.house)
        });
        cells.flat_map(move |cell| {
            bits(grid.cands[usize::from(cell)]).map(move |digit| candidate(cell, digit))
        })
    }

    /// Whether a chain or a cycle may start here.
    fn is_start(&self, graph: &Graph, links: Links, cand: Cand) -> bool {
        graph.is_on_cycle(cand) || graph.refutes(self.grid, links, cand) || graph.proves(cand)
    }

    fn from(&mut self, cand: Cand, graph: &Graph, links: Links) {
        if graph.is_on_cycle(cand) {
            for end in self.cycles(cand, graph, links) {
                self.add_cycle(end, links);
            }
        }
        // There are no chains along cells alone: their length would be odd and even.
        if !links.house {
            return;
        }
        if let Want::First(_) = self.want {
            self.shortest(cand, graph, links);
            return;
        }
        for (start, exists) in [
            (on(cand), graph.refutes(self.grid, links, cand)),
            (off(cand), graph.proves(cand)),
        ] {
            if exists && let Some(end) = self.forcing(start, links) {
                self.add_forcing(end, links);
            }
        }
    }

    /// Both chains from a candidate to its opposite, by their lengths alone.
    fn shortest(&mut self, cand: Cand, graph: &Graph, links: Links) {
        let base = forcing_base(links);
        if let Some(complexity) = graph.refutation(self.grid, links, cand, self.most) {
            self.add(base, complexity, links.kind(), vec![cand], None, None);
        }
        if let Some(complexity) = graph.proof(cand, self.most) {
            let (removals, placement) = self.conclusion(on(cand));
            self.add(base, complexity, links.kind(), removals, placement, None);
        }
    }

    fn begin(&mut self, start: State) {
        self.nodes.clear();
        self.nodes.push(Node {
            state: start,
            cause: Cause::Assumed,
            parent: NO_PARENT,
        });
        self.round += 1;
        self.mark(start);
    }

    /// Whether a state is met for the first time.
    fn mark(&mut self, state: State) -> bool {
        let seen = &mut self.seen[usize::from(state)];
        let is_new = *seen != self.round;
        *seen = self.round;
        is_new
    }

    fn push(&mut self, state: State, cause: Cause, parent: u32) -> u32 {
        self.nodes.push(Node {
            state,
            cause,
            parent,
        });
        self.nodes.len() as u32 - 1
    }

    /// The cycles through a candidate that is on. Each candidate that is off may be met by several ways. What cannot
    /// lead back is left out, as is what is longer than what has been found.
    fn cycles(&mut self, cand: Cand, graph: &Graph, links: Links) -> Vec<u32> {
        let mut cycles = Vec::new();
        self.begin(on(cand));
        let mut layer = vec![0_u32];
        let mut next = Vec::new();
        let mut length = 0;
        while !layer.is_empty() {
            length += 2;
            let difficulty = cycle_base(links) + length_bonus(length);
            if !self.want.may_take(difficulty, length) {
                break;
            }
            next.clear();
            for &node in &layer {
                for (state, cause) in offs(self.grid, self.nodes[node as usize].state, links.cell) {
                    if graph.is_linked(state / 2) && !self.is_ancestor(node, state) {
                        next.push(self.push(state, cause, node));
                    }
                }
            }
            layer.clear();
            for &node in &next {
                for (state, cause) in ons(self.grid, self.nodes[node as usize].state, links) {
                    if length >= 4 && state == on(cand) {
                        cycles.push(self.push(state, cause, node));
                    }
                    if graph.leads(state / 2, cand) && self.mark(state) {
                        layer.push(self.push(state, cause, node));
                    }
                }
            }
        }
        cycles
    }

    fn is_ancestor(&self, node: u32, state: State) -> bool {
        let mut next = self.nodes[node as usize].parent;
        while next != NO_PARENT {
            let node = self.nodes[next as usize];
            if node.state == state {
                return true;
            }
            next = node.parent;
        }
        false
    }

    /// The first chain from a state to its opposite.
    fn forcing(&mut self, start: State, links: Links) -> Option<u32> {
        self.begin(start);
        let target = start ^ 1;
        let mut layer = vec![0_u32];
        let mut next = Vec::new();
        let mut are_on = is_on(start);
        while !layer.is_empty() {
            for &node in &layer {
                let own = self.nodes[node as usize].state;
                let following = if are_on {
                    offs(self.grid, own, links.cell)
                } else {
                    ons(self.grid, own, links)
                };
                for (state, cause) in following {
                    if state == target {
                        return Some(self.push(state, cause, node));
                    }
                    let is_back = are_on && self.is_ancestor(node, state);
                    if !is_back && self.mark(state) {
                        next.push(self.push(state, cause, node));
                    }
                }
            }
            std::mem::swap(&mut layer, &mut next);
            next.clear();
            are_on = !are_on;
        }
        None
    }

    fn add_cycle(&mut self, end: u32, links: Links) {
        let line = path(&self.nodes, end);
        // The assumption occurs at both ends.
        let line = &line[..line.len() - 1];
        let is_in = |cell: u8| line.iter().any(|&(state, _)| state / 18 == u16::from(cell));
        let (mut ahead, mut back): (Vec<Cand>, Vec<Cand>) = (Vec::new(), Vec::new());
        for &(state, _) in line {
            let (cell, digit) = ((state / 18) as u8, usize::from(state / 2 % 9));
            let lost = if is_on(state) { &mut ahead } else { &mut back };
            for &peer in &TABLES.peers[usize::from(cell)] {
                if self.grid.has(peer, digit) && !is_in(peer) {
                    lost.push(candidate(peer, digit));
                }
            }
        }
        ahead.retain(|cand| back.contains(cand));
        ahead.sort_unstable();
        ahead.dedup();
        if ahead.is_empty() {
            return;
        }
        let complexity = line.len() as u32;
        let end = Some((end, true));
        self.add(
            cycle_base(links),
            complexity,
            links.kind(),
            ahead,
            None,
            end,
        );
    }

    fn add_forcing(&mut self, end: u32, links: Links) {
        let complexity = path(&self.nodes, end).len() as u32;
        let (removals, placement) = self.conclusion(self.nodes[end as usize].state);
        let end = Some((end, false));
        self.add(
            forcing_base(links),
            complexity,
            links.kind(),
            removals,
            placement,
            end,
        );
    }

    /// What a state changes that holds in any case.
    fn conclusion(&self, state: State) -> (Vec<Cand>, Option<Cand>) {
        let cand = state / 2;
        if !is_on(state) {
            return (vec![cand], None);
        }
        let (cell, digit) = ((cand / 9) as u8, usize::from(cand % 9));
        let others = self.grid.cands[usize::from(cell)] & !(1 << digit);
        let others = bits(others).map(|digit| candidate(cell, digit));
        (others.collect(), Some(cand))
    }

    fn add(
        &mut self,
        base: f64,
        complexity: u32,
        kind: u8,
        removals: Vec<Cand>,
        placement: Option<Cand>,
        end: Option<(u32, bool)>,
    ) {
        let difficulty = base + length_bonus(complexity);
        if !self.want.takes(difficulty, complexity, kind) {
            return;
        }
        match &mut self.want {
            Want::First(first) => {
                let hint = Hint {
                    technique: technique(kind, end.is_some()),
                    difficulty,
                    complexity,
                    removals,
                    placement,
                };
                *first = Some((hint, kind));
                self.most = self.want.most(self.base);
            }
            Want::All(all) => {
                let Some((end, is_cycle)) = end else {
                    return;
                };
                let own = self.ends.len() as u32;
                let mut next = end;
                let first = self.kept.len() as u32;
                while next != NO_PARENT {
                    let node = self.nodes[next as usize];
                    let parent = self.kept.len() as u32 + 1;
                    let is_last = node.parent == NO_PARENT;
                    self.kept.push(Node {
                        parent: if is_last { NO_PARENT } else { parent },
                        ..node
                    });
                    next = node.parent;
                }
                self.ends.push((first, is_cycle));
                all.push(Found {
                    difficulty,
                    complexity,
                    kind,
                    removals,
                    targets: vec![(own, 0)],
                    assumed: Cause::Assumed,
                });
            }
        }
    }
}

fn technique(kind: u8, is_cycle: bool) -> ExplainerTechnique {
    match (kind, is_cycle) {
        (2, true) => ExplainerTechnique::XCycle,
        (3, true) => ExplainerTechnique::YCycle,
        (_, true) => ExplainerTechnique::Cycle,
        (2, false) => ExplainerTechnique::XChain,
        (_, false) => ExplainerTechnique::ForcingChain,
    }
}

/// What a candidate that is on takes away, each candidate once.
fn offs(grid: &Grid, state: State, in_cell: bool) -> Vec<(State, Cause)> {
    let cand = state / 2;
    let (cell, digit) = ((cand / 9) as u8, usize::from(cand % 9));
    let mut following = Vec::with_capacity(24);
    if in_cell {
        for other in bits(grid.cands[usize::from(cell)] & !(1 << digit)) {
            following.push((off(candidate(cell, other)), Cause::Cell));
        }
    }
    let homes = &TABLES.homes[usize::from(cell)];
    for (kind, &(house, place)) in homes.iter().enumerate() {
        let cells = &TABLES.cells[usize::from(house)];
        for other in bits(grid.places[usize::from(house)][digit] & !(1 << place)) {
            let other = cells[other];
            let is_in_box = TABLES.homes[usize::from(other)][0].0 == homes[0].0;
            if kind == 0 || !is_in_box {
                debug_assert!(sees(cell, other));
                following.push((off(candidate(other, digit)), Cause::House(kind as u8)));
            }
        }
    }
    following
}

/// What a candidate that is off makes the last of its cell or of a house, each candidate once.
fn ons(grid: &Grid, state: State, links: Links) -> Vec<(State, Cause)> {
    let cand = state / 2;
    let (cell, digit) = ((cand / 9) as u8, usize::from(cand % 9));
    let mut following: Vec<(State, Cause)> = Vec::with_capacity(4);
    let cands = grid.cands[usize::from(cell)];
    if links.cell && cands.count_ones() == 2 {
        let other = (cands & !(1 << digit)).trailing_zeros() as usize;
        following.push((on(candidate(cell, other)), Cause::Cell));
    }
    if links.house {
        for (kind, &(house, place)) in TABLES.homes[usize::from(cell)].iter().enumerate() {
            let places = grid.places[usize::from(house)][digit];
            if places.count_ones() == 2 {
                let other = (places & !(1 << place)).trailing_zeros() as usize;
                let state = on(candidate(TABLES.cells[usize::from(house)][other], digit));
                if following.iter().all(|&(known, _)| known != state) {
                    following.push((state, Cause::House(kind as u8)));
                }
            }
        }
    }
    following
}
