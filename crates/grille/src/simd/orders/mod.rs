//! What conditions say to 32 boards at once. A board is a lane, a cell a row of lanes; each kind of condition is
//! straight-line code over the rows of its cells, which takes digits out and tells in which lanes that left
//! nothing. What an order takes out occurs in no way of meeting its condition; it need not find everything, but when
//! every cell of a lane is down to one digit, it tells whether the condition is met.

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
pub use link::{Image, Link, Table};
pub use sum::{MOST_TOGETHER, Part, Sum};
pub use tally::{Class, Lines, Tally};
pub use three::{Three, Turn};
use vector::OrderVector;

use std::sync::Arc;

use super::lanes::{Row, round_of_rows};
use super::outcome::LaneOutcome;

/// The row of a cell.
pub type At = u16;

/// The most digits, and the most cells of an order whose cells all differ.
pub const MOST: usize = 16;

/// Rows of a board: the cells, then rows to try things in. A power of two, so that no number of a row need be checked.
pub const ROWS: usize = 1024;

/// What the boards are like.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// How many digits there are.
    pub digits: usize,
    /// How many cells; the rows after theirs are free to try things in.
    pub cells: usize,
}

/// What is said to a board.
#[derive(Clone, Debug)]
pub enum Order {
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
    /// At least one of several lists of orders.
    Any(Any),
}

/// Everything that is said to a board.
#[derive(Clone, Debug)]
pub struct Orders {
    /// Whether the first 81 cells are a classic grid, whose rows, columns and boxes have a round of their own.
    pub is_classic: bool,
    /// How many digits there are.
    pub digits: u32,
    /// How many cells there are.
    pub cells: usize,
    /// The cells that each order speaks of.
    pub spoken_of: Vec<Vec<At>>,
    /// The orders one after the other, each with its number.
    steps: Vec<(usize, Step)>,
    /// Rows of room for what an order has to remember while it is followed.
    room: usize,
    cost: u64,
}

/// What is done next. Choices are laid out flat, so that there is one place where orders are followed: the code is large.
#[derive(Clone, Debug)]
enum Step {
    /// Follow an order.
    Follow(Order),
    /// Follow an order of a way that is being tried.
    Try(Order),
    /// Begin to try ways; go on to the next; leave what they left.
    Begin(Arc<Trial>),
    Next(Arc<Trial>),
    End(Arc<Trial>),
}

/// What a round of the classic grid costs.
const CLASSIC_COST: u64 = 500;
/// What choosing and guessing cost for each cell.
const CELL_COST: u64 = 12;

impl Orders {
    /// These orders.
    #[must_use]
    pub fn new(frame: Frame, is_classic: bool, mut list: Vec<Order>) -> Orders {
        // Those that are followed in less time first.
        list.sort_by_key(Order::cost);
        let grid = if is_classic { CLASSIC_COST } else { 0 };
        let cells = CELL_COST * frame.cells as u64;
        let room = list.iter().map(Order::room).max().unwrap_or(0);
        Orders {
            is_classic,
            digits: frame.digits as u32,
            cells: frame.cells,
            room,
            cost: grid + cells + list.iter().map(Order::cost).sum::<u64>(),
            spoken_of: list.iter().map(Order::cells).collect(),
            steps: laid_out(list),
        }
    }

    /// The time that a round takes, in nanoseconds or thereabouts.
    #[must_use]
    pub fn cost(&self) -> u64 {
        self.cost
    }
}

fn laid_out(list: Vec<Order>) -> Vec<(usize, Step)> {
    let mut steps = Vec::new();
    for (number, order) in list.into_iter().enumerate() {
        let Order::Any(Any { trial, ways }) = order else {
            steps.push((number, Step::Follow(order)));
            continue;
        };
        let trial = Arc::new(trial);
        steps.push((number, Step::Begin(trial.clone())));
        for way in ways {
            steps.extend(way.into_iter().map(|order| (number, Step::Try(order))));
            steps.push((number, Step::Next(trial.clone())));
        }
        steps.push((number, Step::End(trial)));
    }
    steps
}

