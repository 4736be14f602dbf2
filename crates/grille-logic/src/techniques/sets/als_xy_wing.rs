//! ALS-XY-Wing: three almost locked sets. A and C have a restricted common, B and C another. If A lacks a digit z, it
//! holds the first; then C lacks it and holds the second, which B lacks, so that B holds z. What sees all places of z in
//! A and B loses it.

use std::ops::ControlFlow;

use super::common::Common;
use super::evidence;
use super::targets::{removable, seen_by_both};
use crate::cells::Cells;
use crate::technique::Technique;
use crate::techniques::chains::bits;
use crate::techniques::{Context, Sink};

pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let alses = context.alses(sink)?;
    let targets = context.als_targets(sink)?;
    let commons = context.restricted_commons(sink)?;
    let mut seconds: Vec<(usize, usize)> = Vec::new();
    for (number, first) in commons.all().iter().enumerate() {
        sink.tick()?;
        // Each set in turn is C: the other is A, and B has a restricted common with C and something in sight of A.
        seconds.clear();
        for (c, a) in [(first.one, first.other), (first.other, first.one)] {
            let both = commons.partners(c).iter().zip(targets.partners(a));
            let both: Vec<u64> = both.map(|(one, other)| one & other).collect();
            let found = bits::ones(&both).filter(|&b| b != a);
            seconds.extend(found.map(|b| (commons.number(c, b), c)));
        }
        seconds.retain(|&(second, _)| second > number);
        seconds.sort_unstable();
        for &(second, c) in &seconds {
            let second = &commons.all()[second];
            let (a, b) = (partner(first, c), partner(second, c));
            let is_same = first.y.is_none() && second.y.is_none() && first.x == second.x;
            let z = removable(alses, a, b) - first.digits() - second.digits();
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
