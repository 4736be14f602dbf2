//! ALS-XY-Wing: three almost locked sets. A and C have a restricted common, B and C another. If A lacks a digit z, it
//! holds the first; then C lacks it and holds the second, which B lacks, so that B holds z. What sees all places of z in
//! A and B loses it.

use std::ops::ControlFlow;

use grille_core::DigitSet;

use super::als::Alses;
use super::common::{Common, add_all};
use super::evidence;
use super::targets::{Targets, removable, seen_by_both};
use crate::cells::Cells;
use crate::technique::Technique;
use crate::techniques::chains::bits::{self, Rows};
use crate::techniques::{Context, Sink};

pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let alses = context.alses(sink)?;
    let targets = context.als_targets(sink)?;
    let commons = context.restricted_commons(sink)?;
    let may_overlap = context.options.sets.may_overlap;
    let partners = partners(alses, targets, may_overlap);
    let mut seconds: Vec<(usize, usize, DigitSet)> = Vec::new();
    for first in commons.all() {
        sink.tick()?;
        // Each set in turn is C: the other is A, and B has a restricted common with C and something in sight of A.
        seconds.clear();
        for (c, a) in [(first.one, first.other), (first.other, first.one)] {
            for b in bits::shared(commons.partners(c), partners.row(a), first.one) {
                // Each two restricted commons once, the one that comes first in the list as the first.
                if (c.min(b), c.max(b)) <= (first.one, first.other) {
                    continue;
                }
                let z = removable(alses, a, b) - first.digits();
                if !z.is_empty() {
                    seconds.push((commons.number(c, b), c, z));
                }
            }
        }
        seconds.sort_unstable_by_key(|&(second, c, _)| (second, c));
        for &(second, c, z) in &seconds {
            let second = &commons.all()[second];
            let (a, b) = (partner(first, c), partner(second, c));
            let is_same = first.y.is_none() && second.y.is_none() && first.x == second.x;
            let z = z - second.digits();
            if z.is_empty() || is_same {
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

/// For each set as A, the sets that may be B: those with which it could remove something, unless one of them contains
/// the other or, if they may not overlap, they share a cell.
fn partners<S: Cells>(alses: &Alses<S>, targets: &Targets, may_overlap: bool) -> Rows {
    let mut partners = Rows::new(alses.len(), alses.len());
    for a in 0..alses.len() {
        let cells = alses.get(a).cells;
        let is_within = |b: usize| {
            let other = alses.get(b).cells;
            cells.is_subset(&other) || other.is_subset(&cells)
        };
        let row = partners.row_mut(a);
        row.copy_from_slice(targets.partners(a));
        let mut overlapping = vec![0; row.len()];
        for cell in cells.iter() {
            add_all(&mut overlapping, alses.with_cell(cell));
        }
        for b in bits::ones(&overlapping) {
            if !may_overlap || is_within(b) {
                bits::remove(row, b);
            }
        }
    }
    partners
}

/// The other set of a restricted common.
fn partner(common: &Common, set: usize) -> usize {
    if common.one == set {
        common.other
    } else {
        common.one
    }
}
