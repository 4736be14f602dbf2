//! One cell on the screen: its digit or its marks, and the signs around them.

use grille::game::{Colour, Contents};
use grille::{Alphabet, Digit, DigitSet};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::theme::Theme;
use super::view::Slots;

/// Everything that a cell shows.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(super) struct Look {
    /// How the puzzle writes digits.
    pub(super) alphabet: Alphabet,
    /// Whether the cell has one row and its signs are on the lines beside it.
    pub(super) has_sides: bool,
    /// Whether an ornament needs a place in it.
    pub(super) ornate: bool,
    pub(super) digit: Option<Digit>,
    pub(super) given: bool,
    /// What the player wrote; its centre marks are the ones to show.
    pub(super) contents: Contents,
    pub(super) cursor: bool,
    pub(super) selected: bool,
    pub(super) peer: bool,
    pub(super) hinted: bool,
    /// The digit that is highlighted everywhere.
    pub(super) in_view: Option<Digit>,
    pub(super) clash: bool,
    pub(super) wrong: bool,
    /// What a hint places here, and what it removes.
    pub(super) found: DigitSet,
    pub(super) gone: DigitSet,
}

impl Look {
    fn is_same(&self) -> bool {
        self.digit.is_some() && self.digit == self.in_view
    }

    /// Whether the background of the cell requires its own text colour.
    fn is_inked(&self) -> bool {
        self.contents.colour.is_some() || self.cursor || self.selected || self.hinted
    }

    /// The style of the whole cell.
    fn ground(&self, theme: &Theme) -> Style {
        let mut style = theme.base;
        let mut lay = |when: bool, over: Style| {
            if when {
                style = style.patch(over);
            }
        };
        lay(self.peer, theme.peer);
        if let Some(colour) = self.contents.colour {
            lay(true, theme.colours[usize::from(colour.number()) - 1]);
        }
        lay(self.is_same(), theme.same);
        lay(self.hinted, theme.hinted);
        lay(self.selected, theme.selected);
        lay(self.cursor, theme.cursor);
        style
    }

    /// Everything that the cell may be marked with.
    fn marks(&self) -> DigitSet {
        let tinted: DigitSet = self.contents.tints.iter().map(|(digit, _)| digit).collect();
        self.contents.corner | self.contents.centre | self.gone | self.found | tinted
    }
}

pub(super) fn draw(look: &Look, area: Rect, slots: Slots, theme: &Theme, buffer: &mut Buffer) {
    let ground = look.ground(theme);
    buffer.set_style(area, ground);
    let mut canvas = Canvas {
        area,
        ground,
        buffer,
    };
    match look.digit {
        Some(digit) => draw_digit(look, digit, theme, &mut canvas),
        None if slots.fit(area.width, area.height) => {
            draw_marks(look, slots, theme, &mut canvas);
        }
        None => draw_marks_in_line(look, theme, &mut canvas),
    }
    if !look.has_sides {
        draw_signs(look, theme, &mut canvas);
    }
}

struct Canvas<'a> {
    area: Rect,
    ground: Style,
    buffer: &'a mut Buffer,
}

impl Canvas<'_> {
    fn put(&mut self, x: u16, y: u16, symbol: char, style: Style) {
        if x < self.area.width && y < self.area.height {
            let cell = &mut self.buffer[(self.area.x + x, self.area.y + y)];
            cell.set_char(symbol).set_style(self.ground.patch(style));
        }
    }

    fn middle(&self) -> (u16, u16) {
        ((self.area.width - 1) / 2, self.area.height / 2)
    }
}

fn draw_digit(look: &Look, digit: Digit, theme: &Theme, canvas: &mut Canvas<'_>) {
    let (x, y) = canvas.middle();
    let own = if look.given { theme.given } else { theme.own };
    let own = if look.is_inked() {
        Style {
            fg: canvas.ground.fg,
            ..own
        }
    } else {
        own
    };
    let style = if look.clash || look.wrong {
        own.patch(theme.wrong)
    } else {
        own
    };
    let style = if look.is_same() {
        style.patch(theme.same)
    } else {
        style
    };
    canvas.put(x, y, look.alphabet.symbol(digit), style);
    if look.wrong {
        canvas.put(x + 1, y, '?', theme.wrong);
    }
    if look.clash {
        canvas.put(x + 1, y, '!', theme.wrong);
    }
}

