//! The kernel for weighted sums. The least and greatest sum of the cells bound each of them; where at most three cells
//! are open, these are pruned completely.

use std::ops::Range;

use super::{At, Desk, Done, KernelVector};
use crate::simd::lanes::Row;

/// The most digits with which open cells are pruned together: two of them and the shift of a third fit into 16 bits.
pub const MOST_TOGETHER: usize = 9;
/// The most digits that two tables of five bits cover.
const MOST_IN_TABLES: u32 = 10;

/// A sum of cells, each with a weight.
#[derive(Clone, Debug)]
pub struct Sum {
    /// The cells.
    pub cells: Box<[At]>,
    /// Ranges of the cells.
    pub parts: Box<[Part]>,
    /// The least that the weighted digits may add up to, counting digits from 0.
    pub least: i16,
    /// The most that they may add up to.
    pub greatest: i16,
    /// Whether open cells are pruned together: all weights are 1 or -1, and one total is allowed.
    pub is_exact: bool,
}

/// Cells of one weight that all differ.
#[derive(Clone, Debug)]
pub struct Part {
    /// Their range.
    pub cells: Range<usize>,
    /// Their weight.
    pub weight: i16,
}

/// A table indexed by five bits of a set of digits.
const fn by_bits(first: u32, entry: Entry) -> Row {
    let mut table = [0; 32];
    let mut bits = 1u32;
    while bits < 32 {
        let (lowest, highest) = (first + bits.trailing_zeros(), first + bits.ilog2());
        table[bits as usize] = match entry {
            Entry::Ends => (highest | (15 - lowest) << 8) as u16,
            Entry::Flipped(digits) => {
                let mut flipped = 0;
                let mut bit = 0;
                while bit < 5 {
                    if bits >> bit & 1 == 1 && first + bit < digits {
                        flipped |= 1 << (digits - 1 - first - bit);
                    }
                    bit += 1;
                }
                flipped
            }
        };
        bits += 1;
    }
    Row(table)
}

#[derive(Clone, Copy)]
enum Entry {
    /// The highest digit, and in the upper byte how far the lowest one is below 15.
    Ends,
    /// The digits in reverse order, out of this many.
    Flipped(u32),
}

static ENDS: [Row; 2] = [by_bits(0, Entry::Ends), by_bits(5, Entry::Ends)];

static FLIPPED: [[Row; 2]; MOST_TOGETHER + 1] = {
    let mut tables = [const { [Row([0; 32]); 2] }; MOST_TOGETHER + 1];
    let mut digits = 0;
    while digits <= MOST_TOGETHER {
        let entry = Entry::Flipped(digits as u32);
        tables[digits] = [by_bits(0, entry), by_bits(5, entry)];
        digits += 1;
    }
    tables
};

/// By number: the bit of that number; the bit of half the number, if it is even; all bits up to it; and by the number
/// plus 16, all bits from it on.
static BIT: Row = numbers(0);
static HALF: Row = numbers(1);
static UP_TO: Row = numbers(2);
static FROM_16: Row = numbers(3);

const fn numbers(kind: u32) -> Row {
    let mut table = [0; 32];
    let mut number = 0;
    while number < 32 {
        table[number as usize] = match kind {
            0 if number < 16 => 1 << number,
            1 if number % 2 == 0 => 1 << (number / 2),
            2 if number < 16 => u16::MAX >> (15 - number),
            2 => u16::MAX,
            3 if number < 16 => u16::MAX,
            3 => u16::MAX << (number - 16),
            _ => 0,
        };
        number += 1;
    }
    Row(table)
}

/// Both ends of a set of digits: see [`Entry::Ends`].
#[inline(always)]
fn ends<V: KernelVector>(x: V, digits: u32) -> V {
    if digits <= MOST_IN_TABLES {
        return (x.look_up(&ENDS[0])).higher_bytes(x.down::<5>().look_up(&ENDS[1]));
    }
    let below = V::splat(15).less(x.lowest());
    x.highest().or(below.times(V::splat(256)))
}

#[inline(always)]
fn flipped<V: KernelVector>(x: V, tables: &[Row; 2]) -> V {
    x.look_up(&tables[0]).or(x.down::<5>().look_up(&tables[1]))
}

/// The lanes in which a cell is open.
#[inline(always)]
fn open<V: KernelVector>(x: V) -> V::Mask {
    x.meets(x.add(V::splat(u16::MAX)))
}

impl Sum {
    /// The scratch rows it needs: the ends of each cell, and what all-different adds to each part.
    #[must_use]
    pub fn room(&self) -> usize {
        self.cells.len() + 2 * self.parts.len()
    }

