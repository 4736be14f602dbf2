//! How large things are, seen from a square, and how large a square is on a page. Every printer goes by
//! these, so that the formats look alike.

use super::decimal::count;
use super::picture::{Mark, Picture};

/// The font size of a digit, in squares.
pub(super) const DIGIT: f64 = 0.62;

/// The font size of a label, in squares.
pub(super) const LABEL: f64 = 0.34;

/// The room that labels take on their side of the grid, in squares.
pub(super) const LABEL_ROOM: f64 = 0.6;

/// Half the height of a digit in a font of size 1: how far the baseline is below its middle. Close
/// enough for every sans-serif font.
pub(super) const HALF_HEIGHT: f64 = 0.36;

/// What the candidates leave free along each edge, in squares.
const INSET: f64 = 0.05;

/// The part of an A4 page that a grid may take, in millimetres: its width, and its height under a title.
/// US Letter has room for it too.
const PAGE: (f64, f64) = (180.0, 235.0);

/// The largest square worth printing, in millimetres.
const LARGEST: f64 = 16.0;

/// The font size of a candidate, in squares: as large as its place allows, but never so large that it
/// looks like a digit.
pub(super) fn mark_size(picture: &Picture) -> f64 {
    let (width, height) = mark_room(picture);
    // The widest letter is nearly as wide as its font size, and the lines must not touch.
    f64::min(1.05 * width, 0.95 * height).min(0.27)
}

/// The middle of a candidate, in squares from the corner of its own.
pub(super) fn mark_centre(picture: &Picture, mark: &Mark) -> (f64, f64) {
    let (width, height) = mark_room(picture);
    (
        INSET + width * (count(mark.column) + 0.5),
        INSET + height * (count(mark.row) + 0.5),
    )
}

/// The width and height of the place of a candidate, in squares.
pub(super) fn mark_room(picture: &Picture) -> (f64, f64) {
    let free = 1.0 - 2.0 * INSET;
    (
        free / count(picture.mark_columns()),
        free / count(picture.mark_rows()),
    )
}

/// The room before the first column and above the first row, in squares.
pub(super) fn label_room(picture: &Picture) -> f64 {
    if picture.row_labels().is_empty() {
        0.0
    } else {
        LABEL_ROOM
    }
}

/// The side of a square on a page, in millimetres.
pub(super) fn square_on_page(picture: &Picture) -> f64 {
    let labels = label_room(picture);
    let (width, height) = PAGE;
    (width / (count(picture.columns()) + labels))
        .min(height / (count(picture.rows()) + labels))
        .min(LARGEST)
}
