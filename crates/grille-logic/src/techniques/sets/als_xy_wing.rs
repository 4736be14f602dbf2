//! ALS-XY-Wing: three almost locked sets. A and C have a restricted common, B and C another. If A lacks a digit z, it
//! holds the first; then C lacks it and holds the second, which B lacks, so that B holds z. What sees all places of z in
//! A and B loses it.

use std::ops::ControlFlow;

use super::common::Common;
use super::evidence;
use super::targets::seen_by_both;
use crate::cells::Cells;
use crate::technique::Technique;
use crate::techniques::{Context, Sink};

pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let alses = context.alses(sink)?;
    let targets = context.als_targets(sink)?;
    let commons = context.restricted_commons(sink)?.all();
    // For each set, the restricted commons that it has with others.
    let mut of_set: Vec<Vec<usize>> = vec![Vec::new(); alses.len()];
    for (number, common) in commons.iter().enumerate() {
        of_set[common.one].push(number);
        of_set[common.other].push(number);
    }
    for (number, first) in commons.iter().enumerate() {
        sink.tick()?;
        let later = |set: usize| {
            let all = &of_set[set];
            &all[all.partition_point(|&at| at <= number)..]
        };
        for (second, c) in merged(
            (later(first.one), first.one),
            (later(first.other), first.other),
        ) {
            let second = &commons[second];
            let (a, b) = (partner(first, c), partner(second, c));
            let z = targets.of(a, b) - first.digits() - second.digits();
            let is_same = first.y.is_none() && second.y.is_none() && first.x == second.x;
            if z.is_empty() || is_same {
                continue;
            }
            let (of_a, of_b) = (alses.get(a).cells, alses.get(b).cells);
            let is_within = of_a.is_subset(&of_b) || of_b.is_subset(&of_a);
            if is_within || (!context.options.sets.may_overlap && of_a.meets(&of_b)) {
                continue;
            }
            let links = (first.digits().iter().map(|digit| (a, c, digit)))
                .chain(second.digits().iter().map(|digit| (c, b, digit)));
            let eliminations = seen_by_both(alses, a, b, z);
            let sets = [a, b, c];
            let mut step = evidence::step(Technique::AlsXyWing, alses, &sets, links, eliminations);
            evidence::add_ends(&mut step, alses, &[a, b], z);
            sink.give(step)?;
        }
    }
    ControlFlow::Continue(())
}

/// The other set of a restricted common.
fn partner(common: &Common, set: usize) -> usize {
    if common.one == set {
        common.other
    } else {
        common.one
    }
}

/// The numbers of two ascending lists in order, each with the mark of its list.
fn merged<'a>(
    (mut one, mark): (&'a [usize], usize),
    (mut other, other_mark): (&'a [usize], usize),
) -> impl Iterator<Item = (usize, usize)> + 'a {
    std::iter::from_fn(move || match (one, other) {
        ([first, rest @ ..], [second, ..]) if first < second => {
            one = rest;
            Some((*first, mark))
        }
        ([first, rest @ ..], []) => {
            one = rest;
            Some((*first, mark))
        }
        (_, [second, rest @ ..]) => {
            other = rest;
            Some((*second, other_mark))
        }
        ([], []) => None,
    })
}
