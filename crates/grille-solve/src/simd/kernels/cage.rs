//! The kernel for cells that differ and together hold one of some sets of digits: cages, renbans, and the rest of a
//! house. For each set it checks whether the cells can hold it: forced cells and taken digits first. Digits common to
//! all sets are removed from every cell that sees all of these.

use super::{At, Desk, Done, KernelVector, MOST};

/// Some cells, and the sets that they may hold.
#[derive(Clone, Debug)]
pub struct Cage {
    /// The cells, at most [`MOST`].
    pub cells: Box<[At]>,
    /// The sets, each with as many digits as there are cells.
    pub sets: Box<[u16]>,
    /// Other cells that see all of these.
    pub seen: Box<[At]>,
}

impl Cage {
    #[inline(always)]
    pub(super) fn follow<V: KernelVector>(&self, desk: &mut Desk<'_>, done: &mut Done<V>) -> u32 {
        /// With the number of cells known at compile time, they stay in registers.
        macro_rules! by_count {
            ($($count:literal)*) => {
                match self.cells.len() {
                    $($count => self.follow_all::<V, $count>($count, desk, done),)*
                    count => self.follow_all::<V, MOST>(count, desk, done),
                }
            };
        }
        by_count!(2 3 4 5 6)
    }

    #[inline(always)]
    fn follow_all<V: KernelVector, const ROOM: usize>(
        &self,
        count: usize,
        desk: &mut Desk<'_>,
        done: &mut Done<V>,
    ) -> u32 {
        let zero = V::splat(0);
        let (mut cells, mut left, mut union) = ([zero; ROOM], [zero; ROOM], zero);
        for i in 0..count {
            cells[i] = desk.read(self.cells[i]);
            union = union.or(cells[i]);
        }
        let mut common = V::splat(desk.all);
        for &set in &self.sets {
            let set = V::splat(set);
            let mut fits = set.minus(union).equals(zero);
            for x in &cells[..count] {
                fits = x.meets_in(set, fits);
            }
            if V::bits(fits) == 0 {
                continue;
            }
            fits = fit(&cells, count, set, fits, &mut left);
            common = common.take_in(fits, common.and(set));
        }
        for i in 0..count {
            done.leave(desk, self.cells[i], cells[i], left[i]);
        }
        let common = common.and(union);
        for &at in &self.seen {
            let x: V = desk.read(at);
            done.leave(desk, at, x, x.minus(common));
        }
        done.failed()
    }
}

/// Adds what the cells hold if they hold this set to what is left of them, in some of the lanes; returns the lanes in
/// which that is possible.
#[inline(always)]
fn fit<V: KernelVector, const ROOM: usize>(
    cells: &[V; ROOM],
    count: usize,
    set: V,
    mut fits: V::Mask,
    left: &mut [V; ROOM],
) -> V::Mask {
    let zero = V::splat(0);
    let (mut held, mut single) = ([zero; ROOM], [zero; ROOM]);
    let (mut placed, mut clash) = (zero, zero);
    for i in 0..count {
        held[i] = cells[i].and(set);
        single[i] = held[i].single();
        clash = clash.or_both(placed, single[i]);
        placed = placed.or(single[i]);
    }
    let (mut once, mut twice) = (zero, zero);
    for i in 0..count {
        held[i] = held[i].minus(placed).or(single[i]);
        fits = held[i].meets_in(held[i], fits);
        twice = twice.or_both(once, held[i]);
        once = once.or(held[i]);
    }
    fits = clash.equals_in(zero, once.equals_in(set, fits));
    let last = once.minus(twice);
    for i in 0..count {
        let own = held[i].and(last);
        let held = held[i].take_in(own.meets(own), own);
        left[i] = left[i].or(held.only_in(fits));
    }
    fits
}
