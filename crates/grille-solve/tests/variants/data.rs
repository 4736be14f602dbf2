//! The files of `variants` in the data folder: what notations read, and what none does (puzzles of groups,
//! magic squares).

use std::path::Path;

use grille::constraint::{Constraint, Magic, Whole};
use grille::notation::{Notation, ReadOptions};
use grille::{Cell, Digit, Draft, House, HouseKind, Layout, Place, Puzzle, Validate};
use grille_needs::data_folder;
use serde_json::Value;

/// A puzzle with its recorded solution.
pub struct Record {
    pub id: String,
    pub puzzle: Result<Puzzle, String>,
    pub solution: Option<Vec<u8>>,
}

/// The text of a file.
fn text(name: &str) -> String {
    let folder = Path::new(data_folder!()).join("variants");
    std::fs::read_to_string(folder.join(name)).expect("a file of the data folder")
}

/// The JSON values of a file, one a line.
pub fn lines(name: &str) -> Vec<Value> {
    let text = text(name);
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect()
}

/// All records of a file.
pub fn records(name: &str) -> Vec<Record> {
    let read = match name {
        "groups.jsonl" => |value: &Value| Ok(groups(value)),
        "greater_than.jsonl" => |value: &Value| Ok(greater_than(value)),
        "magic.jsonl" => |value: &Value| Ok(magic(value)),
        _ => in_a_notation as fn(&Value) -> Result<Draft, String>,
    };
    let record = |value: &Value| {
        let puzzle = read(value).and_then(|draft| draft.validate().map_err(|e| e.to_string()));
        // The numbers that a puzzle calculates with may start at 0, which is the first digit.
        let from_zero = value["base"] == 0 || value["value_offset"] == -1;
        let solutions = ["solution_values", "solution", "solution_text"].map(|name| &value[name]);
        let solution = solutions
            .into_iter()
            .find_map(|found| digits(found, from_zero));
        Record {
            id: value["id"].as_str().unwrap_or("").to_owned(),
            puzzle,
            solution,
        }
    };
    lines(name).iter().map(record).collect()
}

/// A puzzle that a notation reads.
fn in_a_notation(value: &Value) -> Result<Draft, String> {
    let text = match (&value["puzzle"], &value["puzzle_lz"]) {
        (Value::String(text), _) | (_, Value::String(text)) => text.clone(),
        (json, _) => json.to_string(),
    };
    grille::notation::read_one(&text).map_err(|error| error.to_string())
}

/// Digits as a list or a text; 0 and `.` are blanks. With `plus` they count from 0.
pub fn digits(value: &Value, plus: bool) -> Option<Vec<u8>> {
    match value {
        Value::String(text) => {
            let digit = |b: u8| b.is_ascii_digit().then(|| b - b'0' + u8::from(plus));
            text.bytes().map(digit).collect()
        }
        Value::Array(list) => {
            let digit = |value: &Value| value.as_u64().map(|d| d as u8 + u8::from(plus));
            list.iter().map(digit).collect()
        }
        _ => None,
    }
}

fn give(draft: &mut Draft, digits: &[u8]) {
    for (entry, &digit) in draft.entries.iter_mut().zip(digits) {
        entry.value = Digit::new(digit);
        entry.given = digit > 0;
    }
}

fn groups(value: &Value) -> Draft {
    let name = value["topology"].as_str().expect("a topology");
    let mut draft = Draft::new(topology(name));
    give(
        &mut draft,
        &digits(&value["givens"], false).expect("givens"),
    );
    draft
}

/// A layout of `topologies.json`.
pub fn topology(name: &str) -> Layout {
    let all: Value = serde_json::from_str(&text("topologies.json")).expect("JSON");
    let topology = &all[name];
    let symbols = topology["symbols"].as_u64().expect("symbols") as usize;
    let count = topology["cells"].as_u64().expect("cells") as usize;
    let cells = |group: &Value| -> Vec<Cell> {
        let cells = group.as_array().expect("a group").iter();
        cells
            .map(|cell| Cell::new(cell.as_u64().expect("a cell") as usize))
            .collect()
    };
    let groups = match &topology["groups"] {
        Value::Array(groups) => groups.iter().map(cells).collect(),
        _ => cube(),
    };
    let places = (0..count).map(|cell| Place {
        row: (cell / 32) as u16,
        column: (cell % 32) as u16,
    });
    let houses = groups.into_iter().enumerate();
    let houses = houses.map(|(number, cells)| House::new(HouseKind::Plane, number, cells));
    Layout::from_houses(symbols, places.collect(), houses.collect()).expect("a layout")
}

/// The 9×9×9 cube whose 27 slices are grids.
fn cube() -> Vec<Vec<Cell>> {
    let mut groups: Vec<Vec<Cell>> = Vec::new();
    let steps = [1, 9, 81];
    for axis in 0..3 {
        let (a, b) = (steps[(axis + 1) % 3], steps[(axis + 2) % 3]);
        for slice in 0..9 {
            let at = |i: usize, j: usize| Cell::new(slice * steps[axis] + i * a + j * b);
            for k in 0..9 {
                groups.push((0..9).map(|j| at(k, j)).collect());
                groups.push((0..9).map(|i| at(i, k)).collect());
                groups.push(
                    (0..9)
                        .map(|p| at(k / 3 * 3 + p / 3, k % 3 * 3 + p % 3))
                        .collect(),
                );
            }
        }
    }
    for group in &mut groups {
        group.sort();
    }
    groups.sort();
    groups.dedup();
    groups
}

/// 108 signs, and the givens.
fn greater_than(value: &Value) -> Draft {
    let part = |name: &str| value[name].as_str().expect("a line");
    let line = format!("{} {}", part("gt"), part("givens"));
    let drafts = Notation::Signs.parse(&line, &ReadOptions::default());
    drafts.expect("signs").remove(0)
}

fn magic(value: &Value) -> Draft {
    let variant = value["variant"].as_str().expect("a variant");
    let size = if variant.ends_with("16") { 16 } else { 9 };
    let mut draft = Draft::new(Layout::of_size(size).expect("a size"));
    draft.constraints.push(match variant {
        "magic:boxes-16" => Constraint::Whole(Whole::MagicBoxes),
        "magic:modular-9" => Constraint::Whole(Whole::MagicModulo),
        "magic:semi-9" => Constraint::Whole(Whole::SemiMagic),
        _ => {
            let middle = (0..9).map(|i| Cell::new((3 + i / 3) * 9 + 3 + i % 3));
            Constraint::Magic(Magic {
                cells: middle.collect(),
            })
        }
    });
    // A record without givens is a solution to be checked.
    let plus = value["base"] == 0;
    let givens = digits(&value["givens"], false).or_else(|| digits(&value["solution"], plus));
    give(&mut draft, &givens.expect("digits"));
    draft
}
