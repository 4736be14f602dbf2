//! Puzzles of `SudokuPad`: the URL `https://sudokupad.app/…` or what follows it. After `fpuzzles` comes a puzzle of
//! f-puzzles, after `scl` compressed JSON:
//! `{"cells":[[{"value":5},{},…],…],"regions":[[[0,0],[0,1],…],…],"cages":[{"cells":[[0,0],[0,1]],"value":15}],…}`.
//!
//! The latter only draws its lines, arrows and dots and leaves their meaning to the rules text. A puzzle with any of
//! them is therefore rejected with an error that names what it draws. Short names refer to puzzles that only the server
//! has, which is an error of its own.

use grille_core::constraint::{Cage, Constraint, Whole};
use grille_core::{Cell, Decoration, Digit, Draft, Header, Layout};
use serde_json::{Map, Value};

use super::error::{ParseError, ParseErrorKind};
use super::web::percent_decoded;
use super::{ReadOptions, fpuzzles, lz, shapes};

/// Its name in messages.
const NAME: &str = "SudokuPad";

/// Whether a text is in this notation.
pub(super) fn is_one(text: &str) -> bool {
    let text = text.trim();
    let address = text.starts_with("http") || text.starts_with("sudokupad.app");
    address && (text.contains("sudokupad.app/") || text.contains("crackingthecryptic.com/"))
        || text.starts_with("sclN4Ig")
}

pub(super) fn parse(text: &str, options: &ReadOptions) -> Result<Vec<Draft>, ParseError> {
    let malformed = || ParseError::new(ParseErrorKind::Malformed { notation: NAME });
    let text = text.trim_start_matches('\u{FEFF}').trim();
    let id = match text.rsplit_once(".app/").or(text.rsplit_once(".com/")) {
        Some((_, rest)) => {
            let rest = rest.strip_prefix("sudoku/").unwrap_or(rest);
            match rest.strip_prefix("?puzzleid=") {
                Some(id) => id.split('&').next().unwrap_or(id),
                None => rest.split(['?', '#']).next().unwrap_or(rest),
            }
        }
        None => text,
    };
    if let Some(rest) = id.strip_prefix("fpuzzles").or(id.strip_prefix("fpuz")) {
        return fpuzzles::parse(&format!("fpuzzles{rest}"), options);
    }
    let letters = id.strip_prefix("scl").ok_or_else(|| {
        ParseError::new(ParseErrorKind::OnServer {
            notation: NAME,
            id: id.to_string(),
        })
    })?;
    let letters = percent_decoded(letters).replace(' ', "+");
    let json = lz::decompress(&letters).ok_or_else(malformed)?;
    let value: Value = serde_json::from_str(&json).map_err(|_| malformed())?;
    Ok(vec![draft(value.as_object().ok_or_else(malformed)?)?])
}

fn wrong(field: &str, found: &Value) -> ParseError {
    ParseError::new(ParseErrorKind::Field {
        field: field.to_string(),
        found: found.to_string(),
    })
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(values) => values.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        Value::String(text) => text.is_empty(),
        _ => false,
    }
}

fn draft(object: &Map<String, Value>) -> Result<Draft, ParseError> {
    let rows = object.get("cells").and_then(Value::as_array);
    let rows = rows.ok_or(ParseError::new(ParseErrorKind::Missing { field: "cells" }))?;
    let size = rows.len();
    for row in rows {
        let found = row.as_array().map_or(0, Vec::len);
        if found != size || size > 25 {
            let expected = size;
            return Err(ParseError::new(ParseErrorKind::RowLength {
                found,
                expected,
            }));
        }
    }
    let wrong_layout = |error| ParseError::new(ParseErrorKind::Layout(error));
    let layout = match object.get("regions").filter(|regions| !is_empty(regions)) {
        Some(regions) => {
            let regions = regions
                .as_array()
                .ok_or_else(|| wrong("regions", regions))?;
            let regions: Result<Vec<_>, _> = regions
                .iter()
                .map(|region| cells(region, size, "regions"))
                .collect();
            shapes::rectangle(size, size, size, regions?, &[]).map_err(wrong_layout)?
        }
        None => Layout::of_size(size).map_err(wrong_layout)?,
    };
    let mut draft = Draft::new(layout);
    for index in 0..size * size {
        let cell = &rows[index / size][index % size];
        look(&mut draft, cell)?;
        let value = &cell["value"];
        let number = match value {
            Value::Null => continue,
            Value::String(text) if text.trim().is_empty() => continue,
            Value::String(text) => text.trim().parse::<u64>().ok(),
            value => value.as_u64(),
        };
        let digit = number.and_then(|number| Digit::try_from(number).ok());
        draft.set_given(
            Cell::new(index),
            digit.ok_or_else(|| wrong("value", value))?,
        );
    }
    for (key, value) in object.iter().filter(|(_, value)| !is_empty(value)) {
        match key.as_str() {
            "cells" | "regions" | "id" | "cellSize" | "settings" => {}
            "foglight" | "foglink" | "triggereffect" => not_shown(&mut draft, key),
            "cages" => {
                for cage in value.as_array().ok_or_else(|| wrong(key, value))? {
                    read_cage(&mut draft, cage, size)?;
                }
            }
            "metadata" => metadata(&mut draft, value)?,
            "global" => {
                for rule in value.as_array().ok_or_else(|| wrong(key, value))? {
                    let whole = match rule.as_str() {
                        Some("antiknight") => Whole::AntiKnight,
                        Some("antiking") => Whole::AntiKing,
                        _ => return Err(wrong(key, rule)),
                    };
                    draft.constraints.push(Constraint::Whole(whole));
                }
            }
            _ => return Err(unsupported(key)),
        }
    }
    Ok(draft)
}

