//! `solve --all`: every solution, one after the other as they are found.

use std::io::Write;
use std::time::Instant;

use grille::exact::{Budget, Solver};
use grille::message::text;
use grille::notation::line;
use serde_json::json;

use super::answer::{Answerer, solved};
use super::format::Format;
use super::stats::{Stats, Tally};
use crate::cli::Verdict;
use crate::cli::show::for_each_puzzle;
use crate::input::Input;
use crate::output::{Output, Told, note};

pub(super) fn run(
    inputs: impl Iterator<Item = Input>,
    answerer: &Answerer,
    output: &mut Output,
    stats: &mut Stats,
) -> anyhow::Result<Verdict> {
    let mut verdict = Verdict::Yes;
    let mut not_one = false;
    if let Some(heading) = answerer.format.notation().heading() {
        writeln!(output, "{heading}")?;
    }
    for_each_puzzle(inputs, answerer.lang, &mut verdict, |mut puzzle| {
        answerer.script.apply(&mut puzzle)?;
        let script = puzzle.script();
        let start = Instant::now();
        let late = || start.elapsed() > answerer.timeout;
        let solver = Solver::new(&puzzle).with_budget(Budget::default().deadline(&late));
        let mut solutions = solver.solutions();
        let mut count = 0_u64;
        for grid in solutions.by_ref() {
            count += 1;
            match answerer.format {
                Format::Tsv => writeln!(output, "{puzzle}\t{count}\t{}", line(&grid, script))?,
                Format::Json => {
                    let object = json!({ "puzzle": puzzle.to_string(), "number": count, "solution": line(&grid, script) });
                    writeln!(output, "{object}")?;
                }
                Format::Csv => {
                    let mut answered = puzzle.clone();
                    answered.set_solution(grid);
                    writeln!(
                        output,
                        "{}",
                        answerer
                            .format
                            .notation()
                            .print(&answered)
                            .map_err(|e| Told::error(&e))?
                    )?;
                }
                format => {
                    let written = format
                        .notation()
                        .print(&solved(&grid, script))
                        .map_err(|e| Told::error(&e))?;
                    writeln!(output, "{}", written.trim_end_matches('\n'))?;
                }
            }
        }
        let unfinished = solutions.budget_spent();
        if unfinished {
            note(answerer.lang, &text!("solve-at-least", count = count));
        }
        not_one |= count != 1 || unfinished;
        let mut tally = Tally::default();
        tally.count(count, unfinished);
        stats.add(&tally);
        Ok(())
    })?;
    if not_one {
        verdict.and(Verdict::No);
    }
    Ok(verdict)
}
