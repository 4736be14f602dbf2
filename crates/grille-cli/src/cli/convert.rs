//! `grille convert`: a puzzle in another notation, or as a picture.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use grille::notation::Notation;
use grille::render;
use grille::render::{Picture, PictureOptions};
use grille::say::{Lang, text};
use grille::{Budget, Outcome, Puzzle, Solver};
use grille_api::Target;

use super::Verdict;
use super::format::{ScriptArgs, Writer};
use super::show::{for_each_puzzle, for_each_puzzle_within};
use crate::input::InputArgs;
use crate::output::{Output, Told};

#[derive(Args, Debug)]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "FORMAT", value_parser = target_parser())]
    to: Target,
    #[command(flatten)]
    script: ScriptArgs,
    #[arg(long, short)]
    candidates: bool,
    #[arg(long)]
    labels: bool,
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

fn target_parser() -> impl TypedValueParser<Value = Target> {
    PossibleValuesParser::new(Target::all().map(Target::id)).map(|chosen| {
        let target = chosen.parse::<Target>();
        target.expect("a possible value is a target")
    })
}

pub(crate) fn run(args: &ConvertArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::to(args.output.as_deref())?;
    let mut verdict = Verdict::Yes;
    let target = if args.candidates {
        args.to.with_candidates()
    } else {
        args.to
    };
    match target {
        Target::Text(notation) => write_texts(notation, args, lang, &mut output, &mut verdict)?,
        Target::Picture(format) => write_picture(format, args, lang, &mut output, &mut verdict)?,
    }
    // If something went wrong, an existing file is left unchanged.
    if verdict == Verdict::Yes || args.output.is_none() {
        output.finish()?;
    }
    Ok(verdict)
}

fn write_texts(
    notation: Notation,
    args: &ConvertArgs,
    lang: Lang,
    output: &mut Output,
    verdict: &mut Verdict,
) -> anyhow::Result<()> {
    let mut writer = Writer::new(notation);
    for_each_puzzle(args.input.puzzles(lang), lang, verdict, |mut puzzle| {
        args.script.apply(&mut puzzle)?;
        writer.write(&puzzle, output, lang)
    })
}

/// Writes a picture, which is a document of its own, so there can be only one.
fn write_picture(
    format: render::Format,
    args: &ConvertArgs,
    lang: Lang,
    output: &mut Output,
    verdict: &mut Verdict,
) -> anyhow::Result<()> {
    let options = PictureOptions {
        candidates: args.candidates,
        labels: args.labels,
        title: args.title.clone(),
        rules: true,
        ..PictureOptions::default()
    };
    let mut drawn = None;
    let inputs = args.input.puzzles(lang);
    for_each_puzzle_within(inputs, lang, verdict, |puzzle, budget| {
        if drawn.is_some() {
            return Err(Told::error(&text!(
                "convert-one-picture",
                format = format.id()
            )));
        }
        let mut puzzle = divided(puzzle, budget);
        args.script.apply(&mut puzzle)?;
        drawn = Some(format.print(&Picture::of(&puzzle, &options), lang));
        Ok(())
    })?;
    Ok(output.write_all(drawn.unwrap_or_default().as_bytes())?)
}

/// A complete grid with the regions that were to be found, if there is one way to draw them.
fn divided(puzzle: Puzzle, budget: Budget<'_>) -> Puzzle {
    if !puzzle.finds_regions() || !puzzle.values().is_filled() {
        return puzzle;
    }
    match Solver::new(&puzzle).with_budget(budget).outcome() {
        Outcome::Unique(solution) => puzzle.with_values(solution),
        _ => puzzle,
    }
}