/// Cells as pairs of row and column, from 0.
fn cells(value: &Value, size: usize, key: &str) -> Result<Vec<Cell>, ParseError> {
    let list = value.as_array().ok_or_else(|| wrong(key, value))?;
    let cell = |pair: &Value| {
        let at = |which: usize| pair.get(which)?.as_u64().filter(|&at| at < size as u64);
        let (row, column) = at(0).zip(at(1)).ok_or_else(|| wrong(key, pair))?;
        Ok(Cell::new(row as usize * size + column as usize))
    };
    list.iter().map(cell).collect()
}

/// Reads what a cell has in addition to its digit; a player's notes are recorded as not shown.
fn look(draft: &mut Draft, cell: &Value) -> Result<(), ParseError> {
    for (key, value) in cell.as_object().into_iter().flatten() {
        match key.as_str() {
            _ if is_empty(value) => {}
            "value" | "given" => {}
            "centremarks" | "cornermarks" | "pencilMarks" | "colour" | "c" => not_shown(draft, key),
            _ => return Err(unsupported(&format!("cells.{key}"))),
        }
    }
    Ok(())
}

fn unsupported(what: &str) -> ParseError {
    ParseError::new(ParseErrorKind::Unsupported {
        notation: NAME,
        what: what.to_string(),
    })
}

/// Records, once, that the puzzle has something of this name.
fn not_shown(draft: &mut Draft, name: &str) {
    let known = Decoration::NotShown(name.to_string());
    if !draft.decorations.contains(&known) {
        draft.decorations.push(known);
    }
}

/// A cage with a sum; one without cells holds a header, and a hidden one only marks mistakes.
fn read_cage(draft: &mut Draft, cage: &Value, size: usize) -> Result<(), ParseError> {
    let known = |key: &str| {
        matches!(
            key,
            "cells"
                | "value"
                | "sum"
                | "unique"
                | "hidden"
                | "type"
                | "style"
                | "outlineC"
                | "fontC"
        )
    };
    let fields = cage.as_object().ok_or_else(|| wrong("cages", cage))?;
    if let Some((key, _)) = fields
        .iter()
        .find(|(key, value)| !is_empty(value) && !known(key))
    {
        return Err(unsupported(&format!("cages.{key}")));
    }
    let text = match &cage["value"] {
        Value::Null => String::new(),
        Value::String(text) => text.trim().to_string(),
        value => value.to_string(),
    };
    if is_empty(&cage["cells"]) {
        return match text.split_once(':') {
            Some((key, remark)) => remark_of(draft, key.trim(), remark),
            None if text.is_empty() => Ok(()),
            None => Err(wrong("cages", cage)),
        };
    }
    if cage["hidden"] == true {
        return Ok(());
    }
    let sum = match &*text {
        "" => None,
        text => Some(text.parse().map_err(|_| wrong("cages", cage))?),
    };
    draft.constraints.push(Constraint::Cage(Cage {
        cells: cells(&cage["cells"], size, "cages")?,
        sum,
        repeats: cage["unique"] == false,
    }));
    Ok(())
}

