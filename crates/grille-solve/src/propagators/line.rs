//! The propagator for lines read by an automaton. The automaton is unrolled along the line once, each position with the
//! states that a word may be in there and still be accepted. Pruning follows the remaining digits through them, forward
//! and back, in the vector code.

use std::ops::Range;

use grille_core::DigitSet;
use grille_core::constraint::{Automaton, Fault};
use grille_core::internal::Quota;

use super::stops::{Stop, stops};
use super::{Impossible, possible};
use crate::simd::kernels::MOST;
use crate::simd::{ABREAST, Backend, Layer, MoveBlock, Moves, Room, STATES, Track};

/// Words of states that fit on the stack.
const FEW: usize = 32;

/// The most moves, in blocks of sixteen, that are laid out: a few megabytes.
const MOST_MOVES: usize = 20_000;

#[derive(Clone, Debug)]
pub(super) struct Line(Track);

impl Line {
    /// `word` gives the positions of its cells among those of the propagator, and `states` the states at each position
    /// (see [`states`](super::stops::states)). `None` if there are too many states, or too many moves between them.
    pub fn new(
        automaton: &Automaton,
        word: &[usize],
        states: &[Vec<u32>],
        quota: &Quota<'_>,
    ) -> Result<Option<Line>, Fault> {
        let Some(stops) = stops(automaton, states, quota)? else {
            return Ok(None);
        };
        let mut start = 0;
        let places = stops.iter().map(|stops| {
            let place = start..start + stops.len().div_ceil(STATES);
            start = place.end;
            place
        });
        let places: Vec<Range<usize>> = places.collect();
        let end = places[word.len()].clone();
        let mut track = Track {
            layers: Vec::with_capacity(word.len()),
            blocks: Vec::new(),
            moves: Vec::new(),
            free: vec![0; end.end],
            end,
        };
        for (at, &cell) in word.iter().enumerate() {
            let start = track.blocks.len();
            let starts = (places[at].start, places[at + 1].start);
            lay(&stops[at], starts, &mut track);
            quota.work((track.blocks.len() - start) * size_of::<Moves>())?;
            if track.moves.len() > MOST_MOVES {
                return Ok(None);
            }
            track.layers.push(Layer {
                cell,
                is_repeated: word.iter().filter(|&&other| other == cell).count() > 1,
                states: places[at].clone(),
                blocks: start..track.blocks.len(),
            });
        }
        for word in track.end.clone() {
            track.free[word] = 1;
        }
        find_free(&mut track, DigitSet::first(automaton.digits()));
        Ok(Some(Line(track)))
    }

    /// Its approximate size in bytes, including the kernels made from it where there are few digits.
    pub fn bytes(&self, digits: usize) -> usize {
        let track = &self.0;
        let moves = track.moves.len() * size_of::<Moves>() + size_of_val(&track.blocks[..]);
        let kernels = if digits <= MOST { moves } else { 0 };
        moves + kernels + size_of_val(&track.layers[..]) + size_of_val(&track.free[..])
    }

    pub fn track(&self) -> &Track {
        &self.0
    }

    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        self.narrow_on(Backend::best(), candidates)
    }

    pub fn narrow_on(
        &self,
        backend: &Backend,
        candidates: &mut [DigitSet],
    ) -> Result<(), Impossible> {
        if self.0.end.is_empty() {
            return Err(Impossible);
        }
        if self.with_room(|room| (backend.sweep)(&self.0, room, candidates)) {
            possible(candidates)
        } else {
            Err(Impossible)
        }
    }

    /// See [`Propagator::relax`](super::Propagator::relax). A cell that the line visits twice is left unchanged.
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) -> bool {
        self.relax_on(Backend::best(), candidates, within)
    }

    pub fn relax_on(
        &self,
        backend: &Backend,
        candidates: &mut [DigitSet],
        within: &[DigitSet],
    ) -> bool {
        if self.0.end.is_empty() {
            candidates.copy_from_slice(within);
            return true;
        }
        self.with_room(|room| (backend.loosen)(&self.0, room, candidates, within))
    }

    /// Two sets of states, empty at first.
    #[inline]
    fn with_room<T>(&self, work: impl FnOnce(Room<'_>) -> T) -> T {
        let words = self.0.words();
        if words <= FEW {
            let (mut one, mut two) = ([0; FEW], [0; FEW]);
            work((&mut one[..words], &mut two[..words]))
        } else {
            let (mut one, mut two) = (vec![0; words], vec![0; words]);
            work((&mut one, &mut two))
        }
    }
}

