//! `grille` without arguments, when nobody is at a terminal: a random built-in grid, its first steps explained, and
//! its solution.

use std::io::Write;

use grille::Solver;
use grille::logic::{BUILT_IN, Position, Technique, next_step};
use grille::render::framed;
use grille::say::{Lang, text};

use super::Verdict;
use crate::output::Output;
use crate::random::random_below;

/// How many steps are explained.
const FIRST_STEPS: usize = 3;

pub(crate) fn run(lang: Lang) -> anyhow::Result<Verdict> {
    let grid = &BUILT_IN[random_below(BUILT_IN.len())];
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
    writeln!(output, "{}", framed(&puzzle))?;
    writeln!(output, "{}", lang.say(&text!("main-steps")))?;
    let mut position = Position::new(&puzzle);
    for _ in 0..FIRST_STEPS {
        let Some(step) = next_step(&position, Technique::without_uniqueness()) else {
            break;
        };
        let wording = step.describe(&puzzle);
        writeln!(output, "{}", lang.say(&wording.explanation()))?;
        position.apply(&step);
    }
    writeln!(output)?;
    if let Ok(Some(solution)) = Solver::new(&puzzle).first_solution() {
        writeln!(output, "{}", lang.say(&text!("main-solution")))?;
        writeln!(output, "{}", framed(&puzzle.with_values(solution)))?;
    }
    writeln!(output, "{}", lang.say(&text!("main-more")))?;
    output.finish()?;
    Ok(Verdict::Yes)
}
