//! A hint as a JSON object for programs.

use serde_json::{Value, json};

use super::{Hint, Level, Mistake, Move, NextStep, Wrong};
use crate::message::Lang;
use crate::{Cell, Digit, Geometry};

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

/// A step with what each level tells and shows, and the candidates of the position it is in.
fn step(next: &NextStep, text: &str, lang: Lang) -> Value {
    let geometry = next.position.geometry();
    let numbers = |cells: Vec<Cell>| cells.iter().map(|cell| cell.index()).collect::<Vec<_>>();
    let (named, cells) = (numbers(next.named_cells()), numbers(next.cells()));
    let houses: Vec<String> = next
        .houses()
        .iter()
        .map(|&number| geometry.houses()[number].id())
        .collect();
    let levels = Level::ALL.map(|level| {
        json!({
            "level": level.id(),
            "text": lang.say(&next.tell(level)),
            "houses": houses,
            "cells": if level >= Level::Cells { &cells } else { &named },
        })
    });
    let candidates: Vec<Vec<u8>> = geometry
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
        "step": next.step.tell(&next.position).json(lang),
        "moves": moves.into_iter().map(|made| movement(geometry, made)).collect::<Vec<_>>(),
        "candidates": candidates,
    })
}

fn movement(geometry: &Geometry, made: Move) -> Value {
    let at = |cell| {
        let place = geometry.place(cell);
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
