//! Every puzzle of the data folder has its recorded solution and no other.

use grille::exact::{Outcome, Solver};
use grille::{Digit, Grid};

use crate::data::{Record, records};

fn values(grid: &Grid) -> Vec<u8> {
    grid.iter()
        .map(|digit| digit.map_or(0, Digit::value))
        .collect()
}

fn assert_recorded(records: &[Record]) {
    for record in records {
        let puzzle = record.puzzle.as_ref().expect("a puzzle");
        let Outcome::Unique(solution) = Solver::new(puzzle).outcome() else {
            panic!("{}: a unique solution was recorded", record.id);
        };
        assert_eq!(Some(values(&solution)), record.solution, "{}", record.id);
    }
}

#[test]
fn puzzles_of_groups_have_their_recorded_solutions() {
    assert_recorded(&records("groups.jsonl"));
}

#[test]
fn greater_than_puzzles_have_their_recorded_solutions() {
    assert_recorded(&records("greater_than.jsonl"));
}

#[test]
fn magic_puzzles_have_their_recorded_solutions() {
    assert_recorded(&records("magic.jsonl"));
}

/// What the rows and columns miss stands in cells beside the grid, and lines run through these too.
#[test]
fn doppelgangers_have_their_recorded_solutions() {
    let names = ["iss-047", "iss-235", "iss-236"];
    let records = records("iss.jsonl").into_iter();
    for record in records.filter(|record| names.contains(&&*record.id)) {
        let puzzle = record.puzzle.as_ref().expect("a puzzle");
        let Outcome::Unique(solution) = Solver::new(puzzle).outcome() else {
            panic!("{}: a unique solution was recorded", record.id);
        };
        let recorded = record.solution.expect("a solution");
        assert!(values(&solution).starts_with(&recorded), "{}", record.id);
    }
}
