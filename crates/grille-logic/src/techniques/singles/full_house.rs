//! Full house: the last open cell of a house takes the one digit that the house lacks.

use std::ops::ControlFlow;

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::Sink;

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for (number, house) in board.tables().houses.iter().enumerate() {
        sink.tick()?;
        let open = house.set & board.open();
        if !house.is_full || open.len() != 1 {
            continue;
        }
        let Some(cell) = open.first() else { continue };
        // Only this digit is left in the cell; if even that is gone, the grid is broken.
        let Some(digit) = board.candidates(cell).single() else {
            continue;
        };
        if house
            .cells
            .iter()
            .any(|&other| board.value(other) == Some(digit))
        {
            continue;
        }
        sink.give(Step {
            technique: Technique::FullHouse,
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
    ControlFlow::Continue(())
}
