//! Naked subsets with a group of cells in the place of one: when some cell of the group is known to
//! hold one of certain digits, the group counts as a single cell with these candidates. With one other
//! cell of a house it may make a naked pair, with two a naked triple, and so on: the rest of the house
//! loses the digits. Unique rectangles and graves of type 3 end like this.

use std::ops::ControlFlow;

use super::Sink;
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::step::{Candidate, Evidence, Role};
use crate::{Cell, DigitSet};

/// The most cells that the group is joined with: enough for every subset on a grid of nine digits.
const MOST_CELLS: usize = 6;

/// A subset that a group completes.
pub(super) struct Subset {
    /// The houses that lose the digits.
    pub houses: Vec<usize>,
    pub eliminations: Vec<Candidate>,
    cells: Vec<Cell>,
}

impl Subset {
    /// Adds the cells of the subset to what a step rests on.
    pub fn tell<S: Cells>(&self, board: &Board<S>, evidence: &mut Evidence) {
        for &cell in &self.cells {
            evidence.cells.push((cell, Role::Subset));
            for digit in board.candidates(cell) {
                evidence
                    .candidates
                    .push((Candidate::new(cell, digit), Role::Subset));
            }
        }
    }
}

/// Visits each subset that a group makes with other cells of a house, where it removes something.
pub(super) fn each<S: Cells>(
    board: &Board<S>,
    group: S,
    extras: DigitSet,
    sink: &mut Sink<'_>,
    visit: &mut dyn FnMut(&Subset, &mut Sink<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let layout = board.layout();
    for house in layout.houses_with(group) {
        let rest = (layout.houses[house].set & board.open()) - group;
        // Something must be left to lose the digits.
        let most = MOST_CELLS.min(rest.len().saturating_sub(1));
        let small: Vec<Cell> = rest
            .iter()
            .filter(|&cell| (board.candidates(cell) | extras).len() <= most + 1)
            .collect();
        let mut known: Vec<S> = Vec::new();
        for size in extras.len() - 1..=most {
            grow(
                board,
                &small,
                size,
                extras,
                &mut Vec::new(),
                sink,
                &mut |cells, digits, sink| {
                    let set: S = cells.iter().copied().collect();
                    // One with a smaller one inside says nothing new.
                    if known.iter().any(|smaller| smaller.is_subset(&set)) {
                        return ControlFlow::Continue(());
                    }
                    known.push(set);
                    let mut houses: Vec<usize> = layout.houses_with(group | set).collect();
                    if houses.first() != Some(&house) {
                        return ControlFlow::Continue(());
                    }
                    let losing = |house: usize| layout.houses[house].set - (group | set);
                    houses.retain(|&house| {
                        let mut digits = digits.iter();
                        digits.any(|digit| board.places(digit).meets(&losing(house)))
                    });
                    let seen = houses
                        .iter()
                        .fold(S::default(), |all, &house| all | losing(house));
                    if houses.is_empty() {
                        return ControlFlow::Continue(());
                    }
                    let subset = Subset {
                        houses,
                        eliminations: digits
                            .iter()
                            .flat_map(|digit| board.all(seen, digit))
                            .collect(),
                        cells: cells.to_vec(),
                    };
                    visit(&subset, sink)
                },
            )?;
        }
    }
    ControlFlow::Continue(())
}

/// Takes some cells and the digits that they have with the group.
type Visit<'a> = dyn FnMut(&[Cell], DigitSet, &mut Sink<'_>) -> ControlFlow<()> + 'a;

/// All ways of choosing `size` of these cells that have, with the digits so far, one digit more than
/// there are cells.
fn grow<S: Cells>(
    board: &Board<S>,
    cells: &[Cell],
    size: usize,
    digits: DigitSet,
    chosen: &mut Vec<Cell>,
    sink: &mut Sink<'_>,
    visit: &mut Visit<'_>,
) -> ControlFlow<()> {
    if chosen.len() == size {
        return if digits.len() == size + 1 {
            visit(chosen, digits, sink)
        } else {
            ControlFlow::Continue(())
        };
    }
    for (at, &cell) in cells.iter().enumerate() {
        sink.tick()?;
        let digits = digits | board.candidates(cell);
        if digits.len() <= size + 1 {
            chosen.push(cell);
            let flow = grow(board, &cells[at + 1..], size, digits, chosen, sink, visit);
            chosen.pop();
            flow?;
        }
    }
    ControlFlow::Continue(())
}
