//! The known unavoidable sets of a classic grid, and how many givens each has. The counts are stored in bit planes, the
//! lowest bit of 64 sets in one word, the next in another: removing a given updates all sets at once.

use super::mask::{Mask, cells};

/// With more sets than this, going through them takes longer than finding them again.
const MANY: usize = 512;
/// Bits of a count: a set may have all 81 cells.
const PLANES: usize = 7;

/// Sets of cells, each with at least one given.
pub(super) struct Known {
    sets: Vec<Mask>,
    pages: Vec<Page>,
    given: Mask,
    count: usize,
}

/// Up to 64 sets.
struct Page {
    /// For each cell, the sets that contain it, as bits.
    of: [u64; 81],
    /// How many givens each set has, from the lowest bit of the count to the highest.
    planes: [u64; PLANES],
}

impl Page {
    const EMPTY: Page = Page {
        of: [0; 81],
        planes: [0; PLANES],
    };

    /// The sets with exactly one given.
    #[inline]
    fn alone(&self) -> u64 {
        let [ones, more @ ..] = &self.planes;
        ones & !more.iter().fold(0, |all, plane| all | plane)
    }

    /// Counts one given less in these sets.
    #[inline]
    fn less(&mut self, mut borrow: u64) {
        for plane in &mut self.planes {
            let was = *plane;
            *plane = was ^ borrow;
            borrow &= !was;
        }
    }

    /// Counts one given more in these sets.
    #[inline]
    fn more(&mut self, mut carry: u64) {
        for plane in &mut self.planes {
            let was = *plane;
            *plane = was ^ carry;
            carry &= was;
        }
    }
}

impl Known {
    /// No sets yet.
    pub(super) fn new(given: Mask) -> Known {
        let mut pages = Vec::with_capacity(6);
        pages.push(Page::EMPTY);
        Known {
            sets: Vec::with_capacity(256),
            pages,
            given,
            count: given.count_ones() as usize,
        }
    }

    /// The sets.
    pub(super) fn sets(&self) -> &[Mask] {
        &self.sets
    }

    /// Which cells are given.
    pub(super) fn given(&self) -> Mask {
        self.given
    }

    /// How many.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Whether it is better to start over.
    pub(super) fn are_many(&self) -> bool {
        self.sets.len() > MANY
    }

    /// Whether a given is the only one of some set.
    #[inline]
    pub(super) fn needs(&self, cell: usize) -> bool {
        let pages = self.pages.iter();
        pages.fold(0, |needed, page| needed | page.of[cell] & page.alone()) != 0
    }

    /// Whether some set has no given.
    pub(super) fn is_missed(&self) -> bool {
        self.sets.iter().any(|set| set & self.given == 0)
    }

    /// Removes a given.
    #[inline]
    pub(super) fn take(&mut self, cell: usize) {
        self.given &= !(1 << cell);
        self.count -= 1;
        for page in &mut self.pages {
            page.less(page.of[cell]);
        }
    }

    /// Restores a given.
    #[inline]
    pub(super) fn give(&mut self, cell: usize) {
        self.given |= 1 << cell;
        self.count += 1;
        for page in &mut self.pages {
            page.more(page.of[cell]);
        }
    }

    /// Adds a set.
    pub(super) fn add(&mut self, set: Mask) {
        let bit = self.sets.len() % 64;
        if bit == 0 && !self.sets.is_empty() {
            self.pages.push(Page::EMPTY);
        }
        self.sets.push(set);
        let page = self.pages.last_mut().expect("there is always a page");
        for cell in cells(set) {
            page.of[cell] |= 1 << bit;
        }
        let hits = u64::from((set & self.given).count_ones());
        for (digit, plane) in page.planes.iter_mut().enumerate() {
            *plane |= (hits >> digit & 1) << bit;
        }
    }

    /// Forgets all sets but the first ones.
    pub(super) fn truncate(&mut self, len: usize) {
        let kept: Vec<Mask> = self.sets[..len].to_vec();
        *self = Known::new(self.given);
        for set in kept {
            self.add(set);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;

    #[test]
    fn counts_are_those_of_counting_anew() {
        let mut random = Random::from_seed(3);
        let all = (1 << 81) - 1;
        let mut known = Known::new(all);
        for round in 0..2_000 {
            if round % 10 == 0 {
                let wide = random.below(3) == 0;
                let set = (0..81).filter(|_| random.below(9) == 0 || wide);
                known.add(set.fold(1, |set, cell| set | 1 << cell));
            }
            let cell = random.below(81);
            if known.given() >> cell & 1 == 1 {
                let alone = |set: &Mask| set & known.given() == 1 << cell;
                assert_eq!(known.needs(cell), known.sets().iter().any(alone));
                known.take(cell);
            } else {
                known.give(cell);
            }
            assert_eq!(known.count(), known.given().count_ones() as usize);
        }
        assert!(known.sets().len() > 128);
        known.truncate(70);
        assert_eq!((known.sets().len(), known.pages.len()), (70, 2));
    }
}
