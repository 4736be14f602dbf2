//! One puzzle per lane: the candidates of 32 puzzles side by side, one row of 32 per cell, and the propagation round
//! over all of them at once. A round is straight-line code: no shuffles and no data-dependent branches.

use super::branch::ways;
use super::outcome::{ALL, LaneOutcome};
use super::vector::{Vector, three};

/// One cell of 32 puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Row(pub [u16; 32]);

/// 32 puzzles: the candidate sets of each cell, row by row.
#[derive(Clone, Debug)]
#[repr(C, align(64))]
pub struct Block {
    /// One row of lanes per cell.
    pub cells: [Row; 81],
}

/// A vector that covers a part of a row of 32 lanes.
pub trait LaneVector: Vector {
    /// Puzzles per vector.
    const LANES: usize;
    /// Reads part `part` of a row.
    fn read(row: &Row, part: usize) -> Self;
    /// Writes part `part` of a row.
    fn write(self, row: &mut Row, part: usize);
    /// Gives every lane of the row the value of lane `from[lane]`.
    #[inline(always)]
    fn spread(row: &mut Row, from: &Row) {
        let old = *row;
        for (new, &lane) in row.0.iter_mut().zip(&from.0) {
            *new = old.0[usize::from(lane) % 32];
        }
    }
}

/// What one round has observed so far; [`LaneOutcome`] is derived from it.
struct Findings<V> {
    /// Digits that still fit into every band and stack.
    fitting: V,
    /// The smallest candidate set after the round (zero: an empty cell).
    least_cell: V,
    /// Nonzero where the round changed something.
    changed: V,
    /// Nonzero where some cell is still open.
    open: V,
}

/// One round over the whole block: all three bands, then all three stacks.
#[inline(always)]
pub fn round<V: LaneVector>(block: &mut Block) -> LaneOutcome {
    round_of_rows::<V>(&mut block.cells)
}

/// Same as [`round`], over the rows of the cells alone.
#[inline(always)]
pub fn round_of_rows<V: LaneVector>(cells: &mut [Row; 81]) -> LaneOutcome {
    let mut outcome = LaneOutcome::default();
    for part in 0..32 / V::LANES {
        let mut found = Findings {
            fitting: V::splat(ALL),
            least_cell: V::splat(ALL),
            changed: V::splat(0),
            open: V::splat(0),
        };
        for band in 0..3 {
            sweep::<V, false>(cells, part, band, &mut found);
        }
        for stack in 0..3 {
            sweep::<V, true>(cells, part, stack, &mut found);
        }
        let lanes = u32::MAX >> (32 - V::LANES);
        let bad = found.fitting.xor(V::splat(ALL)).nonzero_lanes()
            | !found.least_cell.nonzero_lanes() & lanes;
        let single = !found.open.open_lanes() & lanes;
        let changed = found.changed.nonzero_lanes();
        let mut dead = bad;
        if single & !bad != 0 {
            dead |= single & broken_rows::<V>(cells, part);
        }
        let shift = part * V::LANES;
        outcome.dead |= dead << shift;
        outcome.solved |= (single & !dead) << shift;
        outcome.changed |= (changed & !dead) << shift;
    }
    outcome
}

/// The cell in the grid at `line`, `house` (the box along the line) and position `k` of band or stack `band`.
#[inline(always)]
const fn cell_at<const VERTICAL: bool>(band: usize, line: usize, house: usize, k: usize) -> usize {
    if VERTICAL {
        (house * 3 + k) * 9 + band * 3 + line
    } else {
        (band * 3 + line) * 9 + house * 3 + k
    }
}

