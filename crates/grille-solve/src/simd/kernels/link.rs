//! The kernel for relations: what a cell leaves to others that are related to it. A relation is two links, one in each
//! direction; where many cells are in the same relation to one, it is computed once.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::{At, Desk, Done, KernelVector, MOST};
use crate::simd::lanes::Row;

/// A link from one cell to others.
#[derive(Clone, Debug)]
pub struct Link {
    /// The source cell.
    pub from: At,
    /// The target cells.
    pub to: Box<[At]>,
    /// What the source leaves them.
    pub image: Image,
}

/// What a cell leaves to another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Image {
    /// Everything but its own digit, if that is one of these.
    Unlike(u16),
    /// By digit of the source, what the target may hold.
    Table(Arc<Table>),
}

/// By digit, what another cell may hold.
#[derive(Clone, Debug)]
pub struct Table {
    by_digit: [u16; MOST],
    /// The same for each set of five digits: the first five, the next five, …
    by_set: [Row; 4],
}

/// The number of digits that one table of sets covers.
const DIGITS: usize = 5;

impl Table {
    fn new(by_digit: [u16; MOST]) -> Table {
        let mut by_set = [Row([0; 32]); 4];
        for (digit, &image) in by_digit.iter().enumerate() {
            let sets = &mut by_set[digit / DIGITS].0;
            for (set, all) in sets.iter_mut().enumerate() {
                if set >> (digit % DIGITS) & 1 == 1 {
                    *all |= image;
                }
            }
        }
        Table { by_digit, by_set }
    }
}

impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        self.by_digit == other.by_digit
    }
}

impl Eq for Table {}

impl Hash for Table {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.by_digit.hash(state);
    }
}

impl Image {
    /// From a table for this many digits.
    #[must_use]
    pub fn new(table: [u16; MOST], digits: usize) -> Image {
        let all = u16::MAX >> (MOST - digits);
        let own = table[..digits].iter().enumerate();
        let unlike = own.map(|(digit, &image)| match all & !image {
            0 => Some(0),
            one if one == 1 << digit => Some(one),
            _ => None,
        });
        match unlike.sum::<Option<u16>>() {
            Some(unlike) => Image::Unlike(unlike),
            None => Image::Table(Arc::new(Table::new(table))),
        }
    }

    #[inline(always)]
    fn of<V: KernelVector>(&self, x: V, digits: u32) -> V {
        match self {
            Image::Unlike(digits) => V::splat(u16::MAX).minus(x.single().and(V::splat(*digits))),
            Image::Table(table) => {
                let [first, second, third, last] = &table.by_set;
                let image = x.look_up(first).or(x.down::<5>().look_up(second));
                if digits <= 10 {
                    return image;
                }
                image.or3(x.down::<10>().look_up(third), x.down::<15>().look_up(last))
            }
        }
    }
}

impl Link {
    #[inline(always)]
    pub(super) fn follow<V: KernelVector>(&self, desk: &mut Desk<'_>, done: &mut Done<V>) -> u32 {
        let image = self.image.of(desk.read::<V>(self.from), desk.digits);
        for &at in &self.to {
            let x: V = desk.read(at);
            done.leave(desk, at, x, x.and(image));
        }
        done.failed()
    }
}
