//! The overlays on the grid: the help, the history, a question, the end.

use grille::game::Moment;
use grille::say::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, Paragraph, Widget, Wrap};

use super::app::{App, Overlay};

pub(super) fn draw(app: &App, area: Rect, buffer: &mut Buffer) {
    let lang = app.lang;
    match &app.overlay {
        None => {}
        Some(Overlay::Help(line)) => {
            let text = lang.say(&text!("screen-help"));
            framed(
                app,
                area,
                &lang.say(&text!("screen-help-title")),
                &text,
                *line,
                buffer,
            );
        }
        Some(Overlay::History(moments, at)) => draw_history(app, moments, *at, area, buffer),
        Some(Overlay::NewGame) => {
            framed(
                app,
                area,
                "Grille",
                &lang.say(&text!("screen-ask-new")),
                0,
                buffer,
            );
        }
        Some(Overlay::Won) => {
            let time = app.game.timer.to_string();
            let told = lang.say(&text!("screen-won", time = time));
            let text = format!("{}\n\n{told}", lang.say(&text!("dialogue-won")));
            framed(app, area, "Grille", &text, 0, buffer);
        }
    }
}

/// A box with a text, as large as the text needs and the screen allows, scrolled to one of its lines.
fn framed(app: &App, area: Rect, title: &str, text: &str, line: u16, buffer: &mut Buffer) {
    let theme = app.theme.theme();
    let text = Text::from(text);
    let width = (text.width() as u16 + 4).min(area.width);
    let paragraph = Paragraph::new(text.clone()).wrap(Wrap { trim: false });
    // A narrow box wraps lines: reserve as many extra rows as the words may need.
    let inside = usize::from(width.saturating_sub(4)).max(1);
    let rows: usize = text
        .lines
        .iter()
        .map(|line| line.width().div_ceil(inside).max(1))
        .sum();
    let height = (rows as u16 + 2).min(area.height);
    let place = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    };
    Clear.render(place, buffer);
    let block = Block::bordered()
        .title(format!(" {title} "))
        .style(theme.base);
    let inner = block.inner(place);
    block.render(place, buffer);
    let inner = Rect {
        x: inner.x + 1,
        width: inner.width.saturating_sub(2),
        ..inner
    };
    let most = (rows as u16).saturating_sub(inner.height);
    paragraph
        .style(theme.base)
        .scroll((line.min(most), 0))
        .render(inner, buffer);
}

fn draw_history(app: &App, moments: &[Moment], at: usize, area: Rect, buffer: &mut Buffer) {
    let told: Vec<String> = moments
        .iter()
        .enumerate()
        .map(|(number, &moment)| {
            let pointer = if number == at { '>' } else { ' ' };
            format!("{pointer} {}", app.lang.say(&moment_told(app, moment)))
        })
        .collect();
    let title = app.lang.say(&text!("screen-history-title"));
    let foot = app.lang.say(&text!("screen-history-keys"));
    // The selected line is kept in view.
    let room = usize::from(area.height.saturating_sub(4)).max(1);
    let first = at.saturating_sub(room - 1);
    let shown = told[first..]
        .iter()
        .take(room)
        .cloned()
        .collect::<Vec<_>>()
        .join("\n");
    framed(app, area, &title, &format!("{shown}\n\n{foot}"), 0, buffer);
}

fn moment_told(app: &App, moment: Moment) -> grille::say::Text {
    let moves = app.game.depth(moment);
    if moment == app.game.now() {
        text!("moment-now", moves = moves)
    } else if moment == Moment::START {
        text!("moment-start")
    } else if app.game.is_checkpoint(moment) {
        text!("moment-checkpoint", moves = moves)
    } else {
        text!("moment-end", moves = moves)
    }
}

/// The whole screen while the game is paused, or if the window is too small: a few words.
pub(super) fn draw_words(app: &App, words: &str, area: Rect, buffer: &mut Buffer) {
    let theme = app.theme.theme();
    buffer.set_style(area, theme.base);
    let y = area.y + area.height / 2;
    let row = Rect {
        y,
        height: area.bottom() - y,
        ..area
    };
    Paragraph::new(Line::from(words.to_string()).centered())
        .wrap(Wrap { trim: true })
        .render(row, buffer);
}
