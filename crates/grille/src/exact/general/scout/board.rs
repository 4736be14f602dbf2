//! The candidates of up to 81 cells, as the vectors of the classic engine hold them.

use crate::simd::Grid;

/// The most cells and digits.
pub(super) const CELLS: usize = 81;
pub(super) const DIGITS: usize = 16;

/// The place of a cell in the vectors.
#[derive(Clone, Copy)]
pub(in crate::exact::general) struct Lane(u8);

impl Lane {
    pub fn of(cell: usize) -> Lane {
        Lane((cell / 27 * 32 + cell % 27) as u8)
    }

    pub fn cell(self) -> usize {
        usize::from(self.0) / 32 * 27 + usize::from(self.0) % 32
    }
}

/// The candidates cannot be completed: this cell has none left, if it is that.
pub(in crate::exact::general) struct Dead {
    pub cell: Option<usize>,
}

/// Bit `d - 1` of a cell stands for the digit `d`. Cells that the problem does not have hold one digit.
#[derive(Clone, Copy)]
pub(in crate::exact::general) struct Board(pub Grid);

impl Board {
    pub fn new(domains: &[u32]) -> Board {
        let mut board = Board(Grid {
            bands: [[1; 32]; 3],
        });
        for (cell, &domain) in domains.iter().enumerate() {
            board.set(cell, domain as u16);
        }
        board
    }

    #[inline]
    pub fn get(&self, cell: usize) -> u16 {
        self.0.bands[cell / 27][cell % 27]
    }

    /// The same by the place of a cell in the vectors.
    #[inline]
    pub fn get_at(&self, lane: Lane) -> u16 {
        self.0.bands.as_flattened()[usize::from(lane.0)]
    }

    #[inline]
    pub fn set(&mut self, cell: usize, digits: u16) {
        self.0.bands[cell / 27][cell % 27] = digits;
    }

    /// The highest candidate of a cell that has one.
    pub fn highest(&self, cell: usize) -> u16 {
        1 << self.get(cell).ilog2()
    }

    /// The digits (from 1) of the first cells, each of which holds one.
    pub fn solution(&self, cells: usize) -> Box<[u8]> {
        let digit = |cell| self.get(cell).trailing_zeros() as u8 + 1;
        (0..cells).map(digit).collect()
    }

    /// Takes digits out of a cell.
    #[inline]
    pub fn remove(&mut self, cell: usize, digits: u16) -> Result<(), Dead> {
        let left = self.get(cell) & !digits;
        self.set(cell, left);
        if left == 0 {
            return Err(Dead { cell: Some(cell) });
        }
        Ok(())
    }
}
