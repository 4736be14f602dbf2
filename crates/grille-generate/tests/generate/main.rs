//! Puzzles made to order are as ordered, have one solution, and come back from their seeds and ids.

mod difficulty;
mod distribution;
mod golden;
mod request;
mod variants;

use grille::generate::{Effort, Made, Request, generate};
use grille::{Cell, CellSet, Draft, Outcome, Puzzle, Solver, Validate};

fn make(request: &Request, seed: u64) -> Made {
    generate(request, seed, Effort::default()).unwrap_or_else(|error| panic!("{error}"))
}

/// Looked at by the exact solver: exactly one solution, the one that comes with the puzzle.
fn assert_unique(puzzle: &Puzzle) {
    let mut draft = puzzle.to_draft();
    draft.solution = None;
    let alone = draft.validate().unwrap();
    assert_eq!(
        Some(&Outcome::Unique(puzzle.solution().unwrap().clone())),
        Some(&Solver::new(&alone).outcome())
    );
}

fn without(puzzle: &Puzzle, cell: Cell) -> Puzzle {
    let givens = puzzle
        .layout()
        .cells()
        .map(|other| puzzle.values().get(other).filter(|_| other != cell));
    Draft::from_givens(puzzle.layout().clone(), givens)
        .validate()
        .unwrap()
}

fn is_minimal(puzzle: &Puzzle) -> bool {
    let mut givens = puzzle.values().filled_cells();
    givens.all(|(cell, _)| {
        !matches!(
            Solver::new(&without(puzzle, cell)).outcome(),
            Outcome::Unique(_)
        )
    })
}

fn cells(puzzle: &Puzzle) -> CellSet {
    puzzle
        .values()
        .filled_cells()
        .map(|(cell, _)| cell)
        .collect()
}
