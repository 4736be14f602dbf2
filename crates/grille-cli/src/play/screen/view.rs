//! The arrangement of the screen: how large the cells are, where the grid and the panel go.

use grille::Layout;
use grille::render::{Margins, Spot};
use ratatui::layout::Rect;

use super::ornament::Ornaments;

/// How large a cell is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CellSize {
    pub(super) width: u16,
    pub(super) height: u16,
    pub(super) ruled: Ruled,
}

/// Where lines are drawn in addition to those around regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ruled {
    /// Nowhere.
    Regions,
    /// Between all columns.
    Columns,
    /// Between all cells.
    Cells,
}

impl CellSize {
    /// Whether a one-row cell has a line on either side, for the signs that would otherwise take room from its marks.
    pub(super) fn has_sides(self) -> bool {
        self.height == 1 && self.ruled != Ruled::Regions
    }

    /// Whether the marks of a cell are readable, however many there are.
    fn shows_marks(self, slots: Slots) -> bool {
        slots.fit(self.width, self.height)
            || self.width >= LINE_OF_MARKS && slots.columns * slots.rows <= 9
    }
}

/// The width of a cell that shows its marks in one row.
const LINE_OF_MARKS: u16 = 7;

/// The positions of the marks in a cell: each digit has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slots {
    pub(super) columns: u16,
    pub(super) rows: u16,
}

impl Slots {
    /// Whether a cell of this size has room for every mark, with a sign before each and on either side.
    pub(super) fn fit(self, width: u16, height: u16) -> bool {
        height >= self.rows && width >= 2 * self.columns + 2
    }

    pub(super) fn of(layout: &Layout) -> Slots {
        if let Some(boxes) = layout.boxes() {
            return Slots {
                columns: boxes.columns() as u16,
                rows: boxes.rows() as u16,
            };
        }
        let digits = layout.digits() as u16;
        let columns = (1..digits)
            .find(|columns| columns * columns >= digits)
            .unwrap_or(digits);
        Slots {
            columns,
            rows: digits.div_ceil(columns),
        }
    }
}

/// The sizes that cells of a layout can have, the largest first.
pub(super) fn sizes(layout: &Layout, ornaments: &Ornaments) -> Vec<CellSize> {
    let slots = Slots::of(layout);
    // A sign and a digit for each mark, and a place for a sign on either side.
    let wide = 2 * slots.columns + 2;
    let sizes = [
        (wide, slots.rows, Ruled::Cells),
        (wide, slots.rows, Ruled::Regions),
        (LINE_OF_MARKS, 1, Ruled::Cells),
        (LINE_OF_MARKS, 1, Ruled::Columns),
        (3, 1, Ruled::Regions),
        (2, 1, Ruled::Regions),
    ];
    // Without boxes, only lines show where the regions are.
    let lines_needed = layout.boxes().is_none() || ornaments.need_lines();
    let mut sizes: Vec<CellSize> = sizes
        .into_iter()
        .map(|(width, height, ruled)| CellSize {
            width,
            height,
            ruled: if lines_needed { Ruled::Cells } else { ruled },
        })
        .collect();
    sizes.dedup();
    sizes
}

/// Where the columns and rows of the whole grid are drawn, with the lines between them.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) size: CellSize,
    /// Where each column starts.
    pub(super) columns: Vec<u16>,
    /// Where each row starts.
    pub(super) rows: Vec<u16>,
    /// Where the line before each column is, and the one after the last.
    pub(super) column_rules: Vec<Option<u16>>,
    /// Where the line above each row is, and the one below the last.
    pub(super) row_rules: Vec<Option<u16>>,
    pub(super) width: u16,
    pub(super) height: u16,
    /// How many clues there are on each side, and so how far the grid is from the edge.
    margins: Margins,
}

/// The width of a clue beside the grid; above and below it, a clue takes one row.
const CLUE: u16 = 4;

impl Plan {
    pub(super) fn new(layout: &Layout, size: CellSize, margins: Margins) -> Plan {
        let boxes = layout.boxes();
        let left = CLUE * margins.left as u16;
        let (columns, column_rules, width) = along(layout.columns(), size.width, left, |column| {
            size.ruled != Ruled::Regions || boxes.is_some_and(|boxes| column % boxes.columns() == 0)
        });
        let (rows, row_rules, height) =
            along(layout.rows(), size.height, margins.top as u16, |row| {
                size.ruled == Ruled::Cells || boxes.is_some_and(|boxes| row % boxes.rows() == 0)
            });
        Plan {
            size,
            columns,
            rows,
            column_rules,
            row_rules,
            width: width + CLUE * margins.right as u16,
            height: height + margins.bottom as u16,
            margins,
        }
    }

