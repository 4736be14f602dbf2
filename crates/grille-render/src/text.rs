//! A picture in characters, for a terminal: regions by their borders, cages by lines inside them with their sums,
//! signs between the cells, marks around the digits, clues around the grid. What characters cannot draw is listed
//! below it.

use grille_core::constraint::{MarkKind, SignKind};
use grille_core::{Coordinates, Decoration, Place};
use grille_notation::heading_lines;
use grille_say::{Lang, Say, Text, Value, text};
use grille_solve::Puzzle;

use super::ornament::{Ornament, Shade, Spot, signed};
use super::picture::Picture;
use super::shape::number;
use super::square::{Content, Square};
use crate::PictureOptions;

/// The width of a picture above which its cells are drawn narrow.
const WIDTH: usize = 80;

/// The line width of the text below it.
const WORDS: usize = 78;

/// The characters for lines that meet in a corner, indexed by their weights up, right, down and left in base 3.
const CORNERS: &str =
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

/// The picture in characters, with its title above and its rules below.
#[must_use]
pub fn text(picture: &Picture, lang: Lang) -> String {
    let mut drawn = String::new();
    if let Some(title) = picture.title() {
        drawn.push_str(title);
        drawn.push_str("\n\n");
    }
    drawn.push_str(&characters(picture));
    let listed = listed(picture);
    if !picture.rules().is_empty() || !listed.is_empty() {
        drawn.push('\n');
    }
    for rule in picture.rules().iter().chain(&listed) {
        drawn.push_str(&wrapped(&lang.say(rule)));
    }
    drawn
}

/// The grid alone in a frame, with its cages, signs and clues as far as characters can draw them.
///
/// ```
/// let puzzle: grille_solve::Puzzle = "4....3.....3..41".parse()?;
/// assert!(grille_render::framed(&puzzle).starts_with("    1 2   3 4\n  ┌─────┬─────┐\n1 │ 4 . │"));
/// # Ok::<(), grille_core::ParseGridError>(())
/// ```
#[must_use]
pub fn framed(puzzle: &Puzzle) -> String {
    if puzzle.model().is_none() && puzzle.layout().boxes().is_some() {
        grille_notation::framed(puzzle.values(), puzzle.script())
    } else {
        characters(&Picture::of(puzzle, &PictureOptions::default()))
    }
}

/// The drawing alone.
fn characters(picture: &Picture) -> String {
    let mut page = Page::of(picture);
    page.borders(picture);
    for (row, column, square) in picture.squares() {
        page.field((signed(row), signed(column)), &field(square));
    }
    if page.is_wide {
        for ornament in picture.ornaments() {
            page.ornament(ornament);
        }
    }
    for ornament in picture.ornaments() {
        if let Ornament::Outside { spot, .. } = ornament {
            page.field(*spot, &ornament.characters());
        }
    }
    page.written(picture)
}

/// A page of characters: fields for the cells, and gaps for the lines between them.
struct Page {
    /// The first row and column of fields, before the grid if there are clues.
    first: Spot,
    columns: usize,
    /// How many characters a field has.
    field: usize,
    is_wide: bool,
    has_cages: bool,
    /// Whether there is a line between all rows, because some have something on it.
    is_even: bool,
    characters: Vec<Vec<char>>,
}

impl Page {
    fn of(picture: &Picture) -> Page {
        let margins = picture.clue_margins();
        let (rows, columns) = (
            margins.top + picture.rows() + margins.bottom,
            margins.left + picture.columns() + margins.right,
        );
        let label = picture.rows().to_string().len() + 1;
        let longest = picture
            .squares()
            .map(|(_, _, square)| field(square).chars().count());
        let longest = longest.max().unwrap_or(1);
        let is_drawn = |ornament: &Ornament| !matches!(ornament, Ornament::Decoration(_));
        let has_ornaments = picture.ornaments().iter().any(is_drawn);
        let is_wide = has_ornaments && label + 4 * columns < WIDTH;
        let field = longest.max(if is_wide { 3 } else { 1 });
        let has_cages = is_wide
            && (picture.ornaments().iter())
                .any(|ornament| matches!(ornament, Ornament::Cage { .. }));
        Page {
            first: (-signed(margins.top), -signed(margins.left)),
            columns,
            field,
            is_wide,
            has_cages,
            is_even: is_wide && picture.ornaments().iter().any(Ornament::stands_between),
            characters: vec![vec![' '; (field + 1) * columns + 1]; 2 * rows + 1],
        }
    }

