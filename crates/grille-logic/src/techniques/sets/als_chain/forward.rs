//! Chains in which each set comes later in the list than the one before: HoDoKu's. There are too many to try one by one,
//! but what follows depends only on the first set with its first restricted common, and on the last set with its last.
//! So it is enough to know which beginnings reach which ends: one pass through the sets.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

use grille_core::{Digit, DigitSet};

use super::{Chain, FEWEST_LINKS, eliminations};
use crate::cells::Cells;
use crate::step::Candidate;
use crate::techniques::chains::bits::{self, Rows};
use crate::techniques::sets::als::Alses;
use crate::techniques::sets::common::{Common, Commons};
use crate::techniques::sets::targets::{Targets, removable};
use crate::techniques::{Context, Sink, weight};

/// How a chain begins: its first set and the restricted common that this set holds.
#[derive(Clone, Copy)]
struct Start {
    set: usize,
    digit: Digit,
}

/// A way for chains to end, and what they remove then.
#[derive(Clone, Copy)]
struct End {
    /// The start, by its number.
    start: usize,
    /// The last set but one, which lacks this digit.
    before: usize,
    lacks: Digit,
    /// The last restricted common, by its number.
    common: usize,
    /// The digits removed.
    digits: DigitSet,
}

/// All ways for chains to begin and end in a position.
pub(super) struct Search<'a, S> {
    alses: &'a Alses<S>,
    commons: &'a Commons,
    starts: Vec<Start>,
    ends: Vec<End>,
}

/// Which starts reach a set that lacks a digit, by the number of restricted commons: one, two, three or more. The starts
/// are bits.
struct Reached {
    words: usize,
    bits: Vec<u64>,
}

impl Reached {
    fn new(states: usize, starts: usize) -> Reached {
        let words = starts.div_ceil(64).max(1);
        Reached {
            words,
            bits: vec![0; states * FEWEST_LINKS * words],
        }
    }

    fn at(&self, state: usize, links: usize) -> std::ops::Range<usize> {
        let first = (state * FEWEST_LINKS + links - 1) * self.words;
        first..first + self.words
    }
}

