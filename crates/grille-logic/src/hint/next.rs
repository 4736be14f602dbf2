//! The next step for a player, described in levels from vague to full.

use grille_core::Cell;
use grille_say::{Text, Value, text};

use super::player::Move;
use crate::position::Position;
use crate::step::Step;
use crate::wording::{pattern_cells, values};

/// How much of a step is revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Where to look.
    Where,
    /// Which technique.
    Technique,
    /// Which cells.
    Cells,
    /// All of it, with the reason.
    Step,
    /// The step is carried out: see [`NextStep::moves`].
    Apply,
}

impl Level {
    /// From vague to full.
    pub const ALL: [Level; 5] = [
        Level::Where,
        Level::Technique,
        Level::Cells,
        Level::Step,
        Level::Apply,
    ];

    /// The name in JSON, the same in each language.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Level::Where => "where",
            Level::Technique => "technique",
            Level::Cells => "cells",
            Level::Step => "step",
            Level::Apply => "apply",
        }
    }

    /// The next one; `None` after the last.
    #[must_use]
    pub fn next(self) -> Option<Level> {
        Level::ALL.into_iter().find(|&level| level > self)
    }
}

/// The most constraints that a hint names.
const MOST_NAMED: usize = 3;

/// The easiest step from the player's position.
#[derive(Clone, Debug)]
pub struct NextStep {
    /// The step.
    pub step: Step,
    /// The player's position: their digits, and the candidates that those and their marks leave.
    pub position: Position,
}

impl NextStep {
    /// The wording of the step at this level.
    #[must_use]
    pub fn describe(&self, level: Level) -> Text {
        let layout = self.position.layout();
        match level {
            Level::Where => match self.constraints() {
                [] => text!(
                    "hint-where",
                    houses = values::houses(layout, &self.houses())
                ),
                constraints => {
                    let told = self.step.describe(&self.position);
                    let constraints = constraints.iter().take(MOST_NAMED);
                    let named: Value = constraints.map(|&number| told.constraint(number)).collect();
                    text!("hint-where", houses = named)
                }
            },
            Level::Technique => text!("hint-technique", technique = &self.step.technique),
            Level::Cells => text!("hint-cells", cells = values::cells(layout, &self.cells())),
            Level::Step => self.step.describe(&self.position).explanation(),
            Level::Apply => text!(
                "hint-apply",
                conclusion = self.step.describe(&self.position).conclusion()
            ),
        }
    }

    /// What was done, once the step is carried out.
    #[must_use]
    pub fn done(&self) -> Text {
        let conclusion = self.step.describe(&self.position).conclusion();
        text!("hint-done", conclusion = conclusion)
    }

    /// The constraints to look at. For a sum over whole houses, the houses are the place to look.
    fn constraints(&self) -> &[usize] {
        match self.step.evidence.houses[..] {
            [] => &self.step.evidence.constraints,
            _ => &[],
        }
    }

    /// The cells of the constraints that the first level names; empty if it names houses.
    #[must_use]
    pub fn named_cells(&self) -> Vec<Cell> {
        let layout = self.position.layout();
        let named = self.constraints().iter().take(MOST_NAMED);
        let named = named.filter_map(|&number| self.position.constraints().get(number));
        let mut cells: Vec<Cell> = named
            .flat_map(|constraint| constraint.cells(layout))
            .collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The cells to look at: those of the pattern, otherwise those of the conclusion.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells = pattern_cells(&self.step.evidence);
        if cells.is_empty() {
            let conclusions = self.step.placements.iter().chain(&self.step.eliminations);
            cells = conclusions.map(|candidate| candidate.cell).collect();
        }
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The houses to look at: those of the pattern, otherwise the box (or another house) of each cell.
    #[must_use]
    pub fn houses(&self) -> Vec<usize> {
        if !self.step.evidence.houses.is_empty() {
            return self.step.evidence.houses.clone();
        }
        let layout = self.position.layout();
        let last_house = |&cell: &Cell| {
            let mut houses = layout.houses().iter();
            houses.rposition(|house| house.cells().contains(&cell))
        };
        let mut houses: Vec<usize> = self.cells().iter().filter_map(last_house).collect();
        houses.sort_unstable();
        houses.dedup();
        houses
    }

    /// The moves that carry it out: digits placed, marks set to what is left.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut after = self.position.clone();
        after.apply(&self.step);
        let placed = self.step.placements.iter().copied().map(Move::Place);
        let mut losers: Vec<Cell> = self
            .step
            .eliminations
            .iter()
            .map(|gone| gone.cell)
            .collect();
        losers.sort_unstable();
        losers.dedup();
        let marked = losers.into_iter().filter_map(|cell| {
            let left = after.candidates(cell);
            (!left.is_empty()).then_some(Move::Mark(cell, left))
        });
        placed.chain(marked).collect()
    }
}
