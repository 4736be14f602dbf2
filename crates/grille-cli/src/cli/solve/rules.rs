//! `solve --rules`: document D's rules alone, stage by stage, and the exhaustive search over what is left.

use std::io::Write;

use clap::Args;
use grille::logic::rules::{Form, Number, Rule, Rules, Run, Searched, Stage};
use grille::render::{framed, whole_text};
use grille::say::{Lang, text};
use grille::{Budget, Draft, Grid, Puzzle, Validate};
use grille_api::Encoding;
use grille_schema::{RulesAnswer, RulesStage, Version};

use super::format::Format;
use crate::cli::show::for_each_puzzle_within;
use crate::cli::value::BadValue;
use crate::cli::{Verdict, answers};
use crate::input::Input;
use crate::key;
use crate::output::{Output, Told, complain, note};

/// The arguments that make `solve` go by rules.
#[derive(Args, Clone, Debug)]
pub(super) struct RulesArgs {
    #[arg(long, value_name = "RULES")]
    pub(super) rules: Option<Rules>,
    #[arg(long, requires = "rules")]
    step: bool,
    #[arg(long, requires = "rules")]
    exhaustive: bool,
    #[arg(
        long,
        value_name = "N",
        requires = "exhaustive",
        default_value = "1000000",
        value_parser = number
    )]
    limit: Number,
}

/// Parses a number of any size.
fn number(text: &str) -> Result<Number, BadValue> {
    text.parse().map_err(|_| BadValue(text!("value-number")))
}

pub(super) fn run(
    args: &RulesArgs,
    rules: Rules,
    format: Option<Format>,
    inputs: impl Iterator<Item = Input>,
    output: &mut Output,
    lang: Lang,
) -> anyhow::Result<Verdict> {
    if format == Some(Format::Json) {
        return answers::write_each(inputs, lang, output, |draft, context| {
            let puzzle = grille_api::validated(draft, context)?;
            Ok(self::answer(
                &puzzle,
                &rules.run(&puzzle),
                context.budget,
                args,
            ))
        });
    }
    let mut verdict = Verdict::Yes;
    let mut answer = Verdict::Yes;
    let mut started = false;
    for_each_puzzle_within(inputs, lang, &mut verdict, |puzzle, budget| {
        let run = rules.run(&puzzle);
        match format {
            None | Some(Format::Grid) => {
                if std::mem::replace(&mut started, true) {
                    writeln!(output)?;
                }
                tell(&puzzle, &run, budget, args, output, lang, &mut answer)?;
            }
            Some(format) => {
                let grid = puzzle.with_values(reached(&run));
                let written = format
                    .notation()
                    .print(&grid)
                    .map_err(|error| Told::error(&error))?;
                writeln!(output, "{}", written.trim_end_matches('\n'))?;
                answer.and(if run.is_solved() {
                    Verdict::Yes
                } else {
                    Verdict::No
                });
            }
        }
        Ok(())
    })?;
    verdict.and(answer);
    Ok(verdict)
}

/// The grid as far as the rules got; empty if they found digits that clash.
fn reached(run: &Run) -> Grid {
    let draft = Draft::from_givens(run.layout().clone(), run.values().iter().copied());
    draft
        .into_grid()
        .unwrap_or_else(|_| Grid::empty(run.layout().clone()))
}

/// The rules of a stage by their names; R5 in all its forms is just R5.
fn names(stage: &Stage) -> Vec<String> {
    let (forms, others): (Vec<Rule>, Vec<Rule>) =
        stage.rules.iter().partition(|rule| rule.number() == 5);
    let mut names: Vec<String> = others.iter().map(ToString::to_string).collect();
    if forms.len() == Form::ALL.len() {
        names.push("r5".to_string());
    } else {
        names.extend(forms.iter().map(ToString::to_string));
    }
    names
}

