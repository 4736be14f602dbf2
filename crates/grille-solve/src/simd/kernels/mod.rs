//! Kernels: conditions as vector code for 32 boards at once. A board is a lane, a cell a row of lanes. Each kind of
//! condition is straight-line code over the rows of its cells, which removes digits and reports the lanes in which a
//! cell was left empty. What a kernel removes occurs in no assignment that meets its condition. It need not find
//! everything, but once every cell of a lane has one digit, it reports whether the condition is met.

mod any;
mod cage;
mod choice;
mod count;
mod different;
mod line;
mod link;
mod portable;
mod sum;
mod tally;
mod three;
mod vector;

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;

pub use any::{Any, Trial};
pub use cage::Cage;
pub(super) use choice::choose;
pub use choice::{Choice, Chosen};
pub use count::{Allowed, Count, MOST_COUNTED};
pub use different::Different;
pub use line::{Line, Move};
pub use link::{Image, Link};
use std::sync::Arc;
pub use sum::{MOST_TOGETHER, Part, Sum};
pub use tally::{Class, Tally};
pub use three::{Three, Turn};

use super::lanes::{Row, round_of_rows};
use super::outcome::LaneOutcome;
use vector::KernelVector;

/// The row of a cell.
pub type At = u16;

/// The most digits, and the most cells of a kernel whose cells all differ.
pub const MOST: usize = 16;

/// The rows of a board: the cells, then trial rows. A power of two, so that row indices need no bounds checks.
pub const ROWS: usize = 1024;

/// The dimensions of the boards.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// How many digits there are.
    pub digits: usize,
    /// How many cells there are; the rows after theirs are trial rows.
    pub cells: usize,
}

/// A condition in the form that is run on boards.
#[derive(Clone, Debug)]
pub enum Kernel {
    /// Cells that differ.
    Different(Different),
    /// What a cell leaves to others by a relation.
    Link(Link),
    /// Three cells with a sum, or a difference.
    Three(Three),
    /// Cells that differ and hold one of some sets of digits.
    Cage(Cage),
    /// Cells with a weighted sum.
    Sum(Sum),
    /// How many cells hold one of some digits.
    Count(Count),
    /// Several counts of the same cells.
    Tally(Tally),
    /// Cells that an automaton reads.
    Line(Line),
    /// A cell that holds one of some digits.
    OneOf(At, u16),
    /// At least one of several lists of kernels.
    Any(Any),
}

/// All kernels of a problem.
#[derive(Clone, Debug)]
pub struct Kernels {
    /// Whether the first 81 cells are a classic grid, whose rows, columns and boxes have a round of their own.
    pub is_classic: bool,
    /// How many digits there are.
    pub digits: u32,
    /// How many cells there are.
    pub cells: usize,
    /// The cells of each kernel.
    pub spoken_of: Vec<Vec<At>>,
    /// The kernels one after the other, each with its index.
    steps: Vec<(usize, Step)>,
    /// The scratch rows that a kernel needs while it runs.
    room: usize,
    cost: u64,
}

/// One step of a round. Alternatives are laid out flat, so that kernels are run in one place only: the code is large.
#[derive(Clone, Debug)]
enum Step {
    /// Run a kernel.
    Follow(Kernel),
    /// Run a kernel of the alternative being tried.
    Try(Kernel),
    /// Begin to try alternatives; move to the next one; keep what they left.
    Begin(Arc<Trial>),
    Next(Arc<Trial>),
    End(Arc<Trial>),
}

/// The cost of a round of the classic grid.
const CLASSIC_COST: u64 = 500;
/// The cost of choosing and guessing, per cell.
const CELL_COST: u64 = 12;

impl Kernels {
    /// The kernels of a problem.
    #[must_use]
    pub fn new(frame: Frame, is_classic: bool, mut list: Vec<Kernel>) -> Kernels {
        // Cheapest first.
        list.sort_by_key(Kernel::cost);
        let grid = if is_classic { CLASSIC_COST } else { 0 };
        let cells = CELL_COST * frame.cells as u64;
        let room = list.iter().map(Kernel::room).max().unwrap_or(0);
        Kernels {
            is_classic,
            digits: frame.digits as u32,
            cells: frame.cells,
            room,
            cost: grid + cells + list.iter().map(Kernel::cost).sum::<u64>(),
            spoken_of: list.iter().map(Kernel::cells).collect(),
            steps: laid_out(list),
        }
    }

    /// The approximate time of a round, in nanoseconds.
    #[must_use]
    pub fn cost(&self) -> u64 {
        self.cost
    }
}

fn laid_out(list: Vec<Kernel>) -> Vec<(usize, Step)> {
    let mut steps = Vec::new();
    for (number, kernel) in list.into_iter().enumerate() {
        let Kernel::Any(Any { trial, ways }) = kernel else {
            steps.push((number, Step::Follow(kernel)));
            continue;
        };
        let trial = Arc::new(trial);
        steps.push((number, Step::Begin(trial.clone())));
        for way in ways {
            steps.extend(way.into_iter().map(|kernel| (number, Step::Try(kernel))));
            steps.push((number, Step::Next(trial.clone())));
        }
        steps.push((number, Step::End(trial)));
    }
    steps
}

