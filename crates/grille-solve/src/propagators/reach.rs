//! Sets of totals as bitsets, in three widths: a cage of a few cells fits one word, and larger sums should not slow it
//! down.

/// A set of small numbers that can be shifted up and down as a whole; numbers that leave the range are lost.
pub(super) trait Reach: Copy {
    const EMPTY: Self;
    /// The set of 0 alone.
    const ZERO: Self;
    fn up(self, by: u32) -> Self;
    fn down(self, by: u32) -> Self;
    fn or(self, other: Self) -> Self;
    fn and(self, other: Self) -> Self;
    fn is_empty(self) -> bool;
}

macro_rules! one_word {
    ($($word:ty),*) => {$(
        impl Reach for $word {
            const EMPTY: Self = 0;
            const ZERO: Self = 1;
            #[inline]
            fn up(self, by: u32) -> Self {
                self.checked_shl(by).unwrap_or(0)
            }
            #[inline]
            fn down(self, by: u32) -> Self {
                self.checked_shr(by).unwrap_or(0)
            }
            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }
            #[inline]
            fn and(self, other: Self) -> Self {
                self & other
            }
            #[inline]
            fn is_empty(self) -> bool {
                self == 0
            }
        }
    )*};
}

one_word!(u64, u128);

/// A set of numbers below 1024.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wide([u64; 16]);

impl Wide {
    /// How many numbers fit.
    pub const BITS: u32 = 1024;
}

impl Reach for Wide {
    const EMPTY: Self = Wide([0; 16]);
    const ZERO: Self = {
        let mut words = [0; 16];
        words[0] = 1;
        Wide(words)
    };

    fn up(self, by: u32) -> Self {
        let (words, bits) = (by as usize / 64, by % 64);
        let at = |i: usize| i.checked_sub(words).map_or(0, |i| self.0[i]);
        Wide(std::array::from_fn(|i| {
            let carry = if bits > 0 && i > 0 {
                at(i - 1) >> (64 - bits)
            } else {
                0
            };
            at(i) << bits | carry
        }))
    }

    fn down(self, by: u32) -> Self {
        let (words, bits) = (by as usize / 64, by % 64);
        let at = |i: usize| self.0.get(i + words).copied().unwrap_or(0);
        Wide(std::array::from_fn(|i| {
            let carry = if bits > 0 {
                at(i + 1) << (64 - bits)
            } else {
                0
            };
            at(i) >> bits | carry
        }))
    }

    fn or(self, other: Self) -> Self {
        Wide(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    fn and(self, other: Self) -> Self {
        Wide(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    fn is_empty(self) -> bool {
        self.0 == [0; 16]
    }
}
