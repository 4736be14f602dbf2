//! Unavoidable sets: cells of a solution that can be filled in another way while all others stay. A puzzle has a unique
//! solution exactly if each such set contains a given.

use grille_core::{Cell, HouseKind, Layout};

/// A complete grid with its known unavoidable sets.
pub(super) struct Unavoidable {
    layout: Layout,
    solution: Vec<u8>,
    /// For each house and digit (from 0), the cell that holds it, or [`NONE`].
    places: Vec<u16>,
    /// The cells of all sets, one set after the other, with the end of each.
    cells: Vec<u16>,
    ends: Vec<u32>,
    /// For each entry of `cells`, the one before it with the same cell, or [`END`]; and the last for each cell.
    before: Vec<(u32, u32)>,
    last: Vec<u32>,
}

const NONE: u16 = u16::MAX;
const END: u32 = u32::MAX;

impl Unavoidable {
    /// The sets that are found without a search: two digits that can be swapped on a part of the grid, and two lines of
    /// a band or stack that can.
    pub(super) fn new(layout: &Layout, solution: &[u8]) -> Unavoidable {
        let digits = layout.digits();
        let mut places = vec![NONE; layout.houses().len() * digits];
        for (house, places) in layout.houses().iter().zip(places.chunks_exact_mut(digits)) {
            for cell in house.cells() {
                places[usize::from(solution[cell.index()]) - 1] = cell.index() as u16;
            }
        }
        let mut known = Unavoidable {
            layout: layout.clone(),
            solution: solution.to_vec(),
            places,
            cells: Vec::with_capacity(16 * solution.len()),
            ends: Vec::with_capacity(2 * solution.len()),
            before: Vec::with_capacity(16 * solution.len()),
            last: vec![END; solution.len()],
        };
        known.add_pairs_of_digits();
        known.add_pairs_of_lines();
        known
    }

    /// No sets yet; sets may have `further` elements in addition to the cells.
    pub(super) fn without_sets(layout: &Layout, solution: &[u8], further: usize) -> Unavoidable {
        Unavoidable {
            layout: layout.clone(),
            solution: solution.to_vec(),
            places: Vec::new(),
            cells: Vec::new(),
            ends: Vec::new(),
            before: Vec::new(),
            last: vec![END; solution.len() + further],
        }
    }

    pub(super) fn solution(&self) -> &[u8] {
        &self.solution
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn set(&self, number: usize) -> &[u16] {
        let start = number
            .checked_sub(1)
            .map_or(0, |before| self.ends[before] as usize);
        &self.cells[start..self.ends[number] as usize]
    }

    /// The sets that contain a cell, newest first.
    pub(super) fn containing(&self, cell: u16) -> impl Iterator<Item = usize> + '_ {
        let mut at = self.last[usize::from(cell)];
        std::iter::from_fn(move || {
            let &(set, before) = self.before.get(at as usize)?;
            at = before;
            Some(set as usize)
        })
    }

    /// Adds a set.
    pub(super) fn add(&mut self, set: impl IntoIterator<Item = u16>) {
        let number = self.ends.len() as u32;
        for cell in set {
            let last = &mut self.last[usize::from(cell)];
            self.before.push((number, *last));
            *last = self.cells.len() as u32;
            self.cells.push(cell);
        }
        self.ends.push(self.cells.len() as u32);
    }

    /// The cell of a digit (from 0) in a house.
    fn place(&self, house: usize, digit: u8) -> Option<u16> {
        let place = self.places[house * self.layout.digits() + usize::from(digit)];
        (place != NONE).then_some(place)
    }

    /// The cells of two digits, as far as they are connected: if one changes, the other digit's cell in each of its
    /// houses must change too.
    fn add_pairs_of_digits(&mut self) {
        let digits = self.layout.digits() as u8;
        let mut seen = vec![0_u16; self.solution.len()];
        let mut round = 0;
        let mut set = Vec::with_capacity(2 * usize::from(digits));
        for one in 0..digits {
            for other in one + 1..digits {
                round += 1;
                for house in 0..self.layout.houses().len() {
                    // Every cell of a digit is in some house.
                    let Some(start) = self.place(house, one) else {
                        continue;
                    };
                    if std::mem::replace(&mut seen[usize::from(start)], round) == round {
                        continue;
                    }
                    set.clear();
                    set.push(start);
                    let mut next = 0;
                    while let Some(&cell) = set.get(next) {
                        next += 1;
                        let wanted = one + other + 1 - self.solution[usize::from(cell)];
                        for &house in self.layout.house_numbers(Cell::new(cell.into())) {
                            if let Some(found) = self.place(house.into(), wanted)
                                && std::mem::replace(&mut seen[usize::from(found)], round) != round
                            {
                                set.push(found);
                            }
                        }
                    }
                    self.add(set.iter().copied());
                }
            }
        }
    }

    /// Two lines that run through the same boxes, as far as the digits of one occur in the other.
    fn add_pairs_of_lines(&mut self) {
        let Some(boxes) = self.layout.boxes() else {
            return;
        };
        let size = boxes.size();
        for (kind, together) in [
            (HouseKind::Row, boxes.rows()),
            (HouseKind::Column, boxes.columns()),
        ] {
            let cell = |line: usize, at: usize| match kind {
                HouseKind::Row => line * size + at,
                _ => at * size + line,
            };
            let first = if kind == HouseKind::Row { 0 } else { size };
            let mut set = Vec::with_capacity(2 * size);
            let mut seen = vec![usize::MAX; size];
            for one in 0..size {
                for other in one + 1..(one / together + 1) * together {
                    let round = one * size + other;
                    for start in 0..size {
                        set.clear();
                        let mut at = start;
                        while std::mem::replace(&mut seen[at], round) != round {
                            set.extend([cell(one, at) as u16, cell(other, at) as u16]);
                            let digit = self.solution[cell(other, at)] - 1;
                            let place = self.place(first + one, digit);
                            let place = place.expect("lines hold every digit");
                            at = match kind {
                                HouseKind::Row => usize::from(place) % size,
                                _ => usize::from(place) / size,
                            };
                        }
                        // Four cells are two digits, and were already found as such.
                        if set.len() > 4 && set.len() < 2 * size {
                            self.add(set.iter().copied());
                        }
                    }
                }
            }
        }
    }

    /// Adds the cells in which another filling differs from the solution, each connected part as a set of its own,
    /// since smaller sets are more useful.
    pub(super) fn add_parts_of_difference(&mut self, other: &[u8]) {
        let mut seen = vec![false; other.len()];
        for start in 0..other.len() as u16 {
            if seen[usize::from(start)]
                || other[usize::from(start)] == self.solution[usize::from(start)]
            {
                continue;
            }
            seen[usize::from(start)] = true;
            let mut set = vec![start];
            let mut next = 0;
            while let Some(&cell) = set.get(next) {
                next += 1;
                // If this cell takes a digit from another cell of its house, that one changes too, and vice versa.
                for &house in self.layout.house_numbers(Cell::new(cell.into())) {
                    let cells = self.layout.houses()[usize::from(house)].cells();
                    let taken = self.place(house.into(), other[usize::from(cell)] - 1);
                    let own = self.solution[usize::from(cell)];
                    let taker = cells.iter().find(|taker| other[taker.index()] == own);
                    let taker = taker.map(|taker| taker.index() as u16);
                    for linked in [taken, taker].into_iter().flatten() {
                        if !std::mem::replace(&mut seen[usize::from(linked)], true) {
                            set.push(linked);
                        }
                    }
                }
            }
            self.add(set);
        }
    }
}
