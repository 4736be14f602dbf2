//! Chains of almost locked sets in any order, up to a length that people can follow. They are many, and only looked for
//! on request.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use grille_core::{Digit, DigitSet};

use super::{Chain, FEWEST_LINKS, eliminations, step};
use crate::cells::Cells;
use crate::step::Candidate;
use crate::techniques::sets::targets::removable;
use crate::techniques::{Context, Sink};

/// The most restricted commons of a chain.
const MOST_LINKS: usize = 6;

/// A restricted common, seen from one of its sets.
#[derive(Clone, Copy)]
struct Way {
    to: usize,
    digits: DigitSet,
}

/// A set that lacks a digit, after some number of restricted commons, and how it was reached first.
#[derive(Clone, Copy)]
struct Reached {
    set: usize,
    lacks: Digit,
    /// The place of the one before in its own layer; none for the first.
    from: Option<usize>,
    /// What the one before holds of the restricted common.
    held: DigitSet,
}

/// Gives a step for each conclusion that was not given yet.
pub(super) fn find<S: Cells>(
    context: &Context<'_, S>,
    given: &mut BTreeSet<Vec<Candidate>>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let alses = context.alses(sink)?;
    let mut ways: Vec<Vec<Way>> = vec![Vec::new(); alses.len()];
    for common in context.restricted_commons(sink)?.all() {
        for (from, to) in [(common.one, common.other), (common.other, common.one)] {
            let digits = common.digits();
            ways[from].push(Way { to, digits });
        }
    }
    for first in 0..alses.len() {
        let digits = ways[first].iter().map(|way| way.digits);
        for digit in digits.fold(DigitSet::EMPTY, |all, digits| all | digits) {
            let mut layers = vec![start(&ways[first], digit)];
            let mut known = vec![false; alses.slots()];
            while layers.len() < MOST_LINKS {
                known.fill(false);
                let mut layer: Vec<Reached> = Vec::new();
                for (at, reached) in layers[layers.len() - 1].iter().enumerate() {
                    sink.tick()?;
                    for way in &ways[reached.set] {
                        let held = way.digits - DigitSet::only(reached.lacks);
                        let Some(lacks) = held.smallest().filter(|_| way.to != first) else {
                            continue;
                        };
                        let next = Reached {
                            set: way.to,
                            lacks,
                            from: Some(at),
                            held,
                        };
                        let z = removable(alses, first, way.to) - DigitSet::only(digit) - held;
                        if layers.len() + 1 >= FEWEST_LINKS && !z.is_empty() {
                            let removed = eliminations(alses, (first, way.to), z);
                            if !given.contains(&removed)
                                && let Some(chain) = chain(first, &layers, next)
                            {
                                given.insert(removed.clone());
                                sink.give(step(alses, &chain, removed))?;
                            }
                        }
                        let slot = alses.slot(way.to, lacks);
                        if !std::mem::replace(&mut known[slot], true) {
                            layer.push(next);
                        }
                    }
                }
                layers.push(layer);
            }
        }
    }
    ControlFlow::Continue(())
}

/// The sets that lack a digit because the first one holds it.
fn start(ways: &[Way], digit: Digit) -> Vec<Reached> {
    let with_it = ways.iter().filter(|way| way.digits.contains(digit));
    with_it
        .map(|way| Reached {
            set: way.to,
            lacks: digit,
            from: None,
            held: DigitSet::only(digit),
        })
        .collect()
}

/// The chain that ends here, unless it comes to a set twice.
fn chain(first: usize, layers: &[Vec<Reached>], last: Reached) -> Option<Chain> {
    let (mut sets, mut commons) = (vec![last.set], vec![last.held]);
    let mut from = last.from;
    for layer in layers.iter().rev() {
        let reached = layer[from?];
        if sets.contains(&reached.set) {
            return None;
        }
        sets.push(reached.set);
        commons.push(reached.held);
        from = reached.from;
    }
    sets.push(first);
    sets.reverse();
    commons.reverse();
    Some(Chain { sets, commons })
}