    #[inline(always)]
    pub(super) fn follow<V: KernelVector>(&self, desk: &mut Desk<'_>, done: &mut Done<V>) -> u32 {
        let zero = V::splat(0);
        let flips = &FLIPPED[(desk.digits as usize).min(MOST_TOGETHER)];
        let mut slots = Slots::<V>::new();
        let (mut low, mut high) = (zero, zero);
        // How much all-different adds to the sum of the lowest digits.
        let mut gained = zero;
        for (number, part) in self.parts.iter().enumerate() {
            let (mut least, mut greatest) = self.add_up(part, number, &mut slots, flips, desk);
            if part.cells.len() > 1 {
                let gains = self.gains(part, &mut least, &mut greatest, desk);
                let at = self.cells.len() + 2 * number;
                gains[0].write(&mut desk.room[at], desk.part);
                gains[1].write(&mut desk.room[at + 1], desk.part);
                gained = gained.add(gains[usize::from(part.weight < 0)]);
            }
            match part.weight {
                1 => (low, high) = (low.add(least), high.add(greatest)),
                -1 => (low, high) = (low.less(greatest), high.less(least)),
                weight => {
                    let weight_of = V::splat(weight.unsigned_abs());
                    let (least, greatest) = (least.times(weight_of), greatest.times(weight_of));
                    (low, high) = if weight > 0 {
                        (low.add(least), high.add(greatest))
                    } else {
                        (low.less(greatest), high.less(least))
                    };
                }
            }
        }
        // How far all cells together may rise above their lowest digits and fall below their highest ones.
        let rise = V::splat(self.greatest.cast_unsigned()).less(low);
        let fall = high.less(V::splat(self.least.cast_unsigned()));
        let failed = V::bits(zero.above(rise)) | V::bits(zero.above(fall));
        if self.is_exact {
            slots.settle(rise.add(gained), flips, desk.digits);
        }
        let (rise, fall) = (rise.higher(zero), fall.higher(zero));
        for (number, part) in self.parts.iter().enumerate().rev() {
            self.narrow(part, number, (rise, fall), &mut slots, flips, desk, done);
        }
        failed | done.failed()
    }

    /// The least and greatest sum of the cells of a part, each cell by itself; stores their ends, and open cells.
    #[inline(always)]
    fn add_up<V: KernelVector>(
        &self,
        part: &Part,
        number: usize,
        slots: &mut Slots<V>,
        flips: &[Row; 2],
        desk: &mut Desk<'_>,
    ) -> (V, V) {
        let mut sum = V::splat(0);
        for cell in part.cells.clone() {
            let x: V = desk.read(self.cells[cell]);
            let ends = ends(x, desk.digits);
            ends.write(&mut desk.room[cell], desk.part);
            sum = sum.add(ends);
            if self.is_exact {
                let digits = if part.weight < 0 {
                    flipped(x, flips)
                } else {
                    x
                };
                slots.push(digits, open(x), number);
            }
        }
        from_ends(sum, part.cells.len())
    }

    /// The same for all of them together, since they differ; returns by how much the bounds tighten.
    #[inline(always)]
    fn gains<V: KernelVector>(
        &self,
        part: &Part,
        least: &mut V,
        greatest: &mut V,
        desk: &Desk<'_>,
    ) -> [V; 2] {
        let mut union = V::splat(0);
        for cell in part.cells.clone() {
            union = union.or(desk.read(self.cells[cell]));
        }
        let (mut above, mut below) = (union, union);
        let (mut lowest, mut highest) = (V::splat(0), V::splat(0));
        for _ in part.cells.clone() {
            lowest = lowest.add(ends(above, desk.digits));
            above = above.and(above.add(V::splat(u16::MAX)));
            let top = ends(below, desk.digits);
            highest = highest.add(top);
            below = below.minus(top.look_up(&BIT));
        }
        let (lowest, _) = from_ends(lowest, part.cells.len());
        let (_, highest) = from_ends(highest, part.cells.len());
        let (lowest, highest) = (lowest.higher(*least), highest.lower(*greatest));
        let gains = [lowest.less(*least), greatest.less(highest)];
        (*least, *greatest) = (lowest, highest);
        gains
    }

    /// Restricts the cells of a part to what the others allow, the last cell first.
    #[allow(clippy::too_many_arguments)]
    #[inline(always)]
    fn narrow<V: KernelVector>(
        &self,
        part: &Part,
        number: usize,
        (mut rise, mut fall): (V, V),
        slots: &mut Slots<V>,
        flips: &[Row; 2],
        desk: &mut Desk<'_>,
        done: &mut Done<V>,
    ) {
        if part.weight < 0 {
            std::mem::swap(&mut rise, &mut fall);
        }
        if part.weight.abs() > 1 {
            // The quotient; for large numbers sometimes a little too large, never too small.
            let by = V::splat((0x1_0000 / u32::from(part.weight.unsigned_abs()) + 1) as u16);
            (rise, fall) = (rise.times_high(by), fall.times_high(by));
        }
        if part.cells.len() > 1 {
            let at = self.cells.len() + 2 * number;
            rise = rise.add(V::read(&desk.room[at], desk.part));
            fall = fall.add(V::read(&desk.room[at + 1], desk.part));
        }
        let fifteen = V::splat(15);
        let (rise, fall) = (rise.lower(fifteen), fall.lower(fifteen));
        let (top, foot) = (fifteen.add(rise), V::splat(16).less(fall));
        for cell in part.cells.clone().rev() {
            let at = self.cells[cell];
            let x: V = desk.read(at);
            let ends = V::read(&desk.room[cell], desk.part);
            // The lowest digit is 15 minus the upper byte; the highest one is the lower byte.
            let up_to = top.less(ends.down::<8>()).look_up(&UP_TO);
            let from = ends.add(foot).look_up(&FROM_16);
            let mut left = x.and3(up_to, from);
            if self.is_exact {
                let allowed = slots.pop(open(x));
                left = left.and(if part.weight < 0 {
                    flipped(allowed, flips)
                } else {
                    allowed
                });
            }
            done.leave(desk, at, x, left);
        }
    }
}