/// Each mark at its fixed position, with a sign before it: `'` for a corner mark, a letter for a colour (a capital for
/// a corner mark), `-` for what a hint removes, `+` for what it places, `:` for a single mark, to tell it from a
/// digit.
fn draw_marks(look: &Look, slots: Slots, theme: &Theme, canvas: &mut Canvas<'_>) {
    let top = (canvas.area.height - slots.rows) / 2;
    for digit in look.marks() {
        let index = digit.index() as u16;
        let (x, y) = (1 + 2 * (index % slots.columns), top + index / slots.columns);
        let (sign, style) = mark(look, digit, theme);
        canvas.put(x, y, sign, style);
        canvas.put(x + 1, y, look.alphabet.symbol(digit), style);
    }
}

fn mark(look: &Look, digit: Digit, theme: &Theme) -> (char, Style) {
    let corner = look.contents.corner.contains(digit);
    let mut style = if corner { theme.corner } else { theme.centre };
    if look.is_inked() {
        style.fg = None;
    }
    let mut sign = match (corner, look.marks().len()) {
        (true, _) => '\'',
        (false, 1) => ':',
        (false, _) => ' ',
    };
    if let Some(colour) = look.contents.tints.get(digit) {
        sign = if corner {
            colour.letter().to_ascii_uppercase()
        } else {
            colour.letter()
        };
        style = style.patch(theme.colours[usize::from(colour.number()) - 1]);
    }
    if look.in_view == Some(digit) {
        style = style.patch(theme.same);
    }
    if look.gone.contains(digit) {
        return ('-', style.patch(theme.gone));
    }
    if look.found.contains(digit) {
        return ('+', style.patch(theme.found));
    }
    (sign, style)
}

/// The marks in one row: corner marks, `'`, centre marks. If there are too many, `…` stands for those in between, and
/// a `:` at the end means that there are more. In a very narrow cell `:` means that there are some.
fn draw_marks_in_line(look: &Look, theme: &Theme, canvas: &mut Canvas<'_>) {
    let (x, y) = canvas.middle();
    if look.marks().is_empty() {
        return canvas.put(x, y, '·', theme.faint);
    }
    let taken = if look.has_sides {
        u16::from(look.ornate)
    } else {
        2
    };
    let room = usize::from(canvas.area.width.saturating_sub(taken));
    if room < 3 {
        let sign = if look.found.is_empty() { ':' } else { '+' };
        return canvas.put(x, y, sign, theme.centre);
    }
    let mut line = marks_in_line(look, theme, false);
    if line.len() > room {
        line = marks_in_line(look, theme, true);
    }
    if line.len() > room {
        line.truncate(room - 1);
        line.push((':', theme.centre));
    }
    let left = usize::from(taken.min(1)) + (room - line.len()) / 2;
    for (number, (symbol, style)) in line.into_iter().enumerate() {
        canvas.put((left + number) as u16, y, symbol, style);
    }
}

/// The characters of the marks; in short form, only the ends of runs of three or more.
fn marks_in_line(look: &Look, theme: &Theme, short: bool) -> Vec<(char, Style)> {
    let corner = look.contents.corner;
    let marked = |digit: Digit| {
        let (sign, style) = mark(look, digit, theme);
        (digit, sign, style)
    };
    // The sign of corner marks appears once, after them.
    let in_corner = corner.iter().map(|digit| (digit, ' ', marked(digit).2));
    let mut line = written(look, &in_corner.collect::<Vec<_>>(), theme, short);
    if !corner.is_empty() {
        line.push(('\'', theme.corner));
    }
    let others = (look.marks() - corner).iter().map(marked);
    line.extend(written(look, &others.collect::<Vec<_>>(), theme, short));
    line
}

