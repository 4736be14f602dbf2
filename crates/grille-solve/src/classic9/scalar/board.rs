//! The candidates of one puzzle as 27 words, one for each digit and band, and what follows from them.

use super::tables::{ALONE, BIT, CELL, FULL, KEEP, PLACES, TRIADS};
use crate::simd::Outcome;

/// The candidates of one puzzle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    /// By digit and band: the cells that may hold the digit.
    pub(super) places: [[u32; 3]; 9],
    /// By band: the cells whose digit has not been settled.
    pub(super) open: [u32; 3],
    /// The digits that lost places since they were last looked at.
    dirty: u32,
}

/// The columns of a band once its rows are folded together: one bit per triad position and box.
const COLUMNS: u32 = 0o7 | 0o7 << 9 | 0o7 << 18;
/// The bands that follow another one, and those that come before another one, in folded words of all three bands.
const NEXT: [u32; 2] = [0o077 | 0o077 << 9 | 0o077 << 18, 0o700 | 0o700 << 9 | 0o700 << 18];
const LAST: [u32; 2] = [0o007 | 0o007 << 9 | 0o007 << 18, 0o770 | 0o770 << 9 | 0o770 << 18];

/// The columns, by band, that some placement of a digit in its stack uses. Bit `9k + 3b + j` is column `k` of the stack
/// `j` in band `b`; the three stacks are worked out side by side.
#[inline]
fn fitting_columns(columns: u32) -> u32 {
    let twice = u64::from(columns) | u64::from(columns) << 27;
    let (next, last) = ((twice >> 9) as u32, (twice >> 18) as u32);
    let next_band = |x: u32| x >> 3 & NEXT[0] | x << 6 & NEXT[1];
    let last_band = |x: u32| x >> 6 & LAST[0] | x << 3 & LAST[1];
    columns & (next_band(next) & last_band(last) | last_band(next) & next_band(last))
}

impl Board {
    /// The board of a puzzle given as digits (0 = empty). Anything above 9 leaves no candidate.
    #[inline]
    pub(super) fn from_digits(puzzle: &[u8; 81]) -> Board {
        let mut kept = [[FULL; 3]; 9];
        let mut given = [[0; 3]; 9];
        let mut all = [0; 3];
        for (band, values) in puzzle.as_chunks::<27>().0.iter().enumerate() {
            for (cell, &value) in values.iter().enumerate() {
                if value == 0 {
                    continue;
                }
                let bit = BIT[cell];
                all[band] |= bit;
                if value > 9 {
                    continue;
                }
                let digit = usize::from(value) - 1;
                given[digit][band] |= bit;
                let keep = &KEEP[band][bit.trailing_zeros() as usize % 32];
                for (kept, keep) in kept[digit].iter_mut().zip(keep) {
                    *kept &= keep;
                }
            }
        }
        for (kept, given) in kept.iter_mut().zip(&given) {
            for band in 0..3 {
                kept[band] &= given[band] | !all[band];
            }
        }
        Board {
            places: kept,
            open: all.map(|all| FULL & !all),
            dirty: 0x1FF,
        }
    }

    /// The board of a puzzle given as candidate sets (bit `d` = digit `d + 1`; higher bits are ignored).
    pub(super) fn from_sets(sets: &[u16; 81]) -> Board {
        let mut places = [[0; 3]; 9];
        for (cell, set) in sets.iter().enumerate() {
            for (digit, places) in places.iter_mut().enumerate() {
                places[cell / 27] |= BIT[cell % 27] * u32::from(set >> digit & 1);
            }
        }
        Board {
            places,
            open: [FULL; 3],
            dirty: 0x1FF,
        }
    }

    /// The digits of a solved board.
    #[inline]
    pub(super) fn digits(&self) -> [u8; 81] {
        let mut digits = [0; 81];
        for (digit, places) in (1..).zip(&self.places) {
            for (band, &cells) in digits.as_chunks_mut::<27>().0.iter_mut().zip(places) {
                let mut cells = cells;
                while cells != 0 {
                    band[usize::from(CELL[cells.trailing_zeros() as usize % 32]) % 27] = digit;
                    cells &= cells - 1;
                }
            }
        }
        digits
    }

