//! One search tree of the lockstep: the boards in the lanes, and those that wait.

use crate::portfolio::Solution;
use crate::simd::Row;
use crate::simd::kernels::{At, Boards, Kernels};

/// Boards worked on at a time.
pub(super) const LANES: usize = 32;

pub(super) struct Tree {
    pub boards: Boards,
    /// The active lanes, and the branch of each of their boards.
    pub active: u32,
    pub branches: [Branch; LANES],
    /// The guesses that wait for a lane, used as a stack.
    waiting: Vec<Waiting>,
    /// Their boards, one after the other.
    cells: Vec<u16>,
    /// Cells of a board.
    count: usize,
    /// Rounds so far.
    rounds: u64,
    /// The fraction of the tree that is finished: now, and at regular intervals of rounds.
    progress: f64,
    curve: Vec<f64>,
    spacing: u64,
}

/// How a board was reached: the cell of the last guess, and the share of the tree below it.
#[derive(Clone, Copy, Default)]
pub(super) struct Branch {
    pub cell: At,
    pub share: f64,
}

/// The initial interval in rounds between two points of the progress curve, and the most points: beyond that, every
/// other one is dropped.
const SPACING: u64 = 10;
const MOST_POINTS: usize = 1 << 12;
/// The progress assumed where there is none, to avoid dividing by zero.
const LITTLE: f64 = 1e-9;

/// A board with an open guess, and what is still to be tried there.
struct Waiting {
    guess: Guess,
    /// The share of the tree below each try.
    share: f64,
}

/// What is tried in a cell.
#[derive(Clone, Copy)]
pub(super) struct Guess {
    pub cell: At,
    /// Digits to try one by one.
    pub digits: u16,
    /// Digits to try together afterwards; may be empty.
    pub rest: u16,
}

impl Guess {
    /// How many tries there are.
    pub fn tries(self) -> u32 {
        self.digits.count_ones() + u32::from(self.rest != 0)
    }

    /// Removes and returns the next one: the highest digit first, since sums and lines say more about high digits.
    pub fn take(&mut self) -> u16 {
        if self.digits == 0 {
            return std::mem::take(&mut self.rest);
        }
        let digit = 1 << self.digits.ilog2();
        self.digits &= !digit;
        digit
    }
}

impl Tree {
    /// A tree with this root.
    pub fn new(kernels: &Kernels, root: &[u16]) -> Tree {
        let guess = Guess {
            cell: 0,
            digits: 0,
            rest: root[0],
        };
        Tree {
            boards: Boards::new(kernels),
            active: 0,
            branches: [Branch::default(); LANES],
            waiting: vec![Waiting { guess, share: 1.0 }],
            cells: root.to_vec(),
            count: root.len(),
            rounds: 0,
            progress: 0.0,
            curve: Vec::new(),
            spacing: SPACING,
        }
    }

    /// Whether everything has been searched.
    pub fn is_done(&self) -> bool {
        self.active == 0 && self.waiting.is_empty()
    }

    /// The estimated fraction of the tree that is finished; always positive.
    pub fn progress(&self) -> f64 {
        self.progress.max(LITTLE)
    }

    /// Rounds so far.
    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// The fraction of the tree that was finished after this many rounds.
    pub fn progress_at(&self, rounds: u64) -> f64 {
        let point = self.curve.get((rounds / self.spacing) as usize);
        point.map_or(self.progress(), |point| point.max(LITTLE))
    }

    /// How many more rounds it takes, extrapolated from the last half of its rounds.
    pub fn rounds_left(&self) -> f64 {
        let half = self.rounds / 2;
        let brought = (self.progress() - self.progress_at(half)).max(LITTLE);
        (self.rounds - half) as f64 * (1.0 - self.progress()) / brought
    }

    /// Starts one more round.
    pub fn begin_round(&mut self) {
        self.fill();
        if self.rounds.is_multiple_of(self.spacing) {
            self.curve.push(self.progress);
            if self.curve.len() == MOST_POINTS {
                let points = self.curve.iter().copied().step_by(2);
                self.curve = points.collect();
                self.spacing *= 2;
            }
        }
        self.rounds += 1;
    }

    /// The boards in the lanes, one row per cell.
    pub fn rows(&mut self) -> &mut [Row] {
        &mut self.boards.rows[..self.count]
    }

    /// The solutions on the boards of these lanes.
    pub fn solutions(&self, solved: u32) -> impl Iterator<Item = Solution> {
        lanes(solved).map(move |lane| {
            let digit = |row: &Row| row.0[lane].trailing_zeros() as u8 + 1;
            self.boards.rows[..self.count].iter().map(digit).collect()
        })
    }

    /// Restricts the cells of all boards to these candidates.
    pub fn narrow(&mut self, root: &[u16]) {
        for (row, &digits) in self.boards.rows.iter_mut().zip(root) {
            row.0.iter_mut().for_each(|own| *own &= digits);
        }
        for board in self.cells.chunks_exact_mut(root.len()) {
            for (own, &digits) in board.iter_mut().zip(root) {
                *own &= digits;
            }
        }
        // The digits still to be tried must be among them, too.
        for Waiting { guess, .. } in &mut self.waiting {
            let digits = root[usize::from(guess.cell)];
            (guess.digits, guess.rest) = (guess.digits & digits, guess.rest & digits);
        }
    }

    /// Moves waiting boards to idle lanes.
    fn fill(&mut self) {
        for lane in lanes(!self.active) {
            let Some(Waiting { guess, share }) = self.waiting.last_mut() else {
                return;
            };
            let start = self.cells.len() - self.count;
            for (row, &digits) in self.boards.rows.iter_mut().zip(&self.cells[start..]) {
                row.0[lane % LANES] = digits;
            }
            self.boards.rows[usize::from(guess.cell)].0[lane % LANES] = guess.take();
            self.branches[lane] = Branch {
                cell: guess.cell,
                share: *share,
            };
            self.active |= 1 << lane;
            if guess.tries() == 0 {
                self.cells.truncate(start);
                self.waiting.pop();
            }
        }
    }

    /// Puts the rest of a guess on the board of a lane on the stack; each try has this share of the tree.
    pub fn put_off(&mut self, lane: usize, guess: Guess, share: f64) {
        let rows = self.boards.rows[..self.count].iter();
        self.cells.extend(rows.map(|row| row.0[lane % LANES]));
        self.waiting.push(Waiting { guess, share });
    }

    /// Releases these lanes, whose boards have been searched.
    pub fn leave(&mut self, done: u32) {
        self.active &= !done;
        for lane in lanes(done) {
            self.progress += self.branches[lane].share;
        }
    }
}

/// The indices of the set bits, ascending. All are below 32.
#[inline]
pub(super) fn lanes(mut mask: u32) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        (mask != 0).then(|| {
            let lane = mask.trailing_zeros() as usize % LANES;
            mask &= mask - 1;
            lane
        })
    })
}
