//! SVG: a drawing that stands alone and scales. Weights and colours are attributes of groups rather than
//! a style sheet, so that several drawings can stand in one page and every viewer understands them.

use super::decimal::{Decimal, count};
use super::lines::{Line, lines};
use super::markup::escape;
use super::picture::{Content, Picture};
use super::proportions::{DIGIT, HALF_HEIGHT, LABEL, label_room, mark_centre, mark_size};
use crate::message::Lang;

/// The side of a square. All other lengths follow.
const SIDE: f64 = 60.0;

/// What is left free around the drawing.
const MARGIN: f64 = 6.0;

/// The font size of the title.
const TITLE: f64 = 24.0;

/// The picture as an SVG document, which needs nothing else: no style sheet, no font file.
#[must_use]
pub fn svg(picture: &Picture, lang: Lang) -> String {
    let sheet = Sheet::of(picture);
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
    drawn + "</svg>\n"
}

/// The size of the drawing, and where the grid starts in it.
struct Sheet {
    width: f64,
    height: f64,
    left: f64,
    top: f64,
}

impl Sheet {
    fn of(picture: &Picture) -> Sheet {
        let labels = SIDE * label_room(picture);
        let title = picture.title().map_or(0.0, |_| TITLE + 2.0 * MARGIN);
        let (left, top) = (MARGIN + labels, MARGIN + title + labels);
        Sheet {
            width: left + SIDE * count(picture.columns()) + MARGIN,
            height: top + SIDE * count(picture.rows()) + MARGIN,
            left,
            top,
        }
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
        let mut labels = String::new();
        for (column, label) in picture.column_labels().iter().enumerate() {
            let (x, y) = (self.x(count(column) + 0.5), self.y(-middle));
            labels.push_str(&text(x, y, size, &escape(label)));
        }
        for (row, label) in picture.row_labels().iter().enumerate() {
            let (x, y) = (self.x(-middle), self.y(count(row) + 0.5));
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

/// A text around a point. Viewers disagree about `dominant-baseline`, so its baseline is moved down
/// from the middle instead.
fn text(x: f64, y: f64, size: f64, escaped: &str) -> String {
    format!(
        "<text x=\"{}\" y=\"{}\" dy=\"{}\">{escaped}</text>\n",
        Decimal(x),
        Decimal(y),
        Decimal(HALF_HEIGHT * size),
    )
}

/// Texts of one kind; nothing where there are none.
fn group(class: &str, size: f64, attributes: &str, texts: &str) -> String {
    if texts.is_empty() {
        return String::new();
    }
    format!(
        "<g class=\"{class}\" font-size=\"{}\" {attributes}>\n{texts}</g>\n",
        Decimal(size)
    )
}
