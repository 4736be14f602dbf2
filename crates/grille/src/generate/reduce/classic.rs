//! Taking givens away on the classic grid, in masks of 81 bits.

use super::{Reduced, Unit};
use crate::exact::classic9;

/// A set of cells.
type Mask = u128;

/// Words of a set of unavoidable sets.
const WORDS: usize = 16;
/// The most unavoidable sets known at a time.
const MOST: usize = 64 * WORDS;
/// With more than these at the start of a task, only those found without a search are kept.
const MANY: usize = MOST / 2;
/// The most cells of a set that is worth knowing before it is needed.
const LARGE: u32 = 12;
/// All cells.
const EVERYWHERE: Mask = (1 << 81) - 1;

/// For each cell, those that share a house with it.
static PEERS: [Mask; 81] = {
    let mut peers = [0; 81];
    let mut one = 0;
    while one < 81 {
        let mut other = 0;
        while other < 81 {
            let same_row = one / 9 == other / 9;
            let same_column = one % 9 == other % 9;
            let same_box = one / 27 == other / 27 && one % 9 / 3 == other % 9 / 3;
            if one != other && (same_row || same_column || same_box) {
                peers[one] |= 1 << other;
            }
            other += 1;
        }
        one += 1;
    }
    peers
};

/// A complete classic grid, its givens, and the unavoidable sets that are known.
pub(in crate::generate) struct Classic {
    solution: [u8; 81],
    /// Where each digit stands, from 0.
    places: [Mask; 9],
    present: Mask,
    sets: Vec<Mask>,
    /// The sets that were found without a search.
    found_first: usize,
    /// For each cell the sets that it is in, bit by bit.
    of: Box<[[u64; WORDS]; 81]>,
    /// For each set how many of its cells are given, and which sets have one only.
    hits: Vec<u8>,
    alone: [u64; WORDS],
    search: classic9::Solutions,
}

impl Classic {
    pub(super) fn new(solution: [u8; 81]) -> Classic {
        let mut places = [0; 9];
        for (cell, &digit) in solution.iter().enumerate() {
            places[usize::from(digit) - 1] |= 1 << cell;
        }
        let mut classic = Classic {
            solution,
            places,
            present: EVERYWHERE,
            sets: Vec::with_capacity(MOST / 2),
            found_first: 0,
            of: Box::new([[0; WORDS]; 81]),
            hits: Vec::with_capacity(MOST / 2),
            alone: [0; WORDS],
            search: classic9::Solutions::new(&[0; 81]),
        };
        classic.add_pairs_of_digits();
        classic.add_pairs_of_lines();
        classic.found_first = classic.sets.len();
        classic
    }

    pub(super) fn solution(&self) -> &[u8] {
        &self.solution
    }

    pub(super) fn present(&self) -> Vec<bool> {
        (0..81).map(|cell| self.present >> cell & 1 == 1).collect()
    }

    pub(super) fn set_present(&mut self, present: &[bool]) {
        let given = present.iter().enumerate().filter(|(_, given)| **given);
        self.present = given.fold(0, |mask, (cell, _)| mask | 1 << cell);
    }

    pub(super) fn count(&self) -> usize {
        self.present.count_ones() as usize
    }

    pub(super) fn is_unique(&mut self) -> bool {
        let known = self.sets.iter().all(|set| set & self.present != 0);
        known && self.look_for_others(None)
    }

