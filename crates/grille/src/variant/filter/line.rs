//! Lines read by an automaton. The automaton is laid out along the line once, each place with the states
//! that a word may be in there and still be accepted; narrowing follows the digits left through them,
//! forward and back. States are bits of words, and moves that differ in one thing only are made together.

use super::{Impossible, possible};
use crate::DigitSet;
use crate::variant::Automaton;

/// Words of states that fit on the stack.
const FEW: usize = 64;

#[derive(Clone, Debug)]
pub(super) struct Line {
    /// The place of each cell of the word among the filter's cells.
    word: Vec<usize>,
    /// For each cell of the word, the moves that reading it can make.
    layers: Vec<Vec<Moves>>,
    /// How many words of states there are, of all places together.
    words: usize,
    /// The accepting states, all of them in the last words; none if no word is accepted at all.
    last: Vec<u64>,
}

/// From each of some states each of some digits leads to each of some others.
#[derive(Clone, Copy, Debug)]
struct Moves {
    from: States,
    digits: DigitSet,
    to: States,
}

/// States of one word.
#[derive(Clone, Copy, Debug)]
struct States {
    word: u32,
    bits: u64,
}

impl States {
    #[inline]
    fn meet(self, states: &[u64]) -> bool {
        states[self.word as usize] & self.bits != 0
    }

    #[inline]
    fn join(self, states: &mut [u64]) {
        states[self.word as usize] |= self.bits;
    }
}

impl Line {
    pub fn new(automaton: &Automaton, word: Vec<usize>) -> Line {
        let states = states(automaton, word.len());
        let mut starts = vec![0];
        for place in &states {
            starts.push(starts[starts.len() - 1] + place.len().div_ceil(64));
        }
        let layers = (states.windows(2).zip(starts.windows(2)))
            .map(|(two, starts)| moves(automaton, (&two[0], &two[1]), (starts[0], starts[1])));
        let accepting = states[word.len()].len();
        let last = (0..accepting.div_ceil(64)).map(|i| match accepting - 64 * i {
            64.. => u64::MAX,
            few => (1 << few) - 1,
        });
        Line {
            layers: layers.collect(),
            words: starts[starts.len() - 1],
            last: last.collect(),
            word,
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
        live: &mut [u64],
        good: &mut [u64],
        candidates: &mut [DigitSet],
    ) -> Result<(), Impossible> {
        live[0] = 1;
        for (layer, &at) in self.layers.iter().zip(&self.word) {
            for moves in layer {
                if moves.from.meet(live) && !(moves.digits & candidates[at]).is_empty() {
                    moves.to.join(live);
                }
            }
        }
        let ends = self.words - self.last.len();
        good[ends..].copy_from_slice(&live[ends..]);
        if good[ends..].iter().all(|&states| states == 0) {
            return Err(Impossible);
        }
        for (layer, &at) in self.layers.iter().zip(&self.word).rev() {
            let mut left = DigitSet::EMPTY;
            for moves in layer {
                let digits = moves.digits & candidates[at];
                if moves.to.meet(good) && moves.from.meet(live) && !digits.is_empty() {
                    left |= digits;
                    good[moves.from.word as usize] |=
                        moves.from.bits & live[moves.from.word as usize];
                }
            }
            candidates[at] = left;
        }
        Ok(())
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
        reached: &mut [u64],
        doomed: &mut [u64],
        candidates: &mut [DigitSet],
        within: &[DigitSet],
    ) -> bool {
        doomed[self.words - self.last.len()..].copy_from_slice(&self.last);
        for (layer, &at) in self.layers.iter().zip(&self.word).rev() {
            for moves in layer {
                if moves.to.meet(doomed) && !(moves.digits & candidates[at]).is_empty() {
                    moves.from.join(doomed);
                }
            }
        }
        if doomed[0] & 1 == 1 {
            return false;
        }
        reached[0] = 1;
        for (layer, &at) in self.layers.iter().zip(&self.word) {
            if self.word.iter().filter(|&&other| other == at).count() == 1 {
                let mut barred = DigitSet::EMPTY;
                for moves in layer {
                    if moves.from.meet(reached) && moves.to.meet(doomed) {
                        barred |= moves.digits;
                    }
                }
                candidates[at] |= within[at] - barred;
            }
            for moves in layer {
                if moves.from.meet(reached) && !(moves.digits & candidates[at]).is_empty() {
                    moves.to.join(reached);
                }
            }
        }
        true
    }

    /// Two sets of states, empty at first.
    #[inline]
    fn with_room<T>(&self, work: impl FnOnce(&mut [u64], &mut [u64]) -> T) -> T {
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
fn moves(
    automaton: &Automaton,
    (before, after): (&[u32], &[u32]),
    (first, second): (usize, usize),
) -> Vec<Moves> {
    let in_word = |start: usize, index: usize| States {
        word: (start + index / 64) as u32,
        bits: 1 << (index % 64),
    };
    let mut moves: Vec<Moves> = Vec::new();
    for (index, &state) in before.iter().enumerate() {
        let from = in_word(first, index);
        for digit in DigitSet::first(automaton.digits()) {
            let digits = DigitSet::only(digit);
            let next = automaton.moves(state, digit).iter();
            let next = next.filter_map(|next| after.binary_search(next).ok());
            moves.extend(next.map(|next| Moves {
                from,
                digits,
                to: in_word(second, next),
            }));
        }
    }
    // From all states at once that a digit leads to the same one; then with all digits; then to all states.
    let key = |m: &Moves| (m.from.word, m.digits.bits(), m.to.word, m.to.bits);
    moves.sort_unstable_by_key(key);
    moves.dedup_by(|next, kept| {
        let same = key(next) == key(kept);
        kept.from.bits |= if same { next.from.bits } else { 0 };
        same
    });
    let key = |m: &Moves| (m.from.word, m.from.bits, m.to.word, m.to.bits);
    moves.sort_unstable_by_key(key);
    moves.dedup_by(|next, kept| {
        let same = key(next) == key(kept);
        kept.digits |= if same { next.digits } else { DigitSet::EMPTY };
        same
    });
    let key = |m: &Moves| (m.from.word, m.from.bits, m.digits.bits(), m.to.word);
    moves.sort_unstable_by_key(key);
    moves.dedup_by(|next, kept| {
        let same = key(next) == key(kept);
        kept.to.bits |= if same { next.to.bits } else { 0 };
        same
    });
    moves
}
