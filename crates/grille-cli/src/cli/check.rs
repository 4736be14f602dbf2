//! `grille check`: whether a grid is complete and correct, which house is broken, and how many solutions there are.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::say::{DescribeConstraint, Lang, Say, Text, Value, text};
use grille::solve::contradiction;
use grille::{Budget, Draft, Outcome, Problem, Puzzle, Solver, Validate};
use serde_json::json;

use super::Verdict;
use super::format::written;
use super::show::Ambiguity;
use crate::input::InputArgs;
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

/// How many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Solutions {
    None,
    One,
    Several,
    /// The search was stopped before it could tell.
    Unknown,
}

impl Solutions {
    fn of(puzzle: &Puzzle, budget: Budget<'_>) -> Solutions {
        match Solver::new(puzzle).with_budget(budget).outcome() {
            Outcome::None => Solutions::None,
            Outcome::Unique(_) => Solutions::One,
            Outcome::Several(..) => Solutions::Several,
            Outcome::BudgetSpent(_) => Solutions::Unknown,
        }
    }
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
    fn of(draft: Draft, budget: Budget<'_>) -> Report {
        let values = written(&draft);
        let (complete, cells) = (draft.is_complete(), draft.entries.len());
        let filled = draft
            .entries
            .iter()
            .filter(|entry| entry.value.is_some())
            .count();
        let bare = Draft {
            solution: None,
            ..draft.clone()
        };
        let (problems, is_contradiction, solutions) = match draft.validate_within(budget) {
            Err(invalid) => {
                let is_puzzle_fine = invalid.problems.iter().all(Problem::is_about_solution);
                let solutions = match bare.validate_within(budget) {
                    Ok(puzzle) if is_puzzle_fine => Solutions::of(&puzzle, budget),
                    _ if invalid.is_undecided() => Solutions::Unknown,
                    _ => Solutions::None,
                };
                let problems = invalid.problems.iter().map(Say::text).collect();
                (problems, false, solutions)
            }
            Ok(puzzle) => {
                let solutions = Solutions::of(&puzzle, budget);
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

    /// Whether the answer is yes, in one of the two documents' meanings.
    fn verdict(&self) -> Verdict {
        if self.is_valid_sudoku() || self.is_valid_grid() == Some(true) {
            Verdict::Yes
        } else {
            Verdict::No
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
        // Digits that clash say it themselves.
        let is_told = !self.problems.is_empty()
            && !self.is_contradiction
            && self.solutions == Solutions::None;
        if !self.complete && !is_told {
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
        let correct = self.problems.is_empty()
            || self.is_contradiction
            || self.solutions == Solutions::Unknown;
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
            Ok(puzzle) => {
                let late = puzzle.deadline();
                let draft = puzzle.draft;
                ambiguity.tell(lang, draft.script.alphabet, &draft.also);
                let report = Report::of(draft, Budget::default().deadline(&late));
                verdict.and(report.verdict());
                report.write(args.format, several.then_some(index + 1), lang, &mut output)?;
            }
            Err(error) => {
                complain(lang, &error);
                verdict.and(error.verdict());
            }
        }
    }
    output.finish()?;
    Ok(verdict)
}
