//! `grille rate`: how hard puzzles are, on several scales, by the thousand.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::rate::{Rating, is_on_known_scales};
use grille::say::{Lang, Say, Text, Value, text};
use grille::{Budget, Puzzle};
use grille_api::{Context, Failure};
use grille_schema::Outcome;

use super::value::jobs;
use super::{Verdict, answers};
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
    let is_json = format == Format::Json;
    let mut refuse = |what: &dyn Say, verdict: Verdict, line: &dyn Fn() -> String| {
        rated.notes.push(complaint(lang, &what.text()));
        rated.verdict.and(verdict);
        if is_json {
            rated.text.extend_from_slice(line().as_bytes());
        }
    };
    let puzzle = match input {
        Ok(puzzle) => puzzle,
        Err(error) => {
            let line = || answers::refused(&error, lang);
            return refuse(&error, error.verdict(), &line);
        }
    };
    let late = puzzle.deadline();
    let context = Context {
        lang,
        budget: Budget::default().deadline(&late),
        ..Context::default()
    };
    let mut draft = puzzle.draft;
    draft.solution = None;
    let origin = draft.origin.clone();
    let failed = |failure: &Failure| answers::line(&origin, failure.answer(lang));
    let puzzle = match grille_api::validated(draft, &context) {
        Ok(puzzle) => puzzle,
        Err(failure) => return refuse(&failure, Verdict::No, &|| failed(&failure)),
    };
    let name = puzzle.to_string();
    let (answer, rating) = match grille_api::rate_puzzle(&puzzle, &context) {
        Ok((answer, _)) if answer.outcome == Outcome::Unknown => {
            let timed_out = text!("rate-timeout", puzzle = &name);
            refuse(&timed_out, Verdict::No, &String::new);
            (Some(answer), None)
        }
        Ok((answer, None)) => {
            let not_unique = text!("rate-not-unique", puzzle = &name);
            refuse(&not_unique, Verdict::No, &String::new);
            (Some(answer), None)
        }
        Ok((answer, rating)) => (Some(answer), rating),
        Err(failure) => {
            let timed_out = text!("rate-timeout", puzzle = &name);
            refuse(&timed_out, Verdict::No, &|| failed(&failure));
            (None, None)
        }
    };
    let line = match format {
        Format::Json => answer.map_or_else(String::new, |answer| answers::line(&origin, answer)),
        Format::Tsv => row(&puzzle, rating.as_ref(), lang),
        Format::Text => lang.say(&sentence(&puzzle, rating.as_ref())) + "\n",
    };
    rated.text.extend_from_slice(line.as_bytes());
}

/// The puzzle, grade, hardest technique, HoDoKu's score and level, Sudoku Explainer's ER, EP and ED.
fn row(puzzle: &Puzzle, rating: Option<&Rating>, lang: Lang) -> String {
    let grade = rating.and_then(|rating| rating.grade);
    let hardest = rating.and_then(|rating| rating.hardest);
    let hodoku = rating.and_then(|rating| rating.hodoku);
    let explainer = rating.and_then(|rating| rating.explainer);
    let tenths = explainer.map(|rating| {
        [rating.hardest, rating.to_first_placement, rating.first].map(|tenths| tenths.to_string())
    });
    let said = |what: Option<String>| what.unwrap_or_else(|| "-".to_string());
    let [er, ep, ed] = tenths.unwrap_or_else(|| ["-"; 3].map(String::from));
    format!(
        "{puzzle}\t{}\t{}\t{}\t{}\t{er}\t{ep}\t{ed}\n",
        said(grade.map(|grade| lang.say(&grade))),
        said(hardest.map(|technique| technique.id().to_string())),
        said(hodoku.map(|rating| rating.score.to_string())),
        said(hodoku.map(|rating| lang.say(&rating.level))),
    )
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