/// 32 boards.
pub struct Boards {
    /// The cells, then the trial rows.
    pub rows: Box<[Row; ROWS]>,
    room: Vec<Row>,
}

impl Boards {
    /// Boards with all cells empty.
    #[must_use]
    pub fn new(kernels: &Kernels) -> Boards {
        Boards {
            rows: empty_rows(),
            room: vec![Row([0; 32]); kernels.room],
        }
    }
}

/// Rows with all cells empty.
fn empty_rows() -> Box<[Row; ROWS]> {
    let rows: Box<[Row]> = vec![Row([0; 32]); ROWS].into();
    rows.try_into()
        .unwrap_or_else(|_| unreachable!("as many as there are"))
}

/// Where boards failed in a round.
#[derive(Clone, Debug)]
pub struct Blame {
    /// How many failed at each kernel.
    pub kernels: Vec<u32>,
    /// How many failed at each cell of the classic grid.
    pub cells: Vec<u32>,
}

impl Blame {
    /// No failures yet.
    #[must_use]
    pub fn new(kernels: &Kernels) -> Blame {
        Blame {
            kernels: vec![0; kernels.spoken_of.len()],
            cells: vec![0; if kernels.is_classic { 81 } else { 0 }],
        }
    }

    /// Resets the counts.
    pub fn clear(&mut self) {
        self.kernels.fill(0);
        self.cells.fill(0);
    }
}

/// What a kernel works on.
struct Desk<'a> {
    rows: &'a mut [Row; ROWS],
    room: &'a mut [Row],
    /// The part of the lanes it covers.
    part: usize,
    digits: u32,
    /// All digits.
    all: u16,
}

impl Desk<'_> {
    #[inline(always)]
    fn read<V: KernelVector>(&self, at: At) -> V {
        V::read(&self.rows[usize::from(at) % ROWS], self.part)
    }

    #[inline(always)]
    fn write<V: KernelVector>(&mut self, at: At, x: V) {
        x.write(&mut self.rows[usize::from(at) % ROWS], self.part);
    }
}

/// What a kernel has done to the lanes.
struct Done<V> {
    changed: V,
    /// The smallest set of digits that it left.
    least: V,
}

impl<V: KernelVector> Done<V> {
    #[inline(always)]
    fn nothing() -> Done<V> {
        Done {
            changed: V::splat(0),
            least: V::splat(u16::MAX),
        }
    }

    /// Restricts a cell to some of its digits.
    #[inline(always)]
    fn leave(&mut self, desk: &mut Desk<'_>, at: At, before: V, after: V) {
        self.changed = self.changed.or_difference(after, before);
        self.least = self.least.min(after);
        desk.write(at, after);
    }

    /// The lanes in which a cell was left empty.
    #[inline(always)]
    fn failed(&self) -> u32 {
        !self.least.nonzero_lanes() & every_lane::<V>()
    }
}

#[inline(always)]
fn every_lane<V: KernelVector>() -> u32 {
    u32::MAX >> (32 - V::LANES)
}

/// Runs all kernels once; only the boards of the active lanes count.
#[inline(always)]
pub(super) fn round<V: KernelVector>(
    kernels: &Kernels,
    boards: &mut Boards,
    active: u32,
    blame: &mut Blame,
) -> LaneOutcome {
    let cells = &mut boards.rows[..kernels.cells];
    let mut outcome = match cells.first_chunk_mut::<81>() {
        Some(grid) if kernels.is_classic => {
            let outcome = round_of_rows::<V>(grid);
            find_empty::<V>(grid, outcome.dead & active, &mut blame.cells);
            outcome
        }
        _ => LaneOutcome {
            solved: u32::MAX,
            ..LaneOutcome::default()
        },
    };
    let beside = if kernels.is_classic { 81 } else { 0 };
    outcome.solved &= filled::<V>(&cells[beside..]);
    for part in 0..32 / V::LANES {
        let mut desk = Desk {
            rows: &mut boards.rows,
            room: &mut boards.room,
            part,
            digits: kernels.digits,
            all: u16::MAX >> (16 - kernels.digits),
        };
        let shift = part * V::LANES;
        let mut changed = V::splat(0);
        // The lanes in which the alternative being tried has failed.
        let mut lost = 0;
        for (number, step) in &kernels.steps {
            let mut done = Done::<V>::nothing();
            let failed = match step {
                Step::Follow(kernel) | Step::Try(kernel) => follow(kernel, &mut desk, &mut done),
                Step::Begin(trial) => {
                    trial.begin::<V>(&mut desk);
                    trial.copy::<V>(&mut desk);
                    0
                }
                Step::Next(trial) => {
                    trial.add::<V>(&mut desk, lost);
                    trial.copy::<V>(&mut desk);
                    lost = 0;
                    0
                }
                Step::End(trial) => trial.end(&mut desk, &mut done),
            };
            if let Step::Try(_) = step {
                lost |= failed;
                continue;
            }
            let failed = failed << shift & active & !outcome.dead;
            outcome.dead |= failed;
            blame.kernels[*number] += failed.count_ones();
            changed = changed.or(done.changed);
        }
        outcome.changed |= changed.nonzero_lanes() << shift;
    }
    // If the kernels changed nothing, they have all seen the present cells.
    outcome.solved &= !(outcome.changed | outcome.dead);
    outcome.changed &= !outcome.dead;
    outcome
}

