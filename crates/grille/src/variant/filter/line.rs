//! Lines read by an automaton. The automaton is laid out along the line once, each place with the states
//! that a word may be in there and still be accepted; narrowing follows the digits left through them,
//! forward and back. States are bits of words, and moves are made several at a time.

use std::ops::Range;

use super::{Impossible, possible};
use crate::DigitSet;
use crate::variant::Automaton;

/// Words of states that fit on the stack.
const FEW: usize = 32;

#[derive(Clone, Debug)]
pub(super) struct Line {
    /// The place of each cell of the word among the filter's cells.
    word: Vec<usize>,
    /// For each cell of the word, the moves that reading it can make.
    layers: Vec<Layer>,
    /// The first word of states of each place, and how many words there are.
    starts: Vec<usize>,
    words: usize,
    /// The states from which every word is accepted.
    free: Vec<u32>,
    /// The accepting states, all of them in the last words; none if no word is accepted at all.
    last: Vec<u32>,
}

/// The moves from one place to the next.
type Layer = Vec<Block>;

/// The moves from the states of one word to those of another. Nothing tells which of them can be made next: they
/// are all gone through without asking, as many at once as a vector holds.
#[derive(Clone, Debug)]
struct Block {
    from: usize,
    to: usize,
    moves: Vec<Moves>,
}

/// Some moves: some digits lead from each of some states to each of some others.
#[derive(Clone, Copy, Debug, Default)]
struct Moves {
    digits: [u32; ABREAST],
    from: [u32; ABREAST],
    to: [u32; ABREAST],
}

/// How many moves are made at once.
const ABREAST: usize = 4;

/// States of a word.
const STATES: usize = u32::BITS as usize;

/// All bits, or none.
#[inline]
fn all_if(condition: bool) -> u32 {
    u32::from(condition).wrapping_neg()
}

#[inline]
fn union(some: [u32; ABREAST]) -> u32 {
    let [a, b, c, d] = some;
    a | b | c | d
}

impl Block {
    /// Adds to these states those that the digits lead to.
    #[inline]
    fn go_ahead(&self, states: &mut [u32], digits: DigitSet) {
        let (from, digits, mut to) = (states[self.from], digits.bits(), [0; ABREAST]);
        for moves in &self.moves {
            for (i, to) in to.iter_mut().enumerate() {
                let can = all_if(moves.from[i] & from != 0) & all_if(moves.digits[i] & digits != 0);
                *to |= moves.to[i] & can;
            }
        }
        states[self.to] |= union(to);
    }

    /// Adds to these states those of some others from which the digits lead to them; the digits with which
    /// there are any.
    #[inline]
    fn go_back(&self, states: &mut [u32], among: u32, digits: DigitSet) -> DigitSet {
        let (to, digits) = (states[self.to], digits.bits());
        let (mut from, mut left) = ([0; ABREAST], [0; ABREAST]);
        for moves in &self.moves {
            for i in 0..ABREAST {
                let own = moves.digits[i] & digits;
                let some = moves.from[i] & among;
                let can = all_if(moves.to[i] & to != 0) & all_if(own != 0) & all_if(some != 0);
                from[i] |= some & can;
                left[i] |= own & can;
            }
        }
        states[self.from] |= union(from);
        DigitSet::from_bits(union(left))
    }

    /// Adds to the digits of each state of the word those that lead to one of these states.
    fn lead_to(&self, states: &[u32], digits: &mut [DigitSet]) {
        for moves in &self.moves {
            for i in (0..ABREAST).filter(|&i| moves.to[i] & states[self.to] != 0) {
                for bit in (0..STATES).filter(|bit| moves.from[i] >> bit & 1 == 1) {
                    digits[bit] |= DigitSet::from_bits(moves.digits[i]);
                }
            }
        }
    }

    /// The digits that lead from some of these states to some of the others.
    fn joining(&self, some: &[u32], others: &[u32]) -> DigitSet {
        let (from, to, mut joining) = (some[self.from], others[self.to], 0);
        for moves in &self.moves {
            for i in 0..ABREAST {
                let can = all_if(moves.from[i] & from != 0) & all_if(moves.to[i] & to != 0);
                joining |= moves.digits[i] & can;
            }
        }
        DigitSet::from_bits(joining)
    }
}

