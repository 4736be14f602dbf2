//! The puzzle of a request, with what the player has on the grid.

use std::collections::BTreeMap;

use grille::logic::Candidate;
use grille::logic::hint::{Move, OnGrid};
use grille::say::text;
use grille::{Cell, Digit, DigitSet, Draft, Layout, Place, Puzzle, Validate, notation};
use grille_schema::{CellName, ErrorCode, PlayedMove, Position};

use crate::{Context, Failure};

/// The puzzle of a text: read, but not yet checked. A solution that comes with it is ignored.
pub(crate) fn draft(text: &str, context: &Context<'_>) -> Result<Draft, Failure> {
    let draft = with_solution(text, context)?;
    Ok(Draft {
        solution: None,
        ..draft
    })
}

/// The same, with the solution that comes with it.
pub(crate) fn with_solution(text: &str, context: &Context<'_>) -> Result<Draft, Failure> {
    let draft = notation::read_one_within(text, context.budget);
    let draft = draft.map_err(|error| Failure::not_one(&error))?;
    bounded(&draft, context)?;
    Ok(draft)
}

/// Refuses a puzzle with more constraints than any setter draws.
pub(crate) fn bounded(draft: &Draft, context: &Context<'_>) -> Result<(), Failure> {
    let most = context.limits.constraints;
    if draft.constraints.len() > most {
        let text = text!("asked-too-many-constraints", most = most);
        return Err(Failure::puzzle(&text));
    }
    Ok(())
}

/// A valid puzzle, or what is wrong with it.
pub fn validated(draft: Draft, context: &Context<'_>) -> Result<Puzzle, Failure> {
    let digits = written(&draft);
    let valid = draft.validate_within(context.budget);
    valid.map_err(|invalid| Failure::invalid(&invalid, digits))
}

/// The puzzle of a text, checked.
pub fn puzzle_of(text: &str, context: &Context<'_>) -> Result<Puzzle, Failure> {
    validated(draft(text, context)?, context)
}

/// The values of a draft in one line.
#[must_use]
pub fn written(draft: &Draft) -> String {
    let values = draft.entries.iter().map(|entry| entry.value);
    values.map(|value| draft.script.symbol(value)).collect()
}

/// The puzzle of a text with what a player has on the grid, if that is said; not yet checked.
pub(crate) fn with_position(
    text: &str,
    position: Option<&Position>,
    context: &Context<'_>,
) -> Result<Draft, Failure> {
    let mut draft = draft(text, context)?;
    let Some(position) = position else {
        return Ok(draft);
    };
    let on_grid = on_grid(&draft, position)?;
    for (cell, (entry, digit)) in draft.entries.iter_mut().zip(on_grid.digits).enumerate() {
        if entry.given {
            continue;
        }
        if position.digits.is_some() {
            entry.value = digit;
        }
        let marks = on_grid.marks[cell];
        if entry.value.is_none() && !marks.is_empty() {
            entry.allowed = marks;
        }
    }
    Ok(draft)
}

/// What a player has on the grid of a puzzle.
pub(crate) fn on_grid(draft: &Draft, position: &Position) -> Result<OnGrid, Failure> {
    let layout = &draft.layout;
    let mut on_grid = OnGrid::empty(layout);
    if let Some(digits) = &position.digits {
        on_grid.digits = values("position.digits", digits, draft)?;
    }
    // They limit nothing, but a mistake in them would be a mistake of whoever sent them.
    marks("position.corner", &position.corner, draft)?;
    let centre = marks("position.centre", &position.centre, draft)?;
    let none = BTreeMap::new();
    let left = position.candidates.as_ref();
    let left = marks("position.candidates", left.unwrap_or(&none), draft)?;
    for (cell, digits) in centre.into_iter().chain(left) {
        let marks = &mut on_grid.marks[cell.index()];
        let both = *marks & digits;
        // Of two that contradict each other, the candidates are the later word.
        *marks = if both.is_empty() { digits } else { both };
    }
    on_grid.shows_candidates = position.candidates.is_some();
    Ok(on_grid)
}

/// One digit for each cell.
pub(crate) fn values(
    field: &'static str,
    text: &str,
    draft: &Draft,
) -> Result<Vec<Option<Digit>>, Failure> {
    let size = draft.layout.digits();
    let read = |symbol: char| draft.script.alphabet.read(symbol, size);
    let values: Option<Vec<Option<Digit>>> = text.chars().map(read).collect();
    let values = values.filter(|values| values.len() == draft.layout.cell_count());
    values.ok_or_else(|| {
        let text = text!(
            "asked-cells",
            field = field,
            cells = draft.layout.cell_count(),
            digits = symbols(draft)
        );
        Failure::new(ErrorCode::Field, text)
    })
}

/// The digits of some cells; those without any are left out.
fn marks(
    field: &str,
    marks: &BTreeMap<CellName, String>,
    draft: &Draft,
) -> Result<Vec<(Cell, DigitSet)>, Failure> {
    let read = marks.iter().map(|(name, digits)| {
        let field = format!("{field}.{name}");
        Ok((
            cell(&field, name, &draft.layout)?,
            set(&field, digits, draft)?,
        ))
    });
    let read: Result<Vec<_>, Failure> = read.collect();
    Ok(read?
        .into_iter()
        .filter(|(_, its)| !its.is_empty())
        .collect())
}

/// The cell of a name.
pub(crate) fn cell(field: &str, name: &CellName, layout: &Layout) -> Result<Cell, Failure> {
    let place: Option<Place> = name.0.parse().ok();
    // The other spellings of a place are for people.
    let place = place.filter(|place| place.to_string() == name.0);
    let cell = place.and_then(|place| layout.cell(place.row.into(), place.column.into()));
    cell.ok_or_else(|| {
        let text = text!("asked-cell", field = field, cell = shortened(&name.0));
        Failure::new(ErrorCode::Field, text)
    })
}

fn set(field: &str, digits: &str, draft: &Draft) -> Result<DigitSet, Failure> {
    let size = draft.layout.digits();
    let read = |symbol: char| draft.script.alphabet.digit(symbol, size);
    digits
        .chars()
        .map(read)
        .collect::<Option<DigitSet>>()
        .ok_or_else(|| {
            let text = text!("asked-digits", field = field, digits = symbols(draft));
            Failure::new(ErrorCode::Field, text)
        })
}

/// How the digits of a puzzle are written, all of them.
fn symbols(draft: &Draft) -> String {
    let digits = draft.layout.all_digits();
    digits
        .iter()
        .map(|digit| draft.script.alphabet.symbol(digit))
        .collect()
}

fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

/// The moves of a player.
pub(crate) fn moves(moves: &[PlayedMove], draft: &Draft) -> Result<Vec<Move>, Failure> {
    let read = moves.iter().enumerate().map(|(number, made)| {
        let field = format!("moves.{number}");
        Ok(match made {
            PlayedMove::Place(placed) => {
                let at = cell(&field, &placed.cell, &draft.layout)?;
                let digit = set(&field, &placed.digit, draft)?;
                let mut digits = digit.iter();
                match (digits.next(), placed.digit.chars().count()) {
                    (Some(digit), 1) => Move::Place(Candidate::new(at, digit)),
                    _ => return Err(Failure::field(&field)),
                }
            }
            PlayedMove::Erase(name) => Move::Erase(cell(&field, name, &draft.layout)?),
            PlayedMove::Mark(marked) => {
                let at = cell(&field, &marked.cell, &draft.layout)?;
                Move::Mark(at, set(&field, &marked.digits, draft)?)
            }
        })
    });
    read.collect()
}
