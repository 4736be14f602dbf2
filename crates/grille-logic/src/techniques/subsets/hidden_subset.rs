//! Hidden subsets: two, three or four digits with as many places in a house fill these cells, which lose all other
//! candidates.

use std::ops::ControlFlow;

use grille_core::{Digit, DigitSet};

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::{Sink, tight};

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    size: usize,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let tables = board.tables();
    for &number in &tables.boxes_first {
        sink.poll()?;
        let house = &tables.houses[number];
        if !house.is_full || (house.set & board.open()).len() <= size {
            continue;
        }
        let mut digits = [Digit::from_index(0); Digit::MAX as usize];
        let mut places = [S::default(); Digit::MAX as usize];
        let mut count = 0;
        for digit in board.digits() {
            let own = board.places(digit) & house.set;
            if (2..=size).contains(&own.len()) && !board.placed(digit).meets(&house.set) {
                (digits[count], places[count]) = (digit, own);
                count += 1;
            }
        }
        let len = |set: S| set.len();
        tight(&places[..count], size, len, &mut |chosen, cells| {
            let chosen = (0..count).filter(|at| chosen >> at & 1 == 1);
            let digits: DigitSet = chosen.map(|at| digits[at]).collect();
            let mut eliminations = Vec::new();
            let mut candidates = Vec::new();
            for cell in cells.iter() {
                for digit in board.candidates(cell) {
                    let candidate = Candidate::new(cell, digit);
                    if digits.contains(digit) {
                        candidates.push((candidate, Role::Pattern));
                    } else {
                        eliminations.push(candidate);
                    }
                }
            }
            if eliminations.is_empty() {
                return ControlFlow::Continue(());
            }
            sink.give(Step {
                technique: match size {
                    2 => Technique::HiddenPair,
                    3 => Technique::HiddenTriple,
                    _ => Technique::HiddenQuad,
                },
                placements: Vec::new(),
                eliminations,
                evidence: Evidence {
                    digits: digits.iter().collect(),
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
