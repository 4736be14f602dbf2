//! `grille rate`: how hard puzzles are, on several scales, by the thousand.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::logic::Technique;
use grille::rate::{Rating, is_on_known_scales};
use grille::say::{Lang, Say, Text, Value, text};
use grille::{Budget, BudgetSpent, Outcome, Puzzle, Solver, Validate};
use serde_json::json;

use super::Verdict;
use super::value::jobs;
use crate::input::{Batch, Input, InputArgs};
use crate::output::{Output, Progress, complaint, notify};
use crate::pipeline;

#[derive(Args, Debug)]
pub(crate) struct RateArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    #[arg(long, short, value_name = "N", alias = "threads", value_parser = jobs())]
    jobs: Option<usize>,
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
    let threads = args.jobs.unwrap_or_else(pipeline::cores);
    let mut progress = Progress::new(args.input.total_bytes());
    let mut verdict = Verdict::Yes;
    let mut puzzles = 0;
    let batches = args.input.batches(lang).flat_map(Batch::split);
    pipeline::in_order(
        batches,
        threads,
        move |batch| rate_all(batch, format, lang),
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

fn rate_all(batch: Batch, format: Format, lang: Lang) -> Rated {
    let mut rated = Rated {
        bytes_read: batch.len(),
        ..Rated::default()
    };
    for input in batch.inputs() {
        rated.puzzles += 1;
        rate_one(input, format, lang, &mut rated);
    }
    rated
}

fn rate_one(input: Input, format: Format, lang: Lang, rated: &mut Rated) {
    let mut refuse = |what: &dyn Fn() -> grille::say::Text, verdict: Verdict| {
        rated.notes.push(complaint(lang, &what()));
        rated.verdict.and(verdict);
    };
    let puzzle = match input {
        Err(error) => return refuse(&|| error.text(), error.verdict()),
        Ok(puzzle) => puzzle,
    };
    let late = puzzle.deadline();
    let budget = Budget::default().deadline(&late);
    let mut draft = puzzle.draft;
    draft.solution = None;
    let puzzle = match draft.validate_within(budget) {
        Ok(puzzle) => puzzle,
        Err(invalid) => return refuse(&|| invalid.text(), Verdict::No),
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
    let grade = rating.and_then(|rating| rating.grade);
    let hardest = rating.and_then(|rating| rating.hardest);
    let hodoku = rating.and_then(|rating| rating.hodoku);
    let explainer = rating.and_then(|rating| rating.explainer);
    let tenths = explainer.map(|rating| {
        [rating.hardest, rating.to_first_placement, rating.first].map(|tenths| tenths.to_string())
    });
    match format {
        Format::Tsv => {
            let said = |what: Option<String>| what.unwrap_or_else(|| "-".to_string());
            let [er, ep, ed] = tenths.unwrap_or_else(|| ["-"; 3].map(String::from));
            writeln!(
                text,
                "{puzzle}\t{}\t{}\t{}\t{}\t{er}\t{ep}\t{ed}",
                said(grade.map(|grade| lang.say(&grade))),
                said(hardest.map(|technique| technique.id().to_string())),
                said(hodoku.map(|rating| rating.score.to_string())),
                said(hodoku.map(|rating| lang.say(&rating.level))),
            )
        }
        Format::Json => {
            let [er, ep, ed] = tenths.map_or([const { None }; 3], |tenths| tenths.map(Some));
            let object = json!({
                "puzzle": puzzle.to_string(),
                "grade": grade.map(|grade| lang.say(&grade)),
                "hardest": hardest.map(Technique::id),
                "hodoku_score": hodoku.map(|rating| rating.score),
                "hodoku_level": hodoku.map(|rating| lang.say(&rating.level)),
                "er": er,
                "ep": ep,
                "ed": ed,
            });
            writeln!(text, "{object}")
        }
        Format::Text => writeln!(text, "{}", lang.say(&sentence(puzzle, rating))),
    }
}

/// A rating for a person.
fn sentence(puzzle: &Puzzle, rating: Option<&Rating>) -> Text {
    let Some(rating) = rating else {
        return text!("rate-unrated");
    };
    let (Some(grade), Some(hardest)) = (rating.grade, rating.hardest) else {
        return text!("rate-unsolved");
    };
    if !is_on_known_scales(puzzle) {
        return text!("rate-told-variant", grade = &grade, hardest = &hardest);
    }
    let none = || Value::from("–");
    let hodoku = rating.hodoku.map_or_else(none, |rating| {
        let (score, level) = (rating.score.to_string(), &rating.level);
        text!("rate-hodoku", score = score, level = level).into()
    });
    let explainer = rating.explainer.map_or_else(none, |rating| {
        text!(
            "rate-explainer",
            er = rating.hardest.to_string(),
            ep = rating.to_first_placement.to_string(),
            ed = rating.first.to_string()
        )
        .into()
    });
    text!(
        "rate-told",
        grade = &grade,
        hardest = &hardest,
        hodoku = hodoku,
        explainer = explainer
    )
}
