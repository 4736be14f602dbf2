//! `grille play`: a game in the terminal.

use std::path::PathBuf;

use clap::Args;
use grille::message::{Lang, text};
use grille::{BoxShape, Geometry, Puzzle};

use super::Verdict;
use super::show::for_each_puzzle;
use crate::input::InputArgs;
use crate::output::Told;
use crate::play::{self, Session, Source, Style, ThemeName};

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    #[arg(value_name = "PUZZLE")]
    puzzle: Option<String>,
    #[arg(long, value_name = "STYLE")]
    style: Option<Style>,
    #[arg(long, value_name = "PATH", num_args = 1.., conflicts_with = "puzzle")]
    from: Vec<PathBuf>,
    #[arg(long, value_name = "N")]
    size: Option<usize>,
    #[arg(long, value_name = "ROWSxCOLUMNS")]
    boxes: Option<BoxShape>,
    #[arg(long, conflicts_with_all = ["puzzle", "from", "size", "boxes"])]
    resume: bool,
    #[arg(long, value_name = "THEME")]
    theme: Option<ThemeName>,
}

pub(crate) fn run(args: &PlayArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let geometry = layout(args)?;
    let source = match &args.puzzle {
        Some(named) => match one_puzzle(named, args.boxes, lang)? {
            Some(puzzle) => Source::starting_with(puzzle),
            // What is wrong with it has been told.
            None => return Ok(Verdict::BadInput),
        },
        None => Source {
            first: None,
            files: args.from.clone(),
            geometry,
        },
    };
    play::run(
        Session::new(source),
        args.style,
        args.theme,
        args.resume,
        lang,
    )?;
    Ok(Verdict::Yes)
}

/// The layout that was asked for.
fn layout(args: &PlayArgs) -> anyhow::Result<Option<Geometry>> {
    match (args.size, args.boxes) {
        (None, None) => Ok(None),
        (Some(size), None) => match Geometry::of_size(size) {
            Ok(geometry) => Ok(Some(geometry)),
            Err(error) => Err(Told::error(&error)),
        },
        (size, Some(boxes)) => match size {
            Some(size) if size != boxes.size() => Err(Told::error(&text!(
                "parse-boxes",
                boxes = boxes.to_string(),
                size = size
            ))),
            _ => Ok(Some(Geometry::with_boxes(boxes))),
        },
    }
}

/// The puzzle that an argument is, or the first one of the file that it names.
fn one_puzzle(named: &str, boxes: Option<BoxShape>, lang: Lang) -> anyhow::Result<Option<Puzzle>> {
    let mut first = None;
    let mut verdict = Verdict::Yes;
    let inputs = InputArgs::named(named, boxes);
    for_each_puzzle(inputs.puzzles(lang).take(1), lang, &mut verdict, |puzzle| {
        first = Some(puzzle);
        Ok(())
    })?;
    Ok(first)
}
