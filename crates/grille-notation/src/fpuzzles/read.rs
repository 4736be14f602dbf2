//! Reads the fields of f-puzzles' JSON: the grid and the headers here, everything else through the other files.

use grille_core::{Cell, Decoration, Digit, Draft, Header, Layout};
use serde_json::{Map, Value};

use super::super::error::{ParseError, ParseErrorKind};
use super::super::shapes;
use super::{NAME, cosmetic};

/// Settings of the program itself, of its solvers and of its highlighting.
const SETTINGS: [&str; 3] = [
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
];

/// Fields without meaning for the digits that are not drawn here: fog, and messages shown at the end.
const NOT_SHOWN: [&str; 7] = [
    "fogofwar",
    "foglight",
    "foglink",
    "fogDestroyer",
    "hideFog",
    "successMessage",
    "metadata",
];

pub(super) fn draft(value: &Value) -> Result<Draft, ParseError> {
    let object = value.as_object().ok_or_else(|| wrong("size", value))?;
    let size = match object.get("size") {
        None => 9,
        Some(size) => (size.as_u64().filter(|size| (2..=25).contains(size)))
            .ok_or_else(|| wrong("size", size))? as usize,
    };
    let reader = Reader { size, object };
    let mut draft = Draft::new(reader.layout()?);
    reader.cells(&mut draft)?;
    let mut fields: Vec<_> = object.iter().filter(|(_, value)| is_set(value)).collect();
    // The title comes before the other headers.
    fields.sort_by_key(|(key, _)| *key != "title");
    for (key, value) in fields {
        reader.field(&mut draft, key, value)?;
    }
    Ok(draft)
}

pub(super) fn wrong(field: &str, found: &Value) -> ParseError {
    ParseError::new(ParseErrorKind::Field {
        field: field.to_string(),
        found: found.to_string(),
    })
}

pub(super) fn unsupported(what: &str) -> ParseError {
    ParseError::new(ParseErrorKind::Unsupported {
        notation: NAME,
        what: what.to_string(),
    })
}

/// Whether a field has a value.
pub(super) fn is_set(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(values) => !values.is_empty(),
        Value::Object(fields) => !fields.is_empty(),
        Value::String(text) => !text.is_empty(),
        _ => true,
    }
}

/// Row and column of a name, counted so that clues are at 0: `R0C3` is above column 3.
pub(super) fn place(name: &str) -> Option<(usize, usize)> {
    let name = name.trim().to_ascii_uppercase();
    let (row, column) = name.strip_prefix('R')?.split_once('C')?;
    Some((row.parse().ok()?, column.parse().ok()?))
}

pub(super) struct Reader<'a> {
    pub(super) size: usize,
    pub(super) object: &'a Map<String, Value>,
}

