//! The scout's board: the candidates of up to 81 cells in the vector layout of the classic engine, plus a few more
//! cells.

use crate::portfolio::classic::CELLS as CLASSIC_CELLS;
use crate::simd::{Backend, Grid, Outcome};

/// The most cells overall, and the most digits.
pub(super) const CELLS: usize = 96;
pub(super) const DIGITS: usize = 16;

/// The candidates cannot be completed; holds the cell without candidates, if that is the reason.
pub(in crate::portfolio) struct Dead {
    pub cell: Option<usize>,
}

/// Bit `d - 1` of a cell stands for the digit `d`. Cells that the problem does not have hold one digit.
#[derive(Clone, Copy)]
pub(in crate::portfolio) struct Board {
    grid: Grid,
}

/// The position of a cell in the vectors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::portfolio) struct Lane(u8);

/// The position of each cell: every band has room for five cells after its own.
const LANES: [Lane; CELLS] = {
    let mut lanes = [Lane(0); CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let lane = if cell < CLASSIC_CELLS {
            cell / 27 * 32 + cell % 27
        } else {
            (cell - CLASSIC_CELLS) / 5 * 32 + 27 + (cell - CLASSIC_CELLS) % 5
        };
        lanes[cell] = Lane(lane as u8);
        cell += 1;
    }
    lanes
};

impl Lane {
    pub fn of(cell: usize) -> Lane {
        LANES[cell]
    }

    pub fn new(index: usize) -> Lane {
        Lane(index as u8)
    }

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its cell.
    pub fn cell(self) -> usize {
        let (band, place) = (self.index() / 32, self.index() % 32);
        match place.checked_sub(27) {
            None => band * 27 + place,
            Some(after) => CLASSIC_CELLS + band * 5 + after,
        }
    }
}

impl Board {
    pub fn new(domains: &[u32]) -> Board {
        let mut board = Board {
            grid: Grid {
                bands: [[1; 32]; 3],
            },
        };
        for (cell, &domain) in domains.iter().enumerate() {
            board.set(cell, domain as u16);
        }
        board
    }

    #[inline]
    pub fn get(&self, cell: usize) -> u16 {
        self.at(LANES[cell])
    }

    #[inline]
    pub fn at(&self, lane: Lane) -> u16 {
        self.lanes()[lane.index()]
    }

    /// All cells in vector order.
    #[inline]
    pub fn lanes(&self) -> &[u16] {
        self.grid.bands.as_flattened()
    }

    #[inline]
    pub fn set(&mut self, cell: usize, digits: u16) {
        self.grid.bands.as_flattened_mut()[LANES[cell].index()] = digits;
    }

    /// Propagates the houses of the classic grid; the problem has `cells` cells.
    #[inline]
    pub fn settle(&mut self, backend: &Backend, cells: usize) -> Outcome {
        let before = *self;
        let outcome = (backend.settle)(&mut self.grid);
        for cell in CLASSIC_CELLS..cells {
            self.set(cell, before.get(cell));
        }
        outcome
    }

    /// In which of the first `cells` cells two boards differ.
    #[inline]
    pub fn differs(&self, other: &Board, backend: &Backend, cells: usize) -> u128 {
        let differs = |cell: usize| u128::from(self.get(cell) != other.get(cell)) << cell;
        let classic = (backend.differs)(&self.grid, &other.grid);
        (CLASSIC_CELLS..cells).fold(classic, |all, cell| all | differs(cell))
    }

    /// Whether each of the first cells holds one digit.
    pub fn is_filled(&self, cells: usize) -> bool {
        (0..cells).all(|cell| self.get(cell).is_power_of_two())
    }

    /// The digits (from 1) of the first cells, each of which holds one.
    pub fn solution(&self, cells: usize) -> Box<[u8]> {
        let digit = |cell| self.get(cell).trailing_zeros() as u8 + 1;
        (0..cells).map(digit).collect()
    }

    /// Removes digits from a cell.
    #[inline]
    pub fn remove(&mut self, lane: Lane, digits: u16) -> Result<(), Dead> {
        let own = &mut self.grid.bands.as_flattened_mut()[lane.index()];
        *own &= !digits;
        if *own == 0 {
            return Err(Dead {
                cell: Some(lane.cell()),
            });
        }
        Ok(())
    }
}
