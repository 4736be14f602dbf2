//! The last resort for any constraint: a digit that no way of meeting it has, whatever the reason.

use std::ops::ControlFlow;

use super::derived::Filtered;
use super::{Derived, Finding, Sink};
use crate::DigitSet;
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::step::Candidate;
use crate::logic::technique::Technique;
use crate::logic::why::Why;

/// A step for each condition.
pub(super) fn find<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for filtered in &derived.filters {
        let cells = filtered.filter.cells();
        let before: Vec<DigitSet> = cells.iter().map(|&cell| board.left(cell)).collect();
        let mut after = before.clone();
        // Where nothing is left at all the puzzle is broken, which is not for a step to say.
        if filtered.filter.narrow(&mut after).is_err() {
            continue;
        }
        let mut finding = Finding::of(filtered.constraint, cells.to_vec());
        for (&cell, (before, after)) in cells.iter().zip(before.iter().zip(&after)) {
            let digits = *before - *after;
            if !digits.is_empty() {
                let why = if filtered.is_sum {
                    let others = cells.iter().copied().filter(|&other| other != cell);
                    Why::NoSum {
                        cell,
                        digits,
                        others: others.collect(),
                    }
                } else {
                    Why::Breaks { cell, digits }
                };
                finding.strike(cell, digits, why);
            }
        }
        finding.tell(board, Technique::ConstraintBreaks, sink)?;
    }
    ControlFlow::Continue(())
}

/// The numbers of the constraints that can be seen not to allow a candidate.
pub(in crate::logic) fn objections<S: Cells>(board: &Board<S>, candidate: Candidate) -> Vec<usize> {
    let derived = board.layout().derived();
    let filters = derived.map_or(&[][..], |derived| &derived.filters);
    let breaks = |filtered: &&Filtered| {
        let cells = filtered.filter.cells();
        let Some(at) = cells.iter().position(|&cell| cell == candidate.cell) else {
            return false;
        };
        let mut left: Vec<DigitSet> = cells.iter().map(|&cell| board.left(cell)).collect();
        left[at] = DigitSet::only(candidate.digit);
        filtered.filter.narrow(&mut left).is_err()
    };
    let broken = filters.iter().filter(breaks);
    let mut numbers: Vec<usize> = broken.map(|its| its.constraint).collect();
    numbers.dedup();
    numbers
}
