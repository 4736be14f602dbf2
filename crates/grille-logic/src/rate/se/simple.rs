//! The producers of single steps up to the quads: singles, direct forms, subsets, fish, wings.

use super::grid::{BOXES, COLUMNS, Grid, ROWS, TABLES, bits, candidate, sees, shared};
use super::hint::Hint;
use super::patterns::{self, Pattern};

/// Last cells of a house, then hidden singles; boxes, columns, rows.
pub(super) fn hidden_single(grid: &Grid) -> Option<Hint> {
    for is_last in [true, false] {
        for first in [BOXES, COLUMNS, ROWS] {
            for house in first..first + 9 {
                if (grid.open[house] == 1) != is_last {
                    continue;
                }
                for digit in 0..9 {
                    let places = grid.places[house][digit];
                    if places.is_power_of_two() {
                        let cell = TABLES.cells[house][places.trailing_zeros() as usize];
                        let rating = match (is_last, first) {
                            (true, _) => 1.0,
                            (false, BOXES) => 1.2,
                            _ => 1.5,
                        };
                        return Some(Hint::placing(rating, candidate(cell, digit)));
                    }
                }
            }
        }
    }
    None
}

/// The first cell with one candidate.
pub(super) fn naked_single(grid: &Grid) -> Option<Hint> {
    let cell = (0..81).find(|&cell| grid.count(cell) == 1)?;
    let digit = grid.cands[usize::from(cell)].trailing_zeros() as usize;
    Some(Hint::placing(2.3, candidate(cell, digit)))
}

/// A locked candidate that leaves a hidden single in another house of its kind.
pub(super) fn direct_locked(grid: &Grid) -> Option<Hint> {
    let mut found = None;
    patterns::locked(grid, &mut |pattern| {
        if let Pattern::Locked {
            base, cover, digit, ..
        } = pattern
        {
            let (base, cover) = (usize::from(base[0]), usize::from(cover[0]));
            let first = base / 9 * 9;
            for house in (first..first + 9).filter(|&house| house != base) {
                let places = grid.places[house][digit];
                let common = shared(house, cover);
                let left = places & !common;
                if common != 0 && places.count_ones() > 1 && left.is_power_of_two() {
                    let cell = TABLES.cells[house][left.trailing_zeros() as usize];
                    let rating = if first == BOXES { 1.7 } else { 1.9 };
                    found = Some(Hint::placing(rating, candidate(cell, digit)));
                    return true;
                }
            }
        }
        false
    });
    found
}

/// A hidden subset that leaves a hidden single in its house.
pub(super) fn direct_hidden(grid: &Grid, size: u32, rating: f64) -> Option<Hint> {
    let mut found = None;
    patterns::hidden(grid, size, true, &mut |pattern| {
        if let Pattern::Hidden {
            house,
            digits,
            places,
        } = pattern
        {
            for digit in bits(!digits & 511) {
                let had = grid.places[house][digit];
                let left = had & !places;
                if had.count_ones() > 1 && left.is_power_of_two() {
                    let cell = TABLES.cells[house][left.trailing_zeros() as usize];
                    found = Some(Hint::placing(rating, candidate(cell, digit)));
                    return true;
                }
            }
        }
        false
    });
    found
}

/// The first pattern of a search that removes something.
fn first(
    grid: &Grid,
    rating: impl Fn(&Pattern) -> f64,
    search: impl FnOnce(&mut dyn FnMut(Pattern) -> bool) -> bool,
) -> Option<Hint> {
    let mut found = None;
    search(&mut |pattern| {
        let removals = pattern.removals(grid);
        if !removals.is_empty() {
            found = Some(Hint::removing(rating(&pattern), removals));
        }
        found.is_some()
    });
    found
}

pub(super) fn locked(grid: &Grid) -> Option<Hint> {
    let rating = |pattern: &Pattern| match pattern {
        Pattern::Locked { base, .. } if base[0] < 9 => 2.6,
        _ => 2.8,
    };
    first(grid, rating, |tell| patterns::locked(grid, tell))
}

pub(super) fn hidden(grid: &Grid, size: u32, rating: f64) -> Option<Hint> {
    first(
        grid,
        |_| rating,
        |tell| patterns::hidden(grid, size, false, tell),
    )
}

pub(super) fn naked(grid: &Grid, size: u32, rating: f64) -> Option<Hint> {
    first(grid, |_| rating, |tell| patterns::naked(grid, size, tell))
}

pub(super) fn fish(grid: &Grid, size: u32, rating: f64) -> Option<Hint> {
    first(grid, |_| rating, |tell| patterns::fish(grid, size, tell))
}

/// XY-Wings, or XYZ-Wings: a pivot and two cells of two candidates that it sees, all three with three digits in all.
pub(super) fn wing(grid: &Grid, is_xyz: bool) -> Option<Hint> {
    let cands = |cell: u8| grid.cands[usize::from(cell)];
    for pivot in 0..81_u8 {
        let own = cands(pivot);
        if own.count_ones() != if is_xyz { 3 } else { 2 } {
            continue;
        }
        let peers = &TABLES.peers[usize::from(pivot)];
        let pairs = || {
            peers
                .iter()
                .copied()
                .filter(|&c| cands(c).count_ones() == 2)
        };
        for a in pairs().filter(|&a| (own & !cands(a)).is_power_of_two()) {
            for b in pairs() {
                let common = own & cands(a) & cands(b);
                let union = own | cands(a) | cands(b);
                if union.count_ones() != 3 || common.count_ones() != u32::from(is_xyz) {
                    continue;
                }
                let digit = (cands(a) & cands(b)).trailing_zeros() as usize;
                let sees_all =
                    |c: u8| c != pivot && sees(c, a) && sees(c, b) && (!is_xyz || sees(c, pivot));
                let removals: Vec<u16> = (0..81)
                    .filter(|&c| grid.has(c, digit) && sees_all(c))
                    .map(|c| candidate(c, digit))
                    .collect();
                if !removals.is_empty() {
                    let rating = if is_xyz { 4.4 } else { 4.2 };
                    return Some(Hint::removing(rating, removals));
                }
            }
        }
    }
    None
}
