//! Random complete grids of any layout.
//!
//! Classic grids come from [`uniform`](super::uniform). Other grids of boxes, and cubes of them, start from [a
//! formula](super::patterned). Any other layout, and any grid with constraints, is filled cell by cell in a random
//! order, each cell with the first digit, in a random order, that leaves a solution. Grids without constraints are then
//! [stirred](super::stir).
//!
//! The exact solver decides whether there is a solution. Which one it finds does not matter: a seed gives the same grid
//! however the solver searches, as long as it finishes within its budget.

use std::sync::Arc;

use grille_core::{Budget, BudgetSpent, Cell, Digit, Grid, Layout};
use grille_solve::{Model, Puzzle};

use super::patterned::patterned;
use super::random::Random;
use super::stir::stir;
use super::uniform;

/// A random complete grid.
///
/// ```
/// use grille_core::Layout;
/// use grille_core::Budget;
/// use grille_generate::{Random, random_grid};
///
/// let grid = random_grid(&Layout::of_size(16)?, &mut Random::from_seed(1), Budget::default());
/// assert!(grid.unwrap().unwrap().is_filled());
/// # Ok::<(), grille_core::LayoutError>(())
/// ```
///
/// `None` if the layout has none; an error if the budget is spent first.
pub fn random_grid(
    layout: &Layout,
    random: &mut Random,
    budget: Budget<'_>,
) -> Result<Option<Grid>, BudgetSpent> {
    let digits = random_digits(layout, random, budget)?;
    Ok(digits.map(|digits| {
        let values = digits.into_iter().map(Digit::new).collect();
        Grid::from_values(layout.clone(), values)
    }))
}

/// Same as [`random_grid`], as digits from 1.
pub(super) fn random_digits(
    layout: &Layout,
    random: &mut Random,
    budget: Budget<'_>,
) -> Result<Option<Vec<u8>>, BudgetSpent> {
    if *layout == Layout::classic() {
        return Ok(Some(uniform::grid(random).to_vec()));
    }
    let found = match patterned(layout) {
        Some(digits) => Some(digits),
        None => first_in_random_order(layout, random, budget, Puzzle::from)?,
    };
    Ok(found.map(|mut digits| {
        stir(layout, &mut digits, random);
        digits
    }))
}

/// Same as [`random_digits`], for a grid with constraints.
pub(super) fn random_of_model(
    model: &Arc<Model>,
    random: &mut Random,
    budget: Budget<'_>,
) -> Option<Vec<u8>> {
    first_in_random_order(model.layout(), random, budget, |givens| {
        Puzzle::of_model(givens, Arc::clone(model))
    })
    .ok()?
}

/// The first of all solutions when cells are compared in a random order, and the digits of each in a random order of
/// its own.
fn first_in_random_order(
    layout: &Layout,
    random: &mut Random,
    budget: Budget<'_>,
    puzzle: impl Fn(Grid) -> Puzzle,
) -> Result<Option<Vec<u8>>, BudgetSpent> {
    let solution = |givens: &Grid| {
        let puzzle = puzzle(givens.clone());
        grille_solve::Solver::new(&puzzle)
            .with_budget(budget)
            .first_solution()
    };
    let mut givens = Grid::empty(layout.clone());
    let Some(mut known) = solution(&givens)? else {
        return Ok(None);
    };
    let mut cells: Vec<Cell> = layout.cells().collect();
    random.shuffle(&mut cells);
    for cell in cells {
        let mut digits: Vec<Digit> = givens.candidates(cell).iter().collect();
        random.shuffle(&mut digits);
        for digit in digits {
            // A known solution with this digit makes a search unnecessary.
            let answered = known.get(cell) == Some(digit);
            if givens.set(cell, digit).is_err() {
                continue;
            }
            if answered {
                break;
            }
            if let Some(other) = solution(&givens)? {
                known = other;
                break;
            }
            givens.clear(cell).expect("the cell is in the grid");
        }
    }
    Ok(Some(known.iter().flatten().map(Digit::value).collect()))
}
