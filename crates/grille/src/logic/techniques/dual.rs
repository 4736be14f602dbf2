//! Dual and Siamese forms: two steps of one technique that share their core, told as one. They conclude
//! nothing that the two do not, so they come last and only when asked for.

use std::ops::ControlFlow;

use super::Sink;
use crate::logic::step::{Role, Step};

/// Finds the steps, and after them, if `wanted`, every two that share their core and remove different
/// candidates.
pub(super) fn find(
    wanted: bool,
    same_core: fn(&Step, &Step) -> bool,
    sink: &mut Sink<'_>,
    find: impl FnOnce(&mut Sink<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !wanted {
        return find(sink);
    }
    let mut singles: Vec<Step> = Vec::new();
    find(&mut |step| {
        singles.push(step.clone());
        sink(step)
    })?;
    for (at, one) in singles.iter().enumerate() {
        for other in &singles[at + 1..] {
            let is_new = adds(one, other) && adds(other, one);
            if is_new && one.evidence.digits == other.evidence.digits && same_core(one, other) {
                sink(merged(one, other))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Kites with the same two cells in the box: each gives the row of one and the column of the other.
pub(super) fn same_joints(one: &Step, other: &Step) -> bool {
    let joints = |step: &Step| {
        let candidates = step.evidence.candidates.iter();
        let mut cells: Vec<_> = candidates
            .filter(|(_, role)| *role == Role::Pattern)
            .map(|(candidate, _)| *candidate)
            .collect();
        cells.sort_unstable();
        cells
    };
    joints(one) == joints(other)
}

/// Empty rectangles of the same box.
pub(super) fn same_box(one: &Step, other: &Step) -> bool {
    one.evidence.houses[0] == other.evidence.houses[0]
}

/// Fish with the same base.
pub(super) fn same_base(one: &Step, other: &Step) -> bool {
    one.evidence.houses == other.evidence.houses
}

/// Whether the second step removes something that the first does not.
fn adds(one: &Step, other: &Step) -> bool {
    let removed = other.eliminations.iter();
    removed
        .into_iter()
        .any(|candidate| !one.eliminations.contains(candidate))
}

fn merged(one: &Step, other: &Step) -> Step {
    let mut step = one.clone();
    join(&mut step.eliminations, &other.eliminations);
    step.eliminations.sort_unstable();
    let (into, from) = (&mut step.evidence, &other.evidence);
    join(&mut into.houses, &from.houses);
    join(&mut into.covers, &from.covers);
    join(&mut into.cells, &from.cells);
    join(&mut into.candidates, &from.candidates);
    join(&mut into.links, &from.links);
    step
}

/// Adds what is not there yet.
fn join<T: Copy + PartialEq>(into: &mut Vec<T>, from: &[T]) {
    for item in from {
        if !into.contains(item) {
            into.push(*item);
        }
    }
}
