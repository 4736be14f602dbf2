//! The lines of a drawing: the edges of its squares, joined into segments as long as possible.

use super::picture::Picture;

/// A straight line along the edges of squares. Its ends are corners, counted from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// Column and row of the corner where it starts.
    pub(super) from: (usize, usize),
    /// Column and row of the corner where it ends.
    pub(super) to: (usize, usize),
    /// Whether it is the border of a region or of the layout.
    pub(super) thick: bool,
}

/// All lines of this weight, horizontal ones first. Long segments rather than one edge per square, so that corners
/// join without gaps and the drawing is small.
pub(super) fn lines(picture: &Picture, thick: bool) -> Vec<Line> {
    let mut lines = Vec::new();
    for row in 0..=picture.rows() {
        let weight = |column: usize| {
            let below = picture.square(row, column);
            let above = row.checked_sub(1).and_then(|r| picture.square(r, column));
            below.map(|s| s.thick.top).or(above.map(|s| s.thick.bottom))
        };
        for (start, end) in runs(picture.columns(), |at| weight(at) == Some(thick)) {
            lines.push(Line {
                from: (start, row),
                to: (end, row),
                thick,
            });
        }
    }
    for column in 0..=picture.columns() {
        let weight = |row: usize| {
            let after = picture.square(row, column);
            let before = column.checked_sub(1).and_then(|c| picture.square(row, c));
            after
                .map(|s| s.thick.left)
                .or(before.map(|s| s.thick.right))
        };
        for (start, end) in runs(picture.rows(), |at| weight(at) == Some(thick)) {
            lines.push(Line {
                from: (column, start),
                to: (column, end),
                thick,
            });
        }
    }
    lines
}

/// The maximal runs within `0..length` in which all are wanted, as half-open ranges.
fn runs(length: usize, wanted: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for at in (0..length).filter(|&at| wanted(at)) {
        match runs.last_mut() {
            Some((_, end)) if *end == at => *end = at + 1,
            _ => runs.push((at, at + 1)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use grille_core::{Grid, Layout, Place};

    use super::*;
    use crate::PictureOptions;

    fn picture(layout: Layout) -> Picture {
        Picture::of(&Grid::empty(layout).into(), &PictureOptions::default())
    }

    #[test]
    fn a_grid_of_boxes_has_its_borders_in_single_lines() {
        let six = picture(Layout::of_size(6).unwrap());
        let line = |from, to| Line {
            from,
            to,
            thick: true,
        };
        assert_eq!(
            lines(&six, true),
            [
                line((0, 0), (6, 0)),
                line((0, 2), (6, 2)),
                line((0, 4), (6, 4)),
                line((0, 6), (6, 6)),
                line((0, 0), (0, 6)),
                line((3, 0), (3, 6)),
                line((6, 0), (6, 6)),
            ]
        );
        assert_eq!(lines(&six, false).len(), 3 + 4);
    }

    #[test]
    fn nothing_is_drawn_around_a_hole_but_the_squares_beside_it() {
        // One square above, one below to the right: they touch only at a corner.
        let places = [(0, 0), (1, 1)].map(|(row, column)| Place { row, column });
        let stairs = picture(Layout::from_houses(2, places.to_vec(), vec![]).unwrap());
        assert!(lines(&stairs, false).is_empty());
        let thick = lines(&stairs, true);
        assert_eq!(thick.len(), 6);
        assert_eq!((thick[1].from, thick[1].to), ((0, 1), (2, 1)));
    }
}
