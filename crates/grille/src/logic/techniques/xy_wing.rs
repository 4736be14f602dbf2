//! XY-Wing: a cell with two candidates, the pivot, sees two others, each with one of its candidates and
//! a third digit. Whichever the pivot holds, one of the two holds the third digit.

use std::ops::ControlFlow;

use super::Sink;
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::step::{Candidate, Evidence, Role, Step};
use crate::logic::technique::Technique;
use crate::{Cell, DigitSet};

pub(super) fn find<S: Cells>(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for pivot in board.with_two().iter() {
        wings(board, pivot, Technique::XyWing, sink)?;
    }
    ControlFlow::Continue(())
}

/// The wings of one pivot: each pair of cells with two candidates that it sees, which share one digit
/// with each other and cover the candidates of the pivot.
pub(super) fn wings<S: Cells>(
    board: &Board<S>,
    pivot: Cell,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let layout = board.layout();
    let own = board.candidates(pivot);
    let pincers: Vec<Cell> = (board.with_two() & layout.peers[pivot.index()])
        .iter()
        .collect();
    for (at, &one) in pincers.iter().enumerate() {
        for &other in &pincers[at + 1..] {
            let (first, second) = (board.candidates(one), board.candidates(other));
            let Some(digit) = (first & second).single() else {
                continue;
            };
            let pivot_holds = if technique == Technique::XyzWing {
                DigitSet::only(digit)
            } else {
                DigitSet::EMPTY
            };
            if (first | second) - DigitSet::only(digit) != own - pivot_holds
                || !pivot_holds.is_subset(own)
            {
                continue;
            }
            let mut ends = vec![one, other];
            if technique == Technique::XyzWing {
                ends.push(pivot);
            }
            let eliminations = board.all(layout.common_peers(ends), digit);
            if eliminations.is_empty() {
                continue;
            }
            let all = |cell: Cell, role: Role| {
                board
                    .candidates(cell)
                    .iter()
                    .map(move |digit| (Candidate::new(cell, digit), role))
            };
            let digits = (own - DigitSet::only(digit))
                .iter()
                .chain([digit])
                .collect();
            let candidates = all(pivot, Role::Pivot)
                .chain(all(one, Role::Pincer))
                .chain(all(other, Role::Pincer));
            sink(Step {
                technique,
                placements: Vec::new(),
                eliminations,
                evidence: Evidence {
                    digits,
                    cells: vec![
                        (pivot, Role::Pivot),
                        (one, Role::Pincer),
                        (other, Role::Pincer),
                    ],
                    candidates: candidates.collect(),
                    ..Evidence::default()
                },
            })?;
        }
    }
    ControlFlow::Continue(())
}
