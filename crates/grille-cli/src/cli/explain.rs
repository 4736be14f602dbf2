//! `grille explain`: the whole way to the solution, each step with its reason.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::Puzzle;
use grille::exact::{Outcome, Solver};
use grille::logic::{Path, Position, Step, Technique, Uniqueness};
use grille::message::{Lang, Text, text};
use grille::notation::Notation;
use serde_json::{Value, json};

use super::Verdict;
use super::show::for_each_puzzle;
use crate::input::InputArgs;
use crate::key;
use crate::output::{Output, Told};

#[derive(Args, Debug)]
pub(crate) struct ExplainArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
    #[arg(long)]
    step: bool,
    #[arg(long, value_name = "N")]
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
    /// The arguments for one puzzle at hand.
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
    for_each_puzzle(args.input.puzzles(lang), lang, &mut verdict, |puzzle| {
        let way = Way::of(&puzzle, args);
        if !way.path.is_solved() && !way.stopped {
            answer.and(Verdict::No);
        }
        match args.format {
            Format::Text => way.tell(args, lang, &mut output),
            Format::Json => Ok(writeln!(output, "{}", way.object(lang))?),
            Format::Html => way.page(lang, &mut output),
        }
    })?;
    verdict.and(answer);
    output.finish()?;
    Ok(verdict)
}

/// A puzzle and the way to its solution.
struct Way<'puzzle> {
    puzzle: &'puzzle Puzzle,
    path: Path,
    /// Whether it was cut short as asked.
    stopped: bool,
    outcome: Outcome<grille::Grid>,
}

impl Way<'_> {
    fn of<'puzzle>(puzzle: &'puzzle Puzzle, args: &ExplainArgs) -> Way<'puzzle> {
        let outcome = Solver::new(&puzzle.start()).outcome();
        let uniqueness = match outcome {
            Outcome::Unique(_) if !args.no_uniqueness => Uniqueness::Known,
            _ => Uniqueness::Unknown,
        };
        let techniques: Vec<Technique> = Technique::all().collect();
        let mut stopped = false;
        let mut path = Path::of(puzzle, &techniques, uniqueness);
        if let Some(until) = args.until.filter(|&until| until < path.steps.len()) {
            stopped = true;
            path.steps.truncate(until);
            path.end = path
                .steps
                .iter()
                .fold(Position::new(puzzle), |mut position, step| {
                    position.apply(step);
                    position
                });
        }
        Way {
            puzzle,
            path,
            stopped,
            outcome,
        }
    }

    /// Each step with the position it is found in.
    fn each(
        &self,
        mut visit: impl FnMut(usize, &Step, &Position) -> anyhow::Result<bool>,
    ) -> anyhow::Result<()> {
        let mut position = Position::new(self.puzzle);
        for (number, step) in self.path.steps.iter().enumerate() {
            if !visit(number + 1, step, &position)? {
                break;
            }
            position.apply(step);
        }
        Ok(())
    }

    /// What is to be said at the end.
    fn ending(&self) -> Text {
        let steps = self.path.steps.len();
        match &self.outcome {
            _ if self.stopped => text!("explain-stopped", steps = steps),
            _ if self.path.is_solved() => text!("explain-solved", steps = steps),
            Outcome::None => text!("explain-no-solution"),
            Outcome::Several(..) => text!("explain-several", steps = steps),
            Outcome::Unique(_) => text!("explain-search", steps = steps),
            Outcome::BudgetSpent(_) => text!("solve-budget"),
        }
    }

    /// The grid at the end, as far as logic goes or search knows it.
    fn end(&self) -> Puzzle {
        let values = match &self.outcome {
            Outcome::Unique(solution) if !self.path.is_solved() && !self.stopped => {
                solution.iter().collect()
            }
            _ => self.path.end.values().to_vec(),
        };
        let draft = grille::Draft::from_givens(self.puzzle.geometry().clone(), values);
        let mut end = Puzzle::from(
            draft
                .into_grid()
                .unwrap_or_else(|_| self.puzzle.values().clone()),
        );
        end.set_script(self.puzzle.script());
        end
    }

    fn tell(&self, args: &ExplainArgs, lang: Lang, output: &mut Output) -> anyhow::Result<()> {
        writeln!(output, "{:#}", self.puzzle)?;
        let mut left = false;
        self.each(|number, step, position| {
            let telling = step.tell(self.puzzle);
            writeln!(output, "{number}. {}", lang.say(&telling.line()))?;
            writeln!(output, "   {}", lang.say(&telling.explanation()))?;
            for sentence in telling.proof() {
                writeln!(output, "   – {}", lang.say(&sentence))?;
            }
            if !args.step {
                return Ok(true);
            }
            writeln!(output, "{}", telling.drawing(position, lang))?;
            output.flush()?;
            left = key::wait() == key::Answer::Stop;
            Ok(!left)
        })?;
        if left {
            return Ok(());
        }
        writeln!(output, "\n{}", lang.say(&self.ending()))?;
        Ok(write!(output, "{:#}", self.end())?)
    }

    fn object(&self, lang: Lang) -> Value {
        let steps: Vec<Value> = self
            .path
            .steps
            .iter()
            .map(|step| step.tell(self.puzzle).json(lang))
            .collect();
        json!({
            "puzzle": self.puzzle.to_string(),
            "steps": steps,
            "solved": self.path.is_solved(),
            "ending": lang.say(&self.ending()),
            "grid": self.end().to_string(),
        })
    }

    /// A page with each step and its drawing.
    fn page(&self, lang: Lang, output: &mut Output) -> anyhow::Result<()> {
        let title = escape(&lang.say(&text!("explain-title")));
        writeln!(
            output,
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>\n\
             body {{ font-family: system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; \
             line-height: 1.5; color-scheme: light dark }}\npre {{ overflow-x: auto; line-height: 1.2 }}\n\
             summary {{ font-weight: 600; cursor: pointer }}\nli {{ margin-block: .6rem }}\n\
             @media print {{ li {{ break-inside: avoid }} }}\n</style>\n</head>\n<body>\n<h1>{title}</h1>\n\
             <pre>{:#}</pre>\n<ol>",
            lang.code(),
            self.puzzle,
        )?;
        self.each(|_, step, position| {
            let telling = step.tell(self.puzzle);
            writeln!(
                output,
                "<li><details><summary>{}</summary><pre>{}</pre></details><p>{}</p></li>",
                escape(&lang.say(&telling.line())),
                escape(&telling.drawing(position, lang)),
                escape(&lang.say(&telling.explanation())),
            )?;
            Ok(true)
        })?;
        let ending = escape(&lang.say(&self.ending()));
        Ok(writeln!(
            output,
            "</ol>\n<p>{ending}</p>\n<pre>{:#}</pre>\n</body>\n</html>",
            self.end()
        )?)
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
