//! Hidden subsets: two, three or four digits that share as many places in a house leave these cells no
//! other candidate.

use std::ops::ControlFlow;

use super::{Sink, choices};
use crate::Digit;
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::step::{Candidate, Evidence, Role, Step};
use crate::logic::technique::Technique;

pub(super) fn find<S: Cells>(
    board: &Board<S>,
    size: usize,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for (number, house) in board.layout().houses.iter().enumerate() {
        if !house.is_full || (house.set & board.open()).len() <= size {
            continue;
        }
        let few = |digit: &Digit| {
            let places = (board.places(*digit) & house.set).len();
            (2..=size).contains(&places) && !board.placed(*digit).meets(&house.set)
        };
        let digits: Vec<Digit> = board.digits().filter(few).collect();
        choices(&digits, size, &mut Vec::new(), &mut |digits| {
            let cells = digits.iter().fold(S::default(), |all, &digit| {
                all | (board.places(digit) & house.set)
            });
            if cells.len() != size {
                return ControlFlow::Continue(());
            }
            let mut eliminations = Vec::new();
            let mut candidates = Vec::new();
            for cell in cells.iter() {
                for digit in board.candidates(cell) {
                    let candidate = Candidate::new(cell, digit);
                    if digits.contains(&digit) {
                        candidates.push((candidate, Role::Pattern));
                    } else {
                        eliminations.push(candidate);
                    }
                }
            }
            if eliminations.is_empty() {
                return ControlFlow::Continue(());
            }
            sink(Step {
                technique: match size {
                    2 => Technique::HiddenPair,
                    3 => Technique::HiddenTriple,
                    _ => Technique::HiddenQuad,
                },
                placements: Vec::new(),
                eliminations,
                evidence: Evidence {
                    digits: digits.to_vec(),
                    houses: vec![number],
                    cells: cells.iter().map(|cell| (cell, Role::Pattern)).collect(),
                    candidates,
                    ..Evidence::default()
                },
            })
        })?;
    }
    ControlFlow::Continue(())
}
