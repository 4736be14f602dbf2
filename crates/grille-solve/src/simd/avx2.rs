//! AVX2 backend: 16 candidate sets in one register. Blocks of 32 puzzles take two of them side by side; a band takes
//! three, one per row, with each triad in its own 64 bits so that moves stay within what the instructions allow.

use core::arch::x86_64::{
    __m256i, _mm256_add_epi16, _mm256_and_si256, _mm256_andnot_si256, _mm256_cmpeq_epi16,
    _mm256_load_si256, _mm256_min_epu16, _mm256_movemask_epi8, _mm256_or_si256,
    _mm256_permute4x64_epi64, _mm256_set_epi64x, _mm256_set1_epi8, _mm256_set1_epi16,
    _mm256_setr_epi8, _mm256_shuffle_epi8, _mm256_shufflehi_epi16, _mm256_shufflelo_epi16,
    _mm256_srli_epi16, _mm256_store_si256, _mm256_storeu_si256, _mm256_xor_si256,
};

use super::bands::{Band, BandVector};
use super::lanes::{LaneVector, Row};
use super::vector::{Vector, three};

/// 16 candidate sets.
///
/// Invariant: code handling this type runs only after the instruction set was
/// found to have all that the backend is compiled for (`Isa::available`, asked by
/// `Backend::of`); every `unsafe` block below rests on it.
#[derive(Clone, Copy)]
pub struct Avx2(pub(super) __m256i);

/// A register-to-register instruction.
macro_rules! op {
    ($instruction:expr) => {
        // SAFETY: the invariant of the type.
        unsafe { $instruction }
    };
}

