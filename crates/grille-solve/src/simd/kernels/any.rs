//! The kernel for alternatives: at least one of several lists of kernels holds. Each list is tried on a copy of the
//! cells; the union of what they leave is kept.

use super::{At, Desk, Done, Kernel, KernelVector};

/// Some cells, and alternatives for filling them.
#[derive(Clone, Debug)]
pub struct Any {
    /// The cells, and the rows for trying alternatives.
    pub trial: Trial,
    /// The kernels of each alternative, which work on the trial rows; none of them is an [`Any`] itself.
    pub ways: Vec<Vec<Kernel>>,
}

/// Cells that are tried in other rows.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The cells.
    pub cells: Box<[At]>,
    /// The trial rows: one for each cell, followed by as many for the result.
    pub rows: At,
}

impl Trial {
    /// Before the first alternative: clears the result.
    #[inline(always)]
    pub(super) fn begin<V: KernelVector>(&self, desk: &mut Desk<'_>) {
        for (_, left) in self.rows() {
            desk.write(left, V::splat(0));
        }
    }

    /// Before each alternative: copies the cells.
    #[inline(always)]
    pub(super) fn copy<V: KernelVector>(&self, desk: &mut Desk<'_>) {
        for (&at, (trial, _)) in self.cells.iter().zip(self.rows()) {
            let x: V = desk.read(at);
            desk.write(trial, x);
        }
    }

    /// After each alternative: adds what it leaves in the lanes in which it has not failed.
    #[inline(always)]
    pub(super) fn add<V: KernelVector>(&self, desk: &mut Desk<'_>, failed: u32) {
        let met = V::of_bits(!failed);
        for (trial, left) in self.rows() {
            let own = desk.read::<V>(trial).only_in(met);
            let others: V = desk.read(left);
            desk.write(left, others.or(own));
        }
    }

    /// After the last alternative: restricts the cells to the result.
    #[inline(always)]
    pub(super) fn end<V: KernelVector>(&self, desk: &mut Desk<'_>, done: &mut Done<V>) -> u32 {
        for (&at, (_, left)) in self.cells.iter().zip(self.rows()) {
            let x: V = desk.read(at);
            let left: V = desk.read(left);
            done.leave(desk, at, x, x.and(left));
        }
        done.failed()
    }

    /// For each cell its trial row and its result row.
    #[inline(always)]
    fn rows(&self) -> impl Iterator<Item = (At, At)> + use<> {
        let count = self.cells.len() as At;
        (self.rows..self.rows + count).map(move |row| (row, row + count))
    }
}
