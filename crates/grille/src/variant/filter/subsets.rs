//! Cells that all differ, by the sets of digits that the first of them, the first two, … can hold
//! together. With up to 9 digits there are 512 sets: a row of bits, in which adding a digit to all sets
//! at once is a shift. The result is exact: all that "different" and the sets allowed imply together.

use std::sync::LazyLock;

use super::Impossible;
use crate::{Digit, DigitSet};

/// The most digits that the rows of bits are made for.
pub(super) const MOST_DIGITS: usize = 9;

#[derive(Clone, Debug)]
pub(super) enum Subsets {
    /// Up to 6 digits, 64 sets.
    Small(Checks<1>),
    /// Up to 9.
    Large(Checks<8>),
    /// More cells than digits.
    Never,
}

/// The sets allowed after no cell, one, …, all.
type Checks<const W: usize> = Box<[Row<W>]>;

impl Subsets {
    /// So many cells, which together hold one of the sets allowed.
    pub fn new(digits: usize, cells: usize, allowed: impl Fn(DigitSet) -> bool) -> Subsets {
        let allowed = |set: DigitSet| set.len() == cells && allowed(set);
        let row: Row<8> = Row::of_all(digits, allowed);
        Subsets::with_checks(digits, cells, &[(cells, row)])
    }

    /// So many cells, of which the first few together hold one of the sets of a row, for one number of
    /// them or several.
    pub fn with_checks(digits: usize, cells: usize, checks: &[(usize, Row<8>)]) -> Subsets {
        if cells > digits {
            Subsets::Never
        } else if digits <= 6 {
            Subsets::Small(laid_out(cells, checks))
        } else {
            Subsets::Large(laid_out(cells, checks))
        }
    }

    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        match self {
            Subsets::Small(checks) => Chain::new(candidates, checks).narrow_all(candidates),
            Subsets::Large(checks) => Chain::new(candidates, checks).narrow_all(candidates),
            Subsets::Never => Err(Impossible),
        }
    }

    /// See [`Filter::relax`](super::Filter::relax).
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) -> bool {
        match self {
            Subsets::Small(checks) => relax(checks, candidates, within),
            Subsets::Large(checks) => relax(checks, candidates, within),
            Subsets::Never => {
                candidates.copy_from_slice(within);
                true
            }
        }
    }
}

/// The checks for every number of cells, in as many words as are needed.
fn laid_out<const W: usize>(cells: usize, checks: &[(usize, Row<8>)]) -> Checks<W> {
    let mut rows = vec![Row::ALL; cells + 1];
    for (count, row) in checks {
        rows[*count] = Row(std::array::from_fn(|word| row.0[word]));
    }
    rows.into()
}

/// A set of sets of digits: bit `s` for the set whose bits are `s`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row<const W: usize>([u64; W]);

/// The sets of a word that lack each of its six digits.
const LACKING: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0F0F_0F0F_0F0F_0F0F,
    0x00FF_00FF_00FF_00FF,
    0x0000_FFFF_0000_FFFF,
    0x0000_0000_FFFF_FFFF,
];

impl<const W: usize> Row<W> {
    pub const EMPTY: Row<W> = Row([0; W]);
    /// Every set.
    pub const ALL: Row<W> = Row([u64::MAX; W]);

    /// The sets of digits up to this many that are allowed.
    pub fn of_all(digits: usize, allowed: impl Fn(DigitSet) -> bool) -> Row<W> {
        let mut row = Row::EMPTY;
        let sets = (0..1u32 << digits).map(DigitSet::from_bits);
        for set in sets.filter(|&set| allowed(set)) {
            row.0[set.bits() as usize / 64] |= 1 << (set.bits() % 64);
        }
        row
    }

    /// Only the empty set.
    fn empty_set() -> Row<W> {
        let mut row = Row::EMPTY;
        row.0[0] = 1;
        row
    }

    /// Adds to `self` the sets of `from` that lack a digit, with it.
    #[inline]
    fn take_with(&mut self, from: &Row<W>, digit: Digit) {
        let digit = digit.index();
        if digit < 6 {
            for (to, from) in self.0.iter_mut().zip(&from.0) {
                *to |= (from & LACKING[digit]) << (1 << digit);
            }
        } else {
            let step = 1 << (digit - 6);
            for word in (0..W).filter(|word| word & step == 0) {
                if let Some(to) = self.0.get_mut(word | step) {
                    *to |= from.0[word];
                }
            }
        }
    }

