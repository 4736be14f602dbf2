//! `grille check`: whether a grid is complete and correct, which house is broken, and how many solutions there are.

use std::io::Write;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use grille::say::{DescribeConstraint, Lang, Say, Text, Value, text};
use grille::solve::contradiction;
use grille::{Budget, Draft, Outcome, Puzzle, Solver, Validate};
use serde_json::json;

use super::Verdict;
use super::format::written;
use super::show::Ambiguity;
use super::solve::seconds;
use crate::input::InputArgs;
use crate::output::{Output, complain};

#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds)]
    timeout: Duration,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Text,
    Tsv,
    Json,
}

/// How many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Solutions {
    None,
    One,
    Several,
    /// The search was stopped before it could tell.
    Unknown,
}

/// The findings about a grid.
struct Report {
    values: String,
    complete: bool,
    filled: usize,
    cells: usize,
    problems: Vec<Text>,
    /// Whether the givens break nothing, but the constraints cannot be satisfied.
    is_contradiction: bool,
    solutions: Solutions,
}

impl Report {
    fn of(draft: Draft, timeout: Duration) -> Report {
        let values = written(&draft);
        let (complete, cells) = (draft.is_complete(), draft.entries.len());
        let filled = draft
            .entries
            .iter()
            .filter(|entry| entry.value.is_some())
            .count();
        let start = Instant::now();
        let late = || start.elapsed() > timeout;
        let budget = Budget::default().deadline(&late);
        let (problems, is_contradiction, solutions) = match draft.validate_within(budget) {
            Err(invalid) if invalid.is_out_of_time() => (Vec::new(), false, Solutions::Unknown),
            Err(invalid) => (
                invalid.problems.iter().map(Say::text).collect(),
                false,
                Solutions::None,
            ),
            Ok(puzzle) => {
                let solver = Solver::new(&puzzle).with_budget(budget);
                let solutions = match solver.outcome() {
                    Outcome::None => Solutions::None,
                    Outcome::Unique(_) => Solutions::One,
                    Outcome::Several(..) => Solutions::Several,
                    Outcome::BudgetSpent(_) => Solutions::Unknown,
                };
                let clash = match solutions {
                    Solutions::None => clash(&puzzle, budget),
                    _ => None,
                };
                (clash.into_iter().collect(), true, solutions)
            }
        };
        Report {
            values,
            complete,
            filled,
            cells,
            problems,
            is_contradiction,
            solutions,
        }
    }

    /// Document B's *valide*: complete, and every rule holds.
    fn is_valid_sudoku(&self) -> bool {
        // Complete digits may allow several divisions into regions, and are nevertheless correct.
        let is_settled = self.solutions == Solutions::Several && self.problems.is_empty();
        self.complete && (is_settled || self.is_valid_grid() == Some(true))
    }

    /// Document E's *valide*: there is exactly one solution. A complete and correct grid is its own solution.
    fn is_valid_grid(&self) -> Option<bool> {
        match self.solutions {
            Solutions::Unknown => None,
            solutions => Some(self.problems.is_empty() && solutions == Solutions::One),
        }
    }

    /// The sentences for a person.
    fn sentences(&self) -> Vec<Text> {
        let mut sentences = if self.is_valid_sudoku() {
            vec![text!("check-complete")]
        } else if self.complete {
            vec![text!("check-complete-wrong")]
        } else {
            vec![text!(
                "check-incomplete",
                filled = self.filled,
                cells = self.cells
            )]
        };
        if !self.complete && (self.problems.is_empty() || self.is_contradiction) {
            sentences.push(match self.solutions {
                Solutions::None => text!("check-none"),
                Solutions::One => text!("check-unique"),
                Solutions::Several => text!("check-several"),
                Solutions::Unknown => text!("check-unknown"),
            });
        }
        sentences.extend(self.problems.iter().cloned());
        sentences.push(text!(
            "check-valid-sudoku",
            valid = u64::from(self.is_valid_sudoku())
        ));
        sentences.push(match self.is_valid_grid() {
            Some(true) => text!("check-valid-grid"),
            Some(false) => text!("check-valid-grid-no"),
            None => text!("check-valid-grid-unknown"),
        });
        sentences
    }

