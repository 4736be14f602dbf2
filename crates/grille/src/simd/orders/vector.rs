//! What orders need of a vector beyond the round of the classic grid: some of the lanes and not the others,
//! bits that move, numbers, and tables.

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

/// A vector of 16 bits a lane, some lanes of which can be told apart.
pub(in crate::simd) trait OrderVector: LaneVector {
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

    /// The lanes in which both have a bit in common.
    fn meets(self, other: Self) -> Self::Mask;
    /// Those of some lanes in which both have a bit in common.
    fn meets_in(self, other: Self, mask: Self::Mask) -> Self::Mask;
    /// The lanes in which both are equal.
    fn equals(self, other: Self) -> Self::Mask;
    /// Those of some lanes in which both are equal.
    fn equals_in(self, other: Self, mask: Self::Mask) -> Self::Mask;
    /// The lanes in which the one number is above the other; numbers have a sign here.
    fn above(self, other: Self) -> Self::Mask;
    /// The other in some lanes.
    fn take_in(self, mask: Self::Mask, other: Self) -> Self;
    /// The vector in some lanes, zero in the others.
    #[inline(always)]
    fn only_in(self, mask: Self::Mask) -> Self {
        Self::splat(0).take_in(mask, self)
    }

    /// Bits moved up by one.
    #[inline(always)]
    fn doubled(self) -> Self {
        self.add(self)
    }
    /// Bits moved down by some.
    fn down<const BY: u32>(self) -> Self;
    /// Bits moved up, in each lane by the number there; from 16 on, and below 0, nothing is left.
    fn up_each(self, by: Self) -> Self;
    /// Bits moved down likewise.
    fn down_each(self, by: Self) -> Self;

    /// The difference of two numbers.
    fn less(self, other: Self) -> Self;
    /// The smaller of two numbers with signs.
    fn lower(self, other: Self) -> Self;
    /// The greater of two numbers with signs.
    fn higher(self, other: Self) -> Self;
    /// The product of two numbers, as far as it fits.
    fn times(self, other: Self) -> Self;
    /// The upper half of the product of two numbers without signs.
    fn times_high(self, other: Self) -> Self;
    /// The greater of each two bytes.
    fn higher_bytes(self, other: Self) -> Self;
    /// How many of the 16 bits are set.
    fn count_all(self) -> Self;
    /// The entry of a table whose number the five lowest bits are.
    fn look_up(self, table: &Row) -> Self;

    /// The number of the lowest bit; 16 if there is none.
    #[inline(always)]
    fn lowest(self) -> Self {
        self.add(Self::splat(u16::MAX)).minus(self).count_all()
    }
    /// The number of the highest bit; 0 if there is none.
    #[inline(always)]
    fn highest(self) -> Self {
        let x = self.or(self.down::<1>());
        let x = x.or(x.down::<2>());
        let x = x.or(x.down::<4>());
        x.or(x.down::<8>()).down::<1>().count_all()
    }
}
