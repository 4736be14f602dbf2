//! Random complete grids of any layout.
//!
//! Classic grids come from [`uniform`](super::uniform). For any other layout the exact solver is given the
//! empty grid with its cells and digits in a random order, and its answer is then stirred: pairs of digits
//! change places on parts of the grid, each with probability one half. A stir leaves the uniform distribution
//! as it is and brings any other nearer to it.

use std::sync::Arc;

use super::random::Random;
use super::uniform;
use crate::exact::general::{Group, Problem, Solver};
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
    let found = solve_shuffled(geometry, random, budget)?;
    Ok(found.map(|mut digits| {
        stir(geometry, &mut digits, random);
        digits
    }))
}

/// The same for a grid with rules beyond its houses.
pub(super) fn random_of_model(
    model: &Arc<Model>,
    random: &mut Random,
    within: Budget<'_>,
) -> Option<Vec<u8>> {
    let geometry = model.geometry();
    if model.filters().is_empty()
        && geometry
            .cells()
            .all(|cell| model.allowed(cell) == geometry.all_digits())
    {
        let budget = within.nodes(200_000);
        return solve_shuffled(geometry, random, budget).ok()?;
    }
    // The rules may tell digits and cells apart. Some cells get a digit at random; fewer where that allows
    // no solution.
    let mut seeded = geometry.cell_count() / 6;
    for _ in 0..24 {
        let mut givens = Grid::empty(geometry.clone());
        let mut cells: Vec<Cell> = geometry.cells().collect();
        random.shuffle(&mut cells);
        for &cell in &cells[..seeded] {
            let open: Vec<Digit> = (givens.candidates(cell) & model.allowed(cell))
                .iter()
                .collect();
            if !open.is_empty() {
                givens.set(cell, *random.pick(&open)).ok()?;
            }
        }
        let broken = model.broken(|cell| givens.get(cell)).is_some();
        if !broken {
            let puzzle = Puzzle::of_model(givens, Arc::clone(model));
            let solver = exact::Solver::new(&puzzle).with_budget(within.nodes(4_000));
            if let Ok(Some(grid)) = solver.first_solution() {
                return Some(grid.iter().flatten().map(Digit::value).collect());
            }
        }
        seeded = seeded * 3 / 4;
    }
    None
}

/// The solver's first solution with cells and digits in a random order.
fn solve_shuffled(
    geometry: &Geometry,
    random: &mut Random,
    budget: Budget<'_>,
) -> Result<Option<Vec<u8>>, BudgetSpent> {
    let mut number: Vec<u32> = (0..geometry.cell_count() as u32).collect();
    random.shuffle(&mut number);
    let mut digits: Vec<u8> = (1..=geometry.digits() as u8).collect();
    random.shuffle(&mut digits);
    let mut groups: Vec<Group> = geometry
        .houses()
        .iter()
        .map(|house| Group::new(house.cells().iter().map(|cell| number[cell.index()])))
        .collect();
    groups.extend(
        geometry
            .unlike()
            .iter()
            .map(|&(a, b)| Group::new([number[a.index()], number[b.index()]])),
    );
    random.shuffle(&mut groups);
    let domains = vec![geometry.all_digits().bits(); number.len()];
    let problem = Problem::new(geometry.digits(), domains, groups);
    let problem = problem.expect("a layout is a well-formed problem");
    let solution = Solver::new(&problem).first(budget)?;
    Ok(solution.map(|solution| {
        let digit = |&number: &u32| digits[usize::from(solution[number as usize]) - 1];
        number.iter().map(digit).collect()
    }))
}

/// Lets pairs of digits change places on parts of the grid.
fn stir(geometry: &Geometry, digits: &mut [u8], random: &mut Random) {
    let size = geometry.digits();
    if size < 2 {
        return;
    }
    let mut component = Vec::new();
    for _ in 0..8 * size * size {
        let one = random.below(size) as u8 + 1;
        let other = (usize::from(one) + random.below(size - 1)) % size;
        let other = other as u8 + 1;
        let mut seen = vec![false; digits.len()];
        for start in 0..digits.len() {
            if seen[start] || (digits[start] != one && digits[start] != other) {
                continue;
            }
            seen[start] = true;
            component.clear();
            component.push(start);
            let mut next = 0;
            while let Some(&cell) = component.get(next) {
                next += 1;
                let wanted = one + other - digits[cell];
                for house in geometry.houses_of(Cell::new(cell)) {
                    let found = house.cells().iter().map(|cell| cell.index());
                    if let Some(found) = found.into_iter().find(|&cell| digits[cell] == wanted)
                        && !std::mem::replace(&mut seen[found], true)
                    {
                        component.push(found);
                    }
                }
            }
            if random.below(2) == 1 {
                for &cell in &component {
                    digits[cell] = one + other - digits[cell];
                }
            }
        }
    }
}
