//! Computes candidates: the digits that may go into a cell as far as each constraint on its own can tell.
//!
//! The cell's houses, the cells it must differ from, its own marks and earlier eliminations come first. Then each
//! constraint (a cage, an arrow, a thermometer, a dot) removes the digits that it rules out, given what these leave to
//! its cells. No constraint builds on what another one removed: a player sees, for each digit, the one constraint that
//! forbids it. Further reasoning is left to the techniques.
//!
//! Everything that shows candidates uses this module. Only the logic engine starts from [`Standing::unheld`], because
//! it explains the removals of constraints step by step.

use std::collections::BTreeMap;

use grille_core::constraint::{Condition, Constraint};
use grille_core::{Cell, CellSet, Digit, DigitSet, Layout};

use crate::Model;
use crate::propagators::Propagator;

/// Digits on a grid, right or wrong, with the constraints they are subject to.
#[derive(Clone, Copy)]
pub struct Standing<'a> {
    /// The layout with the groups of the constraints.
    pub layout: &'a Layout,
    /// The compiled constraints, if there are any.
    pub model: Option<&'a Model>,
    /// The digit of each cell.
    pub value: &'a dyn Fn(Cell) -> Option<Digit>,
    /// What was ruled out of each cell by other means.
    pub eliminated: &'a dyn Fn(Cell) -> DigitSet,
}

