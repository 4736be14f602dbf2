//! An object with the puzzle and all that is known of it:
//! `{"puzzle":"4....3.....3..41","boxes":"2x2","placed":…,"eliminated":[[row,column,digit],…],"solution":…}`.
//!
//! Read as well: the puzzle as rows of numbers (`"puzzle":[[5,3,0,…],…]`), bare rows or lines, several
//! values one after the other or in an array.

use serde_json::{Map, Value, json};

use super::alphabet::read_symbols;
use super::error::{ParseError, ParseErrorKind, Spot};
use super::line::{size_of, symbols};
use super::rows::draft_of_symbols;
use super::{
    Alphabet, Inexpressible, Notation, ReadOptions, Script, Why, fpuzzles, line, nearest_size,
    own_text,
};
use crate::variant::Quota;
use crate::{BoxShape, Cell, Decoration, Digit, Draft, Geometry, Header, Puzzle};

pub(super) fn parse(
    text: &str,
    options: &ReadOptions,
    quota: &Quota<'_>,
) -> Result<Vec<Draft>, ParseError> {
    let mut drafts = Vec::new();
    let text = text.trim_start_matches('\u{FEFF}');
    for value in serde_json::Deserializer::from_str(text).into_iter::<Value>() {
        let value = value.map_err(|error| {
            let at = Spot::of_json(text, &error);
            ParseError::at(at, ParseErrorKind::Malformed { notation: "JSON" })
        })?;
        collect(&value, options, quota, &mut drafts)?;
    }
    Ok(drafts)
}

/// The puzzles of a value: itself, or those of an array.
fn collect(
    value: &Value,
    options: &ReadOptions,
    quota: &Quota<'_>,
    drafts: &mut Vec<Draft>,
) -> Result<(), ParseError> {
    match value {
        Value::Array(values) if !is_rows(value) => {
            for value in values {
                drafts.push(draft(value, options, quota)?);
            }
        }
        _ => drafts.push(draft(value, options, quota)?),
    }
    Ok(())
}

/// Whether a value is rows of cells.
fn is_rows(value: &Value) -> bool {
    let is_row = |row: &Value| {
        row.as_array()
            .is_some_and(|row| row.iter().all(|cell| !cell.is_array() && !cell.is_object()))
    };
    value.as_array().is_some_and(|rows| rows.iter().all(is_row))
}

fn wrong(field: &str, found: &Value) -> ParseError {
    ParseError::new(ParseErrorKind::Field {
        field: field.to_string(),
        found: found.to_string(),
    })
}

/// Fields that a puzzle is read from, apart from its remarks.
const READ: [&str; 14] = [
    "puzzle",
    "givens",
    "grid",
    "board",
    "quiz",
    "size",
    "boxes",
    "alphabet",
    "layout",
    "placed",
    "eliminated",
    "constraints",
    "solution",
    "decorations",
];

/// Fields that say nothing of the digits: what the answers of Grille's own commands hold in addition to a puzzle, and
/// what collections note of each.
const NOTES: [&str; 40] = [
    "solutions",
    "unfinished",
    "error",
    "number",
    "stages",
    "solved",
    "refused",
    "steps",
    "ending",
    "valid",
    "unique",
    "complete",
    "correct",
    "problems",
    "grade",
    "hardest",
    "hodoku_score",
    "hodoku_level",
    "er",
    "ep",
    "ed",
    "id",
    "_id",
    "name",
    "title",
    "difficulty",
    "rating",
    "score",
    "seed",
    "tags",
    "clues",
    "count",
    "index",
    "rules",
    "variant",
    "variants",
    "type",
    "techniques",
    "time",
    "notes",
];

/// Refuses what is not understood.
fn only_known(object: &Map<String, Value>) -> Result<(), ParseError> {
    let known = |key: &str| {
        READ.contains(&key)
            || NOTES.contains(&key)
            || Header::ALL.iter().any(|header| header.key() == key)
    };
    match object
        .iter()
        .find(|(key, value)| !value.is_null() && !known(key))
    {
        Some((key, _)) => Err(ParseError::new(ParseErrorKind::Unsupported {
            notation: "JSON",
            what: key.clone(),
        })),
        None => Ok(()),
    }
}

