//! Lines read by an automaton. The automaton is laid out along the line once, each place with the states
//! that a word may be in there and still be accepted; narrowing follows the digits left through them,
//! forward and back. States are bits of words, and moves are made many at a time.

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
    layers: Vec<Layer>,
    /// How many words of states there are, of all places together.
    words: usize,
    /// The accepting states, all of them in the last words; none if no word is accepted at all.
    last: Vec<u64>,
}

/// The moves from one place to the next.
type Layer = Vec<Block>;

/// The moves from the states of one word to those of another. There are few, and nothing tells which of them
/// can be made next: they are all gone through without asking.
#[derive(Clone, Debug)]
struct Block {
    from: usize,
    to: usize,
    gathering: Vec<Gather>,
    turning: Vec<Turn>,
}

/// Some digits lead from each of some states to each of some others.
#[derive(Clone, Copy, Debug)]
struct Gather {
    digits: DigitSet,
    from: u64,
    to: u64,
}

/// Some digits lead from some states to what these become when turned by so many bits.
#[derive(Clone, Copy, Debug)]
struct Turn {
    digits: DigitSet,
    by: u32,
    from: u64,
}

/// All bits, or none.
#[inline]
fn all_if(condition: bool) -> u64 {
    u64::from(condition).wrapping_neg()
}

impl Gather {
    #[inline]
    fn ahead(&self, states: u64) -> u64 {
        self.to & all_if(states & self.from != 0)
    }

    #[inline]
    fn back(&self, states: u64) -> u64 {
        self.from & all_if(states & self.to != 0)
    }
}

impl Turn {
    #[inline]
    fn ahead(&self, states: u64) -> u64 {
        (states & self.from).rotate_left(self.by)
    }

    #[inline]
    fn back(&self, states: u64) -> u64 {
        states.rotate_right(self.by) & self.from
    }
}

impl Block {
    /// Adds to these states those that the digits lead to.
    #[inline]
    fn go_ahead(&self, states: &mut [u64], digits: DigitSet) {
        let (from, mut to) = (states[self.from], 0);
        for step in &self.gathering {
            to |= step.ahead(from) & all_if(!(step.digits & digits).is_empty());
        }
        for step in &self.turning {
            to |= step.ahead(from) & all_if(!(step.digits & digits).is_empty());
        }
        states[self.to] |= to;
    }

    /// Adds to these states those of some others from which the digits lead to them; the digits with which
    /// there are any.
    #[inline]
    fn go_back(&self, states: &mut [u64], among: u64, digits: DigitSet) -> DigitSet {
        let (to, mut from, mut left) = (states[self.to], 0, 0);
        let mut add = |some: u64, own: DigitSet| {
            let own = own & digits;
            let some = some & among & all_if(!own.is_empty());
            from |= some;
            left |= own.bits() & all_if(some != 0) as u32;
        };
        for step in &self.gathering {
            add(step.back(to), step.digits);
        }
        for step in &self.turning {
            add(step.back(to), step.digits);
        }
        states[self.from] |= from;
        DigitSet::from_bits(left)
    }

    /// The digits that lead from some of these states to some of the others.
    fn joining(&self, some: &[u64], others: &[u64]) -> DigitSet {
        let (from, to) = (some[self.from], others[self.to]);
        let gathering = self
            .gathering
            .iter()
            .map(|step| (step.ahead(from), step.digits));
        let turning = self
            .turning
            .iter()
            .map(|step| (step.ahead(from), step.digits));
        let joining = gathering
            .chain(turning)
            .filter(|(there, _)| there & to != 0);
        joining.fold(DigitSet::EMPTY, |all, (_, digits)| all | digits)
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
            .map(|(two, starts)| layer(automaton, (&two[0], &two[1]), (starts[0], starts[1])));
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
            for block in layer {
                block.go_ahead(live, candidates[at]);
            }
        }
        let ends = self.words - self.last.len();
        good[ends..].copy_from_slice(&live[ends..]);
        if good[ends..].iter().all(|&states| states == 0) {
            return Err(Impossible);
        }
        for (layer, &at) in self.layers.iter().zip(&self.word).rev() {
            let mut left = DigitSet::EMPTY;
            for block in layer {
                left |= block.go_back(good, live[block.from], candidates[at]);
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
            for block in layer {
                block.go_back(doomed, u64::MAX, candidates[at]);
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
fn layer(
    automaton: &Automaton,
    (before, after): (&[u32], &[u32]),
    (first, second): (usize, usize),
) -> Layer {
    let mut blocks = Vec::new();
    let mut pairs: Vec<(u32, u32)> = Vec::new();
    for (from, before) in (first..).zip(before.chunks(64)) {
        for (to, after) in (second..).zip(after.chunks(64)) {
            let mut block = Block {
                from,
                to,
                gathering: Vec::new(),
                turning: Vec::new(),
            };
            for digit in DigitSet::first(automaton.digits()) {
                pairs.clear();
                for (from, &state) in (0..).zip(before) {
                    let next = automaton.moves(state, digit).iter();
                    let next = next.filter_map(|next| after.binary_search(next).ok());
                    pairs.extend(next.map(|to| (from, to as u32)));
                }
                block.add(DigitSet::only(digit), &pairs);
            }
            block.join();
            blocks.push(block);
        }
    }
    blocks
}

impl Block {
    /// Adds moves from one state to another, each made one with those that lead to the same state or with
    /// those that are turned alike, whichever are more.
    fn add(&mut self, digits: DigitSet, pairs: &[(u32, u32)]) {
        let turn = |&(from, to): &(u32, u32)| to.wrapping_sub(from) % 64;
        let (mut gathering, mut turning): (Vec<Gather>, Vec<Turn>) = (Vec::new(), Vec::new());
        for pair in pairs {
            let (from, to, by) = (1 << pair.0, 1 << pair.1, turn(pair));
            let alike = pairs.iter().filter(|other| other.1 == pair.1).count();
            if pairs.iter().filter(|other| turn(other) == by).count() > alike {
                match turning.iter_mut().find(|known| known.by == by) {
                    Some(known) => known.from |= from,
                    None => turning.push(Turn { digits, by, from }),
                }
            } else {
                match gathering.iter_mut().find(|known| known.to == to) {
                    Some(known) => known.from |= from,
                    None => gathering.push(Gather { digits, from, to }),
                }
            }
        }
        // With all digits at once that do the same.
        for step in turning {
            let mut known = self.turning.iter_mut();
            match known.find(|known| (known.by, known.from) == (step.by, step.from)) {
                Some(known) => known.digits |= digits,
                None => self.turning.push(step),
            }
        }
        for step in gathering {
            let mut known = self.gathering.iter_mut();
            match known.find(|known| (known.from, known.to) == (step.from, step.to)) {
                Some(known) => known.digits |= digits,
                None => self.gathering.push(step),
            }
        }
    }

    /// Makes one of the moves with the same digits from the same states.
    fn join(&mut self) {
        let mut joined: Vec<Gather> = Vec::new();
        for step in &self.gathering {
            let mut known = joined.iter_mut();
            match known.find(|known| (known.digits, known.from) == (step.digits, step.from)) {
                Some(known) => known.to |= step.to,
                None => joined.push(*step),
            }
        }
        self.gathering = joined;
    }
}
