//! A hint as a JSON object for programs.

use grille_core::{Cell, Digit, Layout};
use grille_say::Lang;
use serde_json::{Value, json};

use super::{Hint, Level, Mistake, Move, NextStep, Wrong};

pub(super) fn json(hint: &Hint, lang: Lang) -> Value {
    let text = lang.say(hint);
    match hint {
        Hint::Solved => json!({ "hint": "solved", "text": text }),
        Hint::NoSolution => json!({ "hint": "no-solution", "text": text }),
        Hint::Mistakes(mistakes) => json!({
            "hint": "mistakes",
            "text": text,
            "mistakes": mistakes.iter().map(|mistake| wrong(mistake, lang)).collect::<Vec<_>>(),
        }),
        Hint::Stuck { answer, place, .. } => json!({
            "hint": "stuck",
            "text": text,
            "answer": [place.row + 1, place.column + 1, answer.digit.value()],
        }),
        Hint::Step(next) => step(next, &text, lang),
    }
}

fn wrong(mistake: &Mistake, lang: Lang) -> Value {
    json!({
        "row": mistake.place.row + 1,
        "column": mistake.place.column + 1,
        "what": match mistake.what {
            Wrong::Digit(_) => "digit",
            Wrong::Marks => "marks",
        },
        "moves_ago": mistake.moves_ago,
        "text": lang.say(mistake),
    })
}

/// A step with the wording and highlights of each level, and the candidates of its position.
fn step(next: &NextStep, text: &str, lang: Lang) -> Value {
    let layout = next.position.layout();
    let numbers = |cells: Vec<Cell>| cells.iter().map(|cell| cell.index()).collect::<Vec<_>>();
    let (named, cells) = (numbers(next.named_cells()), numbers(next.cells()));
    let houses: Vec<String> = next
        .houses()
        .iter()
        .map(|&number| layout.houses()[number].id())
        .collect();
    let levels = Level::ALL.map(|level| {
        json!({
            "level": level.id(),
            "text": lang.say(&next.describe(level)),
            "houses": houses,
            "cells": if level >= Level::Cells { &cells } else { &named },
        })
    });
    let candidates: Vec<Vec<u8>> = layout
        .cells()
        .map(|cell| {
            let candidates = next.position.candidates(cell);
            candidates.iter().map(Digit::value).collect()
        })
        .collect();
    let moves = next.moves();
    json!({
        "hint": "step",
        "text": text,
        "levels": levels,
        "done": lang.say(&next.done()),
        "step": next.step.describe(&next.position).json(lang),
        "moves": moves.into_iter().map(|made| movement(layout, made)).collect::<Vec<_>>(),
        "candidates": candidates,
    })
}

fn movement(layout: &Layout, made: Move) -> Value {
    let at = |cell| {
        let place = layout.place(cell);
        (place.row + 1, place.column + 1)
    };
    match made {
        Move::Place(placed) => {
            let (row, column) = at(placed.cell);
            json!({ "place": [row, column, placed.digit.value()] })
        }
        Move::Erase(cell) => {
            let (row, column) = at(cell);
            json!({ "erase": [row, column] })
        }
        Move::Mark(cell, digits) => {
            let (row, column) = at(cell);
            let digits: Vec<u8> = digits.iter().map(Digit::value).collect();
            json!({ "mark": [row, column, digits] })
        }
        Move::ShowCandidates => json!({ "candidates": [] }),
    }
}