    /// Where a cell is drawn, or a clue that stands outside the grid.
    pub(super) fn spot(&self, (row, column): Spot) -> Option<Rect> {
        let (x, width) = track(
            column,
            &self.columns,
            self.size.width,
            (self.margins.left, CLUE, self.width, self.margins.right),
        )?;
        let (y, height) = track(
            row,
            &self.rows,
            self.size.height,
            (self.margins.top, 1, self.height, self.margins.bottom),
        )?;
        Some(Rect {
            x,
            y,
            width,
            height,
        })
    }
}

/// Where a row or column starts, and its extent; before and after those of the grid come those of clues.
fn track(
    at: i32,
    starts: &[u16],
    extent: u16,
    (before, clue, whole, after): (usize, u16, u16, usize),
) -> Option<(u16, u16)> {
    let count = starts.len() as i32;
    if (0..count).contains(&at) {
        return Some((starts[at as usize], extent));
    }
    let number = if at < 0 {
        u16::try_from(before as i32 + at).ok()?
    } else {
        let number = u16::try_from(at - count).ok()?;
        let first = whole.checked_sub(clue * after as u16)?;
        return Some((first + clue * number, clue));
    };
    Some((clue * number, clue))
}

/// Where things start along one side, where the lines are, and how long it is.
fn along(
    count: usize,
    extent: u16,
    from: u16,
    has_rule: impl Fn(usize) -> bool,
) -> (Vec<u16>, Vec<Option<u16>>, u16) {
    let (mut starts, mut rules, mut at) = (Vec::new(), Vec::new(), from);
    for number in 0..=count {
        let rule = number == count || has_rule(number);
        rules.push(rule.then_some(at));
        at += u16::from(rule);
        if number < count {
            starts.push(at);
            at += extent;
        }
    }
    (starts, rules, at)
}

/// The parts of the screen.
#[derive(Clone, Debug)]
pub(super) struct Arrangement {
    /// The line at the top.
    pub(super) bar: Rect,
    /// The numbers of the columns and of the rows, and the grid.
    pub(super) grid: Rect,
    /// The messages.
    pub(super) panel: Rect,
    /// The line at the bottom.
    pub(super) keys: Rect,
    pub(super) plan: Plan,
}

/// The width of the row numbers on the left.
pub(super) const MARGIN: u16 = 3;
/// The height of the column numbers at the top.
pub(super) const HEADER: u16 = 1;
const SIDE_PANEL: u16 = 30;
const BOTTOM_PANEL: u16 = 5;
/// The height left below a grid whose marks would otherwise be unreadable.
const LEAST_PANEL: u16 = 2;

/// Arranges the screen: the largest cells with which the whole grid is visible, or the requested size; if none is
/// small enough, a part of the grid in the smallest. Readable marks are worth giving up most of the panel. `None` if
/// there is no room at all.
pub(super) fn arrange(
    area: Rect,
    layout: &Layout,
    ornaments: &Ornaments,
    zoom: Option<usize>,
) -> Option<Arrangement> {
    if area.width < 16 || area.height < 6 {
        return None;
    }
    let sizes = sizes(layout, ornaments);
    let plans: Vec<Plan> = sizes
        .iter()
        .map(|&size| Plan::new(layout, size, ornaments.margins))
        .collect();
    let slots = Slots::of(layout);
    let arrangement = |plan: &Plan| {
        let panel =
            if plan.size.shows_marks(slots) && fits(&placed(area, plan.clone(), LEAST_PANEL)) {
                LEAST_PANEL
            } else {
                BOTTOM_PANEL
            };
        placed(area, plan.clone(), panel)
    };
    if let Some(zoom) = zoom {
        return Some(arrangement(&plans[zoom.min(plans.len() - 1)]));
    }
    let whole = |panel: u16| {
        let arranged = plans
            .iter()
            .map(move |plan| placed(area, plan.clone(), panel));
        arranged.filter(fits)
    };
    let readable = |panel: u16| whole(panel).find(|arranged| arranged.plan.size.shows_marks(slots));
    readable(BOTTOM_PANEL)
        .or_else(|| readable(LEAST_PANEL))
        .or_else(|| whole(BOTTOM_PANEL).next())
        .or_else(|| plans.last().map(arrangement))
}

/// Whether the whole grid is visible.
fn fits(Arrangement { grid, plan, .. }: &Arrangement) -> bool {
    grid.width >= plan.width + MARGIN && grid.height >= plan.height + HEADER
}

