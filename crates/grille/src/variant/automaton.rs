//! A machine that reads the digits along a line and says whether they are right.

use std::collections::HashMap;
use std::hash::Hash;

use crate::Digit;

/// The most states of an automaton.
pub const MAX_STATES: usize = 50_000;

/// States and the moves between them, one digit each. State 0 is where reading starts.
///
/// A word is accepted if some way of reading it ends in an accepting state: several moves for one digit
/// are allowed, so what is read need not be deterministic.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Automaton {
    digits: usize,
    /// For each state and digit, where it leads: `moves[state * digits + digit.index()]`.
    moves: Vec<Box<[u32]>>,
    accepting: Vec<bool>,
}

impl Automaton {
    /// All states that can be reached from a first one by reading at most `length` digits; `None` if
    /// there are more than [`MAX_STATES`].
    ///
    /// ```
    /// use grille::Digit;
    /// use grille::variant::Automaton;
    ///
    /// // Lines of four cells that hold at least two 1s.
    /// let ones = Automaton::explore(4, 4, 0, |seen, digit| Some(2.min(seen + u8::from(digit == 1))), |&seen| seen == 2);
    /// let word = [1, 3, 1, 2].map(|d| Digit::new(d).unwrap());
    /// assert!(ones.unwrap().accepts(word));
    /// ```
    #[must_use]
    pub fn explore<S: Eq + Hash + Clone>(
        digits: usize,
        length: usize,
        first: S,
        step: impl Fn(&S, u8) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Option<Automaton> {
        let mut numbers = HashMap::from([(first.clone(), 0u32)]);
        let mut states = vec![first];
        let mut moves: Vec<Box<[u32]>> = Vec::new();
        // A state belongs to the first layer that reaches it; those after the last layer lead nowhere.
        let (mut layer_end, mut depth) = (1, 0);
        let mut at = 0;
        while at < states.len() {
            if at == layer_end {
                depth += 1;
                layer_end = states.len();
            }
            for digit in 1..=digits as u8 {
                let next = if depth < length {
                    step(&states[at], digit)
                } else {
                    None
                };
                let next = next.map(|state| {
                    *numbers.entry(state).or_insert_with_key(|state| {
                        states.push(state.clone());
                        states.len() as u32 - 1
                    })
                });
                moves.push(next.into_iter().collect());
            }
            if states.len() > MAX_STATES {
                return None;
            }
            at += 1;
        }
        let accepting = states.iter().map(accepts).collect();
        Some(Automaton {
            digits,
            moves,
            accepting,
        })
    }

    /// An automaton that guesses one of several states to start in; otherwise like
    /// [`explore`](Automaton::explore), with no bound on the length.
    #[must_use]
    pub fn guess<S: Eq + Hash + Clone>(
        digits: usize,
        firsts: impl IntoIterator<Item = S>,
        step: impl Fn(&S, u8) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Option<Automaton> {
        let mut numbers: HashMap<S, u32> = HashMap::new();
        // State 0 stands for all first ones together.
        let mut states: Vec<S> = Vec::new();
        let mut number = |state: S, states: &mut Vec<S>| {
            *numbers.entry(state).or_insert_with_key(|state| {
                states.push(state.clone());
                states.len() as u32
            })
        };
        let mut moves: Vec<Vec<Vec<u32>>> = vec![vec![Vec::new(); digits]];
        let firsts: Vec<S> = firsts.into_iter().collect();
        for first in &firsts {
            for digit in 1..=digits as u8 {
                let next = step(first, digit).map(|next| number(next, &mut states));
                moves[0][usize::from(digit) - 1].extend(next);
            }
        }
        let mut at = 0;
        while at < states.len() {
            let state = states[at].clone();
            let next = (1..=digits as u8).map(|digit| {
                let next = step(&state, digit).map(|next| number(next, &mut states));
                next.into_iter().collect()
            });
            moves.push(next.collect());
            if states.len() >= MAX_STATES {
                return None;
            }
            at += 1;
        }
        for targets in &mut moves[0] {
            targets.sort_unstable();
            targets.dedup();
        }
        let accepting = std::iter::once(firsts.iter().any(&accepts))
            .chain(states.iter().map(&accepts))
            .collect();
        Automaton::from_moves(digits, moves, accepting)
    }

    /// An automaton from its table; `None` if it has no state, more than [`MAX_STATES`], or a move that
    /// leads to none of them. `moves[state][digit - 1]` are the states that a digit leads to.
    #[must_use]
    pub fn from_moves(
        digits: usize,
        moves: Vec<Vec<Vec<u32>>>,
        accepting: Vec<bool>,
    ) -> Option<Automaton> {
        let states = accepting.len();
        let fits = (1..=MAX_STATES).contains(&states)
            && moves.len() == states
            && moves.iter().all(|row| row.len() == digits)
            && (moves.iter().flatten().flatten()).all(|&to| (to as usize) < states);
        fits.then(|| Automaton {
            digits,
            moves: moves.into_iter().flatten().map(Vec::into).collect(),
            accepting,
        })
    }

    /// How many digits it reads.
    #[must_use]
    pub fn digits(&self) -> usize {
        self.digits
    }

    /// How many states it has.
    #[must_use]
    pub fn states(&self) -> usize {
        self.accepting.len()
    }

    /// Where a digit leads from a state.
    #[must_use]
    pub fn moves(&self, state: u32, digit: Digit) -> &[u32] {
        &self.moves[state as usize * self.digits + digit.index()]
    }

    /// Whether a word may end in this state.
    #[must_use]
    pub fn is_accepting(&self, state: u32) -> bool {
        self.accepting[state as usize]
    }

    /// Whether it accepts these digits.
    #[must_use]
    pub fn accepts(&self, word: impl IntoIterator<Item = Digit>) -> bool {
        let mut now = vec![0u32];
        for digit in word {
            let mut next: Vec<u32> = now
                .iter()
                .flat_map(|&state| self.moves(state, digit).iter().copied())
                .collect();
            next.sort_unstable();
            next.dedup();
            now = next;
        }
        now.iter().any(|&state| self.is_accepting(state))
    }
}
