//! The seam for everything that is not "all different": sums, lines,
//! relations. A rule looks at the candidates of a few cells and removes those
//! that cannot be. It keeps no state of its own — the search undoes and redoes
//! cells behind its back — and it can say afterwards why it removed one, which
//! is what clause learning needs.

use super::layout::{Layout, bits};
use super::reduced::Reduced;
use super::scout;
use crate::simd::orders::{Frame, Order};

/// Which changes of a cell wake a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wake {
    /// The cell came down to one candidate.
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

/// What a rule is asked to explain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It removed this digit (1-based) from this cell.
    Removed {
        /// The cell.
        cell: u32,
        /// The digit.
        digit: u8,
    },
    /// It said that its cells cannot be filled.
    Failed,
}

/// A constraint over some cells, run after the groups have nothing more to
/// say.
///
/// The contract:
/// - **sound**: only remove what no solution of this rule has, given the
///   candidates seen;
/// - **complete at the end**: when all of its cells have one candidate each
///   and they break the rule, say [`Deductions::fail`] (or remove one);
/// - **blind elsewhere**: read no cell outside [`Rule::cells`];
/// - **pure**: the same candidates give the same deductions.
///
/// A rule is woken by the changes it asked for and need not reach its own
/// fixed point: its own removals wake it again.
pub trait Rule: Send + Sync {
    /// The cells it reads, and what change of each is worth a new look.
    fn cells(&self) -> Vec<(u32, Wake)>;

    /// Whether it takes long, so that it should run after those that do not.
    fn is_dear(&self) -> bool {
        false
    }

    /// The relation, if the rule is nothing but one between two cells, with at most nine digits. The scout
    /// does without the rule then.
    fn related(&self) -> Option<Related<'_>> {
        None
    }

    /// How much longer a look takes than one at two or three cells, or thereabouts.
    fn effort(&self) -> u64 {
        1
    }

    /// How long a look takes at most, in looks at a few cells: whoever must stop in time counts these.
    fn work(&self) -> u64 {
        self.effort()
    }

    /// What it says to 32 boards at once; `None` if it has no such form. A rule that only repeats what others say
    /// may say nothing.
    #[doc(hidden)]
    fn orders(&self, frame: Frame) -> Option<Vec<Order>> {
        let _ = frame;
        None
    }

    /// Removes what cannot be, given the candidates now.
    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions);

    /// Facts, all true in `then` (the candidates just before the claim was
    /// made), from which this rule alone yields the claim. The fewer facts,
    /// the more a learned clause says. The default names every candidate its
    /// cells had lost, which is always right and seldom short.
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

/// Two cells, and for the candidates of each of them (their bits) what the other may hold.
pub struct Related<'a> {
    /// The cells.
    pub cells: [u32; 2],
    /// By the candidates of the first, those of the second; and the other way round.
    pub images: [&'a [u16; 512]; 2],
}

/// When each candidate of the trail was decided: lets [`Candidates`] show the
/// past without storing it.
pub(super) trait Clock {
    /// Which of these removed digits of an open cell were still there at this moment.
    fn removed_since(&self, layout: &Layout, cell: u32, digits: u32, moment: u32) -> u32;
}

/// The candidates of every cell, now or at a moment of the past.
pub struct Candidates<'a> {
    pub(super) reduced: &'a Reduced,
    pub(super) view: View<'a>,
}

/// Where they are to be found.
pub(super) enum View<'a> {
    /// On the scout's board.
    Scout(&'a scout::Board),
    /// Those of the open cells now, before any guess, and when they changed if a moment of the past is meant.
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
        now | clock.removed_since(&self.reduced.layout, open, removed, moment)
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

/// What a rule found in one look.
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

    /// The rule cannot be met any more.
    pub fn fail(&mut self) {
        self.failed = true;
    }
}
