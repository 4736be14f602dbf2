//! Chooses where to guess on each of 32 boards: in the cell with the greatest weight for its number of candidates, or
//! where a digit has two places left in a house.

use super::vector::LaneMask;
use super::{At, KernelVector};
use crate::simd::lanes::Row;

/// The data that choices are based on.
#[derive(Clone, Debug)]
pub struct Choice {
    /// By cell, the logarithm of its weight.
    weights: Vec<u16>,
    /// By number of candidates, the deduction from the score; everything for a single one.
    losses: Row,
    /// Groups that hold every digit, and for each cell those it is in.
    houses: Vec<Box<[At]>>,
    houses_of: Vec<Box<[u16]>>,
    /// The digits that have two places in each house, as last computed, and whether they were computed this time.
    pairs: Vec<Row>,
    known: Vec<bool>,
}

/// The logarithm of a weight, in units of 1/128 octave: the upper half of the float's bits.
#[inline(always)]
fn log_of(weight: f32) -> u16 {
    (weight.to_bits() >> 16) as u16
}

/// The deduction for a digit with two places, relative to a cell with one candidate: not as good as two candidates, far
/// better than three.
const PAIR_LOSS: u16 = 297;

impl Choice {
    /// For this many cells, with these houses.
    #[must_use]
    pub fn new(cells: usize, houses: Vec<Box<[At]>>) -> Choice {
        let mut houses_of = vec![Vec::new(); cells];
        for (number, house) in (0..).zip(&houses) {
            for &cell in house {
                houses_of[usize::from(cell)].push(number);
            }
        }
        let mut losses = [i16::MAX.cast_unsigned(); 32];
        for (loss, count) in losses.iter_mut().zip(0u16..).skip(2) {
            // Equivalent to dividing weights by the square of the number of candidates.
            *loss = log_of(f32::from(count * count)) - log_of(1.0);
        }
        Choice {
            weights: vec![0; cells],
            losses: Row(losses),
            houses_of: houses_of.into_iter().map(Vec::into).collect(),
            pairs: vec![Row([0; 32]); houses.len()],
            known: vec![false; houses.len()],
            houses,
        }
    }

    /// The digit with one other place in a house for which a cell was chosen: the highest such digit of the cell.
    #[must_use]
    pub fn pair(&self, cell: At, lane: usize, digits: u16) -> u16 {
        let houses = self.houses_of[usize::from(cell)].iter();
        let pairs = houses.fold(0, |all, &house| {
            all | self.pairs[usize::from(house)].0[lane]
        });
        1 << (pairs & digits).ilog2()
    }
}

/// Where to guess in each lane.
pub struct Chosen {
    /// The cell.
    pub cell: Row,
    /// The lanes in which it was chosen for a digit that has one other place in a house.
    pub pairs: u32,
}

/// Chooses a cell by weight for each of the stalled lanes, all of which have an open one; the first of equals wins.
#[inline(always)]
pub(in crate::simd) fn choose<V: KernelVector>(
    choice: &mut Choice,
    weights: &[f32],
    cells: &[Row],
    stalled: u32,
) -> Chosen {
    for (log, &weight) in choice.weights.iter_mut().zip(weights) {
        *log = log_of(weight);
    }
    let mut chosen = Chosen {
        cell: Row([0; 32]),
        pairs: 0,
    };
    for part in 0..32 / V::LANES {
        let (mut best, mut cell, mut most) = (V::splat(0), V::splat(0), V::splat(0));
        for (number, (row, &weight)) in cells.iter().zip(&choice.weights).enumerate() {
            let count = V::read(row, part).count_all();
            let merit = V::splat(weight).less(count.look_up(&choice.losses));
            let better = merit.above(best);
            best = best.take_in(better, merit);
            cell = cell.take_in(better, V::splat(number as u16));
            most = most.take_in(better, count);
        }
        let shift = part * V::LANES;
        let wide = most.above(V::splat(2)).both(V::of_bits(stalled >> shift));
        if V::bits(wide) != 0 {
            let found = better_pairs(choice, cells, part, (best, wide), &mut cell);
            chosen.pairs |= V::bits(found) << shift;
        }
        cell.write(&mut chosen.cell, part);
    }
    chosen
}

/// Replaces the best choice so far by cells with a digit that has two places in a house, where they are better, in some
/// of the lanes; returns the lanes in which that happened.
#[inline(always)]
fn better_pairs<V: KernelVector>(
    choice: &mut Choice,
    cells: &[Row],
    part: usize,
    (best, among): (V, V::Mask),
    cell: &mut V,
) -> V::Mask {
    let mut best = best.add(V::splat(PAIR_LOSS));
    // The weight that a cell needs to be better in some lane: few reach it.
    let mut scores = Row([0; 32]);
    best.write(&mut scores, part);
    let own = &scores.0[part * V::LANES..];
    let bar = (0..V::LANES).filter(|lane| V::bits(among) >> lane & 1 == 1);
    let bar = bar
        .map(|lane| own[lane].cast_signed())
        .min()
        .unwrap_or(i16::MAX);
    let mut found = V::Mask::none();
    choice.known.fill(false);
    for (number, row) in cells.iter().enumerate() {
        let weight = choice.weights[number];
        if weight.cast_signed() <= bar {
            continue;
        }
        let mut pairs = V::splat(0);
        for &house in &choice.houses_of[number] {
            let house = usize::from(house);
            if !choice.known[house] {
                choice.known[house] = true;
                pairs_of::<V>(&choice.houses[house], cells, part)
                    .write(&mut choice.pairs[house], part);
            }
            pairs = pairs.or(V::read(&choice.pairs[house], part));
        }
        let weight = V::splat(weight);
        let better = pairs.meets_in(V::read(row, part), weight.above(best).both(among));
        best = best.take_in(better, weight);
        *cell = cell.take_in(better, V::splat(number as u16));
        found = found.either(better);
    }
    found
}

