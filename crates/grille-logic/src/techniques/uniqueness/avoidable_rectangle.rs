//! Avoidable rectangles: the argument of the unique rectangle for digits that are already placed. If the solver — not
//! the puzzle — had filled four cells in two rows, two columns and two boxes with two alternating digits, the digits
//! could be exchanged and there would be two solutions. So this must be avoided.
//!
//! 1. Three of the cells are filled that way: the fourth loses the digit that would complete the pattern.
//! 2. Two are filled, and each of the other two has the digit that would complete the pattern and one more candidate,
//!    the same for both: one of them holds that candidate, and the cells that see both lose it.
//!
//! A given among the four cells would settle which way round the digits go, so there would be nothing to avoid.

use std::ops::ControlFlow;

use grille_core::{Cell, Digit, DigitSet};

use super::rectangle::evidence;
use crate::board::Board;
use crate::cells::Cells;
use crate::options::Options;
use crate::rectangles::Corners;
use crate::step::{Candidate, Step};
use crate::technique::Technique;
use crate::techniques::Sink;

/// Type 1.
pub(in crate::techniques) fn find_three<S: Cells>(
    board: &Board<S>,
    options: Options,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for filled in board.since().iter() {
        sink.tick()?;
        for &corners in board.tables().rectangles(filled) {
            let [_, next, open, previous] = corners;
            let values = (board.value(filled), board.value(next));
            let (Some(digit), Some(other)) = values else {
                continue;
            };
            let both = board.since().contains(next) && board.since().contains(previous);
            let is_found = !options.as_hodoku || board.with_two().contains(open);
            if both && is_found && board.value(previous) == Some(other) && board.has(open, digit) {
                let removed = vec![Candidate::new(open, digit)];
                let technique = Technique::AvoidableRectangle1;
                sink.give(step(board, technique, corners, [digit, other], removed))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Type 2.
pub(in crate::techniques) fn find_two<S: Cells>(
    board: &Board<S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let since = board.since();
    if since.is_empty() {
        return ControlFlow::Continue(());
    }
    let value = |cell: Cell| board.value(cell).filter(|_| since.contains(cell));
    for cell in board.with_two().iter() {
        sink.tick()?;
        for &corners in board.tables().rectangles(cell) {
            let [_, next, opposite, previous] = corners.map(value);
            // The open neighbour of this cell, and the digit that would complete the pattern there.
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
            if !board.has(cell, digit) || !board.has(beside, other) {
                continue;
            }
            let eliminations = board.all(board.tables().common_peers([cell, beside]), extra);
            if !eliminations.is_empty() {
                let technique = Technique::AvoidableRectangle2;
                sink.give(step(
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