/// Finds the states from which every digit leads to such a state again, from the last position back.
fn find_free(track: &mut Track, all: DigitSet) {
    for layer in track.layers.iter().rev() {
        let place = &layer.states;
        let mut digits = vec![DigitSet::EMPTY; place.len() * STATES];
        for block in &track.blocks[layer.blocks.clone()] {
            let start = (block.from - place.start) * STATES;
            let digits = &mut digits[start..start + STATES];
            for moves in &track.moves[block.moves.clone()] {
                lead_to(moves, track.free[block.to], digits);
            }
        }
        for (state, _) in (digits.iter().enumerate()).filter(|(_, own)| **own == all) {
            track.free[place.start + state / STATES] |= 1 << (state % STATES);
        }
    }
}

/// Adds to the digits of each state of a word those that lead to one of these states.
fn lead_to(moves: &Moves, states: u32, digits: &mut [DigitSet]) {
    for i in 0..ABREAST {
        let from = moves.from.0[i] & states.rotate_right(moves.turn.0[i]);
        for bit in (0..STATES).filter(|bit| from >> bit & 1 == 1) {
            digits[bit] |= DigitSet::from_bits(moves.digits.0[i]);
        }
    }
}

/// Adds the moves from the stops of one position to those of the next, whose words start at the given indices.
fn lay(stops: &[Stop], (first, second): (usize, usize), track: &mut Track) {
    for (from, stops) in (first..).zip(stops.chunks(STATES)) {
        if track.moves.len() > MOST_MOVES {
            break;
        }
        let mut steps: Vec<Step> = Vec::new();
        for (bit, stop) in stops.iter().enumerate() {
            for &(to, digits) in stop {
                steps.extend(digits.iter().map(|digit| Step {
                    word: second + to as usize / STATES,
                    turn: ((to as usize + STATES - bit) % STATES) as u32,
                    digits: 1 << digit.index(),
                    from: 1 << bit,
                }));
            }
        }
        steps.sort_unstable_by_key(|step| (step.word, step.turn));
        for steps in steps.chunk_by(|one, other| one.word == other.word) {
            let start = track.moves.len();
            add_moves(steps, &mut track.moves);
            track.blocks.push(MoveBlock {
                from,
                to: steps[0].word,
                moves: start..track.moves.len(),
            });
        }
    }
}

/// One or more moves: the target word, the rotation, the digits, and the source states.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub word: usize,
    pub turn: u32,
    pub digits: u32,
    pub from: u32,
}

/// Adds moves, merged where possible; the steps are sorted by rotation.
fn add_moves(steps: &[Step], all: &mut Vec<Moves>) {
    let few = steps.chunk_by(|one, other| one.turn == other.turn);
    let few: Vec<Step> = few.flat_map(few_of).collect();
    for some in few.chunks(ABREAST) {
        let mut moves = Moves::default();
        for (i, step) in some.iter().enumerate() {
            moves.digits.0[i] = step.digits;
            moves.from.0[i] = step.from;
            moves.turn.0[i] = step.turn;
        }
        all.push(moves);
    }
}

/// Merges steps that rotate equally far into the same word.
pub(super) fn few_of(steps: &[Step]) -> Vec<Step> {
    // Merge the states of each digit and then the digits with the same states, or the other way round.
    let digits_first = joined(joined(steps.to_vec(), |step| step.digits), |step| step.from);
    let states_first = joined(joined(steps.to_vec(), |step| step.from), |step| step.digits);
    if digits_first.len() < states_first.len() {
        digits_first
    } else {
        states_first
    }
}

/// Merges the steps that have the same key.
fn joined(mut steps: Vec<Step>, alike: impl Fn(&Step) -> u32) -> Vec<Step> {
    steps.sort_unstable_by_key(&alike);
    steps.dedup_by(|next, kept| {
        let same = alike(next) == alike(kept);
        if same {
            kept.digits |= next.digits;
            kept.from |= next.from;
        }
        same
    });
    steps
}
