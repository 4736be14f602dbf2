//! Worked examples of each technique, found by the engine. The puzzles come along (`worked.tsv`); the steps are found
//! in them when they are asked for.

use super::position::{Position, all_steps, next_step};
use super::step::Step;
use super::technique::Technique;
use crate::Puzzle;
use crate::exact::{Outcome, Solver};

/// The technique and a puzzle, line by line. `tests/worked.rs` makes it.
const PUZZLES: &str = include_str!("worked.tsv");

impl Technique {
    /// Positions in which the technique has a step, with the step: the [example](Technique::example) that comes with
    /// it, and others on the way of puzzles that were made for the purpose, as different as they were found.
    ///
    /// ```
    /// use grille::logic::Technique;
    ///
    /// let examples = Technique::XWing.worked_examples();
    /// assert_eq!(examples.len(), 3);
    /// let (position, step) = &examples[0];
    /// assert_eq!(step.technique, Technique::XWing);
    /// let lost = &step.eliminations[0];
    /// assert!(position.candidates(lost.cell).contains(lost.digit));
    /// ```
    #[must_use]
    pub fn worked_examples(self) -> Vec<(Puzzle, Step)> {
        let own = PUZZLES.lines().filter_map(|line| {
            let (id, text) = line.split_once('\t')?;
            (id == self.id()).then(|| text.parse().ok())?
        });
        let puzzles = self.example().into_iter().chain(own);
        puzzles
            .filter_map(|puzzle| self.worked_in(&puzzle))
            .collect()
    }

    /// The first position on the way of a puzzle in which the technique has a step, with the step. The way is that of
    /// the techniques before it in the catalogue, and of those behind it where these find nothing.
    #[must_use]
    pub fn worked_in(self, puzzle: &Puzzle) -> Option<(Puzzle, Step)> {
        if self.entry().assumes_unique
            && !matches!(Solver::new(puzzle).outcome(), Outcome::Unique(_))
        {
            return None;
        }
        let mut position = Position::new(puzzle);
        loop {
            if let Some(step) = all_steps(&position, [self]).into_iter().next() {
                return Some((position.to_puzzle(puzzle), step));
            }
            let others = Technique::all().filter(|other| !other.entry().assumes_unique);
            let (easier, harder): (Vec<_>, Vec<_>) = others
                .filter(|&other| other != self)
                .partition(|&other| other < self);
            let step = next_step(&position, easier.into_iter().chain(harder))?;
            position.apply(&step);
        }
    }
}
