//! SVG: a self-contained drawing that scales. Weights and colours are attributes of groups rather than a style sheet,
//! so that one page can hold several drawings and every viewer understands them.

use grille_say::{Lang, Text};

use super::decimal::{Decimal, count};
use super::lines::{Line, lines};
use super::markup::escape;
use super::picture::Picture;
use super::proportions::{DIGIT, HALF_HEIGHT, LABEL, extent, label_room, mark_centre, mark_size};
use super::shape::{Colour, Paint, Point, Shape, shapes};
use super::square::Content;

/// The side of a square. All other lengths follow.
const SIDE: f64 = 60.0;

/// The margin around the drawing.
const MARGIN: f64 = 6.0;

/// The font size of the title.
const TITLE: f64 = 24.0;

/// The font size of the rules.
const RULE: f64 = 15.0;

/// The line height of the rules.
const RULE_LINE: f64 = 20.0;

/// The picture as a self-contained SVG document: no style sheet, no font file.
#[must_use]
pub fn svg(picture: &Picture, lang: Lang) -> String {
    let rules = wrapped_rules(picture, lang);
    let sheet = Sheet::of(picture, rules.len());
    let mut drawn = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         xml:lang=\"{code}\" font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\">\n\
         <title>{name}</title>\n\
         <desc>{summary}</desc>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n",
        width = Decimal(sheet.width),
        height = Decimal(sheet.height),
        code = lang.code(),
        name = escape(&picture.name(lang)),
        summary = escape(&lang.say(picture)),
    );
    if let Some(title) = picture.title() {
        // A long title is set smaller: an average letter is about half as wide as its font size.
        let fits = (sheet.width - 2.0 * MARGIN) / (0.56 * count(title.chars().count().max(1)));
        let size = TITLE.min(fits);
        let title = text(
            sheet.width / 2.0,
            MARGIN + TITLE / 2.0,
            size,
            &escape(title),
        );
        drawn.push_str(&group(
            "title",
            size,
            "font-weight=\"700\" fill=\"#111\"",
            &title,
        ));
    }
    let (under, over) = shapes(picture);
    drawn.push_str(&sheet.ornaments("under", &under));
    drawn.push_str(&sheet.labels(picture));
    drawn.push_str(&sheet.marks(picture));
    drawn.push_str(&sheet.digits(picture, false));
    drawn.push_str(&sheet.digits(picture, true));
    drawn.push_str(&sheet.path(
        "class=\"thin\" stroke=\"#888\" stroke-width=\"1\"",
        &lines(picture, false),
    ));
    drawn.push_str(&sheet.path(
        "class=\"thick\" stroke=\"#000\" stroke-width=\"3\" stroke-linecap=\"square\"",
        &lines(picture, true),
    ));
    drawn.push_str(&sheet.ornaments("over", &over));
    drawn.push_str(&sheet.rules(&rules));
    drawn + "</svg>\n"
}

/// What constraints draw under and over the digits, for a page that draws the rest itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Ornaments {
    /// An SVG document of what lies under the digits.
    pub under: String,
    /// An SVG document of what lies over them.
    pub over: String,
    /// The position and size of both, in cells from the corner of the first: left, top, width, height.
    pub place: [f64; 4],
}

/// What the constraints of a picture draw; `None` if they draw nothing.
#[must_use]
pub fn ornaments(picture: &Picture) -> Option<Ornaments> {
    let (under, over) = shapes(picture);
    if under.is_empty() && over.is_empty() {
        return None;
    }
    let sheet = Sheet::of(picture, 0);
    let document = |class: &str, shapes: &[Shape]| {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" \
             font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\">\n{}</svg>\n",
            Decimal(sheet.width),
            Decimal(sheet.height),
            sheet.ornaments(class, shapes)
        )
    };
    Some(Ornaments {
        under: document("under", &under),
        over: document("over", &over),
        place: [-sheet.left, -sheet.top, sheet.width, sheet.height].map(|length| length / SIDE),
    })
}

/// The size of the drawing, and where the grid starts in it.
struct Sheet {
    width: f64,
    height: f64,
    left: f64,
    top: f64,
}

