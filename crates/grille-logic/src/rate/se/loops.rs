//! Unique rectangles and loops. SE searches all of them and takes the easiest; of equals the lower type, then the
//! first one found.

use super::grid::{Grid, TABLES, bits, candidate, sees, subsets};
use super::hint::Hint;

/// The easiest loop.
pub(super) fn unique_loop(grid: &Grid) -> Option<Hint> {
    let mut search = Search {
        grid,
        best: None,
        values: 0,
        line: Vec::new(),
        loops: Vec::new(),
    };
    for cell in 0..81_u8 {
        if grid.count(cell) == 2 {
            search.values = grid.cands[usize::from(cell)];
            let has_both = |cands: &&u16| **cands & search.values == search.values;
            if grid.cands.iter().filter(has_both).count() < 4 {
                continue;
            }
            search.extend(cell, 2, 0, None);
            for found in std::mem::take(&mut search.loops) {
                if is_valid(&found) {
                    search.examine(&found);
                }
            }
        }
    }
    search.best.map(|(hint, _)| hint)
}

struct Search<'g> {
    grid: &'g Grid,
    best: Option<(Hint, u8)>,
    /// The two digits of the loop.
    values: u16,
    line: Vec<u8>,
    loops: Vec<Vec<u8>>,
}

/// Each house that a loop visits has one cell of the loop at an odd and one at an even place.
fn is_valid(cells: &[u8]) -> bool {
    let mut visited = [0_u32; 2];
    for (at, &cell) in cells.iter().enumerate() {
        for &(house, _) in &TABLES.homes[usize::from(cell)] {
            let visited = &mut visited[at % 2];
            if *visited >> house & 1 != 0 {
                return false;
            }
            *visited |= 1 << house;
        }
    }
    visited[0] == visited[1]
}

