//! The lockstep search: a plain search that works on 32 parts of the tree at once, each in one lane of the vectors.
//! Propagators run as vector kernels, which find a little less than the propagators do but cost a small fraction of
//! what the scout pays for a guess.
//!
//! The size of a tree depends above all on the first guesses, and on how much is known by then about where failures
//! occur. So the search restarts from time to time with everything it has learned about failures, and continues with
//! the tree that seems nearest to its end: the fraction already searched can be estimated quite well from the finished
//! branches.

mod listing;
mod plan;
mod shared;
mod tree;

use grille_core::internal::Meter;

use super::problem::Problem;
use super::queue::PropagationQueue;
use super::reduced::Reduced;
use super::search::{Search, Step};
use crate::portfolio::Solution;
pub(super) use listing::Listing;
use shared::Shared;
use tree::Tree;

/// The rounds before the first restart, and the factor from each restart to the next, in rounds so far.
const FIRST_START: u64 = 200;
const NEXT_START: u64 = 4;
/// The fraction of all rounds so far that a new tree is tried for; at least as many as before the first restart.
const TRIED_FOR: f64 = 0.15;
/// What a new tree must promise to be kept: rounds below this fraction of what the other one still takes. And what the
/// tree that was set aside must promise to be resumed.
const BETTER: f64 = 0.8;
const FAR_BETTER: f64 = 0.3;

pub(super) struct Lockstep {
    shared: Shared,
    /// What every cell may hold, as far as is known.
    root: Vec<u16>,
    /// Whether probing every candidate of the root might remove more.
    is_open: bool,
    /// The current tree, another one, and possibly a new one on trial, which then is the current one.
    trees: Vec<Tree>,
    is_trial: bool,
    /// The rounds before the next choice of a tree.
    turn: u64,
    /// The rounds spent on all trees, and the number at which the next tree starts.
    rounds: u64,
    next_start: u64,
    /// All solutions found, and how many of them have been returned.
    found: Vec<Solution>,
    given: usize,
    /// How much more work to do before stopping.
    work_left: u64,
}

impl Search for Lockstep {
    /// The effort is in units of work, roughly nanoseconds; none at first.
    fn allow(&mut self, work: u64) {
        self.work_left = work;
    }

    fn next(&mut self, meter: &mut Meter<'_>) -> Step {
        loop {
            if let Some(found) = self.found.get(self.given) {
                self.given += 1;
                return Step::Solution(found.clone());
            }
            let at = self.tree();
            if self.trees[at].is_done() {
                return Step::Exhausted;
            }
            if self.work_left == 0 || meter.is_spent() {
                return Step::Stopped;
            }
            if self.turn == 0 {
                self.choose_tree(meter);
                continue;
            }
            self.turn -= 1;
            self.take_rounds(1);
            let solved = self.shared.work(&mut self.trees[at], meter);
            for solution in self.trees[at].solutions(solved) {
                // A tree that was set aside may have found it before.
                if !self.found.contains(&solution) {
                    self.found.push(solution);
                }
            }
        }
    }
}

impl Lockstep {
    /// `None` for problems that are too large, and for propagators that have no kernels.
    pub fn new(
        problem: &Problem,
        reduced: &Reduced,
        queue: &PropagationQueue,
        meter: &mut Meter<'_>,
    ) -> Option<Self> {
        let shared = Shared::new(problem, reduced, queue, meter)?;
        let root = root_of(reduced);
        Some(Lockstep {
            trees: vec![Tree::new(shared.kernels(), &root)],
            is_trial: false,
            shared,
            root,
            is_open: true,
            turn: FIRST_START,
            rounds: 0,
            next_start: FIRST_START,
            found: Vec::new(),
            given: 0,
            work_left: 0,
        })
    }

    /// Sets the rounds before the first restart.
    pub fn start_again_after(&mut self, rounds: u64) {
        (self.turn, self.next_start) = (rounds, rounds);
    }

    /// The index of the current tree.
    fn tree(&self) -> usize {
        if self.is_trial {
            self.trees.len() - 1
        } else {
            0
        }
    }

    fn take_rounds(&mut self, rounds: u64) {
        self.rounds += rounds;
        let work = rounds * self.shared.kernels().cost();
        self.work_left = self.work_left.saturating_sub(work);
    }

    /// Judges a tree on trial, starts a new one, or goes back to the other one.
    fn choose_tree(&mut self, meter: &mut Meter<'_>) {
        if self.is_trial {
            self.is_trial = false;
            self.judge();
        } else if let [own, other] = &self.trees[..]
            && other.rounds_left() < FAR_BETTER * own.rounds_left()
        {
            self.trees.swap(0, 1);
        }
        let tried_for = FIRST_START.max((self.rounds as f64 * TRIED_FOR) as u64);
        let tried_for = tried_for.min(self.trees[0].rounds());
        let is_worth_it = self.trees[0].rounds_left() > 2.0 * tried_for as f64;
        if self.rounds >= self.next_start && is_worth_it {
            self.start_again(meter);
            self.turn = tried_for;
        } else {
            self.turn = (FIRST_START / 2).max(self.rounds / 4);
        }
    }

    /// Keeps the new tree if it promises to finish sooner, compared with the other one's progress after as many rounds.
    fn judge(&mut self) {
        let Some(new) = self.trees.pop() else { return };
        let old = &self.trees[0];
        // As a fraction of all the rounds that the old one takes.
        let takes = old.progress_at(new.rounds()) / new.progress();
        let left = 1.0 - old.progress();
        if takes < BETTER * left {
            self.trees.truncate(1);
            self.trees.insert(0, new);
        }
    }

    fn start_again(&mut self, meter: &mut Meter<'_>) {
        if self.is_open {
            let (removed, rounds) = self.shared.probe(&mut self.root, meter);
            self.take_rounds(rounds);
            self.is_open = removed > 0;
            for tree in &mut self.trees {
                tree.narrow(&self.root);
            }
        }
        self.trees
            .push(Tree::new(self.shared.kernels(), &self.root));
        self.is_trial = true;
        self.next_start = self.rounds * NEXT_START;
    }
}

/// What every cell may hold initially.
fn root_of(reduced: &Reduced) -> Vec<u16> {
    let domains = reduced.domains.iter();
    domains.map(|&domain| domain as u16).collect()
}