impl<'a, S: Cells> Search<'a, S> {
    /// Looks for all ends, unless the budget runs out first.
    pub fn new(context: &'a Context<'_, S>, sink: &mut Sink<'_>) -> ControlFlow<(), Search<'a, S>> {
        let alses = context.alses(sink)?;
        let commons = context.restricted_commons(sink)?;
        let targets = context.als_targets(sink)?;
        let mut search = Search {
            alses,
            commons,
            starts: Vec::new(),
            ends: Vec::new(),
        };
        for set in 0..alses.len() {
            let digits = commons.of(set).map(|at| commons.all()[at].digits());
            let digits = digits.fold(DigitSet::EMPTY, |all, digits| all | digits);
            let starts = digits.iter().map(|digit| Start { set, digit });
            search.starts.extend(starts);
        }
        search.reach(targets, sink)?;
        ControlFlow::Continue(search)
    }

    /// The common with what it still says after a set that lacks a digit: the set holds these.
    fn onward(&self, common: usize, lacks: Digit) -> Option<(&'a Common, DigitSet, Digit)> {
        let common = &self.commons.all()[common];
        let held = common.digits() - DigitSet::only(lacks);
        // Of two, HoDoKu goes on with the first.
        held.smallest().map(|next| (common, held, next))
    }

    fn reach(&mut self, targets: &Targets, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let mut reached = Reached::new(self.alses.slots(), self.starts.len());
        for (number, start) in self.starts.iter().enumerate() {
            for at in self.commons.of(start.set) {
                let common = &self.commons.all()[at];
                if common.digits().contains(start.digit) {
                    let state = self.alses.slot(common.other, start.digit);
                    let range = reached.at(state, 1);
                    reached.bits[range][number / 64] |= 1 << (number % 64);
                }
            }
        }
        let worthwhile = self.worthwhile(targets);
        let mut both = vec![0; reached.words];
        let mut long = vec![0; reached.words];
        for before in 0..self.alses.len() {
            sink.poll()?;
            for lacks in self.alses.get(before).digits {
                let state = self.alses.slot(before, lacks);
                let [one, two, more] = [1, 2, 3].map(|links| reached.at(state, links));
                let all = one.start..more.end;
                if reached.bits[all].iter().all(|&word| word == 0) {
                    continue;
                }
                for (word, long) in long.iter_mut().enumerate() {
                    *long = reached.bits[two.clone()][word] | reached.bits[more.clone()][word];
                }
                for common in self.commons.of(before) {
                    let Some((link, held, next)) = self.onward(common, lacks) else {
                        continue;
                    };
                    let to = self.alses.slot(link.other, next);
                    let (two, more) = (reached.at(to, 2), reached.at(to, 3));
                    for (word, long) in long.iter().enumerate() {
                        let first = reached.bits[one.start + word];
                        reached.bits[two.start + word] |= first;
                        reached.bits[more.start + word] |= long;
                    }
                    for (at, both) in both.iter_mut().enumerate() {
                        *both = long[at] & worthwhile.row(link.other)[at];
                    }
                    for number in bits::ones(&both) {
                        let start = self.starts[number];
                        let digits = removable(self.alses, start.set, link.other)
                            - DigitSet::only(start.digit)
                            - held;
                        if !digits.is_empty() {
                            self.ends.push(End {
                                start: number,
                                before,
                                lacks,
                                common,
                                digits,
                            });
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// For each set, the starts with which it could remove something.
    fn worthwhile(&self, targets: &Targets) -> Rows {
        let mut rows = Rows::new(self.alses.len(), self.starts.len());
        for (number, start) in self.starts.iter().enumerate() {
            for last in bits::ones(targets.partners(start.set)) {
                rows.insert(last, number);
            }
        }
        rows
    }

    fn eliminations(&self, end: &End) -> Vec<Candidate> {
        let last = self.commons.all()[end.common].other;
        eliminations(self.alses, (self.starts[end.start].set, last), end.digits)
    }

    /// What follows with the chain of fewest cells for it: the most eliminations first, and among these the first by
    /// HoDoKu's weighted sum of cells.
    pub fn steps(&self) -> impl Iterator<Item = (Vec<Candidate>, Chain)> + '_ {
        // Many ends conclude the same.
        let last = |end: &End| self.commons.all()[end.common].other;
        let key = |end: &End| (self.starts[end.start].set, last(end), end.digits.bits());
        let mut ends: Vec<&End> = self.ends.iter().collect();
        ends.sort_by_key(|end| key(end));
        let mut by_conclusion: BTreeMap<Vec<Candidate>, Vec<&End>> = BTreeMap::new();
        for alike in ends.chunk_by(|one, other| key(one) == key(other)) {
            let conclusion = self.eliminations(alike[0]);
            by_conclusion.entry(conclusion).or_default().extend(alike);
        }
        let mut steps: Vec<(Vec<Candidate>, Vec<&End>)> = by_conclusion.into_iter().collect();
        steps.sort_by_key(|(conclusion, _)| (Reverse(conclusion.len()), weight(conclusion)));
        let chains = steps.into_iter();
        chains.map(|(conclusion, ends)| (conclusion, self.shortest(&ends)))
    }

    /// The chain with the fewest cells that ends in one of these ways; of several the first in the order of the list.
    fn shortest(&self, ends: &[&End]) -> Chain {
        let mut starts: Vec<usize> = ends.iter().map(|end| end.start).collect();
        starts.sort_unstable();
        starts.dedup();
        let chains = starts.into_iter().filter_map(|start| {
            let is_its = |end: &&&End| end.start == start;
            let its: Vec<&End> = ends.iter().filter(is_its).copied().collect();
            let (cells, links) = self.shortest_from(self.starts[start], &its)?;
            Some((cells, self.starts[start].set, links))
        });
        let (_, first, links) = chains.min().expect("a start that reaches one of its ends");
        let sets = links
            .iter()
            .map(|link| self.commons.all()[link.common].other);
        Chain {
            sets: std::iter::once(first).chain(sets).collect(),
            commons: links
                .iter()
                .map(|link| DigitSet::from_bits(link.held))
                .collect(),
        }
    }

    /// The same from one start, with the number of cells.
    fn shortest_from(&self, start: Start, ends: &[&End]) -> Option<(usize, Vec<Taken>)> {
        let cells = |set: usize| self.alses.get(set).cells.len();
        let costs = self.costs(start.set, ends);
        let is_end = |before: usize, lacks: Digit, common: usize| {
            let mut ends = ends.iter();
            ends.any(|end| (end.before, end.lacks, end.common) == (before, lacks, common))
        };
        let firsts = self.commons.of(start.set).filter_map(|common| {
            let link = &self.commons.all()[common];
            let is_held = link.digits().contains(start.digit);
            let at = is_held.then(|| FEWEST_LINKS * self.alses.slot(link.other, start.digit))?;
            Some((costs[at]? + cells(link.other), common))
        });
        let (total, common) = firsts.min()?;
        let mut links = vec![Taken {
            common,
            held: DigitSet::only(start.digit).bits(),
        }];
        let (mut at, mut lacks) = (self.commons.all()[common].other, start.digit);
        let mut left = total - cells(at);
        while left > 0 {
            let next = self.commons.of(at).find_map(|common| {
                let (link, held, next) = self.onward(common, lacks)?;
                let rest = left.checked_sub(cells(link.other))?;
                let depth = (links.len() + 1).min(FEWEST_LINKS);
                let state = FEWEST_LINKS * self.alses.slot(link.other, next) + depth - 1;
                let is_last = rest == 0 && depth == FEWEST_LINKS && is_end(at, lacks, common);
                let taken = Taken {
                    common,
                    held: held.bits(),
                };
                (is_last || costs[state] == Some(rest)).then_some((taken, link.other, next, rest))
            });
            let (taken, other, next, rest) = next?;
            links.push(taken);
            (at, lacks, left) = (other, next, rest);
        }
        Some((cells(start.set) + total, links))
    }

    /// For each set that lacks a digit, after one, two, three or more restricted commons: the fewest cells of the sets
    /// that lead from there to one of the ends.
    fn costs(&self, first: usize, ends: &[&End]) -> Vec<Option<usize>> {
        let mut costs: Vec<Option<usize>> = vec![None; FEWEST_LINKS * self.alses.slots()];
        let last = ends.iter().map(|end| end.before).max().unwrap_or(first);
        for before in (first..=last).rev() {
            for lacks in self.alses.get(before).digits {
                let state = FEWEST_LINKS * self.alses.slot(before, lacks);
                for common in self.commons.of(before) {
                    let Some((link, _, next)) = self.onward(common, lacks) else {
                        continue;
                    };
                    let cells = self.alses.get(link.other).cells.len();
                    let to = FEWEST_LINKS * self.alses.slot(link.other, next);
                    let is_end =
                        |end: &&End| (end.before, end.lacks, end.common) == (before, lacks, common);
                    let ends_here = ends.iter().any(is_end).then_some(0);
                    for (links, after) in [(1, 2), (2, 3), (3, 3)] {
                        let ends_here = ends_here.filter(|_| after == FEWEST_LINKS);
                        let rest = ends_here.or(costs[to + after - 1]);
                        let cost = rest.map(|rest| rest + cells);
                        let known = &mut costs[state + links - 1];
                        *known = match (*known, cost) {
                            (Some(known), Some(cost)) => Some(known.min(cost)),
                            (known, cost) => known.or(cost),
                        };
                    }
                }
            }
        }
        costs
    }
}

/// A restricted common of a chain, by its number, and the digits of it that the first of its sets holds, as bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Taken {
    common: usize,
    held: u32,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use grille_core::Budget;
    use grille_solve::{Outcome, Puzzle, Solver};

    use super::*;
    use crate::board::Board;
    use crate::cells::SmallSet;
    use crate::options::Options;
    use crate::tables;

    /// The conclusions of all chains, tried one by one: at which they end, and the fewest cells.
    fn one_by_one(search: &Search<'_, SmallSet>) -> BTreeMap<Vec<Candidate>, usize> {
        let mut found = BTreeMap::new();
        for start in &search.starts {
            for common in search.commons.of(start.set) {
                let link = &search.commons.all()[common];
                if link.digits().contains(start.digit) {
                    let cells = search.alses.get(start.set).cells.len();
                    follow(
                        search,
                        *start,
                        (link.other, start.digit, 1, cells),
                        &mut found,
                    );
                }
            }
        }
        found
    }

    fn follow(
        search: &Search<'_, SmallSet>,
        start: Start,
        (at, lacks, links, cells): (usize, Digit, usize, usize),
        found: &mut BTreeMap<Vec<Candidate>, usize>,
    ) {
        let cells = cells + search.alses.get(at).cells.len();
        for common in search.commons.of(at) {
            let Some((link, held, next)) = search.onward(common, lacks) else {
                continue;
            };
            let digits =
                removable(search.alses, start.set, link.other) - DigitSet::only(start.digit) - held;
            if links + 1 >= FEWEST_LINKS && !digits.is_empty() {
                let removed = eliminations(search.alses, (start.set, link.other), digits);
                let all = cells + search.alses.get(link.other).cells.len();
                let known = found.entry(removed).or_insert(all);
                *known = all.min(*known);
            }
            follow(search, start, (link.other, next, links + 1, cells), found);
        }
    }

    #[test]
    fn what_is_reached_in_one_pass_is_what_all_chains_reach() {
        let puzzle: Puzzle =
            "..1.8...7...1.5..3.5.6.9.1.16..2..8.......6....5...7.....8..2....9.57...84......."
                .parse()
                .unwrap();
        let mut board = Board::new(&puzzle, tables::small(&puzzle));
        // Fewer open cells and so fewer sets, so that all chains can be tried.
        let Outcome::Unique(solution) = Solver::new(&puzzle).outcome() else {
            panic!("the puzzle has one solution");
        };
        for (at, cell) in puzzle.values().free_cells().enumerate() {
            if at % 8 >= 5 {
                let digit = solution.get(cell).expect("a solution is complete");
                board.place(Candidate::new(cell, digit));
            }
        }
        let context = Context::new(&board, Options::default());
        let mut take = |_| ControlFlow::Continue(());
        let sink = &mut Sink::new(Budget::default(), &mut take);
        let ControlFlow::Continue(search) = Search::new(&context, sink) else {
            panic!("there is no limit");
        };
        let slow = one_by_one(&search);
        let fast: BTreeMap<Vec<Candidate>, usize> = search
            .steps()
            .map(|(removed, chain)| {
                let cells = chain
                    .sets
                    .iter()
                    .map(|&set| search.alses.get(set).cells.len());
                (removed, cells.sum())
            })
            .collect();
        assert!(slow.len() > 10, "{}", slow.len());
        assert_eq!(fast, slow);
        let ways: BTreeSet<usize> = search.ends.iter().map(|end| end.start).collect();
        assert!(ways.len() > 1);
    }
}
