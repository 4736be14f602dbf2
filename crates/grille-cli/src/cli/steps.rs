//! `grille steps`: every step of the chosen techniques in a position.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::Puzzle;
use grille::logic::Technique;
use grille::say::{Lang, text};
use grille_api::{Context, MOST_FINS, StepsOptions};

use super::show::for_each_puzzle_within;
use super::value::{technique, whole};
use super::{Verdict, answers};
use crate::input::InputArgs;
use crate::output::{Output, note};

#[derive(Args, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct StepsArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "TECHNIQUE", value_parser = technique)]
    technique: Vec<Technique>,
    #[arg(long)]
    duals: bool,
    #[arg(long)]
    overlap: bool,
    #[arg(long)]
    every_chain: bool,
    #[arg(long)]
    sets_in_chains: bool,
    #[arg(long, value_name = "N", value_parser = whole::<usize>(0, MOST_FINS as u64))]
    fins: Option<usize>,
    #[arg(long, value_name = "N", value_parser = whole::<usize>(0, MOST_FINS as u64))]
    endo_fins: Option<usize>,
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Text,
    Json,
}

pub(crate) fn run(args: &StepsArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    let options = StepsOptions {
        techniques: args.technique.clone(),
        duals: args.duals,
        overlap: args.overlap,
        every_chain: args.every_chain,
        sets_in_chains: args.sets_in_chains,
        fins: args.fins,
        endo_fins: args.endo_fins,
    };
    let (mut found, mut stopped) = (false, false);
    let inputs = args.input.puzzles(lang);
    let mut steps = |puzzle: &Puzzle, context: &Context<'_>| {
        let steps = grille_api::steps_in(puzzle, &options, context);
        found |= !steps.is_empty();
        steps
    };
    let mut verdict = Verdict::Yes;
    match args.format {
        Format::Json => {
            verdict.and(answers::write_each(
                inputs,
                lang,
                &mut output,
                |draft, context| {
                    let puzzle = grille_api::validated(draft, context)?;
                    let steps = steps(&puzzle, context);
                    let answer = grille_api::steps_of(&puzzle, &steps, context);
                    stopped |= answer.stopped;
                    Ok((answer, Verdict::Yes))
                },
            )?);
        }
        Format::Text => {
            for_each_puzzle_within(inputs, lang, &mut verdict, |puzzle, budget| {
                let context = Context {
                    lang,
                    budget,
                    ..Context::default()
                };
                for step in steps(&puzzle, &context) {
                    writeln!(output, "{}", lang.say(&step.describe(&puzzle).line()))?;
                }
                stopped |= budget.is_over();
                Ok(())
            })?;
        }
    }
    output.finish()?;
    if stopped {
        note(lang, &text!("note-timeout"));
        verdict.and(Verdict::No);
    } else if !found && verdict == Verdict::Yes {
        note(lang, &text!("steps-none"));
        verdict.and(Verdict::No);
    }
    Ok(verdict)
}
