//! The candidates of one puzzle in fifteen words, three for each pair of digits, and what follows from them.
//!
//! Most steps are straight-line code over words with two digits in them: mispredicted jumps would cost more than the
//! steps. A pair is looked at again only after one of its digits has lost a place or got a cell.

use super::tables::{BAND, BIT, BOXES, CELL, FIELDS, PLACES};
use super::triads;
use crate::simd::Outcome;

/// The bands of two digits, the second one thirty bits above the first.
pub(super) type Pair = [u64; 3];

/// The candidates of one puzzle.
#[derive(Clone, Copy, Debug)]
pub(in crate::classic9) struct Board {
    /// The digits 1 and 2, 3 and 4, and so on; the last pair is digit 9 alone.
    pub(super) pairs: [Pair; 5],
    /// By band: the cells that no digit has been settled in yet.
    pub(super) open: [u64; 3],
    /// The pairs to look at, a bit for each.
    pub(super) changed: u32,
}

/// All cells of both digits.
const ALL: u64 = FIELDS * 0x1FF;
/// The free bit above every field.
const CARRY: u64 = FIELDS << 9;
/// By pair: the free bits of the fields that belong to a digit.
const USED: [u64; 5] = [CARRY, CARRY, CARRY, CARRY, BOXES << 9];

/// All cells of the boxes that hold any of these cells.
#[inline(always)]
fn boxes_of(cells: u64) -> u64 {
    let carry = (cells + ALL) & CARRY;
    carry - (carry >> 9)
}

/// The same cells for both digits of a pair.
#[inline(always)]
pub(super) fn both(cells: u64) -> u64 {
    cells | cells << 30
}

/// The cells of either digit of a pair.
#[inline(always)]
fn either(cells: u64) -> u64 {
    (cells | cells >> 30) & BAND
}

/// Whether any of the three is not empty.
#[inline(always)]
fn any(cells: Pair) -> bool {
    cells[0] | cells[1] | cells[2] != 0
}

/// Box/line interaction in the rows: leaves the cells of triads that a placement in the band uses.
#[inline(always)]
fn fit_rows(x: u64) -> u64 {
    let triads = triads::gathered(triads::rows(x));
    let first = u64::from(PLACES[triads::first(triads)]);
    let second = u64::from(PLACES[triads::second(triads)]);
    x & (first | second << 30)
}

/// Box/line interaction in the columns, for all three stacks side by side. In a stack, a digit takes another column in
/// each band; doubling the three bits of a triad makes rotating them a shift.
#[inline(always)]
fn fit_columns(x: Pair) -> Pair {
    let (a, b) = (triads::columns(x[0]), triads::columns(x[1]));
    let c = triads::columns(x[2]);
    let (b, c) = (b | b << 3, c | c << 3);
    let one = a & b >> 1 & c >> 2;
    let other = a & b >> 2 & c >> 1;
    let a = one | other;
    let (one, other) = (one | one << 3, other | other << 3);
    let b = (one >> 2 | other >> 1) & (FIELDS * 0o7);
    let c = (one >> 1 | other >> 2) & (FIELDS * 0o7);
    let cells = [a * 0o111, b * 0o111, c * 0o111];
    [x[0] & cells[0], x[1] & cells[1], x[2] & cells[2]]
}

impl Board {
    /// Fills nothing in; only for making room.
    pub(in crate::classic9) const BLANK: Board = Board {
        pairs: [[0; 3]; 5],
        open: [BAND; 3],
        changed: 0b1_1111,
    };

    /// The board of a puzzle given as digits (0 = empty). Anything above 9 leaves no candidate.
    pub(in crate::classic9) fn from_digits(puzzle: &[u8; 81]) -> Board {
        let mut cells = [[0_u32; 3]; 11];
        for (band, values) in puzzle.as_chunks::<27>().0.iter().enumerate() {
            for (&value, bit) in values.iter().zip(&BIT) {
                cells[usize::from(value.min(10))][band] |= 1 << bit;
            }
        }
        let mut board = Board::BLANK;
        for (pair, words) in board.pairs.iter_mut().enumerate() {
            for (band, word) in words.iter_mut().enumerate() {
                *word = u64::from(cells[2 * pair + 1][band] | cells[0][band]);
                if pair < 4 {
                    *word |= u64::from(cells[2 * pair + 2][band] | cells[0][band]) << 30;
                }
            }
        }
        let given = [0, 1, 2].map(|band| BAND & !u64::from(cells[0][band] | cells[10][band]));
        if !board.clear_boxes(given) {
            board.pairs = [[0; 3]; 5];
        }
        board.changed = 0b1_1111;
        board
    }

    /// The board of a puzzle given as candidate sets, cell by cell (bit `d` = digit `d + 1`; higher bits are ignored).
    pub(in crate::classic9) fn from_sets(sets: impl Iterator<Item = u16>) -> Board {
        let mut board = Board::BLANK;
        for (cell, set) in sets.take(81).enumerate() {
            for (pair, words) in board.pairs.iter_mut().enumerate() {
                let digits = u64::from(set & 0x1FF) >> (2 * pair);
                words[cell / 27] |= (digits & 1 | (digits >> 1 & 1) << 30) << BIT[cell % 27];
            }
        }
        board
    }

    /// The digits of a solved board.
    pub(in crate::classic9) fn digits(&self) -> [u8; 81] {
        let mut digits = [0; 81];
        for digit in 0..9 {
            for (band, out) in digits.as_chunks_mut::<27>().0.iter_mut().enumerate() {
                let mut cells = self.cells(digit, band);
                for _ in 0..3 {
                    out[usize::from(CELL[cells.trailing_zeros() as usize % 32]) % 27] =
                        digit as u8 + 1;
                    cells &= cells.wrapping_sub(1);
                }
            }
        }
        digits
    }

