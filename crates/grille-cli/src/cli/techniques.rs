//! `grille techniques`: the catalogue, and a worked example of each technique.

use std::io::Write;

use clap::Args;
use grille::exact::{Outcome, Solver};
use grille::logic::{Position, Step, Technique, all_steps, next_step};
use grille::message::{Lang, text};
use grille::{BUILT_IN, Digit, Draft, Geometry, Grid, Puzzle};

use super::Verdict;
use super::steps::technique;
use crate::output::Output;

#[derive(Args, Debug)]
pub(crate) struct TechniquesArgs {
    #[arg(value_name = "TECHNIQUE", value_parser = technique)]
    technique: Option<Technique>,
}

pub(crate) fn run(args: &TechniquesArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    match args.technique {
        None => list(lang, &mut output)?,
        Some(technique) => show(technique, lang, &mut output)?,
    }
    output.finish()?;
    Ok(Verdict::Yes)
}

/// One line a technique: name on the command line, HoDoKu's code and score, level, name.
fn list(lang: Lang, output: &mut Output) -> anyhow::Result<()> {
    for technique in Technique::all() {
        let entry = technique.entry();
        let code = entry.codes.first().unwrap_or(&"-");
        let level = lang.say(&entry.level);
        writeln!(
            output,
            "{:<22} {code:<5} {:>4}  {level:<10} {}",
            entry.id,
            entry.score,
            lang.say(&technique)
        )?;
    }
    Ok(())
}

/// A technique with an example that the engine finds.
fn show(technique: Technique, lang: Lang, output: &mut Output) -> anyhow::Result<()> {
    writeln!(output, "{}", lang.say(&technique))?;
    let entry = technique.entry();
    let level = lang.say(&entry.level);
    writeln!(
        output,
        "{}",
        lang.say(&text!(
            "technique-entry",
            id = entry.id,
            level = level,
            score = u64::from(entry.score)
        ))
    )?;
    let Some((position, step)) = example(technique) else {
        return Ok(writeln!(
            output,
            "{}",
            lang.say(&text!("technique-no-example"))
        )?);
    };
    let telling = step.tell(&position);
    writeln!(output, "\n{}", telling.drawing(&position, lang))?;
    writeln!(output, "{}", lang.say(&telling.line()))?;
    Ok(writeln!(output, "{}", lang.say(&telling.explanation()))?)
}

/// The first position on the way of some puzzle in which the technique finds a step: the example that
/// comes with it, else among the built-in grids, then among puzzles made for the purpose, the same ones
/// each time.
fn example(technique: Technique) -> Option<(Position, Step)> {
    if let Some(puzzle) = technique.example() {
        return on_the_way(&puzzle, technique);
    }
    let built_in = BUILT_IN
        .iter()
        .map(grille::BuiltIn::puzzle)
        .filter(|puzzle| puzzle.geometry().digits() == 9);
    built_in
        .chain(made_puzzles().take(30_000))
        .find_map(|puzzle| on_the_way(&puzzle, technique))
}

fn on_the_way(puzzle: &Puzzle, technique: Technique) -> Option<(Position, Step)> {
    if technique.entry().assumes_unique
        && !matches!(Solver::new(puzzle).outcome(), Outcome::Unique(_))
    {
        return None;
    }
    let mut position = Position::new(puzzle);
    loop {
        if let Some(step) = all_steps(&position, [technique]).into_iter().next() {
            return Some((position, step));
        }
        let easier =
            Technique::all().filter(|&other| other < technique && !other.entry().assumes_unique);
        let harder =
            Technique::all().filter(|&other| other > technique && !other.entry().assumes_unique);
        let step = next_step(&position, easier.chain(harder))?;
        position.apply(&step);
    }
}

/// Puzzles with one solution: the built-in solutions with their digits and lines moved, and cells taken
/// away as long as the solution stays the only one.
fn made_puzzles() -> impl Iterator<Item = Puzzle> {
    let solved = |puzzle: Puzzle| Solver::new(&puzzle).first_solution().ok().flatten();
    let classic = BUILT_IN
        .iter()
        .map(grille::BuiltIn::puzzle)
        .filter(|puzzle| puzzle.geometry().digits() == 9);
    let solutions: Vec<Grid> = classic.filter_map(solved).collect();
    let mut numbers = 9_u64;
    let mut below = move |end: usize| {
        numbers = numbers
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((numbers >> 33) as usize) % end
    };
    std::iter::repeat_with(move || {
        let solution = &solutions[below(solutions.len())];
        let mut givens: Vec<Option<Digit>> = solution.iter().collect();
        let mut order: Vec<usize> = (0..81).collect();
        for last in (1..81).rev() {
            order.swap(last, below(last + 1));
        }
        let puzzle = |givens: &[Option<Digit>]| {
            let draft = Draft::from_givens(Geometry::classic(), givens.iter().copied());
            draft
                .validate()
                .expect("some cells of a solution are a puzzle")
        };
        for cell in order {
            let kept = givens[cell].take();
            if !matches!(Solver::new(&puzzle(&givens)).outcome(), Outcome::Unique(_)) {
                givens[cell] = kept;
            }
        }
        puzzle(&givens)
    })
}