fn draft(value: &Value, options: &ReadOptions, quota: &Quota<'_>) -> Result<Draft, ParseError> {
    let Value::Object(object) = value else {
        return givens("puzzle", value, options);
    };
    let mut options = *options;
    if let Some(boxes) = object.get("boxes") {
        let shape = boxes
            .as_str()
            .and_then(|text| text.parse::<BoxShape>().ok())
            .ok_or_else(|| wrong("boxes", boxes))?;
        options.boxes = options.boxes.or(Some(shape));
    }
    if let Some(name) = object.get("alphabet") {
        let alphabet = name
            .as_str()
            .and_then(|name| name.parse().ok())
            .ok_or_else(|| wrong("alphabet", name))?;
        options.alphabet = options.alphabet.or(Some(alphabet));
    }
    let named = ["puzzle", "givens", "grid", "board", "quiz"]
        .into_iter()
        .find_map(|name| Some((name, object.get(name)?)));
    let (name, cells) =
        named.ok_or(ParseError::new(ParseErrorKind::Missing { field: "puzzle" }))?;
    only_known(object)?;
    let layout = match object.get("layout") {
        Some(layout) => {
            let lines = layout.as_str().ok_or_else(|| wrong("layout", layout))?;
            Some(own_text::layout(lines).map_err(|error| ParseError::new(error.kind))?)
        }
        None => None,
    };
    let read = |name: &str, value: &Value, options: &ReadOptions| match &layout {
        Some(geometry) => on_layout(name, value, geometry),
        None => givens(name, value, options),
    };
    let mut draft = read(name, cells, &options)?;
    if layout.is_none()
        && let Some(size) = object.get("size").filter(|size| !size.is_null())
        && size.as_u64() != Some(draft.geometry.digits() as u64)
    {
        return Err(wrong("size", size));
    }
    if let Some(value) = object.get("placed").filter(|value| !value.is_null()) {
        let alphabet = Some(draft.script.alphabet);
        let placed = read(
            "placed",
            value,
            &ReadOptions {
                alphabet,
                ..options
            },
        )?;
        place(&mut draft, placed, value)?;
    }
    eliminate(&mut draft, object)?;
    constrain(&mut draft, object, quota)?;
    if let Some(value) = object.get("solution").filter(|value| !value.is_null()) {
        let alphabet = Some(draft.script.alphabet);
        let solution = read(
            "solution",
            value,
            &ReadOptions {
                alphabet,
                ..options
            },
        )?;
        draft.solution = Some(solution.entries.iter().map(|entry| entry.value).collect());
    }
    if let Some(value) = object.get("decorations").filter(|value| !value.is_null()) {
        draft.decorations = fpuzzles::decorations(value, &draft.geometry)?;
    }
    for header in Header::ALL {
        for remark in object.get(header.key()).into_iter().flat_map(remarks) {
            draft.headers.push(header, remark);
        }
    }
    Ok(draft)
}

/// One remark or several.
fn remarks(value: &Value) -> Vec<&str> {
    match value {
        Value::Array(values) => values.iter().filter_map(Value::as_str).collect(),
        _ => value.as_str().into_iter().collect(),
    }
}

/// A line of characters, or rows of numbers, characters and nulls.
fn givens(name: &str, value: &Value, options: &ReadOptions) -> Result<Draft, ParseError> {
    if let Some(text) = value.as_str() {
        let cells = symbols(text, 1, 1);
        let found = cells.len();
        let size = size_of(found).ok_or(ParseError::new(ParseErrorKind::CellCount {
            found,
            nearest: nearest_size(found),
        }))?;
        let draft = draft_of_symbols(&cells, options.geometry(size, None)?, options);
        // The place inside the string says nothing about the place in the text.
        return draft.map_err(|error| ParseError::new(error.kind));
    }
    let rows = value
        .as_array()
        .filter(|_| is_rows(value))
        .ok_or_else(|| wrong(name, value))?;
    let size = rows.len();
    let geometry = options.geometry(size, None)?;
    let mut cells = Vec::with_capacity(size * size);
    for row in rows.iter().filter_map(Value::as_array) {
        if row.len() != size {
            return Err(ParseError::new(ParseErrorKind::RowLength {
                found: row.len(),
                expected: size,
            }));
        }
        for cell in row {
            cells.push(element(cell, size).ok_or_else(|| wrong(name, cell))?);
        }
    }
    draft_of_elements(&cells, geometry, options)
}

/// What one element of a row says: a value, or a character whose meaning depends on the others.
enum Element {
    Value(Option<Digit>),
    Symbol(char),
}

fn element(cell: &Value, size: usize) -> Option<Element> {
    match cell {
        Value::Null => Some(Element::Value(None)),
        Value::Number(number) => match number.as_u64()? {
            0 => Some(Element::Value(None)),
            value => Digit::try_from(value)
                .ok()
                .filter(|digit| digit.index() < size)
                .map(|digit| Element::Value(Some(digit))),
        },
        Value::String(text) => match text.trim() {
            "" => Some(Element::Value(None)),
            text => {
                let mut symbols = text.chars();
                let symbol = symbols.next().filter(|_| symbols.next().is_none())?;
                Some(Element::Symbol(if symbol == '-' { '.' } else { symbol }))
            }
        },
        _ => None,
    }
}

