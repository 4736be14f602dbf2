//! Puzzles with givens in chosen cells: their digits are changed one by one to reduce the number of solutions, until
//! one is left.

use grille_core::{Budget, Cell, CellSet, Digit, Grid, Layout};
use grille_solve::{CountEnd, Outcome, Puzzle, Solver};

use super::random::Random;

/// The most solutions that are counted: beyond that there are just many.
const MANY: u64 = 5_000;
/// The number of changes tried before giving up.
const CHANGES: usize = 4_000;

/// A complete grid that is uniquely determined by the cells of the pattern, starting from a grid.
pub(super) fn fit(
    layout: &Layout,
    pattern: &CellSet,
    start: &[u8],
    random: &mut Random,
    budget: Budget<'_>,
) -> Option<Vec<u8>> {
    let cells: Vec<Cell> = pattern.iter().collect();
    let mut givens = Grid::empty(layout.clone());
    for &cell in &cells {
        givens.set(cell, start[cell.index()]).ok()?;
    }
    let count = |givens: &Grid, limit: u64| {
        let solver = Solver::new(&Puzzle::from(givens.clone()));
        let counted = solver.with_budget(budget).count(limit);
        (counted.end != CountEnd::BudgetSpent).then_some(counted.solutions)
    };
    let mut best = count(&givens, MANY).unwrap_or(MANY);
    for _ in 0..CHANGES {
        if budget.is_over() {
            return None;
        }
        if best == 1 {
            let solver = Solver::new(&Puzzle::from(givens));
            let Outcome::Unique(solution) = solver.with_budget(budget).outcome() else {
                return None;
            };
            return Some(solution.iter().flatten().map(Digit::value).collect());
        }
        let cell = *random.pick(&cells);
        let old = givens.get(cell)?;
        let digit = Digit::from_index(random.below(layout.digits()));
        if digit == old || givens.set(cell, digit).is_err() {
            continue;
        }
        match count(&givens, best) {
            Some(solutions) if (1..=best).contains(&solutions) => best = solutions,
            _ => givens.set(cell, old).expect("it was there before"),
        }
    }
    None
}
