//! A cell, known by its number: 0–80 on the classic grid, left to right and top to bottom.

use std::fmt;

/// The number of a cell in its [`Geometry`](crate::Geometry), from 0.
///
/// A cell knows nothing of rows and columns: ask its geometry, which also covers layouts that are
/// not one square grid.
///
/// ```
/// use grille::{Cell, Geometry};
///
/// let classic = Geometry::classic();
/// let cell = classic.cell(4, 7).unwrap();
/// assert_eq!(cell, Cell::new(9 * 4 + 7));
/// assert_eq!(classic.place(cell).to_string(), "r5c8");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The most cells a layout may have: a 9×9×9 cube has 729, a 25×25 grid 625.
    pub const MAX_COUNT: usize = 768;

    /// The cell of this number.
    ///
    /// # Panics
    /// If the number is not below [`Cell::MAX_COUNT`]. Whether a given layout has the cell is
    /// answered by [`Geometry::contains`](crate::Geometry::contains).
    #[must_use]
    pub const fn new(index: usize) -> Cell {
        assert!(index < Cell::MAX_COUNT, "no layout has that many cells");
        Cell(index as u16)
    }

    /// The number of the cell, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}
