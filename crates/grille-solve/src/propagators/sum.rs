//! The propagator for weighted sums, by the totals that can be reached. The cells are split into parts: cells of one
//! weight that all differ, which have few sums together, and single cells. A forward pass through the parts gives the
//! totals so far; a backward pass from the allowed totals gives the sums that each part may have.

use std::ops::Range;

use grille_core::constraint::Totals;
use grille_core::{Cell, DigitSet, Layout};

use super::reach::{Reach, Wide};
use super::subsets::SETS_BY_SUM;
use super::{Impossible, possible};
use crate::simd::{Backend, MOST_DIGITS, Sets};

/// Cells of a sum that have one weight and, if there are several, all differ.
pub(super) struct Cells {
    pub cells: Vec<Cell>,
    pub weight: i32,
}

/// Divides a sum into parts, large ones first.
pub(super) fn parts(terms: &[(Cell, i32)], layout: &Layout) -> Vec<Cells> {
    let mut left = terms.to_vec();
    let mut parts: Vec<Cells> = Vec::new();
    while let Some(&(_, weight)) = left.first() {
        let alike = |&&(_, other): &&(Cell, i32)| other == weight;
        let from: Vec<Cell> = left.iter().filter(alike).map(|(cell, _)| *cell).collect();
        let cells = most_that_differ(&from, layout);
        left.retain(|(cell, _)| !cells.contains(cell));
        parts.push(Cells { cells, weight });
    }
    parts.sort_by_key(|part| std::cmp::Reverse(part.cells.len()));
    parts
}

/// The largest set of these cells that are in one house, plus any others that see all of them.
fn most_that_differ(cells: &[Cell], layout: &Layout) -> Vec<Cell> {
    let mut inside = vec![0u16; layout.houses().len()];
    let mut best = (1, u16::MAX);
    for &cell in cells {
        for &house in layout.house_numbers(cell) {
            let count = &mut inside[usize::from(house)];
            *count += 1;
            if *count > best.0 || (*count == best.0 && house < best.1 && *count > 1) {
                best = (*count, house);
            }
        }
    }
    let mut most = vec![cells[0]];
    if best.0 > 1 {
        let is_inside = |&&cell: &&Cell| layout.house_numbers(cell).contains(&best.1);
        most = cells.iter().filter(is_inside).copied().collect();
    }
    for &cell in cells {
        let peers = layout.peers(cell);
        let differs = most.iter().all(|&other| peers.contains(other));
        if differs && most.len() < layout.digits() {
            most.push(cell);
        }
    }
    most
}

/// With this few open cells, complete pruning of their sum is worth its cost.
const FEW_OPEN: usize = 3;

/// Parts that fit on the stack.
const FEW: usize = 16;

#[derive(Clone, Debug)]
pub(super) struct Sum {
    parts: Vec<Part>,
    totals: Totals,
    goal: Goal,
}

/// The allowed totals, counted from the least possible sum.
#[derive(Clone, Debug)]
enum Goal {
    Short(u64),
    Long(u128),
    Wide(Box<Wide>),
    /// Too many totals: only the bounds are used.
    Ends(Totals),
}

#[derive(Clone, Debug)]
struct Part {
    start: usize,
    end: usize,
    weight: i32,
    /// The least sum of its digits, and how many sums there are above it.
    least: i32,
    span: i32,
}

/// The sums of a part, as bits counted from its least.
type Sums = u64;

impl Sum {
    pub fn new(cells: &[Cells], totals: Totals, digits: usize) -> Sum {
        let mut start = 0;
        let mut parts = Vec::new();
        let mut push = |count: usize, weight: i32| {
            let (n, most) = (count as i32, digits as i32);
            let least = n * (n + 1) / 2;
            parts.push(Part {
                start,
                end: start + count,
                weight,
                least,
                span: n * (most + 1) - 2 * least,
            });
            start += count;
        };
        for part in cells {
            if digits <= MOST_DIGITS {
                push(part.cells.len(), part.weight);
            } else {
                // Without tables of sets every cell is a part of its own.
                (part.cells.iter()).for_each(|_| push(1, part.weight));
            }
        }
        let base: i32 = parts.iter().map(Part::base).sum();
        let range: i32 = parts.iter().map(|part| part.weight.abs() * part.span).sum();
        let goal = match range as u32 {
            0..=63 => Goal::Short(goal(totals, base, range)),
            64..=127 => Goal::Long(goal(totals, base, range)),
            128..Wide::BITS => Goal::Wide(Box::new(goal(totals, base, range))),
            _ => Goal::Ends(totals),
        };
        Sum {
            parts,
            totals,
            goal,
        }
    }

    /// The cells of each part, and their weight.
    pub fn parts(&self) -> impl Iterator<Item = (Range<usize>, i32)> {
        self.parts
            .iter()
            .map(|part| (part.start..part.end, part.weight))
    }