impl Line {
    pub fn new(automaton: &Automaton, word: Vec<usize>) -> Line {
        let states = states(automaton, word.len());
        let mut starts = vec![0];
        for place in &states {
            starts.push(starts[starts.len() - 1] + place.len().div_ceil(STATES));
        }
        let layers = (states.windows(2).zip(starts.windows(2)))
            .map(|(two, starts)| layer(automaton, (&two[0], &two[1]), (starts[0], starts[1])));
        let layers: Vec<Layer> = layers.collect();
        let words = starts.pop().unwrap_or(0);
        let accepting = states[word.len()].len();
        let last = (0..accepting.div_ceil(STATES)).map(|i| match accepting - STATES * i {
            STATES.. => u32::MAX,
            few => (1 << few) - 1,
        });
        let last: Vec<u32> = last.collect();
        let mut line = Line {
            free: vec![0; words],
            word,
            layers,
            starts,
            words,
            last,
        };
        line.find_free(DigitSet::first(automaton.digits()));
        line
    }

    /// Finds the states from which every digit leads to such a state, from the last place back.
    fn find_free(&mut self, all: DigitSet) {
        self.free[self.words - self.last.len()..].copy_from_slice(&self.last);
        for (at, layer) in self.layers.iter().enumerate().rev() {
            let place = self.place(at);
            let mut digits = vec![DigitSet::EMPTY; place.len() * STATES];
            for block in layer {
                let start = (block.from - place.start) * STATES;
                block.lead_to(&self.free, &mut digits[start..start + STATES]);
            }
            for (state, _) in (digits.iter().enumerate()).filter(|(_, own)| **own == all) {
                self.free[place.start + state / STATES] |= 1 << (state % STATES);
            }
        }
    }

    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        if self.last.is_empty() {
            return Err(Impossible);
        }
        self.with_room(|live, good| self.sweep(live, good, candidates))?;
        possible(candidates)
    }

    /// Leaves the digits on a way from the first state to an accepting one. `live` are the states that
    /// the digits lead to, `good` those of them that lead on to the end.
    fn sweep(
        &self,
        live: &mut [u32],
        good: &mut [u32],
        candidates: &mut [DigitSet],
    ) -> Result<(), Impossible> {
        live[0] = 1;
        let mut end = 0;
        while end < self.layers.len() && !self.is_free(end, live) {
            for block in &self.layers[end] {
                block.go_ahead(live, candidates[self.word[end]]);
            }
            end += 1;
        }
        let place = self.place(end);
        good[place.clone()].copy_from_slice(&live[place.clone()]);
        if good[place].iter().all(|&states| states == 0) {
            return Err(Impossible);
        }
        for (layer, &at) in self.layers[..end].iter().zip(&self.word).rev() {
            let mut left = DigitSet::EMPTY;
            for block in layer {
                left |= block.go_back(good, live[block.from], candidates[at]);
            }
            candidates[at] = left;
        }
        Ok(())
    }

    /// The words of the states of a place.
    #[inline]
    fn place(&self, at: usize) -> Range<usize> {
        self.starts[at]..self.starts.get(at + 1).copied().unwrap_or(self.words)
    }

    /// Whether the rest of the line can be anything.
    #[inline]
    fn is_free(&self, at: usize, live: &[u32]) -> bool {
        let mut states = self.place(at);
        states.all(|word| live[word] & !self.free[word] == 0)
    }

    /// See [`Filter::relax`](super::Filter::relax). A cell that the line meets twice stays as it is.
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) -> bool {
        if self.last.is_empty() {
            candidates.copy_from_slice(within);
            return true;
        }
        self.with_room(|reached, doomed| self.widen(reached, doomed, candidates, within))
    }

    /// `reached` are the states that the digits lead to, `doomed` those from which the rest could be read.
    fn widen(
        &self,
        reached: &mut [u32],
        doomed: &mut [u32],
        candidates: &mut [DigitSet],
        within: &[DigitSet],
    ) -> bool {
        doomed[self.words - self.last.len()..].copy_from_slice(&self.last);
        for (layer, &at) in self.layers.iter().zip(&self.word).rev() {
            for block in layer {
                block.go_back(doomed, u32::MAX, candidates[at]);
            }
        }
        if doomed[0] & 1 == 1 {
            return false;
        }
        reached[0] = 1;
        for (layer, &at) in self.layers.iter().zip(&self.word) {
            if self.word.iter().filter(|&&other| other == at).count() == 1 {
                let mut barred = DigitSet::EMPTY;
                for block in layer {
                    barred |= block.joining(reached, doomed);
                }
                candidates[at] |= within[at] - barred;
            }
            for block in layer {
                block.go_ahead(reached, candidates[at]);
            }
        }
        true
    }

    /// Two sets of states, empty at first.
    #[inline]
    fn with_room<T>(&self, work: impl FnOnce(&mut [u32], &mut [u32]) -> T) -> T {
        if self.words <= FEW {
            let (mut one, mut two) = ([0; FEW], [0; FEW]);
            work(&mut one[..self.words], &mut two[..self.words])
        } else {
            let (mut one, mut two) = (vec![0; self.words], vec![0; self.words]);
            work(&mut one, &mut two)
        }
    }
}

