//! Every puzzle of the data folder has its recorded solution and no other.

use grille::{Budget, Digit, Grid, Outcome, Solver};
use grille_needs::needs_data;

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

#[needs_data("variants/groups.jsonl", "variants/topologies.json")]
#[test]
fn puzzles_of_groups_have_their_recorded_solutions() {
    assert_recorded(&records("groups.jsonl"));
}

#[needs_data("variants/greater_than.jsonl")]
#[test]
fn greater_than_puzzles_have_their_recorded_solutions() {
    assert_recorded(&records("greater_than.jsonl"));
}

#[needs_data("variants/magic.jsonl")]
#[test]
fn magic_puzzles_have_their_recorded_solutions() {
    assert_recorded(&records("magic.jsonl"));
}

/// What the rows and columns miss stands in cells beside the grid, and lines run through these too.
#[needs_data("variants/iss.jsonl")]
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

/// Their regions are to be found.
#[test]
fn chaos_constructions_have_their_recorded_solutions() {
    let finds_regions = |record: &Record| {
        let puzzle = record.puzzle.as_ref().expect("a puzzle");
        puzzle.finds_regions()
    };
    let records = records("iss.jsonl").into_iter();
    let chaos: Vec<Record> = records.filter(finds_regions).collect();
    assert!(chaos.is_empty() || chaos.len() == 11);
    assert_recorded(&chaos);
}

/// Where nothing but marks is given, the quick search may have to help out the one that learns.
#[needs_data("variants/iss.jsonl")]
#[test]
fn grids_of_marks_have_their_recorded_solutions() {
    let names = ["iss-002", "iss-116", "iss-117"];
    let records = records("iss.jsonl").into_iter();
    let marks: Vec<Record> = records
        .filter(|record| names.contains(&&*record.id))
        .collect();
    assert_recorded(&marks);
}

/// All of them would take minutes: what some thousand guesses settle must be as recorded.
#[needs_data("variants/iss.jsonl")]
#[test]
fn what_is_settled_soon_is_as_recorded() {
    let records = records("iss.jsonl");
    let mut settled = 0;
    // With digits from 0, its text leaves a second solution.
    for record in records.iter().filter(|record| record.id != "iss-233") {
        let Ok(puzzle) = &record.puzzle else { continue };
        let solver = Solver::new(puzzle).with_budget(Budget::default().nodes(12_000));
        match solver.outcome() {
            Outcome::BudgetSpent(_) => {}
            Outcome::Unique(solution) => {
                let recorded = record.solution.as_ref().expect("a solution");
                assert!(values(&solution).starts_with(recorded), "{}", record.id);
                settled += 1;
            }
            _ => panic!("{}: a unique solution was recorded", record.id),
        }
    }
    assert!(settled > 180, "{settled} were settled");
}
