//! The lockstep search: 32 lanes at work on search trees, shared by the batch, the hard single puzzle and the count. A
//! puzzle starts in one lane, depth first, with its second children on its own stack. One lane stays with it: where there
//! are several solutions, the way that a depth-first search takes leads to them soon, and all others are detours. Once
//! a few of its grids have died it counts as hard: from then on, any idle lane may take its second children straight
//! from lane to lane, which costs far less than the stack. So the lanes stay busy as long as there is work anywhere.

use super::candidates;
use super::path::Path;
use crate::simd::{
    ALL, Backend, Block, Branch, Grid, Row, first_child, second_child, second_child_in_lane,
    smallest_cell,
};

const LANES: usize = 32;
/// Puzzles in flight at a time.
const SLOTS: usize = 32;
/// Dead grids after which a puzzle counts as hard.
const DEATHS: u32 = 6;

/// The client of the lanes: supplies puzzles and takes solutions. Each puzzle in flight has a slot.
pub(super) trait Desk {
    /// Fills `lane` with a new puzzle for `slot`; `false` when there is none.
    fn fill(&mut self, block: &mut Block, lane: usize, slot: usize) -> bool;
    /// A grid of the puzzle was split in two.
    fn guessed(&mut self, slot: usize);
    /// The lane is a solution.
    fn solved(&mut self, slot: usize, solution: Solution<'_>) -> Wanted;
}

/// A lane that holds a solution.
pub(super) struct Solution<'a> {
    backend: &'a Backend,
    block: &'a Block,
    lane: usize,
    /// Where it was found.
    pub(super) path: Path,
}

impl Solution<'_> {
    /// Writes its digits.
    #[inline]
    pub(super) fn digits(&self, out: &mut [u8; 81]) {
        (self.backend.digits)(self.block, self.lane, out);
    }
}

/// What is still to be searched of a puzzle after a solution.
pub(super) enum Wanted {
    Everything,
    /// What a depth-first search comes to before this path.
    Before(Path),
    Nothing,
}

/// One puzzle in flight.
#[derive(Default)]
struct Slot {
    /// Second children waiting for a lane, deepest last.
    pending: Vec<(Grid, Path)>,
    /// Lanes at work on the puzzle.
    lanes: u32,
    /// Dead grids so far.
    deaths: u32,
}

/// The lanes and the puzzles in flight.
pub(super) struct Lockstep {
    backend: &'static Backend,
    block: Box<Block>,
    /// Per lane, the slot of its puzzle.
    slot_of: [u8; LANES],
    /// Per lane, where its grid stands in the search tree.
    path_of: [Path; LANES],
    /// Lanes that hold a grid.
    active: u32,
    slots: [Slot; SLOTS],
    /// Slots without a puzzle.
    free: u32,
    /// Slots with pending grids.
    waiting: u32,
}

impl Lockstep {
    pub(super) fn new(backend: &'static Backend) -> Self {
        Self {
            backend,
            block: Box::new(Block {
                cells: [Row([ALL; LANES]); 81],
            }),
            slot_of: [0; LANES],
            path_of: [Path::ROOT; LANES],
            active: 0,
            slots: core::array::from_fn(|_| Slot::default()),
            free: u32::MAX,
            waiting: 0,
        }
    }

    /// Puts grids of one hard puzzle into slot 0.
    pub(super) fn take_over(&mut self, pending: impl Iterator<Item = Grid>) {
        self.free &= !1;
        self.slots[0].pending = pending.map(|grid| (grid, Path::ROOT)).collect();
        self.waiting |= u32::from(!self.slots[0].pending.is_empty());
        self.slots[0].deaths = u32::MAX;
    }

    /// One round over all lanes; `false` once no lane has work.
    #[inline]
    pub(super) fn work(&mut self, desk: &mut impl Desk) -> bool {
        self.fill(desk);
        if self.active == 0 {
            return false;
        }
        let outcome = (self.backend.round)(&mut self.block);
        let dead = outcome.dead & self.active;
        let solved = outcome.solved & self.active;
        let stalled = self.active & !(outcome.changed | dead | solved);
        for lane in bits(dead) {
            let slot = self.slot(lane);
            self.slots[slot].deaths = self.slots[slot].deaths.saturating_add(1);
            self.leave(lane);
        }
        for lane in bits(solved) {
            // Another lane may just have finished this puzzle.
            if self.active >> lane & 1 == 1 {
                let slot = self.slot(lane);
                let solution = Solution {
                    backend: self.backend,
                    block: &self.block,
                    lane,
                    path: self.path_of[lane % LANES],
                };
                match desk.solved(slot, solution) {
                    Wanted::Everything => self.leave(lane),
                    Wanted::Before(path) => {
                        self.leave(lane);
                        self.drop_after(path, slot);
                    }
                    Wanted::Nothing => self.finish(slot),
                }
            }
        }
        // Lanes of finished puzzles are free again and may be reassigned.
        let stalled = stalled & self.active;
        self.start(desk);
        if stalled != 0 {
            self.branch(stalled, desk);
        }
        true
    }

    #[inline]
    fn slot(&self, lane: usize) -> usize {
        usize::from(self.slot_of[lane % LANES]) % SLOTS
    }

    /// The grid of `lane` is used up. If the puzzle is not hard, or no other lane is left to it, the lane resumes with its
    /// deepest pending grid.
    #[inline]
    fn leave(&mut self, lane: usize) {
        let number = self.slot(lane);
        let slot = &mut self.slots[number];
        if slot.pending.is_empty() {
            slot.lanes -= 1;
            self.active &= !(1 << lane);
            if slot.lanes == 0 {
                self.free |= 1 << number;
            }
        } else if slot.deaths < DEATHS || slot.lanes == 1 {
            self.resume(lane, number);
        } else {
            slot.lanes -= 1;
            self.active &= !(1 << lane);
        }
    }

