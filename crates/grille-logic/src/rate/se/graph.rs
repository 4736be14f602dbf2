//! Which candidates that are on lead to which others, in sets: it tells where chains of one line and cycles exist, and
//! how long the shortest chains are, before SE's own search is followed for those that count.

use super::bits::{CANDS, Cand, CandSet};
use super::grid::{Grid, TABLES, bits, candidate};

/// The links that a search may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Links {
    /// Between the candidates of a cell.
    pub cell: bool,
    /// Between the places of a digit.
    pub house: bool,
}

impl Links {
    pub const ALL: Links = Links {
        cell: true,
        house: true,
    };
}

const NONE: u16 = u16::MAX;

/// The graph. Its rows are few beside all candidates, so they are numbered: the engine builds many graphs.
pub(super) struct Graph {
    /// The candidates that another one leaves behind when it goes, at most one for its cell and one for each house.
    strong: Box<[[Cand; 4]; CANDS]>,
    /// The candidates with such a link.
    linked: CandSet,
    /// The row of each candidate that makes any on.
    row: Box<[u16; CANDS]>,
    /// The candidates with a row.
    active: CandSet,
    /// The candidates that one on makes on, through one that is off.
    next: Vec<CandSet>,
    /// The same through any number.
    reach: Vec<CandSet>,
}

impl Graph {
    pub fn new(grid: &Grid, links: Links) -> Graph {
        let mut graph = Graph {
            strong: Box::new([[NONE; 4]; CANDS]),
            linked: CandSet::EMPTY,
            row: Box::new([NONE; CANDS]),
            active: CandSet::EMPTY,
            next: Vec::with_capacity(256),
            reach: Vec::new(),
        };
        graph.join(grid, links);
        graph.follow(grid, links);
        graph.reach.clone_from(&graph.next);
        for through in graph.linked.iter() {
            let further = *graph.reach(through);
            if further.is_empty() {
                continue;
            }
            for reach in &mut graph.reach {
                if reach.contains(through) {
                    reach.add(&further);
                }
            }
        }
        graph
    }

    /// Joins the candidates of which one must hold.
    fn join(&mut self, grid: &Grid, links: Links) {
        if links.cell {
            for cell in 0..81_u8 {
                let cands = grid.cands[usize::from(cell)];
                if cands.count_ones() == 2 {
                    let (low, high) = (cands.trailing_zeros(), cands.ilog2());
                    self.pair(
                        candidate(cell, low as usize),
                        candidate(cell, high as usize),
                    );
                }
            }
        }
        if links.house {
            for (places, cells) in grid.places.iter().zip(&TABLES.cells) {
                for (digit, places) in places.iter().enumerate() {
                    if places.count_ones() == 2 {
                        let low = cells[places.trailing_zeros() as usize];
                        let high = cells[places.ilog2() as usize];
                        self.pair(candidate(low, digit), candidate(high, digit));
                    }
                }
            }
        }
    }

    fn pair(&mut self, a: Cand, b: Cand) {
        for (from, to) in [(a, b), (b, a)] {
            self.linked.insert(from);
            let strong = &mut self.strong[usize::from(from)];
            // A pair of a box is also one of a line, if it lies in both.
            if !strong.contains(&to)
                && let Some(free) = strong.iter_mut().find(|free| **free == NONE)
            {
                *free = to;
            }
        }
    }

    fn follow(&mut self, grid: &Grid, links: Links) {
        for off in self.linked.iter() {
            let mut following = CandSet::EMPTY;
            self.strong(off).for_each(|on| following.insert(on));
            let Graph {
                row, next, active, ..
            } = self;
            each_weak(grid, off, links, |on| {
                let row = &mut row[usize::from(on)];
                if *row == NONE {
                    *row = next.len() as u16;
                    next.push(CandSet::EMPTY);
                    active.insert(on);
                }
                next[usize::from(*row)].add(&following);
            });
        }
        for cand in self.active.iter() {
            // One step there and back is no chain.
            let mut own = CandSet::EMPTY;
            own.insert(cand);
            self.next[usize::from(self.row[usize::from(cand)])].remove(&own);
        }
    }