impl Reader<'_> {
    /// The entry of a cell in the grid.
    fn entry(&self, index: usize) -> Option<&Value> {
        let rows = self.object.get("grid")?;
        rows.get(index / self.size)?.get(index % self.size)
    }

    fn layout(&self) -> Result<Layout, ParseError> {
        let (size, cells) = (self.size, self.size * self.size);
        let usual = Layout::of_size(size).ok();
        let named =
            (0..cells).any(|index| self.entry(index).is_some_and(|e| e.get("region").is_some()));
        if let Some(layout) = usual.clone().filter(|_| !named) {
            return Ok(layout);
        }
        let mut regions: Vec<(i64, Vec<Cell>)> = Vec::new();
        for index in 0..cells {
            let cell = Cell::new(index);
            let region = match self.entry(index).and_then(|entry| entry.get("region")) {
                Some(Value::Null) => None,
                Some(region) => Some(region.as_i64().ok_or_else(|| wrong("region", region))?),
                None => usual
                    .as_ref()
                    .and_then(|g| g.region(cell))
                    .map(|number| number as i64),
            };
            match regions.iter_mut().find(|(name, _)| Some(*name) == region) {
                Some((_, cells)) => cells.push(cell),
                None => regions.extend(region.filter(|&r| r >= 0).map(|name| (name, vec![cell]))),
            }
        }
        regions.sort_by_key(|(name, _)| *name);
        let regions = regions.into_iter().map(|(_, cells)| cells).collect();
        shapes::rectangle(size, size, size, regions, &[])
            .map_err(|error| ParseError::new(ParseErrorKind::Layout(error)))
    }

    /// Givens, digits placed since, and given candidates.
    fn cells(&self, draft: &mut Draft) -> Result<(), ParseError> {
        let Some(grid) = self.object.get("grid") else {
            return Err(ParseError::new(ParseErrorKind::Missing { field: "grid" }));
        };
        let rows = grid.as_array().ok_or_else(|| wrong("grid", grid))?;
        let expected = self.size;
        let lengths = rows.iter().map(|row| row.as_array().map_or(0, Vec::len));
        for found in std::iter::once(rows.len()).chain(lengths) {
            if found != expected {
                let kind = ParseErrorKind::RowLength { found, expected };
                return Err(ParseError::new(kind));
            }
        }
        for index in 0..self.size * self.size {
            let cell = match self.entry(index) {
                Some(Value::Object(cell)) => cell,
                None | Some(Value::Null) => continue,
                Some(other) => return Err(wrong("grid", other)),
            };
            look(draft, cell, Cell::new(index))?;
            let entry = &mut draft.entries[index];
            if let Some(value) = cell.get("value").filter(|value| !value.is_null()) {
                entry.value = Some(self.digit(value).ok_or_else(|| wrong("value", value))?);
                entry.given = cell.get("given").is_some_and(|given| given == true);
            }
            if let Some(marks) = cell.get("givenPencilMarks").and_then(Value::as_array)
                && !marks.is_empty()
            {
                let digits: Option<_> = marks.iter().map(|mark| self.digit(mark)).collect();
                entry.allowed =
                    digits.ok_or_else(|| wrong("givenPencilMarks", &cell["givenPencilMarks"]))?;
            }
        }
        Ok(())
    }

    pub(super) fn digit(&self, value: &Value) -> Option<Digit> {
        let number = match value {
            Value::String(text) => text.trim().parse().ok()?,
            value => value.as_u64()?,
        };
        Digit::try_from(number)
            .ok()
            .filter(|digit| digit.index() < self.size)
    }

    pub(super) fn cell(&self, name: &Value, key: &str) -> Result<Cell, ParseError> {
        let place = name.as_str().and_then(place);
        let inside = |at: usize| (1..=self.size).contains(&at);
        let place = place.filter(|&(row, column)| inside(row) && inside(column));
        let (row, column) = place.ok_or_else(|| wrong(key, name))?;
        Ok(Cell::new((row - 1) * self.size + column - 1))
    }

    pub(super) fn list(&self, names: &Value, key: &str) -> Result<Vec<Cell>, ParseError> {
        let names = names.as_array().ok_or_else(|| wrong(key, names))?;
        names.iter().map(|name| self.cell(name, key)).collect()
    }

    fn field(&self, draft: &mut Draft, key: &str, value: &Value) -> Result<(), ParseError> {
        if let Some(constraints) = self.constraints(key, value)? {
            draft.constraints.extend(constraints);
            return Ok(());
        }
        if let Some(drawn) = cosmetic::read(self, key, value)? {
            draft.decorations.extend(drawn);
            return Ok(());
        }
        let remark = || value.as_str().ok_or_else(|| wrong(key, value));
        match key {
            "size" | "grid" => {}
            "title" => draft.headers.push(Header::Description, remark()?),
            "author" => draft.headers.push(Header::Author, remark()?),
            // A header is one line.
            "ruleset" | "customRuleset" => {
                for line in remark()?.lines() {
                    draft.headers.push(Header::Comment, line);
                }
            }
            "solution" => draft.solution = self.solution(value, draft.entries.len())?,
            _ if SETTINGS.contains(&key) => {}
            _ if NOT_SHOWN.contains(&key) => not_shown(draft, key),
            _ => return Err(unsupported(key)),
        }
        Ok(())
    }

    /// The solution. One with holes belongs to a puzzle whose other cells are not digits, and is ignored.
    fn solution(
        &self,
        value: &Value,
        count: usize,
    ) -> Result<Option<Vec<Option<Digit>>>, ParseError> {
        let digits: Option<Vec<Option<Digit>>> = match value {
            Value::Array(values) => values
                .iter()
                .map(|value| self.digit(value).map(Some))
                .collect(),
            Value::String(text) => {
                let parts: Vec<String> = if text.contains(',') {
                    text.split(',').map(str::to_string).collect()
                } else {
                    text.chars().map(String::from).collect()
                };
                let digit = |part: &String| self.digit(&Value::String(part.clone())).map(Some);
                parts.iter().map(digit).collect()
            }
            _ => return Err(wrong("solution", value)),
        };
        Ok(digits.filter(|digits| digits.len() == count))
    }
}

