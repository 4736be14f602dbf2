//! What is not understood is an error, never ignored: in each notation that has words, one word of a real puzzle
//! is changed, and the puzzle is refused.

use std::path::Path;

use grille::constraint::Variant;
use grille::notation::{Notation, ReadOptions, read};
use grille::{Puzzle, Validate};
use grille_needs::{data_folder, needs_data};
use serde_json::{Value, json};

/// The records of a data file.
fn records(name: &str) -> Vec<Value> {
    let folder = Path::new(data_folder!()).join("variants");
    let text = std::fs::read_to_string(folder.join(name)).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The examples of all variants that have a name.
fn examples() -> Vec<(String, Puzzle)> {
    let example = |variant: &Variant| {
        let puzzle = variant.example().validate().unwrap();
        (variant.id.to_string(), puzzle)
    };
    Variant::all().iter().map(example).collect()
}

/// Whether a field says anything; an empty one is not missed.
fn is_set(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(values) => !values.is_empty(),
        Value::Object(fields) => !fields.is_empty(),
        Value::String(text) => !text.is_empty(),
        _ => true,
    }
}

/// The value with one of its keys changed, for each key that is set; of a list only the first items of each
/// kind are taken, and of a grid the first cell that has the key.
fn with_a_changed_key(value: &Value) -> Vec<(String, Value)> {
    let mut changed = Vec::new();
    match value {
        Value::Object(fields) => {
            for (key, inner) in fields.iter().filter(|(_, inner)| is_set(inner)) {
                let mut other = fields.clone();
                other.remove(key);
                other.insert(format!("{key}q"), inner.clone());
                changed.push((key.clone(), Value::Object(other)));
                for (path, inner) in with_a_changed_key(inner) {
                    let mut other = fields.clone();
                    other.insert(key.clone(), inner);
                    changed.push((format!("{key}.{path}"), Value::Object(other)));
                }
            }
        }
        Value::Array(values) => {
            let mut seen: Vec<String> = Vec::new();
            for (at, inner) in values.iter().enumerate() {
                for (path, inner) in with_a_changed_key(inner) {
                    if !seen.contains(&path) {
                        let mut other = values.clone();
                        other[at] = inner;
                        changed.push((path.clone(), Value::Array(other)));
                        seen.push(path);
                    }
                }
            }
        }
        _ => {}
    }
    changed
}

/// Every key of a puzzle in JSON is missed when it is changed.
fn every_key_counts(id: &str, puzzle: &Value, notation: Notation) -> usize {
    let parse = |value: &Value| notation.parse(&value.to_string(), &ReadOptions::default());
    parse(puzzle).unwrap_or_else(|error| panic!("{id}: {error}"));
    let changed = with_a_changed_key(puzzle);
    for (path, other) in &changed {
        assert!(
            parse(other).is_err(),
            "{id} is read with {path}q for {path}"
        );
        assert!(
            read(&other.to_string()).is_err(),
            "{id} is read with {path}q for {path}"
        );
    }
    changed.len()
}