/// The digits that have two places in a house.
#[inline(always)]
fn pairs_of<V: KernelVector>(house: &[At], cells: &[Row], part: usize) -> V {
    let zero = V::splat(0);
    let (mut once, mut twice, mut more) = (zero, zero, zero);
    for &at in house {
        let x = V::read(&cells[usize::from(at)], part);
        more = more.or_both(twice, x);
        twice = twice.or_both(once, x);
        once = once.or(x);
    }
    twice.minus(more)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::{Backend, Isa};

    /// Pseudorandom numbers.
    fn numbers(mut seed: u64) -> impl FnMut(u64) -> u64 {
        move |below| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % below
        }
    }

    /// The slow twin, cell by cell: the cell to guess in and, if it is for a digit with two places, that digit.
    fn plainly(weights: &[f32], houses: &[Box<[At]>], board: &[u16]) -> (usize, Option<u16>) {
        let log = |cell: usize| i32::from(log_of(weights[cell]));
        let loss = |count: u32| i32::from(log_of((count * count) as f32) - log_of(1.0));
        let mut best = (0, 0);
        for (cell, digits) in board.iter().enumerate() {
            let count = digits.count_ones();
            if count > 1 && log(cell) - loss(count) > best.0 {
                best = (log(cell) - loss(count), cell);
            }
        }
        if board[best.1].count_ones() == 2 {
            return (best.1, None);
        }
        let places = |house: &[At], digit: u16| {
            let cells = house.iter().map(|&at| board[usize::from(at)]);
            cells.filter(|digits| digits & digit != 0).count()
        };
        let is_pair = |cell: usize, digit: u16| {
            let mut own = houses.iter().filter(|house| house.contains(&(cell as At)));
            own.any(|house| places(house, digit) == 2)
        };
        let mut better = (best.0 + i32::from(PAIR_LOSS), None);
        for (cell, &digits) in board.iter().enumerate() {
            let pairs = (0..16).map(|bit| digits & 1 << bit);
            let pair = pairs
                .filter(|&digit| digit != 0 && is_pair(cell, digit))
                .max();
            if let Some(digit) = pair.filter(|_| log(cell) > better.0) {
                better = (log(cell), Some((cell, digit)));
            }
        }
        match better.1 {
            Some((cell, digit)) => (cell, Some(digit)),
            None => (best.1, None),
        }
    }

    #[test]
    fn all_lanes_choose_as_one_board_alone_would() {
        // Rows, columns and blocks of 4×4 cells.
        let house =
            |cell: fn(usize, usize) -> usize, i: usize| (0..4).map(|j| cell(i, j) as At).collect();
        let kinds: [fn(usize, usize) -> usize; 3] = [
            |i, j| 4 * i + j,
            |i, j| 4 * j + i,
            |i, j| i / 2 * 8 + i % 2 * 2 + j / 2 * 4 + j % 2,
        ];
        let houses: Vec<Box<[At]>> = (kinds.iter())
            .flat_map(|&cell| (0..4).map(move |i| house(cell, i)))
            .collect();
        let mut pairs = 0;
        for seed in 0..200 {
            let mut below = numbers(seed);
            let weights: Vec<f32> = (0..16).map(|_| 1.0 + below(40) as f32).collect();
            let mut cells = vec![Row([0; 32]); 16];
            for row in &mut cells {
                row.0.fill_with(|| 1 + below(15) as u16);
            }
            // Some cell of each board is open.
            cells[below(16) as usize].0 = [0b1111; 32];
            let expected: Vec<(usize, Option<u16>)> = (0..32)
                .map(|lane| {
                    let board: Vec<u16> = cells.iter().map(|row| row.0[lane]).collect();
                    plainly(&weights, &houses, &board)
                })
                .collect();
            for isa in Isa::all_available() {
                let mut choice = Choice::new(16, houses.clone());
                let chosen = (Backend::of(isa).choose)(&mut choice, &weights, &cells, u32::MAX);
                for (lane, &(cell, digit)) in expected.iter().enumerate() {
                    let own = chosen.cell.0[lane];
                    assert_eq!(usize::from(own), cell, "{isa:?}, lane {lane} of {seed}");
                    let is_pair = chosen.pairs >> lane & 1 == 1;
                    let found = is_pair.then(|| choice.pair(own, lane, cells[cell].0[lane]));
                    assert_eq!(found, digit, "{isa:?}, lane {lane} of {seed}");
                    pairs += usize::from(is_pair);
                }
            }
        }
        assert!(pairs > 100, "{pairs} for a digit with two places");
    }
}
