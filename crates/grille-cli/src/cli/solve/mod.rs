//! `grille solve`: the solution of each puzzle, or how many there are.
//!
//! The input is split into batches, which are answered on all cores and written in order.

mod all;
mod answer;
mod format;
mod rules;
mod stats;

use std::io::Write;

use clap::Args;
use grille::say::Lang;

use super::Verdict;
use super::format::ScriptArgs;
use super::value::{jobs, whole};
use crate::input::InputArgs;
use crate::output::{Output, Progress, note, notify};
use crate::pipeline;
use answer::{Answerer, Answers};
use format::{Format, format_parser};
use stats::Stats;

#[derive(Args, Debug)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "FORMAT", value_parser = format_parser())]
    format: Option<Format>,
    #[command(flatten)]
    script: ScriptArgs,
    #[arg(long, value_name = "N", default_value = "2", value_parser = whole::<u64>(1, u64::MAX))]
    count: u64,
    #[arg(long, conflicts_with_all = ["count", "all"])]
    first: bool,
    #[arg(long, conflicts_with = "count")]
    all: bool,
    #[arg(long, short, value_name = "N", alias = "threads", value_parser = jobs())]
    jobs: Option<usize>,
    #[arg(long)]
    stats: bool,
    #[command(flatten)]
    rules: rules::RulesArgs,
}

pub(crate) fn run(args: &SolveArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    if let Some(rules) = args.rules.rules {
        let inputs = args.input.puzzles(lang);
        let verdict = rules::run(&args.rules, rules, args.format, inputs, &mut output, lang)?;
        output.finish()?;
        return Ok(verdict);
    }
    let format = args.format.unwrap_or(if output.to_person() {
        Format::Grid
    } else {
        Format::Line
    });
    let answerer = Answerer {
        format,
        limit: if args.first { 1 } else { args.count },
        first_only: args.first,
        script: args.script.clone(),
        lang,
    };
    let mut stats = Stats::start();
    let verdict = if args.all {
        all::run(args.input.puzzles(lang), &answerer, &mut output, &mut stats)?
    } else {
        write_answers(args, lang, answerer, &mut output, &mut stats)?
    };
    output.finish()?;
    if args.stats {
        note(lang, &stats.text());
    }
    Ok(verdict)
}

fn write_answers(
    args: &SolveArgs,
    lang: Lang,
    answerer: Answerer,
    output: &mut Output,
    stats: &mut Stats,
) -> anyhow::Result<Verdict> {
    let format = answerer.format;
    if let Some(heading) = format.notation().heading() {
        writeln!(output, "{heading}")?;
    }
    let mut verdict = Verdict::Yes;
    let mut ambiguous = false;
    let mut written = false;
    let mut progress = Progress::new(args.input.total_bytes());
    let threads = args.jobs.unwrap_or_else(pipeline::cores);
    let work = move |batch| answerer.answer(batch);
    pipeline::in_order(
        args.input.batches(lang),
        threads,
        work,
        |answers: Answers| -> anyhow::Result<()> {
            stats.add(&answers.stats);
            verdict.and(answers.verdict);
            progress.advance(answers.bytes_read, stats.puzzles(), lang);
            for said in &answers.notes {
                progress.aside(|| notify(said));
            }
            if let Some(said) = answers
                .ambiguity
                .filter(|_| !std::mem::replace(&mut ambiguous, true))
            {
                progress.aside(|| notify(&said));
            }
            let mut text = answers.text.as_slice();
            if !format.is_line_by_line()
                && !text.is_empty()
                && !std::mem::replace(&mut written, true)
            {
                // Grids are preceded by an empty line; the first needs none.
                text = &text[1..];
            }
            output.write_all(text)?;
            // A reader waiting for the answer to a line gets it now.
            Ok(output.flush()?)
        },
    )?;
    progress.finish();
    if stats.puzzles() == 0 {
        verdict.and(Verdict::BadInput);
    }
    Ok(verdict)
}
