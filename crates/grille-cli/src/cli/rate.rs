//! `grille rate`: how hard puzzles are, on several scales, by the thousand.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::rate::{ExplainerPath, ExplainerStep, Rating, Scales, Tenths, is_on_known_scales};
use grille::say::{Lang, Say, text};
use grille::{Budget, Cell, Digit, Puzzle};
use grille_api::{Context, Failure, RateOptions};
use grille_schema::Outcome;

use super::generate::tenths;
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
    /// The scales to rate on; all by default.
    #[arg(long, value_name = "SCALES", value_delimiter = ',')]
    scale: Vec<Scale>,
    /// Sudoku Explainer's path, step by step.
    #[arg(long)]
    path: bool,
    /// Only puzzles with at least this ER.
    #[arg(long, value_name = "ER", value_parser = tenths)]
    min: Option<Tenths>,
    /// Only puzzles with at most this ER.
    #[arg(long, value_name = "ER", value_parser = tenths)]
    max: Option<Tenths>,
    #[arg(long, short, value_name = "N", alias = "threads", value_parser = jobs())]
    jobs: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Scale {
    Grade,
    Hodoku,
    #[value(name = "se-1.2.1", alias = "se")]
    Se121,
}

/// What is asked for about each puzzle.
#[derive(Clone, Copy)]
struct Ask {
    options: RateOptions,
    format: Format,
    lang: Lang,
}

impl RateArgs {
    fn options(&self) -> RateOptions {
        let has = |scale| self.scale.is_empty() || self.scale.contains(&scale);
        RateOptions {
            scales: Scales {
                grade: has(Scale::Grade),
                hodoku: has(Scale::Hodoku),
                explainer: has(Scale::Se121),
            },
            path: self.path,
            min: self.min,
            max: self.max,
        }
    }
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
    let ask = Ask {
        options: args.options(),
        format,
        lang,
    };
    let threads = args.jobs.unwrap_or_else(pipeline::cores);
    let mut progress = Progress::new(args.input.total_bytes());
    let mut verdict = Verdict::Yes;
    let mut puzzles = 0;
    let batches = args.input.batches(lang).flat_map(Batch::split);
    pipeline::in_order(
        batches,
        threads,
        move |batch| rate_all(batch, ask),
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

fn rate_all(batch: Batch, ask: Ask) -> Rated {
    let mut rated = Rated {
        bytes_read: batch.len(),
        ..Rated::default()
    };
    for input in batch.inputs() {
        rated.puzzles += 1;
        rate_one(input, ask, &mut rated);
    }
    rated
}

fn rate_one(input: Input, ask: Ask, rated: &mut Rated) {
    let lang = ask.lang;
    let is_json = ask.format == Format::Json;
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
    let found = match grille_api::rate_puzzle(&puzzle, ask.options, &context) {
        // Outside the limits.
        Ok(None) => return,
        Ok(Some(found)) => {
            let missing = if found.answer.outcome == Outcome::Unknown {
                Some(text!("rate-timeout", puzzle = &name))
            } else if found.rating.is_none() {
                Some(text!("rate-not-unique", puzzle = &name))
            } else {
                (found.answer.stopped).then(|| text!("rate-timeout-se", puzzle = &name))
            };
            if let Some(missing) = missing {
                refuse(&missing, Verdict::No, &String::new);
            }
            Some(found)
        }
        Err(failure) => {
            let timed_out = text!("rate-timeout", puzzle = &name);
            refuse(&timed_out, Verdict::No, &|| failed(&failure));
            None
        }
    };
    let rating = found.as_ref().and_then(|found| found.rating.as_ref());
    let path = found.as_ref().and_then(|found| found.path.as_ref());
    let text = match ask.format {
        Format::Json => match found {
            Some(found) => answers::line(&origin, found.answer),
            None => String::new(),
        },
        Format::Tsv => row(&puzzle, rating, lang) + &steps_in_rows(path),
        Format::Text => {
            sentence(&puzzle, rating, ask.options.scales, lang) + "\n" + &steps_in_words(path, lang)
        }
    };
    rated.text.extend_from_slice(text.as_bytes());
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

/// The steps of a path, numbered.
fn numbered(path: Option<&ExplainerPath>) -> impl Iterator<Item = (usize, &ExplainerStep)> {
    (1..).zip(path.into_iter().flat_map(|path| &path.steps))
}

/// A row for each step: its number, its rating, its technique and what it changes.
fn steps_in_rows(path: Option<&ExplainerPath>) -> String {
    numbered(path)
        .map(|(number, step)| {
            let (rating, technique) = (step.rating, step.technique.id());
            format!("\t{number}\t{rating}\t{technique}\t{}\n", conclusion(step))
        })
        .collect()
}

/// A line for each step.
fn steps_in_words(path: Option<&ExplainerPath>, lang: Lang) -> String {
    numbered(path)
        .map(|(number, step)| {
            let step = text!(
                "rate-step",
                rating = step.rating.to_string(),
                technique = &step.technique,
                conclusion = conclusion(step)
            );
            format!("{number:4}. {}\n", lang.say(&step))
        })
        .collect()
}

/// What a step changes: `r4c5=3` or `r4c5<>3, r4c6<>3`.
fn conclusion(step: &ExplainerStep) -> String {
    let place = |cell: Cell| format!("r{}c{}", cell.index() / 9 + 1, cell.index() % 9 + 1);
    let digit = |digit: Digit| digit.index() + 1;
    if let Some(placed) = step.placement {
        return format!("{}={}", place(placed.cell), digit(placed.digit));
    }
    let gone = step.eliminations.iter();
    let gone: Vec<String> = gone
        .map(|gone| format!("{}<>{}", place(gone.cell), digit(gone.digit)))
        .collect();
    gone.join(", ")
}

/// A rating for a person, on the scales asked for.
fn sentence(puzzle: &Puzzle, rating: Option<&Rating>, scales: Scales, lang: Lang) -> String {
    let Some(rating) = rating else {
        return lang.say(&text!("rate-unrated"));
    };
    let mut parts = Vec::new();
    if scales.grade {
        parts.push(match (rating.grade, rating.hardest) {
            (Some(grade), Some(hardest)) => {
                text!("rate-grade", grade = &grade, hardest = &hardest)
            }
            _ => text!("rate-unsolved"),
        });
    }
    if is_on_known_scales(puzzle) {
        if scales.hodoku {
            parts.push(match rating.hodoku {
                Some(rating) => {
                    let (score, level) = (rating.score.to_string(), &rating.level);
                    text!("rate-hodoku", score = score, level = level)
                }
                None => text!("rate-no-hodoku"),
            });
        }
        if scales.explainer {
            parts.push(match rating.explainer {
                Some(rating) => text!(
                    "rate-explainer",
                    er = rating.hardest.to_string(),
                    ep = rating.to_first_placement.to_string(),
                    ed = rating.first.to_string()
                ),
                None => text!("rate-no-explainer"),
            });
        }
    } else {
        parts.push(text!("rate-variant"));
    }
    let parts: Vec<String> = parts.iter().map(|part| lang.say(part)).collect();
    parts.join(&lang.say(&text!("rate-and")))
}
