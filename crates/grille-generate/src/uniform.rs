//! Complete classic grids, all (almost exactly) equally likely.
//!
//! With box 1 set to 123/456/789 there are 56·6⁶ ways to fill boxes 2 and 3, and as many for boxes 4 and 7: one of each
//! is drawn, all equally likely. Box 5 is drawn from all its fillings that fit. Boxes 6, 8 and 9 remain: their fillings
//! are counted and one is drawn. Such a grid is proposed with probability ∝ 1 / (fillings of box 5 × fillings of the
//! rest); accepting it with probability ∝ that product makes all grids equally likely, as long as no product exceeds
//! [`MOST`]. The greatest among millions of proposals is 12,544 (a test checks this); should there be greater ones, the
//! bias is less than a millionth. At the end the digits are shuffled.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::random::Random;

/// The cap on the product of choices: greater ones are treated as equal to it.
const MOST: usize = 16_384;

const ALL: u16 = 0x1FF;

/// The rows of a box as sets of digits (bit `d` for digit `d`, from 0).
type Rows = [u16; 3];

/// The six orders of three things.
const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// The 56 ways to distribute the digits to the rows of box 2 if box 1 is 123/456/789; box 3 has the rest.
static DEALS: LazyLock<Vec<[Rows; 2]>> = LazyLock::new(|| {
    let own: Rows = [0o007, 0o070, 0o700];
    let triples = || (0..=ALL).filter(|set| set.count_ones() == 3);
    let mut deals = Vec::new();
    for first in triples().filter(|set| set & own[0] == 0) {
        for second in triples().filter(|set| set & (own[1] | first) == 0) {
            let third = ALL & !(first | second);
            if third & own[2] == 0 {
                let rows = [first, second, third];
                deals.push([rows, std::array::from_fn(|i| ALL & !(own[i] | rows[i]))]);
            }
        }
    }
    deals
});

/// A box: digits from 0, row by row.
type Block = [u8; 9];

/// How many digits are in row `a` of box 4 and in column `b` of box 2, at `3a + b`. This alone determines the fillings
/// of box 5: such a digit may go into the four cells of other rows and columns.
type Table = [u8; 9];

/// For each table, the ways to fill box 5 with kinds of digits (`3a + b`), and how many fillings they stand for.
struct Fifth {
    kinds: Vec<Block>,
    fillings: u64,
}

static FIFTHS: LazyLock<BTreeMap<Table, Fifth>> = LazyLock::new(|| {
    let tables = DEALS.iter().flat_map(|rows| {
        let columns = DEALS.iter();
        columns.map(|columns| table(rows[0], columns[0].map(turned_set)))
    });
    // The sets of boxes 2 and 4 may be in any order, and so may those of each deal.
    let mut fifths = BTreeMap::new();
    for table in tables.flat_map(|table| {
        ORDERS.into_iter().flat_map(move |rows| {
            ORDERS
                .map(|columns| std::array::from_fn(|at| table[3 * rows[at / 3] + columns[at % 3]]))
        })
    }) {
        fifths.entry(table).or_insert_with(|| fifth(table));
    }
    fifths
});

fn table(rows: Rows, columns: Rows) -> Table {
    std::array::from_fn(|at| (rows[at / 3] & columns[at % 3]).count_ones() as u8)
}

fn fifth(table: Table) -> Fifth {
    fn place(at: usize, left: &mut Table, block: &mut Block, kinds: &mut Vec<Block>) {
        if at == 9 {
            kinds.push(*block);
            return;
        }
        for kind in (0..9).filter(|kind| kind / 3 != at / 3 && kind % 3 != at % 3) {
            if left[kind] > 0 {
                left[kind] -= 1;
                block[at] = kind as u8;
                place(at + 1, left, block, kinds);
                left[kind] += 1;
            }
        }
    }
    let mut kinds = Vec::new();
    place(0, &mut table.clone(), &mut [0; 9], &mut kinds);
    let orders = table.iter().map(|&n| (1..=u64::from(n)).product::<u64>());
    let fillings = kinds.len() as u64 * orders.product::<u64>();
    Fifth { kinds, fillings }
}

