//! The [`Location`] trait: everything that identifies a cell.

use crate::{Cell, Layout, Place};

/// Anything that identifies a cell: a [`Cell`], its index, `(row, column)` from 0, or a [`Place`].
pub trait Location {
    /// The cell, or `None` if the layout has none there.
    fn cell_in(self, layout: &Layout) -> Option<Cell>;
}

impl Location for Cell {
    #[inline]
    fn cell_in(self, layout: &Layout) -> Option<Cell> {
        layout.contains(self).then_some(self)
    }
}

impl Location for usize {
    #[inline]
    fn cell_in(self, layout: &Layout) -> Option<Cell> {
        (self < layout.cell_count()).then(|| Cell::new(self))
    }
}

impl Location for (usize, usize) {
    #[inline]
    fn cell_in(self, layout: &Layout) -> Option<Cell> {
        layout.cell(self.0, self.1)
    }
}

impl Location for Place {
    #[inline]
    fn cell_in(self, layout: &Layout) -> Option<Cell> {
        layout.cell(usize::from(self.row), usize::from(self.column))
    }
}
