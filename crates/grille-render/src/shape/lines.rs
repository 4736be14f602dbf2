//! The kinds of lines, each with the colour that players know it by and a distinct form.

use grille_core::constraint::LineKind;

use super::{
    Colour, GREY, Paint, Point, Shape, Stroke, between, diamond, middle, path, small_text, square,
};
use crate::ornament::Spot;

/// The look of a line.
struct Look {
    colour: &'static str,
    width: f64,
    dash: &'static [f64],
    /// Whether a line of the background colour along the middle makes it double.
    double: bool,
}

/// What is drawn at the ends of a line.
enum Ends {
    Nothing,
    Circles,
    Diamonds,
    Squares,
}

/// A wide line.
const WIDE: f64 = 0.2;
/// A narrow one.
const NARROW: f64 = 0.09;

pub(super) fn line(cells: &[Spot], kind: LineKind) -> Vec<Shape> {
    let points: Vec<Point> = cells.iter().map(|&cell| middle(cell)).collect();
    let (Some(&first), Some(&last)) = (points.first(), points.last()) else {
        return Vec::new();
    };
    let (look, ends) = look(kind);
    let colour = Colour::Hex(look.colour);
    let mut shapes = vec![drawn(&points, colour, look.width, look.dash)];
    if look.double {
        shapes.push(drawn(&points, Colour::Paper, look.width * 0.45, &[]));
    }
    let empty = Paint::on_paper(colour, 0.05);
    match ends {
        Ends::Nothing => {}
        Ends::Circles => shapes.extend([first, last].map(|centre| circle(centre, 0.36, &empty))),
        Ends::Diamonds => {
            shapes.extend([first, last].map(|centre| diamond(centre, 0.42, empty.clone())));
        }
        Ends::Squares => {
            let filled = Paint::filled(colour);
            shapes.extend([first, last].map(|centre| square(centre, 0.16, filled.clone())));
        }
    }
    let bulb = |paint: Paint| circle(first, 0.38, &paint);
    match kind {
        LineKind::Thermo => shapes.push(bulb(Paint::filled(colour))),
        LineKind::SlowThermo => {
            shapes.push(bulb(Paint::filled(colour)));
            shapes.push(circle(first, 0.27, &Paint::filled(Colour::Paper)));
            // The inside of the tube runs into that of the bulb.
            shapes.push(drawn(&points, Colour::Paper, look.width * 0.45, &[]));
        }
        LineKind::Zipper => {
            let half = points.len() / 2;
            let centre = match points.len() % 2 {
                0 if half > 0 => between(points[half - 1], points[half]),
                _ => points[half],
            };
            shapes.push(circle(centre, 0.14, &Paint::filled(colour)));
        }
        LineKind::DoubleArrow => {
            if let [a, b, ..] = points[..] {
                shapes.extend(head(b, a, 0.38, colour));
            }
            if let [.., a, b] = points[..] {
                shapes.extend(head(a, b, 0.38, colour));
            }
        }
        _ => {}
    }
    if let Some(number) = number(kind) {
        let at = match points[..] {
            [a, b, ..] => between(a, b),
            _ => first,
        };
        shapes.push(circle(at, 0.13, &Paint::on_paper(colour, 0.03)));
        shapes.push(small_text(at, 0.19, number.to_string()));
    }
    shapes
}

/// The number of a line, if it is not the usual one of its kind.
pub(crate) fn number(kind: LineKind) -> Option<u8> {
    match kind {
        LineKind::Whisper(least) if least != 5 => Some(least),
        LineKind::Lockout(least) if least != 4 => Some(least),
        LineKind::Modular(by) if by != 3 => Some(by),
        LineKind::SumLine(sum) if sum != 10 => Some(sum),
        _ => None,
    }
}

