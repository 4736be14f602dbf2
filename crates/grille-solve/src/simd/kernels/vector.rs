//! The vector operations that kernels need beyond the round of the classic grid: lane masks, shifts, arithmetic and
//! table lookups.

use crate::simd::lanes::{LaneVector, Row};

/// Some of the lanes of a vector.
pub(in crate::simd) trait LaneMask: Copy {
    /// No lane.
    fn none() -> Self;
    /// The lanes of these bits.
    fn of_bits(bits: u32) -> Self;
    /// The lanes as bits.
    fn bits(self) -> u32;
    /// The lanes of both.
    fn both(self, other: Self) -> Self;
    /// The lanes of either.
    fn either(self, other: Self) -> Self;
}

/// A bit for each of 32 lanes.
impl LaneMask for u32 {
    #[inline(always)]
    fn none() -> u32 {
        0
    }
    #[inline(always)]
    fn of_bits(bits: u32) -> u32 {
        bits
    }
    #[inline(always)]
    fn bits(self) -> u32 {
        self
    }
    #[inline(always)]
    fn both(self, other: u32) -> u32 {
        self & other
    }
    #[inline(always)]
    fn either(self, other: u32) -> u32 {
        self | other
    }
}

/// A vector of 16 bits per lane, with lane masks.
pub(in crate::simd) trait KernelVector: LaneVector {
    /// Some of the lanes.
    type Mask: LaneMask;

    /// The lanes of these bits.
    #[inline(always)]
    fn of_bits(bits: u32) -> Self::Mask {
        Self::Mask::of_bits(bits)
    }
    /// The lanes as bits.
    #[inline(always)]
    fn bits(mask: Self::Mask) -> u32 {
        mask.bits()
    }

    /// The lanes in which the two have a bit in common.
    fn meets(self, other: Self) -> Self::Mask;
    /// Those of some lanes in which the two have a bit in common.
    fn meets_in(self, other: Self, mask: Self::Mask) -> Self::Mask;
    /// The lanes in which the two are equal.
    fn equals(self, other: Self) -> Self::Mask;
    /// Those of some lanes in which the two are equal.
    fn equals_in(self, other: Self, mask: Self::Mask) -> Self::Mask;
    /// The lanes in which one number is above the other (signed).
    fn above(self, other: Self) -> Self::Mask;
    /// `other` in some lanes, `self` in the rest.
    fn take_in(self, mask: Self::Mask, other: Self) -> Self;
    /// `self` in some lanes, zero in the others.
    #[inline(always)]
    fn only_in(self, mask: Self::Mask) -> Self {
        Self::splat(0).take_in(mask, self)
    }

    /// Bits shifted up by one.
    #[inline(always)]
    fn doubled(self) -> Self {
        self.add(self)
    }
    /// Bits shifted down by a constant.
    fn down<const BY: u32>(self) -> Self;
    /// Bits shifted up, in each lane by the number there; zero for shifts of 16 or more, or below 0.
    fn up_each(self, by: Self) -> Self;
    /// Bits shifted down in the same way.
    fn down_each(self, by: Self) -> Self;

    /// The difference of two numbers.
    fn less(self, other: Self) -> Self;
    /// The smaller of two signed numbers.
    fn lower(self, other: Self) -> Self;
    /// The greater of two signed numbers.
    fn higher(self, other: Self) -> Self;
    /// The lower half of the product of two numbers.
    fn times(self, other: Self) -> Self;
    /// The upper half of the product of two unsigned numbers.
    fn times_high(self, other: Self) -> Self;
    /// The greater of each pair of bytes.
    fn higher_bytes(self, other: Self) -> Self;
    /// How many of the 16 bits are set.
    fn count_all(self) -> Self;
    /// The table entry at the index given by the five lowest bits.
    fn look_up(self, table: &Row) -> Self;

    /// The index of the lowest bit; 16 if there is none.
    #[inline(always)]
    fn lowest(self) -> Self {
        self.add(Self::splat(u16::MAX)).minus(self).count_all()
    }
    /// The index of the highest bit; 0 if there is none.
    #[inline(always)]
    fn highest(self) -> Self {
        let x = self.or(self.down::<1>());
        let x = x.or(x.down::<2>());
        let x = x.or(x.down::<4>());
        x.or(x.down::<8>()).down::<1>().count_all()
    }
}
