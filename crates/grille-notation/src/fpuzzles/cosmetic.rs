//! Reads and writes what f-puzzles only draws: lines, circles, rectangles, texts, cages without a meaning.

use grille_core::{Cell, Decoration, Layout, Point, Rgb};
use serde_json::{Map, Value, json};

use super::super::error::ParseError;
use super::constraints::DRAWN;
use super::read::{Reader, is_set, place, unsupported, wrong};

/// The offset of the middle of a cell: half of a thousand.
const HALF: i32 = 500;

/// The drawings of a field; `None` if it is not a field of drawings. Those that the program adds to show a constraint
/// are left out, since they are drawn with it.
pub(super) fn read(
    reader: &Reader<'_>,
    key: &str,
    value: &Value,
) -> Result<Option<Vec<Decoration>>, ParseError> {
    if !matches!(key, "line" | "circle" | "rectangle" | "text" | "cage") {
        return Ok(None);
    }
    let mut drawn = Vec::new();
    for item in value.as_array().ok_or_else(|| wrong(key, value))? {
        let fields = item.as_object().ok_or_else(|| wrong(key, item))?;
        let known = |name: &str| {
            matches!(name, "lines" | "cells" | "value" | "unique") || DRAWN.contains(&name)
        };
        if let Some((name, _)) = fields.iter().find(|(n, v)| is_set(v) && !known(n)) {
            return Err(unsupported(&format!("{key}.{name}")));
        }
        if !shows_a_constraint(reader.object, item) {
            drawn.extend(one(reader, key, item)?);
        }
    }
    Ok(Some(drawn))
}

/// Whether a drawing only repeats a constraint that the puzzle has.
fn shows_a_constraint(object: &Map<String, Value>, item: &Value) -> bool {
    let has = |key: &str| object.get(key).is_some_and(is_set);
    // An older flag does not name the constraint.
    if item["fromRangskSolver"] == true || item["isNewConstraint"] == true {
        let kinds = ["renban", "whispers", "entropicline", "slowthermometer"];
        return kinds.into_iter().any(has);
    }
    let Some(name) = item["fromConstraint"].as_str() else {
        return false;
    };
    let id: String = name.chars().filter(|c| !c.is_whitespace()).collect();
    let id = id.to_ascii_lowercase();
    has(&id) || id.ends_with("whispers") && has("whispers")
}

