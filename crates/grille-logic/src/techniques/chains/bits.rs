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

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.bits.len() / self.words
    }

    /// Adds a row, all zero, and returns its number.
    pub fn push(&mut self) -> usize {
        let number = self.len();
        self.bits.resize(self.bits.len() + self.words, 0);
        number
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

    /// Adds the bits of another row to a row.
    pub fn add_row(&mut self, row: usize, other: usize) {
        let (row, other) = (row * self.words, other * self.words);
        for word in 0..self.words {
            self.bits[row + word] |= self.bits[other + word];
        }
    }

    /// The first bits of each row as rows: row and bit exchanged.
    pub fn transposed(&self, width: usize) -> Rows {
        let rows = self.len();
        let mut transposed = Rows::new(width, rows);
        for first in (0..rows).step_by(BITS) {
            for word in 0..width.div_ceil(BITS) {
                let mut block = [0; BITS];
                for (row, bits) in (first..rows).zip(&mut block) {
                    *bits = self.row(row)[word];
                }
                transpose(&mut block);
                for (row, bits) in (word * BITS..width).zip(block) {
                    transposed.row_mut(row)[first / BITS] = bits;
                }
            }
        }
        transposed
    }
}

/// Exchanges rows and bits: quarters of the block first, then quarters of these, and so on.
fn transpose(block: &mut [u64; BITS]) {
    let mut half = BITS / 2;
    let mut low = u64::MAX >> half;
    while half > 0 {
        for row in (0..BITS).filter(|row| row & half == 0) {
            let changed = ((block[row] >> half) ^ block[row + half]) & low;
            block[row] ^= changed << half;
            block[row + half] ^= changed;
        }
        half /= 2;
        low ^= low << half;
    }
}

/// The word of a row that a bit is in.
pub(crate) fn word(bit: usize) -> usize {
    bit / BITS
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
    row.iter()
        .enumerate()
        .flat_map(|(at, &word)| of_word(word).map(move |bit| at * BITS + bit))
}

/// The bits of a word that are set, in order.
fn of_word(word: u64) -> impl Iterator<Item = usize> {
    let mut left = word;
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let bit = left.trailing_zeros() as usize;
        left &= left - 1;
        Some(bit)
    })
}

/// The bits that two rows share, in order, from the word of this bit on.
pub(crate) fn shared<'a>(
    one: &'a [u64],
    other: &'a [u64],
    from: usize,
) -> impl Iterator<Item = usize> + 'a {
    let words = one.iter().zip(other).map(|(one, other)| one & other);
    words
        .enumerate()
        .skip(word(from))
        .flat_map(|(at, word)| of_word(word).map(move |bit| at * BITS + bit))
}

/// How many bits two rows share.
pub(crate) fn count_shared(one: &[u64], other: &[u64]) -> usize {
    let both = one.iter().zip(other);
    both.map(|(a, b)| (a & b).count_ones() as usize).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bit_changes_places_with_its_row() {
        let (rows, width) = (150, 70);
        let mut all = Rows::new(rows, width);
        let is_set = |row: usize, bit: usize| (row * row + 7 * bit + row * bit) % 5 < 2;
        for row in 0..rows {
            for bit in (0..width).filter(|&bit| is_set(row, bit)) {
                all.insert(row, bit);
            }
        }
        let transposed = all.transposed(width);
        for bit in 0..width {
            let expected: Vec<usize> = (0..rows).filter(|&row| is_set(row, bit)).collect();
            assert_eq!(ones(transposed.row(bit)).collect::<Vec<_>>(), expected);
        }
    }
}
