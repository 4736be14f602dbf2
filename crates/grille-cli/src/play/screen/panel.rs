//! The panel beside or below the grid: the pens, the digits still to be placed, the aids, and the messages.

use grille::game::Help;
use grille::say::{DescribeConstraint, Lang, Text, text};
use grille::{Digit, DigitSet};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use super::app::{App, Seen};
use super::command::Pen;
use super::theme::Theme;
use crate::play::board;

/// Draws the panel; returns where the keys of the digits are. Messages have priority: if they are long, the rest makes
/// room, and if that is not enough, they are shown in parts.
pub(super) fn draw(app: &App, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, Digit)> {
    let theme = app.theme.theme();
    let alone = area.height <= 10;
    let is_low = area.height < 5;
    let told = told(app, &theme, alone, is_low);
    let needed = wrapped(&told.now, area.width).len() as u16;
    // A low panel has room for the messages and little else.
    let mut pens = pens(app, &theme);
    if is_low {
        pens.retain(|pen| pen.style == theme.strong);
    }
    let pens = flowing(&pens, area.width);
    let helps = flowing(&helps(app, &theme), area.width);
    let digits = digit_rows(app, area);
    let sections = [
        (1, pens.len() as u16),
        (4, digits.len() as u16),
        (6, helps.len() as u16),
        (10, 4),
    ];
    let mut shown = 0;
    let mut used = 0;
    for (more_than, rows) in sections {
        if area.height <= more_than || used + rows + needed > area.height {
            break;
        }
        shown += 1;
        used += rows;
    }
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
    if shown > 0 {
        Paragraph::new(pens.clone()).render(rows(pens.len() as u16), buffer);
    }
    let mut keys = Vec::new();
    if shown > 1 {
        keys = draw_digits(app, &theme, &digits, rows(digits.len() as u16), buffer);
    }
    if shown > 2 {
        Paragraph::new(helps.clone()).render(rows(helps.len() as u16), buffer);
    }
    if shown > 3 {
        let _ = rows(1);
        said(app.lang, &cell_told(app), theme.faint).render(rows(2), buffer);
        let _ = rows(1);
    }
    draw_told(app, &theme, told, rows(area.height), buffer);
    keys
}

/// The messages, in parts if they are long.
fn draw_told(app: &App, theme: &Theme, told: Told, area: Rect, buffer: &mut Buffer) {
    let told: Vec<Line<'static>> = told.now.into_iter().chain(told.rules).collect();
    let mut lines = wrapped(&told, area.width);
    let is_long = lines.len() > usize::from(area.height);
    if is_long {
        // Reserves the end of the last row for how much more there is.
        lines = wrapped(&told, area.width.saturating_sub(MORE));
    }
    let count = lines.len() as u16;
    let last = if is_long {
        count.saturating_sub(area.height)
    } else {
        0
    };
    let first = app.told.get().first.min(last);
    app.told.set(Seen {
        first,
        last,
        rows: area.height,
    });
    let seen = lines.into_iter().skip(usize::from(first));
    let seen: Vec<Line<'static>> = seen.take(usize::from(area.height)).collect();
    Paragraph::new(seen).render(area, buffer);
    if last > 0 && area.height > 0 && area.width > MORE {
        let more = if first < last {
            text!("screen-scroll-down", lines = usize::from(last - first))
        } else {
            text!("screen-scroll-up")
        };
        let more = app.lang.say(&more);
        let x = area.right().saturating_sub(more.chars().count() as u16);
        buffer.set_stringn(x, area.bottom() - 1, &more, usize::from(MORE), theme.strong);
    }
}

/// The room for how much more there is to read, with the blank before it.
const MORE: u16 = 12;

