//! `convert`: a puzzle or position in another notation, or as a picture.

use grille::notation::Notation;
use grille::render::{Format, Picture, PictureOptions};
use grille::say::text;
use serde_json::{Value, json};

use crate::ask::Ask;
use crate::failure::Failure;

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&[
        "puzzle",
        "values",
        "marks",
        "to",
        "candidates",
        "labels",
        "title",
        "rules",
    ])?;
    let to = ask.text("to")?;
    let puzzle = ask.position()?;
    let options = PictureOptions {
        candidates: ask.flag("candidates")?,
        labels: ask.flag("labels")?,
        title: ask.optional_text("title")?.map(str::to_string),
        rules: ask.flag("rules")?,
        ..PictureOptions::default()
    };
    if let Ok(format) = to.parse::<Format>() {
        let kind = match format {
            Format::Html => "text/html",
            Format::Latex => "application/x-tex",
            Format::Svg => "image/svg+xml",
            Format::Text => "text/plain",
        };
        return Ok(json!({
            "text": format.print(&Picture::of(&puzzle, &options), ask.lang),
            "type": kind,
            "name": format!("grille.{}", format.extension()),
            "leaves_out": [],
        }));
    }
    let unknown = |_| Failure::bad("field", text!("web-field", field = "to"));
    let notation: Notation = to.parse().map_err(unknown)?;
    let written = notation
        .print(&puzzle)
        .map_err(|error| Failure::puzzle(&error))?;
    let lost = notation.leaves_out(&puzzle);
    let (kind, end) = match notation {
        Notation::Json => ("application/json", "json"),
        Notation::Csv => ("text/csv", "csv"),
        Notation::Ss => ("text/plain", "ss"),
        Notation::Sdk => ("text/plain", "sdk"),
        Notation::Sdm => ("text/plain", "sdm"),
        _ => ("text/plain", "txt"),
    };
    Ok(json!({
        "text": written,
        "type": kind,
        "name": format!("grille.{end}"),
        "leaves_out": lost.iter().map(|feature| ask.lang.say(feature)).collect::<Vec<_>>(),
    }))
}
