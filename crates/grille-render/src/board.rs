//! A puzzle as data for a program that draws and plays it: cells, houses, constraints, and the drawings under the
//! digits.

use grille_core::constraint::Variant;
use grille_core::{Cell, Digit, DigitSet};
use grille_notation::Notation;
use grille_say::{DescribeConstraint, DescribeVariant, Lang, rules_of};
use grille_solve::Puzzle;
use serde_json::{Map, Value, json};

use super::{Ornament, Picture, PictureOptions, ornaments};

/// The digits as JSON, ascending.
#[must_use]
pub fn digits(digits: DigitSet) -> Vec<u8> {
    digits.iter().map(Digit::value).collect()
}

/// A text that expresses a puzzle completely: a line if that is enough, otherwise JSON, otherwise
/// statements.
///
/// ```
/// use grille_solve::Puzzle;
/// use grille_render::whole_text;
///
/// let puzzle: Puzzle = "4 0 0 0 / 0 3 0 0 / 0 0 0 3 / 0 0 4 1".replace('/', "\n").parse()?;
/// assert_eq!(whole_text(&puzzle), "4....3.....3..41");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn whole_text(puzzle: &Puzzle) -> String {
    let mut plain = puzzle.clone();
    plain.set_script(grille_core::Script::default());
    let says_all = |notation: &Notation| notation.leaves_out(&plain).is_empty();
    let notations = [Notation::Line, Notation::Json, Notation::Text].into_iter();
    let mut written = notations
        .filter(says_all)
        .filter_map(|notation| notation.print(&plain).ok());
    written.next().unwrap_or_else(|| plain.to_string())
}

/// A JSON object with everything that a page needs to draw and play a puzzle, with its wording in this language. Rows,
/// columns and digits count from 1, cells from 0.
///
/// ```
/// use grille_solve::Puzzle;
/// use grille_say::Lang;
/// use grille_render::board;
///
/// let puzzle: Puzzle = "4....3.....3..41".parse()?;
/// let board = board(&puzzle, Lang::English);
/// assert_eq!(board["cells"][0]["given"], 4);
/// assert_eq!(board["houses"][8]["cells"], serde_json::json!([0, 1, 4, 5]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn board(puzzle: &Puzzle, lang: Lang) -> Value {
    let layout = puzzle.layout();
    let numbers = |cells: &[Cell]| cells.iter().map(|cell| cell.index()).collect::<Vec<_>>();
    let cells = layout.cells().map(|cell| {
        let place = layout.place(cell);
        let mut object = json!({ "row": place.row + 1, "column": place.column + 1 });
        if let Some(digit) = puzzle.values().get(cell) {
            let key = if puzzle.is_given(cell) {
                "given"
            } else {
                "placed"
            };
            object[key] = digit.value().into();
        }
        object
    });
    let houses = layout.houses().iter().map(|house| {
        json!({
            "id": house.id(),
            "kind": house.kind().id(),
            "name": lang.say(house),
            "cells": numbers(house.cells()),
        })
    });
    let constraints = puzzle.constraints().iter().map(|constraint| {
        json!({
            "text": lang.say(&constraint.describe(layout)),
            "cells": numbers(&constraint.cells(layout)),
        })
    });
    let variants = Variant::all_of(puzzle.base_layout(), puzzle.constraints()).into_iter();
    let symbols = (1..=layout.digits()).filter_map(|digit| Digit::new(digit as u8));
    let mut board = json!({
        "puzzle": whole_text(puzzle),
        "digits": layout.digits(),
        "symbols": symbols.map(|digit| puzzle.script().symbol(Some(digit)).to_string()).collect::<Vec<_>>(),
        "rows": layout.rows(),
        "columns": layout.columns(),
        "cells": cells.collect::<Vec<_>>(),
        "houses": houses.collect::<Vec<_>>(),
        "constraints": constraints.collect::<Vec<_>>(),
        "variants": variants.map(|variant| lang.say(&variant.name())).collect::<Vec<_>>(),
        "rules": rules_of(puzzle.base_layout(), puzzle.constraints()).iter().map(|rule| lang.say(rule)).collect::<Vec<_>>(),
        "headers": headers(puzzle),
    });
    if let Some(each) = layout.occurrences() {
        board["occurrences"] = each.into();
    }
    if let Some(boxes) = layout.boxes() {
        board["boxes"] = boxes.to_string().into();
    }
    let picture = Picture::of(puzzle, &PictureOptions::default());
    if let Some(drawn) = ornaments(&picture) {
        let [x, y, width, height] = drawn.place;
        // Cages have their outlines and sums where marks would go.
        let is_cage = |ornament: &Ornament| matches!(ornament, Ornament::Cage { .. });
        board["underlay"] = json!({
            "under": drawn.under, "over": drawn.over, "x": x, "y": y, "width": width, "height": height,
            "cages": picture.ornaments().iter().any(is_cage),
        });
    }
    if !layout.unlike().is_empty() {
        let pairs = layout.unlike().iter();
        board["unlike"] = pairs.map(|(a, b)| json!([a.index(), b.index()])).collect();
    }
    if puzzle.has_eliminated() {
        let candidates = layout.cells().map(|cell| digits(puzzle.unheld(cell)));
        board["candidates"] = candidates.collect::<Vec<_>>().into();
    }
    board
}

fn headers(puzzle: &Puzzle) -> Map<String, Value> {
    let mut headers = Map::new();
    for (header, remark) in puzzle.headers().iter() {
        let remarks = headers.entry(header.key()).or_insert_with(|| json!([]));
        if let Value::Array(remarks) = remarks {
            remarks.push(remark.into());
        }
    }
    headers
}
