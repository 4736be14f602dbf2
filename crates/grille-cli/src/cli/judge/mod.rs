//! `grille judge`: runs programs on many puzzles and checks their answers.

mod amount;
mod puzzles;

use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use grille::say::{Lang, Say, text};
use grille_judge::{Contest, Entrant, Launcher, Limits, Program, Report, ReportFormat};

use super::Verdict;
use super::value::whole;
use crate::output::{Output, Progress, complain};
use amount::{bytes, duration};

#[derive(Args, Debug)]
pub(crate) struct JudgeArgs {
    #[arg(long, value_name = "CORPUS", default_value = "easy")]
    corpus: String,
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1, 1_000_000))]
    count: Option<u64>,
    #[arg(long, value_name = "PROGRAM")]
    solver: Vec<String>,
    #[arg(long, value_name = "TIME", default_value = "2s", value_parser = duration)]
    limit_time: Duration,
    #[arg(long, value_name = "SIZE", default_value = "512M", value_parser = bytes)]
    limit_memory: u64,
    #[arg(long, value_name = "SIZE", default_value = "1M", value_parser = bytes)]
    limit_output: u64,
    #[arg(long, value_name = "N", default_value = "32", value_parser = whole::<u64>(1, 10_000))]
    limit_processes: u64,
    #[arg(long, value_name = "VARIABLE")]
    env: Vec<String>,
    #[arg(long, short, value_name = "N", default_value = "1", alias = "threads", value_parser = whole::<usize>(1, 256))]
    jobs: usize,
    #[arg(long)]
    alone: bool,
    #[arg(long, value_name = "FORMAT", default_value = "text", value_parser = format_parser())]
    format: ReportFormat,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(last = true, value_name = "COMMAND")]
    command: Vec<OsString>,
}

fn format_parser() -> impl TypedValueParser<Value = ReportFormat> {
    PossibleValuesParser::new(ReportFormat::ALL.map(ReportFormat::id)).map(|name| {
        let known = ReportFormat::ALL
            .into_iter()
            .find(|format| format.id() == name);
        known.expect("one of the possible values")
    })
}

pub(crate) fn run(args: &JudgeArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let entrants = match entrants(args) {
        Ok(entrants) => entrants,
        Err(wrong) => {
            complain(lang, &wrong);
            return Ok(Verdict::BadInput);
        }
    };
    let output = Output::to(args.output.as_deref())?;
    let mut verdict = Verdict::Yes;
    let challenges = puzzles::challenges(&args.corpus, args.count, lang, &mut verdict)?;
    if challenges.is_empty() {
        complain(lang, &text!("judge-no-puzzle"));
        return Ok(Verdict::BadInput);
    }
    let contest = Contest {
        limits: Limits {
            time: args.limit_time,
            memory: args.limit_memory,
            output: args.limit_output,
            processes: args.limit_processes as usize,
            environment: args.env.clone(),
            ..Limits::default()
        },
        threads: args.jobs,
        launcher: Launcher::current()?,
    };
    let plays = challenges.len() * entrants.len();
    let progress = Mutex::new((Progress::before_results(plays as u64), 0));
    let scores = contest.run(&entrants, &challenges, &|| {
        if let Ok(mut progress) = progress.lock() {
            progress.1 += 1;
            let played = progress.1;
            progress.0.advance(1, played, lang);
        }
    });
    if let Ok((progress, _)) = progress.into_inner() {
        progress.finish();
    }
    let report = Report {
        corpus: args.corpus.clone(),
        puzzles: challenges
            .iter()
            .map(|challenge| challenge.puzzle().to_string())
            .collect(),
        limits: contest.limits,
        scores,
    };
    let mut output = output;
    write!(output, "{}", report.print(args.format, lang))?;
    output.finish()?;
    if !report.all_solved() {
        verdict.and(Verdict::No);
    }
    Ok(verdict)
}

/// The programs to judge, and our own for comparison.
fn entrants(args: &JudgeArgs) -> Result<Vec<Entrant>, grille::say::Text> {
    let mut programs = Vec::new();
    if !args.command.is_empty() {
        programs.push(Program::new(args.command.clone()));
    }
    for named in &args.solver {
        programs.push(Program::named(named).map_err(|wrong| wrong.text())?);
    }
    if programs.is_empty() {
        return Err(text!("judge-no-program"));
    }
    let judged = programs.into_iter().map(|program| Entrant {
        program,
        reference: false,
    });
    let own = std::env::current_exe().ok().filter(|_| !args.alone);
    let own = own.into_iter().flat_map(|binary| {
        [("grille", "exact"), ("reference", "reference")].map(|(name, by)| Entrant {
            program: Program {
                name: name.to_string(),
                command: vec![
                    binary.clone().into(),
                    "engine".into(),
                    "--by".into(),
                    by.into(),
                ],
            },
            reference: true,
        })
    });
    Ok(judged.chain(own).collect())
}
