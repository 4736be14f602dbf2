//! Simple colours: follow the conjugate pairs of a digit and colour them alternately; one colour is true throughout. A
//! place that sees both colours loses the digit (trap); a colour that sees itself cannot be the true one, and all its
//! places lose the digit (wrap).

use std::ops::ControlFlow;

use super::colouring::{clash, colourings};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::Sink;
use crate::techniques::single_digit::conjugate::pairs;

/// With fewer cells than this, two colours find only what locked candidates find.
const FEWEST: usize = 4;

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for digit in board.removable_digits() {
        sink.poll()?;
        let pairs = pairs(board, digit);
        for colouring in colourings(board, &pairs, FEWEST) {
            let [one, other] = colouring.seen;
            let trapped = (board.places(digit) & one & other) - colouring.cells();
            let [wrapped, other_wrapped] = [0, 1].map(|at| {
                let colour = colouring.colours[at];
                let sees_itself = colour.meets(&colouring.seen[at]);
                if sees_itself { colour } else { S::default() }
            });
            for removed in [trapped, wrapped, other_wrapped] {
                if removed.is_empty() {
                    continue;
                }
                let mut evidence = Evidence {
                    digits: vec![digit],
                    ..Evidence::default()
                };
                colouring.describe(
                    digit,
                    &pairs,
                    [Role::Colour, Role::OtherColour],
                    &mut evidence,
                );
                // Empty for a trap: what it removes is not coloured.
                let colour = removed & colouring.cells();
                let clash = clash(board.tables(), digit, colour, colour);
                evidence.links.extend(clash);
                sink.give(Step {
                    technique: Technique::SimpleColours,
                    placements: Vec::new(),
                    eliminations: board.all(removed, digit),
                    evidence,
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}
