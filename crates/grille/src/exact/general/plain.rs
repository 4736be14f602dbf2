//! A search that stores nothing per solution, to list and count very many: the crew or the scout, where the problem is
//! small enough for them, and otherwise the walk.

use super::crew::Listing;
use super::problem::Problem;
use super::reduced::Reduced;
use super::scout::Scout;
use super::step::Step;
use super::wake::Rules;
use super::walk::Walk;
use crate::exact::Count;
use crate::exact::budget::Meter;

pub(super) enum Plain<'a> {
    Crew(Box<Listing>),
    Scout(Box<Scout<'a>>),
    Walk(Box<Walk<'a>>),
}

impl<'a> Plain<'a> {
    pub fn new(
        problem: &Problem,
        reduced: &'a Reduced,
        rules: &'a Rules,
        meter: &mut Meter<'_>,
    ) -> Self {
        if let Some(crew) = Listing::new(problem, reduced, rules, meter) {
            return Plain::Crew(Box::new(crew));
        }
        match Scout::new(problem, reduced, rules) {
            Some(mut scout) => {
                scout.take_effort(u64::MAX);
                Plain::Scout(Box::new(scout))
            }
            None => Plain::Walk(Box::new(Walk::new(reduced, rules))),
        }
    }

    /// Goes on to the next solution.
    pub fn next(&mut self, meter: &mut Meter<'_>) -> Step {
        match self {
            Plain::Crew(crew) => crew.next(meter),
            Plain::Scout(scout) => scout.next(meter),
            Plain::Walk(walk) => walk.next(meter),
        }
    }

    /// Counts the solutions, each standing for `weight`, up to a limit; at
    /// least `known` are known to be there.
    pub fn count(&mut self, weight: u128, known: u64, limit: u64, meter: &mut Meter<'_>) -> Count {
        let mut count: u128 = 0;
        while count < u128::from(limit) {
            let step = match self {
                Plain::Crew(crew) => crew.advance(meter).map(u32::count_ones),
                Plain::Scout(scout) => scout.advance(meter).map(|()| 1),
                Plain::Walk(walk) => walk.advance(meter).map(|()| 1),
            };
            match step {
                Step::Solution(found) => count += weight * u128::from(found),
                // Below the limit, hence within 64 bits.
                Step::Exhausted => return Count::all(count as u64),
                Step::Stopped => return Count::stopped(known.max(count as u64)),
            }
        }
        Count::limit(limit)
    }
}
