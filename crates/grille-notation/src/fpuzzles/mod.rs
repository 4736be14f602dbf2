//! f-puzzles: a URL `https://f-puzzles.com/?load=…`, the letters after it, or the JSON inside.
//!
//! `{"size":9,"grid":[[{"value":5,"given":true},{},…],…],"thermometer":[{"lines":[["R1C1","R1C2"]]}],…}`. What it only
//! draws (texts, circles, lines, colours) has no meaning for the digits and is kept as decorations; any other unknown
//! field is an error. `SudokuPad` takes the same format, after `sudokupad.app/fpuzzles`.

mod constraints;
mod cosmetic;
mod print;
mod read;

pub(super) use cosmetic::write as write_decorations;
pub(super) use print::{print, print_for_sudokupad};
pub(super) use read::decorations;

use grille_core::Draft;
use serde_json::Value;

use super::error::{ParseError, ParseErrorKind, Spot};
use super::web::{percent_decoded, query};
use super::{ReadOptions, lz};

/// Its name in messages.
const NAME: &str = "f-puzzles";

/// One puzzle, or several values of JSON.
pub(super) fn parse(text: &str, _: &ReadOptions) -> Result<Vec<Draft>, ParseError> {
    let malformed = |at: Option<Spot>| ParseError {
        source: None,
        at,
        kind: ParseErrorKind::Malformed { notation: NAME },
    };
    let text = text.trim_start_matches('\u{FEFF}').trim();
    if let Some(id) = query(text, "id") {
        let id = id.to_string();
        return Err(ParseError::new(ParseErrorKind::OnServer {
            notation: NAME,
            id,
        }));
    }
    let unpacked;
    let (json, is_packed) = if text.starts_with('{') {
        (text, false)
    } else {
        let letters = packed(text).ok_or_else(|| malformed(None))?;
        unpacked = lz::decompress(&letters).ok_or_else(|| malformed(None))?;
        (&*unpacked, true)
    };
    let mut drafts = Vec::new();
    for value in serde_json::Deserializer::from_str(json).into_iter::<Value>() {
        let value = value.map_err(|error| {
            let at = Spot::of_json(json, &error);
            malformed((!is_packed).then_some(at))
        })?;
        drafts.push(read::draft(&value)?);
    }
    Ok(drafts)
}

/// The letters of a URL, or of a text that contains nothing else.
fn packed(text: &str) -> Option<String> {
    let letters = match query(text, "load") {
        Some(load) => load,
        None => match text.split_once("/fpuzzles").or(text.split_once("/fpuz")) {
            Some((_, rest)) => rest.split(['?', '#']).next()?,
            None => text.strip_prefix("fpuzzles").unwrap_or(text),
        },
    };
    let letters = percent_decoded(letters).replace(' ', "+");
    let letters: String = letters.chars().filter(|c| !c.is_whitespace()).collect();
    let is_letter = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '=');
    (letters.len() >= 16 && letters.chars().all(is_letter)).then_some(letters)
}

/// Whether a text is in this notation: a URL, or letters that decompress to an object.
pub(super) fn is_one(text: &str) -> bool {
    let text = text.trim();
    let named = text.contains("f-puzzles.com/?id=");
    let is_address =
        text.starts_with("http") && (text.contains("load=") || text.contains("/fpuz") || named);
    if is_address || text.starts_with("fpuzzles") {
        return true;
    }
    // Compressed JSON that starts with `{"` starts with these letters.
    text.starts_with("N4Ig") && packed(text).is_some()
}
