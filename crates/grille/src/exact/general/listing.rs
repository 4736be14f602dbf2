//! All solutions, one after the other. The first few come from the learning
//! search, which also settles hard problems with few solutions; where there
//! are more, a plain search lists the rest, leaving out those already given.

use super::learn::Learner;
use super::plain::Plain;
use super::problem::Problem;
use super::reduced::Reduced;
use super::step::Step;
use super::wake::Rules;
use crate::exact::budget::{Budget, Meter};
use crate::exact::general::Solution;

/// Solutions asked of the learning search before the plain one takes over.
pub(super) const FEW: usize = 64;

/// An iterator over the solutions of a problem, each given once, in an order
/// that is the same every time. It ends when there are no more or when the
/// budget is spent: [`Solutions::is_complete`] tells which.
pub struct Solutions<'a> {
    problem: &'a Problem,
    rules: &'a Rules,
    meter: Meter<'a>,
    stage: Stage<'a>,
    /// What the learning search gave.
    given: Vec<Solution>,
}

enum Stage<'a> {
    Learning(&'a Reduced, Box<Learner<'a>>),
    Listing(Plain<'a>),
    Done,
}

impl<'a> Solutions<'a> {
    pub(super) fn new(
        problem: &'a Problem,
        reduced: Option<&'a Reduced>,
        rules: &'a Rules,
        budget: Budget<'a>,
    ) -> Self {
        let stage = reduced.map_or(Stage::Done, |reduced| {
            Stage::Learning(reduced, Box::new(Learner::new(reduced, rules)))
        });
        Self {
            problem,
            rules,
            meter: budget.meter(),
            stage,
            given: Vec::new(),
        }
    }

    /// Whether all solutions have been given. `false` before the end, and
    /// after it if the budget was spent.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        matches!(self.stage, Stage::Done)
    }
}

impl Iterator for Solutions<'_> {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        loop {
            let step = match &mut self.stage {
                Stage::Learning(reduced, _) if self.given.len() == FEW => {
                    self.stage = Stage::Listing(Plain::new(
                        self.problem,
                        reduced,
                        self.rules,
                        &mut self.meter,
                    ));
                    continue;
                }
                Stage::Learning(_, learner) => learner.next(&mut self.meter),
                Stage::Listing(plain) => plain.next(&mut self.meter),
                Stage::Done => return None,
            };
            match (step, &self.stage) {
                (Step::Solution(solution), Stage::Learning(..)) => {
                    self.given.push(solution.clone());
                    return Some(solution);
                }
                (Step::Solution(solution), _) if self.given.contains(&solution) => {}
                (Step::Solution(solution), _) => return Some(solution),
                (Step::Exhausted, _) => self.stage = Stage::Done,
                (Step::Stopped, _) => return None,
            }
        }
    }
}
