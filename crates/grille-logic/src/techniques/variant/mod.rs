//! Steps by constraints: sums, signs, lines, marks and clues.
//!
//! Each file finds the steps of one kind of argument and gives the reasons as [`Why`]s, one per sentence. What depends
//! on the constraints alone and not on the board is computed once, in [`Derived`].

mod alternation;
mod breaks;
mod clash;
mod clue;
mod combinations;
mod count;
mod derived;
mod difference;
mod limits;
mod line_ends;
mod locked;
mod order;
mod partner;
mod related;
mod sandwich;
mod twins;

use std::ops::ControlFlow;

pub(crate) use derived::{Derived, Enforced};

use grille_core::{Cell, Digit, DigitSet};

use super::Sink;
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::why::Why;

/// Finds the steps of a technique that rests on constraints; none on a grid without constraints.
pub(super) fn find<S: Cells>(
    board: &Board<S>,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if technique == Technique::LockedSight {
        return locked::find_houses(board, sink);
    }
    if board.tables().model.is_none() {
        return ControlFlow::Continue(());
    }
    // It is missing only if the budget is over.
    let Some(derived) = board.tables().derived(sink.budget()) else {
        return ControlFlow::Break(());
    };
    match technique {
        Technique::EqualCells | Technique::PairRelation => {
            partner::find(board, derived, technique, sink)
        }
        Technique::Alternation => alternation::find(board, derived, sink),
        Technique::LockedRelation => related::find(board, derived, sink),
        Technique::EqualSight => twins::find(board, derived, sink),
        Technique::SharedPartner => partner::find_shared(board, derived, sink),
        Technique::Thermometer | Technique::SignChain => {
            order::find(board, derived, technique, sink)
        }
        Technique::LineEnds => line_ends::find(board, sink),
        Technique::CageCombination | Technique::DigitRun => {
            combinations::find(board, derived, technique, sink)
        }
        Technique::CageArrangement => combinations::find_arrangements(board, derived, sink),
        Technique::CageClash | Technique::KillerSubset => {
            clash::find(board, derived, technique, sink)
        }
        Technique::LockedInConstraint => locked::find(board, derived, sink),
        Technique::CircleCount => count::find(board, sink),
        Technique::RuleOf45 | Technique::InniesOuties => {
            difference::find(board, derived, technique, sink)
        }
        Technique::SumLimits => limits::find(board, sink),
        Technique::SandwichFilling => sandwich::find(board, sink),
        Technique::OutsideClue => clue::find(board, sink),
        _ => breaks::find(board, derived, sink),
    }
}

/// A step under construction: what it eliminates, and why.
#[derive(Default)]
struct Finding {
    constraints: Vec<usize>,
    houses: Vec<usize>,
    /// The digits that it is about; empty if it is about whatever the cells can hold.
    digits: Vec<Digit>,
    cells: Vec<Cell>,
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
    why: Vec<Why>,
}

impl Finding {
    /// A finding about one constraint and these cells of it.
    fn of(constraint: usize, cells: Vec<Cell>) -> Finding {
        Finding {
            constraints: vec![constraint],
            cells,
            ..Finding::default()
        }
    }

    /// Eliminates digits from a cell for this reason.
    fn strike(&mut self, cell: Cell, digits: DigitSet, why: Why) {
        let lost = digits.iter().map(|digit| Candidate::new(cell, digit));
        self.eliminations.extend(lost);
        self.why.push(why);
    }

    /// Whether some cell would be left without candidates. Then the puzzle has no solution, which a step does not
    /// report.
    fn empties<S: Cells>(&self, board: &Board<S>) -> bool {
        self.eliminations.iter().any(|lost| {
            let own = self
                .eliminations
                .iter()
                .filter(|other| other.cell == lost.cell);
            let lost_here: DigitSet = own.map(|other| other.digit).collect();
            board.candidates(lost.cell).is_subset(lost_here)
        })
    }

    /// Adds a constraint, once.
    fn name(&mut self, constraint: usize) {
        if !self.constraints.contains(&constraint) {
            self.constraints.push(constraint);
        }
    }

    /// The step, if anything follows.
    fn step<S: Cells>(
        self,
        board: &Board<S>,
        technique: Technique,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        sink.tick()?;
        if (self.eliminations.is_empty() && self.placements.is_empty()) || self.empties(board) {
            return ControlFlow::Continue(());
        }
        let candidates = self.cells.iter().flat_map(|&cell| {
            let own = board.candidates(cell).iter();
            own.filter(|digit| self.digits.is_empty() || self.digits.contains(digit))
                .map(move |digit| (Candidate::new(cell, digit), Role::Pattern))
        });
        sink.give(Step {
            technique,
            evidence: Evidence {
                candidates: candidates.collect(),
                cells: self
                    .cells
                    .iter()
                    .map(|&cell| (cell, Role::Pattern))
                    .collect(),
                digits: self.digits,
                houses: self.houses,
                constraints: self.constraints,
                why: self.why,
                ..Evidence::default()
            },
            placements: self.placements,
            eliminations: self.eliminations,
        })
    }
}
