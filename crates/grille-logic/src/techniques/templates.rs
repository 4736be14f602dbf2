//! Template Set and Template Delete: a place that every template of a digit has holds it, and a place that none has
//! does not. A digit that is placed so is taken from the templates of the others.

use std::ops::ControlFlow;

use grille_core::Digit;

use crate::board::Board;
use crate::cells::Cells;
use crate::patterns::Patterns;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::Sink;

/// Finds either what to place or what to remove, one step for each digit.
pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let patterns =
        |digit: Digit, places: S| Patterns::new(board.tables(), board.placed(digit), places);
    let mut places: Vec<S> = board.digits().map(|digit| board.places(digit)).collect();
    let mut certain = vec![S::default(); places.len()];
    loop {
        let mut is_settled = true;
        for digit in board.digits() {
            sink.poll()?;
            let at = digit.index();
            let taken = (0..places.len())
                .filter(|&other| other != at)
                .fold(S::default(), |all, other| all | certain[other]);
            is_settled &= !places[at].meets(&taken);
            places[at] = places[at] - taken;
            let Some(in_all) = patterns(digit, places[at]).in_all() else {
                // The position has no solution, and anything follows.
                return ControlFlow::Continue(());
            };
            is_settled &= in_all == certain[at];
            certain[at] = in_all;
        }
        if is_settled {
            break;
        }
    }
    for digit in board.digits() {
        sink.poll()?;
        let at = digit.index();
        let (placed, removed) = if technique == Technique::TemplateSet {
            (certain[at], S::default())
        } else {
            let taken = board.places(digit) - places[at];
            let in_none = patterns(digit, places[at]).in_none(true);
            (S::default(), taken | in_none)
        };
        if !(placed | removed).is_empty() {
            let own = board.places(digit) - (placed | removed);
            sink.give(Step {
                technique,
                placements: board.all(placed, digit),
                eliminations: board.all(removed, digit),
                evidence: Evidence {
                    digits: vec![digit],
                    candidates: board
                        .all(own, digit)
                        .into_iter()
                        .map(|candidate: Candidate| (candidate, Role::Pattern))
                        .collect(),
                    ..Evidence::default()
                },
            })?;
        }
    }
    ControlFlow::Continue(())
}