/// Runs one kernel other than alternatives; returns the lanes in which it cannot be met.
#[inline(always)]
fn follow<V: KernelVector>(kernel: &Kernel, desk: &mut Desk<'_>, done: &mut Done<V>) -> u32 {
    match kernel {
        Kernel::Different(different) => different.follow(desk, done),
        Kernel::Link(link) => link.follow(desk, done),
        Kernel::Three(three) => three.follow(desk, done),
        Kernel::Cage(cage) => cage.follow(desk, done),
        Kernel::Sum(sum) => sum.follow(desk, done),
        Kernel::Count(count) => count.follow(desk, done),
        Kernel::Tally(tally) => tally.follow(desk, done),
        Kernel::Line(line) => line.follow(desk, done),
        &Kernel::OneOf(at, digits) => {
            let x: V = desk.read(at);
            done.leave(desk, at, x, x.and(V::splat(digits)));
            done.failed()
        }
        Kernel::Any(_) => unreachable!("choices are laid out, and none is inside another"),
    }
}

/// The lanes in which every cell holds at most one digit.
#[inline(always)]
fn filled<V: KernelVector>(cells: &[Row]) -> u32 {
    let mut filled = 0;
    for part in 0..32 / V::LANES {
        let mut open = V::splat(0);
        for row in cells {
            V::read(row, part).single_or_open(&mut open);
        }
        filled |= (!open.open_lanes() & every_lane::<V>()) << (part * V::LANES);
    }
    filled
}

/// Counts the first empty cell of each of some lanes.
#[inline(always)]
fn find_empty<V: KernelVector>(cells: &[Row; 81], mut lanes: u32, counts: &mut [u32]) {
    for (row, count) in cells.iter().zip(counts) {
        if lanes == 0 {
            return;
        }
        let mut held = 0;
        for part in 0..32 / V::LANES {
            held |= V::read(row, part).nonzero_lanes() << (part * V::LANES);
        }
        *count += (lanes & !held).count_ones();
        lanes &= held;
    }
}

impl Kernel {
    /// The cells it reads.
    #[must_use]
    pub fn cells(&self) -> Vec<At> {
        match self {
            Kernel::Different(different) => different.cells.to_vec(),
            Kernel::Link(link) => [&[link.from], &link.to[..]].concat(),
            Kernel::Three(three) => three.cells.to_vec(),
            Kernel::Cage(cage) => cage.cells.to_vec(),
            Kernel::Sum(sum) => sum.cells.to_vec(),
            Kernel::Count(count) => count.cells.to_vec(),
            Kernel::Tally(tally) => tally.cells.to_vec(),
            Kernel::Line(line) => line.cells().collect(),
            Kernel::OneOf(cell, _) => vec![*cell],
            Kernel::Any(any) => any.trial.cells.to_vec(),
        }
    }

    /// The scratch rows it needs.
    fn room(&self) -> usize {
        match self {
            Kernel::Sum(sum) => sum.room(),
            Kernel::Line(line) => line.room(),
            Kernel::Tally(tally) => tally.room(),
            Kernel::Any(any) => {
                let kernels = any.ways.iter().flatten();
                kernels.map(Kernel::room).max().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// Its approximate time, in nanoseconds.
    fn cost(&self) -> u64 {
        let cost = match self {
            Kernel::Different(different) => 4 * different.cells.len(),
            Kernel::Link(link) => match link.image {
                Image::Unlike(_) => 2 + 2 * link.to.len(),
                Image::Table(_) => 3 + 2 * link.to.len(),
            },
            Kernel::Three(three) => 5 * three.turns.len(),
            Kernel::Cage(cage) => cage.sets.len() * cage.cells.len() * 3 + cage.seen.len(),
            Kernel::Sum(sum) => 15 * sum.cells.len() + if sum.is_exact { 50 } else { 0 },
            Kernel::Count(count) => 6 * count.cells.len(),
            Kernel::Tally(tally) => 6 * tally.cells.len() * tally.classes.len(),
            Kernel::Line(line) => 5 * line.moves(),
            Kernel::OneOf(..) => 2,
            Kernel::Any(any) => {
                let kernels = any.ways.iter().flatten().map(Kernel::cost);
                return kernels.sum::<u64>() + (4 * any.trial.cells.len() * any.ways.len()) as u64;
            }
        };
        cost as u64
    }
}
