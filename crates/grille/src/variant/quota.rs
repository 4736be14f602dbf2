//! What making a puzzle out of its constraints may take: memory, by an estimate made before it is taken, and
//! time. Constraints come from strangers, and a few words of theirs can stand for gigabytes.

use std::cell::Cell;

use super::Fault;
use crate::exact::Budget;

/// The most bytes, by estimate, that the constraints of a puzzle may take once they are compiled. The largest
/// published variants take a tenth of it; what the searches build on top stays in proportion.
pub const MAX_COMPILED: usize = 64 << 20;

/// The most bytes that may be taken at all, those given back included: less than a second of work, so that reading ends
/// soon where nobody says when.
const MAX_TAKEN: usize = 256 << 20;

/// Bytes taken between two looks at the budget: well under a millisecond of work.
const LOOK_EVERY: usize = 64 << 10;

/// What is left of the memory and the time for one puzzle.
pub(crate) struct Quota<'a> {
    budget: Budget<'a>,
    left: Cell<usize>,
    taken: Cell<usize>,
    most_taken: usize,
    since_look: Cell<usize>,
}

impl<'a> Quota<'a> {
    /// As much memory as a puzzle may take, and this much time.
    pub fn new(budget: Budget<'a>) -> Quota<'a> {
        Quota::of(MAX_COMPILED, MAX_TAKEN, budget)
    }

    /// No bounds: for conditions that are known to be small.
    pub fn unlimited() -> Quota<'static> {
        Quota::of(usize::MAX, usize::MAX, Budget::default())
    }

    fn of(bytes: usize, most_taken: usize, budget: Budget<'a>) -> Quota<'a> {
        Quota {
            budget,
            left: Cell::new(bytes),
            taken: Cell::new(0),
            most_taken,
            since_look: Cell::new(LOOK_EVERY),
        }
    }

    /// The time that is left.
    pub fn budget(&self) -> Budget<'a> {
        self.budget
    }

    /// Takes so many bytes, before they are allocated.
    pub fn take(&self, bytes: usize) -> Result<(), Fault> {
        let left = self.left.get().checked_sub(bytes).ok_or(Fault::TooMuch)?;
        self.left.set(left);
        self.taken.set(self.taken.get().saturating_add(bytes));
        if self.taken.get() > self.most_taken {
            return Err(Fault::TooMuch);
        }
        self.work(bytes)
    }

    /// Gives bytes back that are free again.
    pub fn give_back(&self, bytes: usize) {
        self.left.set(self.left.get().saturating_add(bytes));
    }

    /// Works on so many bytes, or what takes as long: looks at the time now and then.
    pub fn work(&self, bytes: usize) -> Result<(), Fault> {
        let since = self.since_look.get().saturating_add(bytes);
        if since < LOOK_EVERY {
            self.since_look.set(since);
            return Ok(());
        }
        self.since_look.set(0);
        if self.budget.is_over() {
            Err(Fault::OutOfTime)
        } else {
            Ok(())
        }
    }
}
