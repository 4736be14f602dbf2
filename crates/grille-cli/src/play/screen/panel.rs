//! What stands beside or below the grid: the pens, the digits still to place, the helps, and what there is to
//! tell.

use grille::game::Help;
use grille::message::{Lang, Text, text};
use grille::{Digit, DigitSet};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use super::app::App;
use super::command::Pen;
use super::theme::Theme;

/// Draws the panel; where the keys of the digits are.
pub(super) fn draw(app: &App, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, Digit)> {
    let theme = app.theme.theme();
    let mut at = area.y;
    let mut rows = |count: u16| {
        let row = Rect {
            y: at,
            height: count.min(area.bottom() - at),
            ..area
        };
        at += row.height;
        row
    };
    // A low panel has room for what is told, and for little else.
    let mut pens = pens(app, &theme);
    if area.height < 5 {
        pens.retain(|pen| pen.style == theme.strong);
    }
    if area.height > 1 {
        let lines = flowing(&pens, area.width);
        let height = lines.len() as u16;
        Paragraph::new(lines).render(rows(height), buffer);
    }
    let mut keys = Vec::new();
    if area.height > 4 {
        keys = draw_digits(app, &theme, &mut rows, buffer);
    }
    if area.height > 6 {
        let lines = flowing(&helps(app, &theme), area.width);
        let height = lines.len() as u16;
        Paragraph::new(lines).render(rows(height), buffer);
    }
    if area.height > 10 {
        let _ = rows(1);
        said(app.lang, &cell_told(app), theme.faint).render(rows(2), buffer);
        let _ = rows(1);
    }
    let alone = area.height <= 10;
    let rest = rows(area.height);
    told(app, &theme, alone)
        .wrap(Wrap { trim: true })
        .render(rest, buffer);
    keys
}

/// Spans on as few lines as they need.
fn flowing(spans: &[Span<'static>], width: u16) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = vec![Line::default()];
    for span in spans {
        let last = lines.len() - 1;
        if lines[last].width() + span.width() > usize::from(width) && !lines[last].spans.is_empty()
        {
            lines.push(Line::default());
        }
        let last = lines.len() - 1;
        lines[last].push_span(span.clone());
    }
    lines
}

fn pen_name(pen: Pen) -> Text {
    match pen {
        Pen::Digit => text!("pen-digit"),
        Pen::Corner => text!("pen-corner"),
        Pen::Centre => text!("pen-centre"),
        Pen::Colour => text!("pen-colour"),
        Pen::Tint => text!("pen-tint"),
    }
}

fn pens(app: &App, theme: &Theme) -> Vec<Span<'static>> {
    let each = |pen: Pen| {
        let name = app.lang.say(&pen_name(pen));
        if pen == app.pen {
            let colour = match pen {
                Pen::Colour | Pen::Tint => format!(" {}", app.colour.letter()),
                _ => String::new(),
            };
            Span::styled(format!("[{} {name}{colour}]", pen.key()), theme.strong)
        } else {
            Span::styled(format!(" {} {name} ", pen.key()), theme.faint)
        }
    };
    Pen::ALL.into_iter().map(each).collect()
}

/// Each digit with how often it is still to be placed; a `-` for one that is done.
fn draw_digits(
    app: &App,
    theme: &Theme,
    rows: &mut impl FnMut(u16) -> Rect,
    buffer: &mut Buffer,
) -> Vec<(Rect, Digit)> {
    let mut keys = Vec::new();
    let mut row = rows(1);
    let mut x = row.x;
    for digit in app.game.geometry().all_digits() {
        let left = match app.game.remaining(digit) {
            0 => "-".to_string(),
            count => count.to_string(),
        };
        let in_hand = app.in_hand == Some(digit);
        let (open, close) = if in_hand { ('[', ']') } else { (' ', ' ') };
        let told = format!("{open}{}:{left}{close}", app.alphabet().symbol(digit));
        let width = told.len() as u16;
        if x + width > row.right() {
            row = rows(1);
            x = row.x;
        }
        if row.height == 0 || width > row.width {
            break;
        }
        let style = if in_hand || left != "-" {
            theme.base
        } else {
            theme.faint
        };
        let style = if in_hand {
            style.add_modifier(Modifier::BOLD)
        } else {
            style
        };
        buffer.set_stringn(x, row.y, &told, usize::from(width), style);
        keys.push((Rect { x, width, ..row }, digit));
        x += width;
    }
    keys
}

