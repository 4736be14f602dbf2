//! Every variant puzzle of the data folder is read, and its recorded solution meets every condition.

use std::path::PathBuf;

use grille::notation::{Notation, ReadOptions, read, read_with};
use grille::{Digit, Draft};
use serde_json::Value;

/// The records of a file, or a word that it is not there.
fn records(name: &str) -> Vec<Value> {
    let folder = std::env::var_os("GRILLE_DATA").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"),
        PathBuf::from,
    );
    let Ok(text) = std::fs::read_to_string(folder.join("variants").join(name)) else {
        eprintln!("skipped: {name} is not in the data folder");
        return Vec::new();
    };
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// A recorded solution: numbers, or a text of one character a cell.
fn solution(draft: &Draft, values: &Value) -> Option<Vec<Digit>> {
    let number = |number: i64| draft.geometry.digit(number);
    match values {
        Value::Array(values) => values.iter().map(|value| number(value.as_i64()?)).collect(),
        Value::String(text) => text
            .chars()
            .map(|c| number(c.to_digit(36)?.into()))
            .collect(),
        _ => None,
    }
}

/// Whether the solution fits the puzzle: its givens, its houses and every condition.
fn fits(draft: &Draft, solution: &[Digit]) -> Result<(), String> {
    let puzzle = draft
        .clone()
        .validate()
        .map_err(|invalid| invalid.to_string())?;
    let mut solved = draft.clone();
    for (entry, &digit) in solved.entries.iter_mut().zip(solution) {
        if entry.value.is_some_and(|value| value != digit) || !entry.allowed.contains(digit) {
            return Err("the solution differs from the givens".to_string());
        }
        entry.value = Some(digit);
    }
    let _ = puzzle;
    match solved.validate() {
        Ok(_) => Ok(()),
        Err(invalid) => Err(invalid.to_string()),
    }
}

#[test]
fn the_strings_of_interactive_sudoku_solver_are_read() {
    let records = records("iss.jsonl");
    let (mut unread, mut wrong) = (Vec::new(), Vec::new());
    for record in &records {
        let id = format!(
            "{} {}",
            record["id"].as_str().unwrap(),
            record["name"].as_str().unwrap()
        );
        match read(record["puzzle"].as_str().unwrap()) {
            Err(error) => unread.push(format!("{id}: {error}")),
            Ok(drafts) => {
                assert_eq!(drafts.len(), 1, "{id}");
                let values = match &record["solution_values"] {
                    Value::Null => &record["solution_text"],
                    values => values,
                };
                let solution = solution(&drafts[0], values);
                let result = match &solution {
                    Some(solution) => fits(&drafts[0], solution),
                    None => drafts[0]
                        .clone()
                        .validate()
                        .map(|_| ())
                        .map_err(|e| e.to_string()),
                };
                if let Err(why) = result {
                    wrong.push(format!("{id}: {why}"));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}\n{} unread:\n{}",
        wrong.len(),
        wrong.join("\n"),
        unread.len(),
        unread.join("\n")
    );
    eprintln!("unread:\n{}", unread.join("\n"));
    assert!(10 * unread.len() <= records.len(), "{}", unread.join("\n"));
}

#[test]
fn the_puzzles_of_lisudoku_are_read() {
    for record in records("lisudoku.jsonl") {
        let text = record["puzzle"].to_string();
        let options = ReadOptions::default();
        let drafts =
            read_with(&text, &options).unwrap_or_else(|error| panic!("{}: {error}", record["id"]));
        let solution = solution(&drafts[0], &record["solution"]).unwrap();
        fits(&drafts[0], &solution).unwrap_or_else(|why| panic!("{}: {why}", record["id"]));
        let puzzle = drafts[0].clone().validate().unwrap();
        let printed = Notation::Lisudoku.print(&puzzle).unwrap();
        assert_eq!(
            read(&printed).unwrap()[0].clone().validate().unwrap(),
            puzzle,
            "{}",
            record["id"]
        );
    }
}

/// Reads one puzzle, holds its solution against it, and writes and reads it again in a notation.
fn check(id: &Value, text: &str, solved: &Value, notation: Notation) {
    let drafts = read(text).unwrap_or_else(|error| panic!("{id}: {error}"));
    let [draft] = &drafts[..] else {
        panic!("{id}: {} puzzles", drafts.len());
    };
    let solution = solution(draft, solved).unwrap();
    fits(draft, &solution).unwrap_or_else(|why| panic!("{id}: {why}"));
    let puzzle = draft.clone().validate().unwrap();
    let printed = notation
        .print(&puzzle)
        .unwrap_or_else(|error| panic!("{id}: {error}"));
    let again = read(&printed).unwrap_or_else(|error| panic!("{id}: {error} in {printed}"));
    assert_eq!(
        again[0].clone().validate().unwrap(),
        puzzle,
        "{id}: {printed}"
    );
}

#[test]
fn the_puzzles_of_f_puzzles_are_read() {
    for record in records("fpuzzles.jsonl") {
        let (id, solved) = (&record["id"], &record["solution"]);
        let letters = record["puzzle_lz"].as_str().unwrap();
        check(id, letters, solved, Notation::Fpuzzles);
        check(
            id,
            &record["puzzle_json"].to_string(),
            solved,
            Notation::SudokuPad,
        );
        check(
            id,
            &format!("https://f-puzzles.com/?load={letters}"),
            solved,
            Notation::Fpuzzles,
        );
        check(
            id,
            &format!("https://sudokupad.app/fpuzzles{letters}"),
            solved,
            Notation::SudokuPad,
        );
    }
}

#[test]
fn the_ids_of_solo_are_read() {
    for record in records("solo.jsonl") {
        let text = record["puzzle"].as_str().unwrap();
        check(&record["id"], text, &record["solution"], Notation::Solo);
        let puzzle = read(text).unwrap().remove(0).validate().unwrap();
        assert_eq!(Notation::Solo.print(&puzzle).unwrap(), text);
    }
}
