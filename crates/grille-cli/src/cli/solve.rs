//! `grille solve`: the solution of each puzzle, or how many there are.

use std::io::Write;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use grille::exact::reference::{Found, solutions};
use grille::message::{Lang, text};
use grille::notation::{Notation, Script, line};
use grille::{Draft, Grid, Puzzle};
use serde_json::json;

use super::Verdict;
use super::format::{ScriptArgs, Writer};
use super::show::Ambiguity;
use crate::input::{Input, InputArgs};
use crate::output::{Output, complain, note};

/// How many digits the search tries before it gives up on a puzzle.
pub(crate) const BUDGET: u64 = 200_000_000;

#[derive(Args, Debug)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "FORMAT", value_parser = format_parser())]
    format: Option<Format>,
    #[command(flatten)]
    script: ScriptArgs,
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
}

/// How answers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    /// A framed grid with a sentence, for a person.
    Grid,
    /// The solution alone, an empty line where there is none.
    Line,
    /// Puzzle, number of solutions found, first solution.
    Tsv,
    /// The solution in another notation.
    Other(Notation),
}

impl Format {
    const fn id(self) -> &'static str {
        match self {
            Format::Grid => "grid",
            Format::Line => "line",
            Format::Tsv => "tsv",
            Format::Other(notation) => notation.id(),
        }
    }

    fn all() -> Vec<Format> {
        let others = Notation::ALL
            .into_iter()
            .filter(|n| !matches!(n, Notation::Grid | Notation::Line));
        [Format::Grid, Format::Line, Format::Tsv]
            .into_iter()
            .chain(others.map(Format::Other))
            .collect()
    }
}

fn format_parser() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::all().into_iter().map(Format::id)).map(|chosen| {
        let format = Format::all()
            .into_iter()
            .find(|format| format.id() == chosen);
        format.expect("a possible value is a format")
    })
}

pub(crate) fn run(args: &SolveArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let output = Output::standard();
    let format = args.format.unwrap_or(if output.to_person() {
        Format::Grid
    } else {
        Format::Line
    });
    let notation = match format {
        Format::Grid => Notation::Grid,
        Format::Line | Format::Tsv => Notation::Line,
        Format::Other(notation) => notation,
    };
    let mut run = Run {
        args,
        lang,
        format,
        output,
        writer: Writer::new(notation),
        verdict: Verdict::Yes,
    };
    let mut ambiguity = Ambiguity::default();
    let mut number = 0;
    for input in args.input.puzzles(lang) {
        number += 1;
        if let Ok(draft) = &input {
            ambiguity.tell(lang, draft.script.alphabet, &draft.also);
        }
        run.answer(input, number)?;
    }
    if number == 0 {
        run.verdict.and(Verdict::BadInput);
    }
    run.output.finish()?;
    Ok(run.verdict)
}

struct Run<'args> {
    args: &'args SolveArgs,
    lang: Lang,
    format: Format,
    output: Output,
    writer: Writer,
    verdict: Verdict,
}

