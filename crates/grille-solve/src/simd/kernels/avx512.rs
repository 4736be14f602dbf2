//! Kernels on AVX-512: lane masks are mask registers.

use core::arch::x86_64::{
    _mm512_cmpeq_epi16_mask, _mm512_cmpgt_epi16_mask, _mm512_mask_cmpeq_epi16_mask,
    _mm512_mask_mov_epi16, _mm512_mask_test_epi16_mask, _mm512_maskz_mov_epi16, _mm512_max_epi16,
    _mm512_max_epu8, _mm512_min_epi16, _mm512_mulhi_epu16, _mm512_mullo_epi16,
    _mm512_permutexvar_epi16, _mm512_sllv_epi16, _mm512_srli_epi16, _mm512_srlv_epi16,
    _mm512_sub_epi16, _mm512_test_epi16_mask,
};

use super::vector::KernelVector;
use crate::simd::avx512::Avx512;
use crate::simd::lanes::{LaneVector, Row};
use crate::simd::vector::Vector;

/// A register-to-register instruction.
macro_rules! op {
    ($instruction:expr) => {
        // SAFETY: the invariant of the type.
        unsafe { $instruction }
    };
}

impl KernelVector for Avx512 {
    type Mask = u32;

    #[inline(always)]
    fn meets(self, other: Self) -> u32 {
        op!(_mm512_test_epi16_mask(self.0, other.0))
    }
    #[inline(always)]
    fn meets_in(self, other: Self, mask: u32) -> u32 {
        op!(_mm512_mask_test_epi16_mask(mask, self.0, other.0))
    }
    #[inline(always)]
    fn equals(self, other: Self) -> u32 {
        op!(_mm512_cmpeq_epi16_mask(self.0, other.0))
    }
    #[inline(always)]
    fn equals_in(self, other: Self, mask: u32) -> u32 {
        op!(_mm512_mask_cmpeq_epi16_mask(mask, self.0, other.0))
    }
    #[inline(always)]
    fn above(self, other: Self) -> u32 {
        op!(_mm512_cmpgt_epi16_mask(self.0, other.0))
    }
    #[inline(always)]
    fn take_in(self, mask: u32, other: Self) -> Self {
        Self(op!(_mm512_mask_mov_epi16(self.0, mask, other.0)))
    }
    #[inline(always)]
    fn only_in(self, mask: u32) -> Self {
        Self(op!(_mm512_maskz_mov_epi16(mask, self.0)))
    }
    #[inline(always)]
    fn down<const BY: u32>(self) -> Self {
        Self(op!(_mm512_srli_epi16::<BY>(self.0)))
    }
    #[inline(always)]
    fn up_each(self, by: Self) -> Self {
        Self(op!(_mm512_sllv_epi16(self.0, by.0)))
    }
    #[inline(always)]
    fn down_each(self, by: Self) -> Self {
        Self(op!(_mm512_srlv_epi16(self.0, by.0)))
    }
    #[inline(always)]
    fn less(self, other: Self) -> Self {
        Self(op!(_mm512_sub_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn lower(self, other: Self) -> Self {
        Self(op!(_mm512_min_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn higher(self, other: Self) -> Self {
        Self(op!(_mm512_max_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn times(self, other: Self) -> Self {
        Self(op!(_mm512_mullo_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn times_high(self, other: Self) -> Self {
        Self(op!(_mm512_mulhi_epu16(self.0, other.0)))
    }
    #[inline(always)]
    fn higher_bytes(self, other: Self) -> Self {
        Self(op!(_mm512_max_epu8(self.0, other.0)))
    }
    #[inline(always)]
    fn count_all(self) -> Self {
        self.count()
    }
    #[inline(always)]
    fn look_up(self, table: &Row) -> Self {
        let table = <Self as LaneVector>::read(table, 0);
        Self(op!(_mm512_permutexvar_epi16(self.0, table.0)))
    }
}
