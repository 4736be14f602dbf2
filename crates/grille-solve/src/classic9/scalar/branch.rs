//! Where the scalar engine branches: in a cell with two candidates if there is one, and among those in the one whose
//! digits have the most places among its peers.

use super::board::Board;
use super::tables::{FULL, KEEP};

/// A cell and the digit to try first.
pub(super) struct Choice {
    pub(super) digit: usize,
    pub(super) band: usize,
    pub(super) bit: u32,
    /// The other digit, where the cell has two candidates.
    pub(super) other: Option<usize>,
}

/// The most cells that are compared.
const COMPARED: u32 = 12;

/// Chooses where to branch on a stalled board.
#[inline]
pub(super) fn choose(board: &Board) -> Choice {
    let mut sizes = [[0; 3]; 3];
    for (band, [two, three, four]) in sizes.iter_mut().enumerate() {
        let mut one = 0;
        for places in &board.places {
            let cells = places[band];
            *four |= *three & cells;
            *three |= *two & cells;
            *two |= one & cells;
            one |= cells;
        }
    }
    let pairs = sizes.map(|[two, three, _]| two & !three);
    if pairs == [0; 3] {
        return fewest(board, &sizes);
    }
    let (mut best, mut most) = (None, -1);
    let mut left = COMPARED;
    for band in 0..3 {
        let mut cells = pairs[band];
        while cells != 0 && left != 0 {
            left -= 1;
            let bit = cells & cells.wrapping_neg();
            cells ^= bit;
            let keep = &KEEP[band][bit.trailing_zeros() as usize % 32];
            let (digit, other) = two_digits(board, band, bit);
            let mut links = 0;
            for i in 0..3 {
                let peers = FULL & !keep[i];
                links += (pairs[i] & peers).count_ones() as i32 * 2;
                links += (board.places[digit][i] & peers).count_ones() as i32;
                links += (board.places[other][i] & peers).count_ones() as i32;
            }
            if links > most {
                (best, most) = (Some((digit, other, band, bit)), links);
            }
        }
    }
    let (digit, other, band, bit) = best.unwrap_or((0, 0, 0, 1));
    Choice {
        digit,
        band,
        bit,
        other: Some(other),
    }
}

/// The two digits of a cell, lowest first.
#[inline]
fn two_digits(board: &Board, band: usize, bit: u32) -> (usize, usize) {
    let holds = |places: &[u32; 3]| places[band] & bit != 0;
    let first = board.places.iter().position(holds).unwrap_or(0);
    let last = board.places.iter().rposition(holds).unwrap_or(0);
    (first, last)
}

/// The first cell with three candidates, else with the fewest above, and its lowest digit.
#[cold]
fn fewest(board: &Board, sizes: &[[u32; 3]; 3]) -> Choice {
    let three = sizes.map(|[_, three, four]| three & !four);
    let cells = if three == [0; 3] {
        sizes.map(|[two, ..]| two)
    } else {
        three
    };
    let band = cells.iter().position(|&cells| cells != 0).unwrap_or(0);
    let bit = cells[band] & cells[band].wrapping_neg();
    let (digit, _) = two_digits(board, band, bit);
    Choice {
        digit,
        band,
        bit,
        other: None,
    }
}
