//! Cells that all differ, by the sets of digits that they can hold together, of up to 9 digits. The work
//! is done by the vector code; here are the tables.

use std::sync::LazyLock;

use super::Impossible;
use crate::DigitSet;
use crate::simd::{self, Kernel, MOST_DIGITS, Sets, WORD_DIGITS};

#[derive(Clone, Debug)]
pub(super) struct Subsets {
    /// Up to 6 digits, whose sets fit into a word.
    is_small: bool,
    /// The sets allowed after no cell, one, …, as far as it matters; and after all.
    checks: Box<[Sets]>,
    allowed: Sets,
    /// More cells than digits.
    never: bool,
}

impl Subsets {
    /// So many cells, which together hold one of the sets allowed.
    pub fn new(digits: usize, cells: usize, allowed: impl Fn(DigitSet) -> bool) -> Subsets {
        let allowed = |set: DigitSet| set.len() == cells && allowed(set);
        Subsets::with_checks(digits, cells, &[(cells, Sets::of_all(digits, allowed))])
    }

    /// So many cells, of which the first few together hold one of some sets, for one number of them or
    /// several.
    pub fn with_checks(digits: usize, cells: usize, checks: &[(usize, Sets)]) -> Subsets {
        let (mut before, mut allowed) = (Vec::new(), Sets::ALL);
        for &(count, sets) in checks {
            if count == cells {
                allowed = sets;
            } else {
                before.resize(before.len().max(count + 1), Sets::ALL);
                before[count] = sets;
            }
        }
        Subsets {
            is_small: digits <= WORD_DIGITS,
            checks: before.into(),
            allowed,
            never: cells > digits,
        }
    }

    /// The sets that all cells may hold together; `None` if there is more to say.
    pub fn whole(&self) -> Option<&Sets> {
        (self.checks.is_empty() && !self.never).then_some(&self.allowed)
    }

    #[inline]
    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        self.narrow_on(Kernel::best(), candidates)
    }

    #[inline]
    pub fn narrow_on(
        &self,
        kernel: &Kernel,
        candidates: &mut [DigitSet],
    ) -> Result<(), Impossible> {
        if self.never {
            return Err(Impossible);
        }
        let fits = if self.is_small {
            simd::fit::<u64>(candidates, &self.checks, &self.allowed)
        } else {
            (kernel.fit)(candidates, &self.checks, &self.allowed)
        };
        if fits { Ok(()) } else { Err(Impossible) }
    }

    /// See [`Filter::relax`](super::Filter::relax).
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) -> bool {
        self.relax_on(Kernel::best(), candidates, within)
    }

    pub fn relax_on(
        &self,
        kernel: &Kernel,
        candidates: &mut [DigitSet],
        within: &[DigitSet],
    ) -> bool {
        if self.never {
            candidates.copy_from_slice(within);
            return true;
        }
        if self.is_small {
            simd::widen::<u64>(candidates, within, &self.checks, &self.allowed)
        } else {
            (kernel.widen)(candidates, within, &self.checks, &self.allowed)
        }
    }
}

/// The sets of digits up to 9 that have each sum.
pub(super) static SETS_BY_SUM: LazyLock<Vec<Sets>> = LazyLock::new(|| {
    let sum = |set: DigitSet| {
        set.iter()
            .map(|digit| usize::from(digit.value()))
            .sum::<usize>()
    };
    let greatest = MOST_DIGITS * (MOST_DIGITS + 1) / 2;
    (0..=greatest)
        .map(|total| Sets::of_all(MOST_DIGITS, |set| sum(set) == total))
        .collect()
});
