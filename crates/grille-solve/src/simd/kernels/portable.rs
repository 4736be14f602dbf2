//! Kernels on plain arrays. What goes lane by lane is not inlined: 32 lanes, wherever a kernel needs them, made a function
//! of a megabyte, which took most of the time of compiling the crate.

use super::vector::KernelVector;
use crate::simd::lanes::Row;
use crate::simd::portable::Portable;
use crate::simd::vector::Vector;

impl KernelVector for Portable {
    type Mask = u32;

    #[inline(always)]
    fn meets(self, other: Self) -> u32 {
        self.and(other).nonzero_lanes()
    }
    #[inline(always)]
    fn meets_in(self, other: Self, mask: u32) -> u32 {
        self.meets(other) & mask
    }
    #[inline(always)]
    fn equals(self, other: Self) -> u32 {
        self.equal(other).nonzero_lanes()
    }
    #[inline(always)]
    fn equals_in(self, other: Self, mask: u32) -> u32 {
        self.equals(other) & mask
    }
    #[inline(never)]
    fn above(self, other: Self) -> u32 {
        let above = |a: u16, b: u16| u16::from(a.cast_signed() > b.cast_signed());
        self.zip(other, above).nonzero_lanes()
    }
    #[inline(never)]
    fn take_in(self, mask: u32, other: Self) -> Self {
        let mut lane = 0;
        self.zip(other, |own, other| {
            let taken = u16::from(mask >> lane & 1 == 1).wrapping_neg();
            lane += 1;
            own & !taken | other & taken
        })
    }
    #[inline(always)]
    fn down<const BY: u32>(self) -> Self {
        self.zip(self, |a, _| a >> BY)
    }
    #[inline(never)]
    fn up_each(self, by: Self) -> Self {
        self.zip(by, |a, by| a.checked_shl(by.into()).unwrap_or(0))
    }
    #[inline(never)]
    fn down_each(self, by: Self) -> Self {
        self.zip(by, |a, by| a.checked_shr(by.into()).unwrap_or(0))
    }
    #[inline(always)]
    fn less(self, other: Self) -> Self {
        self.zip(other, u16::wrapping_sub)
    }
    #[inline(always)]
    fn lower(self, other: Self) -> Self {
        self.zip(other, |a, b| {
            a.cast_signed().min(b.cast_signed()).cast_unsigned()
        })
    }
    #[inline(always)]
    fn higher(self, other: Self) -> Self {
        self.zip(other, |a, b| {
            a.cast_signed().max(b.cast_signed()).cast_unsigned()
        })
    }
    #[inline(always)]
    fn times(self, other: Self) -> Self {
        self.zip(other, u16::wrapping_mul)
    }
    #[inline(never)]
    fn times_high(self, other: Self) -> Self {
        self.zip(other, |a, b| ((u32::from(a) * u32::from(b)) >> 16) as u16)
    }
    #[inline(always)]
    fn higher_bytes(self, other: Self) -> Self {
        self.zip(other, |a, b| {
            (a & 0xFF).max(b & 0xFF) | (a & 0xFF00).max(b & 0xFF00)
        })
    }
    #[inline(always)]
    fn count_all(self) -> Self {
        self.count()
    }
    #[inline(never)]
    fn look_up(self, table: &Row) -> Self {
        self.zip(self, |a, _| table.0[usize::from(a) % 32])
    }
}
