//! Ornaments as shapes: paths, circles and texts in units of a square, with the top left corner of the grid at (0, 0),
//! and their colours. Every printer of drawings uses these.
//!
//! No ornament depends on its colour alone: lines differ in their ends, their width or their dashes, so that a
//! black-and-white print can be read.

mod decoration;
mod lines;
mod outline;

pub(super) use lines::number;

use grille_core::Rgb;
use grille_core::constraint::{MarkKind, SignKind};

use super::ornament::{Ornament, Shade, Spot};
use super::picture::Picture;

/// A point: across, then down.
pub(super) type Point = (f64, f64);

/// Something to draw.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Shape {
    /// Straight lines from point to point.
    Path {
        points: Vec<Point>,
        closed: bool,
        paint: Paint,
    },
    Circle {
        centre: Point,
        radius: f64,
        paint: Paint,
    },
    /// A text centred on a point; `size` is the font size.
    Text {
        at: Point,
        size: f64,
        text: String,
        colour: Colour,
    },
}

/// The fill and stroke of a shape.
#[derive(Clone, Debug, PartialEq, Default)]
pub(super) struct Paint {
    pub(super) fill: Option<Colour>,
    pub(super) stroke: Option<Stroke>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stroke {
    pub(super) colour: Colour,
    pub(super) width: f64,
    /// Alternating lengths of dashes and gaps; empty for a solid line.
    pub(super) dash: &'static [f64],
    /// Whether its ends and corners are round.
    pub(super) round: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colour {
    /// The colour of the digits.
    Ink,
    /// The background.
    Paper,
    /// Red, green and blue as six hexadecimal digits.
    Hex(&'static str),
    /// A colour that a setter chose.
    Chosen(Rgb),
}

const GREY: Colour = Colour::Hex("a6a6a6");
const PALE: Colour = Colour::Hex("e3e3e3");

/// The shapes under the digits, and those over them.
pub(super) fn shapes(picture: &Picture) -> (Vec<Shape>, Vec<Shape>) {
    let (mut under, mut over) = (Vec::new(), Vec::new());
    // Shapes that cover the most come first.
    for ornament in picture.ornaments() {
        match ornament {
            Ornament::Shade { cells, shade } => under.extend(shaded(cells, *shade)),
            Ornament::Decoration(drawn) => under.extend(decoration::ground(drawn, picture)),
            _ => {}
        }
    }
    for ornament in picture.ornaments() {
        match ornament {
            Ornament::Diagonal(cells) => under.push(diagonal(cells)),
            Ornament::Ring(cell) => under.push(Shape::Circle {
                centre: middle(*cell),
                radius: 0.42,
                paint: Paint::drawn(GREY, 0.04),
            }),
            Ornament::View { cell, ways, .. } => under.extend(lines::view(*cell, ways)),
            Ornament::Mark { cell, kind } => under.extend(mark(*cell, *kind, picture)),
            Ornament::Line { cells, kind } => under.extend(lines::line(cells, *kind)),
            Ornament::Arrow { circle, shaft } => under.extend(lines::arrow(circle, shaft)),
            Ornament::Decoration(drawn) => under.extend(decoration::under(drawn)),
            _ => {}
        }
    }
    for ornament in picture.ornaments() {
        match ornament {
            Ornament::Cage { cells, label } => over.extend(cage(cells, label)),
            Ornament::Sign {
                first,
                second,
                kind,
            } => over.extend(sign(*first, *second, *kind)),
            Ornament::Corner { cells, label } => over.extend(corner(cells, label)),
            Ornament::Outside { spot, label, arrow } => over.extend(outside(*spot, label, *arrow)),
            Ornament::Decoration(drawn) => over.extend(decoration::over(drawn, picture)),
            _ => {}
        }
    }
    (under, over)
}

impl Paint {
    fn filled(colour: Colour) -> Paint {
        Paint {
            fill: Some(colour),
            stroke: None,
        }
    }

    fn drawn(colour: Colour, width: f64) -> Paint {
        Paint {
            fill: None,
            stroke: Some(Stroke::solid(colour, width)),
        }
    }

    fn on_paper(colour: Colour, width: f64) -> Paint {
        Paint {
            fill: Some(Colour::Paper),
            ..Paint::drawn(colour, width)
        }
    }
}

impl Stroke {
    fn solid(colour: Colour, width: f64) -> Stroke {
        Stroke {
            colour,
            width,
            dash: &[],
            round: true,
        }
    }
}

/// The middle of a square.
fn middle(spot: Spot) -> Point {
    (f64::from(spot.1) + 0.5, f64::from(spot.0) + 0.5)
}

fn between(a: Point, b: Point) -> Point {
    (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1))
}

fn path(points: Vec<Point>, paint: Paint) -> Shape {
    Shape::Path {
        points,
        closed: false,
        paint,
    }
}

fn polygon(points: Vec<Point>, paint: Paint) -> Shape {
    Shape::Path {
        points,
        closed: true,
        paint,
    }
}

fn square(centre: Point, half: f64, paint: Paint) -> Shape {
    let (x, y) = centre;
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let points = corners.map(|(right, down)| (x + right * half, y + down * half));
    polygon(points.to_vec(), paint)
}

fn diamond(centre: Point, half: f64, paint: Paint) -> Shape {
    let (x, y) = centre;
    let points = vec![(x, y - half), (x + half, y), (x, y + half), (x - half, y)];
    polygon(points, paint)
}

/// The squares of a group: a pale background and, as greys are hard to distinguish, a pattern.
fn shaded(cells: &[Spot], shade: Shade) -> Vec<Shape> {
    let ground = match shade {
        Shade::Region => PALE,
        Shade::Magic => Colour::Hex("f6e3b4"),
        Shade::Clone(number) => Colour::Hex(["cfe8d5", "f3d4dc", "d3ddf5", "f0e6c8"][number % 4]),
    };
    let squares = cells
        .iter()
        .map(|&cell| square(middle(cell), 0.5, Paint::filled(ground)));
    let mut shapes: Vec<Shape> = squares.collect();
    match shade {
        Shade::Region => {}
        Shade::Magic => {
            let outline = outline::outline(cells, 0.1).into_iter();
            let paint = Paint::drawn(Colour::Hex("b58a1b"), 0.04);
            shapes.extend(outline.map(|points| polygon(points, paint.clone())));
        }
        Shade::Clone(number) => {
            // The same letter in both copies.
            let letter = char::from(b'A' + (number % 26) as u8);
            shapes.extend(cells.iter().map(|&cell| {
                let (x, y) = middle(cell);
                small_text((x + 0.36, y + 0.34), 0.2, letter.to_string())
            }));
        }
    }
    shapes
}

fn diagonal(cells: &[Spot]) -> Shape {
    let points: Vec<Point> = match cells {
        [first, .., last] => {
            // From corner to corner of its squares.
            let (a, b) = (middle(*first), middle(*last));
            let out = |from: f64, to: f64| 0.5 * (from - to).signum();
            let (x, y) = (out(a.0, b.0), out(a.1, b.1));
            vec![(a.0 + x, a.1 + y), (b.0 - x, b.1 - y)]
        }
        _ => cells.iter().map(|&cell| middle(cell)).collect(),
    };
    path(points, Paint::drawn(Colour::Hex("6f9bd6"), 0.035))
}

/// A square for even and a circle for odd; small wedges that point away from the lesser cell.
fn mark(cell: Spot, kind: MarkKind, picture: &Picture) -> Vec<Shape> {
    let (x, y) = middle(cell);
    match kind {
        MarkKind::Even => vec![square((x, y), 0.38, Paint::filled(Colour::Hex("cfcfcf")))],
        MarkKind::Odd => vec![Shape::Circle {
            centre: (x, y),
            radius: 0.4,
            paint: Paint::filled(Colour::Hex("cfcfcf")),
        }],
        MarkKind::Minimum | MarkKind::Maximum => {
            let ground = square((x, y), 0.5, Paint::filled(PALE));
            // Cells with the same mark imply nothing about each other.
            let is_alike = |right: i32, down: i32| {
                let beside = Ornament::Mark {
                    cell: (cell.0 + down, cell.1 + right),
                    kind,
                };
                picture.ornaments().contains(&beside)
            };
            let sides = [(0, -1), (1, 0), (0, 1), (-1, 0)].into_iter();
            let sides = sides.filter(|&(right, down)| !is_alike(right, down));
            let wedges = sides.map(|(right, down)| {
                let (right, down) = (f64::from(right), f64::from(down));
                // The tip is outside for the greatest of its neighbours, inside for the least: like `>`.
                let (tip, base) = match kind {
                    MarkKind::Maximum => (0.48, 0.38),
                    _ => (0.36, 0.46),
                };
                let at = |far: f64, aside: f64| {
                    (
                        x + right * far + down * aside,
                        y + down * far + right * aside,
                    )
                };
                let points = vec![at(base, -0.1), at(tip, 0.0), at(base, 0.1)];
                path(points, Paint::drawn(Colour::Ink, 0.03))
            });
            std::iter::once(ground).chain(wedges).collect()
        }
    }
}

/// The font size of a cage's sum.
pub(super) const CAGE_LABEL: f64 = 0.22;

fn cage(cells: &[Spot], label: &str) -> Vec<Shape> {
    let paint = Paint {
        fill: None,
        stroke: Some(Stroke {
            colour: Colour::Ink,
            width: 0.022,
            dash: &[0.08, 0.05],
            round: false,
        }),
    };
    let outlines = outline::outline(cells, 0.07).into_iter();
    let mut shapes: Vec<Shape> = outlines
        .map(|points| polygon(points, paint.clone()))
        .collect();
    if let Some(first) = cells.iter().min().filter(|_| !label.is_empty()) {
        let (x, y) = (f64::from(first.1), f64::from(first.0));
        let width = CAGE_LABEL * 0.58 * label.chars().count() as f64;
        // The dashes leave room for the sum.
        let (left, top) = (x + 0.03, y + 0.03);
        let (right, bottom) = (left + width + 0.05, top + CAGE_LABEL * 0.92);
        shapes.push(polygon(
            vec![(left, top), (right, top), (right, bottom), (left, bottom)],
            Paint::filled(Colour::Paper),
        ));
        let at = (f64::midpoint(left, right), f64::midpoint(top, bottom));
        shapes.push(small_text(at, CAGE_LABEL, label.to_string()));
    }
    shapes
}

fn small_text(at: Point, size: f64, text: String) -> Shape {
    Shape::Text {
        at,
        size,
        text,
        colour: Colour::Ink,
    }
}

/// A sign on the edge between two squares; a thin line joins them if they are not adjacent.
fn sign(first: Spot, second: Spot, kind: SignKind) -> Vec<Shape> {
    let (a, b) = (middle(first), middle(second));
    let at = between(a, b);
    let mut shapes = Vec::new();
    if (first.0 - second.0).abs() + (first.1 - second.1).abs() != 1 {
        shapes.push(path(vec![a, b], Paint::drawn(GREY, 0.02)));
    }
    let dot = |paint: Paint, label: String, colour: Colour| {
        let circle = Shape::Circle {
            centre: at,
            radius: if label.is_empty() { 0.12 } else { 0.15 },
            paint,
        };
        let text = Shape::Text {
            at,
            size: 0.2,
            text: label,
            colour,
        };
        [circle, text]
    };
    match kind {
        SignKind::Less => shapes.push(chevron(at, a, b)),
        SignKind::Difference(apart) => {
            let label = if apart == 1 {
                String::new()
            } else {
                apart.to_string()
            };
            shapes.extend(dot(Paint::on_paper(Colour::Ink, 0.025), label, Colour::Ink));
        }
        SignKind::Ratio(times) => {
            let label = if times == 2 {
                String::new()
            } else {
                times.to_string()
            };
            shapes.extend(dot(Paint::filled(Colour::Ink), label, Colour::Paper));
        }
        SignKind::Sum(sum) => {
            let label = match kind {
                SignKind::X => "X".to_string(),
                SignKind::V => "V".to_string(),
                _ => sum.to_string(),
            };
            // A background keeps the line from running through the letter.
            let half = 0.09 * label.len().max(1) as f64 + 0.04;
            let (x, y) = at;
            let ground = vec![
                (x - half, y - 0.13),
                (x + half, y - 0.13),
                (x + half, y + 0.13),
                (x - half, y + 0.13),
            ];
            shapes.push(polygon(ground, Paint::filled(Colour::Paper)));
            shapes.push(small_text(at, 0.27, label));
        }
    }
    shapes.retain(|shape| !matches!(shape, Shape::Text { text, .. } if text.is_empty()));
    shapes
}

/// `<` with its tip at the side of the lesser square.
fn chevron(at: Point, lesser: Point, greater: Point) -> Shape {
    let length = (greater.0 - lesser.0).hypot(greater.1 - lesser.1).max(0.1);
    let (right, down) = (
        (greater.0 - lesser.0) / length,
        (greater.1 - lesser.1) / length,
    );
    let point = |along: f64, aside: f64| {
        (
            at.0 + right * along - down * aside,
            at.1 + down * along + right * aside,
        )
    };
    let ground = Paint {
        fill: Some(Colour::Paper),
        ..Paint::drawn(Colour::Ink, 0.04)
    };
    path(
        vec![point(0.07, -0.13), point(-0.08, 0.0), point(0.07, 0.13)],
        ground,
    )
}

fn corner(cells: &[Spot], label: &str) -> Vec<Shape> {
    let points = cells.iter().map(|&cell| middle(cell));
    let (sum_x, sum_y) = points.fold((0.0, 0.0), |(x, y), point| (x + point.0, y + point.1));
    let count = cells.len().max(1) as f64;
    let at = (sum_x / count, sum_y / count);
    let circle = Shape::Circle {
        centre: at,
        radius: 0.25,
        paint: Paint::on_paper(Colour::Ink, 0.025),
    };
    let letters: Vec<char> = label.chars().collect();
    let mut shapes = vec![circle];
    // Up to two side by side, otherwise two rows of two.
    let (rows, size) = if letters.len() <= 2 {
        (1, 0.26)
    } else {
        (2, 0.22)
    };
    let per_row = letters.len().div_ceil(rows).max(1);
    for (row, letters) in letters.chunks(per_row).enumerate() {
        let down = (row as f64 - (rows as f64 - 1.0) / 2.0) * 0.2;
        let text = letters.iter().map(char::to_string).collect::<Vec<_>>();
        shapes.push(small_text((at.0, at.1 + down), size, text.join(" ")));
    }
    shapes
}

fn outside(spot: Spot, label: &str, arrow: Option<(i32, i32)>) -> Vec<Shape> {
    let (x, y) = middle(spot);
    let Some((down, right)) = arrow else {
        return vec![small_text((x, y), 0.4, label.to_string())];
    };
    let (right, down) = (f64::from(right), f64::from(down));
    let (from, to) = (
        (x + 0.16 * right, y + 0.16 * down),
        (x + 0.44 * right, y + 0.44 * down),
    );
    let stroke = Paint::drawn(Colour::Ink, 0.03);
    vec![
        small_text((x - 0.12 * right, y - 0.12 * down), 0.36, label.to_string()),
        path(vec![from, to], stroke.clone()),
        path(
            vec![(to.0 - 0.13 * right, to.1), to, (to.0, to.1 - 0.13 * down)],
            stroke,
        ),
    ]
}