    pub(super) fn reduce(&mut self, units: &[Unit], floor: usize) -> Reduced {
        if self.sets.len() > MANY {
            self.forget();
        }
        self.count_hits();
        if self.hits.contains(&0) {
            return Reduced::Several;
        }
        let masks: Vec<Mask> = units
            .iter()
            .map(|unit| unit.iter().fold(0, |mask, &cell| mask | 1 << cell))
            .collect();
        let mut position_of = [usize::MAX; 81];
        for (position, unit) in units.iter().enumerate() {
            for &cell in unit.iter() {
                position_of[usize::from(cell)] = position;
            }
        }
        let mut taken: Vec<bool> = vec![false; units.len()];
        // The decisions so far, and those after which the solution is known to be the only one.
        let mut from = 0;
        let mut proved = (self.present == EVERYWHERE).then_some(0);
        loop {
            let pause = self.count() - stride(self.count());
            while from < units.len() && self.count() > pause {
                let mask = masks[from];
                taken[from] = self.count() >= floor + mask.count_ones() as usize
                    && mask & self.present == mask
                    && self.take(mask);
                from += 1;
            }
            let since = proved.map(|proved| {
                let since = (proved..from).filter(|&at| taken[at]);
                since.fold(0, |mask, at| mask | masks[at])
            });
            let known = self.sets.len();
            if self.look_for_others(since) {
                if from < units.len() {
                    proved = Some(from);
                    continue;
                }
                let most = units.iter().map(|unit| unit.len()).max().unwrap_or(1);
                return if self.count() >= floor + most {
                    Reduced::Minimal
                } else {
                    Reduced::Enough
                };
            }
            if self.sets.len() == MOST {
                return Reduced::Spent;
            }
            // The last unit taken of each new set must stay; all before it is decided.
            for number in known..self.sets.len() {
                let last = cells(self.sets[number])
                    .map(|cell| position_of[cell])
                    .filter(|&position| position < units.len() && taken[position])
                    .max();
                match last {
                    Some(last) => from = from.min(last),
                    None => return Reduced::Several,
                }
            }
            for at in from..units.len() {
                if std::mem::take(&mut taken[at]) {
                    self.put_back(masks[at]);
                }
            }
        }
    }

    /// Looks for other solutions, where it may be known that these cells were the last to be taken away from
    /// givens with one solution; takes note of those found. True if there is none.
    fn look_for_others(&mut self, since: Option<Mask>) -> bool {
        let mut candidates: [u16; 81] = std::array::from_fn(|cell| {
            let digit = 1 << (self.solution[cell] - 1);
            if self.present >> cell & 1 == 1 {
                digit
            } else {
                0x1FF
            }
        });
        // The solution may be the first that is found, except where another digit is asked for.
        let mut looks = 2;
        match since {
            Some(0) => return true,
            // Every other solution has another digit there.
            Some(cell) if cell.is_power_of_two() => {
                let cell = cell.trailing_zeros() as usize;
                candidates[cell] &= !(1 << (self.solution[cell] - 1));
                looks = 1;
            }
            _ => {}
        }
        let (mut only, known) = (true, self.sets.len());
        self.search.restart(&candidates);
        for _ in 0..looks {
            match self.search.next() {
                Some(other) if other != self.solution => {
                    only = false;
                    self.add_parts_of_difference(&other, known);
                }
                Some(_) => {}
                None => break,
            }
        }
        only
    }

    /// Takes cells away if every set keeps a given.
    fn take(&mut self, mask: Mask) -> bool {
        let words = self.sets.len().div_ceil(64);
        if mask.is_power_of_two() {
            let of = &self.of[mask.trailing_zeros() as usize];
            if (0..words).any(|word| of[word] & self.alone[word] != 0) {
                return false;
            }
        } else {
            let left = self.present & !mask;
            let all = cells(mask).flat_map(|cell| numbers(&self.of[cell], words));
            if all.into_iter().any(|set| self.sets[set] & left == 0) {
                return false;
            }
        }
        self.present &= !mask;
        for cell in cells(mask) {
            for word in 0..words {
                for set in bits(self.of[cell][word]) {
                    let hits = &mut self.hits[64 * word + set];
                    *hits -= 1;
                    let is_alone = u64::from(*hits == 1);
                    self.alone[word] = self.alone[word] & !(1 << set) | is_alone << set;
                }
            }
        }
        true
    }

    fn put_back(&mut self, mask: Mask) {
        self.present |= mask;
        let words = self.sets.len().div_ceil(64);
        for cell in cells(mask) {
            for word in 0..words {
                for set in bits(self.of[cell][word]) {
                    let hits = &mut self.hits[64 * word + set];
                    *hits += 1;
                    let is_alone = u64::from(*hits == 1);
                    self.alone[word] = self.alone[word] & !(1 << set) | is_alone << set;
                }
            }
        }
    }

    fn count_hits(&mut self) {
        self.hits.clear();
        self.alone = [0; WORDS];
        for (number, set) in self.sets.iter().enumerate() {
            let hits = (set & self.present).count_ones();
            self.hits.push(hits as u8);
            self.alone[number / 64] |= u64::from(hits == 1) << (number % 64);
        }
    }