/// A random complete grid: 81 digits from 1, row by row.
pub(super) fn grid(random: &mut Random) -> [u8; 81] {
    let mut proposal = Proposal::default();
    loop {
        let least = random.below(MOST) as u64;
        if proposal.draw(random, least) > least {
            break;
        }
    }
    let blocks = proposal.complete(random);
    let mut digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    random.shuffle(&mut digits);
    let mut grid = [0; 81];
    for (row, line) in grid.as_chunks_mut::<9>().0.iter_mut().enumerate() {
        for (triple, block) in line
            .as_chunks_mut::<3>()
            .0
            .iter_mut()
            .zip(&blocks[row / 3 * 3..])
        {
            for (cell, at) in triple.iter_mut().zip(row % 3 * 3..) {
                *cell = digits[usize::from(block[at])];
            }
        }
    }
    grid
}

/// A grid without boxes 6, 8 and 9, and what may go there.
#[derive(Default)]
struct Proposal {
    blocks: [Block; 9],
    /// The fillings of box 6, with what each leaves to the first two columns of box 9, repeated three times.
    right: Vec<(Block, Fields)>,
    /// The fillings of box 8, mirrored in its diagonal, with what each leaves to the rows of box 9, repeated twice.
    below: Vec<(Block, Fields)>,
    /// How many pairs of these leave one filling for box 9.
    rest: usize,
}

impl Proposal {
    /// Draws a proposal; returns the product of the numbers of choices that led to it, 0 if it cannot be completed. A
    /// product that cannot exceed `least` may be returned as 0, which saves counting.
    fn draw(&mut self, random: &mut Random, least: u64) -> u64 {
        let blocks = &mut self.blocks;
        blocks[0] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        let band = random.pick(&DEALS);
        let stack = random.pick(&DEALS);
        for i in 0..2 {
            blocks[1 + i] = in_random_order(band[i], random);
            // The same for the stack: box 1 mirrored in its diagonal reads 147/258/369.
            let mirrored = in_random_order(stack[i], random);
            blocks[3 + 3 * i] = mirror(&mirrored).map(turned);
        }
        let (rows, columns) = (row_sets(&blocks[3]), column_sets(&blocks[1]));
        let fifth = &FIFTHS[&table(rows, columns)];
        blocks[4] = fifth_block(random.pick(&fifth.kinds), rows, columns, random);
        let (above, beside) = (column_sets(&blocks[2]), row_sets(&blocks[6]));
        self.right.clear();
        let right = left_in(rows, row_sets(&blocks[4]));
        lines(right, above, |block| {
            let [one, two, _] = left_in(above, column_sets(&block));
            self.right
                .push((block, fields([one, one, one, two, two, two])));
        });
        self.below.clear();
        let below = left_in(columns, column_sets(&blocks[4]));
        lines(below, beside, |block| {
            let [one, two, three] = left_in(beside, column_sets(&block));
            self.below
                .push((block, fields([one, two, three, one, two, three])));
        });
        if fifth.fillings * (self.right.len() * self.below.len()) as u64 <= least {
            return 0;
        }
        self.rest = self.pairs().count();
        fifth.fillings * self.rest as u64
    }

    /// The pairs of fillings of boxes 6 and 8 (mirrored) that leave one for box 9: every row of it has exactly one
    /// digit in common with every column.
    fn pairs(&self) -> impl Iterator<Item = (&Block, &Block)> {
        self.right.iter().flat_map(move |(right, columns)| {
            let below = self.below.iter();
            below
                .filter(move |(_, rows)| one_in_each(columns & rows))
                .map(move |(below, _)| (right, below))
        })
    }

    /// The proposal with one of the fillings of the rest.
    fn complete(&self, random: &mut Random) -> [Block; 9] {
        let chosen = self.pairs().nth(random.below(self.rest));
        let (right, below) = chosen.expect("that many were counted");
        let mut blocks = self.blocks;
        (blocks[5], blocks[7]) = (*right, mirror(below));
        let rows = left_in(row_sets(&blocks[6]), row_sets(&blocks[7]));
        let columns = left_in(column_sets(&blocks[2]), column_sets(&blocks[5]));
        blocks[8] =
            std::array::from_fn(|at| (rows[at / 3] & columns[at % 3]).trailing_zeros() as u8);
        blocks
    }
}

/// Six sets of digits in ten bits each.
type Fields = u64;

fn fields(sets: [u16; 6]) -> Fields {
    let sets = sets.into_iter().rev();
    sets.fold(0, |fields, set| fields << 10 | u64::from(set))
}

/// Whether each field has exactly one digit. Subtracts one, with the tenth bit to borrow from: a field without digits
/// loses that bit, and one with a single digit has no digit left.
#[inline]
fn one_in_each(fields: Fields) -> bool {
    const LOWEST: Fields = 0x0004_0100_4010_0401;
    const TENTH: Fields = LOWEST << 9;
    let less = (fields | TENTH) - LOWEST;
    less & (fields | TENTH) == TENTH
}

