//! The portable backend on plain arrays: for machines without the supported vector instructions, and the slow, obvious
//! twin that the other backends are tested against.

use super::bands::{Band, BandVector, CELL_LANES, LANES, Table, moved};
use super::lanes::{LaneVector, Row};
use super::vector::Vector;

/// 32 candidate sets in an array.
#[derive(Clone, Copy)]
pub struct Portable(pub(super) [u16; LANES]);

impl Portable {
    #[inline(always)]
    pub(super) fn zip(self, other: Self, mut f: impl FnMut(u16, u16) -> u16) -> Self {
        let mut out = [0; LANES];
        for ((o, &a), &b) in out.iter_mut().zip(&self.0).zip(&other.0) {
            *o = f(a, b);
        }
        Self(out)
    }

    #[inline(always)]
    fn moved(self, from: &Table) -> Self {
        Self(from.0.map(|lane| self.0[usize::from(lane) % LANES]))
    }
}

impl Vector for Portable {
    #[inline(always)]
    fn splat(value: u16) -> Self {
        Self([value; LANES])
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }
    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.zip(other, u16::wrapping_add)
    }
    #[inline(always)]
    fn min(self, other: Self) -> Self {
        self.zip(other, u16::min)
    }
    #[inline(never)]
    fn count(self) -> Self {
        Self(self.0.map(|a| a.count_ones() as u16))
    }
    #[inline(always)]
    fn equal(self, other: Self) -> Self {
        self.zip(other, |a, b| if a == b { u16::MAX } else { 0 })
    }
    #[inline(never)]
    fn nonzero_lanes(self) -> u32 {
        let bit = |(lane, &a): (usize, &u16)| u32::from(a != 0) << lane;
        self.0.iter().enumerate().map(bit).sum()
    }
}

impl LaneVector for Portable {
    const LANES: usize = LANES;
    #[inline(always)]
    fn read(row: &Row, _part: usize) -> Self {
        Self(row.0)
    }
    #[inline(always)]
    fn write(self, row: &mut Row, _part: usize) {
        row.0 = self.0;
    }
}

impl BandVector for Portable {
    #[inline(always)]
    fn read(band: &Band) -> Self {
        Self(*band)
    }
    #[inline(always)]
    fn write(self, band: &mut Band) {
        *band = self.0;
    }
    fn next_cell(self) -> Self {
        self.moved(const { &moved(0, 0, 1) })
    }
    fn last_cell(self) -> Self {
        self.moved(const { &moved(0, 0, 2) })
    }
    fn next_box(self) -> Self {
        self.moved(const { &moved(0, 1, 0) })
    }
    fn last_box(self) -> Self {
        self.moved(const { &moved(0, 2, 0) })
    }
    fn next_row(self) -> Self {
        self.moved(const { &moved(1, 0, 0) })
    }
    fn last_row(self) -> Self {
        self.moved(const { &moved(2, 0, 0) })
    }
    fn any_cell(self) -> bool {
        self.nonzero_lanes() & CELL_LANES != 0
    }
}