fn draft_of_elements(
    cells: &[Element],
    geometry: Geometry,
    options: &ReadOptions,
) -> Result<Draft, ParseError> {
    // The place among the symbols says nothing about the place in the text.
    let nowhere = Spot { line: 1, column: 1 };
    let symbols: Vec<(char, Spot)> = cells
        .iter()
        .filter_map(|cell| match cell {
            Element::Symbol(symbol) => Some((*symbol, nowhere)),
            Element::Value(_) => None,
        })
        .collect();
    let reading = read_symbols(&symbols, geometry.digits(), options.alphabet)
        .map_err(|error| ParseError::new(error.kind))?;
    let mut read = reading.values.into_iter();
    let values = cells.iter().map(|cell| match cell {
        Element::Value(value) => *value,
        Element::Symbol(_) => read.next().flatten(),
    });
    let mut draft = Draft::from_givens(geometry, values);
    draft.script = reading.script;
    draft.also = reading.also;
    Ok(draft)
}

/// Adds the constraints, each a line of the notation for a person's editor.
fn constrain(
    draft: &mut Draft,
    object: &Map<String, Value>,
    quota: &Quota<'_>,
) -> Result<(), ParseError> {
    let Some(value) = object.get("constraints").filter(|value| !value.is_null()) else {
        return Ok(());
    };
    let lines = value.as_array().and_then(|lines| {
        let lines: Option<Vec<&str>> = lines.iter().map(Value::as_str).collect();
        lines
    });
    let lines = lines.ok_or_else(|| wrong("constraints", value))?.join("\n");
    draft.constraints = own_text::constraints(&lines, &draft.geometry, quota)
        .map_err(|error| ParseError::new(error.kind))?;
    Ok(())
}

/// A line of characters for the cells of any layout.
fn on_layout(name: &str, value: &Value, geometry: &Geometry) -> Result<Draft, ParseError> {
    let symbols = value.as_str().ok_or_else(|| wrong(name, value))?;
    let cell = |symbol: char| match symbol {
        '.' => Some(None),
        symbol => Some(Some(geometry.digit(i64::from(symbol.to_digit(36)?))?)),
    };
    let values: Option<Vec<Option<Digit>>> = symbols.chars().map(cell).collect();
    let values = values.filter(|values| values.len() == geometry.cell_count());
    let mut draft = Draft::from_givens(geometry.clone(), values.ok_or_else(|| wrong(name, value))?);
    draft.script.alphabet = Alphabet::of(geometry);
    Ok(draft)
}

/// Sets the digits placed since.
fn place(draft: &mut Draft, placed: Draft, value: &Value) -> Result<(), ParseError> {
    if placed.geometry != draft.geometry {
        return Err(wrong("placed", value));
    }
    for (entry, placed) in draft.entries.iter_mut().zip(placed.entries) {
        match (entry.value, placed.value) {
            (Some(given), Some(placed)) if given != placed => return Err(wrong("placed", value)),
            (Some(_), _) => {}
            (None, placed) => entry.value = placed,
        }
    }
    Ok(())
}

/// Takes out the candidates that are ruled out.
fn eliminate(draft: &mut Draft, object: &Map<String, Value>) -> Result<(), ParseError> {
    let Some(value) = object.get("eliminated").filter(|value| !value.is_null()) else {
        return Ok(());
    };
    for triple in value.as_array().ok_or_else(|| wrong("eliminated", value))? {
        let numbers: Option<Vec<u64>> = triple
            .as_array()
            .and_then(|triple| triple.iter().map(Value::as_u64).collect());
        let (cell, digit) = match numbers.as_deref() {
            Some(&[row @ 1..=256, column @ 1..=256, digit]) => {
                let cell = draft.geometry.cell(row as usize - 1, column as usize - 1);
                let digit = Digit::try_from(digit).ok();
                (
                    cell,
                    digit.filter(|digit| digit.index() < draft.geometry.digits()),
                )
            }
            _ => (None, None),
        };
        let (Some(cell), Some(digit)) = (cell, digit) else {
            return Err(wrong("eliminated", triple));
        };
        draft.entries[cell.index()].allowed.remove(digit);
    }
    Ok(())
}

