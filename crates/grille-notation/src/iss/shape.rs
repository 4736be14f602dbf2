//! The shape of a constraint string's grid: its size, its digits, its boxes or pieces, and the layout they make.

use grille_core::constraint::Constraint;
use grille_core::{Cell, Layout, Place};

use super::super::error::{ParseError, ParseErrorKind};
use super::super::shapes::{bare, rectangle};
use super::board::Beside;
use super::item::Item;

/// The size of a grid and its digits.
pub(super) struct Shape {
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) digits: usize,
    pub(super) lowest: u8,
    pub(super) is_raw: bool,
}

/// `9x9`, `6x8~0-7`, `7x7~9`, `4x9~~Raw`.
pub(super) fn shape(item: &Item) -> Result<Shape, ParseError> {
    let wrong = || item.wrong(&item.args.join("~"));
    let (rows, columns) = item.arg(0)?.split_once('x').ok_or_else(wrong)?;
    let size = |text: &str| {
        let size = text.parse().map_err(|_| wrong())?;
        (1..=25).contains(&size).then_some(size).ok_or_else(wrong)
    };
    let (rows, columns): (usize, usize) = (size(rows)?, size(columns)?);
    let usual = rows.max(columns);
    let is_raw = match item.args.get(2).map(String::as_str) {
        None | Some("Sudoku") => false,
        Some("Raw") => true,
        Some(_) => return Err(wrong()),
    };
    // An empty range is only a placeholder for what follows.
    if item.args.len() > 3 || item.args.last().is_some_and(String::is_empty) {
        return Err(wrong());
    }
    let (lowest, digits) = match item.args.get(1).map(String::as_str) {
        None | Some("") => (1, usual),
        Some(range) => match range.split_once('-') {
            None => (1, size(range)?),
            Some((first, last)) => {
                let first: usize = first.parse().map_err(|_| wrong())?;
                let last: usize = last.parse().map_err(|_| wrong())?;
                if first > 1 || last < first || last > 25 {
                    return Err(wrong());
                }
                (first as u8, last + 1 - first)
            }
        },
    };
    let least = if is_raw { 1 } else { usual };
    if !(least..=25).contains(&digits) {
        return Err(wrong());
    }
    Ok(Shape {
        rows,
        columns,
        digits,
        lowest,
        is_raw,
    })
}

/// The rows and columns of boxes with this many cells: as square as the grid allows, and wide rather than tall.
pub(super) fn box_shape(rows: usize, columns: usize, size: usize) -> Option<(usize, usize)> {
    let shapes = (2..=size.isqrt())
        .rev()
        .filter(|small| size.is_multiple_of(*small));
    shapes
        .flat_map(|small| [(small, size / small), (size / small, small)])
        .find(|(height, width)| rows.is_multiple_of(*height) && columns.is_multiple_of(*width))
}

/// Cells beside the grid.
pub(super) fn groups(items: &[Item], shape: &Shape) -> Result<Vec<Beside>, ParseError> {
    let mut groups: Vec<Beside> = Vec::new();
    let mut next = shape.rows * shape.columns;
    let mut add = |name: String, count: usize, width: usize, item: &Item| {
        let fits = next.saturating_add(count) <= Cell::MAX_COUNT && groups.len() < 32;
        if !fits || groups.iter().any(|group| group.name == name) {
            return Err(item.wrong(&item.args.join("~")));
        }
        groups.push(Beside {
            name,
            first: next,
            count,
            width,
        });
        next += count;
        Ok(())
    };
    for item in items {
        match &*item.name {
            "Var" => {
                let name = item.arg(0)?;
                if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_uppercase()) {
                    return Err(item.wrong(name));
                }
                let (count, width) = match item.args.get(2).map(String::as_str) {
                    None | Some("") => (1, shape.columns),
                    Some(size) => match size.split_once('x') {
                        None => (item.number(2)?, shape.columns),
                        Some((rows, columns)) => {
                            let number = |text: &str| text.parse::<usize>().ok();
                            let (rows, columns) = (number(rows).zip(number(columns)))
                                .filter(|(_, columns)| (1..=16).contains(columns))
                                .ok_or_else(|| item.wrong(size))?;
                            (rows.saturating_mul(columns), columns)
                        }
                    },
                };
                if count == 0 || item.args.len() > 3 {
                    return Err(item.wrong(&item.args.join("~")));
                }
                add(format!("V{name}"), count, width, item)?;
            }
            "Doppelganger" => {
                let size = shape.rows;
                if shape.columns != size || shape.digits != size + 1 || shape.lowest != 0 {
                    return Err(item.unsupported());
                }
                add("DGR".to_string(), size, size, item)?;
                add("DGC".to_string(), size, size, item)?;
                if let Some((_, width)) = box_shape(size, size, size) {
                    add("DGB".to_string(), size, width, item)?;
                }
            }
            _ => {}
        }
    }
    Ok(groups)
}

