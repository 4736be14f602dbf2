//! Converts digits or candidate sets to the solver's grids, and grids back to digits.

use crate::simd::{ALL, Grid};

/// A grid in which nothing is known.
pub(super) const OPEN: Grid = Grid {
    bands: [[ALL; 32]; 3],
};

/// The candidates of a puzzle value. Anything but 0–9 leaves no candidate, so the puzzle has no solution.
pub(super) const CANDIDATES: [u16; 256] = {
    let mut table = [0; 256];
    table[0] = ALL;
    let mut digit = 1;
    while digit <= 9 {
        table[digit] = 1 << (digit - 1);
        digit += 1;
    }
    table
};

/// The grid of a puzzle given as digits (0 = empty).
#[inline]
pub(super) fn from_digits(puzzle: &[u8; 81]) -> Grid {
    let mut grid = OPEN;
    for (band, digits) in grid.bands.iter_mut().zip(puzzle.as_chunks::<27>().0) {
        for (cell, &digit) in band.iter_mut().zip(digits) {
            *cell = CANDIDATES[usize::from(digit)];
        }
    }
    grid
}

/// The grid of a puzzle given as candidate sets (bit `d` = digit `d + 1`;
/// higher bits are ignored).
#[inline]
pub(super) fn from_sets(sets: &[u16; 81]) -> Grid {
    let mut grid = OPEN;
    for (band, sets) in grid.bands.iter_mut().zip(sets.as_chunks::<27>().0) {
        for (cell, &set) in band.iter_mut().zip(sets) {
            *cell = set & ALL;
        }
    }
    grid
}

/// The digit of each one-bit set.
const DIGIT: [u8; 512] = {
    let mut table = [0; 512];
    let mut digit = 1u8;
    while digit <= 9 {
        table[1 << (digit - 1)] = digit;
        digit += 1;
    }
    table
};

/// The digits of a solved grid.
#[inline]
pub(super) fn digits(grid: &Grid) -> [u8; 81] {
    let mut out = [0; 81];
    for (digits, band) in out.as_chunks_mut::<27>().0.iter_mut().zip(&grid.bands) {
        for (digit, cell) in digits.iter_mut().zip(band) {
            *digit = DIGIT[usize::from(*cell % 512)];
        }
    }
    out
}