/// A small puzzle of f-puzzles with a field of each kind that is read.
fn fpuzzles_sample() -> Value {
    let line = |cells: [&str; 2]| json!([{ "lines": [cells] }]);
    let mut grid = json!([
        [{}, {}, {}, {}],
        [{}, {}, {}, {}],
        [{}, {}, {}, {}],
        [{}, {}, {}, {}]
    ]);
    grid[0][0] = json!({ "value": 1, "given": true, "c": "#FFA0A0" });
    grid[0][1] = json!({ "givenPencilMarks": [2, 3], "region": 0 });
    grid[3][3] =
        json!({ "centerPencilMarks": [1, 2], "cornerPencilMarks": [3], "highlight": "#60D060" });
    json!({
        "size": 4,
        "title": "Sample", "author": "Nobody", "ruleset": "Normal rules.\nNone other.",
        "highlightConflicts": true, "disabledlogic": ["tuples"], "truecandidatesoptions": ["colored"],
        "grid": grid,
        "diagonal+": true, "antiknight": true, "negative": ["xv", "ratio"],
        "thermometer": line(["R1C1", "R1C2"]),
        "whispers": [{ "lines": [["R3C1", "R3C2"]], "value": "2" }],
        "arrow": [{ "lines": [["R4C4", "R4C3"]], "cells": ["R4C4"] }],
        "killercage": [{ "cells": ["R2C3", "R2C4"], "value": "5" }],
        "extraregion": [{ "cells": ["R1C4", "R2C4"] }],
        "clone": [{ "cells": ["R1C1"], "cloneCells": ["R3C3"] }],
        "quadruple": [{ "cells": ["R1C1", "R1C2", "R2C1", "R2C2"], "values": [1] }],
        "difference": [{ "cells": ["R1C1", "R1C2"], "value": "1" }],
        "ratio": [{ "cells": ["R2C1", "R3C1"] }],
        "xv": [{ "cells": ["R4C1", "R4C2"], "value": "V" }],
        "odd": [{ "cell": "R1C1" }], "maximum": [{ "cell": "R2C2" }],
        "columnindexer": [{ "cells": ["R4C1"] }],
        "littlekillersum": [{ "cell": "R0C2", "cells": ["R1C3", "R2C4"], "direction": "DR", "value": "5" }],
        "sandwichsum": [{ "cell": "R0C1", "value": "2" }],
        "line": [{ "lines": [["R1C1", "R2C2"]], "outlineC": "#C060C0", "width": 0.5 }],
        "text": [{ "cells": ["R1C4"], "value": "A", "fontC": "#000000", "size": 1 }],
        "circle": [{ "cells": ["R2C1", "R2C2"], "baseC": "#FFFFFF", "outlineC": "#000000", "width": 0.3, "height": 0.3 }],
        "cage": [{ "cells": ["R3C4"], "outlineC": "#000000", "fontC": "#000000", "value": "x" }],
        "fogofwar": ["R1C1"],
        "solution": [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1],
    })
}

#[test]
fn every_key_of_f_puzzles_counts() {
    assert!(every_key_counts("the sample", &fpuzzles_sample(), Notation::Fpuzzles) > 60);
}

#[needs_data("variants/fpuzzles.jsonl")]
#[test]
fn every_key_of_real_f_puzzles_counts() {
    for record in records("fpuzzles.jsonl") {
        every_key_counts(
            &record["id"].to_string(),
            &record["puzzle_json"],
            Notation::Fpuzzles,
        );
    }
}

#[test]
fn every_key_of_lisudoku_counts() {
    let at = |row: u8, col: u8| json!({ "row": row, "col": col });
    let sample = json!({
        "gridSize": 4,
        "fixedNumbers": [{ "position": at(0, 0), "value": 1 }],
        "extraRegions": [[at(1, 1), at(1, 2)]],
        "killerCages": [{ "sum": 5, "region": [at(2, 0), at(2, 1)] }],
        "thermos": [[at(0, 1), at(0, 2)]],
        "arrows": [{ "circleCells": [at(3, 3)], "arrowCells": [at(3, 2)] }],
        "kropkiDots": [{ "dotType": "Consecutive", "cell1": at(3, 0), "cell2": at(3, 1) }],
        "kropkiNegative": true, "oddCells": [at(0, 0)], "primaryDiagonal": true,
    });
    assert!(every_key_counts("the sample", &sample, Notation::Lisudoku) > 20);
}

#[needs_data("variants/lisudoku.jsonl")]
#[test]
fn every_key_of_real_lisudoku_puzzles_counts() {
    for record in records("lisudoku.jsonl") {
        every_key_counts(
            &record["id"].to_string(),
            &record["puzzle"],
            Notation::Lisudoku,
        );
    }
}

#[test]
fn every_key_of_our_json_counts() {
    for (id, puzzle) in examples() {
        let text = Notation::Json.print(&puzzle).unwrap();
        let value: Value = serde_json::from_str(&text).unwrap();
        for (key, other) in with_a_changed_key(&value) {
            assert!(
                read(&other.to_string()).is_err(),
                "{id} is read with {key}q for {key}"
            );
        }
    }
    // What commands answer, and what collections note, is no part of the puzzle.
    for known in ["solutions", "difficulty", "grade", "id"] {
        let text = format!("{{\"puzzle\":\"4000030000030041\",\"{known}\":3}}");
        assert!(read(&text).is_ok(), "{known}");
    }
    assert_eq!(
        read("{\"puzzle\":\"4000030000030041\",\"cages\":[]}")
            .unwrap_err()
            .to_string(),
        "“cages” of JSON is not understood here; docs/formats.md lists what is."
    );
}

