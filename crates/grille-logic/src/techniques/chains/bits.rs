//! Rows of bits, one for each node of the links: which nodes it is about.

/// The bits of one word.
const BITS: usize = u64::BITS as usize;

/// Rows of the same width in one piece of memory.
#[derive(Clone, Debug, Default)]
pub(in crate::techniques) struct Rows {
    words: usize,
    bits: Vec<u64>,
}

impl Rows {
    /// This many rows of this many bits, all zero.
    pub fn new(rows: usize, width: usize) -> Rows {
        let words = width.div_ceil(BITS).max(1);
        Rows {
            words,
            bits: vec![0; rows * words],
        }
    }

    /// How many words a row has.
    pub fn words(&self) -> usize {
        self.words
    }

    /// A row.
    pub fn row(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..(row + 1) * self.words]
    }

    /// A row that can be changed.
    pub fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.bits[row * self.words..(row + 1) * self.words]
    }

    /// Sets a bit; returns whether it was not set before.
    pub fn insert(&mut self, row: usize, bit: usize) -> bool {
        insert(self.row_mut(row), bit)
    }
}

/// Sets a bit of a row; returns whether it was not set before.
pub(crate) fn insert(row: &mut [u64], bit: usize) -> bool {
    let word = &mut row[bit / BITS];
    let mask = 1 << (bit % BITS);
    let is_new = *word & mask == 0;
    *word |= mask;
    is_new
}

/// Clears a bit of a row.
pub(crate) fn remove(row: &mut [u64], bit: usize) {
    row[bit / BITS] &= !(1 << (bit % BITS));
}

/// Whether a bit of a row is set.
pub(crate) fn contains(row: &[u64], bit: usize) -> bool {
    row[bit / BITS] >> (bit % BITS) & 1 == 1
}

/// The bits of a row that are set, in order.
pub(crate) fn ones(row: &[u64]) -> impl Iterator<Item = usize> + '_ {
    row.iter().enumerate().flat_map(|(at, &word)| {
        let mut left = word;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(at * BITS + bit)
        })
    })
}

/// How many bits two rows share.
pub(crate) fn count_shared(one: &[u64], other: &[u64]) -> usize {
    let both = one.iter().zip(other);
    both.map(|(a, b)| (a & b).count_ones() as usize).sum()
}
