//! `check`: what clashes, what is wrong, and whether the position can still be solved.

use grille::say::{Say, text};
use grille::{Cell, Outcome, Place, Problem, Puzzle, Solver, Validate};
use serde_json::{Value, json};

use super::{outcome_id, outcome_text};
use crate::ask::Ask;
use crate::failure::Failure;

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["puzzle", "values"])?;
    let draft = ask.draft()?;
    let start = ask.puzzle()?.start();
    let complete = draft.is_complete();
    let filled = draft
        .entries
        .iter()
        .filter(|entry| entry.value.is_some())
        .count();
    let cells = draft.entries.len();
    let value = |cell: Cell| draft.entries[cell.index()].value;
    // The only solution of the puzzle itself says which digits are wrong.
    let wrong = match Solver::new(&start).with_budget(ask.budget).outcome() {
        Outcome::Unique(solution) => {
            let open = start.values().free_cells();
            let wrong =
                open.filter(|&cell| value(cell).is_some() && value(cell) != solution.get(cell));
            Some(wrong.map(Cell::index).collect::<Vec<_>>())
        }
        _ => None,
    };
    let problems = draft.problems_within(ask.budget);
    let clashes: Vec<Value> = problems
        .iter()
        .map(|problem| {
            json!({
                "cells": cells_of(problem, &start),
                "text": ask.lang.say(problem),
            })
        })
        .collect();
    let correct = problems.is_empty();
    let outcome = match draft.validate_within(ask.budget) {
        Ok(position) => Solver::new(&position).with_budget(ask.budget).outcome(),
        Err(_) => Outcome::None,
    };
    let mut said = vec![match (complete, correct) {
        (true, true) => text!("check-complete"),
        (true, false) => text!("check-complete-wrong"),
        (false, _) => text!("check-incomplete", filled = filled, cells = cells),
    }];
    if !complete && correct {
        said.push(outcome_text(&outcome));
    }
    said.extend(problems.iter().map(Say::text));
    let said: Vec<String> = said.iter().map(|sentence| ask.lang.say(sentence)).collect();
    Ok(json!({
        "complete": complete,
        "correct": correct,
        "outcome": outcome_id(&outcome),
        "clashes": clashes,
        "wrong": wrong,
        "text": said.join(" "),
    }))
}

/// The cells that a problem is about.
fn cells_of(problem: &Problem, puzzle: &Puzzle) -> Vec<usize> {
    let layout = puzzle.layout();
    let number = |place: &Place| Some(layout.cell(place.row.into(), place.column.into())?.index());
    match problem {
        Problem::Clash { places, .. } | Problem::Alike { places, .. } => {
            places.iter().filter_map(number).collect()
        }
        Problem::TooLarge { place, .. } | Problem::RuledOut { place, .. } => {
            number(place).into_iter().collect()
        }
        _ => Vec::new(),
    }
}