    /// Keeps the sets that were found without a search.
    fn forget(&mut self) {
        self.sets.truncate(self.found_first);
        *self.of = [[0; WORDS]; 81];
        for (number, &set) in self.sets.iter().enumerate() {
            for cell in cells(set) {
                self.of[cell][number / 64] |= 1 << (number % 64);
            }
        }
    }

    /// Adds a set, where there is room.
    fn add(&mut self, set: Mask) {
        let number = self.sets.len();
        if number == MOST {
            return;
        }
        self.sets.push(set);
        for cell in cells(set) {
            self.of[cell][number / 64] |= 1 << (number % 64);
        }
        let hits = (set & self.present).count_ones();
        self.hits.push(hits as u8);
        self.alone[number / 64] |= u64::from(hits == 1) << (number % 64);
    }

    /// Two digits that change places on a part of the grid.
    fn add_pairs_of_digits(&mut self) {
        for one in 0..9 {
            for other in 0..one {
                let both = self.places[one] | self.places[other];
                let mut left = both;
                while left != 0 {
                    let start = left & left.wrapping_neg();
                    let part = grown(start, |cell| PEERS[cell] & both);
                    left &= !part;
                    if part.count_ones() <= LARGE {
                        self.add(part);
                    }
                }
            }
        }
    }

    /// Two lines of a band or stack, as far as the digits of the one come up in the other.
    fn add_pairs_of_lines(&mut self) {
        for down in [true, false] {
            let cell = |line: usize, at: usize| if down { 9 * at + line } else { 9 * line + at };
            for (one, other) in (0..9).flat_map(|one| (one / 3 * 3..one).map(move |two| (one, two)))
            {
                let mut place = [0; 10];
                for at in 0..9 {
                    place[usize::from(self.solution[cell(one, at)])] = at;
                }
                let mut seen = 0_u16;
                for start in 0..9 {
                    let (mut set, mut at) = (0, start);
                    while seen >> at & 1 == 0 {
                        seen |= 1 << at;
                        set |= (1 << cell(one, at)) | (1 << cell(other, at));
                        at = place[usize::from(self.solution[cell(other, at)])];
                    }
                    // Four cells are two digits, and were found as such.
                    let size = Mask::count_ones(set);
                    if size > 4 && size <= LARGE {
                        self.add(set);
                    }
                }
            }
        }
    }

    /// Adds the cells in which another filling differs from the solution, each part that hangs together as a
    /// set of its own: smaller sets tell more. Those since `known` may be the same.
    fn add_parts_of_difference(&mut self, other: &[u8; 81], known: usize) {
        let mut differs: Mask = 0;
        for cell in cells(!self.present & EVERYWHERE) {
            differs |= Mask::from(other[cell] != self.solution[cell]) << cell;
        }
        let mut left = differs;
        while left != 0 {
            let start = left & left.wrapping_neg();
            // Where a cell takes a digit from another of its house, that one changes too; so on round in each
            // house until all that hang together are found.
            let part = grown(start, |cell| {
                PEERS[cell] & differs & self.places[usize::from(other[cell]) - 1]
            });
            left &= !part;
            // A set with a given in it is none of those that allow this filling.
            debug_assert!(part & self.present == 0);
            if !self.sets[known..].contains(&part) {
                self.add(part);
            }
        }
    }
}

/// How many givens to take away before the solver is asked: none of it changes the result, but far below the
/// number that is needed other solutions are many, and tell little.
fn stride(count: usize) -> usize {
    count.saturating_sub(33).max(1)
}

/// The cells that hang together with these.
fn grown(start: Mask, linked: impl Fn(usize) -> Mask) -> Mask {
    let (mut part, mut open) = (start, start);
    while open != 0 {
        let cell = open.trailing_zeros() as usize;
        open &= open - 1;
        let new = linked(cell) & !part;
        part |= new;
        open |= new;
    }
    part
}

fn cells(mut mask: Mask) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let cell = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            cell
        })
    })
}

fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros() as usize;
            word &= word - 1;
            bit
        })
    })
}

fn numbers(words: &[u64; WORDS], used: usize) -> impl Iterator<Item = usize> + '_ {
    (0..used).flat_map(|word| bits(words[word]).map(move |bit| 64 * word + bit))
}
