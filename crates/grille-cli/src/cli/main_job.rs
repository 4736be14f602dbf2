//! `grille` alone: a random built-in grid, shown and solved.

use std::hash::{BuildHasher, RandomState};
use std::io::Write;

use grille::BUILT_IN;
use grille::exact::Solver;
use grille::message::{Lang, text};

use super::Verdict;
use crate::output::Output;

pub(crate) fn run(lang: Lang) -> anyhow::Result<Verdict> {
    // The standard library seeds its hashes at random; one grid out of a few needs no better dice.
    let dice = RandomState::new().hash_one("a grid") as usize;
    let grid = &BUILT_IN[dice % BUILT_IN.len()];
    let puzzle = grid.puzzle();
    let mut output = Output::standard();
    writeln!(
        output,
        "{}",
        lang.say(&text!(
            "main-grid",
            name = grid.name,
            source = grid.source()
        ))
    )?;
    writeln!(output, "{puzzle:#}")?;
    if let Ok(Some(solution)) = Solver::new(&puzzle).first_solution() {
        writeln!(output, "{}", lang.say(&text!("main-solution")))?;
        writeln!(output, "{solution:#}")?;
    }
    writeln!(output, "{}", lang.say(&text!("main-more")))?;
    output.finish()?;
    Ok(Verdict::Yes)
}
