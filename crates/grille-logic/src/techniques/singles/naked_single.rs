//! Naked single: a cell with only one candidate left (document D's R1).

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
