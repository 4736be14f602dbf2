//! Givens in chosen cells: digits for them are changed one by one so that there are fewer and fewer
//! solutions, until one is left.

use super::random::Random;
use crate::exact::{Budget, CountEnd, Outcome, Solver};
use crate::{Cell, CellSet, Digit, Geometry, Grid, Puzzle};

/// Solutions that are told apart: more are just many.
const MANY: u64 = 5_000;
/// Changes tried before giving up.
const CHANGES: usize = 4_000;

/// A complete grid of which the cells of the pattern allow no other, starting from a grid.
pub(super) fn fit(
    geometry: &Geometry,
    pattern: &CellSet,
    start: &[u8],
    random: &mut Random,
    budget: Budget<'_>,
) -> Option<Vec<u8>> {
    let cells: Vec<Cell> = pattern.iter().collect();
    let mut givens = Grid::empty(geometry.clone());
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
        let digit = Digit::from_index(random.below(geometry.digits()));
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
