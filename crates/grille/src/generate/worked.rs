//! A worked example of each technique, found by the engine in puzzles that are the same each time.

use super::order::Order;
use super::search::{Effort, generate};
use crate::exact::{Budget, BudgetSpent, Outcome, Solver};
use crate::logic::{Position, Step, Technique, all_steps, next_step};
use crate::{BUILT_IN, BuiltIn, Puzzle};

/// How many puzzles are made in search of an example.
const MADE: u64 = 30_000;

impl Technique {
    /// A position in which the technique has a step, with the step: in the [example](Technique::example) that
    /// comes with it, else the first on the way of the built-in grids, then of puzzles made for the purpose.
    /// Most are found at once, a few take seconds; nothing where none is found.
    ///
    /// ```
    /// use grille::exact::Budget;
    /// use grille::logic::Technique;
    ///
    /// let (position, step) = Technique::XWing.worked_example(Budget::default())?.unwrap();
    /// assert_eq!(step.technique, Technique::XWing);
    /// let lost = &step.eliminations[0];
    /// assert!(position.candidates(lost.cell).contains(lost.digit));
    /// # Ok::<(), grille::exact::BudgetSpent>(())
    /// ```
    pub fn worked_example(self, budget: Budget<'_>) -> Result<Option<(Puzzle, Step)>, BudgetSpent> {
        if let Some(puzzle) = self.example() {
            return Ok(on_the_way(&puzzle, self));
        }
        for puzzle in classic_built_in().chain(made_puzzles()) {
            if let Some(found) = on_the_way(&puzzle, self) {
                return Ok(Some(found));
            }
            if budget.is_over() {
                return Err(BudgetSpent);
            }
        }
        Ok(None)
    }
}

fn classic_built_in() -> impl Iterator<Item = Puzzle> {
    let puzzles = BUILT_IN.iter().map(BuiltIn::puzzle);
    puzzles.filter(|puzzle| puzzle.geometry().digits() == 9)
}

fn on_the_way(puzzle: &Puzzle, technique: Technique) -> Option<(Puzzle, Step)> {
    if technique.entry().assumes_unique
        && !matches!(Solver::new(puzzle).outcome(), Outcome::Unique(_))
    {
        return None;
    }
    let mut position = Position::new(puzzle);
    loop {
        if let Some(step) = all_steps(&position, [technique]).into_iter().next() {
            return Some((position.to_puzzle(puzzle), step));
        }
        let easier =
            Technique::all().filter(|&other| other < technique && !other.entry().assumes_unique);
        let harder =
            Technique::all().filter(|&other| other > technique && !other.entry().assumes_unique);
        let step = next_step(&position, easier.chain(harder))?;
        position.apply(&step);
    }
}

/// Puzzles of which no given can be left out.
fn made_puzzles() -> impl Iterator<Item = Puzzle> {
    let made = |seed| generate(&Order::classic(), seed, Effort::default()).ok();
    (0..MADE).filter_map(made).map(|made| made.puzzle)
}
