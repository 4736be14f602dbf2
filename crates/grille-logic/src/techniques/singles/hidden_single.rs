//! Hidden single: a digit that has only one place left in a house (document D's R3).

use std::ops::ControlFlow;

use grille_core::HouseKind;

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::Sink;

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    // Boxes first: people see them there most easily.
    let houses = || {
        board
            .tables()
            .houses
            .iter()
            .enumerate()
            .filter(|(_, house)| house.is_full)
    };
    let boxes = houses().filter(|(_, house)| house.kind == HouseKind::Box);
    let others = houses().filter(|(_, house)| house.kind != HouseKind::Box);
    for (number, house) in boxes.chain(others) {
        sink.tick()?;
        for digit in board.digits() {
            let places = board.places(digit) & house.set;
            if places.len() != 1 || board.placed(digit).meets(&house.set) {
                continue;
            }
            let Some(cell) = places.first() else { continue };
            sink.give(Step {
                technique: Technique::HiddenSingle,
                placements: vec![Candidate::new(cell, digit)],
                eliminations: Vec::new(),
                evidence: Evidence {
                    digits: vec![digit],
                    houses: vec![number],
                    cells: vec![(cell, Role::Pattern)],
                    ..Evidence::default()
                },
            })?;
        }
    }
    ControlFlow::Continue(())
}
