//! Complete grids given by a formula: a starting point that does not depend on any search.

use grille_core::layouts::cube;
use grille_core::{BoxShape, Layout};

/// A complete grid of a layout of boxes, or of a cube of such layouts, as digits from 1; `None` for others.
pub(super) fn patterned(layout: &Layout) -> Option<Vec<u8>> {
    if let Some(boxes) = layout.boxes() {
        return Some(shifted(boxes));
    }
    let size = layout.digits();
    let side = size.isqrt();
    let is_cube =
        layout.cell_count() == size.pow(3) && cube(side).is_ok_and(|cube| cube == *layout);
    is_cube.then(|| cubed(side))
}

/// Shifted rows: rows of a band by the width of a box, bands by one.
fn shifted(boxes: BoxShape) -> Vec<u8> {
    let size = boxes.size();
    let shift = |row: usize| boxes.columns() * (row % boxes.rows()) + row / boxes.rows();
    (0..size * size)
        .map(|cell| ((cell % size + shift(cell / size)) % size) as u8 + 1)
        .collect()
}

/// Treats coordinates and digits as two-place numbers in base `side`, 2 or 3. Each place of a digit is a sum of places
/// of the coordinates, such that either coordinate alone, and the low places of any two, take all digits.
fn cubed(side: usize) -> Vec<u8> {
    let size = side * side;
    let digit = |cell: usize| {
        let [x, y, z] = [cell % size, cell / size % size, cell / size / size];
        let high = (x % side + y / side + z % side + z / side) % side;
        let low = (x / side + y % side + z % side) % side;
        (side * high + low) as u8 + 1
    };
    (0..size.pow(3)).map(digit).collect()
}

#[cfg(test)]
mod tests {
    use grille_core::Grid;

    use super::*;

    #[test]
    fn each_is_a_complete_grid() {
        let shapes = [(2, 2), (2, 3), (3, 2), (4, 2), (3, 3), (3, 4), (5, 5)];
        let flat = shapes.map(|(rows, columns)| {
            Layout::with_boxes(BoxShape::new(rows, columns).expect("a shape"))
        });
        let cubes = [2, 3].map(|side| cube(side).expect("a cube"));
        for layout in flat.into_iter().chain(cubes) {
            let digits = patterned(&layout).unwrap();
            let mut grid = Grid::empty(layout.clone());
            for cell in layout.cells() {
                grid.set(cell, digits[cell.index()]).unwrap();
            }
            assert!(grid.is_filled());
        }
    }
}
