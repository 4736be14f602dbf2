//! A digit: the value that a cell holds, from 1 to at most 25.

use std::fmt;
use std::num::NonZeroU8;

/// A value from 1 to [`Digit::MAX`]. An [`Alphabet`](crate::Alphabet) defines how it is written (`10`, `A`, …).
///
/// ```
/// use grille_core::Digit;
///
/// let seven = Digit::new(7).unwrap();
/// assert_eq!(seven.value(), 7);
/// assert_eq!(seven.index(), 6);
/// assert_eq!(Digit::new(0), None);
/// assert_eq!(Digit::try_from(9), Ok(Digit::new(9).unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The greatest digit of the largest grid, 25×25.
    pub const MAX: u8 = 25;

    /// The digit with this value, or `None` outside `1..=MAX`.
    #[must_use]
    #[inline]
    pub const fn new(value: u8) -> Option<Digit> {
        if value > Digit::MAX {
            return None;
        }
        match NonZeroU8::new(value) {
            Some(value) => Some(Digit(value)),
            None => None,
        }
    }

    /// The digit with this [`index`](Digit::index).
    ///
    /// # Panics
    /// If the index is not below [`Digit::MAX`].
    #[must_use]
    #[inline]
    pub const fn from_index(index: usize) -> Digit {
        assert!(index < Digit::MAX as usize, "a digit's index is below 25");
        match Digit::new(index as u8 + 1) {
            Some(digit) => digit,
            None => unreachable!(),
        }
    }

    /// The value, from 1.
    #[must_use]
    #[inline]
    pub const fn value(self) -> u8 {
        self.0.get()
    }

    /// The index of this digit in an array, from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// Writes the value as a number; see [`Alphabet`](crate::Alphabet) for one character per digit.
impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.value(), f)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A number that is not a digit: zero, or over [`Digit::MAX`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADigit;

impl fmt::Display for NotADigit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "A digit is a whole number from 1 to {}.", Digit::MAX)
    }
}

impl std::error::Error for NotADigit {}

macro_rules! digit_from_integer {
    ($($integer:ty),*) => {$(
        impl TryFrom<$integer> for Digit {
            type Error = NotADigit;

            fn try_from(value: $integer) -> Result<Digit, NotADigit> {
                u8::try_from(value).ok().and_then(Digit::new).ok_or(NotADigit)
            }
        }
    )*};
}

digit_from_integer!(u8, u16, u32, u64, usize, i32, i64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_to_twenty_five_are_digits() {
        assert_eq!(Digit::new(0), None);
        assert_eq!(Digit::new(26), None);
        for value in 1..=25 {
            let digit = Digit::new(value).unwrap();
            assert_eq!(digit.value(), value);
            assert_eq!(Digit::from_index(digit.index()), digit);
        }
    }

    #[test]
    fn integers_of_any_width_convert_when_in_range() {
        assert_eq!(Digit::try_from(-1_i32), Err(NotADigit));
        assert_eq!(Digit::try_from(256_usize), Err(NotADigit));
        assert_eq!(Digit::try_from(5_u64).map(Digit::value), Ok(5));
    }
}
