//! HoDoKu's scale: every step has a score, and the puzzle's score is the sum over its steps, taken in HoDoKu's order.
//! The level is that of the hardest step, raised while the score is too high for it. The scale covers only the classic
//! grid.

use grille_core::Budget;
use grille_solve::Puzzle;

use super::is_on_known_scales;
use crate::{Basis, Level, Path, Position, Technique, next_step_within};

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
    let (mut end, mut singles) = Position::with_singles(puzzle);
    // Most steps place a digit.
    let mut steps = Vec::with_capacity(end.values().len());
    while !end.is_solved() {
        let Some(step) = end.next_single(&mut singles).or_else(|| {
            let rest = |technique: &Technique| {
                let entry = technique.entry();
                let is_known = !entry.codes.is_empty() || entry.basis == Basis::Variant;
                *technique > Technique::HiddenSingle && is_known
            };
            next_step_within(&end, Technique::enabled().filter(rest), budget)
        }) else {
            break;
        };
        end.apply_noting(&step, &mut singles);
        steps.push(step);
    }
    Path { steps, end }
}