    /// The candidates of each cell, row by row.
    pub(super) fn sets(&self) -> impl Iterator<Item = u16> {
        (0..81).map(|cell| {
            let holds = |digit| self.cells(digit, cell / 27) >> BIT[cell % 27] & 1;
            (0..9).fold(0, |set, digit| set | (holds(digit) as u16) << digit)
        })
    }

    /// The cells of a band that may hold a digit.
    #[inline(always)]
    fn cells(&self, digit: usize, band: usize) -> u64 {
        self.pairs[digit / 2][band] >> (30 * (digit % 2)) & BAND
    }

    /// Removes a digit from cells of a band.
    #[inline(always)]
    pub(super) fn remove(&mut self, digit: usize, band: usize, cells: u64) {
        self.pairs[digit / 2][band] &= !(cells << (30 * (digit % 2)));
        self.changed |= 1 << (digit / 2);
    }

    /// Applies singles, box/line interaction and full triads until nothing changes. What is left of a board that has
    /// solutions does not depend on the order in which they are applied.
    pub(in crate::classic9) fn settle(&mut self) -> Outcome {
        // The places that are alone in their box, as last seen.
        let mut alone = [[0; 3]; 5];
        // Pairs whose rows have not been looked at since their columns changed.
        let mut halfway = 0;
        loop {
            if !self.fit(&mut alone, &mut halfway) {
                return Outcome::Dead;
            }
            self.take(&alone);
            let (some, several) = self.counts();
            // Two digits that are both alone in the same cell have it settled and undecided.
            let clash = (0..3).fold(0, |all, band| all | several[band] & !self.open[band]);
            if clash | (some[0] & some[1] & some[2] ^ BAND) != 0 {
                return Outcome::Dead;
            }
            let single = [0, 1, 2].map(|band| self.open[band] & !several[band]);
            if any(single) && !self.clear_boxes(single) {
                return Outcome::Dead;
            }
            if self.changed == 0 {
                self.changed = core::mem::take(&mut halfway);
            }
            if self.changed != 0 {
                continue;
            }
            if !any(several) {
                return Outcome::Solved;
            }
            match triads::clear_full(self) {
                None => return Outcome::Dead,
                Some(false) => return Outcome::Stalled,
                Some(true) => {}
            }
        }
    }

    /// Box/line interaction for all pairs that changed; `false` if some digit has no place left in a box.
    #[inline(always)]
    fn fit(&mut self, alone: &mut [Pair; 5], halfway: &mut u32) -> bool {
        let mut missing = 0;
        let mut changed = core::mem::take(&mut self.changed);
        while changed != 0 {
            let pair = changed.trailing_zeros() as usize % 8;
            changed &= changed - 1;
            let x = self.pairs[pair];
            let rows = [fit_rows(x[0]), fit_rows(x[1]), fit_rows(x[2])];
            let fit = fit_columns(rows);
            *halfway &= !(1 << pair);
            *halfway |= u32::from(fit != rows) << pair;
            self.pairs[pair] = fit;
            let mut filled = CARRY;
            for band in 0..3 {
                // The carry of a field shows that it is not empty, the rest is the field less one.
                let less = fit[band] + ALL;
                filled &= less;
                alone[pair][band] = fit[band] & !boxes_of(fit[band] & less);
            }
            missing |= !filled & USED[pair];
        }
        missing == 0
    }

    /// Settles the open cells in which a digit is alone in its box: all other digits leave them.
    #[inline(always)]
    fn take(&mut self, alone: &[Pair; 5]) {
        let mut taken = [0, 1, 2].map(|band| {
            let all = alone.iter().fold(0, |all, alone| all | alone[band]);
            either(all) & self.open[band]
        });
        if !any(taken) {
            return;
        }
        for (open, taken) in self.open.iter_mut().zip(&mut taken) {
            *open ^= *taken;
            *taken = both(*taken);
        }
        for (pair, (words, alone)) in self.pairs.iter_mut().zip(alone).enumerate() {
            let mut lost = 0;
            for ((x, taken), alone) in words.iter_mut().zip(taken).zip(alone) {
                let gone = *x & taken & !alone;
                *x ^= gone;
                lost |= gone;
            }
            self.changed |= u32::from(lost != 0) << pair;
        }
    }

    /// By band: the cells with a candidate, and those with two or more.
    #[inline(always)]
    fn counts(&self) -> (Pair, Pair) {
        let (mut some, mut several) = ([0; 3], [0; 3]);
        for words in &self.pairs {
            for band in 0..3 {
                several[band] |= some[band] & words[band];
                some[band] |= words[band];
            }
        }
        for band in 0..3 {
            let (first, second) = (some[band] & BAND, some[band] >> 30);
            several[band] = either(several[band]) | first & second;
            some[band] = first | second;
        }
        (some, several)
    }

    /// Settles cells with one candidate: the digit leaves the rest of the box. Box/line interaction does the rest.
    /// Returns `false` if two cells of a box have the same digit.
    #[inline(always)]
    fn clear_boxes(&mut self, single: Pair) -> bool {
        for (open, single) in self.open.iter_mut().zip(single) {
            *open ^= single;
        }
        let single = single.map(both);
        let mut twice = 0;
        for (pair, words) in self.pairs.iter_mut().enumerate() {
            let mut found = 0;
            for (x, single) in words.iter_mut().zip(single) {
                let cells = *x & single;
                *x &= !boxes_of(cells) | cells;
                found |= cells;
                twice |= cells & (cells + ALL);
            }
            self.changed |= u32::from(found != 0) << pair;
        }
        twice == 0
    }
}
