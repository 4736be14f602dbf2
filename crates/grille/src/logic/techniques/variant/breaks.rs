//! The last resort for any constraint: a digit that no way of meeting it has. Said with the reason where
//! one of the other files knows it, else by naming the constraint.

use std::ops::ControlFlow;

use super::derived::Filtered;
use super::{Derived, Finding, Sink, limits, partner};
use crate::DigitSet;
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::step::Candidate;
use crate::logic::technique::Technique;
use crate::logic::why::Why;
use crate::variant::Condition;

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
            for digit in *before - *after {
                let candidate = Candidate::new(cell, digit);
                finding.strike(candidate, why(board, derived, filtered, candidate));
            }
        }
        finding.tell(board, Technique::ConstraintBreaks, sink)?;
    }
    ControlFlow::Continue(())
}

/// The numbers of the constraints that can be seen not to allow a candidate.
pub(in crate::logic) fn objections<S: Cells>(board: &Board<S>, candidate: Candidate) -> Vec<usize> {
    let filters = board
        .layout()
        .derived()
        .map_or(&[][..], |derived| &derived.filters);
    let breaks = |filtered: &&Filtered| {
        let cells = filtered.filter.cells();
        let Some(at) = cells.iter().position(|&cell| cell == candidate.cell) else {
            return false;
        };
        let mut left: Vec<DigitSet> = cells.iter().map(|&cell| board.left(cell)).collect();
        left[at] = DigitSet::only(candidate.digit);
        filtered.filter.narrow(&mut left).is_err()
    };
    let mut numbers: Vec<usize> = filters
        .iter()
        .filter(breaks)
        .map(|its| its.constraint)
        .collect();
    numbers.dedup();
    numbers
}

fn why<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    filtered: &Filtered,
    candidate: Candidate,
) -> Why {
    let constraint = filtered.constraint;
    let known = match &filtered.condition {
        Condition::Sum { terms, totals } => {
            limits::beyond(board, constraint, (terms, *totals), candidate)
        }
        Condition::Pair { .. } => derived.partners[candidate.cell.index()]
            .iter()
            .filter(|partner| partner.constraint == constraint)
            .find_map(|partner| partner::no_partner(board, partner, candidate)),
        _ => None,
    };
    known.unwrap_or(Why::Breaks {
        constraint,
        candidate,
    })
}
