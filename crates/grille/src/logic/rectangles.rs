//! The rectangles of a layout whose two digits could change places.
//!
//! Take four cells in two rows and two columns. If a solution fills them with two digits in turn —
//! 1, 2 along one row and 2, 1 along the other — exchanging the two digits leaves each row and each
//! column with what it had. If every other house that holds one of the cells holds a neighbour of it as
//! well, and no more, these houses too keep what they had: the exchange makes a second solution, unless a
//! constraint speaks of the cells in another way (a sum, a sign, a knight's move). On a grid of boxes this says that the four cells lie in exactly two boxes. A diagonal through one corner,
//! or through two opposite ones, spoils it, and such a rectangle is left out.

use super::cells::Cells;
use super::layout::Layout;
use crate::{Cell, HouseKind};

/// The corners of a rectangle in order around: each shares a house with the one before and the one
/// after it. The third is opposite to the first.
pub type Corners = [Cell; 4];

/// For each cell, the rectangles with it as first corner.
pub(super) fn by_cell<S: Cells>(layout: &Layout<S>) -> Vec<Vec<Corners>> {
    let mut found = vec![Vec::new(); layout.peers.len()];
    for first in layout.geometry.cells() {
        let lines = |cell: Cell, kind: HouseKind| {
            let houses = layout.houses_of[cell.index()].iter();
            houses
                .map(|&house| &layout.houses[house])
                .filter(move |house| house.kind == kind)
        };
        // Each rectangle is met once, from its lowest cell, and listed for all four.
        let beyond = |cells: &[Cell]| -> Vec<Cell> {
            cells.iter().copied().filter(|&cell| cell > first).collect()
        };
        for row in lines(first, HouseKind::Row) {
            for column in lines(first, HouseKind::Column) {
                for second in beyond(&row.cells) {
                    for fourth in beyond(&column.cells) {
                        for other_row in lines(fourth, HouseKind::Row) {
                            for other_column in lines(second, HouseKind::Column) {
                                for third in beyond(&other_row.cells) {
                                    if other_column.set.contains(third) {
                                        list(layout, [first, second, third, fourth], &mut found);
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    for of_cell in &mut found {
        of_cell.sort_unstable();
        of_cell.dedup();
    }
    found
}

/// Lists a rectangle for its four cells, if its digits can change places.
fn list<S: Cells>(layout: &Layout<S>, corners: Corners, found: &mut [Vec<Corners>]) {
    let can_swap = corners.iter().all(|corner| {
        layout.exchangeable.contains(*corner)
            && layout.houses_of[corner.index()].iter().all(|&house| {
                let holds = corners.map(|other| layout.houses[house].set.contains(other));
                // Two corners that follow each other around.
                matches!(
                    holds,
                    [true, true, false, false]
                        | [false, true, true, false]
                        | [false, false, true, true]
                        | [true, false, false, true]
                )
            })
    });
    if can_swap {
        let [a, b, c, d] = corners;
        for turned in [[a, b, c, d], [b, c, d, a], [c, d, a, b], [d, a, b, c]] {
            found[turned[0].index()].push(turned);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::layout;
    use super::*;
    use crate::{BoxShape, Geometry, Grid, House, Puzzle};

    fn count(geometry: &Geometry) -> usize {
        let found = layout::large(&Puzzle::from(Grid::empty(geometry.clone())));
        let listed: usize = geometry
            .cells()
            .map(|cell| found.rectangles(cell).len())
            .sum();
        assert_eq!(listed % 4, 0);
        listed / 4
    }

    #[test]
    fn a_grid_of_boxes_has_the_rectangles_of_two_boxes() {
        for boxes in ["2x2", "2x3", "3x2", "3x3", "2x5", "4x4"] {
            let boxes: BoxShape = boxes.parse().unwrap();
            let geometry = Geometry::with_boxes(boxes);
            let size = boxes.size();
            let mut slow = 0;
            for (top, bottom) in pairs(size) {
                for (left, right) in pairs(size) {
                    let regions: std::collections::BTreeSet<_> =
                        [(top, left), (top, right), (bottom, left), (bottom, right)]
                            .into_iter()
                            .map(|(row, column)| {
                                geometry.region(geometry.cell(row, column).unwrap())
                            })
                            .collect();
                    slow += usize::from(regions.len() == 2);
                }
            }
            assert_eq!(count(&geometry), slow, "{boxes}");
        }
    }

    fn pairs(size: usize) -> impl Iterator<Item = (usize, usize)> {
        (0..size).flat_map(move |a| (a + 1..size).map(move |b| (a, b)))
    }

    #[test]
    fn an_extra_house_takes_away_the_rectangles_that_it_holds_unevenly() {
        let plain = Geometry::classic();
        let places: Vec<_> = plain.cells().map(|cell| plain.place(cell)).collect();
        let with = |cells: &[(usize, usize)]| {
            let cells = cells.iter().map(|&(r, c)| plain.cell(r, c).unwrap());
            let house = House::new(HouseKind::Extra, 0, cells.collect());
            let houses = plain.houses().iter().cloned().chain([house]).collect();
            Geometry::from_houses(9, places.clone(), houses).unwrap()
        };
        let diagonal: Vec<_> = (0..9).map(|n| (n, n)).collect();
        assert_eq!(count(&plain), 486);
        // A house of one cell spoils the 24 rectangles through it; one of two neighbours spoils those
        // that use only one of them; all nine cells of the diagonal spoil theirs.
        assert_eq!(count(&with(&[(0, 0)])), 486 - 24);
        let shared = 6;
        assert_eq!(count(&with(&[(0, 0), (0, 1)])), 486 - 2 * (24 - shared));
        let off_diagonal = pairs(9)
            .flat_map(|rows| pairs(9).map(move |columns| (rows, columns)))
            .filter(|&((top, bottom), (left, right))| {
                let boxes_apart = (top / 3 == bottom / 3) != (left / 3 == right / 3);
                let on = [(top, left), (top, right), (bottom, left), (bottom, right)];
                boxes_apart && on.iter().all(|(row, column)| row != column)
            });
        assert_eq!(count(&with(&diagonal)), off_diagonal.count());
    }
}
