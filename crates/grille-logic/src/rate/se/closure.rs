//! What follows from assumptions, in sets and without order: it tells where SE's own search can find anything.

use super::bits::{CANDS, Cand, CandSet, State, is_on};
use super::graph::{Graph, Links};
use super::grid::{CELLS, Grid, TABLES};

/// What follows from each candidate along links that do not change.
///
/// Where no chain of one line exists, no candidate is refuted, so that SE's search goes on to its end and finds just
/// these sets.
pub(super) struct Closures {
    graph: Graph,
    /// The number of each candidate's sets, from 1; 0 where they are not known yet.
    known: Vec<u16>,
    sets: Vec<(CandSet, CandSet)>,
}

impl Closures {
    pub fn new(grid: &Grid) -> Closures {
        Closures {
            graph: Graph::new(grid, Links::ALL),
            known: vec![0; CANDS],
            sets: Vec::new(),
        }
    }

    /// Whether anything follows from all of these candidates.
    pub fn meet(&mut self, grid: &Grid, mut cands: impl Iterator<Item = Cand>) -> bool {
        let Some(first) = cands.next() else {
            return false;
        };
        let (mut on, mut off) = self.of(grid, first);
        for cand in cands {
            let (other_on, other_off) = self.of(grid, cand);
            on.retain(&other_on);
            off.retain(&other_off);
            if on.is_empty() && off.is_empty() {
                return false;
            }
        }
        true
    }

    fn of(&mut self, grid: &Grid, cand: Cand) -> (CandSet, CandSet) {
        let known = &mut self.known[usize::from(cand)];
        if *known == 0 {
            self.sets.push(self.graph.closure(grid, Links::ALL, cand));
            *known = self.sets.len() as u16;
        }
        self.sets[usize::from(*known) - 1]
    }
}

/// Where a digit can go, for contradictions along it.
pub(super) struct Board {
    cells: u128,
}

impl Board {
    pub fn new(grid: &Grid, digit: usize) -> Board {
        let cells = (0..81_u8).filter(|&cell| grid.has(cell, digit));
        Board {
            cells: cells.fold(0, |all, cell| all | 1 << cell),
        }
    }

    /// Whether an assumption about this digit leaves a house without it, or puts it twice in one.
    pub fn fails(&self, assumption: State) -> bool {
        let cell = assumption / 18;
        let mut left = self.cells;
        let (mut on, mut waiting, mut gone) = (0_u128, 0_u128, 0_u128);
        if is_on(assumption) {
            (on, waiting) = (1 << cell, 1 << cell);
        } else {
            gone = 1 << cell;
        }
        loop {
            left &= !gone;
            if left & on != on {
                return true;
            }
            while gone != 0 {
                let cell = gone.trailing_zeros() as usize;
                gone &= gone - 1;
                for &(house, _) in &TABLES.homes[cell] {
                    let places = left & HOUSES[usize::from(house)];
                    if places == 0 {
                        return true;
                    }
                    if places.is_power_of_two() && on & places == 0 {
                        on |= places;
                        waiting |= places;
                    }
                }
            }
            if waiting == 0 {
                return false;
            }
            let cell = waiting.trailing_zeros() as usize;
            waiting &= waiting - 1;
            let homes = &TABLES.homes[cell];
            let seen = homes
                .iter()
                .fold(0, |all, &(house, _)| all | HOUSES[usize::from(house)]);
            gone = left & seen & !(1 << cell);
        }
    }
}

/// The cells of each house.
static HOUSES: [u128; 27] = {
    let mut houses = [0; 27];
    let mut house = 0;
    while house < 27 {
        let mut place = 0;
        while place < 9 {
            houses[house] |= 1 << CELLS[house][place];
            place += 1;
        }
        house += 1;
    }
    houses
};