fn metadata(draft: &mut Draft, value: &Value) -> Result<(), ParseError> {
    let fields = value.as_object().ok_or_else(|| wrong("metadata", value))?;
    for (key, value) in fields.iter().filter(|(_, value)| !is_empty(value)) {
        match value {
            Value::String(text) => remark_of(draft, key, text)?,
            Value::Array(lines) => {
                for line in lines {
                    let line = line.as_str().ok_or_else(|| wrong(key, value))?;
                    remark_of(draft, key, line)?;
                }
            }
            Value::Bool(true) if key == "antiknight" => {
                draft.constraints.push(Constraint::Whole(Whole::AntiKnight));
            }
            Value::Bool(true) if key == "antiking" => {
                draft.constraints.push(Constraint::Whole(Whole::AntiKing));
            }
            _ => return Err(unsupported(&format!("metadata.{key}"))),
        }
    }
    Ok(())
}

/// A header, or the solution.
fn remark_of(draft: &mut Draft, key: &str, text: &str) -> Result<(), ParseError> {
    match key {
        "title" => draft.headers.push(Header::Description, text),
        "author" => draft.headers.push(Header::Author, text),
        "rules" => text
            .lines()
            .for_each(|line| draft.headers.push(Header::Comment, line)),
        "source" => draft.headers.push(Header::Source, text),
        "solution" => {
            let digit = |symbol: char| Digit::try_from(symbol.to_digit(36)?).ok();
            let digits: Vec<Option<Digit>> = text.trim().chars().map(digit).collect();
            let fits = digits.len() == draft.entries.len() && digits.iter().all(Option::is_some);
            draft.solution = fits.then_some(digits);
        }
        // Messages shown at the end, and styling.
        "msgcorrect" | "msgincorrect" | "postsolve" | "postimage" | "customstyle" | "bgimage"
        | "foglight" | "video" => not_shown(draft, key),
        _ => return Err(unsupported(&format!("metadata.{key}"))),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(puzzle: &Value) -> Result<Vec<Draft>, ParseError> {
        let letters = lz::compress(&puzzle.to_string());
        parse(
            &format!("https://sudokupad.app/scl{letters}"),
            &ReadOptions::default(),
        )
    }

    #[test]
    fn every_key_counts() {
        let row = || vec![serde_json::json!({}); 4];
        let mut puzzle = serde_json::json!({
            "id": "x", "cellSize": 50, "settings": { "nogrid": 1 },
            "cells": vec![row(); 4],
            "cages": [{ "cells": [[0, 0], [0, 1]], "value": "5", "unique": true }, { "value": "author: A" }],
            "metadata": { "title": "T", "rules": "One.\nTwo.", "antiknight": true, "msgcorrect": "Yes" },
            "global": ["antiking"], "foglight": [[0, 0]],
        });
        puzzle["cells"][1][1] = serde_json::json!({ "value": 3, "centremarks": ["1"] });
        let [draft] = &read(&puzzle).unwrap()[..] else {
            panic!("one puzzle");
        };
        assert_eq!(draft.constraints.len(), 3);
        assert_eq!(draft.headers.iter().count(), 4);
        assert_eq!(draft.decorations.len(), 3);
        let object = puzzle.as_object().unwrap();
        for key in object.keys() {
            let mut other = object.clone();
            let value = other.remove(key).unwrap();
            other.insert(format!("{key}q"), value);
            assert!(read(&other.into()).is_err(), "{key}");
        }
        for (field, key) in [
            ("metadata", "title"),
            ("metadata", "antiknight"),
            ("metadata", "norowcol"),
        ] {
            let mut other = puzzle.clone();
            let value = other[field][key].take();
            other[field][format!("{key}q")] = if value.is_null() { true.into() } else { value };
            assert!(read(&other).is_err(), "{field}.{key}");
        }
        for (key, value) in [("celsl", serde_json::json!([])), ("summ", 3.into())] {
            let mut other = puzzle.clone();
            other["cages"][0][key] = value.clone();
            assert_eq!(read(&other).is_ok(), is_empty(&value), "{key}");
        }
        let mut other = puzzle.clone();
        other["cells"][0][0]["valeu"] = 3.into();
        assert!(read(&other).is_err());
        // The meaning of drawings is left to the rules text, so they are rejected by name.
        let mut other = puzzle.clone();
        other["lines"] = serde_json::json!([{ "wayPoints": [[0.5, 0.5], [1.5, 0.5]] }]);
        assert!(read(&other).unwrap_err().to_string().contains("lines"));
    }
}
