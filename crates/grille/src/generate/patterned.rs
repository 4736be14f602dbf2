//! Complete grids that a formula gives: where to begin where no search should have a say.

use crate::layouts::cube;
use crate::{BoxShape, Geometry};

/// A complete grid of a layout of boxes, or of a cube of such layouts, as digits from 1; none for others.
pub(super) fn patterned(geometry: &Geometry) -> Option<Vec<u8>> {
    if let Some(boxes) = geometry.boxes() {
        return Some(shifted(boxes));
    }
    let size = geometry.digits();
    let side = size.isqrt();
    let is_cube =
        geometry.cell_count() == size.pow(3) && cube(side).is_ok_and(|cube| cube == *geometry);
    is_cube.then(|| cubed(side))
}

/// Shifted rows: those of a band by the columns of a box, bands by one.
fn shifted(boxes: BoxShape) -> Vec<u8> {
    let size = boxes.size();
    let shift = |row: usize| boxes.columns * (row % boxes.rows) + row / boxes.rows;
    (0..size * size)
        .map(|cell| ((cell % size + shift(cell / size)) % size) as u8 + 1)
        .collect()
}

/// Coordinates and digits as numbers of two places to the base of `side`, 2 or 3. Each place of a digit is a sum of
/// places of the coordinates, such that either coordinate alone, and the low places of any two, come to all digits.
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
    use super::*;
    use crate::Grid;

    #[test]
    fn each_is_a_complete_grid() {
        let shapes = [(2, 2), (2, 3), (3, 2), (4, 2), (3, 3), (3, 4), (5, 5)];
        let flat = shapes.map(|(rows, columns)| {
            Geometry::with_boxes(BoxShape::new(rows, columns).expect("a shape"))
        });
        let cubes = [2, 3].map(|side| cube(side).expect("a cube"));
        for geometry in flat.into_iter().chain(cubes) {
            let digits = patterned(&geometry).unwrap();
            let mut grid = Grid::empty(geometry.clone());
            for cell in geometry.cells() {
                grid.set(cell, digits[cell.index()]).unwrap();
            }
            assert!(grid.is_filled());
        }
    }
}