    /// Gives `lane` the deepest pending grid of a slot.
    #[inline]
    fn resume(&mut self, lane: usize, number: usize) {
        let slot = &mut self.slots[number];
        if let Some((grid, path)) = slot.pending.last() {
            put(&mut self.block, lane, grid);
            self.path_of[lane % LANES] = *path;
        }
        slot.pending.pop();
        self.waiting &= !(u32::from(slot.pending.is_empty()) << number);
    }

    /// Drops what a depth-first search of a puzzle comes to after `path`.
    fn drop_after(&mut self, path: Path, number: usize) {
        for lane in bits(self.active) {
            if self.slot(lane) == number && !self.path_of[lane].is_before(path) {
                self.active &= !(1 << lane);
                self.slots[number].lanes -= 1;
            }
        }
        let slot = &mut self.slots[number];
        slot.pending.retain(|(_, pending)| pending.is_before(path));
        if slot.pending.is_empty() {
            self.waiting &= !(1 << number);
            if slot.lanes == 0 {
                self.free |= 1 << number;
            }
        }
    }

    /// Drops everything that is left of a puzzle.
    fn finish(&mut self, number: usize) {
        for lane in bits(self.active) {
            if self.slot(lane) == number {
                self.active &= !(1 << lane);
            }
        }
        self.slots[number].lanes = 0;
        self.slots[number].pending.clear();
        self.waiting &= !(1 << number);
        self.free |= 1 << number;
    }

    /// Starts new puzzles in idle lanes.
    #[inline]
    fn start(&mut self, desk: &mut impl Desk) {
        for lane in bits(!self.active) {
            let number = self.free.trailing_zeros() as usize;
            if self.free == 0 || !desk.fill(&mut self.block, lane, number) {
                return;
            }
            self.slots[number].lanes = 1;
            self.slots[number].deaths = 0;
            self.free &= self.free - 1;
            self.slot_of[lane] = number as u8;
            self.path_of[lane] = Path::ROOT;
            self.active |= 1 << lane;
        }
    }

    /// Fills idle lanes with new puzzles first, then with pending grids.
    #[inline]
    fn fill(&mut self, desk: &mut impl Desk) {
        if self.active == u32::MAX {
            return;
        }
        self.start(desk);
        for lane in bits(!self.active) {
            if self.waiting == 0 {
                return;
            }
            let number = self.waiting.trailing_zeros() as usize;
            self.resume(lane, number);
            self.slots[number].lanes += 1;
            self.slot_of[lane] = number as u8;
            self.active |= 1 << lane;
        }
    }

    /// Splits every stalled lane; idle lanes take the second children of hard
    /// puzzles.
    fn branch(&mut self, stalled: u32, desk: &mut impl Desk) {
        let placements = (self.backend.placements)(&self.block);
        let mut from = Row(core::array::from_fn(|lane| lane as u16));
        let mut splits = [(0u8, 0u8, Branch::NONE); LANES];
        let mut len = 0;
        let idle_lanes = !self.active;
        let mut idle = bits(idle_lanes);
        for lane in bits(stalled) {
            let number = self.slot(lane);
            let slot = &mut self.slots[number];
            let branch = placements
                .lane(lane)
                .unwrap_or_else(|| smallest_cell(self.block.cells.iter().map(|row| row.0[lane])));
            desk.guessed(number);
            let taker = if slot.deaths < DEATHS {
                None
            } else {
                idle.next()
            };
            if let Some(taker) = taker {
                from.0[taker] = lane as u16;
                slot.lanes += 1;
                self.slot_of[taker] = number as u8;
                self.path_of[taker] = self.path_of[lane].second();
                self.active |= 1 << taker;
            } else {
                let path = self.path_of[lane].second();
                let (grid, _) = slot.pending.push_mut((candidates::OPEN, path));
                get(&self.block, lane, grid);
                second_child(grid, branch);
                self.waiting |= 1 << number;
            }
            self.path_of[lane] = self.path_of[lane].first();
            splits[len] = (lane as u8, taker.unwrap_or(lane) as u8, branch);
            len += 1;
        }
        if self.active & idle_lanes != 0 {
            (self.backend.spread)(&mut self.block.cells, &from);
        }
        for &(lane, taker, branch) in &splits[..len] {
            first_child(&mut self.block, usize::from(lane), branch);
            if taker != lane {
                second_child_in_lane(&mut self.block, usize::from(taker), branch);
            }
        }
    }
}

/// Reads the candidates of one lane.
#[inline]
fn get(block: &Block, lane: usize, grid: &mut Grid) {
    for (band, rows) in grid.bands.iter_mut().zip(block.cells.as_chunks::<27>().0) {
        for (cell, row) in band.iter_mut().zip(rows) {
            *cell = row.0[lane % LANES];
        }
    }
}

/// Puts a grid into one lane.
#[inline]
fn put(block: &mut Block, lane: usize, grid: &Grid) {
    for (band, rows) in grid.bands.iter().zip(block.cells.as_chunks_mut::<27>().0) {
        for (row, &cell) in rows.iter_mut().zip(band) {
            row.0[lane % LANES] = cell;
        }
    }
}

/// The indices of the set bits, ascending. All are below 32.
#[inline]
fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        (mask != 0).then(|| {
            let lane = mask.trailing_zeros() as usize & 31;
            mask &= mask - 1;
            lane
        })
    })
}