impl Search<'_> {
    /// Extends a loop by a cell, with the number of cells with further digits that are still allowed, and these digits.
    fn extend(&mut self, cell: u8, allowed: i8, extra: u16, last: Option<usize>) {
        self.line.push(cell);
        // Quirk: digits of cells that were only tried stay in the set for the cells tried after them.
        let mut extra = extra;
        for (kind, &(house, _)) in TABLES.homes[usize::from(cell)].iter().enumerate() {
            if Some(kind) == last {
                continue;
            }
            for &next in &TABLES.cells[usize::from(house)] {
                if next == self.line[0] && self.line.len() >= 4 {
                    self.loops.push(self.line.clone());
                } else if !self.line.contains(&next) {
                    let cands = self.grid.cands[usize::from(next)];
                    if cands & self.values != self.values {
                        continue;
                    }
                    extra |= cands & !self.values;
                    let is_pair = cands.count_ones() == 2;
                    if is_pair || extra.is_power_of_two() || allowed > 0 {
                        self.extend(next, allowed - i8::from(!is_pair), extra, Some(kind));
                    }
                }
            }
        }
        self.line.pop();
    }

    fn offer(&mut self, difficulty: f64, kind: u8, removals: Vec<u16>) {
        let is_better = self.best.as_ref().is_none_or(|(best, best_kind)| {
            let order = difficulty.total_cmp(&best.difficulty);
            order.then(kind.cmp(best_kind)).is_lt()
        });
        if is_better && !removals.is_empty() {
            self.best = Some((Hint::removing(difficulty, removals), kind));
        }
    }

    fn examine(&mut self, cells: &[u8]) {
        let grid = self.grid;
        let values = self.values;
        let mut difficulty = 4.5;
        if cells.len() >= 10 {
            difficulty += 0.3;
        }
        if cells.len() >= 8 {
            difficulty += 0.2;
        } else if cells.len() >= 6 {
            difficulty += 0.1;
        }
        let extras: Vec<u8> = cells
            .iter()
            .copied()
            .filter(|&cell| grid.count(cell) > 2)
            .collect();
        let others = |cell: u8| grid.cands[usize::from(cell)] & !values;
        let common = extras.iter().fold(0, |all, &cell| all | others(cell));
        match *extras {
            [] => {}
            [cell] => {
                let gone = bits(values).map(|digit| candidate(cell, digit)).collect();
                self.offer(difficulty, 1, gone);
            }
            [a, b] => {
                if common.is_power_of_two() {
                    self.offer(difficulty, 2, self.common_digit(&extras));
                } else if common != 0 {
                    self.subsets(difficulty, a, b, common);
                }
                self.locked(difficulty, a, b);
            }
            _ => self.offer(difficulty, 2, self.common_digit(&extras)),
        }
    }

    /// Type 2: one of these cells has the extra digit.
    fn common_digit(&self, extras: &[u8]) -> Vec<u16> {
        let others = self.grid.cands[usize::from(extras[0])] & !self.values;
        let digit = others.trailing_zeros() as usize;
        (0..81)
            .filter(|&cell| self.grid.has(cell, digit) && extras.iter().all(|&e| sees(cell, e)))
            .map(|cell| candidate(cell, digit))
            .collect()
    }

    /// Type 3: the extra digits of two cells, as if of one, in a naked or hidden subset.
    fn subsets(&mut self, difficulty: f64, a: u8, b: u8, extra: u16) {
        for degree in extra.count_ones()..=7 {
            for kind in 0..3 {
                let (house, at) = TABLES.homes[usize::from(a)][kind];
                let (other, at_b) = TABLES.homes[usize::from(b)][kind];
                if house != other {
                    continue;
                }
                let house = usize::from(house);
                let open = u32::from(self.grid.open[house]);
                if degree * 2 <= open {
                    self.naked(difficulty, (a, b), (house, at, at_b), extra, degree);
                }
                if degree * 2 < open {
                    self.hidden(difficulty, (house, at, at_b), extra, degree);
                }
            }
        }
    }

    fn naked(
        &mut self,
        difficulty: f64,
        (a, b): (u8, u8),
        (house, at, at_b): (usize, u8, u8),
        extra: u16,
        degree: u32,
    ) {
        let cands = TABLES.cells[house].map(|cell| self.grid.cands[usize::from(cell)]);
        let both = extra & self.grid.cands[usize::from(a)] & self.grid.cands[usize::from(b)];
        for places in subsets(degree, 9) {
            let places = places as u16;
            if places >> at & 1 == 0 || places >> at_b & 1 != 0 {
                continue;
            }
            let rest = places & !(1 << at);
            if bits(rest).any(|place| cands[place].count_ones() < 2) {
                continue;
            }
            let union = bits(rest).fold(0, |all, place| all | cands[place]);
            let is_naked =
                (union | both).count_ones() == degree && (union | extra).count_ones() == degree;
            if !is_naked {
                continue;
            }
            let mut gone = Vec::new();
            for place in bits(511 & !places & !(1 << at_b)) {
                let cell = TABLES.cells[house][place];
                let lost = cands[place] & (union | extra);
                gone.extend(bits(lost).map(|digit| candidate(cell, digit)));
            }
            self.offer(difficulty + f64::from(degree - 1) * 0.1, 3, gone);
        }
    }

    fn hidden(
        &mut self,
        difficulty: f64,
        (house, at, at_b): (usize, u8, u8),
        extra: u16,
        degree: u32,
    ) {
        let rest: Vec<usize> = bits(511 & !self.values & !extra).collect();
        let (n, k) = (rest.len() as u32, degree - 2);
        if n == 0 || k > n {
            return;
        }
        let none = (k == 0).then_some(0);
        for chosen in none.into_iter().chain(subsets(k, n)) {
            let digits = bits(chosen as u16).fold(self.values, |all, i| all | 1 << rest[i]);
            let mut masks = bits(digits).map(|digit| self.grid.places[house][digit] & !(1 << at_b));
            let Some(union) = masks.try_fold(0, |all, mask| (mask != 0).then_some(all | mask))
            else {
                continue;
            };
            if union.count_ones() != degree {
                continue;
            }
            let places = union & !(1 << at);
            let mut gone = Vec::new();
            for place in bits(places) {
                let cell = TABLES.cells[house][place];
                let lost = self.grid.cands[usize::from(cell)] & !digits;
                gone.extend(bits(lost).map(|digit| candidate(cell, digit)));
            }
            let more = f64::from(places.count_ones()) - 1.0;
            self.offer(difficulty + more * 0.1, 3, gone);
        }
    }

    /// Type 4: one of the two digits is locked in the two cells.
    fn locked(&mut self, difficulty: f64, a: u8, b: u8) {
        let mut found = [false; 2];
        for kind in 0..3 {
            let (house, at) = TABLES.homes[usize::from(a)][kind];
            let (other, at_b) = TABLES.homes[usize::from(b)][kind];
            if house == other {
                for (found, digit) in found.iter_mut().zip(bits(self.values)) {
                    let places = self.grid.places[usize::from(house)][digit];
                    *found |= places & !(1 << at) & !(1 << at_b) == 0;
                }
            }
        }
        let mut digits = bits(self.values);
        let (first, second) = (digits.next(), digits.next());
        let gone = match found {
            [true, _] => second,
            [false, true] => first,
            _ => None,
        };
        if let Some(digit) = gone {
            self.offer(
                difficulty,
                4,
                vec![candidate(a, digit), candidate(b, digit)],
            );
        }
    }
}
