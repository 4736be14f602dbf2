//! The grid on the screen: drawn whole, then cropped to the available room.

use grille::{Cell, CellSet, Coordinates, DigitSet};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::App;
use super::cell::{self, Look};
use super::rules::{Rules, meeting};
use super::theme::Theme;
use super::view::{HEADER, MARGIN, Plan, Ruled, Slots, scrolled};

/// What is queried from the game once for all cells.
struct Seen {
    centre_marks: Vec<DigitSet>,
    peers: CellSet,
    hinted: CellSet,
    clashes: CellSet,
    wrong: CellSet,
}

/// Draws the part of the grid that the cursor is in; returns how far it is scrolled.
pub(super) fn draw(app: &App, plan: &Plan, area: Rect, buffer: &mut Buffer) -> (u16, u16) {
    let theme = app.theme.theme();
    let room = Rect {
        x: area.x + MARGIN,
        y: area.y + HEADER,
        width: area.width - MARGIN,
        height: area.height - HEADER,
    };
    let place = app.game.layout().place(app.cursor);
    let (column, row) = (
        plan.columns[usize::from(place.column)],
        plan.rows[usize::from(place.row)],
    );
    let before = app.scroll.get();
    let scroll = (
        scrolled(before.0, column, plan.size.width, room.width, plan.width),
        scrolled(before.1, row, plan.size.height, room.height, plan.height),
    );
    app.scroll.set(scroll);
    let whole = drawn(app, plan, &theme);
    for y in 0..room.height.min(plan.height - scroll.1) {
        for x in 0..room.width.min(plan.width - scroll.0) {
            buffer[(room.x + x, room.y + y)] = whole[(scroll.0 + x, scroll.1 + y)].clone();
        }
    }
    draw_labels(app, plan, area, room, scroll, &theme, buffer);
    scroll
}

/// The whole grid.
fn drawn(app: &App, plan: &Plan, theme: &Theme) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, plan.width, plan.height));
    buffer.set_style(buffer.area, theme.base);
    draw_rules(app, plan, theme, &mut buffer);
    let game = &app.game;
    let seen = Seen {
        centre_marks: game.all_centre_marks(),
        peers: *game.layout().peers(app.cursor),
        hinted: app.hinted_cells(),
        clashes: app.clashes(),
        wrong: if game.help.solution {
            game.wrong()
        } else {
            CellSet::EMPTY
        },
    };
    let slots = Slots::of(game.layout());
    let mut beside = Vec::new();
    for cell in game.layout().cells() {
        let place = game.layout().place(cell);
        let area = Rect {
            x: plan.columns[usize::from(place.column)],
            y: plan.rows[usize::from(place.row)],
            width: plan.size.width,
            height: plan.size.height,
        };
        let look = look(app, &seen, cell, plan.size.has_sides());
        cell::draw(&look, area, slots, theme, &mut buffer);
        if plan.size.has_sides() {
            beside.push((look, area));
        }
    }
    app.ornaments.draw(plan, theme, &mut buffer);
    // On the lines, where no ornament is.
    for (look, area) in &beside {
        cell::draw_beside(look, *area, theme, &mut buffer);
    }
    buffer
}

fn look(app: &App, seen: &Seen, cell: Cell, has_sides: bool) -> Look {
    let game = &app.game;
    let mut contents = game.contents(cell);
    contents.centre = seen.centre_marks[cell.index()];
    let (placed, eliminated) = app.hinted_candidates();
    let of_cell = |candidates: &[grille::logic::Candidate]| -> DigitSet {
        candidates
            .iter()
            .filter(|each| each.cell == cell)
            .map(|each| each.digit)
            .collect()
    };
    let place = game.layout().place(cell);
    let spot = (i32::from(place.row), i32::from(place.column));
    Look {
        alphabet: app.alphabet(),
        has_sides,
        ornate: app.ornaments.stand_in(spot),
        digit: game.digit(cell),
        given: game.is_given(cell),
        contents,
        cursor: cell == app.cursor,
        selected: app.selected.contains(cell),
        peer: seen.peers.contains(cell),
        hinted: seen.hinted.contains(cell),
        in_view: app.digit_in_view(),
        clash: seen.clashes.contains(cell),
        wrong: seen.wrong.contains(cell),
        found: of_cell(placed),
        gone: of_cell(eliminated),
    }
}

fn draw_rules(app: &App, plan: &Plan, theme: &Theme, buffer: &mut Buffer) {
    let rules = Rules {
        layout: app.game.found_regions().unwrap_or(app.game.layout()),
        ruled: plan.size.ruled != Ruled::Regions,
        ornaments: &app.ornaments,
    };
    let mut put = |x: u16, y: u16, glyph: char| {
        buffer[(x, y)].set_char(glyph).set_style(theme.rule);
    };
    for (column, x) in plan.column_rules.iter().enumerate() {
        let Some(x) = *x else { continue };
        for (row, &top) in plan.rows.iter().enumerate() {
            let line = rules.left_of(row, column);
            for y in top..top + plan.size.height {
                put(x, y, line.upright());
            }
        }
    }
    for (row, y) in plan.row_rules.iter().enumerate() {
        let Some(y) = *y else { continue };
        for (column, &left) in plan.columns.iter().enumerate() {
            let line = rules.above(row, column);
            for x in left..left + plan.size.width {
                put(x, y, line.across());
            }
        }
        for (column, x) in plan.column_rules.iter().enumerate() {
            let Some(x) = *x else { continue };
            let up = row
                .checked_sub(1)
                .map_or(0, |above| rules.left_of(above, column).at_corner());
            let left = column
                .checked_sub(1)
                .map_or(0, |before| rules.above(row, before).at_corner());
            let right = rules.above(row, column).at_corner();
            let down = rules.left_of(row, column).at_corner();
            put(x, y, meeting(up, right, down, left));
        }
    }
}

/// The numbers of the columns and of the rows, beside the part that is seen.
fn draw_labels(
    app: &App,
    plan: &Plan,
    area: Rect,
    room: Rect,
    scroll: (u16, u16),
    theme: &Theme,
    buffer: &mut Buffer,
) {
    let here = app.game.layout().place(app.cursor);
    let middle = (plan.size.width - 1) / 2;
    for (column, &start) in plan.columns.iter().enumerate() {
        let at = (start + middle)
            .checked_sub(scroll.0)
            .filter(|&x| x < room.width);
        let Some(x) = at else { continue };
        let from_cursor = column.abs_diff(usize::from(here.column));
        // If numbers would run into each other, only every other one and the cursor's are shown.
        let crowded = plan.size.width < 3 && plan.size.ruled == Ruled::Regions && column > 8;
        if crowded && (column % 2 == 1 && from_cursor != 0 || from_cursor == 1) {
            continue;
        }
        let name = Coordinates::Numbers.heading(column);
        let style = if column == usize::from(here.column) {
            theme.strong
        } else {
            theme.faint
        };
        let left = (room.x + x).saturating_sub(name.len() as u16 - 1);
        buffer.set_stringn(left, area.y, &name, name.len(), style);
    }
    for (row, &start) in plan.rows.iter().enumerate() {
        let at = (start + plan.size.height / 2)
            .checked_sub(scroll.1)
            .filter(|&y| y < room.height);
        let Some(y) = at else { continue };
        let style = if row == usize::from(here.row) {
            theme.strong
        } else {
            theme.faint
        };
        buffer.set_stringn(area.x, room.y + y, format!("{:>2}", row + 1), 2, style);
    }
}