/// The regions of a jigsaw: one character per cell, the same for all cells of a piece. One piece may have another size:
/// the cells in no region. Older strings give the layout after the shape.
pub(super) fn pieces(
    item: &Item,
    shape: &Shape,
    size: usize,
) -> Result<Vec<Vec<Cell>>, ParseError> {
    let text = match &item.args[..] {
        [text] => text,
        [before, text] if before.starts_with(|c: char| c.is_ascii_digit()) => text,
        _ => return Err(item.wrong(&item.args.join("~"))),
    };
    let symbols: Vec<char> = text.chars().collect();
    if symbols.len() != shape.rows * shape.columns {
        return Err(item.wrong(text));
    }
    let mut names: Vec<char> = Vec::new();
    let mut pieces: Vec<Vec<Cell>> = Vec::new();
    for (index, symbol) in symbols.into_iter().enumerate() {
        let number = names
            .iter()
            .position(|&name| name == symbol)
            .unwrap_or_else(|| {
                names.push(symbol);
                pieces.push(Vec::new());
                names.len() - 1
            });
        pieces[number].push(Cell::new(index));
    }
    if pieces.len() == 1 {
        return Ok(Vec::new());
    }
    let usual = shape.rows.max(shape.columns);
    let count = pieces.len();
    pieces.retain(|piece| (usual..=shape.digits).contains(&piece.len()));
    if pieces.len() + 1 < count || pieces.iter().any(|piece| piece.len() != size) {
        return Err(item.wrong(text));
    }
    Ok(pieces)
}

/// The layout, and the regions that it cannot include.
pub(super) fn build_layout(
    shape: &Shape,
    boxes: Option<(usize, usize)>,
    jigsaw: Vec<Vec<Cell>>,
    groups: &[Beside],
) -> Result<(Layout, Vec<Constraint>), ParseError> {
    let &Shape {
        rows,
        columns,
        digits,
        ..
    } = shape;
    // Far enough from the grid that no knight's move leads there.
    let mut row = rows + 3;
    let mut beside: Vec<Place> = Vec::new();
    for group in groups {
        beside.extend((0..group.count).map(|index| Place {
            row: (row + index / group.width) as u16,
            column: (index % group.width) as u16,
        }));
        row += group.count.div_ceil(group.width) + 1;
    }
    let drawn = boxes.map_or_else(Vec::new, |boxes| box_cells(rows, columns, boxes));
    let (regions, extra) = if drawn.is_empty() {
        (jigsaw, Vec::new())
    } else {
        (drawn, jigsaw)
    };
    let layout = if shape.is_raw {
        bare(rows, columns, digits, &beside)
    } else {
        rectangle(rows, columns, digits, regions, &beside)
    };
    let layout = layout.map_err(|error| ParseError::new(ParseErrorKind::Layout(error)))?;
    Ok((
        if shape.lowest == 0 {
            layout.from_zero()
        } else {
            layout
        },
        extra.into_iter().map(Constraint::Region).collect(),
    ))
}

/// The cells of each box.
pub(super) fn box_cells(
    rows: usize,
    columns: usize,
    (height, width): (usize, usize),
) -> Vec<Vec<Cell>> {
    let corners = (0..rows / height).flat_map(|i| (0..columns / width).map(move |j| (i, j)));
    let cells = corners.map(|(i, j)| {
        let cells = (0..height * width)
            .map(|k| Cell::new((i * height + k / width) * columns + j * width + k % width));
        cells.collect()
    });
    cells.collect()
}
