//! `grille check`: whether a grid is complete and correct, which house is broken, and how many solutions there are.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::Budget;
use grille::say::{Lang, text};
use grille_api::{CheckOptions, Context, check_draft, check_in_words, written};
use grille_schema::{CheckAnswer, Outcome};

use super::show::Ambiguity;
use super::{Verdict, answers};
use crate::input::{Input, InputArgs};
use crate::output::{Output, complain};

#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Text,
    Tsv,
    Json,
}

/// The sentences for a person.
fn sentences(answer: &CheckAnswer, lang: Lang) -> Vec<String> {
    let valid = [
        text!("check-valid-sudoku", valid = u64::from(answer.valid_sudoku)),
        match answer.valid_grid {
            Some(true) => text!("check-valid-grid"),
            Some(false) => text!("check-valid-grid-no"),
            None => text!("check-valid-grid-unknown"),
        },
    ];
    let mut sentences = check_in_words(answer, lang);
    sentences.extend(valid.iter().map(|sentence| lang.say(sentence)));
    sentences
}

/// Values, valid Sudoku, valid grid, complete, correct, how many solutions, what is wrong.
fn row(values: &str, answer: &CheckAnswer) -> String {
    let flag = |flag: bool| u8::from(flag).to_string();
    let count = match answer.outcome {
        Outcome::None => "0",
        Outcome::Unique => "1",
        Outcome::Several => "2",
        Outcome::Unknown => "?",
    };
    let said: Vec<&str> = (answer.problems.iter())
        .map(|problem| problem.text.as_str())
        .collect();
    let fields = [
        values.to_string(),
        flag(answer.valid_sudoku),
        answer.valid_grid.map_or_else(|| "?".to_string(), flag),
        flag(answer.complete),
        flag(answer.correct),
        count.to_string(),
        said.join(" "),
    ];
    fields.join("\t")
}

/// Whether the answer is yes, in one of the two documents' meanings.
fn verdict_of(answer: &CheckAnswer) -> Verdict {
    if answer.valid_sudoku || answer.valid_grid == Some(true) {
        Verdict::Yes
    } else {
        Verdict::No
    }
}

pub(crate) fn run(args: &CheckArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    let inputs = args.input.puzzles(lang);
    let verdict = match args.format {
        Format::Json => answers::write_each(inputs, lang, &mut output, |draft, context| {
            let answer = check_draft(draft, WHY, context);
            let verdict = verdict_of(&answer);
            Ok((answer, verdict))
        })?,
        _ => tell(args, inputs, lang, &mut output)?,
    };
    output.finish()?;
    Ok(verdict)
}

/// Whoever asks here waits for the reason, too.
const WHY: CheckOptions = CheckOptions { why: true };

fn tell(
    args: &CheckArgs,
    inputs: impl Iterator<Item = Input>,
    lang: Lang,
    output: &mut Output,
) -> anyhow::Result<Verdict> {
    let mut verdict = Verdict::Yes;
    let mut ambiguity = Ambiguity::default();
    let mut inputs = inputs.enumerate().peekable();
    if inputs.peek().is_none() {
        verdict.and(Verdict::BadInput);
    }
    let mut several = false;
    while let Some((index, input)) = inputs.next() {
        // A number distinguishes several grids; a single one needs none.
        several = several || inputs.peek().is_some();
        let puzzle = match input {
            Ok(puzzle) => puzzle,
            Err(error) => {
                complain(lang, &error);
                verdict.and(error.verdict());
                continue;
            }
        };
        let late = puzzle.deadline();
        let draft = puzzle.draft;
        ambiguity.tell(lang, draft.script.alphabet, &draft.also);
        let values = written(&draft);
        let context = Context {
            lang,
            budget: Budget::default().deadline(&late),
            ..Context::default()
        };
        let answer = check_draft(draft, WHY, &context);
        verdict.and(verdict_of(&answer));
        match args.format {
            Format::Tsv => writeln!(output, "{}", row(&values, &answer))?,
            _ if several => {
                let said = sentences(&answer, lang).join(" ");
                writeln!(output, "{}\t{said}", index + 1)?;
            }
            _ => writeln!(output, "{}", sentences(&answer, lang).join("\n"))?,
        }
    }
    Ok(verdict)
}
