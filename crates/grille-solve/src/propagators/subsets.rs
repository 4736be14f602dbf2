//! The propagator for cells that all differ, by the sets of up to 9 digits that they can hold together. The vector code
//! does the work; this file has the tables.

use std::sync::LazyLock;

use grille_core::DigitSet;

use super::Impossible;
use crate::simd;
use crate::simd::{Backend, MOST_DIGITS, Sets, WORD_DIGITS};

#[derive(Clone, Debug)]
pub(super) struct Subsets {
    /// Up to 6 digits, whose sets fit one word.
    is_small: bool,
    /// The sets allowed after no cell, one, …, as far as restricted; and after all cells.
    checks: Box<[Sets]>,
    allowed: Sets,
    /// More cells than digits.
    never: bool,
}

impl Subsets {
    /// This many cells, which together hold one of the allowed sets.
    pub fn new(digits: usize, cells: usize, allowed: impl Fn(DigitSet) -> bool) -> Subsets {
        let allowed = |set: DigitSet| set.len() == cells && allowed(set);
        Subsets::with_checks(digits, cells, &[(cells, Sets::of_all(digits, allowed))])
    }

    /// This many cells, where the first few together hold one of some sets; several such prefixes may be given.
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

    /// The sets that all cells may hold together; `None` if there are further checks.
    pub fn whole(&self) -> Option<&Sets> {
        (self.checks.is_empty() && !self.never).then_some(&self.allowed)
    }

    #[inline]
    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        self.narrow_on(Backend::best(), candidates)
    }

    #[inline]
    pub fn narrow_on(
        &self,
        backend: &Backend,
        candidates: &mut [DigitSet],
    ) -> Result<(), Impossible> {
        if self.never {
            return Err(Impossible);
        }
        let fits = if self.is_small {
            simd::fit::<u64>(candidates, &self.checks, &self.allowed)
        } else {
            (backend.fit)(candidates, &self.checks, &self.allowed)
        };
        if fits { Ok(()) } else { Err(Impossible) }
    }

    /// See [`Propagator::relax`](super::Propagator::relax).
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) -> bool {
        self.relax_on(Backend::best(), candidates, within)
    }

    pub fn relax_on(
        &self,
        backend: &Backend,
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
            (backend.widen)(candidates, within, &self.checks, &self.allowed)
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
