//! XY-Wing: a cell with two candidates, the pivot, sees two others, each with one of its candidates and a common third
//! digit. Whichever digit the pivot holds, one of the two holds the third digit, so cells that see both lose it.

use std::ops::ControlFlow;

use grille_core::{Cell, DigitSet};

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::Sink;

/// Examines the triples of cells in order, whichever of the three is the pivot.
pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let after = |cell: Cell| board.with_two().iter().filter(move |&other| other > cell);
    for a in board.with_two().iter() {
        for b in after(a) {
            sink.tick()?;
            let (first, second) = (board.candidates(a), board.candidates(b));
            if (first & second).len() != 1 {
                continue;
            }
            let third = (first | second) - (first & second);
            for c in after(b).filter(|&cell| board.candidates(cell) == third) {
                for (pivot, one, other) in [(a, b, c), (b, a, c), (c, a, b)] {
                    let seen = board.tables().peers[pivot.index()];
                    if seen.contains(one) && seen.contains(other) {
                        wing(board, pivot, [one, other], Technique::XyWing, sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The wings of one pivot: each pair of bivalue cells that it sees, that share one digit with each other, and that
/// cover the candidates of the pivot.
pub(in crate::techniques) fn wings<S: Cells>(
    board: &Board<S>,
    pivot: Cell,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let pincers = board.with_two() & board.tables().peers[pivot.index()];
    for one in pincers.iter() {
        for other in pincers.iter().filter(|&other| other > one) {
            sink.tick()?;
            wing(board, pivot, [one, other], technique, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The wing of a pivot and two cells that it sees, if they make one.
fn wing<S: Cells>(
    board: &Board<S>,
    pivot: Cell,
    [one, other]: [Cell; 2],
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let tables = board.tables();
    let own = board.candidates(pivot);
    let (first, second) = (board.candidates(one), board.candidates(other));
    let Some(digit) = (first & second).single() else {
        return ControlFlow::Continue(());
    };
    let pivot_holds = if technique == Technique::XyzWing {
        DigitSet::only(digit)
    } else {
        DigitSet::EMPTY
    };
    if (first | second) - DigitSet::only(digit) != own - pivot_holds || !pivot_holds.is_subset(own)
    {
        return ControlFlow::Continue(());
    }
    let mut ends = vec![one, other];
    if technique == Technique::XyzWing {
        ends.push(pivot);
    }
    let eliminations = board.all(tables.common_peers(ends), digit);
    if eliminations.is_empty() {
        return ControlFlow::Continue(());
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
    sink.give(Step {
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
    })
}
