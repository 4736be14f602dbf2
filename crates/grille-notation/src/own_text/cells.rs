//! Lists of cells: `r1c1 r1c2`, `a1 b1`, a line `r1c1-r1c5`, a rectangle `r1c1..r3c3`.

use grille_core::{Cell, Layout, Location, Place};

use super::super::error::ParseError;
use super::statement::{Statement, Token};

/// All cells after the colon.
pub(super) fn list(statement: &Statement, layout: &Layout) -> Result<Vec<Cell>, ParseError> {
    let tokens = statement
        .rest
        .as_deref()
        .ok_or_else(|| statement.incomplete())?;
    of(statement, tokens, layout)
}

/// The cells that these words name.
pub(super) fn of(
    statement: &Statement,
    tokens: &[Token],
    layout: &Layout,
) -> Result<Vec<Cell>, ParseError> {
    let mut cells = Vec::new();
    for token in tokens {
        let found = range(&token.text, layout).ok_or_else(|| statement.wrong(token))?;
        cells.extend(found);
        // Nobody draws a line of more cells than this.
        if cells.len() > 4 * Cell::MAX_COUNT {
            return Err(statement.wrong(token));
        }
    }
    Ok(cells)
}

/// One cell, a line or a rectangle.
fn range(text: &str, layout: &Layout) -> Option<Vec<Cell>> {
    let place = |text: &str| text.parse::<Place>().ok();
    if let Some((first, last)) = text.split_once("..") {
        let (first, last) = (place(first)?, place(last)?);
        let rows = first.row.min(last.row)..=first.row.max(last.row);
        let columns = first.column.min(last.column)..=first.column.max(last.column);
        if rows.len() * columns.len() > Cell::MAX_COUNT {
            return None;
        }
        let places = rows.flat_map(|row| columns.clone().map(move |column| Place { row, column }));
        return places.map(|place| place.cell_in(layout)).collect();
    }
    let Some((first, last)) = text.split_once('-') else {
        return Some(vec![place(text)?.cell_in(layout)?]);
    };
    let (first, last) = (place(first)?, place(last)?);
    let (down, right) = (
        i32::from(last.row) - i32::from(first.row),
        i32::from(last.column) - i32::from(first.column),
    );
    // Straight or diagonal.
    if down != 0 && right != 0 && down.abs() != right.abs() {
        return None;
    }
    let steps = down.abs().max(right.abs());
    let cell = |step: i32| {
        let row = u16::try_from(i32::from(first.row) + step * down.signum()).ok()?;
        let column = u16::try_from(i32::from(first.column) + step * right.signum()).ok()?;
        Place { row, column }.cell_in(layout)
    };
    if steps > 256 {
        return None;
    }
    (0..=steps).map(cell).collect()
}

/// Cells as they are written: runs of three or more in one direction as a line.
pub(super) fn written(cells: &[Cell], layout: &Layout) -> String {
    let place = |cell: Cell| layout.place(cell);
    let step = |a: Cell, b: Cell| {
        let (a, b) = (place(a), place(b));
        (
            i32::from(b.row) - i32::from(a.row),
            i32::from(b.column) - i32::from(a.column),
        )
    };
    let mut words = Vec::new();
    let mut at = 0;
    while at < cells.len() {
        let mut end = at;
        if let Some(&next) = cells.get(at + 1) {
            let by = step(cells[at], next);
            if by != (0, 0) && by.0.abs() <= 1 && by.1.abs() <= 1 {
                while end + 1 < cells.len() && step(cells[end], cells[end + 1]) == by {
                    end += 1;
                }
            }
        }
        if end >= at + 2 {
            words.push(format!("{}-{}", place(cells[at]), place(cells[end])));
            at = end + 1;
        } else {
            words.push(place(cells[at]).to_string());
            at += 1;
        }
    }
    words.join(" ")
}