/// Box 5 with digits for their kinds, the digits of a kind in a random order.
fn fifth_block(kinds: &Block, rows: Rows, columns: Rows, random: &mut Random) -> Block {
    let mut left: [u16; 9] = std::array::from_fn(|kind| rows[kind / 3] & columns[kind % 3]);
    kinds.map(|kind| {
        let left = &mut left[usize::from(kind)];
        let mut open = *left;
        for _ in 0..random.below(open.count_ones() as usize) {
            open &= open - 1;
        }
        let digit = open.trailing_zeros();
        *left &= !(1 << digit);
        digit as u8
    })
}

/// The boxes whose rows have these digits and whose columns avoid those: each row is chosen independently.
fn lines(rows: Rows, columns: Rows, mut take: impl FnMut(Block)) {
    let fitting: [([[u8; 3]; 6], usize); 3] = std::array::from_fn(|row| {
        let digits = members(rows[row]);
        let (mut fitting, mut count) = ([[0; 3]; 6], 0);
        for order in ORDERS {
            let line = order.map(|at| digits[at]);
            fitting[count] = line;
            count += usize::from((0..3).all(|i| columns[i] & (1 << line[i]) == 0));
        }
        (fitting, count)
    });
    let [first, second, third] = fitting
        .each_ref()
        .map(|(lines, count)| &lines[..*count.min(&6)]);
    for a in first {
        for b in second {
            for c in third {
                take([a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]]);
            }
        }
    }
}

/// Digit `3r + c` becomes `3c + r`.
fn turned(digit: u8) -> u8 {
    digit % 3 * 3 + digit / 3
}

/// The same for a set.
fn turned_set(set: u16) -> u16 {
    (0..9)
        .filter(|digit| set & (1 << digit) != 0)
        .map(|digit| 1 << turned(digit))
        .sum()
}

/// A box mirrored in its diagonal.
fn mirror(block: &Block) -> Block {
    std::array::from_fn(|at| block[at % 3 * 3 + at / 3])
}

/// A box with these rows, each in a random order.
fn in_random_order(rows: Rows, random: &mut Random) -> Block {
    let mut block = [0; 9];
    for (row, cells) in rows.into_iter().zip(block.chunks_exact_mut(3)) {
        let digits = members(row);
        let order = random.pick(&ORDERS);
        for (cell, &at) in cells.iter_mut().zip(order) {
            *cell = digits[at];
        }
    }
    block
}

/// The digits of a set of three.
fn members(mut set: u16) -> [u8; 3] {
    std::array::from_fn(|_| {
        let digit = set.trailing_zeros() as u8;
        set &= set - 1;
        digit
    })
}

fn row_sets(block: &Block) -> Rows {
    std::array::from_fn(|row| (0..3).map(|i| 1 << block[3 * row + i]).sum())
}

fn column_sets(block: &Block) -> Rows {
    std::array::from_fn(|column| (0..3).map(|i| 1 << block[3 * i + column]).sum())
}

/// What two boxes leave to the third in each row (or column).
fn left_in(one: Rows, other: Rows) -> Rows {
    std::array::from_fn(|i| ALL & !(one[i] | other[i]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_in_each_is_what_it_says() {
        let mut random = Random::from_seed(2);
        let mut found = 0;
        for _ in 0..20_000 {
            let sets = [(); 6].map(|()| match random.below(8) {
                0 => random.below(512) as u16,
                _ => 1 << random.below(9),
            });
            let expected = sets.iter().all(|set| set.is_power_of_two());
            assert_eq!(one_in_each(fields(sets)), expected);
            found += usize::from(expected);
        }
        assert!((1_000..19_000).contains(&found));
    }

    #[test]
    fn the_choices_are_all_there() {
        assert_eq!(DEALS.len(), 56);
        // 6,670,903,752,021,072,936,960 grids / (9! · (56 · 6⁶)²) is the expected average of the products.
        let mut random = Random::from_seed(1);
        let mut proposal = Proposal::default();
        let weights: Vec<u64> = (0..200_000)
            .map(|_| proposal.draw(&mut random, 0))
            .collect();
        let mean = weights.iter().sum::<u64>() as f64 / weights.len() as f64;
        assert!((2693.0 - mean).abs() < 15.0, "{mean}");
        assert!(weights.iter().all(|&weight| weight <= MOST as u64));
    }
}
