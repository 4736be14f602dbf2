//! Where to guess: in cells that many rules read, that failed of late, and that have few candidates; or
//! where a digit has two places left in a house.

use super::board::{Board, CELLS, Lane};
use crate::exact::general::weights::{TWO_PLACES, Weights, merit_of};

/// How good it is to guess in a cell with up to nine digits, by its candidates.
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
/// The weights of cells in the order of the vectors.
pub(super) struct Choice {
    weights: Weights,
}

impl Choice {
    /// `read` are cells that rules read, once for each rule.
    pub fn new(cells: usize, read: impl Iterator<Item = usize>) -> Choice {
        let mut weights = Weights::new(CELLS, GROWTH);
        for cell in (0..cells).chain(read) {
            weights.bump(Lane::of(cell).index(), 1.0);
        }
        Choice { weights }
    }

    /// One more failure, which weighs more than those before.
    pub fn age(&mut self) {
        self.weights.age();
    }

    /// The failure has to do with this cell.
    pub fn bump(&mut self, cell: usize) {
        self.weights.bump(Lane::of(cell).index(), 1.0);
    }

    fn weight(&self, lane: Lane) -> f32 {
        self.weights.all[lane.index()]
    }

    /// The cell and the digit to guess; none if every cell holds a digit. The houses hold every digit.
    pub fn choose<'a>(
        &self,
        board: &Board,
        houses: impl Iterator<Item = &'a [Lane]>,
    ) -> Option<(usize, u16)> {
        let (merit, lane) = self.best_cell(board)?;
        let digits = board.at(lane);
        let place = if digits.count_ones() > 2 {
            self.better_place(board, houses, merit)
        } else {
            None
        };
        // Or the highest digit: sums and lines say more about high ones.
        let (lane, digit) = place.unwrap_or((lane, 1 << digits.ilog2()));
        Some((lane.cell(), digit))
    }

    /// The cell to guess in, and how good it is.
    fn best_cell(&self, board: &Board) -> Option<(f32, Lane)> {
        // Floats from nought up are in the order of their bits; of equals the first is taken.
        let mut best = 0;
        for (lane, (&weight, &digits)) in self.weights.all.iter().zip(board.lanes()).enumerate() {
            let merit = match MERIT.get(usize::from(digits)) {
                Some(merit) => weight * merit,
                None => weight * merit_of(digits),
            };
            best = best.max(u64::from(merit.to_bits()) << 32 | (CELLS - lane) as u64);
        }
        let merit = f32::from_bits((best >> 32) as u32);
        (merit > 0.0).then(|| (merit, Lane::new(CELLS - best as u32 as usize)))
    }

    /// A digit with two places in a house that is better than this, and the place that weighs more.
    fn better_place<'a>(
        &self,
        board: &Board,
        houses: impl Iterator<Item = &'a [Lane]>,
        merit: f32,
    ) -> Option<(Lane, u16)> {
        let mut best = (merit, None);
        for house in houses {
            let (mut once, mut twice, mut more) = (0, 0, 0);
            for &lane in house {
                let digits = board.at(lane);
                more |= twice & digits;
                twice |= once & digits;
                once |= digits;
            }
            let mut digits = twice & !more;
            while digits != 0 {
                let digit = 1 << digits.ilog2();
                digits &= !digit;
                let mut places = house.iter().filter(|&&lane| board.at(lane) & digit != 0);
                let (Some(&one), Some(&other)) = (places.next(), places.next()) else {
                    continue;
                };
                let weights = (self.weight(one), self.weight(other));
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Failures elsewhere, however many, do not make a cell be taken for filled.
    #[test]
    fn an_open_cell_is_always_found() {
        let mut choice = Choice::new(9, std::iter::empty());
        for _ in 0..100_000 {
            choice.age();
            choice.bump(0);
        }
        let mut domains = [1; 9];
        domains[5] = 0b110;
        let board = Board::new(&domains);
        let guess = choice.choose(&board, std::iter::empty());
        assert_eq!(guess, Some((5, 0b100)));
    }
}