fn one(reader: &Reader<'_>, key: &str, item: &Value) -> Result<Vec<Decoration>, ParseError> {
    let colour = |name: &str| item[name].as_str().and_then(Rgb::from_hex);
    let text = match &item["value"] {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    // Lengths are in cells.
    let length = |name: &str, usual: f64| {
        let cells = item[name].as_f64().unwrap_or(usual);
        (cells.clamp(0.0, 100.0) * 1000.0).round() as i32
    };
    let centre = || centre(&item["cells"], key);
    Ok(match key {
        "line" => {
            let lines = item["lines"].as_array().ok_or_else(|| wrong(key, item))?;
            let mut drawn = Vec::new();
            for line in lines {
                let names = line.as_array().ok_or_else(|| wrong(key, item))?;
                let points: Result<Vec<Point>, _> =
                    names.iter().map(|name| middle(name, key)).collect();
                drawn.push(Decoration::Line {
                    points: points?,
                    colour: colour("outlineC").unwrap_or(Rgb(0x00A6_A6A6)),
                    width: length("width", 0.25),
                });
            }
            drawn
        }
        "text" => vec![Decoration::Text {
            centre: centre()?,
            text,
            size: length("size", 1.0),
            colour: colour("fontC").unwrap_or(Rgb::BLACK),
        }],
        "cage" => {
            let cells = match &item["cells"] {
                Value::Null => Vec::new(),
                cells => reader.list(cells, key)?,
            };
            vec![Decoration::Outline {
                cells,
                colour: colour("outlineC"),
                text,
            }]
        }
        _ => vec![Decoration::Shape {
            round: key == "circle",
            centre: centre()?,
            size: (length("width", 0.7), length("height", 0.7)),
            angle: item["angle"]
                .as_f64()
                .map_or(0, |angle| (angle % 360.0) as i32),
            fill: colour("baseC"),
            outline: colour("outlineC"),
            text,
        }],
    })
}

/// The middle of a cell, which may lie outside the grid.
fn middle(name: &Value, key: &str) -> Result<Point, ParseError> {
    let at = name.as_str().and_then(place);
    let (row, column) = at
        .filter(|(row, column)| row.max(column) <= &40)
        .ok_or_else(|| wrong(key, name))?;
    Ok((1000 * column as i32 - HALF, 1000 * row as i32 - HALF))
}

/// The centre of some cells.
fn centre(cells: &Value, key: &str) -> Result<Point, ParseError> {
    let names = cells.as_array().filter(|names| !names.is_empty());
    let names = names.ok_or_else(|| wrong(key, cells))?;
    let mut sum = (0_i64, 0_i64);
    for name in names {
        let (x, y) = middle(name, key)?;
        sum = (sum.0 + i64::from(x), sum.1 + i64::from(y));
    }
    let count = names.len() as i64;
    Ok(((sum.0 / count) as i32, (sum.1 / count) as i32))
}

/// Adds the drawings to the fields of a puzzle.
pub(crate) fn write(decorations: &[Decoration], layout: &Layout, object: &mut Map<String, Value>) {
    let name = |cell: Cell| format!("R{}C{}", layout.row(cell) + 1, layout.column(cell) + 1);
    let cells = |length: i32| f64::from(length) / 1000.0;
    let hex = |colour: Option<Rgb>| colour.map_or("#00000000".to_string(), Rgb::hex);
    for decoration in decorations {
        let (key, item) = match decoration {
            // Those are stored in the grid.
            Decoration::Ground { .. } | Decoration::NotShown(_) => continue,
            Decoration::Line {
                points,
                colour,
                width,
            } => {
                let names: Vec<String> = points.iter().flat_map(|&at| around(at)).collect();
                let item =
                    json!({"lines": [names], "outlineC": colour.hex(), "width": cells(*width)});
                ("line", item)
            }
            Decoration::Outline {
                cells,
                colour,
                text,
            } => {
                let names: Vec<String> = cells.iter().map(|&cell| name(cell)).collect();
                let item = json!({"cells": names, "outlineC": hex(*colour), "fontC": hex(*colour), "value": text});
                ("cage", item)
            }
            Decoration::Shape {
                round,
                centre,
                size,
                angle,
                fill,
                outline,
                text,
            } => {
                let mut item = json!({
                    "cells": around(*centre),
                    "baseC": hex(*fill),
                    "outlineC": hex(*outline),
                    "fontC": "#000000",
                    "width": cells(size.0),
                    "height": cells(size.1),
                });
                if !text.is_empty() {
                    item["value"] = text.as_str().into();
                }
                if *angle != 0 {
                    item["angle"] = (*angle).into();
                }
                (if *round { "circle" } else { "rectangle" }, item)
            }
            Decoration::Text {
                centre,
                text,
                size,
                colour,
            } => {
                let item = json!({
                    "cells": around(*centre), "value": text, "fontC": colour.hex(), "size": cells(*size),
                });
                ("text", item)
            }
        };
        let list = object.entry(key).or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(item);
        }
    }
}

/// The cells around a point: one in its middle, two beside an edge, four at a corner.
fn around((x, y): Point) -> Vec<String> {
    let lines = |at: i32| {
        // In half cells, from the middle of the line before the grid.
        let halves = (at + HALF + 250).div_euclid(HALF).max(0);
        let first = halves / 2;
        if halves % 2 == 0 {
            first..=first
        } else {
            first..=first + 1
        }
    };
    let rows = lines(y);
    rows.flat_map(|row| lines(x).map(move |column| format!("R{row}C{column}")))
        .collect()
}
