//! The reducer for the classic grid, on masks of 81 bits.

mod known;
mod mask;
mod small;

use grille_solve::internal::{Other, Others};

use super::{Reduced, Unit};
use known::Known;
use mask::{EVERYWHERE, Mask, cells};

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

/// A complete classic grid, its givens, and the known unavoidable sets.
pub(crate) struct Classic {
    solution: [u8; 81],
    /// The cells of each digit, from 0.
    places: [Mask; 9],
    known: Known,
    /// The number of sets that were found without a search.
    found_first: usize,
    others: Others,
}

impl Classic {
    pub(super) fn new(solution: [u8; 81]) -> Classic {
        let mut places = [0; 9];
        for (cell, &digit) in solution.iter().enumerate() {
            places[usize::from(digit) - 1] |= 1 << cell;
        }
        let mut known = Known::new(EVERYWHERE);
        small::each(&solution, &places, |set| known.add(set));
        Classic {
            solution,
            places,
            found_first: known.sets().len(),
            known,
            others: Others::new(&solution),
        }
    }

    pub(super) fn solution(&self) -> &[u8] {
        &self.solution
    }

    pub(super) fn present(&self) -> Vec<bool> {
        let given = self.known.given();
        (0..81).map(|cell| given >> cell & 1 == 1).collect()
    }

    pub(super) fn set_present(&mut self, present: &[bool]) {
        let given = present.iter().enumerate().filter(|(_, given)| **given);
        let given: Mask = given.fold(0, |mask, (cell, _)| mask | 1 << cell);
        let before = self.known.given();
        self.take(before & !given);
        self.give(given & !before);
    }

    pub(super) fn count(&self) -> usize {
        self.known.count()
    }

    pub(super) fn is_unique(&mut self) -> bool {
        !self.known.is_missed() && self.look_for_others(None)
    }

    pub(super) fn reduce(&mut self, units: &[Unit], floor: usize) -> Reduced {
        if self.known.are_many() {
            self.known.truncate(self.found_first);
        }
        if self.known.is_missed() {
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
        // The decisions so far, and those up to which the solution is known to be unique.
        let mut from = 0;
        let mut proved = (self.known.given() == EVERYWHERE).then_some(0);
        loop {
            let pause = self.count() - stride(self.count());
            while from < units.len() && self.count() > pause {
                taken[from] = self.count() >= floor + units[from].len()
                    && masks[from] & !self.known.given() == 0
                    && self.try_to_take(masks[from]);
                from += 1;
            }
            let since = proved.map(|proved| {
                let since = (proved..from).filter(|&at| taken[at]);
                since.fold(0, |mask, at| mask | masks[at])
            });
            let known = self.known.sets().len();
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
            // The last removed unit of each new set must stay; everything before it is decided.
            for &set in &self.known.sets()[known..] {
                let last = cells(set)
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
                    self.give(masks[at]);
                }
            }
        }
    }

    /// Looks for other solutions and records those found. If known, `since` holds the cells removed last from givens
    /// with one solution. Returns `true` if there is no other solution.
    fn look_for_others(&mut self, since: Option<Mask>) -> bool {
        // The first solution found may be the known one, unless another digit is required.
        let (changed, looks) = match since {
            Some(0) => return true,
            // Every other solution has another digit there.
            Some(cell) if cell.is_power_of_two() => (Some(cell.trailing_zeros() as usize), 1),
            _ => (None, 2),
        };
        let (mut only, known) = (true, self.known.sets().len());
        self.others.begin(changed);
        for _ in 0..looks {
            match self.others.find() {
                Some(other) if other.differs != 0 => {
                    only = false;
                    self.add_parts(&other, known);
                }
                Some(_) => {}
                None => break,
            }
        }
        only
    }

    /// Removes givens if every set keeps one.
    #[inline]
    fn try_to_take(&mut self, mask: Mask) -> bool {
        for cell in cells(mask) {
            if self.known.needs(cell) {
                // Restore the cells of the unit that were removed before this one.
                self.give(mask & !self.known.given());
                return false;
            }
            self.known.take(cell);
            self.others.open(cell);
        }
        true
    }

    fn take(&mut self, mask: Mask) {
        for cell in cells(mask) {
            self.known.take(cell);
            self.others.open(cell);
        }
    }

    fn give(&mut self, mask: Mask) {
        for cell in cells(mask) {
            self.known.give(cell);
            self.others.give(cell);
        }
    }

    /// Adds the cells in which another filling differs from the solution, each connected part as a set of its own,
    /// since smaller sets are more useful. Those since `known` may be duplicates.
    fn add_parts(&mut self, other: &Other, known: usize) {
        let mut left = other.differs;
        while left != 0 {
            let start = left & left.wrapping_neg();
            // If a cell takes a digit from another cell of its house, that one changes too; this continues in each
            // house until the whole connected part is found.
            let part = grown(start, |cell| {
                PEERS[cell] & other.differs & self.places[other.digit(cell)]
            });
            left &= !part;
            // A set that allows this filling cannot contain a given.
            debug_assert!(part & self.known.given() == 0);
            if !self.known.sets()[known..].contains(&part) {
                self.known.add(part);
            }
        }
    }
}

/// How many givens to remove before the solver is called. This does not change the result, but with far too few givens
/// other solutions are many and of little use.
fn stride(count: usize) -> usize {
    count.saturating_sub(33).max(1)
}

/// The cells connected with these, level by level: the links within a level are independent of each other.
fn grown(start: Mask, linked: impl Fn(usize) -> Mask) -> Mask {
    let (mut part, mut level) = (start, start);
    while level != 0 {
        level = cells(level).fold(0, |next, cell| next | linked(cell)) & !part;
        part |= level;
    }
    part
}
