//! HTML: a page with a real table, which a browser displays, reads aloud and prints. The page is also well-formed XML,
//! so that any parser can extract the grid.

use grille_say::{Lang, Value, text};

use super::decimal::{Decimal, count};
use super::markup::escape;
use super::picture::Picture;
use super::proportions::{INSET, extent, mark_size, mark_top, square_on_page};
use super::shape::{Shape, shapes};
use super::square::{Content, Edges, Mark, Square};
use super::svg::Drawer;

/// The side of a square in the drawing of the ornaments.
const UNIT: f64 = 60.0;

/// The part of the style that does not depend on the picture.
const STYLE: &str = include_str!("html.css");

/// The picture as a self-contained page: its style is embedded, the grid is made of borders rather than colours, and
/// it fits an A4 page at every size.
#[must_use]
pub fn html(picture: &Picture, lang: Lang) -> String {
    let name = escape(&picture.name(lang));
    let unseen = match picture.title() {
        Some(_) => "",
        None => " class=\"unseen\"",
    };
    format!(
        "<!DOCTYPE html>\n\
         <html lang=\"{code}\">\n\
         <head>\n\
         <meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <meta name=\"description\" content=\"{summary}\"/>\n\
         <title>{name}</title>\n\
         <style>\n{lengths}{STYLE}{places}</style>\n\
         </head>\n\
         <body>\n\
         <table>\n\
         <caption{unseen}>{name}</caption>\n\
         {columns}<tbody>\n{rows}</tbody>\n\
         </table>\n\
         {rules}\
         </body>\n\
         </html>\n",
        code = lang.code(),
        summary = escape(&lang.say(picture)),
        lengths = lengths(picture),
        places = places(picture),
        columns = columns(picture),
        rows = rows(picture, lang),
        rules = rules(picture, lang),
    )
}

fn rules(picture: &Picture, lang: Lang) -> String {
    if picture.rules().is_empty() {
        return String::new();
    }
    let items =
        (picture.rules().iter()).map(|rule| format!("<li>{}</li>\n", escape(&lang.say(rule))));
    format!("<ul class=\"rules\">\n{}</ul>\n", items.collect::<String>())
}

/// The ornaments over or under the table: a drawing whose origin is the corner of the first square.
fn ornaments(picture: &Picture, class: &str, shapes: &[Shape]) -> String {
    if shapes.is_empty() {
        return String::new();
    }
    let draw = Drawer {
        left: 0.0,
        top: 0.0,
        side: UNIT,
        ink: "var(--ink)",
        paper: "var(--paper)",
    };
    let (width, height) = (
        UNIT * count(picture.columns()),
        UNIT * count(picture.rows()),
    );
    let drawn: String = shapes.iter().map(|shape| draw.shape(shape)).collect();
    format!(
        "<svg class=\"ornaments {class}\" aria-hidden=\"true\" viewBox=\"0 0 {} {}\" text-anchor=\"middle\" \
         style=\"width: calc(var(--side) * {}); height: calc(var(--side) * {})\">\n{drawn}</svg>",
        Decimal(width),
        Decimal(height),
        picture.columns(),
        picture.rows()
    )
}

/// The lengths that depend on the picture. On a screen the grid is as wide as the window, within limits: below the
/// lower one the candidates could not be read, so the page scrolls instead.
fn lengths(picture: &Picture) -> String {
    let wide = extent(picture).0;
    let least = if picture.has_candidates() {
        (9.0 / mark_size(picture)).ceil()
    } else {
        20.0
    };
    format!(
        ":root {{\n  \
           --wide: {wide};\n  \
           --side: clamp({least}px, (100vw - 40px) / {wide}, {most}px);\n  \
           --side-on-page: {page}mm;\n  \
           --mark: {mark:.3};\n  \
           --mark-rows: {mark_rows};\n  \
           --mark-columns: {mark_columns};\n{mark_top}\
         }}\n",
        mark_top = match mark_top(picture) {
            INSET => String::new(),
            top => format!("  --mark-top: {};\n", Decimal(top)),
        },
        wide = Decimal(wide),
        most = Decimal(least.max(56.0)),
        page = Decimal(square_on_page(picture)),
        mark = mark_size(picture),
        mark_rows = picture.mark_rows(),
        mark_columns = picture.mark_columns(),
    )
}

