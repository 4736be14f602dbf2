//! Iterates over all solutions. The first few come from the portfolio, which also settles hard problems with few
//! solutions; if there are more, a plain search lists the rest and skips those already yielded.

use grille_core::Budget;
use grille_core::internal::Meter;

use super::plain::Plain;
use super::schedule::{End, Parts, Portfolio};
use super::search::Step;
use crate::portfolio::Solution;

/// The solutions requested from the portfolio before the plain search takes over.
pub(super) const FEW: usize = 64;

/// An iterator over the solutions of a problem, each yielded once, in an order that is the same every time. It ends
/// when there are no more or when the budget is spent; [`Solutions::is_complete`] distinguishes the two.
pub struct Solutions<'a> {
    meter: Meter<'a>,
    stage: Stage<'a>,
    /// The solutions from the portfolio.
    given: Vec<Solution>,
}

enum Stage<'a> {
    Few(Parts<'a>, Box<Portfolio<'a>>),
    Listing(Plain<'a>),
    Done,
}

impl<'a> Solutions<'a> {
    /// `None`: there is no solution.
    pub(super) fn new(parts: Option<Parts<'a>>, budget: Budget<'a>) -> Self {
        let few = |parts| Stage::Few(parts, Box::new(Portfolio::new(parts)));
        Self {
            meter: budget.meter(),
            stage: parts.map_or(Stage::Done, few),
            given: Vec::new(),
        }
    }

    /// Whether all solutions have been yielded. `false` before the end, and after it if the budget was spent.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        matches!(self.stage, Stage::Done)
    }
}

impl Iterator for Solutions<'_> {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        loop {
            match &mut self.stage {
                Stage::Few((problem, reduced, queue), _) if self.given.len() == FEW => {
                    let plain = Plain::new(problem, reduced, queue, &mut self.meter);
                    self.stage = Stage::Listing(plain);
                }
                Stage::Few(_, portfolio) => {
                    // One more than have been yielded, by one search: at least one of them is new.
                    let (found, end) = portfolio.up_to(self.given.len() + 1, &mut self.meter);
                    let new = found.iter().find(|found| !self.given.contains(found));
                    if let Some(new) = new.cloned() {
                        self.given.push(new.clone());
                        return Some(new);
                    }
                    if end == End::Spent {
                        return None;
                    }
                    self.stage = Stage::Done;
                }
                Stage::Listing(plain) => match plain.next(&mut self.meter) {
                    Step::Solution(solution) if self.given.contains(&solution) => {}
                    Step::Solution(solution) => return Some(solution),
                    Step::Exhausted => self.stage = Stage::Done,
                    Step::Stopped => return None,
                },
                Stage::Done => return None,
            }
        }
    }
}