    pub fn totals(&self) -> Totals {
        self.totals
    }

    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        match &self.goal {
            Goal::Short(goal) => self.narrow_to(*goal, candidates),
            Goal::Long(goal) => self.narrow_to(*goal, candidates),
            Goal::Wide(goal) => self.narrow_to(**goal, candidates),
            Goal::Ends(totals) => self.narrow_ends(*totals, candidates),
        }
    }

    fn narrow_to<R: Reach>(&self, goal: R, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        let count = self.parts.len();
        if count <= FEW {
            let (mut sums, mut reached) = ([0; FEW], [R::EMPTY; FEW]);
            self.sweep(goal, candidates, &mut sums[..count], &mut reached[..count])
        } else {
            let (mut sums, mut reached) = (vec![0; count], vec![R::EMPTY; count]);
            self.sweep(goal, candidates, &mut sums, &mut reached)
        }
    }

    /// The forward and backward passes. `reached[k]` holds the totals before part `k`.
    fn sweep<R: Reach>(
        &self,
        mut goal: R,
        candidates: &mut [DigitSet],
        sums: &mut [Sums],
        reached: &mut [R],
    ) -> Result<(), Impossible> {
        let mut now = R::ZERO;
        for (k, part) in self.parts.iter().enumerate() {
            sums[k] = part.sums(&candidates[part.start..part.end]);
            reached[k] = now;
            now = offsets(sums[k]).fold(R::EMPTY, |next, o| next.or(now.up(part.shift(o))));
        }
        goal = goal.and(now);
        if goal.is_empty() {
            return Err(Impossible);
        }
        for (k, part) in self.parts.iter().enumerate().rev() {
            let (mut allowed, mut before) = (0, R::EMPTY);
            for offset in offsets(sums[k]) {
                let ways = goal.down(part.shift(offset)).and(reached[k]);
                if !ways.is_empty() {
                    allowed |= 1 << offset;
                    before = before.or(ways);
                }
            }
            part.keep(allowed, &mut candidates[part.start..part.end])?;
            goal = before;
        }
        Ok(())
    }

    /// See [`Propagator::relax`](super::Propagator::relax). A sum with very many totals is not relaxed.
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) -> bool {
        match &self.goal {
            Goal::Short(goal) => self.relax_from(*goal, candidates, within),
            Goal::Long(goal) => self.relax_from(*goal, candidates, within),
            Goal::Wide(goal) => self.relax_from(**goal, candidates, within),
            Goal::Ends(totals) => self.narrow_ends(*totals, &mut candidates.to_vec()).is_err(),
        }
    }

    fn relax_from<R: Reach>(
        &self,
        goal: R,
        candidates: &mut [DigitSet],
        within: &[DigitSet],
    ) -> bool {
        let count = self.parts.len();
        if count <= FEW {
            self.widen(goal, candidates, within, &mut [R::EMPTY; FEW][..count])
        } else {
            self.widen(goal, candidates, within, &mut vec![R::EMPTY; count])
        }
    }

    /// `doomed[k]` holds the totals from which the parts after `k`, with their present candidates, would reach the
    /// goal.
    fn widen<R: Reach>(
        &self,
        goal: R,
        candidates: &mut [DigitSet],
        within: &[DigitSet],
        doomed: &mut [R],
    ) -> bool {
        let mut after = goal;
        for (k, part) in self.parts.iter().enumerate().rev() {
            doomed[k] = after;
            let sums = part.sums(&candidates[part.start..part.end]);
            after = offsets(sums).fold(R::EMPTY, |before, offset| {
                before.or(after.down(part.shift(offset)))
            });
        }
        if !after.and(R::ZERO).is_empty() {
            return false;
        }
        let mut reached = R::ZERO;
        for (part, doomed) in self.parts.iter().zip(doomed) {
            let barred = (0..=part.span as u32)
                .filter(|&o| !doomed.down(part.shift(o)).and(reached).is_empty())
                .fold(0, |sums: Sums, offset| sums | 1 << offset);
            let own = &mut candidates[part.start..part.end];
            part.relax(barred, own, &within[part.start..part.end]);
            reached = offsets(part.sums(own))
                .fold(R::EMPTY, |next, o| next.or(reached.up(part.shift(o))));
        }
        true
    }

    /// Whether its cells are so free that hardly anything can be removed: the least and greatest totals of the others
    /// do not bind any of them. Never true with few open cells.
    pub fn is_idle(&self, candidates: &[DigitSet]) -> bool {
        let totals = self.totals;
        let open = candidates.iter().filter(|digits| digits.len() > 1).count();
        if open <= FEW_OPEN {
            return false;
        }
        let (mut least, mut greatest, mut widest) = (0, 0, 0);
        for part in &self.parts {
            let (mut low, mut high, mut union) = (0, 0, 0);
            for digits in &candidates[part.start..part.end] {
                let bits = digits.bits();
                let (min, max) = (
                    bits.trailing_zeros() as i32 + 1,
                    32 - bits.leading_zeros() as i32,
                );
                low += min;
                high += max;
                widest = widest.max((max - min) * part.weight.abs());
                union |= bits;
            }
            let count = part.end - part.start;
            if count > 1 {
                let (mut least, mut from_below) = (0, union);
                let (mut greatest, mut from_above) = (0, union);
                for _ in 0..count.min(union.count_ones() as usize) {
                    least += from_below.trailing_zeros() as i32 + 1;
                    from_below &= from_below - 1;
                    let top = from_above.ilog2();
                    greatest += top as i32 + 1;
                    from_above &= !(1 << top);
                }
                low = low.max(least);
                high = high.min(greatest);
            }
            let ends = [low * part.weight, high * part.weight];
            least += ends[0].min(ends[1]);
            greatest += ends[0].max(ends[1]);
        }
        least + widest <= totals.greatest && greatest - widest >= totals.least
    }

    /// Bounds each cell by the least and greatest total of the others.
    fn narrow_ends(&self, totals: Totals, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        possible(candidates)?;
        let weights = (self.parts.iter()).flat_map(|p| (p.start..p.end).map(|_| p.weight));
        let weights: Vec<i32> = weights.collect();
        let ends = |digits: DigitSet, weight: i32| {
            let bits = digits.bits();
            let (low, high) = (bits.trailing_zeros() + 1, 32 - bits.leading_zeros());
            let (low, high) = (weight * low as i32, weight * high as i32);
            (low.min(high), low.max(high))
        };
        let (mut least, mut greatest) = (0, 0);
        for (&digits, &weight) in candidates.iter().zip(&weights) {
            let (low, high) = ends(digits, weight);
            (least, greatest) = (least + low, greatest + high);
        }
        if greatest < totals.least
            || least > totals.greatest
            || (least == greatest && !totals.contains(least))
        {
            return Err(Impossible);
        }
        for (digits, &weight) in candidates.iter_mut().zip(&weights) {
            let (low, high) = ends(*digits, weight);
            let fits = |value: i32| {
                greatest - high + value >= totals.least && least - low + value <= totals.greatest
            };
            *digits = (digits.iter())
                .filter(|digit| fits(weight * i32::from(digit.value())))
                .collect();
        }
        possible(candidates)
    }
}

