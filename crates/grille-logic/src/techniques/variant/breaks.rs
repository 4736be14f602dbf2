//! The last resort for any constraint: a digit that occurs in no way of satisfying it, whatever the reason.

use std::ops::ControlFlow;

use grille_core::{Cell, DigitSet};
use grille_solve::Propagator;

use super::{Derived, Finding, Sink};
use crate::board::Board;
use crate::cells::Cells;
use crate::technique::Technique;
use crate::why::Why;

/// A step for each condition.
pub(super) fn find<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for filtered in &derived.propagators {
        sink.poll()?;
        let cells = filtered.propagator.cells();
        let before: Vec<DigitSet> = cells.iter().map(|&cell| board.left(cell)).collect();
        let mut after = before.clone();
        // If nothing is left at all, the puzzle is broken, which a step does not report.
        if filtered.propagator.narrow(&mut after).is_err() {
            continue;
        }
        let mut finding = Finding::of(filtered.constraint, cells.to_vec());
        for (at, &cell) in cells.iter().enumerate() {
            let digits = before[at] - after[at];
            if !digits.is_empty() {
                let why = if filtered.is_sum {
                    let others = cells.iter().copied().filter(|&other| other != cell);
                    Why::NoSum {
                        cell,
                        digits,
                        others: others.collect(),
                    }
                } else {
                    Why::Breaks {
                        cell,
                        digits,
                        others: reason(&filtered.propagator, &before, (cell, digits), board, sink),
                    }
                };
                sink.poll()?;
                finding.strike(cell, digits, why);
            }
        }
        finding.step(board, Technique::ConstraintBreaks, sink)?;
    }
    ControlFlow::Continue(())
}

/// A minimal set of other cells whose candidates keep these digits out of a cell: every cell without which the
/// digits are still refused is dropped, those with the most candidates first.
fn reason<S: Cells>(
    propagator: &Propagator,
    before: &[DigitSet],
    (cell, digits): (Cell, DigitSet),
    board: &Board<S>,
    sink: &mut Sink<'_>,
) -> Vec<(Cell, DigitSet)> {
    let cells = propagator.cells();
    let all = board.tables().layout.all_digits();
    let mut tried: Vec<DigitSet> = before.to_vec();
    let mut others = Vec::new();
    for (at, &other) in cells.iter().enumerate() {
        if other == cell {
            tried[at] = digits;
        } else if before[at] != all {
            others.push(at);
        }
    }
    let refused = |tried: &[DigitSet]| propagator.narrow(&mut tried.to_vec()).is_err();
    if refused(&tried) {
        others.sort_by_key(|&at| std::cmp::Reverse(before[at].len()));
        others.retain(|&at| {
            // Each check propagates the whole constraint.
            if sink.poll().is_break() {
                return true;
            }
            let kept = std::mem::replace(&mut tried[at], all);
            let is_needed = !refused(&tried);
            if is_needed {
                tried[at] = kept;
            }
            is_needed
        });
    }
    others.sort_unstable();
    let mut named: Vec<(Cell, DigitSet)> =
        others.iter().map(|&at| (cells[at], before[at])).collect();
    named.dedup();
    named
}
