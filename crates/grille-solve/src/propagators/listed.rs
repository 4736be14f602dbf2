//! The propagator for cells that differ and hold exactly the digits of one of some sets, by going through the sets: for
//! more digits than tables of all subsets can handle.

use grille_core::constraint::Totals;
use grille_core::{Digit, DigitSet};

use super::{Impossible, possible};

/// The most sets that a sum is expanded into.
const MOST_SETS: usize = 1024;

#[derive(Clone, Debug)]
pub(super) struct Listed {
    /// `None`: any set.
    sets: Option<Box<[DigitSet]>>,
}

impl Listed {
    /// The cells differ, with no other restriction.
    pub fn any() -> Listed {
        Listed { sets: None }
    }

    pub fn new(sets: impl Iterator<Item = DigitSet>) -> Listed {
        Listed {
            sets: Some(sets.collect()),
        }
    }

    /// All sets of this many digits whose weighted sum is among the totals; `None` if there are too many.
    pub fn of_sum(digits: usize, cells: usize, weight: i32, totals: Totals) -> Option<Listed> {
        let mut sets = Vec::new();
        let mut grow = Grow {
            digits: digits as i32,
            weight,
            totals,
            sets: &mut sets,
        };
        grow.from(DigitSet::EMPTY, 1, cells as i32, 0).ok()?;
        Some(Listed::new(sets.into_iter()))
    }

    /// The sets; `None` for any.
    pub fn sets(&self) -> Option<&[DigitSet]> {
        self.sets.as_deref()
    }

    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        let union = (candidates.iter()).fold(DigitSet::EMPTY, |all, &digits| all | digits);
        let Some(sets) = &self.sets else {
            return different(candidates, union);
        };
        possible(candidates)?;
        let mut left = DigitSet::EMPTY;
        for &set in sets.iter().filter(|set| set.is_subset(union)) {
            if set.is_subset(left) {
                continue;
            }
            if candidates.iter().all(|&digits| !(digits & set).is_empty()) {
                left |= set;
            }
        }
        for digits in candidates.iter_mut() {
            *digits &= left;
        }
        different(candidates, left)
    }
}

/// Removes the digits of fixed cells from the others; there are enough digits for all cells.
fn different(candidates: &mut [DigitSet], union: DigitSet) -> Result<(), Impossible> {
    let mut taken = DigitSet::EMPTY;
    for digit in candidates.iter().filter_map(|digits| digits.single()) {
        if taken.contains(digit) {
            return Err(Impossible);
        }
        taken.insert(digit);
    }
    for digits in candidates.iter_mut().filter(|digits| digits.len() > 1) {
        *digits -= taken;
    }
    if union.len() < candidates.len() {
        return Err(Impossible);
    }
    possible(candidates)
}

/// Builds sets digit by digit, smallest first.
struct Grow<'a> {
    digits: i32,
    weight: i32,
    totals: Totals,
    sets: &'a mut Vec<DigitSet>,
}

/// There are too many sets.
struct TooMany;

impl Grow<'_> {
    fn from(&mut self, set: DigitSet, next: i32, left: i32, sum: i32) -> Result<(), TooMany> {
        if left == 0 {
            if self.totals.contains(self.weight * sum) {
                self.sets.push(set);
            }
            return if self.sets.len() > MOST_SETS {
                Err(TooMany)
            } else {
                Ok(())
            };
        }
        for value in next..=self.digits + 1 - left {
            // The least and greatest sum that `left` digits from this one on can have.
            let least = sum + left * value + left * (left - 1) / 2;
            let greatest = sum + value + (left - 1) * self.digits - (left - 1) * (left - 2) / 2;
            let ends = [self.weight * least, self.weight * greatest];
            if ends[0].max(ends[1]) < self.totals.least
                || ends[0].min(ends[1]) > self.totals.greatest
            {
                continue;
            }
            let mut set = set;
            set.insert(Digit::from_index(value as usize - 1));
            self.from(set, value + 1, left - 1, sum + value)?;
        }
        Ok(())
    }
}
