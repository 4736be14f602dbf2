//! The puzzles of the data folder by logic: every step agrees with the recorded solution. How many are
//! solved without trying is printed, and must not fall.

use grille::logic::{Candidate, Level, Path, Step, Technique, Uniqueness};
use grille::{Puzzle, Validate, notation};
use grille_needs::needs_data;
use serde_json::Value;

use crate::data::{lines, records};

/// A puzzle with its name and its recorded solution, as numbers from 1.
type Recorded = (String, Puzzle, Vec<u8>);

/// Puzzles in a notation that the library reads.
fn read(name: &str) -> Vec<Recorded> {
    let read = |record: &Value| {
        let text = match (&record["puzzle"], &record["puzzle_lz"]) {
            (Value::String(text), _) | (Value::Null, Value::String(text)) => text.clone(),
            (object, _) => object.to_string(),
        };
        let draft = notation::read_one(&text).ok()?;
        let values = match &record["solution_values"] {
            Value::Null => &record["solution"],
            values => values,
        };
        let digit = |number: i64| Some(draft.layout.digit(number)?.value());
        let solution: Option<Vec<u8>> = match values {
            Value::Array(values) => values.iter().map(|value| digit(value.as_i64()?)).collect(),
            Value::String(text) => text
                .chars()
                .map(|c| digit(c.to_digit(36)?.into()))
                .collect(),
            _ => None,
        };
        let id = record["id"].as_str()?.to_string();
        Some((id, draft.validate().ok()?, solution?))
    };
    lines(name).iter().filter_map(read).collect()
}

/// Puzzles that the tests put together themselves.
fn built(name: &str) -> Vec<Recorded> {
    let built = records(name).into_iter();
    built
        .filter_map(|record| Some((record.id, record.puzzle.ok()?, record.solution?)))
        .collect()
}

/// Whether the solution agrees with a step. Cells that a notation adds as helpers have none recorded.
fn agrees(step: &Step, solution: &[u8]) -> bool {
    let holds = |candidate: &Candidate| {
        let value = solution.get(candidate.cell.index());
        value.map(|&value| value == candidate.digit.value())
    };
    step.placements
        .iter()
        .all(|placed| holds(placed) != Some(false))
        && step
            .eliminations
            .iter()
            .all(|removed| holds(removed) != Some(true))
}

/// Follows each puzzle as far as logic goes; how many are solved.
fn solved(name: &str, puzzles: &[Recorded]) -> usize {
    // Chains and nets on hundreds of hard puzzles take too long here.
    let techniques: Vec<Technique> = Technique::enabled()
        .filter(|technique| technique.entry().level <= Level::Hard)
        .collect();
    let mut solved = 0;
    for (id, puzzle, solution) in puzzles {
        let path = Path::of(puzzle, &techniques, Uniqueness::Known);
        for step in &path.steps {
            assert!(agrees(step, solution), "{id}: {step:?}");
        }
        solved += usize::from(path.is_solved());
    }
    println!("{name}: {solved} of {} by logic", puzzles.len());
    solved
}

#[needs_data("variants")]
#[test]
fn published_variants_are_followed_by_logic() {
    for (name, puzzles, most_unsolved) in [
        // The collection is mostly of puzzles that are hard for solvers.
        ("iss.jsonl", read("iss.jsonl"), 171),
        ("lisudoku.jsonl", read("lisudoku.jsonl"), 4),
        ("solo.jsonl", read("solo.jsonl"), 15),
        ("fpuzzles.jsonl", read("fpuzzles.jsonl"), 24),
        ("greater_than.jsonl", built("greater_than.jsonl"), 0),
        ("magic.jsonl", built("magic.jsonl"), 3),
        ("groups.jsonl", built("groups.jsonl"), 0),
    ] {
        let unsolved = puzzles.len() - solved(name, &puzzles);
        assert!(unsolved <= most_unsolved, "{name}: {unsolved} unsolved");
    }
}
