//! Where the scalar engine branches: exactly where the vector engine does (see `crate::simd`), so that both find
//! solutions in the same order.

use super::board::Board;
use super::tables::{CELLS, TWO, WAYS, fitting};
use super::triads::{all_columns, first, gathered, rows, second};
use crate::simd::{Branch, MANY, smallest_cell};

/// Chooses where to branch on a stalled board.
pub(super) fn choose(board: &Board) -> Branch {
    // By house: placements of all digits, and digits with two.
    let mut sums = [0; 6];
    for words in &board.pairs {
        let down = all_columns(*words);
        for (i, &x) in words.iter().enumerate() {
            let across = gathered(rows(x));
            sums[i] += WAYS[0][first(across)] + WAYS[0][second(across)];
            let down = down >> (10 * i);
            sums[i + 3] +=
                WAYS[1][(down & 0x1FF) as usize] + WAYS[1][(down >> 30 & 0x1FF) as usize];
        }
    }
    let mut best = (u32::from(MANY) + 1, 6);
    for (house, sum) in sums.into_iter().enumerate() {
        if sum >= TWO && sum % TWO < best.0 {
            best = (sum % TWO, house);
        }
    }
    let digits = (0..9).map(|digit| (digit, triads_of(board, digit, best.1)));
    let two = |&(_, triads): &(usize, usize)| WAYS[best.1 / 3][triads] >= TWO;
    match digits.take(if best.1 < 6 { 9 } else { 0 }).find(two) {
        Some((digit, triads)) => {
            let ways = fitting(triads, best.1 >= 3);
            Branch::Placement {
                digit: 1 << digit,
                band: best.1 as u8,
                first: ways.trailing_zeros() as u8,
                second: (ways | 1).ilog2() as u8,
            }
        }
        None => smallest_cell(board.sets()),
    }
}

/// The triads of a digit in a band (0–2) or stack (3–5).
#[inline]
fn triads_of(board: &Board, digit: usize, house: usize) -> usize {
    let words = board.pairs[digit / 2];
    if house < 3 {
        let triads = gathered(rows(words[house]));
        if digit.is_multiple_of(2) {
            first(triads)
        } else {
            second(triads)
        }
    } else {
        let triads = all_columns(words) >> (10 * (house % 3) + 30 * (digit % 2));
        (triads & 0x1FF) as usize
    }
}

impl Board {
    /// Branches: leaves the first child in place and writes the second.
    pub(in crate::classic9) fn split(&mut self, other: &mut Board) {
        *other = *self;
        match choose(self) {
            Branch::Placement {
                digit,
                band,
                first,
                second,
            } => {
                let digit = digit.trailing_zeros() as usize % 9;
                self.strike(digit, band, first, second);
                other.strike(digit, band, second, first);
            }
            Branch::Cell { cell, digit } => {
                let cell = usize::from(cell);
                let bit = 1 << super::tables::BIT[cell % 27];
                let digit = digit.trailing_zeros() as usize % 9;
                other.remove(digit, cell / 27, bit);
                for gone in (0..9).filter(|&gone| gone != digit) {
                    self.remove(gone, cell / 27, bit);
                }
            }
        }
    }

    /// Keeps one placement of a digit and drops another.
    #[inline]
    fn strike(&mut self, digit: usize, house: u8, kept: u8, gone: u8) {
        let ways = &CELLS[usize::from(house) % 6];
        let (kept, gone) = (ways[usize::from(kept) % 6], ways[usize::from(gone) % 6]);
        for band in 0..3 {
            self.remove(digit, band, u64::from(gone[band] & !kept[band]));
        }
    }
}
