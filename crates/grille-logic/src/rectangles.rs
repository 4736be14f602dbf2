//! The rectangles of a layout whose two digits could be exchanged.
//!
//! Take four cells in two rows and two columns. If a solution fills them with two alternating digits — 1, 2 along one
//! row and 2, 1 along the other — exchanging the two digits leaves the contents of each row and column unchanged. If
//! every other house that holds one of the cells also holds exactly one of its neighbours, those houses are unchanged
//! too. The exchange then makes a second solution, unless a constraint refers to the cells in another way (a sum, a
//! sign, a knight's move). On a grid of boxes this means that the four cells lie in exactly two boxes. A diagonal
//! through one corner, or through two opposite ones, breaks the argument, so such rectangles are left out.

use grille_core::{Cell, HouseKind};

use super::cells::Cells;
use super::tables::Tables;

/// The corners of a rectangle in cyclic order: each shares a house with the one before and the one after it. The third
/// is opposite the first.
pub type Corners = [Cell; 4];

/// For each cell, the rectangles with it as first corner.
pub(super) fn by_cell<S: Cells>(tables: &Tables<S>) -> Vec<Vec<Corners>> {
    let mut found = vec![Vec::new(); tables.peers.len()];
    for first in tables.layout.cells() {
        let lines = |cell: Cell, kind: HouseKind| {
            let houses = tables.houses_of[cell.index()].iter();
            houses
                .map(|&house| &tables.houses[house])
                .filter(move |house| house.kind == kind)
        };
        // Each rectangle is visited once, from its lowest cell, and listed for all four.
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
                                        list(tables, [first, second, third, fourth], &mut found);
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    // First by the neighbour in the same box, then by the other one: HoDoKu's order.
    let order = |&[first, next, _, previous]: &Corners| {
        let share_box = |other: Cell| {
            let both: S = [first, other].into_iter().collect();
            let mut houses = tables.houses_with(both);
            houses.any(|house| {
                !matches!(
                    tables.houses[house].kind,
                    HouseKind::Row | HouseKind::Column
                )
            })
        };
        if share_box(next) {
            (next, previous)
        } else {
            (previous, next)
        }
    };
    for of_cell in &mut found {
        of_cell.sort_unstable();
        of_cell.dedup();
        of_cell.sort_by_key(order);
    }
    found
}

/// Lists a rectangle for its four cells, if its digits can be exchanged.
fn list<S: Cells>(tables: &Tables<S>, corners: Corners, found: &mut [Vec<Corners>]) {
    let can_swap = corners.iter().all(|corner| {
        tables.exchangeable.contains(*corner)
            && tables.houses_of[corner.index()].iter().all(|&house| {
                let holds = corners.map(|other| tables.houses[house].set.contains(other));
                // Two corners that are adjacent in cyclic order.
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
    use grille_core::{BoxShape, Grid, House, Layout};
    use grille_solve::Puzzle;

    use super::super::tables;
    use super::*;

    fn count(layout: &Layout) -> usize {
        let found = tables::large(&Puzzle::from(Grid::empty(layout.clone())));
        let listed: usize = layout
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
            let layout = Layout::with_boxes(boxes);
            let size = boxes.size();
            let mut slow = 0;
            for (top, bottom) in pairs(size) {
                for (left, right) in pairs(size) {
                    let regions: std::collections::BTreeSet<_> =
                        [(top, left), (top, right), (bottom, left), (bottom, right)]
                            .into_iter()
                            .map(|(row, column)| layout.region(layout.cell(row, column).unwrap()))
                            .collect();
                    slow += usize::from(regions.len() == 2);
                }
            }
            assert_eq!(count(&layout), slow, "{boxes}");
        }
    }

    fn pairs(size: usize) -> impl Iterator<Item = (usize, usize)> {
        (0..size).flat_map(move |a| (a + 1..size).map(move |b| (a, b)))
    }

    #[test]
    fn an_extra_house_takes_away_the_rectangles_that_it_holds_unevenly() {
        let plain = Layout::classic();
        let places: Vec<_> = plain.cells().map(|cell| plain.place(cell)).collect();
        let with = |cells: &[(usize, usize)]| {
            let cells = cells.iter().map(|&(r, c)| plain.cell(r, c).unwrap());
            let house = House::new(HouseKind::Extra, 0, cells.collect());
            let houses = plain.houses().iter().cloned().chain([house]).collect();
            Layout::from_houses(9, places.clone(), houses).unwrap()
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
