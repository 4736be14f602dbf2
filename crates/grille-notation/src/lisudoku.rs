//! The JSON of lisudoku: `{"gridSize":9,"fixedNumbers":[{"position":{"row":0,"col":4},"value":5},…],…}`, with
//! rows and columns from 0.

use grille_core::constraint::{
    Arrow, Cage, Constraint, Line, LineKind, Mark, MarkKind, Sign, SignKind, Whole,
};
use grille_core::{Cell, Digit, Draft, Layout, LayoutError};
use grille_say::DescribeConstraint;
use grille_solve::Puzzle;
use serde_json::{Map, Value, json};

use super::error::{ParseError, ParseErrorKind, Spot};
use super::{Inexpressible, Notation, ReadOptions, Why, shapes};

/// Its name in messages.
const NAME: &str = "lisudoku";

pub(super) fn parse(text: &str, _: &ReadOptions) -> Result<Vec<Draft>, ParseError> {
    let text = text.trim_start_matches('\u{FEFF}');
    let values = serde_json::Deserializer::from_str(text);
    let mut drafts = Vec::new();
    for value in values.into_iter::<Value>() {
        let value: Value = value.map_err(|error| {
            let at = Spot::of_json(text, &error);
            ParseError::at(at, ParseErrorKind::Malformed { notation: NAME })
        })?;
        drafts.push(draft(&value)?);
    }
    Ok(drafts)
}

pub(super) fn draft(value: &Value) -> Result<Draft, ParseError> {
    let object = value.as_object().ok_or_else(|| wrong("gridSize", value))?;
    let size = object.get("gridSize").unwrap_or(&Value::Null);
    let size = (size.as_u64().filter(|size| (1..=25).contains(size)))
        .ok_or_else(|| wrong("gridSize", size))? as usize;
    let reader = Reader { size };
    let layout = match filled(object, "regions") {
        Some(regions) => {
            let regions = reader.lists(regions, "regions")?;
            shapes::rectangle(size, size, size, regions, &[])
        }
        None => Layout::of_size(size),
    };
    let wrong_layout = |error: LayoutError| ParseError::new(ParseErrorKind::Layout(error));
    let mut draft = Draft::new(layout.map_err(wrong_layout)?);
    for (key, value) in object {
        let is_set = match value {
            Value::Null | Value::Bool(false) => false,
            Value::Array(values) => !values.is_empty(),
            _ => true,
        };
        if is_set {
            reader.read(&mut draft, key, value)?;
        }
    }
    Ok(draft)
}

/// A field that is present and not empty.
fn filled<'a>(object: &'a Map<String, Value>, key: &str) -> Option<&'a Value> {
    let is_filled = |value: &&Value| value.as_array().is_some_and(|list| !list.is_empty());
    object.get(key).filter(is_filled)
}

fn wrong(field: &str, found: &Value) -> ParseError {
    ParseError::new(ParseErrorKind::Field {
        field: field.to_string(),
        found: found.to_string(),
    })
}

/// Rejects an item with an unknown key.
fn only(item: &Value, key: &str, known: &[&str]) -> Result<(), ParseError> {
    let fields = item.as_object().ok_or_else(|| wrong(key, item))?;
    match fields.keys().find(|name| !known.contains(&name.as_str())) {
        Some(name) => Err(unsupported(&format!("{key}.{name}"))),
        None => Ok(()),
    }
}

fn unsupported(what: &str) -> ParseError {
    ParseError::new(ParseErrorKind::Unsupported {
        notation: NAME,
        what: what.to_string(),
    })
}

struct Reader {
    size: usize,
}