impl Run<'_> {
    fn answer(&mut self, input: Input, number: usize) -> anyhow::Result<()> {
        let draft = match input {
            Ok(draft) => draft,
            Err(error) => {
                complain(self.lang, &error);
                self.verdict.and(Verdict::BadInput);
                return self.write_error(&self.lang.say(&error), number);
            }
        };
        let values = written(&draft);
        match draft.validate() {
            Ok(mut puzzle) => {
                self.args.script.apply(&mut puzzle)?;
                let limit = usize::try_from(self.args.count).unwrap_or(usize::MAX);
                let found = solutions(&puzzle, limit, BUDGET);
                if found.budget_spent {
                    note(self.lang, &text!("note-budget", number = number));
                }
                if found.solutions.len() != 1 || found.budget_spent {
                    self.verdict.and(Verdict::No);
                }
                self.write(&puzzle, &found)
            }
            // Givens that clash have no solution; that is an answer.
            Err(invalid) => {
                invalid
                    .problems
                    .iter()
                    .for_each(|problem| complain(self.lang, problem));
                self.verdict.and(Verdict::No);
                match self.format {
                    Format::Tsv => Ok(writeln!(self.output, "{values}\t0\t")?),
                    Format::Other(Notation::Json) => {
                        let said = self.lang.say(&invalid);
                        Ok(writeln!(
                            self.output,
                            "{}",
                            json!({"puzzle": values, "solutions": 0, "error": said})
                        )?)
                    }
                    _ => self.write_nothing(),
                }
            }
        }
    }

    fn write(&mut self, puzzle: &Puzzle, found: &Found) -> anyhow::Result<()> {
        let script = puzzle.script();
        let first = found.solutions.first();
        match self.format {
            Format::Grid => self.write_for_person(puzzle, found),
            Format::Tsv => {
                let solution = first.map(|grid| line(grid, script)).unwrap_or_default();
                Ok(writeln!(
                    self.output,
                    "{puzzle}\t{}\t{solution}",
                    found.solutions.len()
                )?)
            }
            Format::Other(Notation::Json) => {
                let mut object =
                    json!({ "puzzle": puzzle.to_string(), "solutions": found.solutions.len() });
                if let Some(grid) = first {
                    object["solution"] = line(grid, script).into();
                }
                if found.budget_spent {
                    object["budget_spent"] = true.into();
                }
                Ok(writeln!(self.output, "{object}")?)
            }
            Format::Other(Notation::Csv) => {
                let mut puzzle = puzzle.clone();
                if let Some(grid) = first {
                    puzzle.set_solution(grid.clone());
                }
                self.writer.write(&puzzle, &mut self.output, self.lang)
            }
            Format::Line | Format::Other(_) => match first {
                Some(grid) => self
                    .writer
                    .write(&solved(grid, script), &mut self.output, self.lang),
                None => self.write_nothing(),
            },
        }
    }

    fn write_for_person(&mut self, puzzle: &Puzzle, found: &Found) -> anyhow::Result<()> {
        let said = match (found.solutions.len(), found.budget_spent) {
            (0, true) => text!("solve-budget"),
            (count, true) => text!("solve-at-least", count = count),
            (0, false) => text!("solve-none"),
            (1, false) if self.args.count > 1 => text!("solve-unique"),
            (1, false) => text!("solve-first"),
            (count, false) if count as u64 == self.args.count => {
                text!("solve-at-least", count = count)
            }
            (count, false) => text!("solve-several", count = count),
        };
        self.writer.start(&mut self.output)?;
        writeln!(self.output, "{}", self.lang.say(&said))?;
        // Two of several solutions show where they differ.
        for grid in found.solutions.iter().take(2) {
            write!(self.output, "{:#}", solved(grid, puzzle.script()))?;
        }
        Ok(())
    }

    /// Keeps one line of output for each puzzle of the input.
    fn write_nothing(&mut self) -> anyhow::Result<()> {
        match self.format {
            Format::Tsv => writeln!(self.output, "\t\t")?,
            Format::Other(Notation::Csv) => {
                self.writer.start(&mut self.output)?;
                writeln!(self.output, ",")?;
            }
            Format::Line => writeln!(self.output)?,
            Format::Other(notation) if notation.is_line_by_line() => writeln!(self.output)?,
            Format::Grid | Format::Other(_) => {}
        }
        Ok(())
    }

    fn write_error(&mut self, said: &str, number: usize) -> anyhow::Result<()> {
        match self.format {
            Format::Other(Notation::Json) => Ok(writeln!(
                self.output,
                "{}",
                json!({"number": number, "error": said})
            )?),
            _ => self.write_nothing(),
        }
    }
}

/// The values of a draft in one line.
pub(crate) fn written(draft: &Draft) -> String {
    draft
        .entries
        .iter()
        .map(|entry| draft.script.symbol(entry.value))
        .collect()
}

/// A solution as a puzzle, to be written like the one it is for.
fn solved(grid: &Grid, script: Script) -> Puzzle {
    let mut solved = Puzzle::from(grid.clone());
    solved.set_script(script);
    solved
}
