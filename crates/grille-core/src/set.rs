//! Sets of digits and sets of cells: bitsets of one machine word and of twelve, with the same methods.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use crate::{Cell, Digit};

/// A set of digits, for example the candidates of a cell.
///
/// It iterates in ascending order, and combines with `|`, `&` and `-`.
///
/// ```
/// use grille_core::{Digit, DigitSet};
///
/// let free: DigitSet = [2, 5, 9].into_iter().map(|v| Digit::new(v).unwrap()).collect();
/// assert_eq!(free.len(), 3);
/// assert!(free.contains(Digit::new(5).unwrap()));
/// let rest = DigitSet::first(9) - free;
/// assert_eq!(rest.to_string(), "134678");
/// ```
#[doc(alias = "PSudokuValuesSet")]
#[doc(alias = "ValuesSet")]
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct DigitSet(u32);

impl DigitSet {
    /// No digit.
    pub const EMPTY: DigitSet = DigitSet(0);

    /// The digits 1 to `count`.
    ///
    /// # Panics
    /// If there are not that many digits.
    #[must_use]
    #[inline]
    pub const fn first(count: usize) -> DigitSet {
        assert!(count <= Digit::MAX as usize, "at most 25 digits");
        DigitSet((1 << count) - 1)
    }

    /// The set whose bit `i` stands for the digit of index `i`; bits beyond the last digit are dropped.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u32) -> DigitSet {
        DigitSet(bits & ((1 << Digit::MAX) - 1))
    }

    /// Bit `i` stands for the digit of index `i`.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Only this digit.
    #[must_use]
    #[inline]
    pub const fn only(digit: Digit) -> DigitSet {
        DigitSet(1 << digit.index())
    }

    /// How many digits.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this digit is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 & (1 << digit.index()) != 0
    }

    /// Whether every digit of this set is in the other.
    #[must_use]
    #[inline]
    pub const fn is_subset(self, other: DigitSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Adds a digit.
    #[inline]
    pub fn insert(&mut self, digit: Digit) {
        self.0 |= 1 << digit.index();
    }

    /// Removes a digit.
    #[inline]
    pub fn remove(&mut self, digit: Digit) {
        self.0 &= !(1 << digit.index());
    }

    /// The smallest digit.
    #[must_use]
    #[inline]
    pub fn smallest(self) -> Option<Digit> {
        (self.0 != 0).then(|| Digit::from_index(self.0.trailing_zeros() as usize))
    }

    /// The one digit, if there is exactly one.
    #[must_use]
    #[inline]
    pub fn single(self) -> Option<Digit> {
        if self.0.is_power_of_two() {
            self.smallest()
        } else {
            None
        }
    }

    /// The digits in ascending order.
    #[must_use]
    #[inline]
    pub fn iter(self) -> Digits {
        Digits(self.0)
    }
}

/// Iterates over a [`DigitSet`] in ascending order.
#[derive(Clone, Debug)]
pub struct Digits(u32);

impl Iterator for Digits {
    type Item = Digit;

    #[inline]
    fn next(&mut self) -> Option<Digit> {
        let digit = DigitSet(self.0).smallest()?;
        self.0 &= self.0 - 1;
        Some(digit)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Digits {}

impl IntoIterator for DigitSet {
    type Item = Digit;
    type IntoIter = Digits;

    #[inline]
    fn into_iter(self) -> Digits {
        self.iter()
    }
}

impl FromIterator<Digit> for DigitSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> DigitSet {
        let mut set = DigitSet::EMPTY;
        set.extend(digits);
        set
    }
}

impl Extend<Digit> for DigitSet {
    #[inline]
    fn extend<I: IntoIterator<Item = Digit>>(&mut self, digits: I) {
        for digit in digits {
            self.insert(digit);
        }
    }
}

/// The digits one after the other, those over 9 as letters (10 is `A`).
impl fmt::Display for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter()
            .try_for_each(|digit| write!(f, "{}", crate::Alphabet::Digits.symbol(digit)))
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

const WORDS: usize = Cell::MAX_COUNT / 64;

/// A set of cells of one layout.
///
/// ```
/// use grille_core::Layout;
///
/// let classic = Layout::classic();
/// let corner = classic.cell(0, 0).unwrap();
/// let opposite = classic.cell(8, 8).unwrap();
/// let common = *classic.peers(corner) & *classic.peers(opposite);
/// assert_eq!(common.len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet([0; WORDS]);

