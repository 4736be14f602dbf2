//! `solve --all`: every solution, written as it is found.

use std::io::Write;

use grille::notation::line;
use grille::render::{framed, whole_text};
use grille::say::{locate, text};
use grille::{Budget, Grid, Origin, Puzzle, Solver, Validate};
use grille_api::{Encoding, Failure, written};
use grille_schema::{SolutionAnswer, Version};

use super::answer::Answerer;
use super::format::Format;
use super::stats::{Stats, Tally};
use crate::cli::show::undecided;
use crate::cli::{Verdict, answers};
use crate::input::Input;
use crate::output::{Output, Told, complain, note};

pub(super) fn run(
    inputs: impl Iterator<Item = Input>,
    answerer: &Answerer,
    output: &mut Output,
    stats: &mut Stats,
) -> anyhow::Result<Verdict> {
    let mut verdict = Verdict::Yes;
    if let Some(heading) = answerer.format.notation().heading() {
        writeln!(output, "{heading}")?;
    }
    for input in inputs {
        let mut tally = Tally::default();
        match input {
            Err(error) => {
                complain(answerer.lang, &error);
                verdict.and(error.verdict());
                tally.bad += 1;
                if answerer.format == Format::Json {
                    write!(output, "{}", answers::refused(&error, answerer.lang))?;
                }
            }
            Ok(puzzle) => {
                let late = puzzle.deadline();
                let budget = Budget::default().deadline(&late);
                let mut draft = puzzle.draft;
                draft.solution = None;
                let (values, origin) = (written(&draft), draft.origin.clone());
                match draft.validate_within(budget) {
                    Ok(puzzle) => {
                        let found =
                            write_all(puzzle, &origin, budget, answerer, output, &mut tally)?;
                        verdict.and(found);
                    }
                    Err(invalid) => {
                        for problem in &invalid.problems {
                            complain(answerer.lang, &locate(&origin, problem));
                        }
                        let is_undecided = invalid.is_undecided();
                        if is_undecided {
                            verdict.and(undecided(&invalid));
                            tally.bad += 1;
                        } else {
                            verdict.and(Verdict::No);
                            tally.count(0, false);
                        }
                        if answerer.format == Format::Json {
                            let failure = Failure::invalid(&invalid, values);
                            let answer = failure.answer(answerer.lang);
                            write!(output, "{}", answers::line(&origin, answer))?;
                        } else if !is_undecided {
                            write_none(&values, answerer.format, output)?;
                        }
                    }
                }
            }
        }
        stats.add(&tally);
    }
    if stats.puzzles() == 0 {
        verdict.and(Verdict::BadInput);
    }
    Ok(verdict)
}

/// Writes the solutions of one puzzle; the verdict is yes if there is exactly one.
fn write_all(
    mut puzzle: Puzzle,
    origin: &Origin,
    budget: Budget<'_>,
    answerer: &Answerer,
    output: &mut Output,
    tally: &mut Tally,
) -> anyhow::Result<Verdict> {
    answerer.script.apply(&mut puzzle)?;
    let solver = Solver::new(&puzzle).with_budget(budget);
    let mut solutions = solver.solutions();
    let mut count = 0_u64;
    for grid in solutions.by_ref() {
        count += 1;
        if answerer.format == Format::Json {
            let found = Some(Encoding::of(&puzzle).solution(&puzzle, &grid));
            let answer = solution(&puzzle, count, found);
            write!(output, "{}", answers::line(origin, answer))?;
        } else {
            write_one(&puzzle, &grid, count, answerer.format, output)?;
        }
    }
    let unfinished = solutions.budget_spent();
    if unfinished {
        note(answerer.lang, &text!("solve-at-least", count = count));
    } else if count == 0 && answerer.format == Format::Json {
        let none = solution(&puzzle, 0, None);
        write!(output, "{}", answers::line(origin, none))?;
    } else if count == 0 {
        write_none(&puzzle.to_string(), answerer.format, output)?;
    }
    tally.count(count, unfinished);
    Ok(if count == 1 && !unfinished {
        Verdict::Yes
    } else {
        Verdict::No
    })
}

/// One of the solutions, or that there is none.
fn solution(puzzle: &Puzzle, number: u64, solution: Option<grille_schema::Grid>) -> SolutionAnswer {
    SolutionAnswer {
        version: Version,
        puzzle: whole_text(puzzle),
        number,
        solution,
    }
}

fn write_one(
    puzzle: &Puzzle,
    grid: &Grid,
    number: u64,
    format: Format,
    output: &mut Output,
) -> anyhow::Result<()> {
    let script = puzzle.script();
    match format {
        Format::Tsv => writeln!(output, "{puzzle}\t{number}\t{}", line(grid, script))?,
        Format::Grid => write!(output, "{}", framed(&puzzle.with_values(grid.clone())))?,
        Format::Csv => {
            let mut answered = puzzle.clone();
            answered.set_solution(grid.clone());
            writeln!(
                output,
                "{}",
                format
                    .notation()
                    .print(&answered)
                    .map_err(|error| Told::error(&error))?
            )?;
        }
        _ => {
            let written = format
                .notation()
                .print(&puzzle.with_values(grid.clone()))
                .map_err(|error| Told::error(&error))?;
            writeln!(output, "{}", written.trim_end_matches('\n'))?;
        }
    }
    Ok(())
}

/// Says that a puzzle has no solution.
fn write_none(values: &str, format: Format, output: &mut Output) -> anyhow::Result<()> {
    match format {
        Format::Tsv => writeln!(output, "{values}\t0\t")?,
        Format::Csv => writeln!(output, "{values},")?,
        _ if format.is_line_by_line() => writeln!(output)?,
        _ => {}
    }
    Ok(())
}