type Marked = (Digit, char, Style);

/// Marks with their signs, one after the other.
fn written(look: &Look, marks: &[Marked], theme: &Theme, short: bool) -> Vec<(char, Style)> {
    let follows = |&(one, sign, _): &Marked, &(next, next_sign, _): &Marked| {
        short && (sign, next_sign) == (' ', ' ') && one.index() + 1 == next.index()
    };
    let mut line = Vec::new();
    for run in marks.chunk_by(follows) {
        let is_long = run.len() > 2;
        for (at, &(digit, sign, style)) in run.iter().enumerate() {
            let is_between = is_long && at > 0 && at + 1 < run.len();
            if is_between {
                if at == 1 {
                    line.push(('…', theme.centre));
                }
                continue;
            }
            if sign != ' ' {
                line.push((sign, style));
            }
            line.push((look.alphabet.symbol(digit), style));
        }
    }
    line
}

/// The signs of a one-row cell, on the lines beside it, so that its marks keep their room: `[ ]` around the cursor,
/// `( )` around the selection, `*` where a hint points, a letter for a colour.
pub(super) fn draw_beside(look: &Look, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let letter = look.contents.colour.map(Colour::letter);
    let brackets = match (look.cursor, look.selected) {
        (true, _) => Some(['[', ']']),
        (false, true) => Some(['(', ')']),
        _ => None,
    };
    let star = look.hinted.then_some('*');
    let (left, right) = match brackets {
        Some([open, close]) => (Some(open), Some(star.or(letter).unwrap_or(close))),
        None => (star, letter),
    };
    let style = look.ground(theme).patch(theme.strong);
    let mut put = |sign: Option<char>, line: u16, edge: u16| {
        let Some(sign) = sign else { return };
        let is_free = |x: u16| {
            let symbol = buffer[(x, area.y)].symbol().chars().next();
            symbol.is_none_or(|symbol| matches!(symbol, ' ' | '\u{2500}'..='\u{254b}'))
        };
        // An ornament on the line is kept: the sign goes inside, if necessary over a mark, which the panel lists.
        let x = if is_free(line) || !is_free(edge) && !look.cursor {
            line
        } else {
            edge
        };
        buffer[(x, area.y)].set_char(sign).set_style(Style {
            fg: theme.strong.fg,
            ..style
        });
    };
    put(left, area.x.saturating_sub(1), area.x);
    put(right, area.right(), area.right() - 1);
}

/// `[ ]` around the cursor (`<` in the narrowest cell), `( )` around the selection, `*` where a hint points, a letter
/// for a colour.
fn draw_signs(look: &Look, theme: &Theme, canvas: &mut Canvas<'_>) {
    let (width, y) = (canvas.area.width, canvas.area.height / 2);
    let top = if canvas.area.height > 1 { 0 } else { y };
    if look.hinted {
        canvas.put(
            u16::from(width == 2),
            top,
            '*',
            theme.strong.patch(Style {
                fg: canvas.ground.fg,
                ..Style::new()
            }),
        );
    }
    if let Some(letter) = look.contents.colour.map(Colour::letter) {
        let x = if width > 3 || !look.clash && !look.wrong {
            width - 1
        } else {
            0
        };
        canvas.put(x, top, letter, Style::new());
    }
    let brackets = match (look.cursor, look.selected) {
        (true, _) => Some(['[', ']']),
        (false, true) => Some(['(', ')']),
        _ => None,
    };
    let Some([left, right]) = brackets else {
        return;
    };
    if width == 2 {
        if !look.clash && !look.wrong {
            canvas.put(1, y, if look.cursor { '<' } else { right }, Style::new());
        }
    } else {
        canvas.put(0, y, left, Style::new());
        let taken = width == 3 && (look.clash || look.wrong);
        if !taken {
            canvas.put(width - 1, y, right, Style::new());
        }
    }
}
