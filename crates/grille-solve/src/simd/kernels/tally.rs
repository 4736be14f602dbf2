//! The kernel for several counts over the same cells at once: every cell holds a digit of some class, so the counts add
//! up to the number of cells.

use std::sync::Arc;

use super::count::Allowed;
use super::vector::LaneMask;
use super::{At, Desk, Done, KernelVector, MOST};

/// Some cells, and how often digits occur in them.
#[derive(Clone, Debug)]
pub struct Tally {
    /// The cells.
    pub cells: Box<[At]>,
    /// Classes of digits, which partition the digits.
    pub classes: Box<[Class]>,
    /// Rows, then columns, …: the cells of each, in which a digit occurs once.
    pub lines: Box<[Lines]>,
}

/// The cells of each row, or of each column, ….
pub type Lines = Box<[Box<[At]>]>;

/// Some digits, and how many of the cells may hold one of them.
#[derive(Clone, Debug)]
pub struct Class {
    /// The digits.
    pub digits: u16,
    /// How many.
    pub allowed: Arc<Allowed>,
}

/// How many cells hold a digit of a class.
#[derive(Clone, Copy)]
struct Numbers<V> {
    /// How many must, and how many may.
    must: V,
    may: V,
    /// The least and the greatest number that is allowed.
    least: V,
    greatest: V,
}

impl Tally {
    /// The scratch rows it needs: what the cells of each line may hold together.
    pub(super) fn room(&self) -> usize {
        self.lines.iter().map(|lines| lines.len()).sum()
    }

    #[inline(always)]
    pub(super) fn follow<V: KernelVector>(&self, desk: &mut Desk<'_>, done: &mut Done<V>) -> u32 {
        let zero = V::splat(0);
        let total = V::splat(self.cells.len() as u16);
        self.join_lines::<V>(desk);
        let nothing = Numbers {
            must: zero,
            may: zero,
            least: zero,
            greatest: zero,
        };
        let mut numbers = [nothing; MOST];
        let (mut low, mut high, mut failed) = (zero, zero, 0);
        for (class, own) in self.classes.iter().zip(&mut numbers) {
            *own = self.numbers(class, desk);
            failed |= V::bits(own.least.above(own.may)) | V::bits(own.must.above(own.greatest));
            (low, high) = (low.add(own.least), high.add(own.greatest));
        }
        // How far a class may exceed its least number, and how far it may fall short of its greatest.
        let (rise, fall) = (total.less(low), high.less(total));
        failed |= V::bits(zero.above(rise)) | V::bits(zero.above(fall));
        for (class, own) in self.classes.iter().zip(&numbers) {
            let digits = V::splat(class.digits);
            let greatest = own.greatest.lower(own.least.add(rise));
            let least = own.least.higher(own.greatest.less(fall));
            let least = class.allowed.not_below(least, self.cells.len());
            let greatest = class.allowed.not_above(greatest, self.cells.len());
            failed |= V::bits(least.above(own.may)) | V::bits(own.must.above(greatest));
            let (full, needed) = (greatest.equals(own.must), least.equals(own.may));
            if V::bits(full.either(needed)) == 0 {
                continue;
            }
            let rest = V::splat(desk.all).minus(digits);
            let wrong = digits.only_in(full).or(rest.only_in(needed));
            for &at in &self.cells {
                let x: V = desk.read(at);
                let free = x.meets_in(digits, x.meets(rest));
                done.leave(desk, at, x, x.minus(wrong.only_in(free)));
            }
        }
        failed | done.failed()
    }

    /// Stores what the cells of each line may hold together.
    #[inline(always)]
    fn join_lines<V: KernelVector>(&self, desk: &mut Desk<'_>) {
        for (room, line) in self.lines.iter().flatten().enumerate() {
            let mut all = V::splat(0);
            for &at in line {
                all = all.or(desk.read(at));
            }
            all.write(&mut desk.room[room], desk.part);
        }
    }

    /// How many cells hold digits of a class, given their candidates.
    #[inline(always)]
    fn numbers<V: KernelVector>(&self, class: &Class, desk: &Desk<'_>) -> Numbers<V> {
        let one = V::splat(1);
        let digits = V::splat(class.digits);
        let rest = V::splat(desk.all).minus(digits);
        let (mut may, mut others) = (V::splat(0), V::splat(0));
        for &at in &self.cells {
            let x: V = desk.read(at);
            may = may.add(one.only_in(x.meets(digits)));
            others = others.add(one.only_in(x.meets(rest)));
        }
        let must = V::splat(self.cells.len() as u16).less(others);
        // A digit occurs once in each line.
        let mut most = may;
        if class.digits.is_power_of_two() {
            let mut room = 0;
            for lines in &self.lines {
                let mut places = V::splat(0);
                for _ in lines {
                    let line = V::read(&desk.room[room], desk.part);
                    places = places.add(one.only_in(line.meets(digits)));
                    room += 1;
                }
                most = most.lower(places);
            }
        }
        Numbers {
            must,
            may,
            least: class.allowed.not_below(must, self.cells.len()),
            greatest: class.allowed.not_above(most, self.cells.len()),
        }
    }
}
