//! `grille techniques`: the catalogue, and worked examples of each technique.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::Puzzle;
use grille::logic::{Position, Step, Technique};
use grille::say::{Lang, text};
use grille_api::Context;
use grille_schema::TechniqueRequest;

use super::value::{technique, whole};
use super::{Verdict, answers};
use crate::output::{Output, Told};
use crate::style::{Role, drawn};

#[derive(Args, Debug)]
pub(crate) struct TechniquesArgs {
    #[arg(value_name = "TECHNIQUE", value_parser = technique)]
    technique: Option<Technique>,
    #[arg(long, value_name = "N", requires = "technique", value_parser = whole::<usize>(1, u64::MAX))]
    example: Option<usize>,
    #[arg(
        long,
        value_name = "FORMAT",
        default_value = "text",
        conflicts_with = "example"
    )]
    format: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

pub(crate) fn run(args: &TechniquesArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    match (args.technique, args.format) {
        (None, Format::Json) => answers::write(&mut output, grille_api::techniques(lang))?,
        (Some(technique), Format::Json) => {
            let id = technique.id().to_string();
            let context = Context {
                lang,
                ..Context::default()
            };
            let answer = grille_api::technique(&TechniqueRequest { id }, &context);
            let answer = answer.map_err(|failure| Told::error(&failure))?;
            answers::write(&mut output, answer)?;
        }
        (None, Format::Text) => list(lang, &mut output)?,
        (Some(technique), Format::Text) => show(technique, args.example, lang, &mut output)?,
    }
    output.finish()?;
    Ok(Verdict::Yes)
}

/// One line per technique: name on the command line, HoDoKu's code and score, level, name.
fn list(lang: Lang, output: &mut Output) -> anyhow::Result<()> {
    for technique in Technique::all() {
        let entry = technique.entry();
        let code = entry.codes.first().unwrap_or(&"-");
        let level = lang.say(&entry.level);
        writeln!(
            output,
            "{:<22} {code:<5} {:>4}  {level:<10} {}",
            entry.id,
            entry.score,
            lang.say(&technique)
        )?;
    }
    Ok(())
}

/// A technique with the examples that the engine finds, or one of them.
fn show(
    technique: Technique,
    only: Option<usize>,
    lang: Lang,
    output: &mut Output,
) -> anyhow::Result<()> {
    let examples = technique.worked_examples();
    let count = examples.len();
    if only.is_some_and(|number| !(1..=count).contains(&number)) {
        return Err(Told::error(&text!("technique-examples", count = count)));
    }
    let heading = Role::Heading.paint_on_stdout(lang.say(&technique));
    writeln!(output, "{heading}")?;
    let entry = technique.entry();
    let level = lang.say(&entry.level);
    writeln!(
        output,
        "{}",
        lang.say(&text!(
            "technique-entry",
            id = entry.id,
            level = level,
            score = u64::from(entry.score)
        ))
    )?;
    for (example, number) in examples.iter().zip(1..) {
        if only.is_none_or(|only| only == number) {
            let head = text!("technique-example", number = number, count = count);
            let head = Role::Heading.paint_on_stdout(lang.say(&head));
            writeln!(output, "\n{head}")?;
            work(example, lang, output)?;
        }
    }
    Ok(())
}

/// The position, the step drawn in it, and why it is right.
fn work((puzzle, step): &(Puzzle, Step), lang: Lang, output: &mut Output) -> anyhow::Result<()> {
    let position = Position::new(puzzle);
    let wording = step.describe(&position);
    writeln!(output, "{}", drawn(&wording.drawing(&position, lang)))?;
    writeln!(output, "{}", lang.say(&wording.line()))?;
    Ok(writeln!(output, "{}", lang.say(&wording.explanation()))?)
}
