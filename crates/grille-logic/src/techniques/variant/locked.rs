//! A digit that must be in one of a few cells: every combination of a cage contains it, a circle names it, or a house
//! needs it. With one place it goes there; otherwise every cell that sees all the places loses it, whichever houses or
//! moves it sees them by.

use std::ops::ControlFlow;

use grille_core::constraint::Condition;
use grille_core::{Cell, Digit, HouseKind};

use super::combinations::{finding, left, needed};
use super::{Derived, Finding, Sink};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::why::Why;

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
        .tables()
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
            let seeing = board.tables().common_peers(places.iter().copied());
            finding.eliminations = board.all(seeing, digit);
        }
    }
    finding.why.push(Why::Needs {
        digit,
        places: places.to_vec(),
    });
    finding.step(board, Technique::LockedInConstraint, sink)
}

/// By houses, if cells see each other in more ways than by rows, columns and boxes. What locked candidates find is
/// left to them.
pub(super) fn find_houses<S: Cells>(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let tables = board.tables();
    if tables.is_plain {
        return ControlFlow::Continue(());
    }
    for (number, house) in tables
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
            let told = tables
                .houses_with(places)
                .filter(|&cover| is_box(house.kind) || is_box(tables.houses[cover].kind))
                .fold(S::default(), |all, cover| all | tables.houses[cover].set);
            let seeing = tables.common_peers(places.iter()) - told - house.set;
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
            finding.step(board, Technique::LockedSight, sink)?;
        }
    }
    ControlFlow::Continue(())
}
