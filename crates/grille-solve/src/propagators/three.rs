//! The propagator for three cells that differ and have a sum, with up to 9 digits: faster than by sets of digits.

use grille_core::DigitSet;

use super::Impossible;
use super::subsets::Subsets;

#[derive(Clone, Debug)]
pub(super) struct Three {
    total: u32,
    /// The same condition by sets of digits, for explanations.
    sets: Subsets,
}

/// The digits that add up to a total with one of those given in reverse (bit `31 - i` for bit `i`).
#[inline]
fn complements(reversed: u32, total: u32) -> u32 {
    // The digit of index i has its complement at index total - 2 - i, that is at bit 31 - (total - 2 - i).
    if (2..=33).contains(&total) {
        reversed >> (33 - total)
    } else {
        0
    }
}

impl Three {
    /// The sets are those of three digits with this total.
    pub fn new(total: u32, sets: Subsets) -> Three {
        Three { total, sets }
    }

    pub fn total(&self) -> u32 {
        self.total
    }

    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        let [first, second, third] = candidates else {
            unreachable!("three cells")
        };
        let (seconds, thirds) = (second.bits(), third.bits().reverse_bits());
        let mut left = [0, 0, 0];
        for digit in *first {
            let (one, value) = (1u32 << digit.index(), u32::from(digit.value()));
            if value >= self.total {
                break;
            }
            let rest = self.total - value;
            // Neither equal to the first, nor equal to each other.
            let half = if rest.is_multiple_of(2) {
                1u32.checked_shl(rest / 2 - 1).unwrap_or(0)
            } else {
                0
            };
            let with = complements(one.reverse_bits(), rest);
            let fits = seconds & complements(thirds, rest) & !(one | half | with);
            if fits != 0 {
                left[0] |= one;
                left[1] |= fits;
                left[2] |= complements(fits.reverse_bits(), rest);
            }
        }
        [*first, *second, *third] = left.map(DigitSet::from_bits);
        if left[0] == 0 {
            Err(Impossible)
        } else {
            Ok(())
        }
    }

    /// See [`Propagator::relax`](super::Propagator::relax).
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) -> bool {
        self.sets.relax(candidates, within)
    }
}
