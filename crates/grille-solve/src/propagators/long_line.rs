//! The propagator for lines of automata so large that their moves are not laid out but computed on every run. It is
//! slow, but needs no more memory than a bit for each state at each position.

use std::sync::Arc;

use grille_core::constraint::{Automaton, Fault};
use grille_core::{Digit, DigitSet};

use super::{Impossible, possible, relax_by_trial};

/// The most moves along a line: going through all of them takes some tens of milliseconds.
const MOST_MOVES: usize = 10_000_000;

/// The most moves along a line for which explanations are minimised.
const MOST_RELAXED: usize = 500_000;

#[derive(Clone, Debug)]
pub(super) struct LongLine {
    automaton: Arc<Automaton>,
    /// The positions of the word's cells among those of the propagator.
    word: Vec<usize>,
    /// The states at each position that can be reached there and lead to acceptance.
    states: Vec<Vec<u32>>,
}

impl LongLine {
    /// An error if a run would take too long.
    pub fn new(
        automaton: &Arc<Automaton>,
        word: &[usize],
        states: Vec<Vec<u32>>,
    ) -> Result<LongLine, Fault> {
        let line = LongLine {
            automaton: Arc::clone(automaton),
            word: word.to_vec(),
            states,
        };
        if line.moves() > MOST_MOVES {
            return Err(Fault::TooLarge);
        }
        Ok(line)
    }

    /// A bound on the number of moves along it.
    pub fn moves(&self) -> usize {
        let states: usize = self.states.iter().map(Vec::len).sum();
        states * self.automaton.digits()
    }

    /// The approximate number of bytes that a run takes; its states are counted as they are found.
    pub fn bytes(&self) -> usize {
        let states: usize = self.states.iter().map(Vec::len).sum();
        2 * states + size_of_val(&self.word[..])
    }

    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        // The states that the digits lead to, then those of them that lead to acceptance.
        let mut live: Vec<Vec<bool>> = vec![vec![true]];
        for (at, &cell) in self.word.iter().enumerate() {
            let mut next = vec![false; self.states[at + 1].len()];
            for (state, _) in self.among(at, &live[at]) {
                for digit in candidates[cell] {
                    self.after(at, state, digit).for_each(|to| next[to] = true);
                }
            }
            live.push(next);
        }
        let mut good = live.pop().unwrap_or_default();
        if !good.contains(&true) {
            return Err(Impossible);
        }
        for (at, &cell) in self.word.iter().enumerate().rev() {
            let (mut before, mut left) = (vec![false; live[at].len()], DigitSet::EMPTY);
            for (state, number) in self.among(at, &live[at]) {
                for digit in candidates[cell] {
                    if self.after(at, state, digit).any(|to| good[to]) {
                        before[number] = true;
                        left.insert(digit);
                    }
                }
            }
            candidates[cell] = left;
            good = before;
        }
        possible(candidates)
    }

    /// See [`Propagator::relax`](super::Propagator::relax).
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) -> bool {
        // Very many runs of this size would take too long; every removed candidate is a valid reason, too.
        if self.moves() > MOST_RELAXED {
            return self.narrow(&mut candidates.to_vec()).is_err();
        }
        let refused = |trial: &mut [DigitSet]| self.narrow(trial).is_err();
        relax_by_trial(&refused, candidates, within)
    }

    /// The marked states of a position, with their indices.
    fn among(&self, at: usize, marked: &[bool]) -> impl Iterator<Item = (u32, usize)> {
        let states = self.states[at].iter().copied().zip(0..);
        states.filter(|(_, number)| marked[*number])
    }

    /// The indices of the states to which a digit leads from a state.
    fn after(&self, at: usize, state: u32, digit: Digit) -> impl Iterator<Item = usize> {
        let next = self.automaton.moves(state, digit).iter();
        next.filter_map(move |next| self.states[at + 1].binary_search(next).ok())
    }
}