/// The switches, each with its key.
fn helps(app: &App, theme: &Theme) -> Vec<Span<'static>> {
    let Help {
        candidates,
        clashes,
        solution,
    } = app.game.help;
    let switches = [
        ('f', app.digit_first, text!("switch-digit-first")),
        ('o', candidates, text!("switch-candidates")),
        ('d', clashes, text!("switch-clashes")),
        ('w', solution, text!("switch-solution")),
    ];
    let span = |(key, on, name): (char, bool, Text)| {
        let sign = if on { 'x' } else { ' ' };
        let style = if on { theme.base } else { theme.faint };
        Span::styled(format!(" {key} [{sign}] {} ", app.lang.say(&name)), style)
    };
    switches.into_iter().map(span).collect()
}

fn digits_told(app: &App, digits: DigitSet) -> String {
    if digits.is_empty() {
        "–".to_string()
    } else {
        let alphabet = app.alphabet();
        digits.iter().map(|digit| alphabet.symbol(digit)).collect()
    }
}

/// Where the cursor is, and what is marked there.
fn cell_told(app: &App) -> Text {
    let cell = app.game.geometry().place(app.cursor).to_string();
    match app.game.digit(app.cursor) {
        Some(_) if app.game.is_given(app.cursor) => text!("screen-cell-given", cell = cell),
        Some(digit) => text!(
            "screen-cell-digit",
            cell = cell,
            digit = app.alphabet().symbol(digit)
        ),
        None => text!(
            "screen-cell-marks",
            cell = cell,
            corner = digits_told(app, app.game.contents(app.cursor).corner),
            centre = digits_told(app, app.game.centre_marks(app.cursor))
        ),
    }
}

fn said(lang: Lang, what: &Text, style: Style) -> Paragraph<'static> {
    Paragraph::new(lang.say(what))
        .style(style)
        .wrap(Wrap { trim: true })
}

/// What the puzzle asks of the cursor's cell beyond its houses: cages, signs, marks.
fn rules_told(app: &App) -> Vec<String> {
    let geometry = app.game.geometry();
    let constraints = app.game.puzzle().constraints().iter();
    constraints
        .filter(|constraint| constraint.cells(geometry).contains(&app.cursor))
        .map(|constraint| app.lang.say(&constraint.tell(geometry)))
        .collect()
}

/// The hint, a message, or else, where that is told nowhere else, what is in the cursor's cell; then the rules
/// that it is under.
fn told(app: &App, theme: &Theme, alone: bool) -> Paragraph<'static> {
    let mut lines = Vec::new();
    if app.thinking {
        lines.push(Line::from(app.lang.say(&text!("screen-thinking"))));
    } else if let Some((hint, more)) = app.hint_told() {
        lines.push(Line::styled(app.lang.say(&hint), theme.base));
        lines.push(Line::styled(app.lang.say(&more), theme.faint));
    } else if let Some(message) = &app.message {
        lines.push(Line::from(app.lang.say(message)));
    } else if alone {
        lines.push(Line::styled(app.lang.say(&cell_told(app)), theme.faint));
    }
    lines.extend(rules_told(app).into_iter().map(Line::from));
    Paragraph::new(lines)
}

/// The line at the top: what is played, where the cursor is, how long.
pub(super) fn draw_bar(app: &App, area: Rect, buffer: &mut Buffer) {
    let theme = app.theme.theme();
    buffer.set_style(area, theme.bar);
    let size = app.game.geometry().digits();
    let open = app.game.open_cells().count();
    let left = app.lang.say(&text!(
        "screen-bar",
        size = size,
        open = open,
        moves = app.game.moves_made()
    ));
    let time = app.game.timer.to_string();
    let room = usize::from(area.width).saturating_sub(time.len() + 3);
    buffer.set_stringn(area.x, area.y, format!(" {left}"), room, theme.bar);
    let x = area.right().saturating_sub(time.len() as u16 + 1);
    buffer.set_stringn(x, area.y, &time, time.len(), theme.bar);
}

/// The line at the bottom: the keys to know.
pub(super) fn draw_keys(app: &App, area: Rect, buffer: &mut Buffer) {
    let theme = app.theme.theme();
    buffer.set_style(area, theme.bar);
    let keys = app.lang.say(&text!("screen-keys"));
    buffer.set_stringn(
        area.x,
        area.y,
        format!(" {keys}"),
        usize::from(area.width),
        theme.bar,
    );
}
