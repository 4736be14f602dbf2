//! The numbering of cells in the words of the scalar engine, and its tables.
//!
//! A band of one digit is thirty bits: a field of ten for each box, whose bit `3 * row + column` is the cell at that
//! row and column of the box; the tenth bit stays free for carries.

use crate::simd::PLACEMENTS;

/// The lowest bit of each of the three boxes of a band.
pub(super) const BOXES: u64 = 1 | 1 << 10 | 1 << 20;
/// The lowest bit of every field of a word, which holds a band of two digits.
pub(super) const FIELDS: u64 = BOXES | BOXES << 30;
/// All cells of a band of one digit.
pub(super) const BAND: u64 = BOXES * 0x1FF;

/// By cell of a band, row by row: the number of its bit.
pub(super) static BIT: [u8; 27] = {
    let mut bits = [0; 27];
    let mut cell = 0;
    while cell < 27 {
        let (row, column) = (cell / 9, cell % 9);
        bits[cell] = (column / 3 * 10 + row * 3 + column % 3) as u8;
        cell += 1;
    }
    bits
};

/// By number of a bit: the cell of the band.
pub(super) static CELL: [u8; 32] = {
    let mut cells = [0; 32];
    let mut cell = 0;
    while cell < 27 {
        cells[BIT[cell] as usize] = cell as u8;
        cell += 1;
    }
    cells
};

/// The placements of a digit that fit into these triads, as a set of six bits. Bit `3 * row + box` stands for a triad
/// of a band, bit `3 * band + column` for one of a stack.
pub(super) const fn fitting(triads: usize, stack: bool) -> u8 {
    let (mut fit, mut way) = (0, 0);
    while way < 6 {
        let (mut own, mut line) = (0, 0);
        while line < 3 {
            let house = PLACEMENTS[way][line] as usize;
            own |= 1
                << if stack {
                    3 * house + line
                } else {
                    3 * line + house
                };
            line += 1;
        }
        if triads & own == own {
            fit |= 1 << way;
        }
        way += 1;
    }
    fit
}

/// By the triads of a band in which a digit has a place: the cells of those that some placement uses.
pub(super) static PLACES: [u32; 512] = {
    let mut places = [0; 512];
    let mut triads = 0;
    while triads < 512 {
        let mut way = 0;
        while way < 6 {
            let mut line = 0;
            while line < 3 && fitting(triads, false) >> way & 1 == 1 {
                places[triads] |= 0b111 << (10 * PLACEMENTS[way][line] as usize + 3 * line);
                line += 1;
            }
            way += 1;
        }
        triads += 1;
    }
    places
};

/// By triads of a band, then of a stack: how many placements fit, with [`TWO`] where there are exactly two.
pub(super) static WAYS: [[u32; 512]; 2] = {
    let mut ways = [[0; 512]; 2];
    let mut i = 0;
    while i < 2 * 512 {
        let n = fitting(i % 512, i / 512 == 1).count_ones();
        ways[i / 512][i % 512] = if n == 2 { n + TWO } else { n };
        i += 1;
    }
    ways
};
/// Counts in [`WAYS`] the digits with exactly two placements, above the placements themselves.
pub(super) const TWO: u32 = 1 << 16;

/// By house (three bands, three stacks) and placement: its cells, band by band.
pub(super) static CELLS: [[[u32; 3]; 6]; 6] = {
    let mut cells = [[[0; 3]; 6]; 6];
    let mut i = 0;
    while i < 6 * 6 * 3 {
        let (house, way, line) = (i / 18, i / 3 % 6, i % 3);
        let other = PLACEMENTS[way][line] as usize;
        if house < 3 {
            cells[house][way][house] |= 0b111 << (10 * other + 3 * line);
        } else {
            cells[house][way][other] |= 0o111 << (10 * (house - 3) + line);
        }
        i += 1;
    }
    cells
};
