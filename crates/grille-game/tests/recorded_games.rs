//! Recorded games (`vectors/games`): the page's own model plays the same ones, so that a game means the same wherever it
//! is played.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use grille::game::{Action, Colour, Game, MarkKind};
use grille::logic::Candidate;
use grille::logic::hint::Move;
use grille::{Cell, CellSet, Digit, DigitSet};
use serde_json::{Map, Value, json};

#[test]
fn recorded_games_are_played_as_they_were_recorded() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../vectors/games");
    let mut played = 0;
    for entry in fs::read_dir(folder).expect("the recorded games are there") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|end| end == "json") {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let text = fs::read_to_string(&path).expect("a text");
            replay(&name, &serde_json::from_str(&text).expect("JSON"));
            played += 1;
        }
    }
    assert!(played >= 7, "{played}");
}

fn replay(name: &str, recorded: &Value) {
    let text = recorded["puzzle"].as_str().expect("a puzzle");
    let mut game = Game::new(grille::read_puzzle(text).expect("a puzzle"));
    let board = &recorded["board"];
    assert_eq!(board_of(&game), board_in(board), "{name}: its board");
    for (number, turn) in list(&recorded["turns"]).iter().enumerate() {
        let at = format!("{name}, turn {} ({})", number + 1, turn["do"]);
        let changed = play(&mut game, turn, board);
        assert_eq!(changed, turn["changes"].as_bool().unwrap_or(true), "{at}");
        if !turn["expect"].is_null() {
            assert_eq!(stands(&game), turn["expect"], "{at}");
        }
    }
}

/// What both sides have to know of the board: the digits, the givens, the houses.
fn board_of(game: &Game) -> (usize, Vec<u8>, Vec<Vec<usize>>) {
    let given = |cell| game.digit(cell).map_or(0, Digit::value);
    let houses = game.layout().houses().iter();
    let cells = houses.map(|house| sorted(house.cells().iter().map(|cell| cell.index())));
    (
        game.layout().digits(),
        game.layout().cells().map(given).collect(),
        sorted(cells),
    )
}

fn board_in(board: &Value) -> (usize, Vec<u8>, Vec<Vec<usize>>) {
    let givens = list(&board["givens"]["numbers"]).iter();
    let houses = list(&board["houses"]).iter();
    let cells = |house: &Value| sorted(list(&house["cells"]).iter().map(|name| index(name, board)));
    (
        number(&board["size"]),
        givens.map(|given| number(given) as u8).collect(),
        sorted(houses.map(cells)),
    )
}

/// The number of the cell with this name.
fn index(name: &Value, board: &Value) -> usize {
    let mut cells = list(&board["cells"]).iter();
    let found = cells.position(|cell| cell["cell"] == *name);
    found.expect("a cell of the board")
}

/// Does what a turn says; whether anything changed. A key that is pressed again takes back what it wrote, as on the screen.
fn play(game: &mut Game, turn: &Value, board: &Value) -> bool {
    let cells: CellSet = list(&turn["cells"])
        .iter()
        .map(|cell| Cell::new(number(cell)))
        .collect();
    let digit = || digit(&turn["digit"]);
    let colour = Colour::from_number(number(&turn["colour"]) as u8);
    let action = match turn["do"].as_str().expect("what is done") {
        "digit" => {
            let digit = digit();
            let own: Vec<Cell> = cells.iter().filter(|&cell| !game.is_given(cell)).collect();
            if !own.is_empty() && own.iter().all(|&cell| game.digit(cell) == Some(digit)) {
                Action::Erase { cells }
            } else {
                Action::Place { cells, digit }
            }
        }
        "corner" => Action::Mark {
            cells,
            digit: digit(),
            kind: MarkKind::Corner,
        },
        "centre" => Action::Mark {
            cells,
            digit: digit(),
            kind: MarkKind::Centre,
        },
        "colour" => {
            let painted = cells
                .iter()
                .all(|cell| game.contents(cell).colour == colour);
            Action::Paint {
                cells,
                colour: colour.filter(|_| !painted),
            }
        }
        "tint" => {
            let digit = digit();
            let tinted = cells
                .iter()
                .all(|cell| game.contents(cell).tints.get(digit) == colour);
            Action::Tint {
                cells,
                digit,
                colour: colour.filter(|_| !tinted),
            }
        }
        "erase" => Action::Erase { cells },
        "fill" => Action::FillMarks,
        "hint" => Action::Carry(
            list(&turn["moves"])
                .iter()
                .map(|its| hinted(its, board))
                .collect(),
        ),
        "tidy" => {
            game.help.candidates = turn["on"].as_bool().expect("on or off");
            return true;
        }
        "undo" => return game.undo(),
        "redo" => return game.redo(),
        "checkpoint" => {
            game.toggle_checkpoint();
            return true;
        }
        "to-checkpoint" => return game.back_to_checkpoint(),
        other => panic!("no such turn: {other}"),
    };
    game.act(&action)
}

/// A move of a hint, as the API tells it.
fn hinted(told: &Value, board: &Value) -> Move {
    let cell = |name: &Value| Cell::new(index(name, board));
    if let Some(place) = told.get("place") {
        return Move::Place(Candidate {
            cell: cell(&place["cell"]),
            digit: digit(&place["number"]),
        });
    }
    if let Some(mark) = told.get("mark") {
        let digits: DigitSet = list(&mark["numbers"]).iter().map(digit).collect();
        return Move::Mark(cell(&mark["cell"]), digits);
    }
    Move::Erase(cell(&told["erase"]))
}

/// The game as the recorded games tell it. Cells that hold nothing beyond a given are left out.
fn stands(game: &Game) -> Value {
    let held = game.layout().cells().filter_map(|cell| {
        let contents = game.contents(cell);
        let mut told = Map::new();
        if let Some(digit) = contents.digit {
            told.insert("digit".into(), digit.value().into());
        }
        for (name, digits) in [("corner", contents.corner), ("candidates", contents.centre)] {
            if !digits.is_empty() {
                let values: Vec<u8> = digits.iter().map(Digit::value).collect();
                told.insert(name.into(), values.into());
            }
        }
        if let Some(colour) = contents.colour {
            told.insert("colour".into(), colour.number().into());
        }
        let tints = contents.tints.iter();
        let tints: BTreeMap<String, u8> = tints
            .map(|(digit, colour)| (digit.value().to_string(), colour.number()))
            .collect();
        if !tints.is_empty() {
            told.insert("tints".into(), json!(tints));
        }
        (!told.is_empty()).then(|| (cell.index().to_string(), Value::from(told)))
    });
    json!({
        "cells": held.collect::<Map<String, Value>>(),
        "clashes": game.clashes().iter().map(Cell::index).collect::<Vec<_>>(),
        "made": game.moves_made(),
        "checkpoint": game.is_checkpoint(game.now()),
        "full": game.is_filled(),
        "won": game.is_solved(),
    })
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A number; 0 where there is none.
fn number(value: &Value) -> usize {
    value.as_u64().unwrap_or(0) as usize
}

fn digit(value: &Value) -> Digit {
    Digit::new(number(value) as u8).expect("a digit")
}

fn sorted<T: Ord>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut all: Vec<T> = all.collect();
    all.sort();
    all
}
