//! Chains found by a search: only the one that SE would show, or all of them.

use std::cmp::Ordering;

use super::bits::Cand;
use super::hint::{Hint, length_bonus};
use super::run::Cause;

/// A chain with what SE sorts chains by.
pub(super) struct Found {
    pub difficulty: f64,
    pub complexity: u32,
    /// SE's order of kinds of chains at the same complexity.
    pub kind: u8,
    /// What goes, ascending.
    pub removals: Vec<Cand>,
    /// The ends of its lines: a run, or 0, and a node.
    pub targets: Vec<(u32, u16)>,
    /// Why one of the assumptions must hold.
    pub assumed: Cause,
}

impl Found {
    /// By difficulty, complexity and kind. The sort has to be stable: of equals the first one found comes first.
    pub fn compare(&self, other: &Found) -> Ordering {
        let difficulty = self.difficulty.total_cmp(&other.difficulty);
        difficulty
            .then(self.complexity.cmp(&other.complexity))
            .then(self.kind.cmp(&other.kind))
    }
}

/// What a search is for.
pub(super) enum Want {
    /// The first hint of SE's list.
    First(Option<(Hint, u8)>),
    All(Vec<Found>),
}

impl Want {
    /// Whether a chain of this difficulty and complexity can be the first.
    pub fn may_take(&self, difficulty: f64, complexity: u32) -> bool {
        match self {
            Want::First(Some((best, _))) => {
                let order = difficulty.total_cmp(&best.difficulty);
                order.then(complexity.cmp(&best.complexity)).is_le()
            }
            _ => true,
        }
    }

    /// The greatest complexity of a chain that can be the first, if the shortest has this rating.
    pub fn most(&self, base: f64) -> u32 {
        let Want::First(Some((best, _))) = self else {
            return u32::MAX;
        };
        // The chains of the same rating differ by their complexity.
        let mut most = best.complexity;
        while most > 0 && !self.may_take(base + length_bonus(most), most) {
            most -= 1;
        }
        while self.may_take(base + length_bonus(most + 1), most + 1) {
            most += 1;
        }
        most
    }

    /// Whether a chain of this difficulty, complexity and kind would be the first.
    pub fn takes(&self, difficulty: f64, complexity: u32, kind: u8) -> bool {
        match self {
            Want::First(Some((best, best_kind))) => {
                let difficulty = difficulty.total_cmp(&best.difficulty);
                difficulty
                    .then(complexity.cmp(&best.complexity))
                    .then(kind.cmp(best_kind))
                    .is_lt()
            }
            _ => true,
        }
    }
}
