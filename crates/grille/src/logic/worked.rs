//! A worked example of each technique, found by the engine in puzzles that are the same each time.

use super::position::{Position, all_steps, next_step};
use super::step::Step;
use super::technique::Technique;
use crate::exact::{Budget, BudgetSpent, Outcome, Solver};
use crate::{BUILT_IN, BuiltIn, Digit, Draft, Geometry, Grid, Puzzle};

/// How many puzzles are made in search of an example.
const MADE: usize = 30_000;

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
        for puzzle in classic_built_in().chain(made_puzzles().take(MADE)) {
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

/// Puzzles with one solution: the built-in solutions with their digits and lines moved, and cells taken
/// away as long as the solution stays the only one.
fn made_puzzles() -> impl Iterator<Item = Puzzle> {
    let solved = |puzzle: Puzzle| Solver::new(&puzzle).first_solution().ok().flatten();
    let solutions: Vec<Grid> = classic_built_in().filter_map(solved).collect();
    let mut numbers = 9_u64;
    let mut below = move |end: usize| {
        numbers = numbers
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((numbers >> 33) as usize) % end
    };
    std::iter::repeat_with(move || {
        let solution = &solutions[below(solutions.len())];
        let mut givens: Vec<Option<Digit>> = solution.iter().collect();
        let mut order: Vec<usize> = (0..81).collect();
        for last in (1..81).rev() {
            order.swap(last, below(last + 1));
        }
        let puzzle = |givens: &[Option<Digit>]| {
            let draft = Draft::from_givens(Geometry::classic(), givens.iter().copied());
            draft
                .validate()
                .expect("some cells of a solution are a puzzle")
        };
        for cell in order {
            let kept = givens[cell].take();
            if !matches!(Solver::new(&puzzle(&givens)).outcome(), Outcome::Unique(_)) {
                givens[cell] = kept;
            }
        }
        puzzle(&givens)
    })
}