impl Part {
    /// The least that it adds to the total.
    fn base(&self) -> i32 {
        let sum = self.least + if self.weight < 0 { self.span } else { 0 };
        self.weight * sum
    }

    /// What a sum adds to the total beyond that.
    #[inline]
    fn shift(&self, offset: u32) -> u32 {
        let steps = if self.weight < 0 {
            self.span as u32 - offset
        } else {
            offset
        };
        steps * self.weight.unsigned_abs()
    }

    #[inline]
    fn sums(&self, candidates: &[DigitSet]) -> Sums {
        if let [only] = candidates {
            return u64::from(only.bits());
        }
        let by_sum = &SETS_BY_SUM[self.least as usize..=(self.least + self.span) as usize];
        (Backend::best().kinds)(candidates, by_sum)
    }

    /// Keeps the digits with which it has one of these sums.
    #[inline]
    fn keep(&self, sums: Sums, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        if let [only] = candidates {
            *only &= DigitSet::from_bits(sums as u32);
            return possible(candidates);
        }
        if (Backend::best().fit)(candidates, &[], &self.sets_of(sums)) {
            Ok(())
        } else {
            Err(Impossible)
        }
    }
}

impl Part {
    /// Widens the candidates as long as none of these sums can be reached.
    fn relax(&self, barred: Sums, candidates: &mut [DigitSet], within: &[DigitSet]) {
        if let [only] = candidates {
            *only |= within[0] - DigitSet::from_bits(barred as u32);
        } else {
            // The sum as a whole is impossible, so no barred sum of this part can be reached.
            let relaxed = (Backend::best().widen)(candidates, within, &[], &self.sets_of(barred));
            debug_assert!(relaxed, "no barred sum can be had");
        }
    }

    /// The sets of digits that have one of these sums.
    fn sets_of(&self, sums: Sums) -> Sets {
        let mut sets = Sets::NONE;
        for offset in offsets(sums) {
            sets.join(&SETS_BY_SUM[self.least as usize + offset as usize]);
        }
        sets
    }
}

/// The allowed totals as a set.
fn goal<R: Reach>(totals: Totals, base: i32, range: i32) -> R {
    (0..=range)
        .filter(|offset| totals.contains(base + offset))
        .fold(R::EMPTY, |goal, offset| goal.or(R::ZERO.up(offset as u32)))
}

#[inline]
fn offsets(mut sums: Sums) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let next = (sums != 0).then(|| sums.trailing_zeros())?;
        sums &= sums - 1;
        Some(next)
    })
}
