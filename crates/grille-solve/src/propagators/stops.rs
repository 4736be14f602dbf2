//! Unrolls an automaton along a line: at each position, the states that a word may be in there and still be accepted,
//! and where each digit leads from them. States from which the same words can be read are merged into one stop.

use std::collections::HashMap;

use grille_core::DigitSet;
use grille_core::constraint::{Automaton, Fault};
use grille_core::internal::Quota;

/// The most states along a line, in total, that are made into stops.
const MOST_STATES: usize = 200_000;
/// The most moves between them.
const MOST_MOVES: usize = 2_000_000;

/// Where digits lead from a stop: stops of the next position, each with its digits.
pub(super) type Stop = Vec<(u32, DigitSet)>;

/// For each position along a line, the states of the automaton that can be reached there and lead to acceptance.
pub(super) fn states(
    automaton: &Automaton,
    length: usize,
    quota: &Quota<'_>,
) -> Result<Vec<Vec<u32>>, Fault> {
    let digits = DigitSet::first(automaton.digits());
    let mut states: Vec<Vec<u32>> = vec![vec![0]];
    let mut is_next = vec![false; automaton.states()];
    for at in 0..length {
        let mut next: Vec<u32> = Vec::new();
        for &state in &states[at] {
            quota.work(64 * digits.len())?;
            for &to in digits
                .iter()
                .flat_map(|digit| automaton.moves(state, digit))
            {
                if !std::mem::replace(&mut is_next[to as usize], true) {
                    next.push(to);
                }
            }
        }
        quota.take(size_of_val(&next[..]))?;
        next.sort_unstable();
        for &state in &next {
            is_next[state as usize] = false;
        }
        states.push(next);
    }
    states[length].retain(|&state| automaton.is_accepting(state));
    for at in (0..length).rev() {
        quota.work(256 * digits.len() * states[at].len())?;
        let (before, after) = states.split_at_mut(at + 1);
        before[at].retain(|&state| {
            let mut to = (digits.iter()).flat_map(|digit| automaton.moves(state, digit));
            to.any(|next| after[0].binary_search(next).is_ok())
        });
    }
    Ok(states)
}

/// The stops of each position, from its states; `None` if there are too many. At the end there is one, unless nothing
/// is accepted.
pub(super) fn stops(
    automaton: &Automaton,
    states: &[Vec<u32>],
    quota: &Quota<'_>,
) -> Result<Option<Vec<Vec<Stop>>>, Fault> {
    let Some((last, others)) = states.split_last() else {
        return Ok(None);
    };
    if states.iter().map(Vec::len).sum::<usize>() > MOST_STATES {
        return Ok(None);
    }
    let mut places = vec![vec![Stop::new(); last.len().min(1)]];
    // The stop of each state of the next position.
    let mut stop_of = vec![0; last.len()];
    let mut after = last;
    let mut moves = 0;
    for before in others.iter().rev() {
        let mut known: HashMap<Stop, u32> = HashMap::new();
        let mut stops: Vec<Stop> = Vec::new();
        let mut of_state = Vec::with_capacity(before.len());
        for &state in before {
            let leads = leads(automaton, state, after, &stop_of);
            moves += leads.len();
            quota.work(256 * leads.len())?;
            if moves > MOST_MOVES {
                return Ok(None);
            }
            let stop = *known.entry(joined(leads)).or_insert_with_key(|stop| {
                stops.push(stop.clone());
                stops.len() as u32 - 1
            });
            of_state.push(stop);
        }
        stop_of = of_state;
        places.push(stops);
        after = before;
    }
    places.reverse();
    Ok(Some(places))
}

/// Where each digit leads from a state: to which stop of the next position.
fn leads(
    automaton: &Automaton,
    state: u32,
    after: &[u32],
    stop_of: &[u32],
) -> Vec<(u32, DigitSet)> {
    let digits = DigitSet::first(automaton.digits()).iter();
    let leads = digits.flat_map(|digit| {
        let next = automaton.moves(state, digit).iter();
        let places = next.filter_map(|next| after.binary_search(next).ok());
        places.map(move |place| (stop_of[place], DigitSet::only(digit)))
    });
    leads.collect()
}

/// Merges the digits to each stop, sorted by stop.
fn joined(mut leads: Vec<(u32, DigitSet)>) -> Stop {
    leads.sort_unstable_by_key(|(to, _)| *to);
    leads.dedup_by(|other, first| {
        let is_same = other.0 == first.0;
        if is_same {
            first.1 |= other.1;
        }
        is_same
    });
    leads
}