    /// Gives a cell (band and bit) a digit.
    #[inline]
    pub(super) fn set(&mut self, digit: usize, band: usize, bit: u32) {
        for (other, places) in self.places.iter_mut().enumerate() {
            if other != digit && places[band] & bit != 0 {
                places[band] &= !bit;
                self.dirty |= 1 << other;
            }
        }
        self.open[band] &= !bit;
        self.place(digit, band, bit);
    }

    /// Removes a candidate.
    #[inline]
    pub(super) fn remove(&mut self, digit: usize, band: usize, bit: u32) {
        self.places[digit][band] &= !bit;
        self.dirty |= 1 << digit;
    }

    /// Removes a digit from the peers of its cell.
    #[inline]
    fn place(&mut self, digit: usize, band: usize, bit: u32) {
        let keep = &KEEP[band][bit.trailing_zeros() as usize % 32];
        for (places, keep) in self.places[digit].iter_mut().zip(keep) {
            *places &= keep;
        }
        self.dirty |= 1 << digit;
    }

    /// Applies singles and box/line interaction until nothing changes.
    #[inline]
    pub(super) fn settle(&mut self) -> Outcome {
        // Cells that a digit takes because it has no other place in a row.
        let mut taken = [0; 3];
        loop {
            while self.dirty != 0 {
                let digit = self.dirty.trailing_zeros() as usize % 9;
                self.dirty &= self.dirty - 1;
                let Some(singles) = fit(&mut self.places[digit]) else {
                    return Outcome::Dead;
                };
                for band in 0..3 {
                    let new = singles[band] & self.open[band];
                    taken[band] = new;
                    self.open[band] &= !new;
                }
                if taken != [0; 3] {
                    for (other, places) in self.places.iter_mut().enumerate() {
                        let lost = places[0] & taken[0] | places[1] & taken[1] | places[2] & taken[2];
                        if lost != 0 && other != digit {
                            for band in 0..3 {
                                places[band] &= !taken[band];
                            }
                            self.dirty |= 1 << other;
                        }
                    }
                }
            }
            let (mut lacking, mut several) = (0, 0);
            for band in 0..3 {
                let (mut one, mut two) = (0, 0);
                for places in &self.places {
                    two |= one & places[band];
                    one |= places[band];
                }
                lacking |= one ^ FULL;
                several |= two;
                let mut single = self.open[band] & !two;
                self.open[band] &= two;
                while single != 0 && lacking == 0 {
                    let bit = single & single.wrapping_neg();
                    single ^= bit;
                    let holds = |places: &[u32; 3]| places[band] & bit != 0;
                    if let Some(digit) = self.places.iter().position(holds) {
                        self.place(digit, band, bit);
                    }
                }
            }
            if lacking != 0 {
                return Outcome::Dead;
            }
            if self.dirty == 0 {
                return if several == 0 { Outcome::Solved } else { Outcome::Stalled };
            }
        }
    }
}

/// Box/line interaction for one digit, exactly, until nothing changes. Returns the cells, by band, that are the only
/// place in their row, or `None` if the digit has no placement.
#[inline]
fn fit(places: &mut [u32; 3]) -> Option<[u32; 3]> {
    let mut now = *places;
    loop {
        for band in &mut now {
            *band &= PLACES[((*band | *band >> 9 | *band >> 18) & TRIADS) as usize];
        }
        if now[0] == 0 || now[1] == 0 || now[2] == 0 {
            return None;
        }
        let [a, b, c] = now.map(|band| (band | band >> 3 | band >> 6) & COLUMNS);
        let columns = a | b << 3 | c << 6;
        let fitting = fitting_columns(columns);
        if fitting == columns {
            break;
        }
        if fitting == 0 {
            return None;
        }
        for (band, shift) in now.iter_mut().zip([0, 3, 6]) {
            let fit = fitting >> shift & COLUMNS;
            *band &= fit | fit << 3 | fit << 6;
        }
    }
    *places = now;
    Some(now.map(|band| {
        let (a, b, c) = (band & TRIADS, band >> 9 & TRIADS, band >> 18);
        let triads = a | b | c;
        let several = a & b | c & (a | b);
        let alone = u32::from(ALONE[triads as usize % 512]) & !several;
        band & (alone | alone << 9 | alone << 18)
    }))
}
