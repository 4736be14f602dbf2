//! Hidden rectangle: one corner of a [rectangle](super::rectangle) has just the two digits. Look at the opposite
//! corner: if one of the two digits has no other place than the rectangle in the row and in the column of that corner,
//! the *other* digit is removed from it. For suppose it were there: the first digit would go into both neighbours, the
//! starting corner would be left with the same digit as this one, and the two digits could be exchanged.

use std::ops::ControlFlow;

use super::rectangle::{self, link};
use crate::board::Board;
use crate::cells::Cells;
use crate::options::Options;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::techniques::Sink;

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    options: Options,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    rectangle::each(board, options, sink, &mut |found, sink| {
        // With one such corner it is a unique rectangle of type 1.
        if found.with_extras().count() < 2 {
            return ControlFlow::Continue(());
        }
        for start in (0..4).filter(|&at| found.extras[at].is_empty()) {
            let [next, corner, previous] = [1, 2, 3].map(|turn| found.corners[(start + turn) % 4]);
            for linked in found.pair {
                let removed = found.other(linked);
                let Some(removed) = removed.filter(|&digit| board.has(corner, digit)) else {
                    continue;
                };
                let one = board.links(corner, next, linked).next();
                let Some((one, other)) = one.zip(board.links(corner, previous, linked).next())
                else {
                    continue;
                };
                let mut step = found.step(
                    board,
                    Technique::HiddenRectangle,
                    vec![Candidate::new(corner, removed)],
                    vec![one, other],
                );
                step.evidence.links =
                    vec![link(corner, next, linked), link(corner, previous, linked)];
                sink.give(step)?;
            }
        }
        ControlFlow::Continue(())
    })
}
