//! Saving and loading games: versioned JSON with everything that [`Game`] holds. Reading is bounded and trusts
//! nothing: the moves are replayed one by one.

use std::time::Duration;

use grille_core::{Cell, Digit, DigitSet};
use grille_notation::{Inexpressible, Notation, ReadError, ReadOptions, Why, read_puzzle};
use grille_say::{DescribeConstraint, Say, Text, text};
use grille_solve::{Puzzle, Validate};
use serde_json::{Map, Value, json};

use super::history::{Change, History, Moment};
use super::{Colour, Contents, Game, Help, Timer, Tints};

/// The version written. Older versions stay readable.
const VERSION: u64 = 1;

/// Why a text is not a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// It is longer than any saved game.
    TooLong,
    /// It is not a saved game at all.
    NotAGame,
    /// It was written by a later version.
    Version(u64),
    /// Its puzzle is invalid.
    Puzzle(ReadError),
    /// A field is missing or makes no sense.
    Field(&'static str),
}

impl Say for LoadError {
    fn text(&self) -> Text {
        match self {
            LoadError::TooLong => text!("load-too-long", limit = Game::MAX_SAVED),
            LoadError::NotAGame => text!("load-not-a-game"),
            LoadError::Version(version) => {
                text!("load-version", version = *version, known = VERSION)
            }
            LoadError::Puzzle(error) => text!("load-puzzle", what = error),
            LoadError::Field(field) => text!("load-field", field = *field),
        }
    }
}

grille_say::display_in_english!(LoadError);

impl Game {
    /// The longest text that is read as a game; saved games are never longer.
    pub const MAX_SAVED: usize = 8 << 20;

    /// The game as text. Fails only if the puzzle itself cannot be written.
    ///
    /// # Panics
    /// Never: a puzzle is written as well-formed JSON.
    pub fn save(&self) -> Result<String, Inexpressible> {
        let puzzle = written_puzzle(&self.puzzle)?;
        let moves: Vec<Value> = self.history.nodes[1..]
            .iter()
            .map(|node| {
                let cells: Vec<Value> = node.changes.iter().map(written).collect();
                json!([node.from.0, node.onward.map_or(0, |moment| moment.0), cells])
            })
            .collect();
        let checkpoints: Vec<usize> = (0..self.history.nodes.len())
            .filter(|&number| self.history.nodes[number].checkpoint)
            .collect();
        let saved = json!({
            "grille": "game",
            "version": VERSION,
            "puzzle": puzzle,
            "milliseconds": u64::try_from(self.timer.elapsed().as_millis()).unwrap_or(u64::MAX),
            "help": {
                "candidates": self.help.candidates,
                "clashes": self.help.clashes,
                "solution": self.help.solution,
            },
            "now": self.history.now.0,
            "onward": self.history.nodes[0].onward.map_or(0, |moment| moment.0),
            "checkpoints": checkpoints,
            "moves": moves,
        });
        Ok(saved.to_string())
    }

    /// The game that a text holds. It is not paused.
    pub fn load(text: &str) -> Result<Game, LoadError> {
        if text.len() > Game::MAX_SAVED {
            return Err(LoadError::TooLong);
        }
        let value: Value = serde_json::from_str(text).map_err(|_| LoadError::NotAGame)?;
        let saved = value
            .as_object()
            .filter(|object| object.get("grille").and_then(Value::as_str) == Some("game"))
            .ok_or(LoadError::NotAGame)?;
        match number(saved, "version")? {
            1..=VERSION => {}
            0 => return Err(LoadError::Field("version")),
            later => return Err(LoadError::Version(later)),
        }
        let mut game = Game::new(puzzle(saved)?);
        game.timer = Timer::starting_at(Duration::from_millis(number(saved, "milliseconds")?));
        game.help = help(saved)?;
        game.make_again(saved)?;
        let now = Moment(number(saved, "now")?.try_into().unwrap_or(u32::MAX));
        let known = game.go_to(now);
        game.onward_as_saved(saved)?;
        if known {
            Ok(game)
        } else {
            Err(LoadError::Field("now"))
        }
    }

    /// Replays all moves of the history.
    fn make_again(&mut self, saved: &Map<String, Value>) -> Result<(), LoadError> {
        let wrong = LoadError::Field("moves");
        let moves = array(saved, "moves")?;
        if moves.len() >= History::MAX_MOVES {
            return Err(wrong);
        }
        let mut total = 0;
        for (number, made) in moves.iter().enumerate() {
            let [from, _, cells] = made.as_array().map(Vec::as_slice).unwrap_or_default() else {
                return Err(wrong);
            };
            let (Some(from), Some(cells)) = (from.as_u64(), cells.as_array()) else {
                return Err(wrong);
            };
            total += cells.len();
            if from > number as u64 || cells.is_empty() || total > History::MAX_CHANGES {
                return Err(wrong);
            }
            self.go_to(Moment(from as u32));
            let mut changes: Vec<Change> = Vec::with_capacity(cells.len());
            for cell in cells {
                let change = self.read_change(cell).ok_or(wrong.clone())?;
                // Each cell once, in ascending order, as it was written.
                if changes.last().is_some_and(|last| last.cell >= change.cell) {
                    return Err(wrong);
                }
                changes.push(change);
            }
            for change in &changes {
                self.cells[change.cell.index()] = change.after;
            }
            self.history.append(self.now(), changes);
        }
        for checkpoint in array(saved, "checkpoints")? {
            let number = checkpoint
                .as_u64()
                .and_then(|number| usize::try_from(number).ok());
            let node = number.and_then(|number| self.history.nodes.get_mut(number));
            node.ok_or(LoadError::Field("checkpoints"))?.checkpoint = true;
        }
        Ok(())
    }

