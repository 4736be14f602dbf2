//! A required number of some digits in some cells: the circles on corners (quadruples), global entropy. If no more
//! cells can hold one of the digits than are required, these cells hold nothing else; if the number is reached, the
//! other cells hold none of them.

use std::ops::ControlFlow;

use grille_core::constraint::{Condition, Constraint};
use grille_core::{Cell, DigitSet};

use super::{Finding, Sink};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::why::Why;

pub(super) fn find<S: Cells>(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some(model) = &board.tables().model else {
        return ControlFlow::Continue(());
    };
    for (constraint, condition) in model.further() {
        sink.tick()?;
        if let Condition::Count {
            cells,
            digits,
            counts,
        } = condition
        {
            let counted = Counted {
                constraint: *constraint,
                cells,
                digits: *digits,
            };
            counted.find(board, *counts, sink)?;
        }
    }
    for (number, constraint) in model.constraints().iter().enumerate() {
        if let Constraint::Quadruple(circle) = constraint {
            let mut missing = circle.digits.clone();
            for &cell in &circle.cells {
                let at = missing
                    .iter()
                    .position(|&digit| board.value(cell) == Some(digit));
                at.map(|at| missing.remove(at));
            }
            let open = circle
                .cells
                .iter()
                .filter(|&&cell| board.value(cell).is_none());
            if open.count() == missing.len() {
                let counted = Counted {
                    constraint: number,
                    cells: &circle.cells,
                    digits: missing.into_iter().collect(),
                };
                counted.all_needed(board, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

struct Counted<'a> {
    constraint: usize,
    cells: &'a [Cell],
    digits: DigitSet,
}

impl Counted<'_> {
    fn find<S: Cells>(
        &self,
        board: &Board<S>,
        counts: u64,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let surely = self.with(|cell| board.left(cell).is_subset(self.digits));
        let perhaps = self.with(|cell| !(board.left(cell) & self.digits).is_empty());
        let possible = (surely.len()..=perhaps.len()).filter(|&count| counts >> count & 1 == 1);
        let (least, greatest) = (possible.clone().min(), possible.max());
        if least == Some(perhaps.len()) && surely.len() < perhaps.len() {
            self.all_needed(board, sink)?;
        }
        if greatest == Some(surely.len()) && surely.len() < perhaps.len() {
            let lost = perhaps.iter().filter(|cell| !surely.contains(cell));
            let lost = lost.flat_map(|&cell| {
                let own = board.candidates(cell) & self.digits;
                own.iter().map(move |digit| Candidate::new(cell, digit))
            });
            let finding = Finding {
                eliminations: lost.collect(),
                why: vec![Why::NoMore {
                    digits: self.digits,
                    places: surely,
                }],
                ..Finding::of(self.constraint, self.cells.to_vec())
            };
            finding.step(board, Technique::CircleCount, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// The open cells that can hold one of the digits must do so.
    fn all_needed<S: Cells>(&self, board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let places = self.with(|cell| !(board.candidates(cell) & self.digits).is_empty());
        let lost = places.iter().flat_map(|&cell| {
            let rest = board.candidates(cell) - self.digits;
            rest.iter().map(move |digit| Candidate::new(cell, digit))
        });
        let finding = Finding {
            eliminations: lost.collect(),
            why: vec![Why::AllNeeded {
                digits: self.digits,
                places: places.clone(),
            }],
            ..Finding::of(self.constraint, self.cells.to_vec())
        };
        finding.step(board, Technique::CircleCount, sink)
    }

    fn with(&self, is: impl Fn(Cell) -> bool) -> Vec<Cell> {
        self.cells
            .iter()
            .copied()
            .filter(|&cell| is(cell))
            .collect()
    }
}
