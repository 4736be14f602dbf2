//! Where to guess: in cells that many rules read, that failed of late, and that have few candidates.

use super::board::{Board, CELLS};

/// One by the square of the number of candidates; none for a single one.
const fn merit_of(digits: u16) -> f32 {
    let count = digits.count_ones();
    if count > 1 {
        1.0 / (count * count) as f32
    } else {
        0.0
    }
}

/// The same for up to nine digits.
const MERIT: [f32; 512] = {
    let mut table = [0.0; 512];
    let mut digits = 0;
    while digits < 512 {
        table[digits] = merit_of(digits as u16);
        digits += 1;
    }
    table
};

/// How much more each failure weighs than the one before.
const GROWTH: f32 = 1.02;
/// Weights are brought down when a failure weighs as much as this.
const HEAVY: f32 = 1e20;

pub(super) struct Weights {
    cells: [f32; CELLS],
    step: f32,
}

impl Weights {
    /// `read` are cells that rules read, once for each rule.
    pub fn new(read: impl Iterator<Item = usize>) -> Weights {
        let mut cells = [1.0; CELLS];
        for cell in read {
            cells[cell] += 1.0;
        }
        Weights { cells, step: 1.0 }
    }

    /// One more failure, which weighs more than those before.
    pub fn age(&mut self) {
        self.step *= GROWTH;
        if self.step > HEAVY {
            self.cells.iter_mut().for_each(|weight| *weight /= HEAVY);
            self.step /= HEAVY;
        }
    }

    /// The failure has to do with this cell.
    pub fn bump(&mut self, cell: usize) {
        self.cells[cell] += self.step;
    }

    /// The cell to guess in; none if every cell holds a digit.
    pub fn choose(&self, board: &Board) -> Option<usize> {
        let mut best = (0.0, None);
        for (cell, weight) in self.cells.iter().enumerate() {
            let digits = board.get(cell);
            let merit = MERIT.get(usize::from(digits)).copied();
            let merit = weight * merit.unwrap_or_else(|| merit_of(digits));
            if merit > best.0 {
                best = (merit, Some(cell));
            }
        }
        best.1
    }
}
