//! The numbering of cells and the tables of the scalar engine.
//!
//! A band is a word of 27 bits. Bit `9k + 3r + j` is the cell at position `k` of the triad in row `r` and box `j` of the
//! band, so that the triads of a band, or its columns, come from two shifts.

/// All cells of a band.
pub(super) const FULL: u32 = (1 << 27) - 1;
/// The nine triads of a band.
pub(super) const TRIADS: u32 = 0x1FF;

/// The bit of a cell of the grid within its band.
const fn bit(cell: usize) -> u32 {
    let (row, column) = (cell / 9, cell % 9);
    1 << (column % 3 * 9 + row % 3 * 3 + column / 3)
}

/// By cell of the grid: its bit within its band.
pub(super) static BIT: [u32; 81] = {
    let mut bits = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        bits[cell] = bit(cell);
        cell += 1;
    }
    bits
};

/// By bit: the cell of the first band.
pub(super) static CELL: [u8; 32] = {
    let mut cells = [0; 32];
    let mut cell = 0;
    while cell < 27 {
        cells[bit(cell).trailing_zeros() as usize] = cell as u8;
        cell += 1;
    }
    cells
};

/// By band and bit: the cells, band by band, that are not peers of the cell (which is none of its own).
pub(super) static KEEP: [[[u32; 3]; 32]; 3] = {
    let mut keep = [[[FULL; 3]; 32]; 3];
    let mut i = 0;
    while i < 81 * 81 {
        let (a, b) = (i / 81, i % 81);
        let boxes = (a / 27 * 3 + a % 9 / 3, b / 27 * 3 + b % 9 / 3);
        if a != b && (a / 9 == b / 9 || a % 9 == b % 9 || boxes.0 == boxes.1) {
            keep[a / 27][bit(a).trailing_zeros() as usize][b / 27] &= !bit(b);
        }
        i += 1;
    }
    keep
};

/// By the triads of a band in which a digit has a place: the cells of those triads that one of its six placements uses;
/// none if there is no placement.
pub(super) static PLACES: [u32; 512] = {
    let ways = [0o421, 0o241, 0o412, 0o142, 0o214, 0o124];
    let mut places = [0; 512];
    let mut triads = 0;
    while triads < 512 {
        let mut fit = 0;
        let mut way = 0;
        while way < 6 {
            if triads & ways[way] == ways[way] {
                fit |= ways[way] as u32;
            }
            way += 1;
        }
        places[triads] = fit | fit << 9 | fit << 18;
        triads += 1;
    }
    places
};

/// By the triads of a band in which a digit has a place: those that are alone in their row.
pub(super) static ALONE: [u16; 512] = {
    let mut alone = [0; 512];
    let mut triads = 0;
    while triads < 512 {
        let mut row = 0;
        while row < 3 {
            let own = triads as u16 & 7 << (3 * row);
            if own.count_ones() == 1 {
                alone[triads] |= own;
            }
            row += 1;
        }
        triads += 1;
    }
    alone
};