/// Reads what a cell looks like, and rejects what is not understood.
fn look(draft: &mut Draft, entry: &Map<String, Value>, cell: Cell) -> Result<(), ParseError> {
    for (key, value) in entry.iter().filter(|(_, value)| is_set(value)) {
        match key.as_str() {
            "value" | "given" | "givenPencilMarks" | "region" => {}
            "c" | "cArray" => {
                let colour = match value {
                    Value::Array(colours) => colours.first().unwrap_or(value),
                    colour => colour,
                };
                let colour = colour.as_str().and_then(grille_core::Rgb::from_hex);
                draft
                    .decorations
                    .extend(colour.map(|colour| Decoration::Ground { cell, colour }));
            }
            // A player's notes.
            "centerPencilMarks" | "cornerPencilMarks" | "highlight" | "highlightArray" => {
                not_shown(draft, key);
            }
            _ => return Err(unsupported(&format!("grid.{key}"))),
        }
    }
    Ok(())
}

/// Records, once, that the puzzle has something of this name.
fn not_shown(draft: &mut Draft, name: &str) {
    let known = Decoration::NotShown(name.to_string());
    if !draft.decorations.contains(&known) {
        draft.decorations.push(known);
    }
}

/// Reads drawings alone, from the fields that a puzzle has them in, and coloured cells as lists of row, column and
/// colour.
pub(crate) fn decorations(value: &Value, layout: &Layout) -> Result<Vec<Decoration>, ParseError> {
    let object = value
        .as_object()
        .ok_or_else(|| wrong("decorations", value))?;
    let reader = Reader {
        size: layout.rows().max(layout.columns()),
        object,
    };
    let mut found = Vec::new();
    for (key, value) in object {
        match key.as_str() {
            "notShown" => {
                for name in value.as_array().ok_or_else(|| wrong(key, value))? {
                    let name = name.as_str().ok_or_else(|| wrong(key, value))?;
                    found.push(Decoration::NotShown(name.to_string()));
                }
            }
            "grounds" => {
                for ground in value.as_array().ok_or_else(|| wrong(key, value))? {
                    let at = |which: usize| {
                        let number = usize::try_from(ground.get(which)?.as_u64()?).ok()?;
                        number.checked_sub(1)
                    };
                    let cell = at(0)
                        .zip(at(1))
                        .and_then(|(row, column)| layout.cell(row, column));
                    let colour = ground[2].as_str().and_then(grille_core::Rgb::from_hex);
                    let (cell, colour) = cell.zip(colour).ok_or_else(|| wrong(key, ground))?;
                    found.push(Decoration::Ground { cell, colour });
                }
            }
            _ => match cosmetic::read(&reader, key, value)? {
                Some(drawn) => found.extend(drawn),
                None => return Err(wrong("decorations", value)),
            },
        }
    }
    Ok(found)
}