    fn write(
        &self,
        format: Format,
        number: Option<usize>,
        lang: Lang,
        output: &mut Output,
    ) -> anyhow::Result<()> {
        let count = match self.solutions {
            Solutions::None => Some(0),
            Solutions::One => Some(1),
            Solutions::Several => Some(2),
            Solutions::Unknown => None,
        };
        let correct = self.problems.is_empty() || self.is_contradiction;
        match format {
            Format::Text => {
                let said: Vec<String> = self
                    .sentences()
                    .iter()
                    .map(|sentence| lang.say(sentence))
                    .collect();
                match number {
                    Some(number) => writeln!(output, "{number}\t{}", said.join(" "))?,
                    None => writeln!(output, "{}", said.join("\n"))?,
                }
            }
            Format::Tsv => {
                let said: Vec<String> = self
                    .problems
                    .iter()
                    .map(|problem| lang.say(problem))
                    .collect();
                let count = count.map_or_else(|| "?".to_string(), |count| count.to_string());
                let sudoku = u8::from(self.is_valid_sudoku());
                let grid = self.is_valid_grid();
                let grid =
                    grid.map_or_else(|| "?".to_string(), |valid| u8::from(valid).to_string());
                let (complete, correct) = (u8::from(self.complete), u8::from(correct));
                writeln!(
                    output,
                    "{}\t{sudoku}\t{grid}\t{complete}\t{correct}\t{count}\t{}",
                    self.values,
                    said.join(" ")
                )?;
            }
            Format::Json => {
                let said: Vec<String> = self
                    .problems
                    .iter()
                    .map(|problem| lang.say(problem))
                    .collect();
                let report = json!({
                    "puzzle": self.values,
                    "valid_sudoku": u8::from(self.is_valid_sudoku()),
                    "valid_grid": self.is_valid_grid(),
                    "complete": self.complete,
                    "correct": correct,
                    "solutions": count,
                    "problems": said,
                });
                writeln!(output, "{report}")?;
            }
        }
        Ok(())
    }
}

/// The constraints that cannot be satisfied together, for a puzzle that has constraints and no solution.
fn clash(puzzle: &Puzzle, budget: Budget<'_>) -> Option<Text> {
    if puzzle.constraints().is_empty() {
        return None;
    }
    let found = contradiction(puzzle, budget.nodes(100_000))?;
    let base = puzzle.base_layout();
    let constraints: Value = found
        .constraints
        .iter()
        .map(|&number| puzzle.constraints()[number].describe(base))
        .collect();
    let givens: Value = (found.givens.iter())
        .map(|&cell| base.place(cell).to_string())
        .collect();
    Some(
        match (found.constraints.is_empty(), found.givens.is_empty()) {
            (true, _) => text!("check-clash-givens", givens = givens),
            (_, true) if found.constraints.len() == 1 => {
                text!("check-clash-alone", constraint = constraints)
            }
            (_, true) => text!("check-clash", constraints = constraints),
            _ => text!(
                "check-clash-with-givens",
                constraints = constraints,
                givens = givens
            ),
        },
    )
}

pub(crate) fn run(args: &CheckArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    let mut verdict = Verdict::Yes;
    let mut ambiguity = Ambiguity::default();
    let mut inputs = args.input.puzzles(lang).enumerate().peekable();
    if inputs.peek().is_none() {
        verdict.and(Verdict::BadInput);
    }
    let mut several = false;
    while let Some((index, input)) = inputs.next() {
        // A number distinguishes several grids; a single one needs none.
        several = several || inputs.peek().is_some();
        match input {
            Ok(draft) => {
                ambiguity.tell(lang, draft.script.alphabet, &draft.also);
                let report = Report::of(draft, args.timeout);
                if report.is_valid_grid() != Some(true) {
                    verdict.and(Verdict::No);
                }
                report.write(args.format, several.then_some(index + 1), lang, &mut output)?;
            }
            Err(error) => {
                complain(lang, &error);
                verdict.and(Verdict::BadInput);
            }
        }
    }
    output.finish()?;
    Ok(verdict)
}
