//! Unique rectangles: at least one corner of a [rectangle](super::rectangle) holds an extra candidate, or the puzzle
//! would have two solutions. Six ways to use this:
//!
//! 1. Only one corner has extra candidates: it loses the two digits.
//! 2. Two neighbouring corners have the same single extra candidate: one of them holds it, and the cells that see both
//!    lose it.
//! 3. Two neighbouring corners have several: one of the two holds one of them, so together they act as one cell with
//!    these candidates, and may form a naked subset with cells of their house.
//! 4. Two neighbouring corners have extra candidates, and one of the two digits has no other place in a house of
//!    theirs: one corner holds that digit, so the other digit would close the rectangle. Both corners lose it.
//! 5. Like 2, but with the extra candidate in two opposite corners, or in three.
//! 6. Two opposite corners have extra candidates, and one of the two digits has no place outside the rectangle in two
//!    parallel sides. If one of the two corners held this digit, so would the other, and the rectangle would close:
//!    both lose it.

use std::ops::ControlFlow;

use super::rectangle::{Rectangle, link};
use super::shared_subset;
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::techniques::{Context, Sink};

pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let board = context.board;
    let mut all = context.rectangles(sink)?.iter();
    all.try_for_each(|found| match technique {
        Technique::UniqueRectangle1 => one_corner(board, found, sink),
        Technique::UniqueRectangle2 | Technique::UniqueRectangle5 => {
            one_extra(board, found, technique, sink)
        }
        Technique::UniqueRectangle3 => subset(board, found, sink),
        Technique::UniqueRectangle4 => locked_digit(board, found, sink),
        _ => two_sides(board, found, sink),
    })
}

fn is_side((one, other): (usize, usize)) -> bool {
    (one + other) % 2 == 1
}

/// Type 1.
fn one_corner<S: Cells>(
    board: &Board<S>,
    found: &Rectangle,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let mut with_extras = found.with_extras();
    let (Some(at), None) = (with_extras.next(), with_extras.next()) else {
        return ControlFlow::Continue(());
    };
    let corner = found.corners[at];
    let eliminations = (board.candidates(corner) & found.pair)
        .iter()
        .map(|digit| Candidate::new(corner, digit))
        .collect();
    sink.give(found.step(board, Technique::UniqueRectangle1, eliminations, Vec::new()))
}

/// Types 2 and 5.
fn one_extra<S: Cells>(
    board: &Board<S>,
    found: &Rectangle,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let Some(extra) = found.all_extras().single() else {
        return ControlFlow::Continue(());
    };
    let is_type_2 = found.two_with_extras().is_some_and(is_side);
    if is_type_2 != (technique == Technique::UniqueRectangle2) || found.with_extras().count() < 2 {
        return ControlFlow::Continue(());
    }
    let holders = found.with_extras().map(|at| found.corners[at]);
    let seen = board.tables().common_peers(holders);
    if !seen.meets(&board.places(extra)) {
        return ControlFlow::Continue(());
    }
    sink.give(found.step(board, technique, board.all(seen, extra), Vec::new()))
}

/// Type 3.
fn subset<S: Cells>(board: &Board<S>, found: &Rectangle, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let extras = found.all_extras();
    let Some(two) = found.two_with_extras().filter(|&two| is_side(two)) else {
        return ControlFlow::Continue(());
    };
    if extras.len() < 2 {
        return ControlFlow::Continue(());
    }
    let group: S = [found.corners[two.0], found.corners[two.1]]
        .into_iter()
        .collect();
    let corners = (group, extras);
    shared_subset::each_avoiding(board, corners, found.pair, sink, &mut |subset, sink| {
        let mut step = found.step(
            board,
            Technique::UniqueRectangle3,
            subset.eliminations.clone(),
            subset.houses.clone(),
        );
        subset.add_to(board, &mut step.evidence);
        sink.give(step)
    })
}

/// Type 4.
fn locked_digit<S: Cells>(
    board: &Board<S>,
    found: &Rectangle,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let Some(two) = found.two_with_extras().filter(|&two| is_side(two)) else {
        return ControlFlow::Continue(());
    };
    let corners = [found.corners[two.0], found.corners[two.1]];
    for locked in found.pair {
        let Some(removed) = found.other(locked) else {
            continue;
        };
        let covers: Vec<usize> = board.links(corners[0], corners[1], locked).collect();
        if covers.is_empty() {
            continue;
        }
        let eliminations = board.all(corners.into_iter().collect(), removed);
        if eliminations.is_empty() {
            continue;
        }
        let mut step = found.step(board, Technique::UniqueRectangle4, eliminations, covers);
        step.evidence.links = vec![link(corners[0], corners[1], locked)];
        sink.give(step)?;
    }
    ControlFlow::Continue(())
}

/// Type 6.
fn two_sides<S: Cells>(
    board: &Board<S>,
    found: &Rectangle,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let Some(two) = found.two_with_extras().filter(|&two| !is_side(two)) else {
        return ControlFlow::Continue(());
    };
    let [a, b, c, d] = found.corners;
    let corners: S = [found.corners[two.0], found.corners[two.1]]
        .into_iter()
        .collect();
    for digit in found.pair {
        let sides = [[(a, b), (c, d)], [(b, c), (d, a)]];
        let linked = sides.into_iter().find(|sides| {
            let mut sides = sides.iter();
            sides.all(|&(one, other)| board.links(one, other, digit).next().is_some())
        });
        // A link has the digit at both ends, so both corners have it as a candidate.
        let Some(sides) = linked else { continue };
        let eliminations = board.all(corners, digit);
        let covers = sides
            .iter()
            .flat_map(|&(one, other)| board.links(one, other, digit))
            .collect();
        let mut step = found.step(board, Technique::UniqueRectangle6, eliminations, covers);
        step.evidence.links = sides.map(|(one, other)| link(one, other, digit)).to_vec();
        sink.give(step)?;
    }
    ControlFlow::Continue(())
}
