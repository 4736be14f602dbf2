//! ALS-XZ: two almost locked sets with a restricted common x. One of them lacks x, so all its other digits are locked in
//! it. A digit z that both have is in one of the two: what sees all of its places loses it.
//!
//! If there are two restricted commons, one set lacks the first and the other the second. Then neither lacks another
//! digit: each locks all of its own.

use std::ops::ControlFlow;

use grille_core::{Digit, DigitSet};

use super::als::Alses;
use super::common::Common;
use super::evidence;
use super::targets::{removable, seen_by_both};
use crate::cells::Cells;
use crate::step::{Candidate, Step};
use crate::technique::Technique;
use crate::techniques::{Context, Sink};

pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let alses = context.alses(sink)?;
    for common in context.restricted_commons(sink)?.all() {
        sink.tick()?;
        let step = match common.y {
            None => singly(alses, common),
            Some(y) => doubly(alses, common, y),
        };
        if let Some(step) = step {
            sink.give(step)?;
        }
    }
    ControlFlow::Continue(())
}

fn singly<S: Cells>(alses: &Alses<S>, common: &Common) -> Option<Step> {
    let Common { one, other, x, .. } = *common;
    let z = removable(alses, one, other) - DigitSet::only(x);
    if z.is_empty() {
        return None;
    }
    let (sets, links) = ([one, other], [(one, other, x)]);
    let eliminations = seen_by_both(alses, one, other, z);
    let mut step = evidence::step(Technique::AlsXz, alses, &sets, links, eliminations);
    evidence::add_ends(&mut step, alses, &sets, z);
    Some(step)
}

fn doubly<S: Cells>(alses: &Alses<S>, common: &Common, y: Digit) -> Option<Step> {
    let Common { one, other, x, .. } = *common;
    let shared = removable(alses, one, other);
    let mut eliminations = seen_by_both(alses, one, other, shared - DigitSet::only(x));
    let mut add = |candidate: Candidate| {
        if !eliminations.contains(&candidate) {
            eliminations.push(candidate);
        }
    };
    let with_x = shared & DigitSet::only(x);
    let with_x = seen_by_both(alses, one, other, with_x);
    with_x.into_iter().for_each(&mut add);
    for (set, partner) in [(one, other), (other, one)] {
        for digit in alses.get(set).digits - common.digits() {
            let cells = alses.seen(set, digit) - alses.get(partner).cells;
            let candidates = cells.iter().map(|cell| Candidate::new(cell, digit));
            candidates.for_each(&mut add);
        }
    }
    let (sets, links) = ([one, other], [(one, other, x), (one, other, y)]);
    (!eliminations.is_empty())
        .then(|| evidence::step(Technique::AlsXz, alses, &sets, links, eliminations))
}
