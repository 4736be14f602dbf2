//! `grille steps`: every step of the chosen techniques in a position.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::logic::{FishOptions, Options, Position, SetOptions, Technique, all_steps_within};
use grille::say::{Lang, text};
use grille::{Outcome, Solver};

use super::Verdict;
use super::show::for_each_puzzle_within;
use super::value::{technique, whole};
use crate::input::InputArgs;
use crate::output::{Output, note};

/// The most fins that may be asked for: a search with more takes minutes.
const MOST_FINS: u64 = 9;

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
    #[arg(long, value_name = "N", value_parser = whole::<usize>(0, MOST_FINS))]
    fins: Option<usize>,
    #[arg(long, value_name = "N", value_parser = whole::<usize>(0, MOST_FINS))]
    endo_fins: Option<usize>,
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Text,
    Json,
}

fn options(args: &StepsArgs) -> Options {
    let usual = FishOptions::DEFAULT;
    Options {
        duals: args.duals,
        small_rectangles: args.duals,
        fish: FishOptions {
            max_fins: args.fins.unwrap_or(usual.max_fins),
            max_endo_fins: args.endo_fins.unwrap_or(usual.max_endo_fins),
            ..usual
        },
        every_chain: args.every_chain,
        sets_in_chains: args.sets_in_chains,
        sets: SetOptions {
            may_overlap: args.overlap,
            any_order: args.overlap,
        },
        ..Options::default()
    }
}

pub(crate) fn run(args: &StepsArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    let mut verdict = Verdict::Yes;
    let chosen: Vec<Technique> = if args.technique.is_empty() {
        // Trial and error always finds something: it is a last resort, not a pattern to be seen.
        Technique::enabled()
            .filter(|&technique| technique < Technique::Trial)
            .collect()
    } else {
        args.technique.clone()
    };
    let options = options(args);
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
