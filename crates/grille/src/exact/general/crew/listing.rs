//! A crew that goes through one tree and keeps nothing: for very many solutions.

use super::root_of;
use super::team::Team;
use super::tree::Tree;
use crate::exact::budget::Meter;
use crate::exact::general::Solution;
use crate::exact::general::problem::Problem;
use crate::exact::general::reduced::Reduced;
use crate::exact::general::step::Step;
use crate::exact::general::wake::Rules;

pub(in crate::exact::general) struct Listing {
    team: Team,
    tree: Tree,
    /// Solutions of the last round that have not been given.
    found: Vec<Solution>,
}

impl Listing {
    /// `None` for problems that are too large, and for rules that have no orders.
    pub fn new(
        problem: &Problem,
        reduced: &Reduced,
        rules: &Rules,
        meter: &mut Meter<'_>,
    ) -> Option<Self> {
        let team = Team::new(problem, reduced, rules, meter)?;
        Some(Listing {
            tree: Tree::new(team.orders(), &root_of(reduced)),
            team,
            found: Vec::new(),
        })
    }

    /// Goes on to the next solution, until the budget is at an end.
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

    /// Goes on to the next solutions, and tells in which lanes they are: one of them in each.
    pub fn advance(&mut self, meter: &mut Meter<'_>) -> Step<u32> {
        while !self.tree.is_done() {
            if meter.is_spent() {
                return Step::Stopped;
            }
            let solved = self.team.work(&mut self.tree, meter);
            if solved != 0 {
                return Step::Solution(solved);
            }
        }
        Step::Exhausted
    }
}