impl Vector for Avx2 {
    #[inline(always)]
    fn splat(value: u16) -> Self {
        Self(op!(_mm256_set1_epi16(value.cast_signed())))
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(op!(_mm256_and_si256(self.0, other.0)))
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(op!(_mm256_or_si256(self.0, other.0)))
    }
    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(op!(_mm256_xor_si256(self.0, other.0)))
    }
    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(op!(_mm256_andnot_si256(other.0, self.0)))
    }
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(op!(_mm256_add_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn min(self, other: Self) -> Self {
        Self(op!(_mm256_min_epu16(self.0, other.0)))
    }
    #[inline(always)]
    fn count(self) -> Self {
        // Digits per nibble by table; the ninth bit is the high byte itself.
        op!({
            let table = _mm256_setr_epi8(
                0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3,
                2, 3, 3, 4,
            );
            let nibble = _mm256_set1_epi8(15);
            let low = _mm256_shuffle_epi8(table, _mm256_and_si256(self.0, nibble));
            let high = _mm256_and_si256(_mm256_srli_epi16::<4>(self.0), nibble);
            let high = _mm256_shuffle_epi8(table, high);
            let bytes = Avx2(_mm256_add_epi16(low, high));
            Avx2(_mm256_srli_epi16::<8>(bytes.0)).add(bytes.and(Avx2::splat(0xFF)))
        })
    }
    #[inline(always)]
    fn equal(self, other: Self) -> Self {
        Self(op!(_mm256_cmpeq_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn nonzero_lanes(self) -> u32 {
        let zero = self.equal(Self::splat(0));
        let pairs = !op!(_mm256_movemask_epi8(zero.0)).cast_unsigned();
        every_other_bit(pairs)
    }
}

/// Packs bits 0, 2, 4, … of `pairs`: two mask bits per lane to one.
fn every_other_bit(pairs: u32) -> u32 {
    let mut bits = pairs & 0x5555_5555;
    bits = (bits | bits >> 1) & 0x3333_3333;
    bits = (bits | bits >> 2) & 0x0F0F_0F0F;
    bits = (bits | bits >> 4) & 0x00FF_00FF;
    (bits | bits >> 8) & 0xFFFF
}

impl LaneVector for Avx2 {
    const LANES: usize = 16;
    #[inline(always)]
    fn read(row: &Row, part: usize) -> Self {
        let half = &row.0.as_chunks::<16>().0[part & 1];
        // SAFETY: the invariant of the type; half a row is 32 bytes, and both
        // halves of a 64-aligned row are 32-aligned.
        Self(unsafe { _mm256_load_si256(half.as_ptr().cast()) })
    }
    #[inline(always)]
    fn write(self, row: &mut Row, part: usize) {
        let half = &mut row.0.as_chunks_mut::<16>().0[part & 1];
        // SAFETY: as in `read`.
        unsafe { _mm256_store_si256(half.as_mut_ptr().cast(), self.0) }
    }
}

/// A band as three rows; a row is three triads of four lanes (the fourth lane
/// of a triad and the fourth triad are unused).
#[derive(Clone, Copy)]
pub struct Avx2Band([Avx2; 3]);

impl Vector for Avx2Band {
    #[inline(always)]
    fn splat(value: u16) -> Self {
        Self([Avx2::splat(value); 3])
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(three!(r => self.0[r].and(other.0[r])))
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(three!(r => self.0[r].or(other.0[r])))
    }
    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(three!(r => self.0[r].xor(other.0[r])))
    }
    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(three!(r => self.0[r].minus(other.0[r])))
    }
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(three!(r => self.0[r].add(other.0[r])))
    }
    #[inline(always)]
    fn min(self, other: Self) -> Self {
        Self(three!(r => self.0[r].min(other.0[r])))
    }
    #[inline(always)]
    fn count(self) -> Self {
        Self(three!(r => self.0[r].count()))
    }
    #[inline(always)]
    fn equal(self, other: Self) -> Self {
        Self(three!(r => self.0[r].equal(other.0[r])))
    }
    #[inline(always)]
    fn nonzero_lanes(self) -> u32 {
        // Same numbering as a band in memory: nine lanes per row.
        let rows = three!(r => {
            let bits = self.0[r].nonzero_lanes();
            (bits & 7 | bits >> 1 & 0x38 | bits >> 2 & 0x1C0) << (r * 9)
        });
        rows[0] | rows[1] | rows[2]
    }
}

/// Four lanes from `at` on as one word: a triad and one unused lane.
#[inline(always)]
fn triad(lanes: &Band, at: usize) -> i64 {
    let low = u64::from(lanes[at]) | u64::from(lanes[at + 1]) << 16;
    let high = u64::from(lanes[at + 2]) | u64::from(lanes[at + 3]) << 16;
    (low | high << 32).cast_signed()
}

impl BandVector for Avx2Band {
    #[inline(always)]
    fn read(band: &Band) -> Self {
        Self(three!(r => {
            let t = three!(j => triad(band, r * 9 + j * 3));
            Avx2(op!(_mm256_set_epi64x(0, t[2], t[1], t[0])))
        }))
    }
    #[inline(always)]
    fn write(self, band: &mut Band) {
        for (r, row) in self.0.iter().enumerate() {
            let mut lanes = [0u16; 16];
            // SAFETY: the invariant of the type; the array is 32 bytes.
            unsafe { _mm256_storeu_si256(lanes.as_mut_ptr().cast(), row.0) };
            for j in 0..3 {
                band[r * 9 + j * 3..][..3].copy_from_slice(&lanes[j * 4..][..3]);
            }
        }
    }
    #[inline(always)]
    fn next_cell(self) -> Self {
        // Lanes 1, 2, 0 of each triad; the unused lane stays.
        Self(
            three!(r => Avx2(op!(_mm256_shufflehi_epi16::<0b11_00_10_01>(
                _mm256_shufflelo_epi16::<0b11_00_10_01>(self.0[r].0)
            )))),
        )
    }
    #[inline(always)]
    fn last_cell(self) -> Self {
        Self(
            three!(r => Avx2(op!(_mm256_shufflehi_epi16::<0b11_01_00_10>(
                _mm256_shufflelo_epi16::<0b11_01_00_10>(self.0[r].0)
            )))),
        )
    }
    #[inline(always)]
    fn next_box(self) -> Self {
        Self(three!(r => Avx2(op!(_mm256_permute4x64_epi64::<0b11_00_10_01>(self.0[r].0)))))
    }
    #[inline(always)]
    fn last_box(self) -> Self {
        Self(three!(r => Avx2(op!(_mm256_permute4x64_epi64::<0b11_01_00_10>(self.0[r].0)))))
    }
    #[inline(always)]
    fn next_row(self) -> Self {
        let [a, b, c] = self.0;
        Self([b, c, a])
    }
    #[inline(always)]
    fn last_row(self) -> Self {
        let [a, b, c] = self.0;
        Self([c, a, b])
    }
    #[inline(always)]
    fn any_cell(self) -> bool {
        self.nonzero_lanes() != 0
    }
}
