//! `candidates`: what may go into each cell, or what goes there in some solution.

use grille::Solver;
use grille::render::digits;
use serde_json::{Value, json};

use crate::ask::Ask;
use crate::failure::Failure;

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["puzzle", "values", "marks", "true"])?;
    let puzzle = ask.position()?;
    let all: Vec<Vec<u8>> = if ask.flag("true")? {
        let solver = Solver::new(&puzzle).with_budget(ask.budget);
        let found = solver.true_candidates().map_err(|_| Failure::time())?;
        found.into_iter().map(digits).collect()
    } else {
        puzzle.all_candidates().into_iter().map(digits).collect()
    };
    Ok(json!({ "candidates": all }))
}
