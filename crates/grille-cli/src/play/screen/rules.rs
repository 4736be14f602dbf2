//! The lines of the grid: light between cells, heavy around boxes, and the glyph where lines meet.

use grille::Geometry;

/// The glyphs of all meetings, by the weights (none, light, heavy) of the lines up, right, down and left.
const MEETINGS: &str =
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

/// The glyph where lines of these weights meet.
pub(super) fn meeting(up: usize, right: usize, down: usize, left: usize) -> char {
    let at = 27 * up + 9 * right + 3 * down + left;
    MEETINGS.chars().nth(at).unwrap_or(' ')
}

/// The weights of the lines around the cells of a layout.
pub(super) struct Rules<'a> {
    pub(super) geometry: &'a Geometry,
    /// Whether lines go between all cells.
    pub(super) ruled: bool,
}

impl Rules<'_> {
    /// The line on the left of a place; the place may be one beyond the last column.
    pub(super) fn left_of(&self, row: usize, column: usize) -> usize {
        self.between((row, column.wrapping_sub(1)), (row, column))
    }

    /// The line above a place; the place may be one beyond the last row.
    pub(super) fn above(&self, row: usize, column: usize) -> usize {
        self.between((row.wrapping_sub(1), column), (row, column))
    }

    fn between(&self, one: (usize, usize), other: (usize, usize)) -> usize {
        let cell = |(row, column)| self.geometry.cell(row, column);
        let heavy = if self.ruled { 2 } else { 1 };
        match (cell(one), cell(other)) {
            (None, None) => 0,
            (Some(one), Some(other))
                if self.geometry.region(one) == self.geometry.region(other) =>
            {
                usize::from(self.ruled)
            }
            _ => heavy,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_meet_in_the_right_glyph() {
        let met = [
            (0, 1, 1, 0),
            (1, 1, 1, 1),
            (2, 2, 2, 2),
            (2, 1, 2, 1),
            (0, 2, 1, 2),
            (1, 0, 1, 0),
            (0, 2, 0, 2),
        ];
        let glyphs: String = met
            .iter()
            .map(|&(u, r, d, l)| meeting(u, r, d, l))
            .collect();
        assert_eq!(glyphs, "┌┼╋╂┯│━");
        assert_eq!(MEETINGS.chars().count(), 81);
    }

    #[test]
    fn boxes_are_heavier_than_cells() {
        let rules = Rules {
            geometry: &Geometry::classic(),
            ruled: true,
        };
        let weights: Vec<usize> = (0..=9).map(|column| rules.left_of(4, column)).collect();
        assert_eq!(weights, [2, 1, 1, 2, 1, 1, 2, 1, 1, 2]);
        assert_eq!(
            (rules.above(0, 3), rules.above(1, 3), rules.left_of(9, 0)),
            (2, 1, 0)
        );
    }
}