    /// The cells with index 0 to `count` − 1.
    #[must_use]
    #[inline]
    pub fn first(count: usize) -> CellSet {
        (0..count).map(Cell::new).collect()
    }

    /// How many cells.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Whether this cell is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64] & (1 << (cell.index() % 64)) != 0
    }

    /// Whether every cell of this set is in the other.
    #[must_use]
    #[inline]
    pub fn is_subset(&self, other: &CellSet) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a & !b == 0)
    }

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    /// Removes a cell.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }

    /// The cells in ascending order of their indices.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Cell> + use<> {
        let words = self.0;
        words.into_iter().enumerate().flat_map(|(at, mut word)| {
            std::iter::from_fn(move || {
                if word == 0 {
                    return None;
                }
                let bit = word.trailing_zeros() as usize;
                word &= word - 1;
                Some(Cell::new(64 * at + bit))
            })
        })
    }
}

impl Default for CellSet {
    #[inline]
    fn default() -> CellSet {
        CellSet::EMPTY
    }
}

impl FromIterator<Cell> for CellSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        let mut set = CellSet::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl BitOr for DigitSet {
    type Output = DigitSet;
    #[inline]
    fn bitor(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 | other.0)
    }
}

impl BitAnd for DigitSet {
    type Output = DigitSet;
    #[inline]
    fn bitand(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 & other.0)
    }
}

impl Sub for DigitSet {
    type Output = DigitSet;
    #[inline]
    fn sub(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 & !other.0)
    }
}

impl BitOr for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl Sub for CellSet {
    type Output = CellSet;
    #[inline]
    fn sub(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }
}

macro_rules! assigning {
    ($($set:ty),*) => {$(
        impl BitOrAssign for $set {
            fn bitor_assign(&mut self, other: $set) {
                *self = *self | other;
            }
        }
        impl BitAndAssign for $set {
            fn bitand_assign(&mut self, other: $set) {
                *self = *self & other;
            }
        }
        impl SubAssign for $set {
            fn sub_assign(&mut self, other: $set) {
                *self = *self - other;
            }
        }
    )*};
}

assigning!(DigitSet, CellSet);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digit_set_iterates_in_ascending_order() {
        let set = DigitSet::from_bits(0b1_0000_0000_0100_0001);
        assert_eq!(set.iter().map(Digit::value).collect::<Vec<_>>(), [1, 7, 17]);
        assert_eq!(set.iter().len(), set.len());
        assert_eq!(set.to_string(), "17H");
        assert_eq!(set.iter().collect::<DigitSet>(), set);
    }

    #[test]
    fn bits_that_are_no_digit_are_dropped() {
        assert_eq!(DigitSet::from_bits(u32::MAX), DigitSet::first(25));
    }

    #[test]
    fn a_single_is_exactly_one_digit() {
        assert_eq!(DigitSet::EMPTY.single(), None);
        assert_eq!(DigitSet::first(2).single(), None);
        assert_eq!(DigitSet::first(1).single(), Digit::new(1));
    }

    #[test]
    fn a_cell_set_crosses_its_words() {
        let cells = [0, 63, 64, 80, 624, 767].map(Cell::new);
        let mut set: CellSet = cells.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cells);
        assert_eq!(set.len(), 6);
        set.remove(Cell::new(64));
        assert!(!set.contains(Cell::new(64)) && set.contains(Cell::new(63)));
        assert!(set.is_subset(&CellSet::first(768)));
        assert!((CellSet::first(768) - set).contains(Cell::new(64)));
    }
}
