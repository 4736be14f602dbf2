//! The kernel for counts: how many of some cells hold one of some digits.

use std::sync::Arc;

use super::{At, Desk, Done, KernelVector};
use crate::simd::lanes::Row;

/// The most cells that are counted.
pub const MOST_COUNTED: usize = 62;

/// Some cells, the digits that are counted, and how many are allowed.
#[derive(Clone, Debug)]
pub struct Count {
    /// The cells.
    pub cells: Box<[At]>,
    /// The digits.
    pub digits: u16,
    /// Shared by counts that allow the same numbers for equally many cells.
    pub allowed: Arc<Allowed>,
}

/// The allowed numbers, as tables of up to 64 entries.
#[derive(Clone, Debug)]
pub struct Allowed {
    /// Bit `n` for `n`.
    counts: u64,
    /// By number, the least allowed number that is not smaller; far above if there is none.
    from: [Row; 2],
    /// By number, the greatest allowed number that is not larger; far below if there is none.
    upto: [Row; 2],
}

impl Allowed {
    /// Bit `n` of `counts` says that `n` of this many cells may hold one of the digits.
    #[must_use]
    pub fn new(cells: usize, counts: u64) -> Allowed {
        let is_allowed = |number: &usize| counts >> number & 1 == 1;
        let mut allowed = Allowed {
            counts,
            from: [Row([i16::MAX.cast_unsigned(); 32]); 2],
            upto: [Row([i16::MIN.cast_unsigned(); 32]); 2],
        };
        for number in 0..=cells.min(MOST_COUNTED) {
            if let Some(least) = (number..=cells).find(is_allowed) {
                allowed.from[number / 32].0[number % 32] = least as u16;
            }
            if let Some(greatest) = (0..=number).rev().find(is_allowed) {
                allowed.upto[number / 32].0[number % 32] = greatest as u16;
            }
        }
        allowed
    }

    /// Whether every number that is allowed here is allowed by the other.
    #[must_use]
    pub fn is_within(&self, other: &Allowed) -> bool {
        self.counts & !other.counts == 0
    }

    /// The least allowed number that is not below a number, far above if there is none; for this many cells.
    #[inline(always)]
    pub(super) fn not_below<V: KernelVector>(&self, number: V, cells: usize) -> V {
        entry(number, &self.from, cells)
    }

    /// The greatest allowed number that is not above a number, far below if there is none; for this many cells.
    #[inline(always)]
    pub(super) fn not_above<V: KernelVector>(&self, number: V, cells: usize) -> V {
        entry(number, &self.upto, cells)
    }
}

#[inline(always)]
fn entry<V: KernelVector>(number: V, table: &[Row; 2], cells: usize) -> V {
    let entry = number.look_up(&table[0]);
    if cells < 32 {
        return entry;
    }
    let beyond = number.above(V::splat(31));
    entry.take_in(beyond, number.look_up(&table[1]))
}

impl Count {
    #[inline(always)]
    pub(super) fn follow<V: KernelVector>(&self, desk: &mut Desk<'_>, done: &mut Done<V>) -> u32 {
        let (zero, one) = (V::splat(0), V::splat(1));
        let (digits, rest) = (V::splat(self.digits), V::splat(!self.digits));
        // How many may hold one of them, and how many may hold something else.
        let (mut may, mut others) = (zero, zero);
        for &at in &self.cells {
            let x: V = desk.read(at);
            may = may.add(one.only_in(x.meets(digits)));
            others = others.add(one.only_in(x.meets(rest)));
        }
        let must = V::splat(self.cells.len() as u16).less(others);
        let least = self.allowed.not_below(must, self.cells.len());
        let greatest = self.allowed.not_above(may, self.cells.len());
        let failed = V::bits(least.above(may)) | V::bits(must.above(greatest));
        // If the minimum is also the most allowed, undecided cells hold something else; if the maximum is also the
        // least allowed, they hold one of the digits.
        let wrong = digits.only_in(greatest.equals(must));
        let wrong = wrong.or(rest.only_in(least.equals(may)));
        for &at in &self.cells {
            let x: V = desk.read(at);
            let free = x.meets_in(digits, x.meets(rest));
            done.leave(desk, at, x, x.minus(wrong.only_in(free)));
        }
        failed | done.failed()
    }
}
