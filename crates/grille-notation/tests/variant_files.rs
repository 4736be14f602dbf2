//! Every variant puzzle of the data folder is read, and its recorded solution meets every condition.

use std::path::{Path, PathBuf};

use grille::notation::{Notation, detect, read};
use grille::{Digit, Draft, Puzzle, Validate};
use grille_needs::{data_folder, needs_data};
use serde_json::Value;

/// The folder of the variants.
fn folder() -> PathBuf {
    Path::new(data_folder!()).join("variants")
}

/// The records of a file.
fn records(name: &str) -> Vec<Value> {
    let text = std::fs::read_to_string(folder().join(name)).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// A recorded solution: numbers, or a text of one character a cell.
fn solution(draft: &Draft, values: &Value) -> Option<Vec<Digit>> {
    let number = |number: i64| draft.layout.digit(number);
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
    let valid = draft.clone().validate();
    valid.map_err(|invalid| invalid.to_string())?;
    let mut solved = draft.clone();
    for (entry, &digit) in solved.entries.iter_mut().zip(solution) {
        if entry.value.is_some_and(|value| value != digit) || !entry.allowed.contains(digit) {
            return Err("the solution differs from the givens".to_string());
        }
        entry.value = Some(digit);
    }
    match solved.validate() {
        Ok(_) => Ok(()),
        Err(invalid) => Err(invalid.to_string()),
    }
}

/// Writes a puzzle and reads it again; `false` if the notation refuses it.
fn comes_back(id: &str, puzzle: &Puzzle, notation: Notation) -> bool {
    let Ok(printed) = notation.print(puzzle) else {
        return false;
    };
    assert_eq!(detect(&printed), notation, "{id}");
    let again = read(&printed).unwrap_or_else(|error| panic!("{id}: {error} in {}", notation.id()));
    let again = again[0].clone().validate().unwrap();
    assert!(again == *puzzle, "{id} in {}", notation.id());
    true
}

#[needs_data("variants/iss.jsonl")]
#[test]
fn the_strings_of_interactive_sudoku_solver_are_read() {
    let records = records("iss.jsonl");
    let mut unwritten = Vec::new();
    for record in &records {
        let id = format!(
            "{} {}",
            record["id"].as_str().unwrap(),
            record["name"].as_str().unwrap()
        );
        let drafts = match read(record["puzzle"].as_str().unwrap()) {
            Ok(drafts) => drafts,
            Err(error) => panic!("{id}: {error}"),
        };
        assert_eq!(drafts.len(), 1, "{id}");
        let solved = match &record["solution_values"] {
            Value::Null => &record["solution_text"],
            values => values,
        };
        if let Some(solution) = solution(&drafts[0], solved) {
            fits(&drafts[0], &solution).unwrap_or_else(|why| panic!("{id}: {why}"));
        }
        let puzzle = drafts[0]
            .clone()
            .validate()
            .unwrap_or_else(|why| panic!("{id}: {why}"));
        assert!(comes_back(&id, &puzzle, Notation::Text), "{id}");
        assert!(comes_back(&id, &puzzle, Notation::Json), "{id}");
        if Notation::Iss.print(&puzzle).is_err() {
            unwritten.push(id);
        }
    }
    assert!(
        5 * unwritten.len() <= records.len(),
        "{}",
        unwritten.join("\n")
    );
}

#[needs_data("variants/lisudoku.jsonl")]
#[test]
fn the_puzzles_of_lisudoku_are_read() {
    for record in records("lisudoku.jsonl") {
        let text = record["puzzle"].to_string();
        check(
            &record["id"],
            &text,
            &record["solution"],
            Notation::Lisudoku,
        );
    }
}

/// Reads one puzzle, holds its solution against it, and writes and reads it again in its own notation, in
/// ours, and in that of Interactive Sudoku Solver where it has the words.
fn check(id: &Value, text: &str, solved: &Value, notation: Notation) {
    let drafts = read(text).unwrap_or_else(|error| panic!("{id}: {error}"));
    let [draft] = &drafts[..] else {
        panic!("{id}: {} puzzles", drafts.len());
    };
    let solution = solution(draft, solved).unwrap();
    fits(draft, &solution).unwrap_or_else(|why| panic!("{id}: {why}"));
    let puzzle = draft.clone().validate().unwrap();
    let id = id.to_string();
    for notation in [notation, Notation::Text, Notation::Json] {
        assert!(
            comes_back(&id, &puzzle, notation),
            "{id} in {}",
            notation.id()
        );
    }
    if let Ok(printed) = Notation::Iss.print(&puzzle) {
        // Its words differ from ours; what they say must not.
        let again = read(&printed).unwrap_or_else(|error| panic!("{id}: {error} in {printed}"));
        fits(&again[0], &solution).unwrap_or_else(|why| panic!("{id}: {why} in {printed}"));
    }
}

#[needs_data("variants/fpuzzles.jsonl")]
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

#[needs_data("variants/solo.jsonl")]
#[test]
fn the_ids_of_solo_are_read() {
    for record in records("solo.jsonl") {
        let text = record["puzzle"].as_str().unwrap();
        check(&record["id"], text, &record["solution"], Notation::Solo);
        let puzzle = read(text).unwrap().remove(0).validate().unwrap();
        assert_eq!(Notation::Solo.print(&puzzle).unwrap(), text);
    }
}

#[needs_data("variants/ksudoku_shapes")]
#[test]
fn the_shapes_of_ksudoku_are_read() {
    let files = std::fs::read_dir(folder().join("ksudoku_shapes")).unwrap();
    for file in files.map(|file| file.unwrap().path()) {
        let id = file.file_name().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&file).unwrap();
        assert_eq!(detect(&text), Notation::KSudoku);
        // A shape whose size is to be set by the player is none.
        if id == "Mathdoku_Settable.xml" {
            assert!(read(&text).is_err());
            continue;
        }
        let puzzle = read(&text).unwrap_or_else(|error| panic!("{id}: {error}"))[0].clone();
        let puzzle = puzzle.validate().unwrap();
        let cells = match &*id {
            "Samurai.xml" => 369,
            "Sohei.xml" => 288,
            "Windmill.xml" => 333,
            "TinySamurai.xml" => 76,
            "4x4.xml" | "Tetromino.xml" | "Killer_4x4.xml" | "Mathdoku_4x4.xml" => 16,
            "6x6.xml" => 36,
            "Pentomino.xml" => 25,
            "DoubleRoxdoku.xml" => 51,
            "RoxdokuTwin.xml" => 53,
            "SamuraiRoxdoku.xml" => 235,
            _ => 81,
        };
        assert_eq!(puzzle.layout().cell_count(), cells, "{id}");
        assert!(comes_back(&id, &puzzle, Notation::Text), "{id}");
        assert!(comes_back(&id, &puzzle, Notation::Json), "{id}");
    }
}
