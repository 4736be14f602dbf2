//! The kernel for cells that differ: a placed digit is removed from the others, and a digit with one place left in a
//! house is placed.

use super::{At, Desk, Done, KernelVector};

/// Some cells that differ.
#[derive(Clone, Debug)]
pub struct Different {
    /// The cells.
    pub cells: Box<[At]>,
    /// Whether there are as many cells as digits, so that every digit has a place.
    pub is_full: bool,
}

impl Different {
    #[inline(always)]
    pub(super) fn follow<V: KernelVector>(&self, desk: &mut Desk<'_>, done: &mut Done<V>) -> u32 {
        let zero = V::splat(0);
        let (mut placed, mut clash, mut once, mut twice) = (zero, zero, zero, zero);
        for &at in &self.cells {
            let x: V = desk.read(at);
            let single = x.single();
            clash = clash.or_both(placed, single);
            placed = placed.or(single);
            twice = twice.or_both(once, x);
            once = once.or(x);
        }
        let keep = V::splat(desk.all).minus(placed);
        let mut failed = clash.nonzero_lanes();
        if self.is_full {
            failed |= once.xor(V::splat(desk.all)).nonzero_lanes();
            let last = once.minus2(twice, placed);
            for &at in &self.cells {
                let x: V = desk.read(at);
                done.leave(desk, at, x, V::narrowed(x, keep, last, x.single()));
            }
        } else {
            for &at in &self.cells {
                let x: V = desk.read(at);
                done.leave(desk, at, x, x.and_or(keep, x.single()));
            }
        }
        failed | done.failed()
    }
}
