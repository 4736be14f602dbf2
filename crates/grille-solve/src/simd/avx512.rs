//! AVX-512 backend: 32 candidate sets in one register; three-operand logic in one instruction, population count by
//! BITALG, and any move inside a band in one instruction.

use core::arch::x86_64::{
    __m512i, _mm_cvtsi64_si128, _mm512_add_epi16, _mm512_and_si512, _mm512_andnot_si512,
    _mm512_cmpeq_epi16_mask, _mm512_cmpgt_epu16_mask, _mm512_cmplt_epu16_mask, _mm512_load_si512,
    _mm512_loadu_si512, _mm512_mask_mov_epi16, _mm512_mask_or_epi32, _mm512_maskz_mov_epi16,
    _mm512_max_epu16, _mm512_min_epu16, _mm512_movm_epi16, _mm512_or_si512,
    _mm512_permutexvar_epi16, _mm512_permutexvar_epi64, _mm512_popcnt_epi16,
    _mm512_reduce_or_epi32, _mm512_rolv_epi32, _mm512_rorv_epi32, _mm512_set1_epi16,
    _mm512_set1_epi32, _mm512_sll_epi64, _mm512_srl_epi64, _mm512_store_si512, _mm512_storeu_si512,
    _mm512_ternarylogic_epi64, _mm512_test_epi16_mask, _mm512_test_epi32_mask,
    _mm512_test_epi64_mask, _mm512_xor_si512,
};

use super::bands::{Band, BandVector, CELL_LANES, Table, moved};
use super::lanes::{LaneVector, Row};
use super::sets::{LACKING, MOST_DIGITS, SetVector, Sets, WORD_DIGITS};
use super::track::{Abreast, MoveVector};
use super::vector::Vector;

/// 32 candidate sets.
///
/// Invariant: code handling this type runs only after the instruction set was
/// found to have all that the backend is compiled for (`Isa::available`, asked by
/// `Backend::of`); every `unsafe` block below rests on it.
#[derive(Clone, Copy)]
pub struct Avx512(pub(super) __m512i);

/// Three-operand logic; the constant is the truth table over `a, b, c`.
macro_rules! logic {
    ($table:literal, $a:expr, $b:expr, $c:expr) => {
        // SAFETY: the invariant of the type.
        Avx512(unsafe { _mm512_ternarylogic_epi64::<$table>($a.0, $b.0, $c.0) })
    };
}

/// Any other register-to-register instruction.
macro_rules! op {
    ($instruction:expr) => {
        // SAFETY: the invariant of the type.
        unsafe { $instruction }
    };
}