    /// The sets that lack a digit and are in `self` with it.
    #[inline]
    fn without(&self, digit: Digit) -> Row<W> {
        let digit = digit.index();
        let mut row = Row::EMPTY;
        if digit < 6 {
            for (to, from) in row.0.iter_mut().zip(&self.0) {
                *to = from >> (1 << digit) & LACKING[digit];
            }
        } else {
            let step = 1 << (digit - 6);
            for word in (0..W).filter(|word| word & step == 0) {
                row.0[word] = self.0.get(word | step).copied().unwrap_or(0);
            }
        }
        row
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    fn and(&self, other: &Row<W>) -> Row<W> {
        Row(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Adds the sets of another row.
    pub fn join(&mut self, other: &Row<W>) {
        for (to, from) in self.0.iter_mut().zip(&other.0) {
            *to |= from;
        }
    }

    /// Whether the rows have a set in common.
    #[inline]
    pub fn meets(&self, other: &Row<W>) -> bool {
        !self.and(other).is_empty()
    }
}

/// The sets that the first cells can hold, for each number of them.
pub(super) struct Chain<const W: usize> {
    rows: [Row<W>; MOST_DIGITS + 1],
    length: usize,
}

impl<const W: usize> Chain<W> {
    /// With the sets allowed after no cell, one, …; none are needed.
    #[inline]
    pub fn new(candidates: &[DigitSet], checks: &[Row<W>]) -> Chain<W> {
        let mut rows = [Row::EMPTY; MOST_DIGITS + 1];
        rows[0] = Row::empty_set();
        for (at, digits) in candidates.iter().enumerate() {
            let (done, next) = rows.split_at_mut(at + 1);
            for digit in *digits {
                next[0].take_with(&done[at], digit);
            }
            if let Some(check) = checks.get(at + 1) {
                next[0] = next[0].and(check);
            }
        }
        Chain {
            rows,
            length: candidates.len(),
        }
    }

    /// The sets that all cells together can hold.
    pub fn last(&self) -> &Row<W> {
        &self.rows[self.length]
    }

    /// Leaves the digits with which the cells can be filled.
    #[inline]
    fn narrow_all(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        self.narrow(&Row::ALL, candidates)
    }

    /// Leaves the digits with which the cells together hold an allowed set.
    #[inline]
    pub fn narrow(&self, allowed: &Row<W>, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        let mut goal = self.last().and(allowed);
        if goal.is_empty() {
            return Err(Impossible);
        }
        for (at, digits) in candidates.iter_mut().enumerate().rev() {
            let mut before = Row::EMPTY;
            for digit in *digits {
                let ways = goal.without(digit).and(&self.rows[at]);
                if ways.is_empty() {
                    digits.remove(digit);
                } else {
                    before.join(&ways);
                }
            }
            goal = before;
        }
        Ok(())
    }
}

/// Widens the candidates as far as the cells still cannot be filled; `false` if they can be. The checks
/// are the sets allowed after no cell, one, …, all.
pub(super) fn relax<const W: usize>(
    checks: &[Row<W>],
    candidates: &mut [DigitSet],
    within: &[DigitSet],
) -> bool {
    // The sets from which the later cells, with what they are left, can be filled.
    let mut doomed = [Row::EMPTY; MOST_DIGITS + 1];
    doomed[candidates.len()] = checks[candidates.len()];
    for (at, digits) in candidates.iter().enumerate().rev() {
        for digit in *digits {
            let before = doomed[at + 1].without(digit);
            doomed[at].join(&before);
        }
        doomed[at] = doomed[at].and(&checks[at]);
    }
    let mut reached = Row::empty_set();
    if doomed[0].meets(&reached) {
        return false;
    }
    for (at, digits) in candidates.iter_mut().enumerate() {
        for digit in within[at] - *digits {
            if !doomed[at + 1].without(digit).meets(&reached) {
                digits.insert(digit);
            }
        }
        let mut next = Row::EMPTY;
        for digit in *digits {
            next.take_with(&reached, digit);
        }
        reached = next.and(&checks[at + 1]);
    }
    true
}

/// The sets of digits up to 9 that have each sum.
pub(super) static SETS_BY_SUM: LazyLock<Vec<Row<8>>> = LazyLock::new(|| {
    let sum = |set: DigitSet| {
        set.iter()
            .map(|digit| usize::from(digit.value()))
            .sum::<usize>()
    };
    let greatest = MOST_DIGITS * (MOST_DIGITS + 1) / 2;
    (0..=greatest)
        .map(|total| Row::of_all(MOST_DIGITS, |set| sum(set) == total))
        .collect()
});