/// The style rules that position each candidate.
fn places(picture: &Picture) -> String {
    if !picture.has_candidates() {
        return String::new();
    }
    let mut rules = String::new();
    for row in 1..=picture.mark_rows() {
        for column in 1..=picture.mark_columns() {
            rules.push_str(&format!(
                ".at-{row}-{column} {{ grid-area: {row} / {column}; }}\n"
            ));
        }
    }
    rules
}

/// The widths of the columns, and their labels.
fn columns(picture: &Picture) -> String {
    let margins = picture.margins();
    let all = margins.left + picture.columns() + margins.right;
    let square = format!("<col class=\"square\" span=\"{all}\"/>");
    if picture.column_labels().is_empty() {
        return format!("<colgroup>{square}</colgroup>\n");
    }
    let mut labels = "<td></td>".repeat(margins.left);
    for label in picture.column_labels() {
        labels.push_str(&format!("<th scope=\"col\">{}</th>", escape(label)));
    }
    format!(
        "<colgroup><col class=\"label\"/>{square}</colgroup>\n\
         <thead>\n<tr><td></td>{labels}</tr>\n</thead>\n"
    )
}

fn rows(picture: &Picture, lang: Lang) -> String {
    let margins = picture.margins();
    let labels = usize::from(!picture.row_labels().is_empty());
    let blank = |count: usize| "<td></td>\n".repeat(count);
    let all = labels + margins.left + picture.columns() + margins.right;
    let empty_row = format!("<tr class=\"squares\">\n{}</tr>\n", blank(all));
    let (under, over) = shapes(picture);
    let mut drawings = ornaments(picture, "under", &under) + &ornaments(picture, "over", &over);
    let mut rows = empty_row.repeat(margins.top);
    for row in 0..picture.rows() {
        rows.push_str("<tr class=\"squares\">\n");
        if let Some(label) = picture.row_labels().get(row) {
            rows.push_str(&format!("<th scope=\"row\">{}</th>\n", escape(label)));
        }
        rows.push_str(&blank(margins.left));
        for column in 0..picture.columns() {
            // The drawings are attached to the first place, which may have no square.
            let drawings = std::mem::take(&mut drawings);
            match picture.square(row, column) {
                Some(square) => rows.push_str(&cell(square, &drawings, lang)),
                None if drawings.is_empty() => rows.push_str("<td></td>\n"),
                None => rows.push_str(&format!("<td class=\"corner\">{drawings}</td>\n")),
            }
        }
        rows.push_str(&blank(margins.right));
        rows.push_str("</tr>\n");
    }
    rows + &empty_row.repeat(margins.bottom)
}

fn cell(square: &Square, drawings: &str, lang: Lang) -> String {
    let (class, content) = match &square.content {
        Content::Empty => ("", String::new()),
        Content::Digit { symbol, given } => (
            if *given { " given" } else { " placed" },
            escape(&symbol.to_string()),
        ),
        Content::Candidates(marks) => ("", candidates(marks, lang)),
    };
    let edges = edges(square.thick);
    format!("<td class=\"square{class}{edges}\">{drawings}{content}</td>\n")
}

fn edges(thick: Edges) -> String {
    [
        (thick.top, " top"),
        (thick.right, " right"),
        (thick.bottom, " bottom"),
        (thick.left, " left"),
    ]
    .into_iter()
    .filter_map(|(thick, class)| thick.then_some(class))
    .collect()
}

/// The candidates in their places; a screen reader gets them as one phrase.
fn candidates(marks: &[Mark], lang: Lang) -> String {
    let phrase = if marks.is_empty() {
        lang.say(&text!("render-no-candidates"))
    } else {
        let candidates: Value = marks.iter().map(|mark| mark.symbol).collect();
        lang.say(&text!("render-candidates", candidates = candidates))
    };
    let mut spans = String::new();
    for mark in marks {
        let (row, column) = (mark.row + 1, mark.column + 1);
        let symbol = escape(&mark.symbol.to_string());
        spans.push_str(&format!(
            "<span class=\"at-{row}-{column}\">{symbol}</span>"
        ));
    }
    format!(
        "<div class=\"candidates\" role=\"img\" aria-label=\"{}\">{spans}</div>",
        escape(&phrase)
    )
}
