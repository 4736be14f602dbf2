//! ALS-Chain: four or more almost locked sets, each with a restricted common with the next, two neighbouring ones always
//! different. If the first set lacks a digit z, it holds its restricted common; the second set lacks that and holds the
//! next, and so on, until the last set holds z. What sees all places of z in the first and the last set loses it.

mod any;
mod forward;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use grille_core::{Digit, DigitSet};

use super::als::Alses;
use super::evidence;
use super::targets::seen_by_both;
use crate::cells::Cells;
use crate::step::{Candidate, Step};
use crate::technique::Technique;
use crate::techniques::{Context, Sink};

/// The fewest restricted commons of a chain: two are those of an ALS-XY-Wing.
const FEWEST_LINKS: usize = 3;

/// A chain: its sets, and the restricted commons between each two.
struct Chain {
    sets: Vec<usize>,
    commons: Vec<DigitSet>,
}

pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let alses = context.alses(sink)?;
    let mut given: BTreeSet<Vec<Candidate>> = BTreeSet::new();
    let forward = forward::Search::new(context, sink)?;
    for (eliminations, chain) in forward.steps() {
        sink.tick()?;
        given.insert(eliminations.clone());
        sink.give(step(alses, &chain, eliminations))?;
    }
    if context.options.sets.any_order {
        any::find(context, &mut given, sink)?;
    }
    ControlFlow::Continue(())
}

/// What a chain removes from the cells that see all places of these digits in its first and its last set.
fn eliminations<S: Cells>(
    alses: &Alses<S>,
    (first, last): (usize, usize),
    digits: DigitSet,
) -> Vec<Candidate> {
    seen_by_both(alses, first, last, digits)
}

fn step<S: Cells>(alses: &Alses<S>, chain: &Chain, eliminations: Vec<Candidate>) -> Step {
    let Chain { sets, commons } = chain;
    let pairs = sets.windows(2).zip(commons);
    let links = pairs.flat_map(|(pair, digits)| {
        let (from, to) = (pair[0], pair[1]);
        digits.iter().map(move |digit: Digit| (from, to, digit))
    });
    let z: DigitSet = eliminations.iter().map(|gone| gone.digit).collect();
    let mut step = evidence::step(Technique::AlsChain, alses, sets, links, eliminations);
    let ends = [sets[0], sets[sets.len() - 1]];
    evidence::add_ends(&mut step, alses, &ends, z);
    step
}
