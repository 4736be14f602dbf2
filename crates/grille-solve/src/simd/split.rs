//! The two children of a branch, as candidates to remove: in a lane, in a grid and, for the single search, in vectors.

use super::bands::{Band, BandVector};
use super::branch::{Branch, PLACEMENTS, branch};
use super::lanes::Block;
use super::one::Grid;

/// Six or nine cells; six are repeated to make nine, so that removal needs no count.
type Cells = [u8; 9];

/// The cells that lose the digit when placement `kept` stays and placement `gone` is dropped: those of the triads only
/// `gone` uses. By band, kept, gone.
static STRUCK: [[[Cells; 6]; 6]; 6] = {
    let mut table = [[[[0; 9]; 6]; 6]; 6];
    let mut i = 0;
    while i < 6 * 6 * 6 {
        let (band, kept, gone) = (i / 36, i / 6 % 6, i % 6);
        let mut len = 0;
        let mut line = 0;
        while len < 9 && kept != gone {
            let house = PLACEMENTS[gone][line % 3] as usize;
            let mut k = 0;
            while k < 3 && len < 9 && PLACEMENTS[kept][line % 3] as usize != house {
                let cell = if band < 3 {
                    (band * 3 + line % 3) * 9 + house * 3 + k
                } else {
                    (house * 3 + k) * 9 + (band - 3) * 3 + line % 3
                };
                table[band][kept][gone][len] = cell as u8;
                len += 1;
                k += 1;
            }
            line += 1;
        }
        i += 1;
    }
    table
};

#[inline(always)]
fn struck(band: u8, kept: u8, gone: u8) -> &'static Cells {
    &STRUCK[usize::from(band) % 6][usize::from(kept) % 6][usize::from(gone) % 6]
}

/// Turns a lane into the first child of `branch`.
#[inline]
pub fn first_child(block: &mut Block, lane: usize, branch: Branch) {
    match branch {
        Branch::Placement {
            digit,
            band,
            first,
            second,
        } => {
            for &cell in struck(band, first, second) {
                block.cells[usize::from(cell)].0[lane % 32] &= !digit;
            }
        }
        Branch::Cell { cell, digit } => block.cells[usize::from(cell)].0[lane % 32] = digit,
    }
}

/// Turns a lane into the second child of `branch`.
#[inline]
pub fn second_child_in_lane(block: &mut Block, lane: usize, branch: Branch) {
    match branch {
        Branch::Placement {
            digit,
            band,
            first,
            second,
        } => {
            for &cell in struck(band, second, first) {
                block.cells[usize::from(cell)].0[lane % 32] &= !digit;
            }
        }
        Branch::Cell { cell, digit } => block.cells[usize::from(cell)].0[lane % 32] &= !digit,
    }
}

/// Turns a grid into the second child of `branch`.
#[inline]
pub fn second_child(grid: &mut Grid, branch: Branch) {
    let lanes = grid.bands.as_flattened_mut();
    match branch {
        Branch::Placement {
            digit,
            band,
            first,
            second,
        } => {
            for &cell in struck(band, second, first) {
                lanes[usize::from(LANE_OF[usize::from(cell)])] &= !digit;
            }
        }
        Branch::Cell { cell, digit } => lanes[usize::from(LANE_OF[usize::from(cell)])] &= !digit,
    }
}

/// The lane of each cell in a grid.
static LANE_OF: [u8; 81] = {
    let mut lanes = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        lanes[cell] = (cell / 27 * 32 + cell % 27) as u8;
        cell += 1;
    }
    lanes
};

/// The cells of a placement, as all-ones lanes.
#[repr(C, align(64))]
struct Mask([Band; 3]);

/// By band or stack and placement.
static CELLS_OF: [[Mask; 6]; 6] = {
    let mut table = [const { [const { Mask([[0; 32]; 3]) }; 6] }; 6];
    let mut i = 0;
    while i < 6 * 6 * 9 {
        let (band, way, line, k) = (i / 54, i / 9 % 6, i / 3 % 3, i % 3);
        let house = PLACEMENTS[way][line] as usize;
        let cell = if band < 3 {
            (band * 3 + line) * 9 + house * 3 + k
        } else {
            (house * 3 + k) * 9 + (band - 3) * 3 + line
        };
        table[band][way].0[cell / 27][cell % 27] = u16::MAX;
        i += 1;
    }
    table
};

/// Branches in a stalled puzzle: leaves the first child in `grid` and writes the second to `other`. Whole vectors are
/// written because the next round reads whole vectors: writing single cells would defeat store forwarding.
#[inline(always)]
pub fn split<V: BandVector>(grid: &mut Grid, other: &mut Grid) {
    match branch::<V>(grid) {
        Branch::Placement {
            digit,
            band,
            first,
            second,
        } => {
            let ways = &CELLS_OF[usize::from(band) % 6];
            let (first, second) = (
                &ways[usize::from(first) % 6],
                &ways[usize::from(second) % 6],
            );
            let digit = V::splat(digit);
            for i in 0..3 {
                let x = V::read(&grid.bands[i]);
                let (a, b) = (V::read(&first.0[i]), V::read(&second.0[i]));
                x.minus(digit.and(a.minus(b))).write(&mut other.bands[i]);
                x.minus(digit.and(b.minus(a))).write(&mut grid.bands[i]);
            }
        }
        Branch::Cell { cell, digit } => {
            let lane = usize::from(LANE_OF[usize::from(cell)]);
            *other = *grid;
            other.bands.as_flattened_mut()[lane] &= !digit;
            grid.bands.as_flattened_mut()[lane] = digit;
        }
    }
}
