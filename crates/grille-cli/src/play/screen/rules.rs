//! The lines of the grid: light between cells, heavy around boxes, dashed inside cages, and the character where lines
//! meet.

use grille::Layout;

use super::ornament::Ornaments;

/// The characters of all junctions, by the weights (none, light, heavy) of the lines up, right, down and left.
const MEETINGS: &str =
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

/// The character where lines of these weights meet.
pub(super) fn meeting(up: usize, right: usize, down: usize, left: usize) -> char {
    let at = 27 * up + 9 * right + 3 * down + left;
    MEETINGS.chars().nth(at).unwrap_or(' ')
}

/// A line along a side of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    /// None, light or heavy.
    weight: usize,
    /// Whether a cage continues on the other side.
    dashed: bool,
}

impl Line {
    pub(super) fn upright(self) -> char {
        match (self.weight, self.dashed) {
            (1, true) => '┊',
            (2, true) => '┇',
            (weight, _) => meeting(weight, 0, weight, 0),
        }
    }

    pub(super) fn across(self) -> char {
        match (self.weight, self.dashed) {
            (1, true) => '┄',
            (2, true) => '┅',
            (weight, _) => meeting(0, weight, 0, weight),
        }
    }

    /// The weight with which it reaches a corner: light dashes end before it, so that the corners of cages are
    /// visible.
    pub(super) fn at_corner(self) -> usize {
        match self {
            Line {
                weight: 1,
                dashed: true,
            } => 0,
            Line { weight, .. } => weight,
        }
    }
}

/// The lines around the cells of a layout.
pub(super) struct Rules<'a> {
    pub(super) layout: &'a Layout,
    /// Whether there are lines between all cells.
    pub(super) ruled: bool,
    pub(super) ornaments: &'a Ornaments,
}

impl Rules<'_> {
    /// The line on the left of a place; the place may be one beyond the last column.
    pub(super) fn left_of(&self, row: usize, column: usize) -> Line {
        self.between((row, column.wrapping_sub(1)), (row, column))
    }

    /// The line above a place; the place may be one beyond the last row.
    pub(super) fn above(&self, row: usize, column: usize) -> Line {
        self.between((row.wrapping_sub(1), column), (row, column))
    }

    fn between(&self, one: (usize, usize), other: (usize, usize)) -> Line {
        let cell = |(row, column)| self.layout.cell(row, column);
        let heavy = if self.ruled { 2 } else { 1 };
        let (Some(first), Some(second)) = (cell(one), cell(other)) else {
            let is_edge = cell(one).is_some() || cell(other).is_some();
            return Line {
                weight: if is_edge { heavy } else { 0 },
                dashed: false,
            };
        };
        let spot = |(row, column): (usize, usize)| (row as i32, column as i32);
        let is_inside = self.layout.region(first) == self.layout.region(second);
        Line {
            weight: if is_inside { self.ruled.into() } else { heavy },
            dashed: self.ornaments.is_open(spot(one), spot(other)),
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
            layout: &Layout::classic(),
            ruled: true,
            ornaments: &Ornaments::default(),
        };
        let lines: String = (0..=9)
            .map(|column| rules.left_of(4, column).upright())
            .collect();
        assert_eq!(lines, "┃││┃││┃││┃");
        let [top, inner, outside] = [rules.above(0, 3), rules.above(1, 3), rules.left_of(9, 0)];
        assert_eq!(
            [top.across(), inner.across(), outside.upright()],
            ['━', '─', ' ']
        );
    }
}
