//! A digit that must be in one of a few cells: every combination of a cage has it, a circle names it, or a
//! house needs it. With one place it goes there; else every cell that sees all the places loses it, by
//! whatever houses or moves it sees them.

use std::ops::ControlFlow;

use super::combinations::{finding, left, needed};
use super::{Derived, Finding, Sink};
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::step::Candidate;
use crate::logic::technique::Technique;
use crate::logic::why::Why;
use crate::variant::Condition;
use crate::{Cell, Digit, HouseKind};

/// By constraints: choices of digits, and counts of one digit.
pub(super) fn find<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for choice in &derived.choices {
        sink.poll()?;
        let sets = left(board, choice);
        for (digit, places) in needed(board, choice, &sets) {
            let finding = finding(board, derived, choice, &sets);
            conclude(board, finding, digit, &places, sink)?;
        }
    }
    let conditions = board
        .layout()
        .model
        .iter()
        .flat_map(|model| model.further());
    for (constraint, condition) in conditions {
        sink.tick()?;
        let Condition::Count {
            cells,
            digits,
            counts,
        } = condition
        else {
            continue;
        };
        let Some(digit) = digits.single().filter(|_| counts & 1 == 0) else {
            continue;
        };
        if cells.iter().any(|&cell| board.value(cell) == Some(digit)) {
            continue;
        }
        let places: Vec<Cell> = cells
            .iter()
            .copied()
            .filter(|&cell| board.has(cell, digit))
            .collect();
        let finding = Finding::of(*constraint, cells.clone());
        conclude(board, finding, digit, &places, sink)?;
    }
    ControlFlow::Continue(())
}

fn conclude<S: Cells>(
    board: &Board<S>,
    mut finding: Finding,
    digit: Digit,
    places: &[Cell],
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    finding.digits = vec![digit];
    match *places {
        [] => return ControlFlow::Continue(()),
        [only] => finding.placements = vec![Candidate::new(only, digit)],
        _ => {
            let seeing = board.layout().common_peers(places.iter().copied());
            finding.eliminations = board.all(seeing, digit);
        }
    }
    finding.why.push(Why::Needs {
        digit,
        places: places.to_vec(),
    });
    finding.tell(board, Technique::LockedInConstraint, sink)
}

/// By houses, where cells are seen in more ways than by rows, columns and boxes. What locked candidates
/// find is left to them.
pub(super) fn find_houses<S: Cells>(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let layout = board.layout();
    if layout.is_plain {
        return ControlFlow::Continue(());
    }
    for (number, house) in layout
        .houses
        .iter()
        .enumerate()
        .filter(|(_, house)| house.is_full)
    {
        for digit in board.digits() {
            sink.tick()?;
            let places = board.places(digit) & house.set;
            if places.len() < 2 || board.placed(digit).meets(&house.set) {
                continue;
            }
            let is_box = |kind: HouseKind| kind == HouseKind::Box;
            let told = layout
                .houses_with(places)
                .filter(|&cover| is_box(house.kind) || is_box(layout.houses[cover].kind))
                .fold(S::default(), |all, cover| all | layout.houses[cover].set);
            let seeing = layout.common_peers(places.iter()) - told - house.set;
            let places: Vec<Cell> = places.iter().collect();
            let finding = Finding {
                houses: vec![number],
                digits: vec![digit],
                cells: places.clone(),
                eliminations: board.all(seeing, digit),
                why: vec![Why::HouseNeeds {
                    house: number,
                    digit,
                    places,
                }],
                ..Finding::default()
            };
            finding.tell(board, Technique::LockedSight, sink)?;
        }
    }
    ControlFlow::Continue(())
}