    /// The line and column of the corner before a cell.
    fn corner(&self, (row, column): Spot) -> (usize, usize) {
        let (row, column) = (row - self.first.0, column - self.first.1);
        (2 * row as usize, (self.field + 1) * column as usize)
    }

    fn set(&mut self, line: usize, column: usize, character: char) {
        if let Some(place) = self
            .characters
            .get_mut(line)
            .and_then(|line| line.get_mut(column))
        {
            *place = character;
        }
    }

    /// A text in the middle of a cell.
    fn field(&mut self, spot: Spot, text: &str) {
        let (line, column) = self.corner(spot);
        let before = (self.field.saturating_sub(text.chars().count())).div_ceil(2);
        for (at, character) in text.chars().enumerate() {
            self.set(line + 1, column + 1 + before + at, character);
        }
    }

    /// The lines along edges, and the corners where they meet.
    fn borders(&mut self, picture: &Picture) {
        let cages = Cages::of(picture, self.has_cages);
        let strong = if self.has_cages { 2 } else { 1 };
        let at = |row: i32, column: i32| {
            let (row, column) = (usize::try_from(row).ok()?, usize::try_from(column).ok()?);
            picture.square(row, column)
        };
        let weight = |thick: Option<bool>, a: Spot, b: Spot| match thick {
            Some(true) => strong,
            _ if cages.part(a, b) => 1,
            _ => 0,
        };
        // Above and left of a cell, or of the place where one would be.
        let above = |(row, column): Spot| {
            let thick = at(row, column).map(|square| square.thick.top);
            let thick = thick.or(at(row - 1, column).map(|square| square.thick.bottom));
            weight(thick, (row, column), (row - 1, column))
        };
        let left = |(row, column): Spot| {
            let thick = at(row, column).map(|square| square.thick.left);
            let thick = thick.or(at(row, column - 1).map(|square| square.thick.right));
            weight(thick, (row, column), (row, column - 1))
        };
        for row in 0..=signed(picture.rows()) {
            for column in 0..=signed(picture.columns()) {
                let spot = (row, column);
                let arms = [
                    left((row - 1, column)),
                    above(spot),
                    left(spot),
                    above((row, column - 1)),
                ];
                let corner = arms.into_iter().fold(0, |all, weight| 3 * all + weight);
                let (line, start) = self.corner(spot);
                self.set(line, start, CORNERS.chars().nth(corner).unwrap_or(' '));
                let across = [' ', '─', '━'][above(spot)];
                for step in 1..=self.field {
                    if across != ' ' {
                        self.set(line, start + step, across);
                    }
                }
                if left(spot) > 0 {
                    self.set(line + 1, start, [' ', '│', '┃'][left(spot)]);
                }
            }
        }
    }

    fn ornament(&mut self, ornament: &Ornament) {
        match ornament {
            Ornament::Cage { cells, label } => {
                if let Some(&first) = cells.iter().min() {
                    let (line, column) = self.corner(first);
                    for (at, character) in label.chars().take(self.field).enumerate() {
                        self.set(line, column + 1 + at, character);
                    }
                }
            }
            Ornament::Sign { first, second, .. } => {
                if let Some((line, column)) = self.edge(*first, *second) {
                    for sign in ornament.characters().chars() {
                        self.set(line, column, sign);
                    }
                }
            }
            Ornament::Mark { cell, kind } => {
                let around = match kind {
                    MarkKind::Even => ('[', ']'),
                    MarkKind::Odd => ('(', ')'),
                    MarkKind::Minimum => ('>', '<'),
                    MarkKind::Maximum => ('<', '>'),
                };
                self.around(*cell, around);
            }
            Ornament::Ring(cell) | Ornament::View { cell, .. } => self.around(*cell, ('{', '}')),
            Ornament::Shade { cells, shade } => {
                let (before, after) = match shade {
                    Shade::Region => ('░', '░'),
                    Shade::Magic => ('▒', '▒'),
                    // The same letter in both copies.
                    Shade::Clone(number) => (char::from(b'A' + (number % 26) as u8), ' '),
                };
                for &cell in cells {
                    self.around(cell, (before, after));
                }
            }
            Ornament::Diagonal(cells) => {
                let falls = matches!(cells[..], [(a, b), .., (c, d)] if (a < c) == (b < d));
                for &cell in cells {
                    let (line, column) = self.corner(cell);
                    let mark = match self.characters[line + 1][column + 1] {
                        ' ' if falls => '╲',
                        ' ' => '╱',
                        _ => '╳',
                    };
                    self.around(cell, (mark, mark));
                }
            }
            Ornament::Line { cells, .. } => self.connect(cells),
            Ornament::Arrow { circle, shaft } => {
                self.connect(circle);
                self.connect(&[&circle[circle.len().saturating_sub(1)..], shaft].concat());
            }
            Ornament::Corner { cells, .. } => {
                // The corner where the cells meet is before the last of them.
                if let Some(&last) = cells.iter().max() {
                    let (line, column) = self.corner(last);
                    self.set(line, column, '◎');
                }
            }
            Ornament::Decoration(_) | Ornament::Outside { .. } => {}
        }
    }

