//! One puzzle in three vectors: a band of 27 cells per vector. This file defines the moves inside a band that the
//! one-puzzle round needs in addition to the plain vector operations, and the tables of those moves.

use super::vector::Vector;

/// Lanes per band vector: 27 cells (row by row) and five unused ones.
pub const LANES: usize = 32;
/// One bit per lane that is a cell.
pub const CELL_LANES: u32 = (1 << 27) - 1;

/// One band in memory.
pub type Band = [u16; LANES];

/// A constant vector over the lanes of a band.
#[repr(C, align(64))]
pub struct Table(pub Band);

/// Where every lane takes its value from when the band moves down by `rows`,
/// right by `boxes`, and inside each triad by `cells` (all modulo three).
pub const fn moved(rows: usize, boxes: usize, cells: usize) -> Table {
    let mut from = [0u16; LANES];
    let mut lane = 0;
    while lane < LANES {
        from[lane] = if lane < 27 {
            let (r, j, k) = (lane / 9, lane / 3 % 3, lane % 3);
            ((r + rows) % 3 * 9 + (j + boxes) % 3 * 3 + (k + cells) % 3) as u16
        } else {
            lane as u16
        };
        lane += 1;
    }
    Table(from)
}

/// A vector that holds the 27 cells of a band, with the moves between them. `next_cell` brings to each cell the value
/// of the next cell of its triad (cyclically), `next_box` that of the same position one box to the right, `next_row`
/// that of the same position one row down; `last_*` brings the remaining one of the three.
pub trait BandVector: Vector {
    /// Reads a band from memory.
    fn read(band: &Band) -> Self;
    /// Writes the cells back (unused lanes may hold anything).
    fn write(self, band: &mut Band);
    /// The next cell of the triad.
    fn next_cell(self) -> Self;
    /// The cell after that.
    fn last_cell(self) -> Self;
    /// The same position in the next box.
    fn next_box(self) -> Self;
    /// The same position in the box after that.
    fn last_box(self) -> Self;
    /// The same position in the next row.
    fn next_row(self) -> Self;
    /// The same position in the row after that.
    fn last_row(self) -> Self;
    /// Next row, next box.
    #[inline(always)]
    fn next_row_next_box(self) -> Self {
        self.next_box().next_row()
    }
    /// Next row, last box.
    #[inline(always)]
    fn next_row_last_box(self) -> Self {
        self.last_box().next_row()
    }
    /// Last row, next box.
    #[inline(always)]
    fn last_row_next_box(self) -> Self {
        self.next_box().last_row()
    }
    /// Last row, last box.
    #[inline(always)]
    fn last_row_last_box(self) -> Self {
        self.last_box().last_row()
    }
    /// Whether some cell is nonzero.
    fn any_cell(self) -> bool;
}