    /// Restores where redo goes from each moment.
    fn onward_as_saved(&mut self, saved: &Map<String, Value>) -> Result<(), LoadError> {
        let first = saved.get("onward");
        let moves = array(saved, "moves")?.iter().map(|made| made.get(1));
        for (at, onward) in std::iter::once(first).chain(moves).enumerate() {
            let onward = onward
                .and_then(Value::as_u64)
                .ok_or(LoadError::Field("onward"))?;
            self.history.nodes[at].onward = match onward {
                0 => None,
                number => {
                    let node = usize::try_from(number)
                        .ok()
                        .and_then(|at| self.history.nodes.get(at));
                    let follows = node.is_some_and(|node| node.from.index() == at);
                    Some(Moment(number as u32))
                        .filter(|_| follows)
                        .ok_or(LoadError::Field("onward"))
                        .map(Some)?
                }
            };
        }
        Ok(())
    }

    /// What a move did to a cell: `[cell, digit, corner, centre, colour, [[digit, colour], …]]`, marks as bits.
    fn read_change(&self, value: &Value) -> Option<Change> {
        let [cell, digit, corner, centre, colour, tints] = value.as_array()?.as_slice() else {
            return None;
        };
        let small = |value: &Value| value.as_u64().and_then(|number| u8::try_from(number).ok());
        let index = usize::try_from(cell.as_u64()?).ok()?;
        let cell = (index < self.layout().cell_count()).then(|| Cell::new(index))?;
        let all = self.layout().all_digits();
        let marks = |value: &Value| {
            let bits = u32::try_from(value.as_u64()?).ok()?;
            let digits = DigitSet::from_bits(bits);
            (digits.bits() == bits && digits.is_subset(all)).then_some(digits)
        };
        let digit = match small(digit)? {
            0 => None,
            value => Some(Digit::new(value).filter(|&digit| all.contains(digit))?),
        };
        let colour = match small(colour)? {
            0 => None,
            number => Some(Colour::from_number(number)?),
        };
        let mut after = Contents {
            digit,
            corner: marks(corner)?,
            centre: marks(centre)?,
            colour,
            tints: Tints::default(),
        };
        for tint in tints.as_array()? {
            let [digit, colour] = tint.as_array()?.as_slice() else {
                return None;
            };
            let digit = Digit::new(small(digit)?).filter(|&digit| all.contains(digit))?;
            after
                .tints
                .set(digit, Some(Colour::from_number(small(colour)?)?));
        }
        let before = self.cells[cell.index()];
        let written_on_given = self.is_given(cell)
            && Contents {
                colour: None,
                ..after
            } != Contents::default();
        (before != after && !written_on_given).then_some(Change {
            cell,
            before,
            after,
        })
    }
}

fn written(change: &Change) -> Value {
    let Contents {
        digit,
        corner,
        centre,
        colour,
        tints,
    } = change.after;
    let tints: Vec<[u8; 2]> = tints
        .iter()
        .map(|(digit, colour)| [digit.value(), colour.number()])
        .collect();
    json!([
        change.cell.index(),
        digit.map_or(0, Digit::value),
        corner.bits(),
        centre.bits(),
        colour.map_or(0, Colour::number),
        tints,
    ])
}

/// The complete puzzle as JSON; a puzzle that would not read back the same is refused.
fn written_puzzle(puzzle: &Puzzle) -> Result<Value, Inexpressible> {
    let text = Notation::Json.print(puzzle)?;
    if let Some(constraint) = puzzle.constraints().first() {
        let again = read_puzzle(&text);
        if again.as_ref() != Ok(puzzle) {
            return Err(Inexpressible {
                notation: Notation::Json,
                why: Why::Constraint(constraint.describe(puzzle.layout())),
            });
        }
    }
    Ok(serde_json::from_str(&text).expect("a puzzle is printed as JSON"))
}

fn puzzle(saved: &Map<String, Value>) -> Result<Puzzle, LoadError> {
    let puzzle = saved.get("puzzle").ok_or(LoadError::Field("puzzle"))?;
    let drafts = Notation::Json
        .parse(&puzzle.to_string(), &ReadOptions::default())
        .map_err(|error| LoadError::Puzzle(error.into()))?;
    let [draft] = <[_; 1]>::try_from(drafts).map_err(|_| LoadError::Field("puzzle"))?;
    draft
        .validate()
        .map_err(|error| LoadError::Puzzle(error.into()))
}

fn help(saved: &Map<String, Value>) -> Result<Help, LoadError> {
    let wrong = LoadError::Field("help");
    let help = saved.get("help").ok_or(wrong.clone())?;
    let switch = |name: &str| help.get(name).and_then(Value::as_bool).ok_or(wrong.clone());
    Ok(Help {
        candidates: switch("candidates")?,
        clashes: switch("clashes")?,
        solution: switch("solution")?,
    })
}

fn number(saved: &Map<String, Value>, field: &'static str) -> Result<u64, LoadError> {
    saved
        .get(field)
        .and_then(Value::as_u64)
        .ok_or(LoadError::Field(field))
}

fn array<'a>(
    saved: &'a Map<String, Value>,
    field: &'static str,
) -> Result<&'a Vec<Value>, LoadError> {
    saved
        .get(field)
        .and_then(Value::as_array)
        .ok_or(LoadError::Field(field))
}
