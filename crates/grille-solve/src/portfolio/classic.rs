//! Recognises the houses of the classic grid, which has an engine of its own.

use super::problem::Problem;

/// The number of its cells.
pub(super) const CELLS: usize = 81;

/// Its rows, columns and boxes, each with its cells in order.
const HOUSES: [[u32; 9]; 27] = {
    let mut houses = [[0; 9]; 27];
    let mut i = 0;
    while i < CELLS {
        let (house, at) = (i / 9, i % 9);
        houses[house][at] = i as u32;
        houses[9 + house][at] = (at * 9 + house) as u32;
        let corner = house / 3 * 27 + house % 3 * 3;
        houses[18 + house][at] = (corner + at / 3 * 9 + at % 3) as u32;
        i += 1;
    }
    houses
};

/// Whether the first cells of a problem form a classic grid.
pub(super) fn is_part_of(problem: &Problem) -> bool {
    problem.digits() == 9
        && problem.domains().len() >= CELLS
        && HOUSES.iter().all(|house| {
            let mut groups = problem.groups().iter();
            groups.any(|group| is_same(group.cells(), house))
        })
}

/// Whether these cells form a row, a column or a box.
pub(super) fn is_house(cells: &[u32]) -> bool {
    HOUSES.iter().any(|house| is_same(cells, house))
}

fn is_same(cells: &[u32], house: &[u32; 9]) -> bool {
    cells.len() == house.len() && cells.iter().all(|cell| house.contains(cell))
}