impl Sheet {
    fn of(picture: &Picture, rules: usize) -> Sheet {
        let title = picture.title().map_or(0.0, |_| TITLE + 2.0 * MARGIN);
        let (margins, labels) = (picture.margins(), label_room(picture));
        let (width, height) = extent(picture);
        let below = match rules {
            0 => 0.0,
            lines => MARGIN + RULE_LINE * count(lines),
        };
        Sheet {
            width: SIDE * width + 2.0 * MARGIN,
            height: title + SIDE * height + below + 2.0 * MARGIN,
            left: MARGIN + SIDE * (labels + count(margins.left)),
            top: title + MARGIN + SIDE * (labels + count(margins.top)),
        }
    }

    fn ornaments(&self, class: &str, shapes: &[Shape]) -> String {
        if shapes.is_empty() {
            return String::new();
        }
        let draw = Drawer {
            left: self.left,
            top: self.top,
            side: SIDE,
            ink: "#000",
            paper: "#fff",
        };
        let drawn: String = shapes.iter().map(|shape| draw.shape(shape)).collect();
        format!("<g class=\"{class}\">\n{drawn}</g>\n")
    }

    /// The rules, from the bottom up to the grid.
    fn rules(&self, lines: &[String]) -> String {
        let first = self.height - MARGIN - RULE_LINE * count(lines.len());
        let text = |(number, line): (usize, &String)| {
            let y = first + RULE_LINE * (count(number) + 0.75);
            let line = escape(line);
            format!(
                "<text x=\"{}\" y=\"{}\">{line}</text>\n",
                Decimal(MARGIN),
                Decimal(y)
            )
        };
        let drawn: String = lines.iter().enumerate().map(text).collect();
        group("rules", RULE, "fill=\"#111\" text-anchor=\"start\"", &drawn)
    }

    fn x(&self, squares: f64) -> f64 {
        self.left + SIDE * squares
    }

    fn y(&self, squares: f64) -> f64 {
        self.top + SIDE * squares
    }

    fn labels(&self, picture: &Picture) -> String {
        let size = SIDE * LABEL;
        let middle = label_room(picture) / 2.0;
        let margins = picture.margins();
        let (above, before) = (-middle - count(margins.top), -middle - count(margins.left));
        let mut labels = String::new();
        for (column, label) in picture.column_labels().iter().enumerate() {
            let (x, y) = (self.x(count(column) + 0.5), self.y(above));
            labels.push_str(&text(x, y, size, &escape(label)));
        }
        for (row, label) in picture.row_labels().iter().enumerate() {
            let (x, y) = (self.x(before), self.y(count(row) + 0.5));
            labels.push_str(&text(x, y, size, &escape(label)));
        }
        group("labels", size, "fill=\"#555\"", &labels)
    }

    fn digits(&self, picture: &Picture, givens: bool) -> String {
        let size = SIDE * DIGIT;
        let mut digits = String::new();
        for (row, column, square) in picture.squares() {
            if let Content::Digit { symbol, given } = square.content
                && given == givens
            {
                let (x, y) = (self.x(count(column) + 0.5), self.y(count(row) + 0.5));
                digits.push_str(&text(x, y, size, &escape(&symbol.to_string())));
            }
        }
        if givens {
            group("givens", size, "font-weight=\"700\" fill=\"#111\"", &digits)
        } else {
            group(
                "placed",
                size,
                "font-weight=\"400\" fill=\"#1a56b0\"",
                &digits,
            )
        }
    }

    fn marks(&self, picture: &Picture) -> String {
        let size = SIDE * mark_size(picture);
        let mut drawn = String::new();
        for (row, column, square) in picture.squares() {
            let Content::Candidates(marks) = &square.content else {
                continue;
            };
            for mark in marks {
                let (x, y) = mark_centre(picture, mark);
                let (x, y) = (self.x(count(column) + x), self.y(count(row) + y));
                drawn.push_str(&text(x, y, size, &escape(&mark.symbol.to_string())));
            }
        }
        group("candidates", size, "fill=\"#333\"", &drawn)
    }

    /// One path for all lines of a weight.
    fn path(&self, attributes: &str, lines: &[Line]) -> String {
        if lines.is_empty() {
            return String::new();
        }
        let mut path = String::new();
        for line in lines {
            let (x, y) = (self.x(count(line.from.0)), self.y(count(line.from.1)));
            path.push_str(&format!("M{} {}", Decimal(x), Decimal(y)));
            if line.from.1 == line.to.1 {
                path.push_str(&format!("H{}", Decimal(self.x(count(line.to.0)))));
            } else {
                path.push_str(&format!("V{}", Decimal(self.y(count(line.to.1)))));
            }
        }
        format!("<path {attributes} fill=\"none\" d=\"{path}\"/>\n")
    }
}

