//! At least one of several lists of orders. Each is tried on a copy of the cells; what some list leaves stays.

use super::{At, Desk, Done, Order, OrderVector};

/// Some cells, and ways in which they may be filled.
#[derive(Clone, Debug)]
pub struct Any {
    /// The cells, and where they are tried.
    pub trial: Trial,
    /// The orders of each way, which speak of the rows to try in; none of them is such a choice itself.
    pub ways: Vec<Vec<Order>>,
}

/// Cells that are tried elsewhere.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The cells.
    pub cells: Box<[At]>,
    /// Rows to try in, one for each cell, and as many after them for what is left.
    pub rows: At,
}

impl Trial {
    /// Before the first way: nothing is left.
    #[inline(always)]
    pub(super) fn begin<V: OrderVector>(&self, desk: &mut Desk<'_>) {
        for (_, left) in self.rows() {
            desk.write(left, V::splat(0));
        }
    }

    /// Before each way: the cells as they are.
    #[inline(always)]
    pub(super) fn copy<V: OrderVector>(&self, desk: &mut Desk<'_>) {
        for (&at, (trial, _)) in self.cells.iter().zip(self.rows()) {
            let x: V = desk.read(at);
            desk.write(trial, x);
        }
    }

    /// After each way: adds what it leaves in the lanes in which it has not failed.
    #[inline(always)]
    pub(super) fn add<V: OrderVector>(&self, desk: &mut Desk<'_>, failed: u32) {
        let met = V::of_bits(!failed);
        for (trial, left) in self.rows() {
            let own = desk.read::<V>(trial).only_in(met);
            let others: V = desk.read(left);
            desk.write(left, others.or(own));
        }
    }

    /// After the last way: leaves the cells what some way leaves.
    #[inline(always)]
    pub(super) fn end<V: OrderVector>(&self, desk: &mut Desk<'_>, done: &mut Done<V>) -> u32 {
        for (&at, (_, left)) in self.cells.iter().zip(self.rows()) {
            let x: V = desk.read(at);
            let left: V = desk.read(left);
            done.leave(desk, at, x, x.and(left));
        }
        done.failed()
    }

    /// For each cell the row to try in, and that of what is left.
    #[inline(always)]
    fn rows(&self) -> impl Iterator<Item = (At, At)> + use<> {
        let count = self.cells.len() as At;
        (self.rows..self.rows + count).map(move |row| (row, row + count))
    }
}
