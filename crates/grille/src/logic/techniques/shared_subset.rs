//! Naked subsets with a group of cells in the place of one: when some cell of the group is known to
//! hold one of certain digits, the group counts as a single cell with these candidates. With two, three
//! or four other cells of a house it may make a naked triple, quadruple or more, and the rest of the
//! house loses the digits. Unique rectangles and graves of type 3 end like this.

use std::ops::ControlFlow;

use super::choices;
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::step::{Candidate, Evidence, Role};
use crate::{Cell, DigitSet};

/// The most cells that the group is joined with; larger subsets are beyond what anyone looks for.
const MOST_CELLS: usize = 5;

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
    visit: &mut dyn FnMut(&Subset) -> ControlFlow<()>,
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
        for size in extras.len() - 1..=most {
            choices(&small, size, &mut Vec::new(), &mut |cells| {
                let digits = cells
                    .iter()
                    .fold(extras, |all, &cell| all | board.candidates(cell));
                if digits.len() != size + 1 {
                    return ControlFlow::Continue(());
                }
                let set: S = cells.iter().copied().collect();
                let houses: Vec<usize> = layout.houses_with(group | set).collect();
                if houses.first() != Some(&house) {
                    return ControlFlow::Continue(());
                }
                let seen = houses
                    .iter()
                    .fold(S::default(), |all, &house| all | layout.houses[house].set)
                    - (group | set);
                let eliminations: Vec<Candidate> = digits
                    .iter()
                    .flat_map(|digit| board.all(seen, digit))
                    .collect();
                if eliminations.is_empty() {
                    return ControlFlow::Continue(());
                }
                visit(&Subset {
                    houses,
                    eliminations,
                    cells: cells.to_vec(),
                })
            })?;
        }
    }
    ControlFlow::Continue(())
}
