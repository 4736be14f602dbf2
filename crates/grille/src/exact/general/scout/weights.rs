//! Where to guess: in cells that many rules read, that failed of late, and that have few candidates; or
//! where a digit has two places left in a house.

use super::board::{Board, CELLS, Lane};

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

/// The same for a digit with two places, by the sum of their weights: not as good as a cell with two
/// candidates, far better than one with three.
const TWO_PLACES: f32 = 0.1;

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

    /// The cell and the digit to guess; none if every cell holds a digit. The houses hold every digit.
    pub fn choose<'a>(
        &self,
        board: &Board,
        houses: impl Iterator<Item = &'a [Lane]>,
    ) -> Option<(usize, u16)> {
        let (merit, cell) = self.best_cell(board)?;
        // The highest digit: sums and lines say more about high ones.
        let guess = (cell, board.highest(cell));
        if board.get(cell).count_ones() == 2 {
            return Some(guess);
        }
        Some(self.better_place(board, houses, merit).unwrap_or(guess))
    }

    /// The cell to guess in, and how good it is.
    fn best_cell(&self, board: &Board) -> Option<(f32, usize)> {
        let mut best = (0.0, None);
        for (cell, weight) in self.cells.iter().enumerate() {
            let digits = board.get(cell);
            let merit = MERIT.get(usize::from(digits)).copied();
            let merit = weight * merit.unwrap_or_else(|| merit_of(digits));
            if merit > best.0 {
                best = (merit, Some(cell));
            }
        }
        best.1.map(|cell| (best.0, cell))
    }

    /// A digit with two places in a house that is better than this, and the place that weighs more.
    fn better_place<'a>(
        &self,
        board: &Board,
        houses: impl Iterator<Item = &'a [Lane]>,
        merit: f32,
    ) -> Option<(usize, u16)> {
        let mut best = (merit, None);
        for house in houses {
            let (mut once, mut twice, mut more) = (0, 0, 0);
            for &lane in house {
                let digits = board.get_at(lane);
                more |= twice & digits;
                twice |= once & digits;
                once |= digits;
            }
            let mut digits = twice & !more;
            while digits != 0 {
                let digit = 1 << digits.ilog2();
                digits &= !digit;
                let mut places = house
                    .iter()
                    .filter(|&&lane| board.get_at(lane) & digit != 0);
                let (Some(one), Some(other)) = (places.next(), places.next()) else {
                    continue;
                };
                let (one, other) = (one.cell(), other.cell());
                let weights = (self.cells[one], self.cells[other]);
                let merit = (weights.0 + weights.1) * TWO_PLACES;
                if merit > best.0 {
                    let place = if weights.0 >= weights.1 { one } else { other };
                    best = (merit, Some((place, digit)));
                }
            }
        }
        best.1
    }
}
