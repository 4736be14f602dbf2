//! The sizes of things relative to a square, and the size of a square on a page. Every printer uses these, so that the
//! formats look alike.

use super::decimal::count;
use super::ornament::Ornament;
use super::picture::Picture;
use super::shape::CAGE_LABEL;
use super::square::Mark;

/// The font size of a digit, in squares.
pub(super) const DIGIT: f64 = 0.62;

/// The font size of a label, in squares.
pub(super) const LABEL: f64 = 0.34;

/// The space that labels take on their side of the grid, in squares.
pub(super) const LABEL_ROOM: f64 = 0.6;

/// Half the height of a digit in a font of size 1: the distance from its middle down to the baseline. Close enough for
/// every sans-serif font.
pub(super) const HALF_HEIGHT: f64 = 0.36;

/// The margin between the candidates and each edge, in squares.
pub(super) const INSET: f64 = 0.05;

/// The part of an A4 page that a grid may take, in millimetres: its width, and its height below a title. It also fits
/// on US Letter.
const PAGE: (f64, f64) = (180.0, 235.0);

/// The height that a rule takes below a grid on a page, in millimetres: at most two lines.
const RULE: f64 = 9.0;

/// The largest square worth printing, in millimetres.
const LARGEST: f64 = 16.0;

/// The font size of a candidate, in squares: as large as its place allows, but never so large that it looks like a
/// digit.
pub(super) fn mark_size(picture: &Picture) -> f64 {
    let (width, height) = mark_room(picture);
    // The widest letter is nearly as wide as its font size, and the lines must not touch.
    f64::min(1.05 * width, 0.95 * height).min(0.27)
}

/// The middle of a candidate, in squares from the corner of its own square.
pub(super) fn mark_centre(picture: &Picture, mark: &Mark) -> (f64, f64) {
    let (width, height) = mark_room(picture);
    (
        INSET + width * (count(mark.column) + 0.5),
        mark_top(picture) + height * (count(mark.row) + 0.5),
    )
}

/// The width and height of the place of a candidate, in squares.
pub(super) fn mark_room(picture: &Picture) -> (f64, f64) {
    (
        (1.0 - 2.0 * INSET) / count(picture.mark_columns()),
        (1.0 - INSET - mark_top(picture)) / count(picture.mark_rows()),
    )
}

/// The margin above the candidates: larger if the sums of cages are there.
pub(super) fn mark_top(picture: &Picture) -> f64 {
    let has_numbers = (picture.ornaments().iter())
        .any(|ornament| matches!(ornament, Ornament::Cage { label, .. } if !label.is_empty()));
    if has_numbers { CAGE_LABEL } else { INSET }
}

/// The space before the first column and above the first row, in squares.
pub(super) fn label_room(picture: &Picture) -> f64 {
    if picture.row_labels().is_empty() {
        0.0
    } else {
        LABEL_ROOM
    }
}

/// The width and height of the drawing in squares: labels, clues around the grid, and the grid itself.
pub(super) fn extent(picture: &Picture) -> (f64, f64) {
    let (labels, margins) = (label_room(picture), picture.margins());
    (
        labels + count(margins.left + picture.columns() + margins.right),
        labels + count(margins.top + picture.rows() + margins.bottom),
    )
}

/// The side of a square on a page, in millimetres.
pub(super) fn square_on_page(picture: &Picture) -> f64 {
    let (width, height) = extent(picture);
    let rules = RULE * count(picture.rules().len());
    let free = (PAGE.1 - rules).max(PAGE.1 / 2.0);
    (PAGE.0 / width).min(free / height).min(LARGEST)
}
