//! A lockstep search that goes through one tree and stores nothing per solution, for very many solutions.

use grille_core::internal::Meter;

use super::root_of;
use super::shared::Shared;
use super::tree::Tree;
use crate::portfolio::Solution;
use crate::portfolio::problem::Problem;
use crate::portfolio::queue::PropagationQueue;
use crate::portfolio::reduced::Reduced;
use crate::portfolio::search::Step;

pub(in crate::portfolio) struct Listing {
    shared: Shared,
    tree: Tree,
    /// Solutions of the last round that have not been returned yet.
    found: Vec<Solution>,
}

impl Listing {
    /// `None` for problems that are too large, and for propagators that have no kernels.
    pub fn new(
        problem: &Problem,
        reduced: &Reduced,
        queue: &PropagationQueue,
        meter: &mut Meter<'_>,
    ) -> Option<Self> {
        let shared = Shared::new(problem, reduced, queue, meter)?;
        Some(Listing {
            tree: Tree::new(shared.kernels(), &root_of(reduced)),
            shared,
            found: Vec::new(),
        })
    }

    /// Advances to the next solution, or until the budget is spent.
    pub fn next(&mut self, meter: &mut Meter<'_>) -> Step {
        loop {
            if let Some(solution) = self.found.pop() {
                return Step::Solution(solution);
            }
            match self.advance(meter) {
                Step::Solution(solved) => self.found.extend(self.tree.solutions(solved)),
                Step::Exhausted => return Step::Exhausted,
                Step::Stopped => return Step::Stopped,
            }
        }
    }

    /// Advances to the next solutions and returns the mask of the lanes that hold one.
    pub fn advance(&mut self, meter: &mut Meter<'_>) -> Step<u32> {
        while !self.tree.is_done() {
            if meter.is_spent() {
                return Step::Stopped;
            }
            let solved = self.shared.work(&mut self.tree, meter);
            if solved != 0 {
                return Step::Solution(solved);
            }
        }
        Step::Exhausted
    }
}
