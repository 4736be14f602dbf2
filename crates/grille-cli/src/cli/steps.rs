//! `grille steps`: every step of the chosen techniques in a position.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::logic::{Options, Position, SetOptions, Technique, all_steps_within};
use grille::say::{Lang, text};
use grille::{Outcome, Solver};

use super::Verdict;
use super::show::for_each_puzzle_within;
use super::value::technique;
use crate::input::InputArgs;
use crate::output::{Output, note};

#[derive(Args, Debug)]
pub(crate) struct StepsArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "TECHNIQUE", value_parser = technique)]
    technique: Vec<Technique>,
    #[arg(long)]
    duals: bool,
    #[arg(long)]
    overlap: bool,
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
    let mut verdict = Verdict::Yes;
    let chosen: Vec<Technique> = if args.technique.is_empty() {
        Technique::enabled().collect()
    } else {
        args.technique.clone()
    };
    let options = Options {
        duals: args.duals,
        small_rectangles: args.duals,
        sets: SetOptions {
            may_overlap: args.overlap,
            any_order: args.overlap,
        },
        ..Options::default()
    };
    let mut found = false;
    let mut answer = Verdict::Yes;
    let inputs = args.input.puzzles(lang);
    for_each_puzzle_within(inputs, lang, &mut verdict, |puzzle, budget| {
        // Unless requested by name, steps that assume a unique solution are only for puzzles that have one.
        let is_unique = || {
            let solver = Solver::new(&puzzle.start()).with_budget(budget);
            matches!(solver.outcome(), Outcome::Unique(_))
        };
        let may_assume = !args.technique.is_empty() || is_unique();
        let techniques = chosen
            .iter()
            .copied()
            .filter(|technique| may_assume || !technique.entry().assumes_unique);
        for step in all_steps_within(&Position::new(&puzzle), techniques, options, budget) {
            found = true;
            let wording = step.describe(&puzzle);
            match args.format {
                Format::Text => writeln!(output, "{}", lang.say(&wording.line()))?,
                Format::Json => writeln!(output, "{}", wording.json(lang))?,
            }
        }
        if budget.is_over() {
            output.flush()?;
            note(lang, &text!("note-timeout"));
            answer.and(Verdict::No);
        }
        Ok(())
    })?;
    output.finish()?;
    if !found && verdict == Verdict::Yes && answer == Verdict::Yes {
        note(lang, &text!("steps-none"));
        verdict.and(Verdict::No);
    }
    verdict.and(answer);
    Ok(verdict)
}