fn answer(
    puzzle: &Puzzle,
    run: &Run,
    budget: Budget<'_>,
    args: &RulesArgs,
) -> (RulesAnswer, Verdict) {
    let encoding = Encoding::of(puzzle);
    let mut is_solved = run.is_solved();
    let (mut solutions, mut refused, mut unfinished) = (None, None, false);
    if args.exhaustive {
        match run.search(&args.limit) {
            Ok(search) => {
                let mut search = search.with_budget(budget);
                let found: Vec<_> = (search.by_ref())
                    .map(|grid| encoding.grid(grid.iter()))
                    .collect();
                unfinished = search.budget_spent();
                is_solved = found.len() == 1 && !unfinished;
                solutions = Some(found);
            }
            Err(too_many) => {
                is_solved = false;
                refused = Some(too_many.number.to_string());
            }
        }
    }
    let stages = run.stages.iter().map(|stage| RulesStage {
        rules: names(stage),
        found: stage.placements().count(),
        found_in_all: stage.found,
        candidate_grids: stage.grids.to_string(),
    });
    let answer = RulesAnswer {
        version: Version,
        puzzle: whole_text(puzzle),
        stages: stages.collect(),
        solved: run.is_solved(),
        grid: encoding.grid(reached(run).iter()),
        solutions,
        refused,
        unfinished,
    };
    (answer, if is_solved { Verdict::Yes } else { Verdict::No })
}

/// Prints what each stage found.
fn tell(
    puzzle: &Puzzle,
    run: &Run,
    budget: Budget<'_>,
    args: &RulesArgs,
    output: &mut Output,
    lang: Lang,
    answer: &mut Verdict,
) -> anyhow::Result<()> {
    write!(output, "{}", framed(puzzle))?;
    if args.step {
        show_steps(puzzle, run, output, lang)?;
    }
    for stage in &run.stages {
        writeln!(output, "{}", lang.say(stage))?;
        if stage.is_solved() {
            break;
        }
    }
    writeln!(output, "{}", lang.say(run))?;
    if !args.step {
        write!(output, "{}", framed(&puzzle.with_values(reached(run))))?;
    }
    let mut is_solved = run.is_solved();
    if args.exhaustive && !is_solved {
        let mut search = match run.search(&args.limit) {
            Ok(search) => search.with_budget(budget),
            Err(too_many) => {
                output.flush()?;
                complain(lang, &too_many);
                answer.and(Verdict::No);
                return Ok(());
            }
        };
        writeln!(
            output,
            "{}",
            lang.say(&text!("rules-search", number = run.grids().to_string()))
        )?;
        output.flush()?;
        let mut count = 0_usize;
        for solution in search.by_ref() {
            count += 1;
            write!(output, "{}", framed(&puzzle.with_values(solution)))?;
        }
        if search.budget_spent() {
            output.flush()?;
            note(lang, &text!("note-timeout"));
            answer.and(Verdict::No);
            return Ok(());
        }
        is_solved = count == 1;
        let searched = Searched {
            grids: run.grids(),
            solutions: count,
        };
        writeln!(output, "{}", lang.say(&searched))?;
    }
    answer.and(if is_solved { Verdict::Yes } else { Verdict::No });
    Ok(())
}

/// The grid after each digit placed, with a key between them.
fn show_steps(puzzle: &Puzzle, run: &Run, output: &mut Output, lang: Lang) -> anyhow::Result<()> {
    let layout = puzzle.layout();
    let mut values: Vec<_> = puzzle.values().iter().collect();
    for (rule, candidate) in run.placements() {
        values[candidate.cell.index()] = Some(candidate.digit);
        let draft = Draft::from_givens(layout.clone(), values.iter().copied());
        let said = text!(
            "rules-step",
            place = layout.place(candidate.cell).to_string(),
            digit = puzzle.script().alphabet.symbol(candidate.digit),
            rule = rule.name()
        );
        writeln!(output, "\n{}", lang.say(&said))?;
        if let Ok(grid) = draft.into_grid() {
            write!(output, "{}", framed(&puzzle.with_values(grid)))?;
        }
        output.flush()?;
        if key::wait(&text!("key-next"), lang) == key::Answer::Stop {
            break;
        }
    }
    Ok(())
}