    fn strong(&self, cand: Cand) -> impl Iterator<Item = Cand> + '_ {
        let strong = self.strong[usize::from(cand)].iter().copied();
        strong.take_while(|&other| other != NONE)
    }

    fn next(&self, cand: Cand) -> &CandSet {
        let row = self.row[usize::from(cand)];
        self.next.get(usize::from(row)).unwrap_or(&CandSet::EMPTY)
    }

    fn reach(&self, cand: Cand) -> &CandSet {
        let row = self.row[usize::from(cand)];
        self.reach.get(usize::from(row)).unwrap_or(&CandSet::EMPTY)
    }

    /// Whether a cycle may lead through a candidate.
    pub fn is_on_cycle(&self, cand: Cand) -> bool {
        self.leads(cand, cand)
    }

    /// Whether one candidate that is on may lead to another.
    pub fn leads(&self, from: Cand, to: Cand) -> bool {
        self.reach(from).contains(to)
    }

    /// Whether a candidate that goes leaves another one behind.
    pub fn is_linked(&self, cand: Cand) -> bool {
        self.linked.contains(cand)
    }

    /// Whether a candidate that is on ends up off.
    pub fn refutes(&self, grid: &Grid, links: Links, cand: Cand) -> bool {
        let reach = self.reach(cand);
        let mut is_found = false;
        each_weak(grid, cand, links, |other| is_found |= reach.contains(other));
        is_found
    }

    /// Whether a candidate that is off ends up on.
    pub fn proves(&self, cand: Cand) -> bool {
        self.strong(cand).any(|first| self.leads(first, cand))
    }

    /// The number of states of the shortest chain from a candidate that is on to itself off, up to `most`.
    pub fn refutation(&self, grid: &Grid, links: Links, cand: Cand, most: u32) -> Option<u32> {
        let mut target = CandSet::EMPTY;
        each_weak(grid, cand, links, |other| target.insert(other));
        if !self.reach(cand).meets(&target) {
            return None;
        }
        self.steps(*self.next(cand), &target, 4, most)
    }

    /// The number of states of the shortest chain from a candidate that is off to itself on, up to `most`.
    pub fn proof(&self, cand: Cand, most: u32) -> Option<u32> {
        if !self.proves(cand) {
            return None;
        }
        let mut target = CandSet::EMPTY;
        target.insert(cand);
        let mut first = CandSet::EMPTY;
        self.strong(cand).for_each(|on| first.insert(on));
        self.steps(first, &target, 2, most)
    }

    /// What is on and what is off if this candidate is on.
    pub fn closure(&self, grid: &Grid, links: Links, cand: Cand) -> (CandSet, CandSet) {
        let mut on = *self.reach(cand);
        on.insert(cand);
        let mut off = CandSet::EMPTY;
        for cand in on.iter() {
            each_weak(grid, cand, links, |other| off.insert(other));
        }
        (on, off)
    }

    /// Two more states for each step.
    fn steps(&self, first: CandSet, target: &CandSet, length: u32, most: u32) -> Option<u32> {
        let (mut layer, mut seen, mut length) = (first, first, length);
        while length <= most && !layer.is_empty() {
            if layer.meets(target) {
                return Some(length);
            }
            let mut following = CandSet::EMPTY;
            for cand in layer.iter() {
                following.add(self.next(cand));
            }
            following.remove(&seen);
            seen.add(&following);
            layer = following;
            length += 2;
        }
        None
    }
}

/// The candidates that one takes away when it is on, some of them twice.
fn each_weak(grid: &Grid, cand: Cand, links: Links, mut tell: impl FnMut(Cand)) {
    let (cell, digit) = ((cand / 9) as u8, usize::from(cand % 9));
    if links.cell {
        for other in bits(grid.cands[usize::from(cell)] & !(1 << digit)) {
            tell(candidate(cell, other));
        }
    }
    for &(house, place) in &TABLES.homes[usize::from(cell)] {
        for other in bits(grid.places[usize::from(house)][digit] & !(1 << place)) {
            tell(candidate(TABLES.cells[usize::from(house)][other], digit));
        }
    }
}
