//! Chooses where the scout guesses: in cells that many propagators read, that failed recently and that have few
//! candidates; or where a digit has two places left in a house.

use super::board::{Board, CELLS, Lane};
use crate::portfolio::weights::{TWO_PLACES, Weights, merit_of};

/// The score for guessing in a cell, by its candidates (up to nine digits).
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
/// The weights of cells in vector order.
pub(super) struct Choice {
    weights: Weights,
}

impl Choice {
    /// `read` yields the cells that propagators read, once per propagator.
    pub fn new(cells: usize, read: impl Iterator<Item = usize>) -> Choice {
        let mut weights = Weights::new(CELLS, GROWTH);
        for cell in (0..cells).chain(read) {
            weights.bump(Lane::of(cell).index(), 1.0);
        }
        Choice { weights }
    }

    /// Ends a failure: later ones weigh more.
    pub fn age(&mut self) {
        self.weights.age();
    }

    /// Increases the weight of a cell that contributed to the failure.
    pub fn bump(&mut self, cell: usize) {
        self.weights.bump(Lane::of(cell).index(), 1.0);
    }

    fn weight(&self, lane: Lane) -> f32 {
        self.weights.all[lane.index()]
    }

    /// The cell and the digit to guess; none if every cell holds a digit. The given houses hold every digit.
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
        // Otherwise the highest digit: sums and lines say more about high digits.
        let (lane, digit) = place.unwrap_or((lane, 1 << digits.ilog2()));
        Some((lane.cell(), digit))
    }

    /// The cell to guess in, and its score.
    fn best_cell(&self, board: &Board) -> Option<(f32, Lane)> {
        // Non-negative floats compare like their bits; the first of equals wins.
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

    /// A digit with two places in a house that scores higher than this, and the place with the greater weight.
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

    /// However many failures there are elsewhere, an open cell is never taken for a filled one.
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