/// 32 boards.
pub struct Boards {
    /// The cells, then rows to try things in.
    pub rows: Box<[Row; ROWS]>,
    room: Vec<Row>,
}

impl Boards {
    /// Boards without a digit.
    #[must_use]
    pub fn new(orders: &Orders) -> Boards {
        Boards {
            rows: empty_rows(),
            room: vec![Row([0; 32]); orders.room],
        }
    }
}

/// Rows without a digit.
fn empty_rows() -> Box<[Row; ROWS]> {
    let rows: Box<[Row]> = vec![Row([0; 32]); ROWS].into();
    rows.try_into()
        .unwrap_or_else(|_| unreachable!("as many as there are"))
}

/// Where boards failed in a round.
#[derive(Clone, Debug)]
pub struct Blame {
    /// How many of them at each order.
    pub orders: Vec<u32>,
    /// And at each cell of the classic grid.
    pub cells: Vec<u32>,
}

impl Blame {
    /// Nowhere yet.
    #[must_use]
    pub fn new(orders: &Orders) -> Blame {
        Blame {
            orders: vec![0; orders.spoken_of.len()],
            cells: vec![0; if orders.is_classic { 81 } else { 0 }],
        }
    }

    /// Forgets it.
    pub fn clear(&mut self) {
        self.orders.fill(0);
        self.cells.fill(0);
    }
}

/// What an order works on.
struct Desk<'a> {
    rows: &'a mut [Row; ROWS],
    room: &'a mut [Row],
    /// Which part of the lanes.
    part: usize,
    digits: u32,
    /// All digits.
    all: u16,
}

impl Desk<'_> {
    #[inline(always)]
    fn read<V: OrderVector>(&self, at: At) -> V {
        V::read(&self.rows[usize::from(at) % ROWS], self.part)
    }

    #[inline(always)]
    fn write<V: OrderVector>(&mut self, at: At, x: V) {
        x.write(&mut self.rows[usize::from(at) % ROWS], self.part);
    }
}

/// What an order has done to the lanes.
struct Done<V> {
    changed: V,
    /// The smallest set of digits that it left.
    least: V,
}

impl<V: OrderVector> Done<V> {
    #[inline(always)]
    fn nothing() -> Done<V> {
        Done {
            changed: V::splat(0),
            least: V::splat(u16::MAX),
        }
    }

    /// Leaves a cell some of its digits.
    #[inline(always)]
    fn leave(&mut self, desk: &mut Desk<'_>, at: At, before: V, after: V) {
        self.changed = self.changed.or_difference(after, before);
        self.least = self.least.min(after);
        desk.write(at, after);
    }

    /// The lanes in which a cell was left nothing.
    #[inline(always)]
    fn failed(&self) -> u32 {
        !self.least.nonzero_lanes() & every_lane::<V>()
    }
}

#[inline(always)]
fn every_lane<V: OrderVector>() -> u32 {
    u32::MAX >> (32 - V::LANES)
}