/// The rules in lines that fit under the grid.
fn wrapped_rules(picture: &Picture, lang: Lang) -> Vec<String> {
    // An average letter is about half as wide as its font size.
    let fits = (SIDE * extent(picture).0 / (0.5 * RULE)) as usize;
    let wrap = |rule: &Text| {
        let mut lines = vec![String::new()];
        for word in lang.say(rule).split(' ') {
            let last = lines.last_mut().expect("there is always a line");
            if !last.is_empty() && last.chars().count() + 1 + word.chars().count() > fits {
                lines.push(word.to_string());
            } else {
                if !last.is_empty() {
                    last.push(' ');
                }
                last.push_str(word);
            }
        }
        lines
    };
    picture.rules().iter().flat_map(wrap).collect()
}

/// Draws shapes as SVG elements, in any unit and with any ink; the page of [`html`](super::html) uses it too.
pub(super) struct Drawer<'a> {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) side: f64,
    pub(super) ink: &'a str,
    pub(super) paper: &'a str,
}

impl Drawer<'_> {
    pub(super) fn shape(&self, shape: &Shape) -> String {
        match shape {
            Shape::Path {
                points,
                closed,
                paint,
            } => {
                let mut path = String::new();
                for (number, &point) in points.iter().enumerate() {
                    let command = if number == 0 { 'M' } else { 'L' };
                    let (x, y) = self.point(point);
                    path.push_str(&format!("{command}{x} {y}"));
                }
                let close = if *closed { "Z" } else { "" };
                format!("<path d=\"{path}{close}\"{}/>\n", self.paint(paint))
            }
            Shape::Circle {
                centre,
                radius,
                paint,
            } => {
                let (x, y) = self.point(*centre);
                let radius = Decimal(radius * self.side);
                let paint = self.paint(paint);
                format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{paint}/>\n")
            }
            Shape::Text {
                at,
                size,
                text,
                colour,
            } => {
                let (x, y) = self.point(*at);
                let size = size * self.side;
                format!(
                    "<text x=\"{x}\" y=\"{y}\" dy=\"{}\" font-size=\"{}\" fill=\"{}\">{}</text>\n",
                    Decimal(HALF_HEIGHT * size),
                    Decimal(size),
                    self.colour(*colour),
                    escape(text)
                )
            }
        }
    }

    fn point(&self, (x, y): Point) -> (Decimal, Decimal) {
        (
            Decimal(self.left + self.side * x),
            Decimal(self.top + self.side * y),
        )
    }

    fn colour(&self, colour: Colour) -> String {
        match colour {
            Colour::Ink => self.ink.to_string(),
            Colour::Paper => self.paper.to_string(),
            Colour::Hex(hex) => format!("#{hex}"),
            Colour::Chosen(colour) => colour.hex(),
        }
    }

    fn paint(&self, paint: &Paint) -> String {
        let fill = match paint.fill {
            Some(fill) => self.colour(fill),
            None => "none".to_string(),
        };
        let mut written = format!(" fill=\"{fill}\"");
        if let Some(stroke) = &paint.stroke {
            written.push_str(&format!(
                " stroke=\"{}\" stroke-width=\"{}\"",
                self.colour(stroke.colour),
                Decimal(stroke.width * self.side)
            ));
            if stroke.round {
                written.push_str(" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
            }
            if !stroke.dash.is_empty() {
                let lengths = stroke.dash.iter();
                let lengths = lengths.map(|length| Decimal(length * self.side).to_string());
                let lengths = lengths.collect::<Vec<_>>().join(" ");
                written.push_str(&format!(" stroke-dasharray=\"{lengths}\""));
            }
        }
        written
    }
}

/// A text centred on a point. Viewers disagree about `dominant-baseline`, so the baseline is moved down from the
/// middle instead.
fn text(x: f64, y: f64, size: f64, escaped: &str) -> String {
    format!(
        "<text x=\"{}\" y=\"{}\" dy=\"{}\">{escaped}</text>\n",
        Decimal(x),
        Decimal(y),
        Decimal(HALF_HEIGHT * size),
    )
}

/// A group of texts of one kind; empty if there are none.
fn group(class: &str, size: f64, attributes: &str, texts: &str) -> String {
    if texts.is_empty() {
        return String::new();
    }
    format!(
        "<g class=\"{class}\" font-size=\"{}\" {attributes}>\n{texts}</g>\n",
        Decimal(size)
    )
}
