//! Full house: the last open cell of a house takes the one digit that the house lacks.

use std::ops::ControlFlow;

use super::Sink;
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::step::{Candidate, Evidence, Role, Step};
use crate::logic::technique::Technique;

pub(super) fn find<S: Cells>(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for (number, house) in board.layout().houses.iter().enumerate() {
        sink.tick()?;
        let open = house.set & board.open();
        if !house.is_full || open.len() != 1 {
            continue;
        }
        let Some(cell) = open.first() else { continue };
        // Nothing but this digit is left to the cell; where even that is gone, the grid is broken.
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
