//! The grid of a constraint string with the names of its cells, and the extra cells beside it that some constraints
//! need.

use grille_core::constraint::Constraint;
use grille_core::{Cell, DigitSet, HouseKind, Layout};

use super::super::error::ParseError;
use super::item::Item;
use super::shape::{Shape, box_cells, box_shape, build_layout, groups, pieces, shape};

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
pub(super) struct Beside {
    pub(super) name: String,
    pub(super) first: usize,
    pub(super) count: usize,
    /// How many of them are drawn per row.
    pub(super) width: usize,
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