    /// Short strokes between the cells of a line.
    fn connect(&mut self, cells: &[Spot]) {
        for two in cells.windows(2) {
            let (a, b) = (two[0].min(two[1]), two[0].max(two[1]));
            let (line, column) = self.corner(b);
            match (b.0 - a.0, b.1 - a.1) {
                (0, 1) => self.set(line + 1, column, '╌'),
                (1, 0) => self.set(line, column + 1 + self.field / 2, '╎'),
                (1, 1) => self.set(line, column, '╲'),
                (1, -1) => self.set(line, column + 1 + self.field, '╱'),
                _ => {}
            }
        }
    }

    /// Marks at both sides of a cell.
    fn around(&mut self, cell: Spot, (before, after): (char, char)) {
        let (line, column) = self.corner(cell);
        self.set(line + 1, column + 1, before);
        self.set(line + 1, column + self.field, after);
    }

    /// The place between two cells that are side by side.
    fn edge(&self, first: Spot, second: Spot) -> Option<(usize, usize)> {
        let (a, b) = (first.min(second), first.max(second));
        let (line, column) = self.corner(b);
        match (b.0 - a.0, b.1 - a.1) {
            (0, 1) => Some((line + 1, column)),
            (1, 0) => Some((line, column + 1 + self.field / 2)),
            _ => None,
        }
    }

    /// The lines with their labels, without blank ones between rows of cells.
    fn written(&self, picture: &Picture) -> String {
        let margin = picture.rows().to_string().len();
        let mut drawn = String::new();
        for line in heading_lines(picture.coordinates(), picture.columns(), self.field) {
            let mut heading = " ".repeat(margin + 1);
            for at in 0..self.columns {
                let column = usize::try_from(signed(at) + self.first.1).ok();
                let part = column
                    .and_then(|column| line.get(column))
                    .map_or("", String::as_str);
                let before = 1 + self.field / 2;
                heading.push_str(&format!("{part:>width$}", width = before + 1));
                heading.push_str(&" ".repeat(self.field - before));
            }
            drawn.push_str(heading.trim_end());
            drawn.push('\n');
        }
        for (number, line) in self.characters.iter().enumerate() {
            let line: String = line.iter().collect();
            let line = line.trim_end();
            // A line between two rows of cells with nothing but bars on it.
            let is_bare = line.chars().all(|c| matches!(c, ' ' | '│' | '┃'));
            if number % 2 == 0 && is_bare && (line.is_empty() || !self.is_even) {
                continue;
            }
            let row = signed(number / 2) + self.first.0;
            let label = match usize::try_from(row) {
                Ok(row) if number % 2 == 1 && row < picture.rows() => (row + 1).to_string(),
                _ => String::new(),
            };
            let written = format!("{label:>margin$} {line}");
            drawn.push_str(written.trim_end());
            drawn.push('\n');
        }
        drawn
    }
}

/// Which cells are in one cage.
struct Cages<'a>(Vec<&'a [Spot]>);

impl Cages<'_> {
    fn of(picture: &Picture, are_drawn: bool) -> Cages<'_> {
        let cages = picture
            .ornaments()
            .iter()
            .filter_map(|ornament| match ornament {
                Ornament::Cage { cells, .. } if are_drawn => Some(&cells[..]),
                _ => None,
            });
        Cages(cages.collect())
    }

    /// Whether the edge of a cage runs between two cells.
    fn part(&self, a: Spot, b: Spot) -> bool {
        self.0
            .iter()
            .any(|cage| cage.contains(&a) != cage.contains(&b))
    }
}

/// The contents of a cell.
fn field(square: &Square) -> String {
    match &square.content {
        Content::Empty => ".".to_string(),
        Content::Digit { symbol, .. } => symbol.to_string(),
        Content::Candidates(marks) if marks.is_empty() => "!".to_string(),
        Content::Candidates(marks) => marks.iter().map(|mark| mark.symbol).collect(),
    }
}

