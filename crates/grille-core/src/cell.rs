//! A cell, identified by its index: 0–80 on the classic grid, left to right and top to bottom.

use std::fmt;

/// The index of a cell in its [`Layout`](crate::Layout), from 0.
///
/// A cell knows nothing about rows and columns: ask its layout, which also covers layouts that are not one square grid.
///
/// ```
/// use grille_core::{Cell, Layout};
///
/// let classic = Layout::classic();
/// let cell = classic.cell(4, 7).unwrap();
/// assert_eq!(cell, Cell::new(9 * 4 + 7));
/// assert_eq!(classic.place(cell).to_string(), "r5c8");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The most cells a layout may have: a 9×9×9 cube has 729, a 25×25 grid 625.
    pub const MAX_COUNT: usize = 768;

    /// The cell with this index.
    ///
    /// # Panics
    /// If the index is not below [`Cell::MAX_COUNT`]. Use [`Layout::contains`](crate::Layout::contains) to check
    /// whether a layout has the cell.
    #[must_use]
    #[inline]
    pub const fn new(index: usize) -> Cell {
        assert!(index < Cell::MAX_COUNT, "no layout has that many cells");
        Cell(index as u16)
    }

    /// The index of the cell, from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}
