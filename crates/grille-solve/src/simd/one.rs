//! The propagation round for one puzzle held as three band vectors. It does
//! exactly what the round of `lanes` does to one lane, so both searches walk
//! the same tree.

use super::bands::{Band, BandVector, CELL_LANES};
use super::outcome::{ALL, Outcome};
use super::vector::three;

/// One puzzle: the candidate sets of its cells, three bands of 27.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Grid {
    /// The bands, top to bottom.
    pub bands: [Band; 3],
}

/// Repeats the round until the puzzle is solved, dead or stalled.
#[inline(always)]
pub fn settle<V: BandVector>(grid: &mut Grid) -> Outcome {
    let mut bands = three!(i => V::read(&grid.bands[i]));
    let outcome = loop {
        let outcome = round(&mut bands);
        if outcome != Outcome::Changed {
            break outcome;
        }
    };
    write(bands, grid);
    outcome
}

/// One round alone; the search uses [`settle`], the tests compare this one.
#[inline(always)]
pub fn step<V: BandVector>(grid: &mut Grid) -> Outcome {
    let mut bands = three!(i => V::read(&grid.bands[i]));
    let outcome = round(&mut bands);
    write(bands, grid);
    outcome
}

/// The cells in which two puzzles differ: bit `n` for cell `n`.
#[inline(always)]
pub fn differs<V: BandVector>(grid: &Grid, other: &Grid) -> u128 {
    let lanes = three!(i => {
        let difference = V::read(&grid.bands[i]).xor(V::read(&other.bands[i]));
        u128::from(difference.nonzero_lanes() & CELL_LANES)
    });
    lanes[0] | lanes[1] << 27 | lanes[2] << 54
}

#[inline(always)]
fn write<V: BandVector>(bands: [V; 3], grid: &mut Grid) {
    for i in 0..3 {
        bands[i].write(&mut grid.bands[i]);
    }
}

#[inline(always)]
fn round<V: BandVector>(bands: &mut [V; 3]) -> Outcome {
    let all = V::splat(ALL);
    let three = V::splat(3);
    let start = *bands;
    let mut fitting = all;
    for i in 0..3 {
        let x = bands[i];
        let s = x.single();
        let (x1, x2) = (x.next_cell(), x.last_cell());
        let some = x.or3(x1, x2);
        let twice = x.majority(x1, x2);
        let placed = s.or3(s.next_cell(), s.last_cell());
        let may = some
            .minus2(placed.next_box(), placed.last_box())
            .minus2(placed.next_row(), placed.last_row());
        let ways = may
            .next_row_next_box()
            .and(may.last_row_last_box())
            .or_both(may.next_row_last_box(), may.last_row_next_box());
        let fit = may.and(ways);
        let full = fit.where_equal(fit.count(), three);
        let (f1, f2) = (fit.next_box(), fit.last_box());
        fitting = fitting.and_any3(fit, f1, f2);
        let only = fit.minus2(f1, f2).minus(twice);
        let keep = fit
            .minus2(full.next_box(), full.last_box())
            .minus2(full.next_row(), full.last_row())
            .minus(placed);
        bands[i] = V::narrowed(x, keep, only, s);
    }

    let x = *bands;
    let mut open = V::splat(0);
    let s = three!(i => x[i].single_or_open(&mut open));
    let placed = three!(i => s[i].or3(s[i].next_row(), s[i].last_row()));
    let down = three!(i => (x[i].next_row(), x[i].last_row()));
    let may = three!(i => {
        x[i].or3(down[i].0, down[i].1)
            .minus2(placed[(i + 1) % 3], placed[(i + 2) % 3])
            .minus2(placed[i].next_cell(), placed[i].last_cell())
    });
    let next = three!(i => may[i].next_cell());
    let last = three!(i => may[i].last_cell());
    let fit = three!(i => {
        let (a, b) = ((i + 1) % 3, (i + 2) % 3);
        may[i].and(next[a].and(last[b]).or_both(last[a], next[b]))
    });
    let full = three!(i => fit[i].where_equal(fit[i].count(), three));
    fitting = fitting.and_any3(fit[0], fit[1], fit[2]);
    let mut least_cell = all;
    let mut changed = V::splat(0);
    for i in 0..3 {
        let (a, b) = ((i + 1) % 3, (i + 2) % 3);
        let twice = x[i].majority(down[i].0, down[i].1);
        let only = fit[i].minus2(fit[a], fit[b]).minus(twice);
        let keep = fit[i]
            .minus2(full[a], full[b])
            .minus2(full[i].next_cell(), full[i].last_cell())
            .minus(placed[i]);
        let n = V::narrowed(x[i], keep, only, s[i]);
        changed = changed.or_difference(n, start[i]);
        least_cell = least_cell.min(n);
        bands[i] = n;
    }

    let empty = !least_cell.nonzero_lanes() & CELL_LANES != 0;
    if empty || fitting.xor(all).any_cell() {
        Outcome::Dead
    } else if open.open_lanes() & CELL_LANES == 0 {
        if rows_complete(bands) {
            Outcome::Solved
        } else {
            Outcome::Dead
        }
    } else if changed.any_cell() {
        Outcome::Changed
    } else {
        Outcome::Stalled
    }
}

/// Whether every row holds all nine digits: what is left to check once every
/// cell is single and columns and boxes were found complete.
#[inline(always)]
fn rows_complete<V: BandVector>(bands: &[V; 3]) -> bool {
    let mut lacking = V::splat(0);
    for i in 0..3 {
        let x = bands[i];
        let triad = x.or3(x.next_cell(), x.last_cell());
        let row = triad.or3(triad.next_box(), triad.last_box());
        lacking = lacking.or_difference(row, V::splat(ALL));
    }
    !lacking.any_cell()
}
