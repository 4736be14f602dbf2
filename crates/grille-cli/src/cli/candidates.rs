//! `grille candidates`: what may go into a cell, what may not, and why.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::logic::possibilities;
use grille::message::{Lang, text};
use grille::notation::Notation;
use grille::{Digit, Place, Puzzle};
use serde_json::json;

use super::Verdict;
use super::show::for_each_puzzle;
use crate::input::InputArgs;
use crate::output::{Output, Told};

#[derive(Args, Debug)]
pub(crate) struct CandidatesArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "CELL", value_parser = place)]
    cell: Vec<Place>,
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// Reads a cell: `r4c5`, `e4` or `4 5`.
fn place(text: &str) -> Result<Place, String> {
    text.parse().map_err(|_| text.to_string())
}

pub(crate) fn run(args: &CandidatesArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    let mut verdict = Verdict::Yes;
    for_each_puzzle(args.input.puzzles(lang), lang, &mut verdict, |puzzle| {
        let is_text = matches!(args.format, Format::Text);
        if args.cell.is_empty() && is_text {
            let drawn = Notation::Pencilmarks
                .print(&puzzle)
                .map_err(|error| Told::error(&error))?;
            return Ok(write!(output, "{drawn}")?);
        }
        for place in cells(&puzzle, args)? {
            let found = possibilities(&puzzle, place)
                .ok_or_else(|| Told::error(&text!("set-outside-grid")))?;
            if is_text {
                writeln!(output, "{}", lang.say(&found))?;
                for forbidden in &found.forbidden {
                    writeln!(output, "  {}", lang.say(forbidden))?;
                }
            } else {
                let forbidden = found.forbidden.iter().map(|forbidden| {
                    json!({ "digit": forbidden.digit.value(), "text": lang.say(forbidden) })
                });
                let object = json!({
                    "row": place.row + 1,
                    "column": place.column + 1,
                    "possible": found.possible.iter().map(Digit::value).collect::<Vec<_>>(),
                    "forbidden": forbidden.collect::<Vec<_>>(),
                });
                writeln!(output, "{object}")?;
            }
        }
        Ok(())
    })?;
    output.finish()?;
    Ok(verdict)
}

/// The cells asked for; all empty ones where none is.
fn cells(puzzle: &Puzzle, args: &CandidatesArgs) -> anyhow::Result<Vec<Place>> {
    let geometry = puzzle.geometry();
    if args.cell.is_empty() {
        return Ok(puzzle
            .values()
            .free_cells()
            .map(|cell| geometry.place(cell))
            .collect());
    }
    let outside = args.cell.iter().find(|place| {
        geometry
            .cell(place.row.into(), place.column.into())
            .is_none()
    });
    match outside {
        Some(place) => Err(Told::error(&text!(
            "candidates-outside",
            cell = place.to_string()
        ))),
        None => Ok(args.cell.clone()),
    }
}