/// The parts of the screen with a grid drawn to this plan: the panel beside it, otherwise this many rows below it.
fn placed(area: Rect, plan: Plan, panel: u16) -> Arrangement {
    let row = |y: u16| Rect {
        x: area.x,
        y,
        width: area.width,
        height: 1,
    };
    let middle = Rect {
        y: area.y + 1,
        height: area.height - 2,
        ..area
    };
    let (width, height) = (plan.width + MARGIN, plan.height + HEADER);
    let beside = width + SIDE_PANEL <= area.width;
    let (grid, panel) = if beside {
        let split = width + 2;
        let grid = Rect { width, ..middle };
        (
            grid,
            Rect {
                x: area.x + split,
                width: area.width - split,
                ..middle
            },
        )
    } else {
        // A small window keeps most of its rows for the grid.
        let below = panel.min(middle.height / 3);
        let rows = (middle.height - below).min(height);
        let grid = Rect {
            height: rows,
            width: middle.width.min(width),
            ..middle
        };
        let panel = Rect {
            y: middle.y + rows,
            height: middle.height - rows,
            ..middle
        };
        (grid, panel)
    };
    Arrangement {
        bar: row(area.y),
        grid,
        panel,
        keys: row(area.bottom() - 1),
        plan,
    }
}

/// How far the grid is scrolled along one side so that this part of it is visible.
pub(super) fn scrolled(before: u16, start: u16, extent: u16, room: u16, whole: u16) -> u16 {
    let most = whole.saturating_sub(room);
    // The line on either side is visible with the cell.
    let (first, last) = (start.saturating_sub(1), (start + extent + 1).min(whole));
    before.min(first).max(last.saturating_sub(room)).min(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arranged(width: u16, height: u16, size: usize) -> Option<Arrangement> {
        arrange(
            Rect::new(0, 0, width, height),
            &Layout::of_size(size).unwrap(),
            &Ornaments::default(),
            None,
        )
    }

    #[test]
    fn cells_grow_with_the_screen() {
        let size = |width, height| arranged(width, height, 9).unwrap().plan.size;
        assert_eq!(
            size(120, 45),
            CellSize {
                width: 8,
                height: 3,
                ruled: Ruled::Cells
            }
        );
        assert_eq!(
            size(120, 36),
            CellSize {
                width: 8,
                height: 3,
                ruled: Ruled::Regions
            }
        );
        assert_eq!(
            size(110, 24),
            CellSize {
                width: 7,
                height: 1,
                ruled: Ruled::Cells
            }
        );
        assert_eq!(
            size(80, 24),
            CellSize {
                width: 7,
                height: 1,
                ruled: Ruled::Columns
            }
        );
        assert_eq!(
            size(40, 22),
            CellSize {
                width: 3,
                height: 1,
                ruled: Ruled::Regions
            }
        );
        assert_eq!(
            size(20, 10),
            CellSize {
                width: 2,
                height: 1,
                ruled: Ruled::Regions
            }
        );
        assert!(arranged(10, 30, 9).is_none() && arranged(80, 5, 9).is_none());
    }

    #[test]
    fn the_parts_lie_on_the_screen_and_not_on_each_other() {
        for size in [4, 6, 9, 16, 25] {
            for (width, height) in [(16, 6), (20, 10), (80, 24), (100, 40), (300, 200)] {
                let Arrangement {
                    bar,
                    grid,
                    panel,
                    keys,
                    ..
                } = arranged(width, height, size).unwrap();
                let screen = Rect::new(0, 0, width, height);
                let parts = [bar, grid, panel, keys];
                for (number, part) in parts.iter().enumerate() {
                    assert_eq!(part.intersection(screen), *part, "{width}x{height}, {size}");
                    for other in &parts[number + 1..] {
                        assert!(
                            part.intersection(*other).is_empty(),
                            "{width}x{height}, {size}"
                        );
                    }
                }
                assert!(grid.height > HEADER && grid.width > MARGIN);
            }
        }
    }

    #[test]
    fn scrolling_follows_the_cursor_and_stays_otherwise() {
        assert_eq!(scrolled(0, 5, 3, 20, 50), 0);
        assert_eq!(scrolled(0, 25, 3, 20, 50), 9);
        assert_eq!(scrolled(9, 12, 3, 20, 50), 9);
        assert_eq!(scrolled(9, 4, 3, 20, 50), 3);
        assert_eq!(scrolled(9, 46, 3, 20, 50), 30);
        assert_eq!(scrolled(30, 1, 3, 60, 50), 0);
    }
}