/// One line.
pub(super) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    let geometry = puzzle.base_geometry();
    let refuse = |why: Why| Inexpressible {
        notation: Notation::Json,
        why,
    };
    // Other layouts are written in digits, from 0 where they count from 0.
    let layout = if geometry.is_plain() {
        None
    } else {
        Some(own_text::write_layout(geometry).ok_or_else(|| refuse(Why::Layout))?)
    };
    let alphabet = match &layout {
        None => puzzle.script().alphabet,
        Some(_) => Alphabet::of(geometry),
    };
    let script = Script {
        alphabet,
        empty: '.',
    };
    let mut object = Map::new();
    object.insert("puzzle".into(), line(&puzzle.givens(), script).into());
    if let Some(layout) = &layout {
        object.insert("layout".into(), layout.as_str().into());
    }
    object.insert("size".into(), geometry.digits().into());
    if let Some(boxes) = geometry.boxes() {
        object.insert("boxes".into(), boxes.to_string().into());
    }
    if layout.is_none() && (script.alphabet != Alphabet::Digits || geometry.digits() > 9) {
        object.insert("alphabet".into(), script.alphabet.id().into());
    }
    if !puzzle.constraints().is_empty() {
        let mut lines: Vec<Value> = Vec::new();
        for constraint in puzzle.constraints() {
            let line = own_text::write_constraint(constraint, geometry);
            let cannot = || refuse(Why::Constraint(constraint.tell(geometry)));
            lines.push(line.ok_or_else(cannot)?.into());
        }
        object.insert("constraints".into(), lines.into());
    }
    if puzzle.has_placed() {
        let mut placed = puzzle.values().clone();
        for cell in geometry.cells().filter(|&cell| puzzle.is_given(cell)) {
            placed.clear(cell).expect("a cell of the puzzle");
        }
        object.insert("placed".into(), line(&placed, script).into());
    }
    if puzzle.has_eliminated() {
        let triples = |cell: Cell| {
            let place = geometry.place(cell);
            puzzle
                .eliminated(cell)
                .iter()
                .map(move |digit| json!([place.row + 1, place.column + 1, digit.value()]))
        };
        object.insert(
            "eliminated".into(),
            geometry.cells().flat_map(triples).collect(),
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
    let geometry = puzzle.base_geometry();
    let mut object = Map::new();
    fpuzzles::write_decorations(puzzle.decorations(), geometry, &mut object);
    for decoration in puzzle.decorations() {
        let (key, item) = match decoration {
            Decoration::Ground { cell, colour } => {
                let place = geometry.place(*cell);
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

#[cfg(test)]
mod tests {
    use crate::notation::{read, read_one};

    #[test]
    fn rows_lines_and_objects_are_read() {
        for text in [
            r#"{"puzzle":"4000030000030041"}"#,
            r#"{"grid":[[4,0,0,0],[0,3,0,0],[0,0,0,3],[0,0,4,1]]}"#,
            r#"[[4,null,0,0],[0,"3","."," "],[0,0,0,3],[0,0,4,1]]"#,
            r#"["4000030000030041"]"#,
        ] {
            assert_eq!(
                read_one(text).unwrap().into_grid().unwrap().to_string(),
                "4....3.....3..41",
                "{text}"
            );
        }
        assert_eq!(
            read("{\"puzzle\":\"4000030000030041\"}\n{\"puzzle\":\"4000030000030041\"}\n")
                .unwrap()
                .len(),
            2
        );
    }

    #[test]
    fn a_bad_field_is_named() {
        let said = |text: &str| read(text).unwrap_err().to_string();
        assert_eq!(
            said("{\"puzzle\":"),
            "line 1, column 10: This is not well-formed JSON."
        );
        assert_eq!(said("{}"), "The field puzzle is missing.");
        assert_eq!(said("{\"puzzle\":7}"), "The field puzzle cannot be “7”.");
        assert_eq!(
            said("{\"puzzle\":[[1,2],[3,4]]}"),
            "There is no 2×2 grid: sizes are 4, 6, 8, 9, 10, 12, 15, 16, 20 and 25."
        );
        let puzzle = "\"puzzle\":\"4000030000030041\"";
        assert_eq!(
            said(&format!("{{{puzzle},\"boxes\":\"9\"}}")),
            "The field boxes cannot be “\"9\"”."
        );
        assert_eq!(
            said(&format!("{{{puzzle},\"eliminated\":[[0,1,1]]}}")),
            "The field eliminated cannot be “[0,1,1]”."
        );
    }

    #[test]
    fn deep_nesting_is_refused() {
        assert!(read(&"[".repeat(100_000)).is_err());
    }
}
