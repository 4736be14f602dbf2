//! Hidden rectangle: one corner of a [rectangle](super::rectangle) has just the two digits. Look at the opposite
//! corner: if one of the two digits has no other place than the rectangle in the row and in the column of that corner,
//! the *other* digit is removed from it. For suppose it were there: the first digit would go into both neighbours, the
//! starting corner would be left with the same digit as this one, and the two digits could be exchanged.

use std::ops::ControlFlow;

use super::rectangle::link;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::techniques::{Context, Sink};

pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let board = context.board;
    let mut all = context.rectangles(sink)?.iter();
    all.try_for_each(|found| {
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
