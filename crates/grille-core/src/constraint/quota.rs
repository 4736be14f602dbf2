//! The quota for compiling the constraints of a puzzle: memory, estimated before it is allocated, and time. Constraints
//! come from untrusted sources, and a few words of input can stand for gigabytes.

use std::cell::Cell;

use super::Fault;
use crate::Budget;

/// The most bytes, by estimate, that the compiled constraints of a puzzle may take. The largest published variants take
/// a tenth of it; what the searches build on top stays in proportion.
pub const MAX_COMPILED: usize = 64 << 20;

/// The most bytes that may be taken in total, including those given back: less than a second of work, so that compiling
/// ends soon even without a deadline.
const MAX_TAKEN: usize = 256 << 20;

/// The bytes taken between two checks of the budget: well under a millisecond of work.
const LOOK_EVERY: usize = 64 << 10;

/// The memory and time left for one puzzle.
pub struct Quota<'a> {
    budget: Budget<'a>,
    left: Cell<usize>,
    taken: Cell<usize>,
    most_taken: usize,
    since_look: Cell<usize>,
}

impl<'a> Quota<'a> {
    /// The memory that a puzzle may take, and this much time.
    #[must_use]
    pub fn new(budget: Budget<'a>) -> Quota<'a> {
        Quota::of(MAX_COMPILED, MAX_TAKEN, budget)
    }

    /// No limits: for conditions that are known to be small.
    #[must_use]
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

    /// Reserves this many bytes, before they are allocated.
    pub fn take(&self, bytes: usize) -> Result<(), Fault> {
        let left = self.left.get().checked_sub(bytes).ok_or(Fault::TooMuch)?;
        self.left.set(left);
        self.taken.set(self.taken.get().saturating_add(bytes));
        if self.taken.get() > self.most_taken {
            return Err(Fault::TooMuch);
        }
        self.work(bytes)
    }

    /// Returns bytes that have been freed.
    pub fn give_back(&self, bytes: usize) {
        self.left.set(self.left.get().saturating_add(bytes));
    }

    /// Accounts for work on this many bytes, or work that takes as long; checks the time now and then.
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