/// One band (or stack): naked singles remove their digit from line and box, a digit stays in a triad only if it can be
/// placed in the whole band that way, a triad with three digits keeps them to itself, and a digit left with one place
/// in a line or box takes it.
#[inline(always)]
fn sweep<V: LaneVector, const VERTICAL: bool>(
    cells: &mut [Row; 81],
    part: usize,
    band: usize,
    found: &mut Findings<V>,
) {
    let zero = V::splat(0);
    let mut placed = [[zero; 3]; 3]; // digits of naked singles, by triad
    let mut some = [[zero; 3]; 3]; // digits with a place in the triad
    let mut twice = [[zero; 3]; 3]; // digits with two or more
    let mut single = [[[zero; 3]; 3]; 3];
    for line in 0..3 {
        for house in 0..3 {
            let x = three!(k => V::read(
                &cells[cell_at::<VERTICAL>(band, line, house, k)],
                part,
            ));
            let s = if VERTICAL {
                three!(k => x[k].single_or_open(&mut found.open))
            } else {
                three!(k => x[k].single())
            };
            placed[line][house] = s[0].or3(s[1], s[2]);
            some[line][house] = x[0].or3(x[1], x[2]);
            twice[line][house] = x[0].majority(x[1], x[2]);
            single[line][house] = s;
        }
    }

    // A digit placed in one triad leaves the others of that line and box.
    let mut may = some;
    for line in 0..3 {
        for house in 0..3 {
            let (l1, l2, h1, h2) = others(line, house);
            may[line][house] = may[line][house]
                .minus2(placed[line][h1], placed[line][h2])
                .minus2(placed[l1][house], placed[l2][house]);
        }
    }
    // Of the six ways to place a digit in the band, a triad is in two.
    let ways = ways(&may);
    let fits = [
        [
            ways[0].or(ways[1]),
            ways[2].or(ways[3]),
            ways[4].or(ways[5]),
        ],
        [
            ways[2].or(ways[4]),
            ways[0].or(ways[5]),
            ways[1].or(ways[3]),
        ],
        [
            ways[3].or(ways[5]),
            ways[1].or(ways[4]),
            ways[0].or(ways[2]),
        ],
    ];
    found.fitting = found.fitting.and_any3(fits[0][0], fits[0][1], fits[0][2]);
    // The digits of triads that have exactly three.
    let full = three!(line => three!(house => {
        let fit = fits[line][house];
        fit.where_equal(fit.count(), V::splat(3))
    }));

    for line in 0..3 {
        for house in 0..3 {
            let (l1, l2, h1, h2) = others(line, house);
            let fit = fits[line][house];
            let only = fit
                .minus2(fits[line][h1], fits[line][h2])
                .minus(twice[line][house]);
            let keep = fit
                .minus2(full[line][h1], full[line][h2])
                .minus2(full[l1][house], full[l2][house])
                .minus(placed[line][house]);
            for k in 0..3 {
                let row = &mut cells[cell_at::<VERTICAL>(band, line, house, k)];
                let x = V::read(row, part);
                let n = V::narrowed(x, keep, only, single[line][house][k]);
                found.changed = found.changed.or_difference(n, x);
                if VERTICAL {
                    found.least_cell = found.least_cell.min(n);
                }
                n.write(row, part);
            }
        }
    }
}

/// The two other lines and the two other boxes of a band.
#[inline(always)]
const fn others(line: usize, house: usize) -> (usize, usize, usize, usize) {
    (
        (line + 1) % 3,
        (line + 2) % 3,
        (house + 1) % 3,
        (house + 2) % 3,
    )
}

/// Lanes in which some row lacks a digit. The stacks were checked last, on the very candidates that are now all single,
/// so columns and boxes are known to be complete; with the rows, the solution is proved.
#[inline(always)]
fn broken_rows<V: LaneVector>(cells: &[Row; 81], part: usize) -> u32 {
    let mut complete = V::splat(ALL);
    for r in 0..9 {
        let row = &cells[r * 9..r * 9 + 9];
        let triad = three!(j => {
            let c = three!(k => V::read(&row[j * 3 + k], part));
            c[0].or3(c[1], c[2])
        });
        complete = complete.and_any3(triad[0], triad[1], triad[2]);
    }
    complete.xor(V::splat(ALL)).nonzero_lanes()
}
