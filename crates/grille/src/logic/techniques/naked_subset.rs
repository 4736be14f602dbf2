//! Naked subsets: two, three or four cells of a house that share as many candidates keep them from the
//! rest of the house. Where the cells lie in two houses, both lose them: a locked pair or triple.

use std::ops::ControlFlow;

use super::{Sink, choices};
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::step::{Candidate, Evidence, Role, Step};
use crate::logic::technique::Technique;
use crate::{Cell, DigitSet};

pub(super) fn find<S: Cells>(
    board: &Board<S>,
    size: usize,
    locked: bool,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let layout = board.layout();
    for (number, house) in layout.houses.iter().enumerate() {
        let open: Vec<Cell> = house
            .cells
            .iter()
            .copied()
            .filter(|&cell| board.open().contains(cell))
            .collect();
        if open.len() <= size {
            continue;
        }
        let small: Vec<Cell> = open
            .into_iter()
            .filter(|&cell| (2..=size).contains(&board.candidates(cell).len()))
            .collect();
        choices(&small, size, &mut Vec::new(), &mut |cells| {
            let digits = cells.iter().fold(DigitSet::EMPTY, |union, &cell| {
                union | board.candidates(cell)
            });
            if digits.len() != size {
                return ControlFlow::Continue(());
            }
            let set: S = cells.iter().copied().collect();
            let houses: Vec<usize> = layout.houses_with(set).collect();
            let reached: Vec<usize> = houses
                .iter()
                .copied()
                .filter(|&house| {
                    digits
                        .iter()
                        .any(|digit| board.places(digit).meets(&(layout.houses[house].set - set)))
                })
                .collect();
            // A subset of two houses is told once, in the first of them, and is locked only where both
            // lose something.
            let is_locked = houses.len() > 1 && reached.len() > 1;
            let is_told_here = houses.first() == Some(&number);
            if is_locked != locked || reached.is_empty() || !is_told_here {
                return ControlFlow::Continue(());
            }
            let seen = reached
                .iter()
                .fold(S::default(), |all, &house| all | layout.houses[house].set)
                - set;
            let eliminations = digits
                .iter()
                .flat_map(|digit| board.all(seen, digit))
                .collect();
            let candidates = cells.iter().flat_map(|&cell| {
                board
                    .candidates(cell)
                    .iter()
                    .map(move |digit| (Candidate::new(cell, digit), Role::Pattern))
            });
            sink(Step {
                technique: technique(size, locked),
                placements: Vec::new(),
                eliminations,
                evidence: Evidence {
                    digits: digits.iter().collect(),
                    houses: reached,
                    cells: cells.iter().map(|&cell| (cell, Role::Pattern)).collect(),
                    candidates: candidates.collect(),
                    ..Evidence::default()
                },
            })
        })?;
    }
    ControlFlow::Continue(())
}

fn technique(size: usize, locked: bool) -> Technique {
    match (size, locked) {
        (2, true) => Technique::LockedPair,
        (_, true) => Technique::LockedTriple,
        (2, false) => Technique::NakedPair,
        (3, false) => Technique::NakedTriple,
        _ => Technique::NakedQuad,
    }
}