impl Standing<'_> {
    /// The digits that no peer of a cell holds and that its own marks allow, regardless of what the cell itself holds.
    #[must_use]
    pub fn unheld(&self, cell: Cell) -> DigitSet {
        let peers = self.layout.peers(cell).iter();
        let held = peers.filter_map(self.value).collect();
        let allowed = match self.model {
            Some(model) => model.allowed(cell),
            None => self.layout.all_digits(),
        };
        allowed - held - (self.eliminated)(cell)
    }

    /// The candidates of a cell, regardless of what it holds: its digit may be replaced.
    #[must_use]
    pub fn of(&self, cell: Cell) -> DigitSet {
        let refused = self.refused(cell).into_iter();
        refused.fold(self.unheld(cell), |left, (_, digits)| left - digits)
    }

    /// The candidates of every cell; empty for a cell that has its digit.
    #[must_use]
    pub fn all(&self) -> Vec<DigitSet> {
        let is_open = |cell: Cell| (self.value)(cell).is_none();
        let unheld = |cell: Cell| {
            if is_open(cell) {
                self.unheld(cell)
            } else {
                DigitSet::EMPTY
            }
        };
        let mut candidates: Vec<DigitSet> = self.layout.cells().map(unheld).collect();
        let unheld = candidates.clone();
        let left = |cell: Cell| (self.value)(cell).map_or(unheld[cell.index()], DigitSet::only);
        for (_, propagators) in self.by_constraint() {
            let narrowed = narrowed(propagators, left);
            for &cell in propagators
                .iter()
                .flat_map(|(_, propagator)| propagator.cells())
            {
                let left = narrowed
                    .as_ref()
                    .map_or(DigitSet::EMPTY, |left| left[&cell]);
                candidates[cell.index()] &= left;
            }
        }
        candidates
    }

    /// What the constraints alone forbid in a cell: for each constraint, by index, the digits it removes from those
    /// that no peer holds.
    #[must_use]
    pub fn refused(&self, cell: Cell) -> Vec<(usize, DigitSet)> {
        // The digit of the cell itself is ignored, here and for its peers.
        let value = |at: Cell| (self.value)(at).filter(|_| at != cell);
        let without = Standing {
            value: &value,
            ..*self
        };
        let unheld = without.unheld(cell);
        let left = |at: Cell| value(at).map_or_else(|| without.unheld(at), DigitSet::only);
        let mut refused: Vec<(usize, DigitSet)> = Vec::new();
        let about = |propagators: &[(usize, Propagator)]| {
            let mut propagators = propagators.iter();
            propagators.any(|(_, propagator)| propagator.cells().contains(&cell))
        };
        for (number, propagators) in self
            .by_constraint()
            .filter(|(_, propagators)| about(propagators))
        {
            let left = narrowed(propagators, left).map_or(DigitSet::EMPTY, |left| left[&cell]);
            let digits = unheld - left;
            match refused.last_mut() {
                _ if digits.is_empty() => {}
                // The conditions of a whole-grid constraint are adjacent.
                Some((last, known)) if *last == number => *known |= digits,
                _ => refused.push((number, digits)),
            }
        }
        refused
    }

    /// The constraints whose marks (even, odd, …) do not allow a digit in a cell.
    pub fn marks_against(&self, cell: Cell, digit: Digit) -> impl Iterator<Item = usize> {
        let conditions = self.model.map_or(&[][..], Model::conditions).iter();
        conditions.filter_map(move |(number, condition)| match condition {
            Condition::OneOf { cell: at, digits } if *at == cell && !digits.contains(digit) => {
                Some(*number)
            }
            _ => None,
        })
    }

    /// The constraints that the digits break whatever goes into the open cells: each by its index, with the offending
    /// cells. Houses and pairs of cells that must differ are not checked.
    #[must_use]
    pub fn broken(&self) -> BTreeMap<usize, CellSet> {
        let mut broken: BTreeMap<usize, CellSet> = BTreeMap::new();
        let filled = |&cell: &Cell| (self.value)(cell).is_some();
        for cell in self.layout.cells() {
            for number in (self.value)(cell)
                .into_iter()
                .flat_map(|digit| self.marks_against(cell, digit))
            {
                broken.entry(number).or_default().insert(cell);
            }
        }
        let all = self.layout.all_digits();
        let left = |cell: Cell| (self.value)(cell).map_or(all, DigitSet::only);
        for (number, propagators) in self.by_constraint() {
            let cells = propagators
                .iter()
                .flat_map(|(_, propagator)| propagator.cells());
            let cells: Vec<Cell> = cells.copied().filter(filled).collect();
            if !cells.is_empty() && narrowed(propagators, left).is_none() {
                let known = broken.entry(number).or_default();
                for cell in cells {
                    known.insert(cell);
                }
            }
        }
        broken
    }

    /// The propagators that are run together: those of one constraint, with its index. Each condition of a whole-grid
    /// constraint stands by itself; otherwise one wrong digit would leave no candidates anywhere.
    fn by_constraint(&self) -> impl Iterator<Item = (usize, &[(usize, Propagator)])> {
        let constraints = self.model.map_or(&[][..], Model::constraints);
        let propagators = self.model.map_or(&[][..], Model::propagators);
        let together = |one: &(usize, Propagator), next: &(usize, Propagator)| {
            one.0 == next.0 && !matches!(constraints[one.0], Constraint::Whole(_))
        };
        let chunks = propagators.chunk_by(together);
        chunks.map(|propagators| (propagators[0].0, propagators))
    }
}

/// What some conditions together leave to each of their cells; `None` if they cannot be met.
fn narrowed(
    propagators: &[(usize, Propagator)],
    left: impl Fn(Cell) -> DigitSet,
) -> Option<BTreeMap<Cell, DigitSet>> {
    let cells = propagators
        .iter()
        .flat_map(|(_, propagator)| propagator.cells());
    let mut known: BTreeMap<Cell, DigitSet> = cells.map(|&cell| (cell, left(cell))).collect();
    loop {
        let mut is_settled = true;
        for (_, propagator) in propagators {
            let before: Vec<DigitSet> = propagator.cells().iter().map(|cell| known[cell]).collect();
            let mut after = before.clone();
            propagator.narrow(&mut after).ok()?;
            if after != before {
                is_settled = propagators.len() == 1;
                known.extend(propagator.cells().iter().copied().zip(after));
            }
        }
        if is_settled {
            return Some(known);
        }
    }
}
