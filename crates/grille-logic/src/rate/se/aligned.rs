//! Aligned pair and triplet exclusion: cells that see two or more small cells, and the combinations of their digits
//! that would empty one of these.

use super::grid::{Grid, TABLES, bits, candidate, sees};
use super::hint::Hint;

/// A cell with the small cells that it sees.
struct Base {
    cell: u8,
    excluders: u128,
}

/// A position without an exclusion: later on, only what has changed since can have one.
#[derive(Default)]
pub(super) struct Memory(Option<Box<Without>>);

struct Without {
    cands: [u16; 81],
    excluders: [u128; 81],
}

impl Memory {
    /// The cells that are new as one of a pair or triplet, and those that are new as a small cell.
    fn changed(&self, grid: &Grid, excluders: &[u128; 81]) -> (u128, u128) {
        let Some(known) = &self.0 else {
            return (!0, !0);
        };
        let (mut bases, mut small) = (0, 0);
        for (cell, &excluders) in excluders.iter().enumerate() {
            let is_new = grid.cands[cell] != known.cands[cell];
            let is_base = known.excluders[cell] == 0 && excluders != 0;
            small |= u128::from(is_new) << cell;
            bases |= u128::from(is_new || is_base) << cell;
        }
        (bases, small)
    }
}

/// The first exclusion of two or three cells.
pub(super) fn aligned(grid: &Grid, degree: usize, memory: &mut Memory) -> Option<Hint> {
    let bases: Vec<Base> = (0..81)
        .filter_map(|cell| base(grid, cell, degree))
        .collect();
    if bases.len() < degree {
        return None;
    }
    // The small cells that each base sees; none for other cells.
    let mut excluders = [0_u128; 81];
    for base in &bases {
        excluders[usize::from(base.cell)] = base.excluders;
    }
    let changed = memory.changed(grid, &excluders);
    for (last, second) in bases.iter().enumerate() {
        for first in &bases[..last] {
            let common = first.excluders & second.excluders;
            if !are_two(common) {
                continue;
            }
            let hint = if degree == 3 {
                third(grid, first, second, &excluders, changed)
            } else if is_new(changed, pair(first, second), common) {
                exclude(grid, &[first.cell, second.cell], common, 6.2)
            } else {
                None
            };
            if hint.is_some() {
                return hint;
            }
        }
    }
    memory.0 = Some(Box::new(Without {
        cands: grid.cands,
        excluders,
    }));
    None
}

fn pair(first: &Base, second: &Base) -> u128 {
    1 << first.cell | 1 << second.cell
}

/// Whether some of the cells or of the small cells that they all see are new.
fn is_new((bases, small): (u128, u128), cells: u128, common: u128) -> bool {
    cells & bases | common & small != 0
}

/// The first third cell with an exclusion: a small cell that one of the two sees, in their order.
fn third(
    grid: &Grid,
    first: &Base,
    second: &Base,
    excluders: &[u128; 81],
    changed: (u128, u128),
) -> Option<Hint> {
    let pair = pair(first, second);
    let common = first.excluders & second.excluders;
    let with = |cell: u8| {
        let common = common & excluders[usize::from(cell)];
        let cells = [first.cell, second.cell, cell];
        let is_tried = are_two(common) && is_new(changed, pair | 1 << cell, common);
        is_tried.then(|| exclude(grid, &cells, common, 7.5))?
    };
    let mut tails = (first.excluders | second.excluders) & !pair;
    let all = tails;
    // Hardly any has one, so their order is looked at only if one has.
    let mut is_found = false;
    while tails != 0 && !is_found {
        is_found = with(tails.trailing_zeros() as u8).is_some();
        tails &= tails - 1;
    }
    if !is_found {
        return None;
    }
    let peers = [first, second].into_iter().flat_map(|base| {
        let peers = TABLES.peers[usize::from(base.cell)].iter().copied();
        peers.filter(|&peer| base.excluders >> peer & 1 != 0)
    });
    let mut peers = peers.filter(|&peer| all >> peer & 1 != 0);
    peers.find_map(with)
}

/// Whether there are at least two small cells.
fn are_two(cells: u128) -> bool {
    cells & cells.wrapping_sub(1) != 0
}

/// A cell that may be one of the pair or triplet. Quirk: none that sees a naked single.
fn base(grid: &Grid, cell: u8, degree: usize) -> Option<Base> {
    if grid.count(cell) < 2 {
        return None;
    }
    let mut excluders = 0;
    for &peer in &TABLES.peers[usize::from(cell)] {
        match grid.count(peer) as usize {
            0 => {}
            1 => return None,
            count if count <= degree => excluders |= 1 << peer,
            _ => {}
        }
    }
    (excluders != 0).then_some(Base { cell, excluders })
}

fn exclude(grid: &Grid, cells: &[u8], excluders: u128, difficulty: f64) -> Option<Hint> {
    let mut small = [0_u16; 32];
    let mut count = 0;
    let mut rest = excluders;
    while rest != 0 {
        small[count] = grid.cands[rest.trailing_zeros() as usize];
        count += 1;
        rest &= rest - 1;
    }
    let small = &small[..count];
    let allowed = match *cells {
        [a, b] => pairs(grid, a, b, small),
        [a, b, c] => triplets(grid, [a, b, c], small),
        _ => return None,
    };
    let mut gone = Vec::new();
    for (&cell, allowed) in cells.iter().zip(allowed) {
        let lost = grid.cands[usize::from(cell)] & !allowed;
        gone.extend(bits(lost).map(|digit| candidate(cell, digit)));
    }
    (!gone.is_empty()).then(|| Hint::removing(difficulty, gone))
}

/// The digits of the last cell that may stand beside the digits already chosen.
fn beside(cands: u16, chosen: u16, small: &[u16]) -> u16 {
    let mut left = cands;
    for small in small {
        let rest = small & !chosen;
        if rest & rest.wrapping_sub(1) == 0 {
            // An empty rest allows nothing, a single digit all but that.
            left &= if rest == 0 { 0 } else { !rest };
        }
    }
    left
}

/// The digits of two cells that occur in an allowed combination.
fn pairs(grid: &Grid, a: u8, b: u8, small: &[u16]) -> [u16; 3] {
    let cands = |cell: u8| grid.cands[usize::from(cell)];
    let see = sees(a, b);
    let mut allowed = [0; 3];
    for digit in bits(cands(a)) {
        let own = 1 << digit;
        let others = if see { cands(b) & !own } else { cands(b) };
        let others = beside(others, own, small);
        if others != 0 {
            allowed[0] |= own;
            allowed[1] |= others;
        }
    }
    allowed
}

/// The digits of three cells that occur in an allowed combination.
fn triplets(grid: &Grid, cells: [u8; 3], small: &[u16]) -> [u16; 3] {
    let all = cells.map(|cell| grid.cands[usize::from(cell)]);
    let [a, b, c] = cells;
    let (ab, ac, bc) = (sees(a, b), sees(a, c), sees(b, c));
    let mut allowed = [0; 3];
    for first in bits(all[0]) {
        let own = 1 << first;
        for second in bits(if ab { all[1] & !own } else { all[1] }) {
            let other = 1 << second;
            let mut third = all[2];
            if ac {
                third &= !own;
            }
            if bc {
                third &= !other;
            }
            let third = beside(third, own | other, small);
            if third != 0 {
                allowed[0] |= own;
                allowed[1] |= other;
                allowed[2] |= third;
                if allowed == all {
                    return allowed;
                }
                if allowed[1..] == all[1..] {
                    break;
                }
            }
        }
    }
    allowed
}
