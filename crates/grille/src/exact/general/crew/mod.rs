//! Thirty-two scouts abreast: a plain search that works on as many parts of the tree at once, each in a lane of the
//! vectors. Rules are followed as orders, which find a little less than the rules do but cost a small part of
//! what the scout pays for a guess.
//!
//! How large a tree is depends on the first guesses above all, and on how much is known by then of where failures are.
//! So it starts again from time to time, with all that is known, and goes on with the tree that seems to be
//! nearest to its end: how much of a tree is searched can be told quite well from the branches that are.

mod listing;
mod plan;
mod team;
mod tree;

use super::problem::Problem;
use super::reduced::Reduced;
use super::step::Step;
use super::wake::Rules;
use crate::exact::budget::Meter;
use crate::exact::general::Solution;
pub(super) use listing::Listing;
use team::Team;
use tree::Tree;

/// Rounds before the first new start, and how many times as many before each further one.
const FIRST_START: u64 = 200;
const NEXT_START: u64 = 4;
/// The part of all rounds so far that a new tree is tried for, at least as many as before the first.
const TRIED_FOR: f64 = 0.15;
/// What a new tree must promise to be gone on with: so much of what the other would still take. And what another one must
/// promise for the crew to go back to it.
const BETTER: f64 = 0.8;
const FAR_BETTER: f64 = 0.3;

pub(super) struct Crew {
    team: Team,
    /// What every cell may hold, as far as is known.
    root: Vec<u16>,
    /// Whether looking at every candidate of the root might bring more.
    is_open: bool,
    /// The tree that is worked on, another one, and a new one on trial, which is worked on then.
    trees: Vec<Tree>,
    is_trial: bool,
    /// Rounds before the next tree is chosen.
    turn: u64,
    /// Rounds at all trees, and how many there are when the next one starts.
    rounds: u64,
    next_start: u64,
    /// All that has been found, and how many of them have been given.
    found: Vec<Solution>,
    given: usize,
    /// How much more work it does before it stops.
    patience: u64,
}

impl Crew {
    /// `None` for problems that are too large, and for rules that have no orders.
    pub fn new(
        problem: &Problem,
        reduced: &Reduced,
        rules: &Rules,
        meter: &mut Meter<'_>,
    ) -> Option<Self> {
        let team = Team::new(problem, reduced, rules, meter)?;
        let root = root_of(reduced);
        Some(Crew {
            trees: vec![Tree::new(team.orders(), &root)],
            is_trial: false,
            team,
            root,
            is_open: true,
            turn: FIRST_START,
            rounds: 0,
            next_start: FIRST_START,
            found: Vec::new(),
            given: 0,
            patience: 0,
        })
    }

    /// Rounds before it starts again for the first time.
    pub fn start_again_after(&mut self, rounds: u64) {
        (self.turn, self.next_start) = (rounds, rounds);
    }

    /// How much work it may do from now on, in nanoseconds or thereabouts; none at first.
    pub fn take_work(&mut self, work: u64) {
        self.patience = work;
    }

    /// Goes on to the next solution, until its patience or the budget is at an end.
    pub fn next(&mut self, meter: &mut Meter<'_>) -> Step {
        loop {
            if let Some(found) = self.found.get(self.given) {
                self.given += 1;
                return Step::Solution(found.clone());
            }
            let at = self.tree();
            if self.trees[at].is_done() {
                return Step::Exhausted;
            }
            if self.patience == 0 || meter.is_spent() {
                return Step::Stopped;
            }
            if self.turn == 0 {
                self.choose_tree(meter);
                continue;
            }
            self.turn -= 1;
            self.take_rounds(1);
            let solved = self.team.work(&mut self.trees[at], meter);
            for solution in self.trees[at].solutions(solved) {
                // A tree that was left may have come to it before.
                if !self.found.contains(&solution) {
                    self.found.push(solution);
                }
            }
        }
    }

    /// The number of the tree that is worked on.
    fn tree(&self) -> usize {
        if self.is_trial {
            self.trees.len() - 1
        } else {
            0
        }
    }

    fn take_rounds(&mut self, rounds: u64) {
        self.rounds += rounds;
        let work = rounds * self.team.orders().cost();
        self.patience = self.patience.saturating_sub(work);
    }

    /// Judges a tree that was on trial, starts a new one, or goes back to the other one.
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

    /// The new tree stays if it promises to be done sooner, by how far the other one was after as many rounds.
    fn judge(&mut self) {
        let Some(new) = self.trees.pop() else { return };
        let old = &self.trees[0];
        // In parts of all that the old one takes.
        let takes = old.progress_at(new.rounds()) / new.progress();
        let left = 1.0 - old.progress();
        if takes < BETTER * left {
            self.trees.truncate(1);
            self.trees.insert(0, new);
        }
    }

    fn start_again(&mut self, meter: &mut Meter<'_>) {
        if self.is_open {
            let (removed, rounds) = self.team.probe(&mut self.root, meter);
            self.take_rounds(rounds);
            self.is_open = removed > 0;
            for tree in &mut self.trees {
                tree.narrow(&self.root);
            }
        }
        self.trees.push(Tree::new(self.team.orders(), &self.root));
        self.is_trial = true;
        self.next_start = self.rounds * NEXT_START;
    }
}

/// What every cell may hold at first.
fn root_of(reduced: &Reduced) -> Vec<u16> {
    let domains = reduced.domains.iter();
    domains.map(|&domain| domain as u16).collect()
}
