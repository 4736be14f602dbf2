//! The propagator for several counts over the same cells at once: how often each class of digits occurs, where all
//! classes together fill the cells. A circle with four digits leaves no room for a fifth, and the digits of counting
//! circles add up to the number of circles.

use std::collections::BTreeMap;

use grille_core::DigitSet;

use super::count::Count;
use super::{Impossible, possible, relax_by_trial};

/// Totals are bits of a word; the highest bit is needed for the end of a range.
pub(super) const MOST_CELLS: usize = 62;
/// There are at most this many digits.
const MOST_CLASSES: usize = 32;

#[derive(Clone, Debug)]
pub(super) struct Tally {
    /// Digits, and how many of the cells may hold one of them: bit `n` for `n`. The classes partition the digits.
    classes: Vec<(DigitSet, u64)>,
    /// For rows, columns, …: which of them each cell is in. A digit occurs once in each.
    lines: Vec<Vec<u8>>,
}

impl Tally {
    pub fn new(classes: Vec<(DigitSet, u64)>, lines: Vec<Vec<u8>>) -> Tally {
        Tally { classes, lines }
    }

    pub fn classes(&self) -> &[(DigitSet, u64)] {
        &self.classes
    }

    /// For rows, columns, …: the positions of the cells in each.
    pub fn lines(&self) -> impl Iterator<Item = Vec<Vec<usize>>> {
        self.lines.iter().map(|line_of| {
            let mut lines: BTreeMap<u8, Vec<usize>> = BTreeMap::new();
            for (place, &line) in line_of.iter().enumerate() {
                lines.entry(line).or_default().push(place);
            }
            lines.into_values().collect()
        })
    }

    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        possible(candidates)?;
        let mut totals = [(0, 0); MOST_CLASSES];
        let mut goal = 1 << candidates.len();
        if self.totals(candidates, &mut totals) & goal == 0 {
            return Err(Impossible);
        }
        let classes = self.classes.iter().zip(totals);
        for (&(digits, _), (before, counts)) in classes.rev() {
            let (mut kept, mut next) = (0, 0);
            for count in bits(counts) {
                let ways = goal >> count & before;
                if ways != 0 {
                    kept |= 1 << count;
                    next |= ways;
                }
            }
            Count::new(digits, kept).narrow(candidates)?;
            goal = next;
        }
        Ok(())
    }

    /// See [`Propagator::relax`](super::Propagator::relax).
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) -> bool {
        let refused = |trial: &mut [DigitSet]| {
            let totals = self.totals(trial, &mut [(0, 0); MOST_CLASSES]);
            totals >> trial.len() & 1 == 0
        };
        relax_by_trial(&refused, candidates, within)
    }

    /// The totals of all classes together. Stores for each class the totals of those before it, and the counts that it
    /// can have itself.
    fn totals(&self, candidates: &[DigitSet], by_class: &mut [(u64, u64); MOST_CLASSES]) -> u64 {
        let all = (2_u64 << candidates.len()) - 1;
        let mut reached = 1;
        for (&(digits, counts), entry) in self.classes.iter().zip(by_class) {
            let counts = counts & self.range(digits, candidates);
            *entry = (reached, counts);
            reached = bits(counts).fold(0, |next, count| next | reached << count) & all;
        }
        reached
    }

    /// How many cells can hold one of these digits, as bits from the minimum to the maximum.
    fn range(&self, digits: DigitSet, candidates: &[DigitSet]) -> u64 {
        let must = candidates.iter().filter(|own| own.is_subset(digits));
        let places = (0..candidates.len()).filter(|&at| !(candidates[at] & digits).is_empty());
        let mut may = places.clone().count();
        if digits.len() == 1 {
            for line in &self.lines {
                let lines = places.clone().fold(0_u64, |all, at| all | 1 << line[at]);
                may = may.min(lines.count_ones() as usize);
            }
        }
        let (must, may) = (must.count(), may);
        if must > may {
            return 0;
        }
        ((2_u64 << may) - 1) & !((1 << must) - 1)
    }
}

/// The numbers in a set of them.
fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(next)
    })
}
