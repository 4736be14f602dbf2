//! The plain search, which stores nothing per solution, to list and count very many: the lockstep or the scout if the
//! problem is small enough for them, otherwise the walk.

use grille_core::internal::Meter;

use super::lockstep::Listing;
use super::problem::Problem;
use super::queue::PropagationQueue;
use super::reduced::Reduced;
use super::scout::Scout;
use super::search::{Search, Step};
use super::walk::Walk;
use crate::Count;

pub(super) enum Plain<'a> {
    Lockstep(Box<Listing>),
    Scout(Box<Scout<'a>>),
    Walk(Box<Walk<'a>>),
}

impl<'a> Plain<'a> {
    pub fn new(
        problem: &Problem,
        reduced: &'a Reduced,
        queue: &'a PropagationQueue,
        meter: &mut Meter<'_>,
    ) -> Self {
        if let Some(lockstep) = Listing::new(problem, reduced, queue, meter) {
            return Plain::Lockstep(Box::new(lockstep));
        }
        match Scout::new(problem, reduced, queue) {
            Some(mut scout) => {
                scout.allow(u64::MAX);
                Plain::Scout(Box::new(scout))
            }
            None => Plain::Walk(Box::new(Walk::new(reduced, queue))),
        }
    }

    /// Advances to the next solution.
    pub fn next(&mut self, meter: &mut Meter<'_>) -> Step {
        match self {
            Plain::Lockstep(lockstep) => lockstep.next(meter),
            Plain::Scout(scout) => scout.next(meter),
            Plain::Walk(walk) => walk.next(meter),
        }
    }

    /// Counts the solutions up to a limit, each standing for `weight`; at least `known` are known to exist.
    pub fn count(&mut self, weight: u128, known: u64, limit: u64, meter: &mut Meter<'_>) -> Count {
        let mut count: u128 = 0;
        while count < u128::from(limit) {
            let step = match self {
                Plain::Lockstep(lockstep) => lockstep.advance(meter).map(u32::count_ones),
                Plain::Scout(scout) => scout.advance(meter).map(|()| 1),
                Plain::Walk(walk) => walk.advance(meter).map(|()| 1),
            };
            match step {
                Step::Solution(found) => count += weight * u128::from(found),
                // Below the limit, so it fits 64 bits.
                Step::Exhausted => return Count::all(count as u64),
                Step::Stopped => return Count::stopped(known.max(count as u64)),
            }
        }
        Count::limit(limit)
    }
}
