//! The bivalue universal grave as 1.2.1 has it, without the later corrections.

use super::grid::{Grid, TABLES, bits, candidate, sees, subsets};
use super::hint::Hint;

struct Bug {
    /// The cells with a digit too many, in the order of their discovery, with these digits.
    cells: Vec<(u8, u16)>,
    digits: u16,
    /// The cells that all of them see, in the order in which the first one sees them.
    common: Vec<u8>,
}

pub(super) fn bug(grid: &Grid) -> Option<Hint> {
    let bug = find(grid)?;
    if let [(cell, extra)] = *bug.cells {
        let lost = grid.cands[usize::from(cell)] & !extra;
        return Some(Hint::removing(
            5.6,
            bits(lost).map(|digit| candidate(cell, digit)).collect(),
        ));
    }
    if bug.digits.is_power_of_two() {
        return type_2(grid, &bug).or_else(|| type_4(grid, &bug));
    }
    if bug.common.is_empty() {
        return None;
    }
    type_4(grid, &bug).or_else(|| type_3(grid, &bug))
}

fn find(grid: &Grid) -> Option<Bug> {
    let mut bug = Bug {
        cells: Vec::new(),
        digits: 0,
        common: Vec::new(),
    };
    let mut left = grid.clone();
    // The houses in the order boxes, rows, columns.
    for house in 0..27 {
        for digit in 0..9 {
            let places = grid.places[house][digit];
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let cells = bits(places).map(|place| TABLES.cells[house][place]);
            let mut large = cells.filter(|&cell| grid.count(cell) >= 3);
            // Without a large cell there are digits too many, but no cell to blame.
            let cell = large.next()?;
            if large.next().is_some() {
                continue;
            }
            if bug.cells.is_empty() {
                bug.common = TABLES.peers[usize::from(cell)].to_vec();
            } else {
                bug.common.retain(|&other| sees(other, cell));
            }
            match bug.cells.iter_mut().find(|(known, _)| *known == cell) {
                Some((_, digits)) => *digits |= 1 << digit,
                None => bug.cells.push((cell, 1 << digit)),
            }
            bug.digits |= 1 << digit;
            left.remove(cell, digit);
            bug.common
                .retain(|other| bug.cells.iter().all(|(cell, _)| cell != other));
            if bug.cells.len() > 1 && bug.digits.count_ones() > 1 && bug.common.is_empty() {
                return None;
            }
        }
    }
    let are_pairs = (0..81).all(|cell| grid.values[cell] > 0 || left.cands[cell].count_ones() == 2);
    let are_twice = left
        .places
        .iter()
        .flatten()
        .all(|places| matches!(places.count_ones(), 0 | 2));
    (are_pairs && are_twice && !bug.cells.is_empty()).then_some(bug)
}

fn type_2(grid: &Grid, bug: &Bug) -> Option<Hint> {
    let digit = bug.digits.trailing_zeros() as usize;
    let victims = bug.common.iter().filter(|&&cell| grid.has(cell, digit));
    let gone: Vec<u16> = victims.map(|&cell| candidate(cell, digit)).collect();
    (!gone.is_empty()).then(|| Hint::removing(5.7, gone))
}

fn type_4(grid: &Grid, bug: &Bug) -> Option<Hint> {
    let [(a, extra_a), (b, extra_b)] = *bug.cells else {
        return None;
    };
    let common = grid.cands[usize::from(a)] & grid.cands[usize::from(b)] & !bug.digits;
    if common.count_ones() != 1 || !sees(a, b) {
        return None;
    }
    let mut gone = Vec::new();
    for (cell, extra) in [(a, extra_a), (b, extra_b)] {
        let lost = grid.cands[usize::from(cell)] & !extra & !common;
        gone.extend(bits(lost).map(|digit| candidate(cell, digit)));
    }
    Some(Hint::removing(5.7, gone))
}

fn type_3(grid: &Grid, bug: &Bug) -> Option<Hint> {
    for kind in 0..3 {
        let home = |cell: u8| TABLES.homes[usize::from(cell)][kind].0;
        let house = home(bug.cells[0].0);
        if bug.cells.iter().any(|&(cell, _)| home(cell) != house) {
            continue;
        }
        let cells: Vec<u8> = bug
            .common
            .iter()
            .copied()
            .filter(|&cell| home(cell) == house)
            .collect();
        for degree in 2..=6_u32 {
            if cells.len() < degree as usize {
                continue;
            }
            for chosen in subsets(degree - 1, cells.len() as u32) {
                let naked = bits(chosen as u16).map(|i| grid.cands[usize::from(cells[i])]);
                let mut union = 0;
                let mut is_tuple = bug.digits.count_ones() > 1;
                for cands in naked {
                    union |= cands;
                    is_tuple &= cands.count_ones() > 1;
                }
                is_tuple &= union.count_ones() == degree;
                is_tuple &= (union | bug.digits).count_ones() == degree;
                if !is_tuple {
                    continue;
                }
                let mut gone = Vec::new();
                for (i, &cell) in cells.iter().enumerate() {
                    if chosen >> i & 1 == 0 {
                        let lost = grid.cands[usize::from(cell)] & union;
                        gone.extend(bits(lost).map(|digit| candidate(cell, digit)));
                    }
                }
                if !gone.is_empty() {
                    return Some(Hint::removing(5.7 + f64::from(degree - 1) * 0.1, gone));
                }
            }
        }
    }
    None
}