/// What the characters do not fully show.
fn listed(picture: &Picture) -> Vec<Text> {
    let page = Page::of(picture);
    let path = |cells: &[Spot]| {
        let place = |&(row, column): &Spot| match (u16::try_from(row), u16::try_from(column)) {
            (Ok(row), Ok(column)) => picture.coordinates().place(Place { row, column }),
            _ => format!("r{}c{}", row + 1, column + 1),
        };
        let between = match picture.coordinates() {
            Coordinates::Numbers => " ",
            Coordinates::Letters => ", ",
        };
        cells.iter().map(place).collect::<Vec<_>>().join(between)
    };
    let item = |name: Text, cells: String| text!("render-listed", what = name, cells = cells);
    let with = |label: &str, cells: String| {
        text!("render-listed", what = label.to_string(), cells = cells)
    };
    let list = picture.ornaments().iter().filter_map(|ornament| {
        Some(match ornament {
            Ornament::Line { cells, kind } => match number(*kind) {
                Some(number) => item(kind.text(), format!("({number}) {}", path(cells))),
                None => item(kind.text(), path(cells)),
            },
            Ornament::Arrow { circle, shaft } => item(
                text!("render-arrow"),
                format!("({}) {}", path(circle), path(shaft)),
            ),
            Ornament::Corner { cells, label } => with(label, path(cells)),
            Ornament::View { cell, ways, of } => {
                let arrows: String = ways.iter().map(|&way| arrow(way)).collect();
                let seen = if of.is_empty() { arrows } else { path(of) };
                item(text!("render-view"), format!("({}) {seen}", path(&[*cell])))
            }
            Ornament::Shade { cells, .. } | Ornament::Diagonal(cells) if !page.is_wide => {
                item(text!("render-group"), path(cells))
            }
            Ornament::Cage { cells, label }
                if !page.is_wide || label.chars().count() > page.field =>
            {
                with(label, path(cells))
            }
            Ornament::Sign {
                first,
                second,
                kind,
            } if !page.is_wide
                || page.edge(*first, *second).is_none()
                || !matches!(
                    *kind,
                    SignKind::WHITE | SignKind::BLACK | SignKind::X | SignKind::V | SignKind::Less
                ) =>
            {
                item(kind.text(), path(&[*first, *second]))
            }
            Ornament::Mark { cell, kind } if !page.is_wide => {
                let name = match kind {
                    MarkKind::Even => text!("render-even"),
                    MarkKind::Odd => text!("render-odd"),
                    MarkKind::Minimum => text!("render-minimum"),
                    MarkKind::Maximum => text!("render-maximum"),
                };
                item(name, path(&[*cell]))
            }
            _ => return None,
        })
    });
    list.chain(drawings(picture)).collect()
}

/// How many lines, shapes, texts and colours a setter drew that characters cannot.
fn drawings(picture: &Picture) -> Option<Text> {
    let count = |is_one: fn(&Decoration) -> bool| {
        let drawn = picture.ornaments().iter();
        let drawn =
            drawn.filter(|ornament| matches!(ornament, Ornament::Decoration(d) if is_one(d)));
        drawn.count()
    };
    let lines = count(|drawn| matches!(drawn, Decoration::Line { .. }));
    let shapes =
        count(|drawn| matches!(drawn, Decoration::Shape { .. } | Decoration::Outline { .. }));
    let texts = count(|drawn| matches!(drawn, Decoration::Text { .. }));
    let grounds = count(|drawn| matches!(drawn, Decoration::Ground { .. }));
    let kinds = [
        (lines, text!("render-drawn-lines", count = lines)),
        (shapes, text!("render-drawn-shapes", count = shapes)),
        (texts, text!("render-drawn-texts", count = texts)),
        (grounds, text!("render-drawn-grounds", count = grounds)),
    ];
    let kinds = kinds.into_iter().filter(|(count, _)| *count > 0);
    let kinds: Vec<Text> = kinds.map(|(_, kind)| kind).collect();
    if kinds.is_empty() {
        return None;
    }
    let kinds: Value = kinds.into_iter().collect();
    Some(text!("render-drawn", kinds = kinds))
}

/// A direction as a character.
fn arrow(way: Spot) -> char {
    match way {
        (0, ..=-1) => '←',
        (0, _) => '→',
        (..=-1, _) => '↑',
        _ => '↓',
    }
}

/// A sentence wrapped to a readable length.
fn wrapped(sentence: &str) -> String {
    let mut lines = String::new();
    let mut length = 0;
    for word in sentence.split(' ') {
        let letters = word.chars().count();
        if length > 0 && length + 1 + letters > WORDS {
            lines.push_str("\n  ");
            length = 2;
        } else if length > 0 {
            lines.push(' ');
            length += 1;
        }
        lines.push_str(word);
        length += letters;
    }
    lines + "\n"
}