impl Vector for Avx512 {
    #[inline(always)]
    fn splat(value: u16) -> Self {
        Self(op!(_mm512_set1_epi16(value.cast_signed())))
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(op!(_mm512_and_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(op!(_mm512_or_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(op!(_mm512_xor_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(op!(_mm512_andnot_si512(other.0, self.0)))
    }
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(op!(_mm512_add_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn min(self, other: Self) -> Self {
        Self(op!(_mm512_min_epu16(self.0, other.0)))
    }
    #[inline(always)]
    fn count(self) -> Self {
        Self(op!(_mm512_popcnt_epi16(self.0)))
    }
    #[inline(always)]
    fn equal(self, other: Self) -> Self {
        Self(op!(_mm512_movm_epi16(_mm512_cmpeq_epi16_mask(
            self.0, other.0
        ))))
    }
    #[inline(always)]
    fn nonzero_lanes(self) -> u32 {
        op!(_mm512_test_epi16_mask(self.0, self.0))
    }
    #[inline(always)]
    fn or3(self, b: Self, c: Self) -> Self {
        logic!(0xFE, self, b, c)
    }
    #[inline(always)]
    fn and3(self, b: Self, c: Self) -> Self {
        logic!(0x80, self, b, c)
    }
    #[inline(always)]
    fn xor3(self, b: Self, c: Self) -> Self {
        logic!(0x96, self, b, c)
    }
    #[inline(always)]
    fn majority(self, b: Self, c: Self) -> Self {
        logic!(0xE8, self, b, c)
    }
    #[inline(always)]
    fn minus2(self, b: Self, c: Self) -> Self {
        logic!(0x10, self, b, c)
    }
    #[inline(always)]
    fn and_or(self, b: Self, c: Self) -> Self {
        logic!(0xEA, self, b, c)
    }
    #[inline(always)]
    fn or_both(self, b: Self, c: Self) -> Self {
        logic!(0xF8, self, b, c)
    }
    #[inline(always)]
    fn or_difference(self, b: Self, c: Self) -> Self {
        logic!(0xF6, self, b, c)
    }
    #[inline(always)]
    fn single(self) -> Self {
        Self(op!(_mm512_maskz_mov_epi16(
            _mm512_cmplt_epu16_mask(self.count().0, _mm512_set1_epi16(2)),
            self.0
        )))
    }
    #[inline(always)]
    fn single_or_open(self, open: &mut Self) -> Self {
        let count = self.count();
        op!({
            open.0 = _mm512_max_epu16(open.0, count.0);
            let single = _mm512_cmplt_epu16_mask(count.0, _mm512_set1_epi16(2));
            Self(_mm512_maskz_mov_epi16(single, self.0))
        })
    }
    #[inline(always)]
    fn open_lanes(self) -> u32 {
        // `open` holds the largest count.
        op!(_mm512_cmpgt_epu16_mask(self.0, _mm512_set1_epi16(1)))
    }
    #[inline(always)]
    fn narrowed(x: Self, keep: Self, only: Self, single: Self) -> Self {
        // A lane with one digit keeps it either way, so it is enough to choose
        // what to intersect with.
        let keep = Self(op!(_mm512_mask_mov_epi16(
            keep.0,
            _mm512_test_epi16_mask(x.0, only.0),
            only.0
        )));
        x.and_or(keep, single)
    }
    #[inline(always)]
    fn where_equal(self, a: Self, b: Self) -> Self {
        Self(op!(_mm512_maskz_mov_epi16(
            _mm512_cmpeq_epi16_mask(a.0, b.0),
            self.0
        )))
    }
    #[inline(always)]
    fn select(mask: Self, yes: Self, no: Self) -> Self {
        logic!(0xCA, mask, yes, no)
    }
}

impl LaneVector for Avx512 {
    const LANES: usize = 32;
    #[inline(always)]
    fn read(row: &Row, _part: usize) -> Self {
        // SAFETY: the invariant of the type; a row is 64 bytes, 64-aligned.
        Self(unsafe { _mm512_load_si512(row.0.as_ptr().cast()) })
    }
    #[inline(always)]
    fn write(self, row: &mut Row, _part: usize) {
        // SAFETY: the invariant of the type; a row is 64 bytes, 64-aligned.
        unsafe { _mm512_store_si512(row.0.as_mut_ptr().cast(), self.0) }
    }
    #[inline(always)]
    fn spread(row: &mut Row, from: &Row) {
        let (old, from): (Self, Self) = (LaneVector::read(row, 0), LaneVector::read(from, 0));
        let new = Self(op!(_mm512_permutexvar_epi16(from.0, old.0)));
        LaneVector::write(new, row, 0);
    }
}

impl Avx512 {
    #[inline(always)]
    fn moved(self, from: &'static Table) -> Self {
        let from = <Self as BandVector>::read(&from.0);
        Self(op!(_mm512_permutexvar_epi16(from.0, self.0)))
    }
}

/// One band move as a table of source lanes.
macro_rules! moves {
    ($($name:ident = $rows:literal, $boxes:literal, $cells:literal;)*) => {
        $(#[inline(always)]
        fn $name(self) -> Self {
            static FROM: Table = moved($rows, $boxes, $cells);
            self.moved(&FROM)
        })*
    };
}

impl BandVector for Avx512 {
    #[inline(always)]
    fn read(band: &Band) -> Self {
        // SAFETY: the invariant of the type; a band is 64 bytes.
        Self(unsafe { _mm512_loadu_si512(band.as_ptr().cast()) })
    }
    #[inline(always)]
    fn write(self, band: &mut Band) {
        // SAFETY: the invariant of the type; a band is 64 bytes.
        unsafe { _mm512_storeu_si512(band.as_mut_ptr().cast(), self.0) }
    }
    moves! {
        next_cell = 0, 0, 1;
        last_cell = 0, 0, 2;
        next_box = 0, 1, 0;
        last_box = 0, 2, 0;
        next_row = 1, 0, 0;
        last_row = 2, 0, 0;
        next_row_next_box = 1, 1, 0;
        next_row_last_box = 1, 2, 0;
        last_row_next_box = 2, 1, 0;
        last_row_last_box = 2, 2, 0;
    }
    #[inline(always)]
    fn any_cell(self) -> bool {
        self.nonzero_lanes() & CELL_LANES != 0
    }
}

/// 512 sets of digits.
///
/// The invariant is that of [`Avx512`].
#[derive(Clone, Copy)]
pub struct Avx512Sets(__m512i);

/// By digit: where each word comes from when the digit is added or removed, and how far its bits are shifted.
const PARTNERS: [[u64; 8]; MOST_DIGITS] = {
    let mut partners = [[0, 1, 2, 3, 4, 5, 6, 7]; MOST_DIGITS];
    let mut digit = WORD_DIGITS;
    while digit < MOST_DIGITS {
        let mut word = 0;
        while word < 8 {
            partners[digit][word] ^= 1 << (digit - WORD_DIGITS);
            word += 1;
        }
        digit += 1;
    }
    partners
};
const MOVES: [i64; MOST_DIGITS] = [1, 2, 4, 8, 16, 32, 0, 0, 0];

impl Avx512Sets {
    /// The words permuted as for adding or removing a digit.
    #[inline(always)]
    fn partners(self, digit: usize) -> __m512i {
        // SAFETY: the invariant of the type; an entry of the table is 64 bytes.
        unsafe {
            let from = _mm512_loadu_si512(PARTNERS[digit].as_ptr().cast());
            _mm512_permutexvar_epi64(from, self.0)
        }
    }
}

impl SetVector for Avx512Sets {
    #[inline(always)]
    fn read(sets: &Sets) -> Self {
        // SAFETY: the invariant of the type; sets are 64 bytes, 64-aligned.
        Self(unsafe { _mm512_load_si512(sets.0.as_ptr().cast()) })
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(op!(_mm512_and_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(op!(_mm512_or_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn is_empty(self) -> bool {
        op!(_mm512_test_epi64_mask(self.0, self.0)) == 0
    }
    #[inline(always)]
    fn with(self, digit: usize) -> Self {
        let lacking = self.and(Self::read(&LACKING[digit]));
        let by = op!(_mm_cvtsi64_si128(MOVES[digit]));
        Self(op!(_mm512_sll_epi64(lacking.partners(digit), by)))
    }
    #[inline(always)]
    fn without(self, digit: usize) -> Self {
        let by = op!(_mm_cvtsi64_si128(MOVES[digit]));
        let less = Self(op!(_mm512_srl_epi64(self.partners(digit), by)));
        less.and(Self::read(&LACKING[digit]))
    }
}

/// One number for each of 16 moves.
///
/// The invariant is that of [`Avx512`].
#[derive(Clone, Copy)]
pub struct Avx512Moves(__m512i);

impl MoveVector for Avx512Moves {
    #[inline(always)]
    fn splat(value: u32) -> Self {
        Self(op!(_mm512_set1_epi32(value.cast_signed())))
    }
    #[inline(always)]
    fn read(abreast: &Abreast) -> Self {
        // SAFETY: the invariant of the type; the array is 64 bytes, 64-aligned.
        Self(unsafe { _mm512_load_si512(abreast.0.as_ptr().cast()) })
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(op!(_mm512_and_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn turned(self, by: Self) -> Self {
        Self(op!(_mm512_rolv_epi32(self.0, by.0)))
    }
    #[inline(always)]
    fn turned_back(self, by: Self) -> Self {
        Self(op!(_mm512_rorv_epi32(self.0, by.0)))
    }
    #[inline(always)]
    fn or_where(self, more: Self, one: Self, other: Self) -> Self {
        op!({
            let some = _mm512_test_epi32_mask(one.0, other.0);
            Self(_mm512_mask_or_epi32(self.0, some, self.0, more.0))
        })
    }
    #[inline(always)]
    fn union(self) -> u32 {
        op!(_mm512_reduce_or_epi32(self.0)).cast_unsigned()
    }
}
