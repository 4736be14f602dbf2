//! Random complete grids of any layout.
//!
//! Classic grids come from [`uniform`](super::uniform). Other grids of boxes, and cubes of them, start as
//! [a formula](super::patterned) gives them. Any other layout, and any grid with rules, is filled cell by cell in a
//! random order, each cell with the first digit, in a random order, that leaves a solution. Grids without rules
//! are then [stirred](super::stir).
//!
//! The exact solver is asked whether there is one. Which it finds plays no part: a seed makes the same grid
//! however the solver searches, as long as it comes to an end within its budget.

use std::sync::Arc;

use super::patterned::patterned;
use super::random::Random;
use super::stir::stir;
use super::uniform;
use crate::exact::{self, Budget, BudgetSpent};
use crate::variant::Model;
use crate::{Cell, Digit, Geometry, Grid, Puzzle};

/// A random complete grid.
///
/// ```
/// use grille::Geometry;
/// use grille::exact::Budget;
/// use grille::generate::{Random, random_grid};
///
/// let grid = random_grid(&Geometry::of_size(16)?, &mut Random::from_seed(1), Budget::default());
/// assert!(grid.unwrap().unwrap().is_filled());
/// # Ok::<(), grille::LayoutError>(())
/// ```
///
/// `None` where the layout has none; an error where the budget is spent first.
pub fn random_grid(
    geometry: &Geometry,
    random: &mut Random,
    budget: Budget<'_>,
) -> Result<Option<Grid>, BudgetSpent> {
    let digits = random_digits(geometry, random, budget)?;
    Ok(digits.map(|digits| {
        let values = digits.into_iter().map(Digit::new).collect();
        Grid::from_values(geometry.clone(), values)
    }))
}

/// The same as digits from 1.
pub(super) fn random_digits(
    geometry: &Geometry,
    random: &mut Random,
    budget: Budget<'_>,
) -> Result<Option<Vec<u8>>, BudgetSpent> {
    if *geometry == Geometry::classic() {
        return Ok(Some(uniform::grid(random).to_vec()));
    }
    let found = match patterned(geometry) {
        Some(digits) => Some(digits),
        None => first_in_random_order(geometry, random, budget, Puzzle::from)?,
    };
    Ok(found.map(|mut digits| {
        stir(geometry, &mut digits, random);
        digits
    }))
}

/// The same for a grid with rules beyond its houses.
pub(super) fn random_of_model(
    model: &Arc<Model>,
    random: &mut Random,
    budget: Budget<'_>,
) -> Option<Vec<u8>> {
    first_in_random_order(model.geometry(), random, budget, |givens| {
        Puzzle::of_model(givens, Arc::clone(model))
    })
    .ok()?
}

/// Of all solutions the first, where cells are compared in a random order and the digits of each in a random
/// order of its own.
fn first_in_random_order(
    geometry: &Geometry,
    random: &mut Random,
    budget: Budget<'_>,
    puzzle: impl Fn(Grid) -> Puzzle,
) -> Result<Option<Vec<u8>>, BudgetSpent> {
    let solution = |givens: &Grid| {
        let puzzle = puzzle(givens.clone());
        exact::Solver::new(&puzzle)
            .with_budget(budget)
            .first_solution()
    };
    let mut givens = Grid::empty(geometry.clone());
    let Some(mut known) = solution(&givens)? else {
        return Ok(None);
    };
    let mut cells: Vec<Cell> = geometry.cells().collect();
    random.shuffle(&mut cells);
    for cell in cells {
        let mut digits: Vec<Digit> = givens.candidates(cell).iter().collect();
        random.shuffle(&mut digits);
        for digit in digits {
            // A solution that is known answers for itself.
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
