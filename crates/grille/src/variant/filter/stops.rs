//! An automaton laid out along a line: at each place the states that a word may be in there and still be accepted,
//! and where each digit leads from them. States from which the same can be read are one stop.

use std::collections::HashMap;

use crate::DigitSet;
use crate::variant::Automaton;

/// The most states along a line, all together, that are made into stops.
const MOST_STATES: usize = 200_000;

/// Where digits lead from a stop: to stops of the next place, each with its digits.
pub(super) type Stop = Vec<(u32, DigitSet)>;

/// For each place along a line, the states of the automaton that can be reached there and lead to the end.
pub(super) fn states(automaton: &Automaton, length: usize) -> Vec<Vec<u32>> {
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

/// The stops of each place, from its states; `None` if there are very many. At the end there is one, unless nothing
/// is accepted.
pub(super) fn stops(automaton: &Automaton, states: &[Vec<u32>]) -> Option<Vec<Vec<Stop>>> {
    let (last, others) = states.split_last()?;
    if states.iter().map(Vec::len).sum::<usize>() > MOST_STATES {
        return None;
    }
    let mut places = vec![vec![Stop::new(); last.len().min(1)]];
    // The stop of each state of the next place.
    let mut stop_of = vec![0; last.len()];
    let mut after = last;
    for before in others.iter().rev() {
        let mut known: HashMap<Stop, u32> = HashMap::new();
        let mut stops: Vec<Stop> = Vec::new();
        let of_state = before.iter().map(|&state| {
            let stop = stop(automaton, state, after, &stop_of);
            *known.entry(stop).or_insert_with_key(|stop| {
                stops.push(stop.clone());
                stops.len() as u32 - 1
            })
        });
        stop_of = of_state.collect();
        places.push(stops);
        after = before;
    }
    places.reverse();
    Some(places)
}

/// Where digits lead from a state, in the order of the stops.
fn stop(automaton: &Automaton, state: u32, after: &[u32], stop_of: &[u32]) -> Stop {
    let mut leads: Stop = Vec::new();
    for digit in DigitSet::first(automaton.digits()) {
        let next = automaton.moves(state, digit).iter();
        for place in next.filter_map(|next| after.binary_search(next).ok()) {
            match leads.iter_mut().find(|(to, _)| *to == stop_of[place]) {
                Some((_, digits)) => digits.insert(digit),
                None => leads.push((stop_of[place], DigitSet::only(digit))),
            }
        }
    }
    leads.sort_unstable_by_key(|(to, _)| *to);
    leads
}
