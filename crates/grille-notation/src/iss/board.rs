//! The grid of a constraint string: its shape, its digits, its boxes, and the extra cells beside it that some
//! constraints need.

use grille_core::constraint::Constraint;
use grille_core::{Cell, DigitSet, HouseKind, Layout, Place};

use super::super::error::{ParseError, ParseErrorKind};
use super::super::shapes::{bare, rectangle};
use super::item::Item;

/// A grid with names for its cells.
pub(super) struct Board {
    pub(super) layout: Layout,
    /// The grid without the cells beside it.
    pub(super) grid: Layout,
    pub(super) rows: usize,
    pub(super) columns: usize,
    /// Whether rows, columns and boxes have no meaning (`Raw`).
    pub(super) is_raw: bool,
    /// How many cells a box or region has, if stated.
    pub(super) region_size: Option<usize>,
    /// Regions in addition to the boxes.
    pub(super) regions: Vec<Constraint>,
    groups: Vec<Beside>,
}

/// Cells beside the grid.
struct Beside {
    name: String,
    first: usize,
    count: usize,
    /// How many of them are drawn per row.
    width: usize,
}

/// Whether an item is about the layout; these are read before the others.
pub(super) fn is_layout(name: &str) -> bool {
    matches!(
        name,
        "Shape" | "NoBoxes" | "RegionSize" | "Jigsaw" | "Var" | "SearchPriority" | "Priority"
    )
}

impl Board {
    pub(super) fn new(items: &[Item]) -> Result<Board, ParseError> {
        let chaos = one(items, "ChaosConstruction")?;
        if let Some(item) = items.iter().find(|item| item.name.starts_with("Chaos"))
            && chaos.is_none()
        {
            return Err(item.unsupported());
        }
        let shape = match one(items, "Shape")? {
            Some(item) => shape(item)?,
            None => Shape {
                rows: 9,
                columns: 9,
                digits: 9,
                lowest: 1,
                is_raw: false,
            },
        };
        let region_size = match one(items, "RegionSize")? {
            Some(item) => Some(item.only_number()?),
            None => None,
        };
        let no_boxes = one(items, "NoBoxes")?;
        if let Some(item) = no_boxes {
            item.no_arguments()?;
        }
        let size = region_size.unwrap_or(shape.rows.max(shape.columns));
        let boxes = match no_boxes {
            None if !shape.is_raw => box_shape(shape.rows, shape.columns, size),
            _ => None,
        };
        let groups = groups(items, &shape)?;
        let mut jigsaw = Vec::new();
        for item in items.iter().filter(|item| item.name == "Jigsaw") {
            jigsaw.extend(pieces(item, &shape, size)?);
        }
        let (grid, layout, regions) = if let Some(item) = chaos {
            // Regions that are to be found have their usual size, and there are no cells beside the grid.
            if region_size.is_some() || !groups.is_empty() {
                return Err(item.unsupported());
            }
            // Boxes and pieces that are drawn hold each digit once as well.
            let drawn = boxes.map_or_else(Vec::new, |boxes| {
                box_cells(shape.rows, shape.columns, boxes)
            });
            let (grid, _) = build_layout(&shape, None, Vec::new(), &[])?;
            let regions = drawn.into_iter().chain(jigsaw).map(Constraint::Region);
            (grid.clone(), grid, regions.collect())
        } else {
            let (grid, regions) = build_layout(&shape, boxes, jigsaw.clone(), &[])?;
            let layout = match groups[..] {
                [] => grid.clone(),
                _ => build_layout(&shape, boxes, jigsaw, &groups)?.0,
            };
            (grid, layout, regions)
        };
        let board = Board {
            layout,
            grid,
            rows: shape.rows,
            columns: shape.columns,
            is_raw: shape.is_raw,
            region_size,
            regions,
            groups,
        };
        for item in items.iter().filter(|item| is_layout(&item.name)) {
            board.check_layout(item)?;
        }
        Ok(board)
    }

    /// Rejects layout items that make no sense on this layout, or name a cell that does not exist.
    fn check_layout(&self, item: &Item) -> Result<(), ParseError> {
        if !item.children.is_empty() {
            return Err(item.unsupported());
        }
        match &*item.name {
            "NoBoxes" | "RegionSize" | "Jigsaw" if self.is_raw => Err(item.unsupported()),
            // The search order: solutions do not depend on it.
            "SearchPriority" | "Priority" => {
                item.number::<i64>(0)?;
                self.cells(item, &item.args[1..]).map(|_| ())
            }
            _ => Ok(()),
        }
    }

    /// The cell with this name: `R1C1`, `RaCg`, `VA1`, `DGR3`.
    pub(super) fn cell(&self, name: &str) -> Option<Cell> {
        if let Some((row, column)) = coordinates(name) {
            let inside = row < self.rows && column < self.columns;
            return inside.then(|| Cell::new(row * self.columns + column));
        }
        let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let group = self.groups.iter().find(|group| group.name == letters)?;
        // The only cell of a group of one has no number.
        let number = match &name[letters.len()..] {
            "" if group.count == 1 => 1,
            number if group.count > 1 => number.parse().ok()?,
            _ => return None,
        };
        (1..=group.count)
            .contains(&number)
            .then(|| Cell::new(group.first + number - 1))
    }

