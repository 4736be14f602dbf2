//! Sets of cells in two sizes: 128 bits for every grid up to 11×11, and [`CellSet`] for larger ones. Code that works
//! on a board is written once over [`Cells`] and compiled for both.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, Sub};

use grille_core::{Cell, CellSet};

/// A set of cells. Only [`SmallSet`] and [`CellSet`] implement it.
pub trait Cells:
    Copy
    + Debug
    + Default
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Sub<Output = Self>
    + FromIterator<Cell>
    + Send
    + Sync
    + sealed::Sealed
    + 'static
{
    /// How many cells.
    fn len(&self) -> usize;
    /// Whether the set is empty.
    fn is_empty(&self) -> bool;
    /// Whether this cell is in the set.
    fn contains(&self, cell: Cell) -> bool;
    /// Adds a cell.
    fn insert(&mut self, cell: Cell);
    /// Removes a cell.
    fn remove(&mut self, cell: Cell);
    /// The cells in ascending order.
    fn iter(self) -> impl Iterator<Item = Cell>;

    /// The first cell.
    fn first(&self) -> Option<Cell> {
        self.iter().next()
    }

    /// Whether every cell of this set is in the other.
    fn is_subset(&self, other: &Self) -> bool {
        (*self - *other).is_empty()
    }

    /// Whether some cell is in both sets.
    fn meets(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::SmallSet {}
    impl Sealed for grille_core::CellSet {}
}

/// A set of cells numbered below 128.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SmallSet(u128);

impl SmallSet {
    /// The largest number of cells a layout may have to use small sets.
    pub const MAX_COUNT: usize = 128;
}

impl Cells for SmallSet {
    #[inline]
    fn len(&self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.0 == 0
    }

    #[inline]
    fn contains(&self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 == 1
    }

    #[inline]
    fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.index();
    }

    #[inline]
    fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.index());
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let cell = Cell::new(left.trailing_zeros() as usize);
            left &= left - 1;
            Some(cell)
        })
    }
}

impl BitAnd for SmallSet {
    type Output = SmallSet;
    #[inline]
    fn bitand(self, other: SmallSet) -> SmallSet {
        SmallSet(self.0 & other.0)
    }
}

impl BitOr for SmallSet {
    type Output = SmallSet;
    #[inline]
    fn bitor(self, other: SmallSet) -> SmallSet {
        SmallSet(self.0 | other.0)
    }
}

impl Sub for SmallSet {
    type Output = SmallSet;
    #[inline]
    fn sub(self, other: SmallSet) -> SmallSet {
        SmallSet(self.0 & !other.0)
    }
}

impl FromIterator<Cell> for SmallSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> SmallSet {
        let mut set = SmallSet::default();
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl Cells for CellSet {
    fn len(&self) -> usize {
        CellSet::len(self)
    }

    fn is_empty(&self) -> bool {
        CellSet::is_empty(self)
    }

    fn contains(&self, cell: Cell) -> bool {
        CellSet::contains(self, cell)
    }

    fn insert(&mut self, cell: Cell) {
        CellSet::insert(self, cell);
    }

    fn remove(&mut self, cell: Cell) {
        CellSet::remove(self, cell);
    }

    fn iter(self) -> impl Iterator<Item = Cell> {
        CellSet::iter(&self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample<S: Cells>(cells: &[usize]) -> S {
        cells.iter().map(|&cell| Cell::new(cell)).collect()
    }

    fn numbers<S: Cells>(set: S) -> Vec<usize> {
        set.iter().map(Cell::index).collect()
    }

    #[test]
    fn small_and_large_sets_agree() {
        let samples: [&[usize]; 4] = [&[], &[0, 63, 64, 127], &[5, 64, 80], &[0, 1, 2, 3, 80, 127]];
        for a in samples {
            for b in samples {
                let (small_a, small_b): (SmallSet, SmallSet) = (sample(a), sample(b));
                let (large_a, large_b): (CellSet, CellSet) = (sample(a), sample(b));
                assert_eq!(numbers(small_a & small_b), numbers(large_a & large_b));
                assert_eq!(numbers(small_a | small_b), numbers(large_a | large_b));
                assert_eq!(numbers(small_a - small_b), numbers(large_a - large_b));
                assert_eq!(
                    small_a.is_subset(&small_b),
                    Cells::is_subset(&large_a, &large_b)
                );
                assert_eq!(small_a.meets(&small_b), large_a.meets(&large_b));
                assert_eq!(
                    (Cells::len(&small_a), small_a.first()),
                    (large_a.len(), large_a.first())
                );
            }
        }
    }
}
