//! Bivalue universal grave (BUG): a position in which every open cell has two candidates, and every digit missing from
//! a house has two places in it. If it had a solution, taking the other candidate in every cell would give a second,
//! so a puzzle with one solution never reaches it. If a position is a grave except for a few *extra* candidates, at
//! least one of these is true. What follows depends on where they are:
//!
//! * BUG+1: there is only one. Its cell loses the two other candidates.
//! * Type 2: all of one digit. The cells that see all of them lose it.
//! * Type 3: the cells share a house. One of them holds an extra digit, so together they act as one cell with these
//!   candidates, and may form a naked subset with others of the house. One cell alone holds an extra digit itself: it
//!   loses the rest.
//! * Type 4: two cells share a house in which a digit that is not extra has no other place. One cell holds that digit,
//!   so the other holds an extra one: both lose the rest.

use std::ops::ControlFlow;

use grille_core::{Cell, DigitSet};

use super::rectangle::link;
use super::shared_subset;
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::Sink;

/// A position that is a grave except for some extra candidates.
struct Grave<S> {
    /// The cells with more than two candidates, and the extra ones among these.
    cells: Vec<(Cell, DigitSet)>,
    set: S,
    /// All extra digits.
    extras: DigitSet,
}

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let many = board.open() - board.with_two();
    let counts = match technique {
        Technique::BugPlusOne => 1..=1,
        Technique::BugType3 => 1..=board.tables().layout.digits(),
        Technique::BugType4 => 2..=2,
        // More cells than there are in a house have no common peer.
        _ => 2..=board.tables().layout.digits(),
    };
    if !counts.contains(&many.len()) {
        return ControlFlow::Continue(());
    }
    let Some(grave) = Grave::new(board, many) else {
        return ControlFlow::Continue(());
    };
    match technique {
        Technique::BugPlusOne if grave.extras.len() > 1 => ControlFlow::Continue(()),
        Technique::BugPlusOne => grave.one_cell(board, technique, sink),
        Technique::BugType2 => grave.one_digit(board, sink),
        Technique::BugType3 => grave.subset(board, sink),
        _ => grave.locked_digit(board, sink),
    }
}

impl<S: Cells> Grave<S> {
    /// The grave under a position, if there is one. `many` are the cells that do not have exactly two candidates.
    fn new(board: &Board<S>, many: S) -> Option<Grave<S>> {
        let tables = board.tables();
        // In a house that need not hold every digit, two places of a digit may both be false, and then
        // the other candidates would clash.
        let is_sound = |cell: Cell| {
            // A constraint may distinguish the two fillings.
            tables.exchangeable.contains(cell)
                && tables.houses_of[cell.index()].iter().all(|&house| {
                    let house = &tables.houses[house];
                    house.is_full || (house.set & board.open()).len() == 1
                })
        };
        if !board.open().iter().all(is_sound) {
            return None;
        }
        let mut cells = Vec::with_capacity(many.len());
        let mut grave: Vec<S> = board.digits().map(|digit| board.places(digit)).collect();
        let mut extras = DigitSet::EMPTY;
        for cell in many.iter() {
            // A digit is extra if it has more than two places in every house of the cell.
            let own: DigitSet = board
                .candidates(cell)
                .iter()
                .filter(|&digit| {
                    let mut houses = tables.houses_of[cell.index()].iter();
                    houses.all(|&house| {
                        let house = &tables.houses[house];
                        !house.is_full || (board.places(digit) & house.set).len() > 2
                    })
                })
                .collect();
            if own.is_empty() || board.candidates(cell).len() != own.len() + 2 {
                return None;
            }
            for digit in own {
                grave[digit.index()].remove(cell);
            }
            extras |= own;
            cells.push((cell, own));
        }
        let is_grave = tables
            .houses
            .iter()
            .filter(|house| house.is_full)
            .all(|house| {
                let mut counts = grave.iter().map(|places| (*places & house.set).len());
                counts.all(|count| count == 0 || count == 2)
            });
        is_grave.then_some(Grave {
            cells,
            set: many,
            extras,
        })
    }

    fn one_cell(
        &self,
        board: &Board<S>,
        technique: Technique,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let eliminations = self.rest(board, DigitSet::EMPTY);
        sink.give(self.step(board, technique, eliminations))
    }

    fn one_digit(&self, board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let Some(extra) = self.extras.single() else {
            return ControlFlow::Continue(());
        };
        let seen = board
            .tables()
            .common_peers(self.cells.iter().map(|&(cell, _)| cell));
        let eliminations = board.all(seen, extra);
        if eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        sink.give(self.step(board, Technique::BugType2, eliminations))
    }

    fn subset(&self, board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        if self.extras.len() < 2 {
            return ControlFlow::Continue(());
        }
        if self.cells.len() == 1 {
            return self.one_cell(board, Technique::BugType3, sink);
        }
        shared_subset::each(board, self.set, self.extras, sink, &mut |subset, sink| {
            let mut step = self.step(board, Technique::BugType3, subset.eliminations.clone());
            step.evidence.houses.clone_from(&subset.houses);
            subset.add_to(board, &mut step.evidence);
            sink.give(step)
        })
    }

    fn locked_digit(&self, board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let [(one, extra), (other, other_extra)] = self.cells[..] else {
            return ControlFlow::Continue(());
        };
        let shared = (board.candidates(one) - extra) & (board.candidates(other) - other_extra);
        for locked in shared {
            let houses: Vec<usize> = board.links(one, other, locked).collect();
            if houses.is_empty() {
                continue;
            }
            let eliminations = self.rest(board, DigitSet::only(locked));
            let mut step = self.step(board, Technique::BugType4, eliminations);
            step.evidence.houses = houses;
            step.evidence.links = vec![link(one, other, locked)];
            sink.give(step)?;
        }
        ControlFlow::Continue(())
    }

    /// The candidates of the cells that are neither extra nor kept.
    fn rest(&self, board: &Board<S>, kept: DigitSet) -> Vec<Candidate> {
        let cells = self.cells.iter();
        cells
            .flat_map(|&(cell, extra)| {
                let rest = board.candidates(cell) - extra - kept;
                rest.iter().map(move |digit| Candidate::new(cell, digit))
            })
            .collect()
    }

    fn step(&self, board: &Board<S>, technique: Technique, eliminations: Vec<Candidate>) -> Step {
        let mut candidates = Vec::new();
        for &(cell, extra) in &self.cells {
            for digit in board.candidates(cell) {
                let role = if extra.contains(digit) {
                    Role::Extra
                } else {
                    Role::Pattern
                };
                candidates.push((Candidate::new(cell, digit), role));
            }
        }
        Step {
            technique,
            placements: Vec::new(),
            eliminations,
            evidence: Evidence {
                digits: self.extras.iter().collect(),
                cells: self
                    .cells
                    .iter()
                    .map(|&(cell, _)| (cell, Role::Pattern))
                    .collect(),
                candidates,
                ..Evidence::default()
            },
        }
    }
}