impl Reader {
    /// One field.
    fn read(&self, draft: &mut Draft, key: &str, value: &Value) -> Result<(), ParseError> {
        let each = || {
            let list = value.as_array().ok_or_else(|| wrong(key, value));
            list.map(|list| list.iter())
        };
        let lines = |kind: LineKind| {
            let lines = self.lists(value, key)?.into_iter();
            Ok(lines
                .map(|cells| Constraint::Line(Line { kind, cells }))
                .collect::<Vec<_>>())
        };
        let marks = |kind: MarkKind| {
            let cells = self.list(value, key)?.into_iter();
            Ok(cells
                .map(|cell| Constraint::Mark(Mark { cell, kind }))
                .collect())
        };
        let whole = |kind: Whole| Ok(vec![Constraint::Whole(kind)]);
        let constraints: Result<Vec<Constraint>, ParseError> = match key {
            // Read before, or not part of the puzzle.
            "gridSize" | "regions" => Ok(Vec::new()),
            "fixedNumbers" => {
                for given in each()? {
                    only(given, key, &["position", "value"])?;
                    let cell = self.cell(&given["position"], key)?;
                    let digit = given["value"]
                        .as_u64()
                        .and_then(|value| Digit::try_from(value).ok());
                    draft.set_given(cell, digit.ok_or_else(|| wrong(key, given))?);
                }
                Ok(Vec::new())
            }
            "extraRegions" => {
                let regions = self.lists(value, key)?;
                Ok(regions.into_iter().map(Constraint::Region).collect())
            }
            "killerCages" => each()?
                .map(|cage| {
                    only(cage, key, &["sum", "region"])?;
                    let sum = match &cage["sum"] {
                        Value::Null => None,
                        sum => Some(number(sum).ok_or_else(|| wrong(key, cage))?),
                    };
                    Ok(Constraint::Cage(Cage {
                        cells: self.list(&cage["region"], key)?,
                        sum,
                        repeats: false,
                    }))
                })
                .collect(),
            "thermos" => lines(LineKind::Thermo),
            "slowThermos" => lines(LineKind::SlowThermo),
            "renbans" => lines(LineKind::Renban),
            "palindromes" => lines(LineKind::Palindrome),
            "germanWhispers" => lines(LineKind::Whisper(5)),
            "arrows" => each()?
                .map(|arrow| {
                    only(arrow, key, &["circleCells", "arrowCells"])?;
                    Ok(Constraint::Arrow(Arrow {
                        circle: self.list(&arrow["circleCells"], key)?,
                        shaft: self.list(&arrow["arrowCells"], key)?,
                    }))
                })
                .collect(),
            "kropkiDots" => each()?
                .map(|dot| {
                    only(dot, key, &["dotType", "cell1", "cell2"])?;
                    let kind = match dot["dotType"].as_str() {
                        Some("Consecutive") => SignKind::WHITE,
                        Some("Double") => SignKind::BLACK,
                        _ => return Err(wrong(key, dot)),
                    };
                    Ok(Constraint::Sign(Sign {
                        first: self.cell(&dot["cell1"], key)?,
                        second: self.cell(&dot["cell2"], key)?,
                        kind,
                    }))
                })
                .collect(),
            "kropkiNegative" => Ok([SignKind::WHITE, SignKind::BLACK]
                .map(|kind| Constraint::Whole(Whole::AllGiven(kind)))
                .to_vec()),
            "oddCells" => marks(MarkKind::Odd),
            "evenCells" => marks(MarkKind::Even),
            "primaryDiagonal" => whole(Whole::DiagonalDown),
            "secondaryDiagonal" => whole(Whole::DiagonalUp),
            "antiKnight" => whole(Whole::AntiKnight),
            "antiKing" => whole(Whole::AntiKing),
            "nonConsecutive" => whole(Whole::NonConsecutive),
            "disjointGroups" => whole(Whole::DisjointGroups),
            _ => Err(unsupported(key)),
        };
        draft.constraints.extend(constraints?);
        Ok(())
    }

    fn cell(&self, value: &Value, key: &str) -> Result<Cell, ParseError> {
        only(value, key, &["row", "col"])?;
        let at = |name: &str| {
            let number = value[name].as_u64()?;
            (number < self.size as u64).then_some(number as usize)
        };
        let place = at("row").zip(at("col")).ok_or_else(|| wrong(key, value))?;
        Ok(Cell::new(place.0 * self.size + place.1))
    }

    fn list(&self, value: &Value, key: &str) -> Result<Vec<Cell>, ParseError> {
        let cells = value.as_array().ok_or_else(|| wrong(key, value))?;
        cells.iter().map(|cell| self.cell(cell, key)).collect()
    }

    fn lists(&self, value: &Value, key: &str) -> Result<Vec<Vec<Cell>>, ParseError> {
        let lists = value.as_array().ok_or_else(|| wrong(key, value))?;
        lists.iter().map(|list| self.list(list, key)).collect()
    }
}

