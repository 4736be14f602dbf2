//! Avoidable rectangles: the argument of the unique rectangle for digits that stand already. Had the
//! solver — not the puzzle — filled four cells in two rows, two columns and two boxes with two digits in
//! turn, the digits could change places and there would be two solutions. So that end must be avoided.
//!
//! 1. Three of the cells are filled that way: the fourth loses the digit that would complete it.
//! 2. Two are filled, and each of the other two has the digit that would complete the pattern and one
//!    more candidate, the same for both: one of them holds that one, and the cells that see both lose it.
//!
//! A given among the four cells would settle which way round the digits go: there is nothing to avoid.

use std::ops::ControlFlow;

use super::Sink;
use super::rectangle::evidence;
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::rectangles::Corners;
use crate::logic::step::{Candidate, Step};
use crate::logic::technique::Technique;
use crate::{Digit, DigitSet};

/// Type 1.
pub(super) fn find_three<S: Cells>(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in board.open().iter() {
        for &corners in board.layout().rectangles(cell) {
            let [_, next, opposite, previous] = corners.map(|corner| board.placed_since(corner));
            let (Some(digit), Some(other)) = (opposite, next) else {
                continue;
            };
            if previous == next && board.has(cell, digit) {
                let candidate = Candidate::new(cell, digit);
                let technique = Technique::AvoidableRectangle1;
                sink(step(
                    board,
                    technique,
                    corners,
                    [digit, other],
                    vec![candidate],
                ))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Type 2.
pub(super) fn find_two<S: Cells>(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in board.with_two().iter() {
        for &corners in board.layout().rectangles(cell) {
            let [_, next, opposite, previous] = corners.map(|corner| board.placed_since(corner));
            // The open cell beside this one, and the digit that would complete the pattern there.
            let (beside, other) = match (next, previous) {
                (None, Some(other)) => (corners[1], other),
                (Some(other), None) => (corners[3], other),
                _ => continue,
            };
            let (Some(digit), true) = (opposite, cell < beside) else {
                continue;
            };
            let one = board.candidates(cell) - DigitSet::only(digit);
            let two = board.candidates(beside) - DigitSet::only(other);
            let Some(extra) = one.single().filter(|_| one == two) else {
                continue;
            };
            let would_close = board.has(cell, digit) && board.has(beside, other);
            let eliminations = board.all(board.layout().common_peers([cell, beside]), extra);
            if would_close && !eliminations.is_empty() {
                let technique = Technique::AvoidableRectangle2;
                sink(step(
                    board,
                    technique,
                    corners,
                    [digit, other],
                    eliminations,
                ))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn step<S: Cells>(
    board: &Board<S>,
    technique: Technique,
    corners: Corners,
    mut digits: [Digit; 2],
    eliminations: Vec<Candidate>,
) -> Step {
    digits.sort_unstable();
    Step {
        technique,
        placements: Vec::new(),
        eliminations,
        evidence: evidence(board, corners, digits.to_vec()),
    }
}
