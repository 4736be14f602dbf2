//! Moves puzzles from lane to lane inside a block, and out of it.

use super::lanes::{Block, LaneVector, Row};

/// Gives every lane the puzzle of lane `from[lane]`.
#[inline(always)]
pub fn spread<V: LaneVector>(cells: &mut [Row], from: &Row) {
    for row in cells {
        V::spread(row, from);
    }
}

/// The digits of a solved lane: every cell holds one bit, and its digit is the count of the bits below it.
#[inline(always)]
pub fn digits(block: &Block, lane: usize, out: &mut [u8; 81]) {
    for cell in 0..81 {
        let set = block.cells[cell].0[lane % 32];
        out[cell] = set.wrapping_sub(1).count_ones() as u8 + 1;
    }
}
