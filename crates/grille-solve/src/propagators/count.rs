//! The propagator for counts: how many of the cells hold one of some digits.

use grille_core::DigitSet;

use super::{Impossible, possible};

#[derive(Clone, Debug)]
pub(super) struct Count {
    digits: DigitSet,
    /// Bit `n`: `n` cells are allowed.
    counts: u64,
}

impl Count {
    pub fn new(digits: DigitSet, counts: u64) -> Count {
        Count { digits, counts }
    }

    /// The digits that are counted, and the numbers that are allowed.
    pub fn parts(&self) -> (DigitSet, u64) {
        (self.digits, self.counts)
    }

    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        possible(candidates)?;
        let may = candidates
            .iter()
            .filter(|&&c| !(c & self.digits).is_empty());
        let must = candidates.iter().filter(|&&c| c.is_subset(self.digits));
        let (may, must) = (may.count(), must.count());
        if !self.allows(must, may) {
            return Err(Impossible);
        }
        // Every number from `must` to `may` can be reached, so an undecided cell may go either way as long as some
        // allowed number is left.
        let inside = self.allows(must + 1, may);
        let outside = may > 0 && self.allows(must, may - 1);
        for open in candidates.iter_mut() {
            if open.is_subset(self.digits) || (*open & self.digits).is_empty() {
                continue;
            }
            if !inside {
                *open -= self.digits;
            } else if !outside {
                *open &= self.digits;
            }
        }
        Ok(())
    }

    /// See [`Propagator::relax`](super::Propagator::relax).
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) -> bool {
        if let Some(none) = candidates.iter().position(|digits| digits.is_empty()) {
            // This cell alone is reason enough.
            for (at, digits) in candidates
                .iter_mut()
                .enumerate()
                .filter(|&(at, _)| at != none)
            {
                *digits |= within[at];
            }
            return true;
        }
        let may = candidates
            .iter()
            .filter(|&&c| !(c & self.digits).is_empty());
        let must = candidates.iter().filter(|&&c| c.is_subset(self.digits));
        let (mut may, mut must) = (may.count(), must.count());
        if self.allows(must, may) {
            return false;
        }
        for (digits, &within) in candidates.iter_mut().zip(within) {
            if digits.is_subset(self.digits) {
                // It counts; if it did not have to, would there still be too many, or a wrong number?
                if self.allows(must - 1, may) {
                    *digits |= within & self.digits;
                } else {
                    must -= usize::from(!within.is_subset(self.digits));
                    *digits |= within;
                }
            } else if (*digits & self.digits).is_empty() {
                if self.allows(must, may + 1) {
                    *digits |= within - self.digits;
                } else {
                    may += usize::from(!(within & self.digits).is_empty());
                    *digits |= within;
                }
            } else {
                *digits |= within;
            }
        }
        true
    }

    /// Whether some number in this range is allowed.
    fn allows(&self, least: usize, greatest: usize) -> bool {
        (least..=greatest.min(63)).any(|count| self.counts >> count & 1 == 1)
    }
}
