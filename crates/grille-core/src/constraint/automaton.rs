//! Automata that read the digits along a line and accept or reject them.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};

use super::{Fault, Quota};
use crate::Digit;

/// The most states of an automaton.
pub const MAX_STATES: usize = 50_000;

/// The approximate memory per state while all of them are being explored.
const STATE_BYTES: usize = 64;

/// States and the moves between them, one digit each. State 0 is where reading starts.
///
/// A word is accepted if some run on it ends in an accepting state: several moves for one digit are allowed, so the
/// automaton may be nondeterministic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    digits: usize,
    /// For each state and digit, where its targets begin: at `starts[state * digits + digit.index()]`.
    starts: Vec<u32>,
    targets: Vec<u32>,
    accepting: Vec<bool>,
}

/// Hashes only a part, which is enough to distinguish most automata: some have a million moves.
impl Hash for Automaton {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.digits, self.accepting.len(), self.targets.len()).hash(state);
        let step = self.targets.len() / 64 + 1;
        self.targets
            .iter()
            .step_by(step)
            .for_each(|to| to.hash(state));
    }
}

impl Automaton {
    /// Explores all states that can be reached from an initial one by reading at most `length` digits; `None` if there
    /// are more than [`MAX_STATES`].
    ///
    /// ```
    /// use grille_core::Digit;
    /// use grille_core::constraint::Automaton;
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
        let quota = Quota::unlimited();
        Automaton::explore_within(&quota, (digits, length), first, step, accepts).ok()
    }

    /// The same within a quota, for this many digits and this length.
    #[doc(hidden)]
    pub fn explore_within<S: Eq + Hash + Clone>(
        quota: &Quota<'_>,
        (digits, length): (usize, usize),
        first: S,
        step: impl Fn(&S, u8) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Result<Automaton, Fault> {
        let mut numbers = HashMap::from([(first.clone(), 0u32)]);
        let mut states = vec![first];
        let mut table = Table::new(digits);
        // A state belongs to the first layer that reaches it; states of the last layer have no moves.
        let (mut layer_end, mut depth) = (1, 0);
        let mut at = 0;
        while at < states.len() {
            if at == layer_end {
                depth += 1;
                layer_end = states.len();
            }
            table.state(quota)?;
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
                table.digit(next);
            }
            if states.len() > MAX_STATES {
                return Err(Fault::TooLarge);
            }
            at += 1;
        }
        let accepting = states.iter().map(accepts).collect();
        Ok(table.automaton_within(accepting, quota))
    }

    /// An automaton with several initial states; otherwise like [`explore`](Automaton::explore), with no bound on the
    /// length.
    #[must_use]
    pub fn guess<S: Eq + Hash + Clone>(
        digits: usize,
        firsts: impl IntoIterator<Item = S>,
        step: impl Fn(&S, u8) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Option<Automaton> {
        Automaton::guess_within(&Quota::unlimited(), digits, firsts, step, accepts).ok()
    }

    /// The same within a quota.
    #[doc(hidden)]
    pub fn guess_within<S: Eq + Hash + Clone>(
        quota: &Quota<'_>,
        digits: usize,
        firsts: impl IntoIterator<Item = S>,
        step: impl Fn(&S, u8) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Result<Automaton, Fault> {
        let mut numbers: HashMap<S, u32> = HashMap::new();
        // State 0 stands for all initial states together.
        let mut states: Vec<S> = Vec::new();
        let mut number = |state: S, states: &mut Vec<S>| {
            *numbers.entry(state).or_insert_with_key(|state| {
                states.push(state.clone());
                states.len() as u32
            })
        };
        let mut table = Table::new(digits);
        let firsts: Vec<S> = firsts.into_iter().collect();
        table.state(quota)?;
        // In the order in which the states behind them are found: one initial state after the other.
        let mut begin: Vec<Vec<u32>> = vec![Vec::new(); digits];
        for first in &firsts {
            quota.work(digits * STATE_BYTES)?;
            for digit in 1..=digits as u8 {
                let next = step(first, digit).map(|next| number(next, &mut states));
                begin[usize::from(digit) - 1].extend(next);
            }
        }
        for mut targets in begin {
            targets.sort_unstable();
            targets.dedup();
            quota.take(targets.len() * size_of::<u32>())?;
            table.digit(targets);
        }
        let mut at = 0;
        while at < states.len() {
            table.state(quota)?;
            let state = states[at].clone();
            for digit in 1..=digits as u8 {
                table.digit(step(&state, digit).map(|next| number(next, &mut states)));
            }
            if states.len() >= MAX_STATES {
                return Err(Fault::TooLarge);
            }
            at += 1;
        }
        let accepting = std::iter::once(firsts.iter().any(&accepts))
            .chain(states.iter().map(&accepts))
            .collect();
        Ok(table.automaton_within(accepting, quota))
    }

    /// An automaton from its table; `None` if it has no states, more than [`MAX_STATES`], or a move to a state that
    /// does not exist. `moves[state][digit - 1]` lists the states that a digit leads to.
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
        fits.then(|| {
            let mut table = Table::new(digits);
            for targets in moves.into_iter().flatten() {
                table.digit(targets);
            }
            table.automaton(accepting)
        })
    }

    /// Its approximate size in bytes.
    #[must_use]
    #[doc(hidden)]
    pub fn bytes(&self) -> usize {
        (self.starts.len() + self.targets.len()) * size_of::<u32>() + self.accepting.len()
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
        let at = state as usize * self.digits + digit.index();
        &self.targets[self.starts[at] as usize..self.starts[at + 1] as usize]
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

/// The moves of an automaton as they are found, state after state and digit after digit.
struct Table {
    digits: usize,
    starts: Vec<u32>,
    targets: Vec<u32>,
}

impl Table {
    fn new(digits: usize) -> Table {
        Table {
            digits,
            starts: vec![0],
            targets: Vec::new(),
        }
    }

    /// Reserves the memory of the next state.
    fn state(&mut self, quota: &Quota<'_>) -> Result<(), Fault> {
        quota.take(self.state_bytes())
    }

    fn state_bytes(&self) -> usize {
        STATE_BYTES + self.digits * 2 * size_of::<u32>()
    }

    /// The finished automaton, which takes less memory than exploring it did.
    fn automaton_within(self, accepting: Vec<bool>, quota: &Quota<'_>) -> Automaton {
        let taken = accepting.len() * self.state_bytes();
        let automaton = self.automaton(accepting);
        quota.give_back(taken.saturating_sub(automaton.bytes()));
        automaton
    }

    /// Adds the targets of the next digit.
    fn digit(&mut self, targets: impl IntoIterator<Item = u32>) {
        self.targets.extend(targets);
        self.starts.push(self.targets.len() as u32);
    }

    fn automaton(mut self, accepting: Vec<bool>) -> Automaton {
        self.starts.shrink_to_fit();
        self.targets.shrink_to_fit();
        Automaton {
            digits: self.digits,
            starts: self.starts,
            targets: self.targets,
            accepting,
        }
    }
}