    /// The name of a cell.
    pub(super) fn name_of(&self, cell: Cell) -> String {
        match self.position(cell) {
            (0, row, column) => cell_name(row, column),
            (number, _, _) => {
                let group = &self.groups[number - 1];
                match group.count {
                    1 => group.name.clone(),
                    _ => format!("{}{}", group.name, cell.index() - group.first + 1),
                }
            }
        }
    }

    /// Which group of cells a cell is in (0 is the grid), and its row and column there.
    pub(super) fn position(&self, cell: Cell) -> (usize, usize, usize) {
        let index = cell.index();
        let group = self
            .groups
            .iter()
            .position(|group| (group.first..group.first + group.count).contains(&index));
        match group {
            None => (0, index / self.columns, index % self.columns),
            Some(number) => {
                let group = &self.groups[number];
                let index = index - group.first;
                (number + 1, index / group.width, index % group.width)
            }
        }
    }

    /// The cell at a row and column of a group.
    pub(super) fn cell_at(&self, group: usize, row: isize, column: isize) -> Option<Cell> {
        let (row, column) = (usize::try_from(row).ok()?, usize::try_from(column).ok()?);
        let (first, count, width) = match group.checked_sub(1) {
            None => (0, self.rows * self.columns, self.columns),
            Some(number) => {
                let group = &self.groups[number];
                (group.first, group.count, group.width)
            }
        };
        let index = row * width + column;
        (column < width && index < count).then(|| Cell::new(first + index))
    }

    /// The cells with these names.
    pub(super) fn cells<S: AsRef<str>>(
        &self,
        item: &Item,
        names: &[S],
    ) -> Result<Vec<Cell>, ParseError> {
        let cell = |name: &S| {
            let name = name.as_ref();
            self.cell(name).ok_or_else(|| item.wrong(name))
        };
        names.iter().map(cell).collect()
    }

    /// Whether there are cells beside the grid.
    pub(super) fn has_more(&self) -> bool {
        !self.groups.is_empty()
    }

    /// The cells of a group beside the grid.
    pub(super) fn group(&self, name: &str) -> Vec<Cell> {
        let found = self.groups.iter().find(|group| group.name == name);
        found.map_or_else(Vec::new, |group| {
            let cells = group.first..group.first + group.count;
            cells.map(Cell::new).collect()
        })
    }

    /// A cell with its candidates: `R1C1_5_6`.
    pub(super) fn given(&self, text: &str) -> Option<(Cell, DigitSet)> {
        let (cell, values) = text.split_once('_')?;
        let digit = |value: &str| self.layout.digit(value.parse().ok()?);
        let digits: Option<DigitSet> = values.split('_').map(digit).collect();
        Some((self.cell(cell)?, digits?))
    }

    /// The cells of a row or column, `R4` or `C4`.
    pub(super) fn line(&self, name: &str) -> Option<(HouseKind, usize)> {
        let kind = match name.get(..1)? {
            "R" => HouseKind::Row,
            "C" => HouseKind::Column,
            _ => return None,
        };
        // Unlike in cell names, rows and columns over 9 are written in decimal.
        let digits = name[1..].bytes().all(|byte| byte.is_ascii_digit());
        let number = name[1..].parse::<usize>().ok().filter(|_| digits)?;
        let number = number.checked_sub(1)?;
        self.layout.house(kind, number).map(|_| (kind, number))
    }
}

/// The only item with this name; duplicates are allowed if they are equal.
fn one<'a>(items: &'a [Item], name: &str) -> Result<Option<&'a Item>, ParseError> {
    let mut named = items.iter().filter(|item| item.name == name);
    let first = named.next();
    match named.find(|item| first.is_some_and(|first| first.args != item.args)) {
        Some(other) => Err(other.wrong(&other.args.join("~"))),
        None => Ok(first),
    }
}

/// Row and column, from 0, of `R1C1`; numbers over 9 are letters.
pub(super) fn coordinates(name: &str) -> Option<(usize, usize)> {
    let (row, column) = match name.strip_prefix('R') {
        Some(rest) => rest.split_once('C')?,
        None => name.strip_prefix('r')?.split_once('c')?,
    };
    let number = |text: &str| {
        let plain = !text.is_empty()
            && text
                .bytes()
                .all(|b| b.is_ascii_digit() || b.is_ascii_lowercase());
        usize::from_str_radix(text, 36)
            .ok()
            .filter(|_| plain)?
            .checked_sub(1)
    };
    Some((number(row)?, number(column)?))
}

/// The name of the cell at this row and column, from 0.
pub(super) fn cell_name(row: usize, column: usize) -> String {
    let digit = |number: usize| {
        char::from_digit(number as u32 + 1, 36).map_or_else(String::new, String::from)
    };
    format!("R{}C{}", digit(row), digit(column))
}

struct Shape {
    rows: usize,
    columns: usize,
    digits: usize,
    lowest: u8,
    is_raw: bool,
}

/// `9x9`, `6x8~0-7`, `7x7~9`, `4x9~~Raw`.
fn shape(item: &Item) -> Result<Shape, ParseError> {
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
fn groups(items: &[Item], shape: &Shape) -> Result<Vec<Beside>, ParseError> {
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
fn pieces(item: &Item, shape: &Shape, size: usize) -> Result<Vec<Vec<Cell>>, ParseError> {
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
fn build_layout(
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
