//! The [`Propagate`] trait: the interface for every constraint other than "all different", such as sums, lines and
//! relations. A propagator looks at the candidates of a few cells and removes those that are impossible. It is
//! stateless, since the search undoes and redoes cells without telling it, and it can explain afterwards why it removed
//! a candidate, which is what clause learning needs.

use super::reduced::Reduced;
use super::scout;
use super::tables::{Tables, bits};
use crate::simd::kernels::{Frame, Kernel};

/// Which changes of a cell wake a propagator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wake {
    /// The cell was reduced to one candidate.
    Fixed,
    /// The smallest or greatest candidate changed.
    Bounds,
    /// Any candidate was removed.
    Any,
}

/// Something that holds during the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The cell holds the digit (1-based).
    Is {
        /// The cell.
        cell: u32,
        /// The digit.
        digit: u8,
    },
    /// The cell does not hold the digit (1-based).
    Not {
        /// The cell.
        cell: u32,
        /// The digit.
        digit: u8,
    },
}

/// What a propagator is asked to explain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It removed this digit (1-based) from this cell.
    Removed {
        /// The cell.
        cell: u32,
        /// The digit.
        digit: u8,
    },
    /// It reported that its cells cannot be filled.
    Failed,
}

/// A constraint over some cells, run after the groups have reached their fixed point.
///
/// The contract:
/// - **sound**: only remove what no solution of this constraint has, given the candidates seen;
/// - **complete at the end**: when all of its cells have one candidate each and they violate the constraint, call
///   [`Deductions::fail`] (or remove one);
/// - **local**: read no cell outside [`Propagate::cells`];
/// - **pure**: the same candidates give the same deductions.
///
/// A propagator is woken by the changes it asked for and need not reach its own fixed point: its own removals wake it
/// again.
pub trait Propagate: Send + Sync {
    /// The cells it reads, and which changes of each should wake it.
    fn cells(&self) -> Vec<(u32, Wake)>;

    /// Whether it is expensive and should run after the cheap ones.
    fn is_expensive(&self) -> bool {
        false
    }

    /// The relation, if the propagator is nothing but one between two cells, with at most nine digits. The scout then
    /// uses the relation instead of the propagator.
    fn related(&self) -> Option<Related<'_>> {
        None
    }

    /// How much longer one run takes than one over two or three cells, roughly.
    fn effort(&self) -> u64 {
        1
    }

    /// The longest that one run takes, in runs over a few cells: a search that must stop in time counts these.
    fn work(&self) -> u64 {
        self.effort()
    }

    /// Its kernels for 32 boards at once; `None` if it has no such form. A redundant propagator may return an empty
    /// list.
    fn kernels(&self, frame: Frame) -> Option<Vec<Kernel>> {
        let _ = frame;
        None
    }

    /// Removes impossible candidates, given the present ones.
    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions);

    /// Facts, all true in `then` (the candidates just before the claim was made), from which this propagator alone
    /// derives the claim. The fewer the facts, the stronger the learned clause. The default names every candidate its
    /// cells had lost, which is always correct and seldom short.
    fn explain(&self, claim: Claim, then: &Candidates<'_>, because: &mut Vec<Fact>) {
        let _ = claim;
        for (cell, _) in self.cells() {
            let lost = then.initial(cell) & !then.domain(cell);
            because.extend(bits(lost).map(|d| Fact::Not {
                cell,
                digit: d as u8 + 1,
            }));
        }
    }
}

/// Two cells, and for each set of candidates of one of them (as bits) what the other may hold.
pub struct Related<'a> {
    /// The cells.
    pub cells: [u32; 2],
    /// For each set of candidates of the first cell, those of the second; and the other way round.
    pub images: [&'a [u16; 512]; 2],
}

/// When each candidate on the trail was decided: lets [`Candidates`] show the past without storing it.
pub(super) trait Clock {
    /// Which of these removed digits of an open cell were still there at this moment.
    fn removed_since(&self, tables: &Tables, cell: u32, digits: u32, moment: u32) -> u32;
}

/// The candidates of every cell, now or at a moment of the past.
pub struct Candidates<'a> {
    pub(super) reduced: &'a Reduced,
    pub(super) view: View<'a>,
}

/// Where the candidates are stored.
pub(super) enum View<'a> {
    /// On the scout's board.
    Scout(&'a scout::Board),
    /// In the domains of the open cells: now, before any guess, and, if a past moment is meant, when they changed.
    Open {
        domains: &'a [u32],
        root: &'a [u32],
        past: Option<(&'a dyn Clock, u32)>,
    },
}

impl Candidates<'_> {
    /// The digits a cell may hold: bit `d - 1` for digit `d`.
    #[must_use]
    #[inline]
    pub fn domain(&self, cell: u32) -> u32 {
        let (domains, root, past) = match self.view {
            View::Scout(board) => return u32::from(board.get(cell as usize)),
            View::Open {
                domains,
                root,
                past,
            } => (domains, root, past),
        };
        let Some(open) = self.reduced.open_cell(cell) else {
            return self.reduced.domains[cell as usize];
        };
        let now = domains[open as usize];
        let Some((clock, moment)) = past else {
            return now;
        };
        let removed = root[open as usize] & !now;
        now | clock.removed_since(&self.reduced.tables, open, removed, moment)
    }

    /// The digits the cell may hold before any guess.
    #[must_use]
    pub fn initial(&self, cell: u32) -> u32 {
        match (&self.view, self.reduced.open_cell(cell)) {
            (View::Open { root, .. }, Some(open)) => root[open as usize],
            _ => self.reduced.domains[cell as usize],
        }
    }
}

/// What a propagator found in one run.
#[derive(Default)]
pub struct Deductions {
    pub(super) removals: Vec<(u32, u32)>,
    pub(super) failed: bool,
}

impl Deductions {
    pub(super) fn clear(&mut self) {
        self.removals.clear();
        self.failed = false;
    }

    /// The cell cannot hold any of these digits (bit `d - 1` for digit `d`).
    pub fn remove(&mut self, cell: u32, digits: u32) {
        if digits != 0 {
            self.removals.push((cell, digits));
        }
    }

    /// The constraint can no longer be met.
    pub fn fail(&mut self) {
        self.failed = true;
    }
}