/// For each place along a line, the states of the automaton that can be reached there and lead to the end.
fn states(automaton: &Automaton, length: usize) -> Vec<Vec<u32>> {
    let digits = DigitSet::first(automaton.digits());
    let mut states: Vec<Vec<u32>> = vec![vec![0]];
    for at in 0..length {
        let moves = states[at].iter();
        let moves = moves.flat_map(|&s| digits.iter().map(move |digit| (s, digit)));
        let next = moves.flat_map(|(state, digit)| automaton.moves(state, digit));
        let mut next: Vec<u32> = next.copied().collect();
        next.sort_unstable();
        next.dedup();
        states.push(next);
    }
    states[length].retain(|&state| automaton.is_accepting(state));
    for at in (0..length).rev() {
        let (before, after) = states.split_at_mut(at + 1);
        before[at].retain(|&state| {
            let mut to = (digits.iter()).flat_map(|digit| automaton.moves(state, digit));
            to.any(|next| after[0].binary_search(next).is_ok())
        });
    }
    states
}

/// The moves from the states of one place to those of the next, whose words start as given.
fn layer(
    automaton: &Automaton,
    (before, after): (&[u32], &[u32]),
    (first, second): (usize, usize),
) -> Layer {
    let mut blocks = Vec::new();
    for (from, before) in (first..).zip(before.chunks(STATES)) {
        // The number of a state after, a digit, and all states before at once from which it leads there.
        let mut steps: Vec<(usize, u32, u32)> = Vec::new();
        for (bit, &state) in before.iter().enumerate() {
            for digit in DigitSet::first(automaton.digits()) {
                let next = automaton.moves(state, digit).iter();
                let next = next.filter_map(|next| after.binary_search(next).ok());
                steps.extend(next.map(|to| (to, 1 << digit.index(), 1 << bit)));
            }
        }
        steps.sort_unstable();
        steps.dedup_by(|next, kept| {
            let same = (next.0, next.1) == (kept.0, kept.1);
            kept.2 |= if same { next.2 } else { 0 };
            same
        });
        for steps in steps.chunk_by(|one, other| one.0 / STATES == other.0 / STATES) {
            let single = |&(to, digit, from): &(usize, u32, u32)| (digit, from, 1 << (to % STATES));
            blocks.push(Block {
                from,
                to: second + steps[0].0 / STATES,
                moves: moves(steps.iter().map(single).collect()),
            });
        }
    }
    blocks
}

/// Makes few moves of many, each given by its digits, the states before and those after.
fn moves(mut single: Vec<(u32, u32, u32)>) -> Vec<Moves> {
    // All digits that do the same; then all states to which the same digits lead from the same ones.
    single.sort_unstable_by_key(|&(_, from, to)| (from, to));
    single.dedup_by(|next, kept| {
        let same = (next.1, next.2) == (kept.1, kept.2);
        kept.0 |= if same { next.0 } else { 0 };
        same
    });
    single.sort_unstable_by_key(|&(digits, from, _)| (digits, from));
    single.dedup_by(|next, kept| {
        let same = (next.0, next.1) == (kept.0, kept.1);
        kept.2 |= if same { next.2 } else { 0 };
        same
    });
    let abreast = |some: &[(u32, u32, u32)]| {
        let mut moves = Moves::default();
        for (i, step) in some.iter().enumerate() {
            (moves.digits[i], moves.from[i], moves.to[i]) = *step;
        }
        moves
    };
    single.chunks(ABREAST).map(abreast).collect()
}
