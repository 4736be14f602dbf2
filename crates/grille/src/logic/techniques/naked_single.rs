//! Naked single: a cell to which only one candidate is left (document D's R1).

use std::ops::ControlFlow;

use super::Sink;
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::step::{Candidate, Evidence, Role, Step};
use crate::logic::technique::Technique;

pub(super) fn find<S: Cells>(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in board.with_one().iter() {
        let Some(digit) = board.candidates(cell).single() else {
            continue;
        };
        sink.give(Step {
            technique: Technique::NakedSingle,
            placements: vec![Candidate::new(cell, digit)],
            eliminations: Vec::new(),
            evidence: Evidence {
                digits: vec![digit],
                cells: vec![(cell, Role::Pattern)],
                ..Evidence::default()
            },
        })?;
    }
    ControlFlow::Continue(())
}
