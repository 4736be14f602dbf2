//! What all trees of a lockstep search share: the kernels, and the weights of cells where failures occurred.

use grille_core::internal::Meter;

use super::plan;
use super::tree::{Branch, Guess, LANES, Tree, lanes};
use crate::portfolio::problem::{Group, Problem};
use crate::portfolio::queue::PropagationQueue;
use crate::portfolio::reduced::Reduced;
use crate::portfolio::weights::Weights;
use crate::simd::kernels::{At, Blame, Boards, Choice, Kernels};
use crate::simd::{Backend, Row};

/// How much more each failure weighs than the one before: less than in the scout, since failures come from all over the
/// tree.
const GROWTH: f32 = 1.001;

/// The rounds for which a candidate is probed.
const PROBE_ROUNDS: u32 = 8;

pub(super) struct Shared {
    backend: &'static Backend,
    kernels: Kernels,
    choice: Choice,
    weights: Weights,
    /// Where boards failed in the last round.
    blame: Blame,
}

impl Shared {
    /// `None` for problems that are too large, and for propagators that have no kernels.
    pub fn new(
        problem: &Problem,
        reduced: &Reduced,
        queue: &PropagationQueue,
        meter: &mut Meter<'_>,
    ) -> Option<Shared> {
        let kernels = plan::kernels(problem, queue, meter)?;
        let mut weights = Weights::new(kernels.cells, GROWTH);
        weights.all.fill(1.0);
        for open in queue.reads() {
            weights.bump(reduced.origin[open as usize] as usize, 1.0);
        }
        let groups = problem.groups().iter().map(Group::cells);
        let houses = groups.filter(|cells| cells.len() == problem.digits());
        let houses = houses.map(|cells| cells.iter().map(|&cell| cell as At).collect());
        Some(Shared {
            backend: Backend::best(),
            choice: Choice::new(kernels.cells, houses.collect()),
            weights,
            blame: Blame::new(&kernels),
            kernels,
        })
    }

    /// The kernels that are run on the boards.
    pub fn kernels(&self) -> &Kernels {
        &self.kernels
    }

    /// Probes every candidate for a few rounds and removes those that fail; returns how many were removed, and how many
    /// rounds that took.
    pub fn probe(&mut self, root: &mut [u16], meter: &mut Meter<'_>) -> (usize, u64) {
        let digits_of = |(cell, &digits): (usize, &u16)| {
            let digits = if digits.is_power_of_two() { 0 } else { digits };
            let each = (0..16).map(move |bit| (cell, digits & 1 << bit));
            each.filter(|(_, digit)| *digit != 0)
        };
        let candidates: Vec<(usize, u16)> = root.iter().enumerate().flat_map(digits_of).collect();
        let mut boards = Boards::new(&self.kernels);
        let (mut removed, mut rounds) = (0, 0);
        for some in candidates.chunks(LANES) {
            if !meter.charge_many(0) {
                break;
            }
            for (row, &digits) in boards.rows.iter_mut().zip(&*root) {
                row.0 = [digits; LANES];
            }
            for (lane, &(cell, digit)) in some.iter().enumerate() {
                boards.rows[cell].0[lane] &= digit;
            }
            let mut active = u32::MAX >> (LANES - some.len());
            for _ in 0..PROBE_ROUNDS {
                rounds += 1;
                let outcome =
                    (self.backend.follow)(&self.kernels, &mut boards, active, &mut self.blame);
                for lane in lanes(outcome.dead & active) {
                    let (cell, digit) = some[lane];
                    root[cell] &= !digit;
                    removed += 1;
                }
                active &= outcome.changed;
                if active == 0 {
                    break;
                }
            }
            self.blame.clear();
        }
        (removed, rounds)
    }

    /// Runs one round over all lanes of a tree. Returns the lanes that reached a solution, which stays on their boards
    /// until the next round.
    pub fn work(&mut self, tree: &mut Tree, meter: &mut Meter<'_>) -> u32 {
        tree.begin_round();
        let boards = &mut tree.boards;
        let outcome = (self.backend.follow)(&self.kernels, boards, tree.active, &mut self.blame);
        let dead = outcome.dead & tree.active;
        let solved = outcome.solved & tree.active;
        let stalled = tree.active & !(outcome.changed | dead | solved);
        if dead != 0 {
            self.blame(dead, tree);
        }
        tree.leave(dead | solved);
        if stalled != 0 {
            self.branch(tree, stalled, solved);
        }
        meter.charge_many(stalled.count_ones().into());
        solved
    }

    /// Increases the weights of cells that contributed to failures.
    fn blame(&mut self, dead: u32, tree: &Tree) {
        for lane in lanes(dead) {
            self.weights.age();
            self.weights.bump(tree.branches[lane].cell.into(), 1.0);
        }
        let cells = self.blame.cells.iter().enumerate();
        for (cell, &count) in cells.filter(|(_, count)| **count > 0) {
            self.weights.bump(cell, count as f32);
        }
        let kernels = self.blame.kernels.iter().zip(&self.kernels.spoken_of);
        for (&count, cells) in kernels.filter(|(count, _)| **count > 0) {
            for &cell in cells {
                self.weights.bump(cell.into(), count as f32);
            }
        }
        self.blame.clear();
    }

    /// Guesses in every stalled lane: one digit in the lane itself, the others in idle lanes that do not hold a
    /// solution; the rest has to wait.
    fn branch(&mut self, tree: &mut Tree, stalled: u32, solved: u32) {
        let weights = &self.weights.all;
        let chosen = (self.backend.choose)(&mut self.choice, weights, tree.rows(), stalled);
        // Idle lanes for the other tries of each guess, as long as there are any.
        let mut from: Row = Row(core::array::from_fn(|lane| lane as u16));
        let mut takers = [(0, 0); LANES];
        let mut taken = 0;
        let mut idle = lanes(!(tree.active | solved));
        let cells = tree.rows();
        let mut guesses = [None; LANES];
        for lane in lanes(stalled) {
            let cell = chosen.cell.0[lane];
            let own = cells[usize::from(cell)].0[lane];
            let guess = if chosen.pairs >> lane & 1 == 1 {
                let digit = self.choice.pair(cell, lane, own);
                Guess {
                    cell,
                    digits: digit,
                    rest: own & !digit,
                }
            } else {
                Guess {
                    cell,
                    digits: own,
                    rest: 0,
                }
            };
            for other in idle.by_ref().take(guess.tries() as usize - 1) {
                from.0[other] = lane as u16;
                takers[taken] = (lane, other);
                taken += 1;
            }
            guesses[lane] = Some(guess);
        }
        if taken > 0 {
            (self.backend.spread)(cells, &from);
        }
        let mut takers = takers[..taken].iter().peekable();
        for lane in lanes(stalled) {
            let Some(mut guess) = guesses[lane] else {
                continue;
            };
            let share = tree.branches[lane].share / f64::from(guess.tries());
            let branch = Branch {
                cell: guess.cell,
                share,
            };
            let at = usize::from(guess.cell);
            let first = guess.take();
            tree.branches[lane] = branch;
            while let Some(&(_, other)) = takers.next_if(|(from, _)| *from == lane) {
                tree.boards.rows[at].0[other] = guess.take();
                tree.branches[other] = branch;
                tree.active |= 1 << other;
            }
            if guess.tries() > 0 {
                tree.put_off(lane, guess, share);
            }
            tree.boards.rows[at].0[lane] = first;
        }
    }
}
