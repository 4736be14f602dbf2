//! `grille explain`: the whole solution path, each step with its reason.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::logic::{Explanation, Technique};
use grille::notation::Notation;
use grille::render::{escape, framed};
use grille::say::{Lang, text};
use grille::{Budget, Draft, Grid, Outcome, Puzzle, Validate};

use super::Verdict;
use super::format::coloured;
use super::show::for_each_puzzle_within;
use super::value::whole;
use crate::input::InputArgs;
use crate::key;
use crate::output::{Output, Told, note};
use crate::style::{Role, drawn};

#[derive(Args, Debug)]
pub(crate) struct ExplainArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
    #[arg(long)]
    step: bool,
    #[arg(long, value_name = "N", value_parser = whole::<usize>(0, u64::MAX))]
    until: Option<usize>,
    #[arg(long)]
    no_uniqueness: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
    Html,
}

impl ExplainArgs {
    /// The arguments for a given puzzle.
    pub(super) fn of(puzzle: &Puzzle, step: bool) -> anyhow::Result<ExplainArgs> {
        let json = Notation::Json.print(puzzle);
        Ok(ExplainArgs {
            input: InputArgs::named(&json.map_err(|error| Told::error(&error))?, None),
            format: Format::Text,
            step,
            until: None,
            no_uniqueness: false,
        })
    }
}

pub(crate) fn run(args: &ExplainArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    let mut verdict = Verdict::Yes;
    let mut answer = Verdict::Yes;
    let inputs = args.input.puzzles(lang);
    for_each_puzzle_within(inputs, lang, &mut verdict, |puzzle, budget| {
        let (explanation, is_late) = explained(&puzzle, args, budget);
        if !explanation.path.is_solved() && (is_late || !explanation.stopped) {
            answer.and(Verdict::No);
        }
        match args.format {
            Format::Text => tell(&explanation, args, lang, &mut output),
            Format::Json => Ok(writeln!(output, "{}", explanation.json(lang))?),
            Format::Html => page(&explanation, lang, &mut output),
        }?;
        if is_late {
            output.flush()?;
            note(lang, &text!("note-timeout"));
        }
        Ok(())
    })?;
    verdict.and(answer);
    output.finish()?;
    Ok(verdict)
}

/// The explanation that the arguments ask for, and whether the time ran out first.
fn explained(puzzle: &Puzzle, args: &ExplainArgs, budget: Budget<'_>) -> (Explanation, bool) {
    let all = Technique::enabled();
    let allowed = all.filter(|technique| !(args.no_uniqueness && technique.entry().assumes_unique));
    let techniques: Vec<Technique> = allowed.collect();
    let mut explanation = Explanation::of(puzzle, &techniques, budget);
    let is_late = explanation.stopped;
    if let Some(until) = args.until {
        explanation.truncate(until);
    }
    (explanation, is_late)
}

/// The values at the end.
fn end(explanation: &Explanation) -> Grid {
    let puzzle = &explanation.puzzle;
    // The only solution may have regions that were found.
    if let Outcome::Unique(solution) = &explanation.outcome
        && solution.iter().eq(explanation.values())
    {
        return solution.clone();
    }
    let draft = Draft::from_givens(puzzle.layout().clone(), explanation.values());
    draft
        .into_grid()
        .unwrap_or_else(|_| puzzle.values().clone())
}

fn tell(
    explanation: &Explanation,
    args: &ExplainArgs,
    lang: Lang,
    output: &mut Output,
) -> anyhow::Result<()> {
    writeln!(output, "{}", framed(&explanation.puzzle))?;
    for (number, (step, position)) in explanation.steps().enumerate() {
        let wording = step.describe(&explanation.puzzle);
        let heading = format!("{}. {}", number + 1, lang.say(&wording.line()));
        writeln!(output, "{}", Role::Heading.paint_on_stdout(heading))?;
        writeln!(output, "   {}", lang.say(&wording.explanation()))?;
        let proof = wording.proof();
        // Lines of a long proof refer to others by their numbers.
        let width = proof.len().to_string().len();
        for (line, sentence) in proof.iter().enumerate() {
            let line = line + 1;
            writeln!(output, "   {line:>width$}) {}", lang.say(sentence))?;
        }
        if args.step {
            writeln!(output, "{}", drawn(&wording.drawing(&position, lang)))?;
            output.flush()?;
            if key::wait(&text!("key-next"), lang) == key::Answer::Stop {
                return Ok(());
            }
        }
    }
    writeln!(output, "\n{}", lang.say(&explanation.ending()))?;
    let end = coloured(&explanation.puzzle, &end(explanation));
    Ok(write!(output, "{end}")?)
}

/// A page with each step and its drawing.
fn page(explanation: &Explanation, lang: Lang, output: &mut Output) -> anyhow::Result<()> {
    let title = escape(&lang.say(&text!("explain-title")));
    writeln!(
        output,
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>\n\
         body {{ font-family: system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; \
         line-height: 1.5; color-scheme: light dark }}\npre {{ overflow-x: auto; line-height: 1.2 }}\n\
         summary {{ font-weight: 600; cursor: pointer }}\nli {{ margin-block: .6rem }}\n\
         @media print {{ li {{ break-inside: avoid }} }}\n</style>\n</head>\n<body>\n<h1>{title}</h1>\n\
         <pre>{}</pre>\n<ol>",
        lang.code(),
        preformatted(&framed(&explanation.puzzle)),
    )?;
    for (step, position) in explanation.steps() {
        let wording = step.describe(&explanation.puzzle);
        writeln!(
            output,
            "<li><details><summary>{}</summary><pre>{}</pre></details><p>{}</p></li>",
            escape(&lang.say(&wording.line())),
            preformatted(&wording.drawing(&position, lang)),
            escape(&lang.say(&wording.explanation())),
        )?;
    }
    let ending = escape(&lang.say(&explanation.ending()));
    Ok(writeln!(
        output,
        "</ol>\n<p>{ending}</p>\n<pre>{}</pre>\n</body>\n</html>",
        preformatted(&framed(&explanation.puzzle.with_values(end(explanation))))
    )?)
}

/// Text whose line breaks are kept.
fn preformatted(text: &str) -> String {
    text.lines().map(escape).collect::<Vec<_>>().join("\n")
}
