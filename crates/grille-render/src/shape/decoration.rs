//! A setter's decorations as shapes.

use grille_core::{Cell, Decoration, Rgb};

use super::super::ornament::{Spot, signed};
use super::super::picture::Picture;
use super::{Colour, Paint, Point, Shape, Stroke, middle, outline, path, polygon, square};

/// A length in cells.
fn cells(thousandths: i32) -> f64 {
    f64::from(thousandths) / 1000.0
}

fn point((x, y): grille_core::Point) -> Point {
    (cells(x), cells(y))
}

/// Where a cell is drawn.
fn spot(cell: Cell, picture: &Picture) -> Option<Spot> {
    let (row, column, _) = picture
        .squares()
        .find(|(_, _, square)| square.cell == cell)?;
    Some((signed(row), signed(column)))
}

/// The background of a cell.
pub(super) fn ground(decoration: &Decoration, picture: &Picture) -> Option<Shape> {
    match decoration {
        Decoration::Ground { cell, colour } => {
            let at = middle(spot(*cell, picture)?);
            Some(square(at, 0.5, Paint::filled(Colour::Chosen(*colour))))
        }
        _ => None,
    }
}

/// What lies under the digits: lines, and shapes inside cells.
pub(super) fn under(decoration: &Decoration) -> Vec<Shape> {
    match decoration {
        Decoration::Line {
            points,
            colour,
            width,
        } => {
            let points: Vec<Point> = points.iter().copied().map(point).collect();
            vec![path(
                points,
                Paint::drawn(Colour::Chosen(*colour), cells(*width)),
            )]
        }
        Decoration::Shape { centre, .. } if is_inside(*centre) => shape(decoration),
        _ => Vec::new(),
    }
}

/// What lies over them: texts, outlines, and shapes where cells meet.
pub(super) fn over(decoration: &Decoration, picture: &Picture) -> Vec<Shape> {
    match decoration {
        Decoration::Shape { centre, .. } if !is_inside(*centre) => shape(decoration),
        Decoration::Text {
            centre,
            text,
            size,
            colour,
        } => vec![Shape::Text {
            at: point(*centre),
            size: 0.6 * cells(*size),
            text: text.clone(),
            colour: Colour::Chosen(*colour),
        }],
        Decoration::Outline {
            cells,
            colour: Some(colour),
            text,
        } => {
            let spots: Vec<Spot> = cells
                .iter()
                .filter_map(|&cell| spot(cell, picture))
                .collect();
            let paint = Paint {
                fill: None,
                stroke: Some(Stroke::solid(Colour::Chosen(*colour), 0.03)),
            };
            let lines = outline::outline(&spots, 0.08).into_iter();
            let mut shapes: Vec<Shape> = lines.map(|line| polygon(line, paint.clone())).collect();
            if let Some(&first) = spots.iter().min().filter(|_| !text.is_empty()) {
                let (x, y) = middle(first);
                shapes.push(Shape::Text {
                    // It begins where the outline does.
                    at: (
                        x - 0.4 + 0.06 * f64::from(signed(text.chars().count())),
                        y - 0.3,
                    ),
                    size: 0.22,
                    text: text.clone(),
                    colour: Colour::Chosen(*colour),
                });
            }
            shapes
        }
        _ => Vec::new(),
    }
}

/// Whether a point is the middle of a cell.
fn is_inside((x, y): grille_core::Point) -> bool {
    x.rem_euclid(1000) == 500 && y.rem_euclid(1000) == 500
}

/// A circle or rectangle, turned, with its text.
fn shape(decoration: &Decoration) -> Vec<Shape> {
    let Decoration::Shape {
        round,
        centre,
        size: (width, height),
        angle,
        fill,
        outline,
        text,
    } = decoration
    else {
        return Vec::new();
    };
    let (half_width, half_height) = (cells(*width) / 2.0, cells(*height) / 2.0);
    let paint = Paint {
        fill: fill.map(Colour::Chosen),
        stroke: outline.map(|colour| Stroke::solid(Colour::Chosen(colour), 0.03)),
    };
    let (x, y) = point(*centre);
    let (sine, cosine) = f64::from(*angle).to_radians().sin_cos();
    let turned = |(right, down): Point| {
        (
            x + right * cosine - down * sine,
            y + right * sine + down * cosine,
        )
    };
    let drawn = if *round && width == height {
        Shape::Circle {
            centre: (x, y),
            radius: half_width,
            paint,
        }
    } else if *round {
        let points = (0..48).map(|step| {
            let (sine, cosine) = (f64::from(step) * std::f64::consts::TAU / 48.0).sin_cos();
            turned((half_width * cosine, half_height * sine))
        });
        polygon(points.collect(), paint)
    } else {
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        let points = corners.map(|(right, down)| turned((right * half_width, down * half_height)));
        polygon(points.to_vec(), paint)
    };
    let mut shapes = vec![drawn];
    if !text.is_empty() {
        // A dark fill needs light letters.
        let is_dark = fill.is_some_and(|Rgb(colour)| {
            let part = |shift: u32| colour >> shift & 255;
            3 * part(16) + 6 * part(8) + part(0) < 1280
        });
        shapes.push(Shape::Text {
            at: (x, y),
            size: 0.8 * cells(*width.min(height)).clamp(0.2, 0.8),
            text: text.clone(),
            colour: if is_dark { Colour::Paper } else { Colour::Ink },
        });
    }
    shapes
}
