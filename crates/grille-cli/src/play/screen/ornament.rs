//! What a variant adds to the grid on the screen: cages, signs, lines, marks, and clues around it.
//!
//! Everything is drawn on the lines between cells, or in an unused corner of a cell. A line inside a cage is dashed,
//! one around it is solid. The panel describes in words what the cursor's cell is part of.

use std::collections::BTreeSet;

use grille::Puzzle;
use grille::constraint::{LineKind, MarkKind};
use grille::render::{Margins, Ornament, Picture, PictureOptions, Shade, Spot};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::theme::Theme;
use super::view::Plan;

/// Everything that is drawn in addition to cells.
#[derive(Clone, Debug, Default)]
pub(super) struct Ornaments {
    list: Vec<Ornament>,
    /// The cells that have a sign in a corner.
    in_corners: BTreeSet<Spot>,
    /// How many clues are side by side on each side.
    pub(super) margins: Margins,
}

impl Ornaments {
    pub(super) fn of(puzzle: &Puzzle) -> Ornaments {
        let picture = Picture::of(puzzle, &PictureOptions::default());
        Ornaments {
            in_corners: (picture.ornaments().iter()).flat_map(in_corners).collect(),
            list: picture.ornaments().to_vec(),
            margins: picture.margins(),
        }
    }

    /// Whether something is drawn on the lines between cells.
    pub(super) fn need_lines(&self) -> bool {
        self.list.iter().any(Ornament::stands_between)
    }

    /// Whether a corner of a cell has a sign.
    pub(super) fn stand_in(&self, cell: Spot) -> bool {
        self.in_corners.contains(&cell)
    }

    fn cages(&self) -> impl Iterator<Item = &[Spot]> {
        self.list.iter().filter_map(|ornament| match ornament {
            Ornament::Cage { cells, .. } => Some(&cells[..]),
            _ => None,
        })
    }

    /// Whether one can pass from a cell to the next without leaving or entering a cage; `false` if there are no cages.
    pub(super) fn is_open(&self, one: Spot, other: Spot) -> bool {
        let mut cages = self.cages().peekable();
        cages.peek().is_some() && cages.all(|cage| cage.contains(&one) == cage.contains(&other))
    }

    /// Draws everything over the grid.
    pub(super) fn draw(&self, plan: &Plan, theme: &Theme, buffer: &mut Buffer) {
        let mut ink = Ink {
            plan,
            theme,
            buffer,
        };
        // If a cell has room for only one sign, the sign of a group of cells gives way.
        let is_group = |ornament: &&Ornament| {
            matches!(ornament, Ornament::Shade { .. } | Ornament::Diagonal(_))
        };
        let (groups, others): (Vec<_>, Vec<_>) = self.list.iter().partition(is_group);
        for ornament in others.into_iter().chain(groups) {
            ink.draw(ornament);
        }
    }
}

/// The cells in a corner of which an ornament has a sign.
fn in_corners(ornament: &Ornament) -> Vec<Spot> {
    match ornament {
        Ornament::Mark { cell, .. } | Ornament::Ring(cell) => vec![*cell],
        Ornament::Shade { cells, .. } | Ornament::Diagonal(cells) => cells.clone(),
        Ornament::Line { cells, kind } if rises(*kind) => {
            cells.first().copied().into_iter().collect()
        }
        Ornament::Arrow { circle, .. } => circle.clone(),
        _ => Vec::new(),
    }
}

/// Whether a line has a bulb at its start.
fn rises(kind: LineKind) -> bool {
    matches!(kind, LineKind::Thermo | LineKind::SlowThermo)
}

struct Ink<'a> {
    plan: &'a Plan,
    theme: &'a Theme,
    buffer: &'a mut Buffer,
}

