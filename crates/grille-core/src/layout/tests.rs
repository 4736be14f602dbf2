//! Tests of layouts.

use super::*;
use crate::Location;

/// Every box shape from 2×2 to 5×5.
fn shapes() -> impl Iterator<Item = BoxShape> {
    (2..=5).flat_map(|rows| (2..=5).map(move |columns| BoxShape::new(rows, columns).unwrap()))
}

#[test]
fn every_grid_of_boxes_has_each_cell_once_in_a_row_a_column_and_a_box() {
    for boxes in shapes() {
        let layout = Layout::with_boxes(boxes);
        let size = boxes.size();
        assert_eq!((layout.digits(), layout.cell_count()), (size, size * size));
        assert_eq!(layout.houses().len(), 3 * size);
        for cell in layout.cells() {
            let kinds: Vec<_> = layout.houses_of(cell).map(House::kind).collect();
            assert_eq!(kinds, [HouseKind::Row, HouseKind::Column, HouseKind::Box]);
            // A box shares `rows` cells with a column and `columns` with a row.
            assert_eq!(
                layout.peers(cell).len(),
                3 * (size - 1) - (boxes.rows() - 1) - (boxes.columns() - 1)
            );
            assert!(!layout.peers(cell).contains(cell));
            assert_eq!(
                layout.cell(layout.row(cell), layout.column(cell)),
                Some(cell)
            );
        }
    }
}

#[test]
fn the_document_conversions_hold_on_the_classic_grid() {
    let classic = Layout::classic();
    for cell in classic.cells() {
        let (row, column) = (cell.index() / 9, cell.index() % 9);
        assert_eq!((classic.row(cell), classic.column(cell)), (row, column));
        assert_eq!(classic.region(cell), Some(3 * (row / 3) + column / 3));
    }
    for region in 0..9 {
        assert_eq!(
            classic.region_corner(region),
            classic.cell(3 * (region / 3), 3 * (region % 3))
        );
    }
    assert_eq!(classic.region_corner(9), None);
    assert_eq!(81.cell_in(&classic), None);
    assert_eq!((0, 9).cell_in(&classic), None);
}

#[test]
fn a_layout_that_cannot_be_is_refused() {
    let place = |row, column| Place { row, column };
    let house = |cells: &[usize]| {
        House::new(
            HouseKind::Extra,
            0,
            cells.iter().map(|&i| Cell::new(i)).collect(),
        )
    };
    let two = vec![place(0, 0), place(0, 1)];
    let refused = |digits, places: &[Place], houses| {
        Layout::from_houses(digits, places.to_vec(), houses).err()
    };
    assert_eq!(refused(0, &two, vec![]), Some(LayoutError::Digits(0)));
    assert_eq!(refused(26, &two, vec![]), Some(LayoutError::Digits(26)));
    assert_eq!(refused(2, &[], vec![]), Some(LayoutError::Cells(0)));
    assert_eq!(
        refused(2, &[place(1, 1); 2], vec![]),
        Some(LayoutError::SamePlace(place(1, 1)))
    );
    assert_eq!(
        refused(2, &[place(0, 256)], vec![]),
        Some(LayoutError::FarPlace(place(0, 256)))
    );
    assert_eq!(
        refused(2, &two, vec![house(&[0, 2])]),
        Some(LayoutError::HouseCells { house: 0 })
    );
    assert_eq!(
        refused(2, &two, vec![house(&[0, 0])]),
        Some(LayoutError::HouseCells { house: 0 })
    );
    assert_eq!(
        refused(1, &two, vec![house(&[0, 1])]),
        Some(LayoutError::HouseTooLarge { house: 0, cells: 2 })
    );
}

#[test]
fn each_digit_comes_once_in_each_box() {
    let samurai = crate::layouts::NamedLayout::Samurai.layout();
    assert_eq!(Layout::classic().occurrences(), Some(9));
    assert_eq!(samurai.occurrences(), Some(41));
    let two = [(0, 0), (0, 1)].map(|(row, column)| Place { row, column });
    let free = Layout::from_houses(9, two.to_vec(), vec![]).unwrap();
    assert_eq!(free.occurrences(), None);
}

#[test]
fn a_layout_with_holes_draws_only_its_cells() {
    let places = [(0, 0), (1, 1), (2, 2)].map(|(row, column)| Place { row, column });
    let stairs = Layout::from_houses(3, places.to_vec(), vec![]).unwrap();
    assert_eq!(
        (stairs.rows(), stairs.columns(), stairs.cell_count()),
        (3, 3, 3)
    );
    assert_eq!(stairs.cell(1, 1), Some(Cell::new(1)));
    assert_eq!(stairs.cell(0, 1), None);
    assert_eq!(stairs.region(Cell::new(0)), None);
}
