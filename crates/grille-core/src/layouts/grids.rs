//! Layouts of several square grids that overlap.

use std::collections::BTreeMap;

use crate::{BoxShape, Cell, House, HouseKind, Layout, LayoutError, Part, Place};

/// Grids with square boxes of this side, each drawn from its corner (row and column from 0). Where two overlap they
/// share the cells; a house that both have is one house, named after the first.
pub fn several(side: usize, corners: &[(usize, usize)]) -> Result<Layout, LayoutError> {
    let grid = Layout::with_boxes(BoxShape::new(side, side)?);
    let place = |&(top, left): &(usize, usize), cell: Cell| Place {
        row: clamped(top.saturating_add(grid.row(cell))),
        column: clamped(left.saturating_add(grid.column(cell))),
    };
    let all = corners
        .iter()
        .flat_map(|corner| grid.cells().map(move |cell| place(corner, cell)));
    let mut numbers: BTreeMap<Place, Cell> = all.map(|place| (place, Cell::new(0))).collect();
    if numbers.len() > Cell::MAX_COUNT {
        return Err(LayoutError::Cells(numbers.len()));
    }
    for (number, cell) in numbers.values_mut().enumerate() {
        *cell = Cell::new(number);
    }
    let mut houses: Vec<House> = Vec::new();
    for kind in [HouseKind::Row, HouseKind::Column, HouseKind::Box] {
        let mut number = 0;
        for (at, corner) in corners.iter().enumerate() {
            let own = grid.houses().iter().filter(|house| house.kind() == kind);
            for house in own {
                let cells = house.cells().iter();
                let cells: Vec<Cell> = cells.map(|&cell| numbers[&place(corner, cell)]).collect();
                if houses.iter().any(|known| known.cells() == cells) {
                    continue;
                }
                let part = Part::Grid(at);
                houses.push(House::new(kind, number, cells).within(house.number(), part));
                number += 1;
            }
        }
    }
    Layout::from_houses(grid.digits(), numbers.into_keys().collect(), houses)
}

/// A row or column; one that is too far away stays too far for a layout, which reports it.
fn clamped(at: usize) -> u16 {
    u16::try_from(at).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grids_that_share_a_box_have_it_once() {
        let twin = several(3, &[(0, 0), (6, 6)]).unwrap();
        assert_eq!(
            (twin.rows(), twin.columns(), twin.cell_count()),
            (15, 15, 153)
        );
        assert_eq!(twin.houses().len(), 53);
        assert_eq!(twin.cell(0, 9), None);
        // The middle cell of the shared box sees both grids.
        let shared = twin.cell(7, 7).unwrap();
        assert_eq!(twin.houses_of(shared).count(), 5);
        assert_eq!(twin.peers(shared).len(), 20 + 12);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        assert!(several(1, &[(0, 0)]).is_err());
        assert!(several(3, &[]).is_err());
        assert!(several(3, &[(250, 0)]).is_err());
        assert!(several(3, &[(65_536, usize::MAX)]).is_err());
        assert!(several(5, &[(0, 0), (30, 30)]).is_err());
    }
}