impl Ink<'_> {
    fn draw(&mut self, ornament: &Ornament) {
        match ornament {
            Ornament::Cage { cells, .. } => {
                if let Some(at) = cells.iter().min().and_then(|&cell| self.plan.spot(cell)) {
                    let text = ornament.characters();
                    let room = usize::from(at.width);
                    self.write(at.x, at.y.checked_sub(1), &text, room);
                }
            }
            Ornament::Sign { first, second, .. } => {
                if let Some((x, y)) = self.between(*first, *second) {
                    self.write(x, Some(y), &ornament.characters(), 1);
                }
            }
            Ornament::Mark { cell, kind } => {
                let sign = match kind {
                    MarkKind::Even => '□',
                    MarkKind::Odd => '○',
                    MarkKind::Minimum => '▼',
                    MarkKind::Maximum => '▲',
                };
                self.in_corner(*cell, sign);
            }
            Ornament::Ring(cell) => self.in_corner(*cell, '◎'),
            Ornament::View { cell, ways, .. } => {
                let sign = match ways[..] {
                    [(0, ..=-1)] => '←',
                    [(0, _)] => '→',
                    [(..=-1, 0)] => '↑',
                    [(_, 0)] => '↓',
                    [(0, _), (0, _)] => '↔',
                    [(_, 0), (_, 0)] => '↕',
                    _ => '◎',
                };
                self.in_corner(*cell, sign);
            }
            Ornament::Shade { cells, shade } => {
                let sign = match shade {
                    Shade::Region => '░',
                    Shade::Magic => '▒',
                    // The same letter in both copies.
                    Shade::Clone(number) => char::from(b'A' + (number % 26) as u8),
                };
                for &cell in cells {
                    self.in_corner(cell, sign);
                }
            }
            Ornament::Diagonal(cells) => {
                let falls = matches!(cells[..], [(a, b), .., (c, d)] if (a < c) == (b < d));
                for &cell in cells {
                    self.in_corner(cell, if falls { '╲' } else { '╱' });
                }
            }
            Ornament::Line { cells, kind } => {
                let rises = rises(*kind);
                if let (true, Some(&bulb)) = (rises, cells.first()) {
                    self.in_corner(bulb, '●');
                }
                self.connect(cells, rises);
            }
            Ornament::Arrow { circle, shaft } => {
                for &cell in circle {
                    self.in_corner(cell, '○');
                }
                self.connect(circle, false);
                let end = circle.len().saturating_sub(1);
                self.connect(&[&circle[end..], shaft].concat(), true);
            }
            Ornament::Corner { cells, .. } => {
                // The corner where the cells meet is before the last of them.
                if let Some(at) = cells.iter().max().and_then(|&cell| self.plan.spot(cell)) {
                    let text = ornament.characters();
                    let left = (at.x - 1).saturating_sub(text.chars().count() as u16 / 2);
                    self.write(left, at.y.checked_sub(1), &text, 9);
                }
            }
            Ornament::Outside { spot, .. } => {
                if let Some(at) = self.plan.spot(*spot) {
                    let text = ornament.characters();
                    let before = at.width.saturating_sub(text.chars().count() as u16) / 2;
                    self.write(at.x + before, Some(at.y + at.height / 2), &text, 9);
                }
            }
            _ => {}
        }
    }

    /// Writes at most `room` characters on a line of the grid.
    fn write(&mut self, x: u16, y: Option<u16>, text: &str, room: usize) {
        let Some(y) = y else { return };
        for (x, symbol) in (x..).zip(text.chars().take(room)) {
            if let Some(place) = self.buffer.cell_mut((x, y)) {
                place.set_char(symbol).set_style(self.theme.strong);
            }
        }
    }

    /// Puts a sign in the first free corner of a cell: at the bottom if there is room, otherwise beside the digit.
    fn in_corner(&mut self, cell: Spot, sign: char) {
        let Some(at) = self.plan.spot(cell) else {
            return;
        };
        let (left, right) = (at.x, at.x + at.width.saturating_sub(1));
        for x in [left, right] {
            let place = self
                .buffer
                .cell_mut((x, at.y + at.height.saturating_sub(1)));
            if let Some(place) = place.filter(|place| place.symbol() == " ") {
                place.set_char(sign);
                return;
            }
        }
    }

    /// Strokes from cell to cell; arrows for a line that has a direction.
    fn connect(&mut self, cells: &[Spot], directed: bool) {
        for two in cells.windows(2) {
            let step = (two[1].0 - two[0].0, two[1].1 - two[0].1);
            let stroke = match (step, directed) {
                ((0, 1), true) => '→',
                ((0, -1), true) => '←',
                ((1, 0), true) => '↓',
                ((-1, 0), true) => '↑',
                ((1, 1), true) => '↘',
                ((1, -1), true) => '↙',
                ((-1, 1), true) => '↗',
                ((-1, -1), true) => '↖',
                ((0, _), false) => '═',
                ((_, 0), false) => '║',
                ((1, 1) | (-1, -1), false) => '╲',
                ((1, -1) | (-1, 1), false) => '╱',
                // A line that jumps is described in words.
                _ => continue,
            };
            if let Some((x, y)) = self.between(two[0], two[1]) {
                self.write(x, Some(y), stroke.encode_utf8(&mut [0; 4]), 1);
            }
        }
    }

    /// The place on the lines between two cells that touch.
    fn between(&self, one: Spot, other: Spot) -> Option<(u16, u16)> {
        let (a, b) = (self.plan.spot(one)?, self.plan.spot(other)?);
        let middle = |area: Rect| (area.x + (area.width - 1) / 2, area.y + area.height / 2);
        let x = match one.1 - other.1 {
            0 => middle(a).0,
            1 | -1 => a.x.max(b.x).checked_sub(1)?,
            _ => return None,
        };
        let y = match one.0 - other.0 {
            0 => middle(a).1,
            1 | -1 => a.y.max(b.y).checked_sub(1)?,
            _ => return None,
        };
        Some((x, y))
    }
}