/// A constraint string with one of its words changed, for each word and for one cell.
fn with_a_changed_word(text: &str) -> Vec<String> {
    let mut changed = Vec::new();
    let mut seen: Vec<&str> = Vec::new();
    let mut start = 0;
    while let Some(dot) = text[start..].find('.').map(|at| start + at) {
        start = dot + 1;
        let end = text[start..]
            .find(['~', '.', '\n', ' '])
            .map_or(text.len(), |at| start + at);
        let word = &text[start..end];
        if word.is_empty() || seen.contains(&word) {
            continue;
        }
        seen.push(word);
        let with = |other: &str| format!("{}{other}{}", &text[..start], &text[end..]);
        changed.push(with(&format!("{word}q")));
        changed.push(with(&word.to_lowercase()));
    }
    if let Some(at) = text.find("~R") {
        changed.push(format!("{}~Q{}", &text[..at], &text[at + 2..]));
    }
    changed
}

#[test]
fn every_word_of_interactive_sudoku_solver_counts() {
    every_word_counts(examples().into_iter().filter_map(|(id, puzzle)| {
        let text = Notation::Iss.print(&puzzle).ok()?;
        Some((id, text))
    }));
}

#[needs_data("variants/iss.jsonl")]
#[test]
fn every_word_of_real_strings_of_interactive_sudoku_solver_counts() {
    every_word_counts(records("iss.jsonl").into_iter().map(|record| {
        let text = |key: &str| record[key].as_str().unwrap_or_default().to_string();
        (text("id"), text("puzzle"))
    }));
}

fn every_word_counts(texts: impl Iterator<Item = (String, String)>) {
    let mut count = 0;
    for (id, text) in texts {
        let is_string = text.trim_start().starts_with('.') && text.contains('~');
        if !is_string || read(&text).is_err() {
            continue;
        }
        for other in with_a_changed_word(&text) {
            count += 1;
            assert!(read(&other).is_err(), "{id} is read as\n{other}");
        }
    }
    assert!(count > 100);
}

#[test]
fn every_word_of_our_text_counts() {
    let mut count = 0;
    for (id, puzzle) in examples() {
        let text = Notation::Text.print(&puzzle).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            let end = line.find([' ', ':']).unwrap_or(line.len());
            let is_word = end > 2
                && line[..end]
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b == b'-');
            if !is_word {
                continue;
            }
            let colon = line.find(':').unwrap_or(line.len());
            for changed in [
                format!("{}q{}", &line[..end], &line[end..]),
                format!("{} further{}", &line[..colon], &line[colon..]),
            ] {
                let mut other = lines.clone();
                other[at] = &changed;
                let other = other.join("\n");
                count += 1;
                let parsed = Notation::Text.parse(&other, &ReadOptions::default());
                assert!(parsed.is_err(), "{id} is read as\n{other}");
            }
        }
    }
    assert!(count > 200);
}

#[test]
fn what_is_said_twice_or_too_much_is_refused() {
    for text in [
        "size 4\nsize 6\nanti-knight\n",
        "size 4\nboxes 2x2\nboxes none\n",
        "size 4\ngrid\n1...\n....\n....\n....\ngrid\n2...\n....\n....\n....\n",
        "size 4\nsolution\n1234\n3412\n2143\n4321\nsolution\n1234\n3412\n2143\n4321\n",
        "size 4: 9\nanti-knight\n",
        "size 4\nauthor Someone\nanti-knight\n",
        "size 4\nauthor of it: Someone\nanti-knight\n",
        "size 4\neven 3: r1c1\n",
        "size 4\nunlike 3: r1c1 r3c4\n",
        "size 4\nsandwich r1 left far: 3\n",
        "size 4\ncustom \"a\"\ncount 1 70: r1c1 r1c2\nend\n",
        "size 4\ncustom \"a\"\nsum 3..4 1 2: r1c1 r1c2\nend\n",
        "size 4\ncustom \"a\"\none-of 1: r1c1\nend of it\n",
        "size 4\nanti-knight: r1c1\n",
        "size 4\nall-white: r1c1 r1c2\n",
        ".Shape~4x4.Shape~6x6",
        ".RegionSize~9.RegionSize~6",
        ".AntiKnight~3",
        ".Skyscraper~R1~3~4~5",
        ".Sandwich~7~R1~C2",
        ".Shape~9x9~9~Round",
        ".Shape~9x9~",
        ".Jigsaw~9x9~9x9~1",
    ] {
        assert!(read(text).is_err(), "{text} is read");
    }
}
