//! `grille candidates`: what may go into a cell, what may not, and why.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::logic::possibilities;
use grille::notation::Notation;
use grille::say::{Lang, Value, text};
use grille::{Budget, DigitSet, Layout, Place, Puzzle, Solver, Validate};
use grille_api::{CandidatesOptions, Failure};
use grille_schema::ErrorCode;

use super::format::Writer;
use super::show::for_each_puzzle_within;
use super::value::BadValue;
use super::{Verdict, answers};
use crate::input::InputArgs;
use crate::output::{Output, Told, complain};

#[derive(Args, Debug)]
pub(crate) struct CandidatesArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "CELL", value_parser = place)]
    cell: Vec<Place>,
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
    #[arg(long = "true")]
    really: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// Parses a cell: `r4c5`, `e4` or `4 5`.
fn place(text: &str) -> Result<Place, BadValue> {
    text.parse().map_err(|_| BadValue(text!("value-cell")))
}

pub(crate) fn run(args: &CandidatesArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    let inputs = args.input.puzzles(lang);
    if let Format::Json = args.format {
        let options = CandidatesOptions {
            cells: args.cell.clone(),
            really: args.really,
            why: !args.really,
        };
        let verdict = answers::write_each(inputs, lang, &mut output, |draft, context| {
            if let Some(cell) = outside(&draft.layout, args) {
                let text = text!("candidates-outside", cell = cell.to_string());
                return Err(Failure::new(ErrorCode::Field, text));
            }
            let answer = grille_api::candidates_draft(draft, &options, context)?;
            let is_dead = answer.cells.iter().any(|cell| cell.digits.is_empty());
            let verdict = if args.really && is_dead {
                Verdict::No
            } else {
                Verdict::Yes
            };
            Ok((answer, verdict))
        })?;
        output.finish()?;
        return Ok(verdict);
    }
    let (mut verdict, mut verdict_of_true) = (Verdict::Yes, Verdict::Yes);
    let mut writer = Writer::new(Notation::Pencilmarks);
    for_each_puzzle_within(inputs, lang, &mut verdict, |puzzle, budget| {
        if args.really {
            let shown = true_candidates(&puzzle, budget, args, lang, &mut output)?;
            verdict_of_true.and(shown);
            return Ok(());
        }
        if args.cell.is_empty() {
            return writer.write(&puzzle, &mut output, lang);
        }
        for place in cells(&puzzle, args)? {
            let found = possibilities(&puzzle, place)
                .ok_or_else(|| Told::error(&text!("set-outside-grid")))?;
            writeln!(output, "{}", lang.say(&found))?;
            for forbidden in &found.forbidden {
                writeln!(output, "  {}", lang.say(forbidden))?;
            }
        }
        Ok(())
    })?;
    output.finish()?;
    verdict.and(verdict_of_true);
    Ok(verdict)
}

/// The digits that occur in some solution: as a grid, or for the requested cells.
fn true_candidates(
    puzzle: &Puzzle,
    budget: Budget<'_>,
    args: &CandidatesArgs,
    lang: Lang,
    output: &mut Output,
) -> anyhow::Result<Verdict> {
    let solver = Solver::new(puzzle).with_budget(budget);
    let Ok(digits) = solver.true_candidates() else {
        complain(lang, &text!("candidates-unknown"));
        return Ok(Verdict::No);
    };
    if digits.iter().any(|digits| digits.is_empty()) {
        complain(lang, &text!("solve-none"));
        return Ok(Verdict::No);
    }
    if args.cell.is_empty() {
        let mut draft = puzzle.to_draft();
        for (entry, &digits) in draft.entries.iter_mut().zip(&digits) {
            entry.allowed = digits;
        }
        let position = draft.validate().map_err(|invalid| Told::error(&invalid))?;
        Writer::new(Notation::Pencilmarks).write(&position, output, lang)?;
        return Ok(Verdict::Yes);
    }
    let layout = puzzle.layout();
    for place in cells(puzzle, args)? {
        let cell = layout.cell(place.row.into(), place.column.into());
        let digits = cell.map_or(DigitSet::EMPTY, |cell| digits[cell.index()]);
        let listed: Value = digits.iter().map(|digit| digit.to_string()).collect();
        let place = place.to_string();
        let said = text!("candidates-true", cell = place, digits = listed);
        writeln!(output, "{}", lang.say(&said))?;
    }
    Ok(Verdict::Yes)
}

/// The first requested cell that the grid does not have.
fn outside(layout: &Layout, args: &CandidatesArgs) -> Option<Place> {
    let mut places = args.cell.iter().copied();
    places.find(|place| layout.cell(place.row.into(), place.column.into()).is_none())
}

/// The requested cells.
fn cells(puzzle: &Puzzle, args: &CandidatesArgs) -> anyhow::Result<Vec<Place>> {
    match outside(puzzle.layout(), args) {
        Some(place) => Err(Told::error(&text!(
            "candidates-outside",
            cell = place.to_string()
        ))),
        None => Ok(args.cell.clone()),
    }
}
