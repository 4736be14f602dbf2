//! `grille convert`: a puzzle in another notation.

use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use grille::message::Lang;
use grille::notation::Notation;

use super::Verdict;
use super::format::{ScriptArgs, Writer};
use super::show::for_each_puzzle;
use crate::input::InputArgs;
use crate::output::Output;

#[derive(Args, Debug)]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "FORMAT", value_parser = target_parser())]
    to: Target,
    #[command(flatten)]
    script: ScriptArgs,
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// What a puzzle is converted to.
#[derive(Clone, Copy, Debug)]
enum Target {
    Text(Notation),
}

impl Target {
    const ALL: [(&'static str, Target); 15] = {
        let mut all = [("", Target::Text(Notation::Line)); 15];
        let mut i = 0;
        while i < all.len() {
            all[i] = (Notation::ALL[i].id(), Target::Text(Notation::ALL[i]));
            i += 1;
        }
        all
    };
}

fn target_parser() -> impl TypedValueParser<Value = Target> {
    PossibleValuesParser::new(Target::ALL.map(|(id, _)| id)).map(|chosen| {
        let target = Target::ALL.into_iter().find(|(id, _)| *id == chosen);
        target.expect("a possible value is a target").1
    })
}

pub(crate) fn run(args: &ConvertArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::to(args.output.as_deref())?;
    let mut verdict = Verdict::Yes;
    let Target::Text(notation) = args.to;
    let mut writer = Writer::new(notation);
    for_each_puzzle(
        args.input.puzzles(lang),
        lang,
        &mut verdict,
        |mut puzzle| {
            args.script.apply(&mut puzzle)?;
            writer.write(&puzzle, &mut output, lang)
        },
    )?;
    output.finish()?;
    Ok(verdict)
}
