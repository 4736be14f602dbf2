//! Dual and Siamese forms: two steps of one technique that share their core, presented as one. They conclude nothing
//! beyond the two steps, so they come last and only on request.

use std::ops::ControlFlow;

use super::Sink;
use crate::step::{Role, Step};

/// Finds the steps with `find`, followed by every two of them that share their core and remove different candidates.
pub(super) fn find(
    same_core: fn(&Step, &Step) -> bool,
    sink: &mut Sink<'_>,
    find: impl FnOnce(&mut Sink<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut steps: Vec<Step> = Vec::new();
    let budget = sink.budget();
    let mut both = |step: Step| {
        steps.push(step.clone());
        sink.give(step)
    };
    find(&mut Sink::new(budget, &mut both))?;
    for (at, one) in steps.iter().enumerate() {
        for other in &steps[at + 1..] {
            sink.tick()?;
            if complement(one, other) && same_core(one, other) {
                sink.give(merged(one, other))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Kites with the same two cells in the box: one uses the row where the other uses the column, or they use the same
/// cells for two digits.
pub(super) fn same_joints(one: &Step, other: &Step) -> bool {
    let joints = |step: &Step| {
        let candidates = step.evidence.candidates.iter();
        let mut cells: Vec<_> = candidates
            .filter(|(_, role)| *role == Role::Pattern)
            .map(|(candidate, _)| candidate.cell)
            .collect();
        cells.sort_unstable();
        cells
    };
    joints(one) == joints(other)
}

/// Empty rectangles of the same box.
pub(super) fn same_box(one: &Step, other: &Step) -> bool {
    one.evidence.digits == other.evidence.digits
        && one.evidence.houses.first() == other.evidence.houses.first()
}

/// Whether each of two steps removes something that the other does not.
pub(super) fn complement(one: &Step, other: &Step) -> bool {
    adds(one, other) && adds(other, one)
}

/// Whether the second step removes something that the first does not.
fn adds(one: &Step, other: &Step) -> bool {
    let mut removed = other.eliminations.iter();
    removed.any(|candidate| !one.eliminations.contains(candidate))
}

fn merged(one: &Step, other: &Step) -> Step {
    let mut step = one.clone();
    join(&mut step.eliminations, &other.eliminations);
    step.eliminations.sort_unstable();
    let (into, from) = (&mut step.evidence, &other.evidence);
    join(&mut into.digits, &from.digits);
    join(&mut into.houses, &from.houses);
    join(&mut into.covers, &from.covers);
    join(&mut into.cells, &from.cells);
    join(&mut into.candidates, &from.candidates);
    join(&mut into.links, &from.links);
    step
}

/// Adds what is not there yet.
fn join<T: Clone + PartialEq>(into: &mut Vec<T>, from: &[T]) {
    for item in from {
        if !into.contains(item) {
            into.push(item.clone());
        }
    }
}
