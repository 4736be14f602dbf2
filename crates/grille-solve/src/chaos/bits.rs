//! Sets of cells of a rectangle as bitsets, with neighbours and flood fill.

use crate::portfolio::Candidates;

/// Cells by their indices, 64 to a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    pub const EMPTY: Self = Self([0; W]);

    pub fn only(cell: usize) -> Self {
        let mut set = Self::EMPTY;
        set.insert(cell);
        set
    }

    pub fn first_cells(count: usize) -> Self {
        let mut set = Self::EMPTY;
        (0..count).for_each(|cell| set.insert(cell));
        set
    }

    #[inline]
    pub fn insert(&mut self, cell: usize) {
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    #[inline]
    pub fn contains(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    #[inline]
    pub fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(64 * word + self.0[word].trailing_zeros() as usize)
    }

    /// The only cell, if there is exactly one.
    #[inline]
    pub fn single(&self) -> Option<usize> {
        let first = self.first()?;
        (*self == Self::only(first)).then_some(first)
    }

    #[inline]
    pub fn is_subset(&self, other: &Self) -> bool {
        self.minus(other).is_empty()
    }

    #[inline]
    pub fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    #[inline]
    pub fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    #[inline]
    pub fn minus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    pub fn without(&self, cell: usize) -> Self {
        self.minus(&Self::only(cell))
    }

    /// The cells, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<W> {
        let mut left = *self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left.0[first / 64] &= left.0[first / 64] - 1;
            Some(first)
        })
    }

    /// Every cell moved up by this many places, fewer than 64.
    #[inline]
    fn up(&self, by: usize) -> Self {
        Self(std::array::from_fn(|word| {
            let carried = if word > 0 {
                self.0[word - 1] >> (64 - by)
            } else {
                0
            };
            self.0[word] << by | carried
        }))
    }

    /// Every cell moved down by this many places, fewer than 64.
    #[inline]
    fn down(&self, by: usize) -> Self {
        Self(std::array::from_fn(|word| {
            let carried = if word + 1 < W {
                self.0[word + 1] << (64 - by)
            } else {
                0
            };
            self.0[word] >> by | carried
        }))
    }
}

/// A rectangle of cells, numbered row by row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field<const W: usize> {
    pub cells: usize,
    columns: usize,
    all: Bits<W>,
    not_first: Bits<W>,
    not_last: Bits<W>,
}

impl<const W: usize> Field<W> {
    pub fn new(rows: usize, columns: usize) -> Self {
        let all = Bits::first_cells(rows * columns);
        let column = |number: usize| {
            let mut cells = Bits::EMPTY;
            (0..rows).for_each(|row| cells.insert(row * columns + number));
            cells
        };
        Self {
            cells: rows * columns,
            columns,
            all,
            not_first: all.minus(&column(0)),
            not_last: all.minus(&column(columns - 1)),
        }
    }

    /// The cells that share an edge with one of these; may include some of these themselves.
    #[inline]
    pub fn beside(&self, cells: &Bits<W>) -> Bits<W> {
        let across = cells
            .and(&self.not_last)
            .up(1)
            .or(&cells.and(&self.not_first).down(1));
        let along = cells.up(self.columns).or(&cells.down(self.columns));
        across.or(&along).and(&self.all)
    }

    /// Every cell that can be reached from `from` through `through`.
    pub fn flood(&self, from: Bits<W>, through: &Bits<W>) -> Bits<W> {
        let mut reached = from;
        loop {
            let next = self.beside(&reached).and(through).or(&reached);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// The cells that have a number (from 0) among their candidates, and those that have no other candidate. The cells
    /// are represented by the solver cells from `first` on.
    pub fn holding(&self, first: u32, number: u32, at: &Candidates<'_>) -> (Bits<W>, Bits<W>) {
        let (mut fixed, mut possible) = (Bits::EMPTY, Bits::EMPTY);
        for cell in 0..self.cells {
            let domain = at.domain(first + cell as u32);
            if domain >> number & 1 == 1 {
                possible.insert(cell);
                if domain == 1 << number {
                    fixed.insert(cell);
                }
            }
        }
        (fixed, possible)
    }
}
