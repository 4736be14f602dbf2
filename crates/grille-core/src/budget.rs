//! Budgets: how much work a search may do. The library has no clock: the caller limits the nodes, passes a closure that
//! says when time is up, or raises a flag.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Nodes between two checks of the flag and the deadline; a node takes from well under a microsecond to some tens of
/// them.
const POLL_EVERY: u64 = 128;
/// The work of propagators between two such checks, in runs over a few cells, for nodes that take far longer: a few
/// hundred microseconds.
const WORK_EVERY: u64 = 4_096;

/// Limits for one call. The default has none.
///
/// ```
/// use grille_core::Budget;
/// use std::sync::atomic::AtomicBool;
/// let cancelled = AtomicBool::new(false);
/// let budget = Budget::default().nodes(100_000).cancel(&cancelled);
/// # let _ = budget;
/// ```
#[derive(Clone, Copy, Default)]
pub struct Budget<'a> {
    nodes: Option<u64>,
    deadline: Option<&'a dyn Fn() -> bool>,
    cancel: Option<&'a AtomicBool>,
    tally: Option<&'a AtomicU64>,
}

impl<'a> Budget<'a> {
    /// At most this many nodes; a node is one guess of the search.
    /// The same problem with the same number of nodes gives the same answer
    /// on every machine.
    #[must_use]
    pub fn nodes(mut self, nodes: u64) -> Self {
        self.nodes = Some(nodes);
        self
    }

    /// Stops soon after this closure returns `true` ("time is up").
    #[must_use]
    pub fn deadline(mut self, passed: &'a dyn Fn() -> bool) -> Self {
        self.deadline = Some(passed);
        self
    }

    /// Stops soon after this flag is raised (by another thread, for example).
    #[must_use]
    pub fn cancel(mut self, flag: &'a AtomicBool) -> Self {
        self.cancel = Some(flag);
        self
    }

    /// Adds the nodes of each search to this number, whatever their limit.
    #[must_use]
    pub fn tally(mut self, nodes: &'a AtomicU64) -> Self {
        self.tally = Some(nodes);
        self
    }

    /// What is left of the budget after some nodes, limited to `most` more.
    #[must_use]
    pub fn part(self, after: u64, most: u64) -> Self {
        let left = self.nodes.map(|nodes| nodes.saturating_sub(after));
        self.nodes(left.map_or(most, |left| left.min(most)))
    }

    /// Counts the nodes of a search that has no limit.
    pub fn count(&self, nodes: u64) {
        if let Some(tally) = self.tally {
            tally.fetch_add(nodes, Ordering::Relaxed);
        }
    }

    /// Whether the flag is raised or time is up. Nodes are not considered: each search counts its own.
    #[must_use]
    pub fn is_over(&self) -> bool {
        // Relaxed: the flag carries no data, it only has to be seen eventually.
        self.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed))
            || self.deadline.is_some_and(|passed| passed())
    }

    /// Starts spending the budget.
    #[must_use]
    pub fn meter(self) -> Meter<'a> {
        Meter {
            budget: self,
            used: 0,
            work: 0,
            spent: false,
        }
    }
}

/// A budget being spent. Once spent it stays spent.
#[derive(Clone)]
pub struct Meter<'a> {
    budget: Budget<'a>,
    used: u64,
    /// Work inside a node since the last check of the flag and the deadline.
    work: u64,
    spent: bool,
}

impl Meter<'_> {
    /// Charges one node; `false` if the budget does not allow it.
    pub fn charge(&mut self) -> bool {
        if self.spent {
            return false;
        }
        if self.budget.nodes.is_some_and(|nodes| self.used >= nodes)
            || (self.used.is_multiple_of(POLL_EVERY) && self.budget.is_over())
        {
            self.spent = true;
            return false;
        }
        self.used += 1;
        self.budget.count(1);
        true
    }

    /// Charges many nodes at once, and always checks the flag and the deadline.
    pub fn charge_many(&mut self, nodes: u64) -> bool {
        self.used += nodes;
        self.budget.count(nodes);
        self.spent |=
            self.budget.nodes.is_some_and(|most| self.used >= most) || self.budget.is_over();
        !self.spent
    }

    /// Records work inside a node, in runs over a few cells; `false` when the flag is raised or time is up. It does not
    /// count nodes.
    #[inline]
    pub fn work(&mut self, looks: u64) -> bool {
        self.work += looks;
        if self.work >= WORK_EVERY {
            self.work = 0;
            self.spent |= self.budget.is_over();
        }
        !self.spent
    }

    /// Whether the budget is spent.
    #[must_use]
    pub fn is_spent(&self) -> bool {
        self.spent
    }
}

/// The budget was spent before the answer was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BudgetSpent;

impl fmt::Display for BudgetSpent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The search was stopped before the answer was known.")
    }
}

impl std::error::Error for BudgetSpent {}
