//! Writing.

use grille_core::{Alphabet, Cell, Decoration, Header, Script};
use grille_say::DescribeConstraint;
use grille_solve::Puzzle;
use serde_json::{Map, Value, json};

use crate::{Inexpressible, Notation, Why, fpuzzles, line, own_text};

/// One line.
pub(crate) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    let layout = puzzle.base_layout();
    let refuse = |why: Why| Inexpressible {
        notation: Notation::Json,
        why,
    };
    // Other layouts are written in digits, from 0 where they count from 0.
    let written = if layout.is_plain() {
        None
    } else {
        Some(own_text::write_layout(layout).ok_or_else(|| refuse(Why::Layout))?)
    };
    let alphabet = match &written {
        None => puzzle.script().alphabet,
        Some(_) => Alphabet::of(layout),
    };
    let script = Script {
        alphabet,
        empty: '.',
    };
    let mut object = Map::new();
    object.insert("puzzle".into(), line(&puzzle.givens(), script).into());
    if let Some(written) = &written {
        object.insert("layout".into(), written.as_str().into());
    }
    object.insert("size".into(), layout.digits().into());
    if let Some(boxes) = layout.boxes() {
        object.insert("boxes".into(), boxes.to_string().into());
    }
    if written.is_none() && (script.alphabet != Alphabet::Digits || layout.digits() > 9) {
        object.insert("alphabet".into(), script.alphabet.id().into());
    }
    if !puzzle.constraints().is_empty() {
        let mut lines: Vec<Value> = Vec::new();
        for constraint in puzzle.constraints() {
            let line = own_text::write_constraint(constraint, layout);
            let cannot = || refuse(Why::Constraint(constraint.describe(layout)));
            lines.push(line.ok_or_else(cannot)?.into());
        }
        object.insert("constraints".into(), lines.into());
    }
    if puzzle.has_placed() {
        let mut placed = puzzle.values().clone();
        for cell in layout.cells().filter(|&cell| puzzle.is_given(cell)) {
            placed.clear(cell).expect("a cell of the puzzle");
        }
        object.insert("placed".into(), line(&placed, script).into());
    }
    if puzzle.has_eliminated() {
        let triples = |cell: Cell| {
            let place = layout.place(cell);
            puzzle
                .eliminated(cell)
                .iter()
                .map(move |digit| json!([place.row + 1, place.column + 1, digit.value()]))
        };
        object.insert(
            "eliminated".into(),
            layout.cells().flat_map(triples).collect(),
        );
    }
    if let Some(solution) = puzzle.solution() {
        object.insert("solution".into(), line(solution, script).into());
    }
    if !puzzle.decorations().is_empty() {
        object.insert("decorations".into(), decorations(puzzle));
    }
    for header in Header::ALL {
        let remarks: Vec<&str> = puzzle
            .headers()
            .iter()
            .filter(|(kind, _)| *kind == header)
            .map(|(_, remark)| remark)
            .collect();
        match remarks[..] {
            [] => {}
            [remark] => _ = object.insert(header.key().into(), remark.into()),
            _ => _ = object.insert(header.key().into(), remarks.into()),
        }
    }
    Ok(Value::Object(object).to_string())
}

/// The drawings, in the fields of f-puzzles, with the coloured cells and what is not shown.
fn decorations(puzzle: &Puzzle) -> Value {
    let layout = puzzle.base_layout();
    let mut object = Map::new();
    fpuzzles::write_decorations(puzzle.decorations(), layout, &mut object);
    for decoration in puzzle.decorations() {
        let (key, item) = match decoration {
            Decoration::Ground { cell, colour } => {
                let place = layout.place(*cell);
                (
                    "grounds",
                    json!([place.row + 1, place.column + 1, colour.hex()]),
                )
            }
            Decoration::NotShown(name) => ("notShown", name.as_str().into()),
            _ => continue,
        };
        let list = object.entry(key).or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(item);
        }
    }
    object.into()
}
