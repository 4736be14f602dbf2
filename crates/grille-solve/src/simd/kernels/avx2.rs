//! Kernels on AVX2: lane masks are vectors of all ones or zero.

use core::arch::x86_64::{
    _mm_cvtsi64_si128, _mm256_and_si256, _mm256_andnot_si256, _mm256_blendv_epi8,
    _mm256_cmpgt_epi16, _mm256_max_epi16, _mm256_max_epu8, _mm256_min_epi16, _mm256_mulhi_epu16,
    _mm256_mullo_epi16, _mm256_or_si256, _mm256_packus_epi16, _mm256_permute2x128_si256,
    _mm256_permute4x64_epi64, _mm256_set1_epi32, _mm256_setr_epi16, _mm256_shuffle_epi8,
    _mm256_slli_epi16, _mm256_sllv_epi32, _mm256_srl_epi16, _mm256_srli_epi32, _mm256_srlv_epi32,
    _mm256_sub_epi16,
};

use super::vector::{KernelVector, LaneMask};
use crate::simd::avx2::Avx2;
use crate::simd::lanes::{LaneVector, Row};
use crate::simd::vector::Vector;

/// A register-to-register instruction.
macro_rules! op {
    ($instruction:expr) => {
        // SAFETY: the invariant of the type.
        unsafe { $instruction }
    };
}

impl Avx2 {
    const ONES: u16 = u16::MAX;
}

/// All ones in the selected lanes, zero elsewhere.
impl LaneMask for Avx2 {
    #[inline(always)]
    fn none() -> Self {
        Self::splat(0)
    }
    #[inline(always)]
    fn of_bits(bits: u32) -> Self {
        let own = Self(op!(_mm256_setr_epi16(
            1,
            2,
            4,
            8,
            16,
            32,
            64,
            128,
            256,
            512,
            1024,
            2048,
            4096,
            8192,
            16384,
            i16::MIN
        )));
        Self::splat(bits as u16).meets(own)
    }
    #[inline(always)]
    fn bits(self) -> u32 {
        self.nonzero_lanes()
    }
    #[inline(always)]
    fn both(self, other: Self) -> Self {
        self.and(other)
    }
    #[inline(always)]
    fn either(self, other: Self) -> Self {
        self.or(other)
    }
}

impl KernelVector for Avx2 {
    type Mask = Avx2;

    #[inline(always)]
    fn meets(self, other: Self) -> Self {
        self.meets_in(other, Self::splat(Self::ONES))
    }
    #[inline(always)]
    fn meets_in(self, other: Self, mask: Self) -> Self {
        mask.minus(self.and(other).equal(Self::splat(0)))
    }
    #[inline(always)]
    fn equals(self, other: Self) -> Self {
        self.equal(other)
    }
    #[inline(always)]
    fn equals_in(self, other: Self, mask: Self) -> Self {
        mask.and(self.equal(other))
    }
    #[inline(always)]
    fn above(self, other: Self) -> Self {
        Self(op!(_mm256_cmpgt_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn take_in(self, mask: Self, other: Self) -> Self {
        Self(op!(_mm256_blendv_epi8(self.0, other.0, mask.0)))
    }
    #[inline(always)]
    fn only_in(self, mask: Self) -> Self {
        self.and(mask)
    }
    #[inline(always)]
    fn down<const BY: u32>(self) -> Self {
        Self(op!(_mm256_srl_epi16(
            self.0,
            _mm_cvtsi64_si128(i64::from(BY))
        )))
    }
    #[inline(always)]
    fn up_each(self, by: Self) -> Self {
        // Two halves of 32 bits; bits that leave the lower one are cut off.
        op!({
            let low = _mm256_set1_epi32(0xFFFF);
            let below = _mm256_and_si256(self.0, low);
            let below = _mm256_sllv_epi32(below, _mm256_and_si256(by.0, low));
            let above = _mm256_andnot_si256(low, self.0);
            let above = _mm256_sllv_epi32(above, _mm256_srli_epi32::<16>(by.0));
            Self(_mm256_or_si256(_mm256_and_si256(below, low), above))
        })
    }
    #[inline(always)]
    fn down_each(self, by: Self) -> Self {
        op!({
            let low = _mm256_set1_epi32(0xFFFF);
            let below = _mm256_and_si256(self.0, low);
            let below = _mm256_srlv_epi32(below, _mm256_and_si256(by.0, low));
            let above = _mm256_srlv_epi32(self.0, _mm256_srli_epi32::<16>(by.0));
            Self(_mm256_or_si256(below, _mm256_andnot_si256(low, above)))
        })
    }
    #[inline(always)]
    fn less(self, other: Self) -> Self {
        Self(op!(_mm256_sub_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn lower(self, other: Self) -> Self {
        Self(op!(_mm256_min_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn higher(self, other: Self) -> Self {
        Self(op!(_mm256_max_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn times(self, other: Self) -> Self {
        Self(op!(_mm256_mullo_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn times_high(self, other: Self) -> Self {
        Self(op!(_mm256_mulhi_epu16(self.0, other.0)))
    }
    #[inline(always)]
    fn higher_bytes(self, other: Self) -> Self {
        Self(op!(_mm256_max_epu8(self.0, other.0)))
    }
    #[inline(always)]
    fn count_all(self) -> Self {
        let bytes = self.and(Self::splat(0xFF)).count();
        bytes.add(self.down::<8>().count())
    }
    #[inline(always)]
    fn look_up(self, table: &Row) -> Self {
        let (first, second) = (Self::read(table, 0), Self::read(table, 1));
        let low = Self::splat(0xFF);
        let lows = bytes_of(first.and(low), second.and(low));
        let highs = bytes_of(first.down::<8>(), second.down::<8>());
        // The index in both bytes of each lane, and whether it is one of the upper 16.
        let number = self.and(Self::splat(31));
        let number = number.or(Self(op!(_mm256_slli_epi16::<8>(number.0))));
        let upper = Self(op!(_mm256_slli_epi16::<3>(number.0)));
        let number = number.and(Self::splat(0x0F0F));
        let low_bytes = entries(lows, number, upper).and(low);
        low_bytes.or(entries(highs, number, upper).minus(low))
    }
}

/// One byte of each of 32 entries, in order.
#[inline(always)]
fn bytes_of(first: Avx2, second: Avx2) -> Avx2 {
    op!({
        let packed = _mm256_packus_epi16(first.0, second.0);
        Avx2(_mm256_permute4x64_epi64::<0b11_01_10_00>(packed))
    })
}

/// The bytes at these indices below 16; from the second half where `upper` has its highest bits set.
#[inline(always)]
fn entries(bytes: Avx2, number: Avx2, upper: Avx2) -> Avx2 {
    op!({
        let first = _mm256_permute2x128_si256::<0x00>(bytes.0, bytes.0);
        let second = _mm256_permute2x128_si256::<0x11>(bytes.0, bytes.0);
        let first = _mm256_shuffle_epi8(first, number.0);
        let second = _mm256_shuffle_epi8(second, number.0);
        Avx2(_mm256_blendv_epi8(first, second, upper.0))
    })
}