/// Follows all orders once; only the boards of the active lanes count.
#[inline(always)]
pub(super) fn round<V: OrderVector>(
    orders: &Orders,
    boards: &mut Boards,
    active: u32,
    blame: &mut Blame,
) -> LaneOutcome {
    let cells = &mut boards.rows[..orders.cells];
    let mut outcome = match cells.first_chunk_mut::<81>() {
        Some(grid) if orders.is_classic => {
            let outcome = round_of_rows::<V>(grid);
            find_empty::<V>(grid, outcome.dead & active, &mut blame.cells);
            outcome
        }
        _ => LaneOutcome {
            solved: u32::MAX,
            ..LaneOutcome::default()
        },
    };
    let beside = if orders.is_classic { 81 } else { 0 };
    outcome.solved &= filled::<V>(&cells[beside..]);
    for part in 0..32 / V::LANES {
        let mut desk = Desk {
            rows: &mut boards.rows,
            room: &mut boards.room,
            part,
            digits: orders.digits,
            all: u16::MAX >> (16 - orders.digits),
        };
        let shift = part * V::LANES;
        let mut changed = V::splat(0);
        // The lanes in which the way that is tried has failed.
        let mut lost = 0;
        for (number, step) in &orders.steps {
            let mut done = Done::<V>::nothing();
            let failed = match step {
                Step::Follow(order) | Step::Try(order) => follow(order, &mut desk, &mut done),
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
            blame.orders[*number] += failed.count_ones();
            changed = changed.or(done.changed);
        }
        outcome.changed |= changed.nonzero_lanes() << shift;
    }
    // Orders that changed nothing have seen all cells as they are.
    outcome.solved &= !(outcome.changed | outcome.dead);
    outcome.changed &= !outcome.dead;
    outcome
}

/// Follows one order that is no choice between several; returns the lanes in which it cannot be met.
#[inline(always)]
fn follow<V: OrderVector>(order: &Order, desk: &mut Desk<'_>, done: &mut Done<V>) -> u32 {
    match order {
        Order::Different(different) => different.follow(desk, done),
        Order::Link(link) => link.follow(desk, done),
        Order::Three(three) => three.follow(desk, done),
        Order::Cage(cage) => cage.follow(desk, done),
        Order::Sum(sum) => sum.follow(desk, done),
        Order::Count(count) => count.follow(desk, done),
        Order::Tally(tally) => tally.follow(desk, done),
        Order::Line(line) => line.follow(desk, done),
        &Order::OneOf(at, digits) => {
            let x: V = desk.read(at);
            done.leave(desk, at, x, x.and(V::splat(digits)));
            done.failed()
        }
        Order::Any(_) => unreachable!("choices are laid out, and none is inside another"),
    }
}

/// The lanes in which every cell holds one digit at most.
#[inline(always)]
fn filled<V: OrderVector>(cells: &[Row]) -> u32 {
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
fn find_empty<V: OrderVector>(cells: &[Row; 81], mut lanes: u32, counts: &mut [u32]) {
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

impl Order {
    /// The cells that it speaks of.
    #[must_use]
    pub fn cells(&self) -> Vec<At> {
        match self {
            Order::Different(different) => different.cells.to_vec(),
            Order::Link(link) => [&[link.from], &link.to[..]].concat(),
            Order::Three(three) => three.cells.to_vec(),
            Order::Cage(cage) => cage.cells.to_vec(),
            Order::Sum(sum) => sum.cells.to_vec(),
            Order::Count(count) => count.cells.to_vec(),
            Order::Tally(tally) => tally.cells.to_vec(),
            Order::Line(line) => line.cells().collect(),
            Order::OneOf(cell, _) => vec![*cell],
            Order::Any(any) => any.trial.cells.to_vec(),
        }
    }

    /// The rows of room that it needs.
    fn room(&self) -> usize {
        match self {
            Order::Sum(sum) => sum.room(),
            Order::Line(line) => line.room(),
            Order::Tally(tally) => tally.room(),
            Order::Any(any) => {
                let orders = any.ways.iter().flatten();
                orders.map(Order::room).max().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// The time that it takes, in nanoseconds or thereabouts.
    fn cost(&self) -> u64 {
        let cost = match self {
            Order::Different(different) => 4 * different.cells.len(),
            Order::Link(link) => match link.image {
                Image::Unlike(_) => 2 + 2 * link.to.len(),
                Image::Table(_) => 3 + 2 * link.to.len(),
            },
            Order::Three(three) => 5 * three.turns.len(),
            Order::Cage(cage) => cage.sets.len() * cage.cells.len() * 3 + cage.seen.len(),
            Order::Sum(sum) => 15 * sum.cells.len() + if sum.is_exact { 50 } else { 0 },
            Order::Count(count) => 6 * count.cells.len(),
            Order::Tally(tally) => 6 * tally.cells.len() * tally.classes.len(),
            Order::Line(line) => 5 * line.moves(),
            Order::OneOf(..) => 2,
            Order::Any(any) => {
                let orders = any.ways.iter().flatten().map(Order::cost);
                return orders.sum::<u64>() + (4 * any.trial.cells.len() * any.ways.len()) as u64;
            }
        };
        cost as u64
    }
}
