//! `grille rate`: how hard puzzles are, on several scales, by the thousand.

use std::io::Write;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use grille::Puzzle;
use grille::exact::{Budget, BudgetSpent, Outcome, Solver};
use grille::logic::Technique;
use grille::message::{Lang, Say, text};
use grille::rate::Rating;
use serde_json::json;

use super::Verdict;
use super::solve::seconds;
use crate::input::{Batch, Input, InputArgs};
use crate::output::{Output, Progress, notify};
use crate::pipeline;

#[derive(Args, Debug)]
pub(crate) struct RateArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds)]
    timeout: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Tsv,
    Json,
}

/// The ratings of some puzzles, as text.
#[derive(Default)]
struct Rated {
    text: Vec<u8>,
    notes: Vec<String>,
    verdict: Verdict,
    bytes_read: usize,
    puzzles: u64,
}

pub(crate) fn run(args: &RateArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    let format = args.format.unwrap_or(if output.to_person() {
        Format::Text
    } else {
        Format::Tsv
    });
    let threads = args
        .threads
        .map_or_else(pipeline::cores, |threads| threads as usize);
    let mut progress = Progress::new(args.input.total_bytes());
    let mut verdict = Verdict::Yes;
    let mut puzzles = 0;
    let batches = args.input.batches(lang).flat_map(Batch::split);
    let timeout = args.timeout;
    pipeline::in_order(
        batches,
        threads,
        move |batch| rate_all(batch, format, timeout, lang),
        |rated| -> anyhow::Result<()> {
            puzzles += rated.puzzles;
            verdict.and(rated.verdict);
            progress.advance(rated.bytes_read, puzzles, lang);
            for said in &rated.notes {
                progress.aside(|| notify(said));
            }
            output.write_all(&rated.text)?;
            Ok(output.flush()?)
        },
    )?;
    progress.finish();
    output.finish()?;
    if puzzles == 0 {
        verdict.and(Verdict::BadInput);
    }
    Ok(verdict)
}

fn rate_all(batch: Batch, format: Format, timeout: Duration, lang: Lang) -> Rated {
    let mut rated = Rated {
        bytes_read: batch.len(),
        ..Rated::default()
    };
    for input in batch.inputs() {
        rated.puzzles += 1;
        rate_one(input, format, timeout, lang, &mut rated);
    }
    rated
}

fn rate_one(input: Input, format: Format, timeout: Duration, lang: Lang, rated: &mut Rated) {
    let start = Instant::now();
    let late = || start.elapsed() > timeout;
    let budget = Budget::default().deadline(&late);
    let mut refuse = |what: &dyn Fn() -> grille::message::Text, verdict: Verdict| {
        rated
            .notes
            .push(lang.say(&text!("complaint", what = what())));
        rated.verdict.and(verdict);
    };
    let puzzle = match input {
        Err(error) => return refuse(&|| error.text(), Verdict::BadInput),
        Ok(mut draft) => {
            draft.solution = None;
            match draft.validate_within(budget) {
                Ok(puzzle) => puzzle,
                Err(invalid) => return refuse(&|| invalid.text(), Verdict::No),
            }
        }
    };
    let rating = match Solver::new(&puzzle).with_budget(budget).outcome() {
        Outcome::Unique(_) => Rating::within(&puzzle, budget).map(Some),
        Outcome::BudgetSpent(_) => Err(BudgetSpent),
        _ => Ok(None),
    };
    let name = puzzle.to_string();
    match rating {
        Ok(Some(_)) => {}
        Ok(None) => refuse(&|| text!("rate-not-unique", puzzle = &name), Verdict::No),
        Err(BudgetSpent) => refuse(&|| text!("rate-timeout", puzzle = &name), Verdict::No),
    }
    let rating = rating.ok().flatten();
    // Writing to memory does not fail.
    let _ = write(&puzzle, rating.as_ref(), format, lang, &mut rated.text);
}

fn write(
    puzzle: &Puzzle,
    rating: Option<&Rating>,
    format: Format,
    lang: Lang,
    text: &mut Vec<u8>,
) -> std::io::Result<()> {
    let word = rating.and_then(|rating| rating.grade);
    let score = rating.and_then(|rating| rating.hodoku);
    let explained = rating.and_then(|rating| rating.explainer);
    let hardest = rating.and_then(Rating::hardest);
    let dash = || "-".to_string();
    let said = |what: Option<String>| what.unwrap_or_else(dash);
    let (er, ep, ed) = match &explained {
        Some(rating) => (
            rating.hardest.to_string(),
            rating.to_first_placement.to_string(),
            rating.first.to_string(),
        ),
        None => (dash(), dash(), dash()),
    };
    match format {
        Format::Tsv => writeln!(
            text,
            "{puzzle}\t{}\t{}\t{}\t{}\t{er}\t{ep}\t{ed}",
            said(word.map(|word| lang.say(&word))),
            said(hardest.map(|technique| technique.id().to_string())),
            said(score.map(|score| score.score.to_string())),
            said(score.map(|score| lang.say(&score.level))),
        ),
        Format::Json => {
            let object = json!({
                "puzzle": puzzle.to_string(),
                "grade": word.map(|word| lang.say(&word)),
                "hardest": hardest.map(Technique::id),
                "hodoku_score": score.map(|score| score.score),
                "hodoku_level": score.map(|score| lang.say(&score.level)),
                "er": explained.as_ref().map(|_| er),
                "ep": explained.as_ref().map(|_| ep),
                "ed": explained.as_ref().map(|_| ed),
            });
            writeln!(text, "{object}")
        }
        Format::Text => {
            let told = text!(
                "rate-told",
                grade = said(word.map(|word| lang.say(&word))),
                hardest = said(hardest.map(|technique| lang.say(&technique))),
                score = said(score.map(|score| score.score.to_string())),
                level = said(score.map(|score| lang.say(&score.level))),
                er = er,
                ep = ep,
                ed = ed
            );
            writeln!(text, "{}", lang.say(&told))
        }
    }
}
