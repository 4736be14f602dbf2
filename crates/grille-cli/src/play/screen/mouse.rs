//! The mouse: pointing at cells, dragging over them, and putting the picked digit into them.

use crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use grille::Cell;

use super::app::{App, Effect};
use super::command::Command;
use super::view::{HEADER, MARGIN};

impl App {
    pub(super) fn point(&mut self, event: MouseEvent) -> Effect {
        let (x, y) = (event.column, event.row);
        let busy = self.overlay.is_some() || self.game.timer.paused;
        match event.kind {
            MouseEventKind::Down(MouseButton::Left) if busy => return self.perform(Command::Clear),
            MouseEventKind::Down(MouseButton::Left) => {
                if let Some(cell) = self.cell_at(x, y) {
                    let many = event
                        .modifiers
                        .intersects(KeyModifiers::CONTROL | KeyModifiers::SHIFT);
                    return self.click(cell, many);
                }
                if let Some(digit) = self.digit_at(x, y) {
                    return self.perform(Command::Digit(digit));
                }
            }
            MouseEventKind::Drag(MouseButton::Left) if !busy => {
                if let Some(cell) = self.cell_at(x, y) {
                    self.selected.insert(self.cursor);
                    self.selected.insert(cell);
                    self.cursor = cell;
                }
            }
            MouseEventKind::ScrollDown => return self.perform(Command::Move(1, 0)),
            MouseEventKind::ScrollUp => return self.perform(Command::Move(-1, 0)),
            _ => {}
        }
        Effect::None
    }

    fn click(&mut self, cell: Cell, many: bool) -> Effect {
        if many {
            self.selected.insert(self.cursor);
            self.selected.insert(cell);
        } else {
            self.let_go();
        }
        self.cursor = cell;
        self.message = None;
        match self.in_hand {
            Some(_) if !many => self.perform(Command::Apply),
            _ => Effect::None,
        }
    }

    /// The cell drawn at a place of the screen.
    fn cell_at(&self, x: u16, y: u16) -> Option<Cell> {
        let drawn = self.drawn.as_ref()?;
        let left = x
            .checked_sub(drawn.area.x + MARGIN)
            .filter(|_| x < drawn.area.right())?;
        let top = y
            .checked_sub(drawn.area.y + HEADER)
            .filter(|_| y < drawn.area.bottom())?;
        let (left, top) = (left + drawn.scroll.0, top + drawn.scroll.1);
        let within = |starts: &[u16], extent: u16, at: u16| {
            starts
                .iter()
                .position(|&start| (start..start + extent).contains(&at))
        };
        let column = within(&drawn.plan.columns, drawn.plan.size.width, left)?;
        let row = within(&drawn.plan.rows, drawn.plan.size.height, top)?;
        self.game.layout().cell(row, column)
    }

    fn digit_at(&self, x: u16, y: u16) -> Option<grille::Digit> {
        let drawn = self.drawn.as_ref()?;
        let at = ratatui::layout::Position { x, y };
        let found = drawn.digits.iter().find(|(area, _)| area.contains(at));
        found.map(|&(_, digit)| digit)
    }
}
