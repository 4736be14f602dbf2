//! HoDoKu's scale: every step has a score, and the puzzle's score is the sum over its steps, taken in HoDoKu's order.
//! The level is that of the hardest step, raised while the score is too high for it. The scale covers only the classic
//! grid.

use grille_core::Budget;
use grille_solve::Puzzle;

use super::is_on_known_scales;
use crate::position::next_step_with;
use crate::singles::Singles;
use crate::{Basis, Level, Options, Path, Position, Step, Technique};

/// A puzzle on HoDoKu's scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HodokuRating {
    /// The sum of the scores of the steps.
    pub score: u32,
    /// The level.
    pub level: Level,
}

/// Rates a puzzle on HoDoKu's scale; `None` if the techniques of the catalogue do not solve it, or if the scale [does
/// not cover such puzzles](super::is_on_known_scales).
#[must_use]
pub fn hodoku(puzzle: &Puzzle) -> Option<HodokuRating> {
    within(puzzle, Budget::default())
}

/// The same; `None` if the budget runs out first.
pub(super) fn within(puzzle: &Puzzle, budget: Budget<'_>) -> Option<HodokuRating> {
    if !is_on_known_scales(puzzle) {
        return None;
    }
    let path = path_within(puzzle, budget);
    if !path.is_solved() {
        return None;
    }
    let entries = || path.steps.iter().map(|step| step.technique.entry());
    let score = entries().map(|entry| entry.score).sum();
    let mut level = entries()
        .map(|entry| entry.level)
        .max()
        .unwrap_or(Level::Easy);
    for (from, most, to) in [
        (Level::Easy, 800, Level::Medium),
        (Level::Medium, 1000, Level::Hard),
        (Level::Hard, 1600, Level::Unfair),
        (Level::Unfair, 1800, Level::Extreme),
    ] {
        if level == from && score > most {
            level = to;
        }
    }
    Some(HodokuRating { score, level })
}

/// The path by which HoDoKu solves a puzzle, as far as the techniques of the catalogue go.
#[must_use]
pub fn hodoku_path(puzzle: &Puzzle) -> Path {
    path_within(puzzle, Budget::default())
}

/// The same, as far as the budget goes.
fn path_within(puzzle: &Puzzle, budget: Budget<'_>) -> Path {
    let mut walk = HodokuWalk::new(puzzle);
    // Most steps place a digit.
    let mut steps = Vec::with_capacity(walk.position.values().len());
    while let Some(step) = walk.next_step(budget) {
        walk.apply(&step);
        steps.push(step);
    }
    Path {
        steps,
        end: walk.position,
    }
}

/// HoDoKu's way through a puzzle, step by step. The step that is applied need not be the one that was proposed.
#[derive(Clone, Debug)]
pub struct HodokuWalk {
    position: Position,
    singles: Singles,
}

impl HodokuWalk {
    /// The start of a puzzle.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> HodokuWalk {
        let (position, singles) = Position::with_singles(puzzle);
        HodokuWalk { position, singles }
    }

    /// Where it is now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The step that HoDoKu takes here; `None` if the puzzle is solved, if the techniques of the catalogue find nothing,
    /// or if the budget runs out first.
    #[must_use]
    pub fn next_step(&mut self, budget: Budget<'_>) -> Option<Step> {
        if self.position.is_solved() {
            return None;
        }
        let rest = |technique: &Technique| {
            let entry = technique.entry();
            let is_known = !entry.codes.is_empty() || entry.basis == Basis::Variant;
            *technique > Technique::HiddenSingle && is_known
        };
        let options = Options {
            as_hodoku: true,
            ..Options::default()
        };
        self.position.next_single(&mut self.singles).or_else(|| {
            let techniques = Technique::enabled().filter(rest);
            next_step_with(&self.position, techniques, options, budget)
        })
    }

    /// Draws the conclusions of a step.
    pub fn apply(&mut self, step: &Step) {
        self.position.apply_noting(step, &mut self.singles);
    }
}