fn look(kind: LineKind) -> (Look, Ends) {
    let look = |colour, width, dash, double| Look {
        colour,
        width,
        dash,
        double,
    };
    match kind {
        LineKind::Thermo => (look("c4c4c4", 0.28, &[], false), Ends::Nothing),
        LineKind::SlowThermo => (look("b4b4b4", 0.28, &[], true), Ends::Nothing),
        LineKind::Palindrome => (look("9a9a9a", NARROW, &[], false), Ends::Squares),
        LineKind::Renban => (look("d98fe0", WIDE, &[], false), Ends::Nothing),
        LineKind::Nabner => (look("e0b93a", WIDE, &[], true), Ends::Squares),
        LineKind::Whisper(_) => (look("7fcf78", WIDE, &[], true), Ends::Nothing),
        LineKind::Between => (look("a6a6a6", NARROW, &[], false), Ends::Circles),
        LineKind::Lockout(_) => (look("7aa7dc", NARROW, &[], false), Ends::Diamonds),
        LineKind::Zipper => (look("a79be0", NARROW, &[0.12, 0.08], false), Ends::Nothing),
        LineKind::RegionSum => (look("6fb7e8", 0.13, &[0.001, 0.2], false), Ends::Nothing),
        LineKind::Entropic => (
            look("f0a15e", 0.15, &[0.3, 0.18, 0.02, 0.18], false),
            Ends::Nothing,
        ),
        LineKind::Modular(_) => (look("4fb8ad", 0.15, &[0.12, 0.2], false), Ends::Nothing),
        LineKind::Parity => (look("e0776f", 0.13, &[0.45, 0.25], false), Ends::Nothing),
        LineKind::SumLine(_) => (look("b08660", NARROW, &[], true), Ends::Nothing),
        LineKind::DoubleArrow => (look("8a8a8a", 0.06, &[], false), Ends::Circles),
    }
}

fn drawn(points: &[Point], colour: Colour, width: f64, dash: &'static [f64]) -> Shape {
    let stroke = Stroke {
        dash,
        ..Stroke::solid(colour, width)
    };
    let paint = Paint {
        fill: None,
        stroke: Some(stroke),
    };
    path(points.to_vec(), paint)
}

fn circle(centre: Point, radius: f64, paint: &Paint) -> Shape {
    Shape::Circle {
        centre,
        radius,
        paint: paint.clone(),
    }
}

/// The circle or pill of an arrow, and its shaft from the edge of that.
pub(super) fn arrow(circle_cells: &[Spot], shaft: &[Spot]) -> Vec<Shape> {
    let bulb: Vec<Point> = circle_cells.iter().map(|&cell| middle(cell)).collect();
    let Some(&start) = bulb.last() else {
        return Vec::new();
    };
    let mut points: Vec<Point> = shaft.iter().map(|&cell| middle(cell)).collect();
    let mut shapes = Vec::new();
    if let [.., last] = points[..] {
        // From the nearest square of the pill.
        let near = |a: &&Point, b: &&Point| {
            let far = |p: &Point| (p.0 - points[0].0).hypot(p.1 - points[0].1);
            far(a).total_cmp(&far(b))
        };
        let from = *bulb.iter().min_by(near).unwrap_or(&start);
        points.insert(0, from);
        shapes.push(drawn(&points, GREY, 0.05, &[]));
        let before = points[points.len() - 2];
        shapes.extend(head(before, last, 0.0, GREY));
    }
    if let [centre] = bulb[..] {
        shapes.push(circle(centre, 0.4, &Paint::on_paper(GREY, 0.05)));
        return shapes;
    }
    // A pill is a line with round ends and a line of the background colour inside.
    shapes.push(drawn(&bulb, GREY, 0.78, &[]));
    shapes.push(drawn(&bulb, Colour::Paper, 0.68, &[]));
    shapes
}

/// A ring with an arrowhead for each direction.
pub(super) fn view(cell: Spot, ways: &[Spot]) -> Vec<Shape> {
    let centre = middle(cell);
    let mut shapes = vec![circle(centre, 0.36, &Paint::drawn(GREY, 0.04))];
    shapes.extend(ways.iter().filter_map(|&(down, right)| {
        let to = (
            centre.0 + 0.48 * f64::from(right),
            centre.1 + 0.48 * f64::from(down),
        );
        head(centre, to, 0.0, GREY)
    }));
    shapes
}

/// The head of an arrow that comes from one point and ends this far before the other.
fn head(from: Point, to: Point, before: f64, colour: Colour) -> Option<Shape> {
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    if length < 0.01 {
        return None;
    }
    let (right, down) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    let point = |along: f64, aside: f64| {
        (
            to.0 + right * along - down * aside,
            to.1 + down * along + right * aside,
        )
    };
    let points = vec![
        point(-0.2 - before, -0.14),
        point(-before, 0.0),
        point(-0.2 - before, 0.14),
    ];
    Some(path(points, Paint::drawn(colour, 0.05)))
}