/// Lines broken between words; a word that is too long for a line is broken itself.
fn wrapped(lines: &[Line<'static>], width: u16) -> Vec<Line<'static>> {
    let width = usize::from(width.max(1));
    let mut wrapped = Vec::new();
    for line in lines {
        let text: String = line.spans.iter().map(|span| &*span.content).collect();
        let mut row = String::new();
        let mut length = 0;
        let mut finish = |row: &mut String| {
            wrapped.push(Line::styled(std::mem::take(row), line.style));
        };
        for word in text.split_whitespace() {
            let letters: Vec<char> = word.chars().collect();
            if length > 0 && length + 1 + letters.len() > width {
                finish(&mut row);
                length = 0;
            }
            if length > 0 {
                row.push(' ');
                length += 1;
            }
            for letter in letters {
                if length == width {
                    finish(&mut row);
                    length = 0;
                }
                row.push(letter);
                length += 1;
            }
        }
        finish(&mut row);
    }
    wrapped
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

/// Each digit with how often it is still to be placed, in rows; a `-` for one that is done.
fn digit_rows(app: &App, area: Rect) -> Vec<Vec<(Digit, String)>> {
    let mut rows: Vec<Vec<(Digit, String)>> = vec![Vec::new()];
    let mut width = 0;
    for digit in app.game.layout().all_digits() {
        let left = match app.game.remaining(digit) {
            Some(0) => "-".to_string(),
            Some(count) => count.to_string(),
            None => "?".to_string(),
        };
        let (open, close) = if app.in_hand == Some(digit) {
            ('[', ']')
        } else {
            (' ', ' ')
        };
        let told = format!("{open}{}:{left}{close}", app.alphabet().symbol(digit));
        if width + told.len() > usize::from(area.width) && width > 0 {
            rows.push(Vec::new());
            width = 0;
        }
        width += told.len();
        let last = rows.len() - 1;
        rows[last].push((digit, told));
    }
    rows
}

fn draw_digits(
    app: &App,
    theme: &Theme,
    digits: &[Vec<(Digit, String)>],
    area: Rect,
    buffer: &mut Buffer,
) -> Vec<(Rect, Digit)> {
    let mut keys = Vec::new();
    for (row, y) in digits.iter().zip(area.y..area.bottom()) {
        let mut x = area.x;
        for (digit, told) in row {
            let width = told.len() as u16;
            if x + width > area.right() {
                break;
            }
            let in_hand = app.in_hand == Some(*digit);
            let is_done = app.game.remaining(*digit) == Some(0);
            let style = if in_hand {
                theme.base.add_modifier(Modifier::BOLD)
            } else if is_done {
                theme.faint
            } else {
                theme.base
            };
            buffer.set_stringn(x, y, told, usize::from(width), style);
            let height = 1;
            keys.push((
                Rect {
                    x,
                    y,
                    width,
                    height,
                },
                *digit,
            ));
            x += width;
        }
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

/// Where the cursor is, and the marks there.
fn cell_told(app: &App) -> Text {
    let cell = app.game.layout().place(app.cursor).to_string();
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

/// The constraints of the cursor's cell beyond its houses: cages, signs, marks.
fn rules_told(app: &App) -> Vec<String> {
    let layout = app.game.layout();
    let constraints = app.game.puzzle().constraints().iter();
    constraints
        .filter(|constraint| constraint.cells(layout).contains(&app.cursor))
        .map(|constraint| app.lang.say(&constraint.describe(layout)))
        .collect()
}

/// The messages of the panel.
struct Told {
    /// The hint, a message, or what is wrong with the cursor's cell; otherwise what is in it, unless that is shown
    /// elsewhere.
    now: Vec<Line<'static>>,
    /// The rules that apply to the cursor's cell.
    rules: Vec<Line<'static>>,
}

fn told(app: &App, theme: &Theme, alone: bool, is_low: bool) -> Told {
    let mut now = Vec::new();
    if app.thinking {
        now.push(Line::from(app.lang.say(&text!("screen-thinking"))));
    } else if let Some((hint, more)) = app.hint_told() {
        now.push(Line::styled(app.lang.say(&hint), theme.base));
        now.push(Line::styled(app.lang.say(&more), theme.faint));
    } else if let Some(message) = &app.message {
        now.push(Line::from(app.lang.say(message)));
    } else if let Some(clash) = clash_told(app) {
        now.push(Line::styled(clash, theme.base));
    } else if alone {
        now.push(Line::styled(app.lang.say(&cell_told(app)), theme.faint));
    }
    let mut rules: Vec<Line<'static>> = rules_told(app).into_iter().map(Line::from).collect();
    if is_low {
        // A low panel gives a hint all the room; without a hint, rules follow what they are about.
        if app.hinted.is_none() {
            now.append(&mut rules);
        }
        rules.clear();
        let text: Vec<String> = now.iter().map(Line::to_string).collect();
        now = vec![Line::from(text.join(" · "))];
    }
    Told { now, rules }
}

/// Why the digit at the cursor clashes, if it does and that aid is on.
fn clash_told(app: &App) -> Option<String> {
    let digit = app.game.digit(app.cursor)?;
    if !app.clashes().contains(app.cursor) {
        return None;
    }
    let found = app.game.possibilities(app.cursor);
    let forbidden = found.forbidden.iter().find(|its| its.digit == digit);
    if let Some(forbidden) = forbidden {
        return Some(app.lang.say(forbidden));
    }
    let broken = app.game.broken();
    let (constraint, _) = broken
        .iter()
        .find(|(_, cells)| cells.contains(app.cursor))?;
    let reason = text!("forbidden-constraint", constraint = constraint);
    let digit = app.alphabet().symbol(digit);
    let told = text!("forbidden", digit = digit, reasons = reason);
    Some(app.lang.say(&told))
}

/// The line at the top: what is played, where the cursor is, how long.
pub(super) fn draw_bar(app: &App, area: Rect, buffer: &mut Buffer) {
    let theme = app.theme.theme();
    buffer.set_style(area, theme.bar);
    let size = app.game.layout().digits();
    let open = app.game.open_cells().count();
    let variants = board::variants(&app.game, app.lang);
    // The first two of many variants show what kind of puzzle it is.
    let variants = match variants.match_indices(", ").nth(1) {
        Some((end, _)) => format!(" {}…", &variants[..end]),
        None if variants.is_empty() => variants,
        None => format!(" {variants}"),
    };
    let left = app.lang.say(&text!(
        "screen-bar",
        size = size,
        variants = variants,
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
