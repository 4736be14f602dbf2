//! Reading.

use grille_core::internal::Quota;
use grille_core::{Alphabet, BoxShape, Budget, Digit, Draft, Header, Layout};
use serde_json::{Map, Value};

use crate::error::{ParseError, ParseErrorKind, Spot};
use crate::line::{size_of, symbols};
use crate::rows::draft_of_symbols;
use crate::symbols::read_symbols;
use crate::{Notation, ReadOptions, detect, fpuzzles, nearest_size, own_text};

pub(crate) fn parse(
    text: &str,
    options: &ReadOptions,
    budget: Budget<'_>,
) -> Result<Vec<Draft>, ParseError> {
    let mut drafts = Vec::new();
    let text = text.trim_start_matches('\u{FEFF}');
    for value in serde_json::Deserializer::from_str(text).into_iter::<Value>() {
        let value = value.map_err(|error| {
            let at = Spot::of_json(text, &error);
            ParseError::at(at, ParseErrorKind::Malformed { notation: "JSON" })
        })?;
        collect(&value, options, budget, &mut drafts)?;
    }
    Ok(drafts)
}

/// The puzzles of a value: itself, or those of an array.
fn collect(
    value: &Value,
    options: &ReadOptions,
    budget: Budget<'_>,
    drafts: &mut Vec<Draft>,
) -> Result<(), ParseError> {
    match value {
        Value::Array(values) if !is_rows(value) => {
            for value in values {
                push(drafts, draft(value, options, &Quota::new(budget))?);
            }
        }
        _ => push(drafts, draft(value, options, &Quota::new(budget))?),
    }
    Ok(())
}

/// Adds a draft. A single one keeps what its constraints compile to; those of a long text would add up to any amount of
/// memory.
fn push(drafts: &mut Vec<Draft>, draft: Draft) {
    drafts.push(draft);
    if let [first, .., last] = &mut drafts[..] {
        first.compiled = None;
        last.compiled = None;
    }
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

/// Fields that a puzzle is read from, apart from its headers.
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

/// Fields without meaning for the digits: what the output of Grille's own commands contains in addition to a puzzle,
/// and the metadata of collections.
const NOTES: [&str; 42] = [
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
    "valid_sudoku",
    "valid_grid",
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

/// Rejects unknown fields.
fn only_known(object: &Map<String, Value>) -> Result<(), ParseError> {
    if object.get("grille").is_some_and(|kind| kind == "game") {
        return Err(ParseError::new(ParseErrorKind::SavedGame));
    }
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

/// The puzzle of an answer that one of Grille's commands or its server gave: its text, in whatever notation.
fn of_answer(
    object: &Map<String, Value>,
    options: &ReadOptions,
    quota: &Quota<'_>,
) -> Result<Draft, ParseError> {
    let missing = ParseError::new(ParseErrorKind::Missing { field: "puzzle" });
    let puzzle = object.get("puzzle").ok_or(missing)?;
    let text = puzzle.as_str().ok_or_else(|| wrong("puzzle", puzzle))?;
    let drafts = match detect(text) {
        Notation::Json => parse(text, options, quota.budget()),
        other => other.parse_within(text, options, quota.budget()),
    };
    // Where it is wrong within the text says nothing about the file.
    let mut drafts = drafts.map_err(|error| ParseError::new(error.kind))?;
    match (drafts.pop(), drafts.is_empty()) {
        (Some(draft), true) => Ok(draft),
        _ => Err(wrong("puzzle", puzzle)),
    }
}

fn draft(value: &Value, options: &ReadOptions, quota: &Quota<'_>) -> Result<Draft, ParseError> {
    let Value::Object(object) = value else {
        return givens("puzzle", value, options);
    };
    if object.contains_key("version") {
        return of_answer(object, options, quota);
    }
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
            Some(own_text::read_layout(lines).map_err(|error| ParseError::new(error.kind))?)
        }
        None => None,
    };
    let read = |name: &str, value: &Value, options: &ReadOptions| match &layout {
        Some(layout) => on_layout(name, value, layout),
        None => givens(name, value, options),
    };
    let mut draft = read(name, cells, &options)?;
    if layout.is_none()
        && let Some(size) = object.get("size").filter(|size| !size.is_null())
        && size.as_u64() != Some(draft.layout.digits() as u64)
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
        draft.decorations = fpuzzles::decorations(value, &draft.layout)?;
    }
    for header in Header::ALL {
        for remark in object.get(header.key()).into_iter().flat_map(remarks) {
            draft.headers.push(header, remark);
        }
    }
    Ok(draft)
}

/// One header or several.
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
        let draft = draft_of_symbols(&cells, options.layout(size, None)?, options);
        // The spot inside the string is not a spot in the text.
        return draft.map_err(|error| ParseError::new(error.kind));
    }
    let rows = value
        .as_array()
        .filter(|_| is_rows(value))
        .ok_or_else(|| wrong(name, value))?;
    let size = rows.len();
    let layout = options.layout(size, None)?;
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
    draft_of_elements(&cells, layout, options)
}

/// One element of a row: a value, or a character whose meaning depends on the others.
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
    layout: Layout,
    options: &ReadOptions,
) -> Result<Draft, ParseError> {
    // The spot among the symbols is not a spot in the text.
    let nowhere = Spot { line: 1, column: 1 };
    let symbols: Vec<(char, Spot)> = cells
        .iter()
        .filter_map(|cell| match cell {
            Element::Symbol(symbol) => Some((*symbol, nowhere)),
            Element::Value(_) => None,
        })
        .collect();
    let reading = read_symbols(&symbols, layout.digits(), options.alphabet)
        .map_err(|error| ParseError::new(error.kind))?;
    let mut read = reading.values.into_iter();
    let values = cells.iter().map(|cell| match cell {
        Element::Value(value) => *value,
        Element::Symbol(_) => read.next().flatten(),
    });
    let mut draft = Draft::from_givens(layout, values);
    draft.script = reading.script;
    draft.also = reading.also;
    Ok(draft)
}

/// Adds the constraints, each a line of our own text notation.
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
    own_text::add_constraints(draft, &lines, quota).map_err(|error| ParseError::new(error.kind))
}

/// A line of characters for the cells of any layout.
fn on_layout(name: &str, value: &Value, layout: &Layout) -> Result<Draft, ParseError> {
    let symbols = value.as_str().ok_or_else(|| wrong(name, value))?;
    let cell = |symbol: char| match symbol {
        '.' => Some(None),
        symbol => Some(Some(layout.digit(i64::from(symbol.to_digit(36)?))?)),
    };
    let values: Option<Vec<Option<Digit>>> = symbols.chars().map(cell).collect();
    let values = values.filter(|values| values.len() == layout.cell_count());
    let mut draft = Draft::from_givens(layout.clone(), values.ok_or_else(|| wrong(name, value))?);
    draft.script.alphabet = Alphabet::of(layout);
    Ok(draft)
}

/// Sets the digits placed since.
fn place(draft: &mut Draft, placed: Draft, value: &Value) -> Result<(), ParseError> {
    if placed.layout != draft.layout {
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

/// Removes the eliminated candidates.
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
                let cell = draft.layout.cell(row as usize - 1, column as usize - 1);
                let digit = Digit::try_from(digit).ok();
                (
                    cell,
                    digit.filter(|digit| digit.index() < draft.layout.digits()),
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
