//! Everything that names a cell.

use crate::{Cell, Geometry, Place};

/// Anything that names a cell: a [`Cell`], its number, `(row, column)` from 0, or a [`Place`].
pub trait Location {
    /// The cell meant, or `None` where the layout has none there.
    fn cell_in(self, geometry: &Geometry) -> Option<Cell>;
}

impl Location for Cell {
    fn cell_in(self, geometry: &Geometry) -> Option<Cell> {
        geometry.contains(self).then_some(self)
    }
}

impl Location for usize {
    fn cell_in(self, geometry: &Geometry) -> Option<Cell> {
        (self < geometry.cell_count()).then(|| Cell::new(self))
    }
}

impl Location for (usize, usize) {
    fn cell_in(self, geometry: &Geometry) -> Option<Cell> {
        geometry.cell(self.0, self.1)
    }
}

impl Location for Place {
    fn cell_in(self, geometry: &Geometry) -> Option<Cell> {
        geometry.cell(usize::from(self.row), usize::from(self.column))
    }
}
