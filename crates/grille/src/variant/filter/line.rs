//! Lines read by an automaton. The automaton is laid out along the line once, each place with the states
//! that a word may be in there and still be accepted; narrowing follows the digits left through them,
//! forward and back.

use super::{Impossible, possible};
use crate::variant::Automaton;
use crate::{Digit, DigitSet};

#[derive(Clone, Debug)]
pub(super) struct Line {
    /// The place of each cell of the word among the filter's cells.
    word: Vec<usize>,
    layers: Vec<Layer>,
    /// How many states there are after the last cell; 0 if no word is accepted at all.
    last: usize,
}

/// The moves that reading one cell can make.
#[derive(Clone, Debug)]
struct Layer {
    /// Where the moves of each state start, and at the end how many there are.
    starts: Vec<u32>,
    moves: Vec<Move>,
}

#[derive(Clone, Copy, Debug)]
struct Move {
    digit: DigitSet,
    to: u32,
}

impl Line {
    pub fn new(automaton: &Automaton, word: Vec<usize>) -> Line {
        let digits = DigitSet::first(automaton.digits());
        // The states at each place that can be reached, then those of them that lead to the end.
        let mut states: Vec<Vec<u32>> = vec![vec![0]];
        for at in 0..word.len() {
            let moves = states[at].iter();
            let moves = moves.flat_map(|&s| digits.iter().map(move |digit| (s, digit)));
            let next = moves.flat_map(|(state, digit)| automaton.moves(state, digit));
            let mut next: Vec<u32> = next.copied().collect();
            next.sort_unstable();
            next.dedup();
            states.push(next);
        }
        states[word.len()].retain(|&state| automaton.is_accepting(state));
        for at in (0..word.len()).rev() {
            let (before, after) = states.split_at_mut(at + 1);
            before[at].retain(|&state| {
                let mut to = (digits.iter()).flat_map(|digit| automaton.moves(state, digit));
                to.any(|next| after[0].binary_search(next).is_ok())
            });
        }
        let layers = states.windows(2).map(|two| {
            let (mut starts, mut moves) = (Vec::new(), Vec::new());
            for &state in &two[0] {
                starts.push(moves.len() as u32);
                let reads = |digit: Digit| {
                    automaton
                        .moves(state, digit)
                        .iter()
                        .map(move |to| (digit, to))
                };
                for (digit, to) in digits.iter().flat_map(reads) {
                    if let Ok(to) = two[1].binary_search(to) {
                        moves.push(Move {
                            digit: DigitSet::only(digit),
                            to: to as u32,
                        });
                    }
                }
            }
            starts.push(moves.len() as u32);
            Layer { starts, moves }
        });
        Line {
            layers: layers.collect(),
            last: states[word.len()].len(),
            word,
        }
    }

    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        if self.last == 0 {
            return Err(Impossible);
        }
        // `live[k]`: the states before cell `k` that the digits left lead to.
        let mut live: Vec<Vec<bool>> = Vec::with_capacity(self.layers.len() + 1);
        live.push(vec![true]);
        for (layer, &at) in self.layers.iter().zip(&self.word) {
            let after = live.len();
            let size = self.layers.get(after).map_or(self.last, Layer::states);
            let mut next = vec![false; size];
            for state in live_states(&live[after - 1]) {
                for step in layer.moves_of(state) {
                    next[step.to as usize] |= !(step.digit & candidates[at]).is_empty();
                }
            }
            live.push(next);
        }
        let mut goal = live.pop().unwrap_or_default();
        for (layer, &at) in self.layers.iter().zip(&self.word).rev() {
            let mut before = live.pop().unwrap_or_default();
            let mut left = DigitSet::EMPTY;
            for (state, is_live) in before.iter_mut().enumerate().filter(|(_, live)| **live) {
                let mut reaches = DigitSet::EMPTY;
                for step in layer.moves_of(state) {
                    if goal[step.to as usize] {
                        reaches |= step.digit & candidates[at];
                    }
                }
                *is_live = !reaches.is_empty();
                left |= reaches;
            }
            candidates[at] &= left;
            goal = before;
        }
        possible(candidates)
    }

    /// See [`Filter::relax`](super::Filter::relax). A cell that the line meets twice stays as it is.
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) {
        if self.last == 0 {
            candidates.copy_from_slice(within);
            return;
        }
        // `doomed[k]`: the states after cell `k` from which the rest could still be read.
        let mut doomed = vec![vec![true; self.last]];
        for (layer, &at) in self.layers.iter().zip(&self.word).skip(1).rev() {
            let after = &doomed[doomed.len() - 1];
            let leads =
                |step: &Move| after[step.to as usize] && !(step.digit & candidates[at]).is_empty();
            let states = 0..layer.states();
            let before = states.map(|state| layer.moves_of(state).iter().any(leads));
            doomed.push(before.collect());
        }
        let mut reached = vec![true];
        for (layer, &at) in self.layers.iter().zip(&self.word) {
            let doomed = doomed.pop().unwrap_or_default();
            if self.word.iter().filter(|&&other| other == at).count() == 1 {
                let mut barred = DigitSet::EMPTY;
                for state in live_states(&reached) {
                    for step in layer.moves_of(state) {
                        if doomed[step.to as usize] {
                            barred |= step.digit;
                        }
                    }
                }
                candidates[at] |= within[at] - barred;
            }
            let mut next = vec![false; doomed.len()];
            for state in live_states(&reached) {
                for step in layer.moves_of(state) {
                    next[step.to as usize] |= !(step.digit & candidates[at]).is_empty();
                }
            }
            reached = next;
        }
    }
}

impl Layer {
    fn states(&self) -> usize {
        self.starts.len() - 1
    }

    #[inline]
    fn moves_of(&self, state: usize) -> &[Move] {
        &self.moves[self.starts[state] as usize..self.starts[state + 1] as usize]
    }
}

fn live_states(live: &[bool]) -> impl Iterator<Item = usize> + '_ {
    (live.iter().enumerate()).filter_map(|(state, &live)| live.then_some(state))
}