fn number(value: &Value) -> Option<u32> {
    value.as_u64().and_then(|number| u32::try_from(number).ok())
}

/// One line.
pub(super) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    let layout = puzzle.base_layout();
    let refuse = |why: Why| Inexpressible {
        notation: Notation::Lisudoku,
        why,
    };
    let size = layout.rows();
    if !shapes::is_rectangle(layout) || layout.digits() != size || layout.lowest() != 1 {
        return Err(refuse(Why::Layout));
    }
    let place = |cell: Cell| json!({"row": layout.row(cell), "col": layout.column(cell)});
    let places = |cells: &[Cell]| cells.iter().map(|&cell| place(cell)).collect::<Value>();
    let mut object = Map::new();
    object.insert("gridSize".into(), size.into());
    let givens = puzzle.givens();
    let fixed = givens.filled_cells();
    let fixed: Vec<Value> = fixed
        .map(|(cell, digit)| json!({"position": place(cell), "value": digit.value()}))
        .collect();
    object.insert("fixedNumbers".into(), fixed.into());
    if layout.boxes() != grille_core::BoxShape::usual(size).ok() {
        let regions = shapes::regions(layout);
        object.insert(
            "regions".into(),
            regions.iter().map(|cells| places(cells)).collect(),
        );
    }
    let mut flags: Vec<&'static str> = Vec::new();
    let mut negative = Vec::new();
    for constraint in puzzle.constraints() {
        let cannot = || refuse(Why::Constraint(constraint.describe(layout)));
        let (key, value) = match constraint {
            Constraint::Whole(whole) => {
                match whole {
                    Whole::Diagonals => flags.extend(["primaryDiagonal", "secondaryDiagonal"]),
                    Whole::DiagonalDown => flags.push("primaryDiagonal"),
                    Whole::DiagonalUp => flags.push("secondaryDiagonal"),
                    Whole::AntiKnight => flags.push("antiKnight"),
                    Whole::AntiKing => flags.push("antiKing"),
                    Whole::AllGiven(kind @ (SignKind::WHITE | SignKind::BLACK)) => {
                        negative.push(*kind);
                    }
                    _ => return Err(cannot()),
                }
                continue;
            }
            Constraint::Region(cells) => ("extraRegions", places(cells)),
            Constraint::Cage(Cage {
                cells,
                sum,
                repeats: false,
            }) => ("killerCages", json!({"sum": sum, "region": places(cells)})),
            Constraint::Line(Line { kind, cells }) => {
                let key = match kind {
                    LineKind::Thermo => "thermos",
                    LineKind::Renban => "renbans",
                    LineKind::Palindrome => "palindromes",
                    _ => return Err(cannot()),
                };
                (key, places(cells))
            }
            Constraint::Arrow(arrow) => (
                "arrows",
                json!({"circleCells": places(&arrow.circle), "arrowCells": places(&arrow.shaft)}),
            ),
            Constraint::Sign(Sign {
                first,
                second,
                kind,
            }) => {
                let dot = match *kind {
                    SignKind::WHITE => "Consecutive",
                    SignKind::BLACK => "Double",
                    _ => return Err(cannot()),
                };
                let dot = json!({"dotType": dot, "cell1": place(*first), "cell2": place(*second)});
                ("kropkiDots", dot)
            }
            Constraint::Mark(Mark { cell, kind }) => match kind {
                MarkKind::Odd => ("oddCells", place(*cell)),
                MarkKind::Even => ("evenCells", place(*cell)),
                _ => return Err(cannot()),
            },
            _ => return Err(cannot()),
        };
        let list = object.entry(key).or_insert_with(|| json!([]));
        list.as_array_mut()
            .expect("a list was put there")
            .push(value);
    }
    for flag in flags {
        object.insert(flag.into(), true.into());
    }
    if !negative.is_empty() {
        // The single flag covers both kinds of dots.
        if !(negative.contains(&SignKind::WHITE) && negative.contains(&SignKind::BLACK)) {
            let constraint = Constraint::Whole(Whole::AllGiven(negative[0]));
            return Err(refuse(Why::Constraint(constraint.describe(layout))));
        }
        object.insert("kropkiNegative".into(), true.into());
    }
    Ok(Value::Object(object).to_string())
}
