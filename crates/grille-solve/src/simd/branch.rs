//! The branching heuristic, used when a round finds nothing more. Both layouts use the same one, so that they walk the
//! same tree. Among the bands and stacks that have a digit with exactly two placements, take the one with the fewest
//! placements of all digits together (first wins ties), and there the lowest such digit; the branch keeps one of its
//! two placements. Without such a digit, or if all these bands are very open, take the first cell with the fewest
//! candidates and its lowest digit.

use super::bands::{Band, BandVector, Table};
use super::lanes::{Block, LaneVector, Row};
use super::one::Grid;
use super::vector::{Vector, three};

/// The six placements of a digit in a band: the box taken in each line.
pub const PLACEMENTS: [[u8; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// A two-way split of one puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Branch {
    /// `digit` has two placements in a band (0–2) or stack (3–5).
    Placement {
        /// The digit as a one-bit set.
        digit: u16,
        /// Bands 0–2, then stacks 3–5.
        band: u8,
        /// The lower of the two placements.
        first: u8,
        /// The higher of the two placements.
        second: u8,
    },
    /// The cell takes `digit` or loses it.
    Cell {
        /// Cell index, 0–80.
        cell: u8,
        /// The digit as a one-bit set.
        digit: u16,
    },
}

impl Branch {
    /// A placeholder that removes nothing.
    pub const NONE: Self = Self::Placement {
        digit: 0,
        band: 0,
        first: 0,
        second: 0,
    };
}

/// The result of the placement heuristic for 32 puzzles.
#[derive(Clone, Debug)]
pub struct LanePlacements {
    /// The chosen digit as a one-bit set; zero where no digit has two placements anywhere.
    pub digit: Row,
    /// The chosen band or stack.
    pub band: Row,
    /// For each placement, the lanes in which the chosen digit has it.
    pub ways: [u32; 6],
}

/// A band with more placements than this is too open to branch in: a wrong
/// choice there may take very long to refute.
pub const MANY: u16 = 21;

/// No choice yet: larger than every real key.
const NONE: u16 = 0x7FFF;

/// The six ways through a 3×3 of triads, in the order of [`PLACEMENTS`].
#[inline(always)]
pub fn ways<V: Vector>(t: &[[V; 3]; 3]) -> [V; 6] {
    [
        t[0][0].and3(t[1][1], t[2][2]),
        t[0][0].and3(t[1][2], t[2][1]),
        t[0][1].and3(t[1][0], t[2][2]),
        t[0][1].and3(t[1][2], t[2][0]),
        t[0][2].and3(t[1][0], t[2][1]),
        t[0][2].and3(t[1][1], t[2][0]),
    ]
}

/// The bits set in exactly two of the six.
#[inline(always)]
fn exactly_two<V: Vector>(p: [V; 6]) -> V {
    let (odd1, two1) = (p[0].xor3(p[1], p[2]), p[0].majority(p[1], p[2]));
    let (odd2, two2) = (p[3].xor3(p[4], p[5]), p[3].majority(p[4], p[5]));
    // A half with three contributes to both `two` and `odd`: 3 = 2 + 1.
    let one_each = odd1.and(odd2).minus2(two1, two2);
    let pair = two1.xor(two2).minus2(odd1, odd2);
    one_each.or(pair)
}

#[inline(always)]
fn total<V: Vector>(p: [V; 6]) -> V {
    let low = three!(i => p[i].count());
    let high = three!(i => p[i + 3].count());
    low[0]
        .add(low[1])
        .add(low[2].add(high[0]))
        .add(high[1].add(high[2]))
}

/// The key that bands are compared by: the placements of all digits, or [`NONE`] where no digit has two or where there
/// are too many.
#[inline(always)]
fn key<V: Vector>(p: [V; 6], two: V) -> V {
    let total = total(p);
    let few = total.min(V::splat(MANY)).equal(total);
    let none = two.equal(V::splat(0));
    V::select(few.minus(none), total, V::splat(NONE))
}

/// Applies the placement heuristic to every lane.
#[inline(always)]
pub fn placements<V: LaneVector>(block: &Block) -> LanePlacements {
    let mut out = LanePlacements {
        digit: Row([0; 32]),
        band: Row([0; 32]),
        ways: [0; 6],
    };
    for part in 0..32 / V::LANES {
        let zero = V::splat(0);
        let mut best = V::splat(NONE);
        let mut best_two = zero;
        let mut best_band = zero;
        let mut best_ways = [zero; 6];
        for band in 0..6 {
            let triads = three!(line => three!(house => {
                let c = three!(k => {
                    let cell = if band < 3 {
                        (band * 3 + line) * 9 + house * 3 + k
                    } else {
                        (house * 3 + k) * 9 + (band - 3) * 3 + line
                    };
                    V::read(&block.cells[cell], part)
                });
                c[0].or3(c[1], c[2])
            }));
            let p = ways(&triads);
            let two = exactly_two(p);
            let key = key(p, two);
            // `min` differs from `best` only where the new key is strictly smaller.
            let same = best.min(key).equal(best);
            best = best.min(key);
            best_two = V::select(same, best_two, two);
            best_band = V::select(same, best_band, V::splat(band as u16));
            for way in 0..6 {
                best_ways[way] = V::select(same, best_ways[way], p[way]);
            }
        }
        // The lowest bit: b & (!b + 1).
        let negative = best_two.xor(V::splat(u16::MAX)).add(V::splat(1));
        let digit = best_two.and(negative);
        digit.write(&mut out.digit, part);
        best_band.write(&mut out.band, part);
        for way in 0..6 {
            let lanes = best_ways[way].and(digit).nonzero_lanes();
            out.ways[way] |= lanes << (part * V::LANES);
        }
    }
    out
}

impl LanePlacements {
    /// The branch of one lane, if the placement heuristic found one.
    #[inline]
    #[must_use]
    pub fn lane(&self, lane: usize) -> Option<Branch> {
        let digit = self.digit.0[lane & 31];
        let bit = |(i, ways): (usize, &u32)| (ways >> (lane & 31) & 1) << i;
        let set: u32 = self.ways.iter().enumerate().map(bit).sum();
        (digit != 0).then(|| Branch::Placement {
            digit,
            band: self.band.0[lane & 31] as u8,
            first: set.trailing_zeros() as u8,
            second: (set | 1).ilog2() as u8,
        })
    }
}

/// How many digits each set holds: fast even without a population count instruction.
static SIZES: [u8; 512] = {
    let mut sizes = [0; 512];
    let mut set = 0;
    while set < 512 {
        sizes[set] = (set as u16).count_ones() as u8;
        set += 1;
    }
    sizes
};

/// The cell heuristic: the first cell with the fewest candidates (two or more). Never called for a solved or dead grid;
/// the result would be cell 0.
#[inline(always)]
pub fn smallest_cell(candidates: impl Iterator<Item = u16>) -> Branch {
    let mut best = (u8::MAX, 0, 1u16);
    for (cell, set) in candidates.enumerate() {
        let size = SIZES[usize::from(set % 512)];
        if size > 1 && size < best.0 {
            best = (size, cell, set);
            if size == 2 {
                break;
            }
        }
    }
    Branch::Cell {
        cell: best.1 as u8,
        digit: best.2 & best.2.wrapping_neg(),
    }
}

/// Lanes of a band vector that stand for triad position 0, 1, 2 (first row).
const AT: [[u16; 32]; 3] = {
    let mut at = [[0; 32]; 3];
    let mut lane = 0;
    while lane < 9 {
        at[lane % 3][lane] = u16::MAX;
        lane += 1;
    }
    at
};
static AT_TABLES: [Table; 3] = [Table(AT[0]), Table(AT[1]), Table(AT[2])];

/// Both heuristics for one puzzle.
#[inline(always)]
pub fn branch<V: BandVector>(grid: &Grid) -> Branch {
    let x = three!(i => V::read(&grid.bands[i]));
    // Bands: cyclic and anti-cyclic placements, band i at position i of the triad.
    let mut across = [V::splat(0); 2];
    for i in 0..3 {
        let t = x[i].or3(x[i].next_cell(), x[i].last_cell());
        let at = V::read(&AT_TABLES[i].0);
        let cyclic = t.and3(t.next_row_next_box(), t.last_row_last_box());
        let anti = t.and3(t.next_row_last_box(), t.last_row_next_box());
        across = [across[0].or_both(cyclic, at), across[1].or_both(anti, at)];
    }
    // Stacks: the same along the columns, stack j in box j.
    let t = three!(i => x[i].or3(x[i].next_row(), x[i].last_row()));
    let down = [
        t[0].and3(t[1].next_cell(), t[2].last_cell()),
        t[0].and3(t[1].last_cell(), t[2].next_cell()),
    ];
    let [a, b] = across;
    let band_ways = [a, b, a.next_box(), b.next_box(), a.last_box(), b.last_box()];
    let [c, d] = down;
    let stack_ways = [
        c,
        d,
        c.next_cell(),
        d.next_cell(),
        c.last_cell(),
        d.last_cell(),
    ];

    let mut keys: [Band; 2] = [[0; 32]; 2];
    let mut twos: [Band; 2] = [[0; 32]; 2];
    for i in 0..2 {
        let p = if i == 0 { band_ways } else { stack_ways };
        let two = exactly_two(p);
        key(p, two).write(&mut keys[i]);
        two.write(&mut twos[i]);
    }
    let mut best = (NONE, 0usize, 0u16);
    for band in 0..6 {
        let (i, lane) = (band / 3, if band < 3 { band } else { (band - 3) * 3 });
        if keys[i][lane] < best.0 {
            best = (keys[i][lane], band, twos[i][lane]);
        }
    }
    let (least, band, two) = best;
    if least == NONE {
        let bands = grid.bands.iter();
        return smallest_cell(bands.flat_map(|b| b[..27].iter().copied()));
    }
    let digit = two & two.wrapping_neg();
    let (pair, lanes) = if band < 3 {
        (across, [band, band + 3, band + 6])
    } else {
        let first = (band - 3) * 3;
        (down, [first, first + 1, first + 2])
    };
    let mut memory: [Band; 2] = [[0; 32]; 2];
    pair[0].write(&mut memory[0]);
    pair[1].write(&mut memory[1]);
    let mut set = 0u8;
    for (way, (kind, place)) in way_lanes(band >= 3).into_iter().enumerate() {
        let lane = lanes[place as usize];
        set |= u8::from(memory[kind as usize][lane] & digit != 0) << way;
    }
    Branch::Placement {
        digit,
        band: band as u8,
        first: set.trailing_zeros() as u8,
        second: (set | 1).ilog2() as u8,
    }
}

/// For each placement, in the order of [`PLACEMENTS`]: cyclic (0) or anti-cyclic (1), and its position in the reduced
/// vectors: the box of line 0 for bands, the line of box 0 for stacks.
#[inline(always)]
const fn way_lanes(stack: bool) -> [(u8, u8); 6] {
    if stack {
        [(0, 0), (1, 0), (1, 1), (0, 2), (0, 1), (1, 2)]
    } else {
        [(0, 0), (1, 0), (1, 1), (0, 1), (0, 2), (1, 2)]
    }
}