/// The sums of the lowest and of the highest digits, from that of the ends of some cells.
#[inline(always)]
fn from_ends<V: KernelVector>(sum: V, cells: usize) -> (V, V) {
    let below = V::splat(15 * cells as u16);
    (below.less(sum.down::<8>()), sum.and(V::splat(0xFF)))
}

/// The last three open cells. Digits are arranged so that higher ones make the sum higher.
struct Slots<V> {
    digits: [V; 3],
    /// The part that each belongs to.
    parts: [V; 3],
    count: V,
}

impl<V: KernelVector> Slots<V> {
    /// Empty slots, which add nothing.
    #[inline(always)]
    fn new() -> Slots<V> {
        // No part has this index.
        let none = u16::MAX;
        Slots {
            digits: [V::splat(1); 3],
            parts: [V::splat(none), V::splat(none - 1), V::splat(none - 2)],
            count: V::splat(0),
        }
    }

    #[inline(always)]
    fn push(&mut self, digits: V, open: V::Mask, part: usize) {
        self.digits[2] = self.digits[2].take_in(open, self.digits[1]);
        self.digits[1] = self.digits[1].take_in(open, self.digits[0]);
        self.digits[0] = self.digits[0].take_in(open, digits);
        self.parts[2] = self.parts[2].take_in(open, self.parts[1]);
        self.parts[1] = self.parts[1].take_in(open, self.parts[0]);
        self.parts[0] = self.parts[0].take_in(open, V::splat(part as u16));
        self.count = self.count.add(V::splat(1).only_in(open));
    }

    /// Restricts the cells to digits that add up to what is left above the lowest digits of all; no restriction where
    /// more than three are open.
    #[inline(always)]
    fn settle(&mut self, above: V, flips: &[Row; 2], digits: u32) {
        let [a, b, c] = self.digits;
        let rest = above.add(a.lowest()).add(b.lowest()).add(c.lowest());
        // Cells of a part differ.
        let [one, two, three] = self.parts;
        let alike = [one.equals(two), one.equals(three), two.equals(three)];
        // The third in reverse order matches the second when shifted up by this much, for digit 1 of the first; for
        // each further digit, by one less.
        let c = flipped(c, flips);
        let up = rest.less(V::splat(digits as u16));
        let down = V::splat(0).less(up);
        let mut met = [V::splat(0); MOST_TOGETHER];
        let mut next = c.up_each(up).or(c.down_each(down));
        for met in &mut met[1..] {
            *met = next;
            next = next.down::<1>();
        }
        let one = V::splat(1);
        met[0] = c.up_each(up.add(one)).or(c.down_each(down.less(one)));
        let zero = V::splat(0);
        let (mut left_a, mut left_b, mut left_c) = (zero, zero, zero);
        for (digit, &met) in met.iter().enumerate().take(digits as usize).rev() {
            let bit = V::splat(1 << digit);
            let twin = rest.less(V::splat(2 * digit as u16)).look_up(&BIT);
            let half = rest.less(V::splat(digit as u16)).look_up(&HALF);
            let (twin, half) = (twin.only_in(alike[1]), half.only_in(alike[2]));
            let wrong = bit.only_in(alike[0]).or3(twin, half);
            let fits = b.and(met).minus(wrong);
            let has = fits.meets_in(fits, a.meets(bit));
            let fits = fits.only_in(has);
            left_a = left_a.or(bit.only_in(has));
            left_b = left_b.or(fits);
            if digit > 0 {
                left_c = left_c.doubled().or(fits);
            } else {
                let first = fits.up_each(down.less(one)).or(fits.down_each(up.add(one)));
                left_c = left_c.up_each(down).or3(left_c.down_each(up), first);
            }
        }
        let all = V::splat(u16::MAX);
        let free = self.count.above(V::splat(3));
        self.digits = [
            left_a.take_in(free, all),
            left_b.take_in(free, all),
            flipped(left_c, flips).take_in(free, all),
        ];
    }

    /// Pops the last cell and returns its remaining digits; all digits where it is not open.
    #[inline(always)]
    fn pop(&mut self, open: V::Mask) -> V {
        let allowed = V::splat(u16::MAX).take_in(open, self.digits[0]);
        self.digits[0] = self.digits[0].take_in(open, self.digits[1]);
        self.digits[1] = self.digits[1].take_in(open, self.digits[2]);
        allowed
    }
}
