//! Document A's game: the program asks for a cell, then for a digit, and says what is wrong with either.

use std::io::{BufRead, Write};

use grille::game::{Action, Game};
use grille::notation::Notation;
use grille::say::{Text, Value, text};
use grille::{Cell, Digit, House, HouseKind};

use super::{Console, Session, board};
use crate::messages::CATALOGUE;
use crate::output::Told;

/// Plays games one after the other, until the player has had enough or the input ends.
pub(super) fn play(
    console: &mut Console<impl BufRead, impl Write>,
    mut session: Session,
    mut game: Game,
) -> anyhow::Result<()> {
    loop {
        console.say(&rules(&game))?;
        board::tell_rules(console, &game)?;
        show(console, &game)?;
        while !game.is_solved() {
            let Some(cell) = ask_cell(console, &game)? else {
                return Ok(());
            };
            let Some(digit) = ask_digit(console, &game, cell)? else {
                return Ok(());
            };
            game.act(&Action::place(cell, digit));
            session.keep(&game, console.lang);
            show(console, &game)?;
        }
        console.say(&text!("dialogue-won"))?;
        session.saved.forget();
        if !ask_again(console)? {
            return Ok(());
        }
        match session.another(&game)? {
            Some(next) => game = next,
            None => return Ok(console.say(&text!("play-no-other-grid"))?),
        }
    }
}

/// The document's rules, with the numbers of this grid.
fn rules(game: &Game) -> Text {
    let layout = game.layout();
    let digits = layout.digits();
    let (rows, columns) = layout
        .boxes()
        .map_or((digits, digits), |boxes| (boxes.rows(), boxes.columns()));
    text!(
        "dialogue-rules",
        max = digits,
        square = usize::from(rows == columns),
        rows = rows,
        columns = columns
    )
}

fn show(console: &mut Console<impl BufRead, impl Write>, game: &Game) -> anyhow::Result<()> {
    if board::has_frame(game) {
        let framed = game.print(Notation::Dialogue);
        console.show(&framed.map_err(|error| Told::error(&error))?)?;
    } else {
        board::draw(console, game, false)?;
    }
    // Only a game started in another style has any.
    let clashes = game.clashes();
    if !clashes.is_empty() {
        let cells: Value = clashes.iter().map(|cell| at(game, cell)).collect();
        console.say(&text!("play-clashes", cells = cells))?;
    }
    Ok(())
}

/// A cell as the dialogue names it: its row, then its column.
fn at(game: &Game, cell: Cell) -> String {
    let place = game.layout().place(cell);
    format!("{} {}", place.row + 1, place.column + 1)
}

/// Parses any whole number, however large.
fn whole(text: &str) -> Option<i64> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let is_whole = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    // A number that does not fit is out of every range anyway.
    is_whole.then(|| text.parse().unwrap_or(i64::MAX))
}

/// Row and column, or what is wrong with the answer.
fn cell_of(answer: &str, game: &Game) -> Result<Cell, Text> {
    let layout = game.layout();
    let values: Vec<&str> = answer.split_whitespace().collect();
    let [row, column] = values[..] else {
        return Err(text!("dialogue-form"));
    };
    let (Some(row), Some(column)) = (whole(row), whole(column)) else {
        return Err(text!("dialogue-not-whole"));
    };
    let index = |number: i64| usize::try_from(number).ok()?.checked_sub(1);
    let max = layout.rows().max(layout.columns());
    let inside = |number: &usize| *number < max;
    let (row, column) = (index(row).filter(inside))
        .zip(index(column).filter(inside))
        .ok_or_else(|| text!("dialogue-outside", max = max))?;
    let cell = layout.cell(row, column);
    let cell = cell.ok_or_else(|| text!("dialogue-no-cell"))?;
    if game.is_given(cell) {
        return Err(text!("dialogue-given"));
    }
    // Otherwise the question for a digit would have no answer.
    if !game.has_free_digit(cell) {
        return Err(text!("dialogue-no-digit"));
    }
    Ok(cell)
}

fn digit_of(answer: &str, game: &Game, cell: Cell) -> Result<Digit, Text> {
    let layout = game.layout();
    let number = whole(answer).ok_or_else(|| text!("dialogue-digit-not-whole"))?;
    let outside = || {
        let min = usize::from(layout.lowest());
        let max = min + layout.digits() - 1;
        text!("dialogue-digit-outside", min = min, max = max)
    };
    let digit = layout.digit(number).ok_or_else(outside)?;
    let is_usual = |house: &House| {
        let kind = house.kind();
        matches!(kind, HouseKind::Row | HouseKind::Column | HouseKind::Box)
    };
    if game.houses_with(cell, digit).any(is_usual) {
        return Err(text!("dialogue-digit-taken"));
    }
    let found = game.possibilities(cell);
    match found.reasons(digit) {
        [] => Ok(digit),
        reasons => Err(text!(
            "dialogue-digit-forbidden",
            reasons = reasons.iter().map(Value::from).collect::<Value>()
        )),
    }
}

fn ask_cell(
    console: &mut Console<impl BufRead, impl Write>,
    game: &Game,
) -> anyhow::Result<Option<Cell>> {
    ask(console, &text!("dialogue-ask-cell"), |answer| {
        cell_of(answer, game)
    })
}

fn ask_digit(
    console: &mut Console<impl BufRead, impl Write>,
    game: &Game,
    cell: Cell,
) -> anyhow::Result<Option<Digit>> {
    ask(console, &text!("dialogue-ask-digit"), |answer| {
        digit_of(answer, game, cell)
    })
}

/// Whether the player wants another game; `false` at the end of input.
fn ask_again(console: &mut Console<impl BufRead, impl Write>) -> anyhow::Result<bool> {
    let lang = console.lang;
    let letter = |id: &str| lang.say_named(&CATALOGUE, id).unwrap_or_default();
    let (yes, no) = (letter("dialogue-yes"), letter("dialogue-no"));
    let again = ask(
        console,
        &text!("dialogue-ask-again"),
        |answer| match answer.to_uppercase() {
            answer if answer == yes => Ok(true),
            answer if answer == no => Ok(false),
            _ => Err(text!("dialogue-yes-or-no")),
        },
    )?;
    Ok(again.unwrap_or(false))
}

/// Asks until the answer is valid; `None` at the end of input.
fn ask<T>(
    console: &mut Console<impl BufRead, impl Write>,
    question: &Text,
    read: impl Fn(&str) -> Result<T, Text>,
) -> anyhow::Result<Option<T>> {
    while let Some(answer) = console.ask(question)? {
        match read(&answer) {
            Ok(value) => return Ok(Some(value)),
            Err(error) => console.say(&error)?,
        }
    }
    Ok(None)
}
