//! A single grid with regions of any shape, square or not.

use crate::{BoxShape, Cell, House, HouseKind, Layout, LayoutError, Place};

/// A grid whose regions have any shape (*jigsaw*), given by the region number of each cell, row by row. Numbers may
/// leave gaps. There are as many digits as the longest row, column or region has cells; a shorter one has no repeated
/// digit.
///
/// If the regions are the boxes of a square grid, the result is that grid.
pub fn jigsaw(columns: usize, regions: &[usize]) -> Result<Layout, LayoutError> {
    let houses = region_houses(regions);
    let longest = houses.iter().map(|house| house.cells().len()).max();
    let rows = regions.len().checked_div(columns).unwrap_or(0);
    let digits = longest.unwrap_or(0).max(rows).max(columns);
    if rows == columns
        && let Some(plain) = boxes_of(columns, &houses)
    {
        return Ok(plain);
    }
    grid(rows, columns, digits, houses)
}

/// A grid of this many rows and columns with boxes of this shape, cut off at the edges where they do not fit; there are
/// as many digits as the longest house has cells.
pub fn rectangle(rows: usize, columns: usize, boxes: BoxShape) -> Result<Layout, LayoutError> {
    let across = columns.div_ceil(boxes.columns());
    let regions: Vec<usize> = (0..bounded(rows, columns)?)
        .map(|at| at / columns / boxes.rows() * across + at % columns / boxes.columns())
        .collect();
    jigsaw(columns, &regions)
}

/// A grid with rows and columns and no regions (a Latin square if it is square), with this many digits.
pub fn latin(rows: usize, columns: usize, digits: usize) -> Result<Layout, LayoutError> {
    bounded(rows, columns)?;
    grid(rows, columns, digits, Vec::new())
}

/// The number of cells, if a layout may have that many.
fn bounded(rows: usize, columns: usize) -> Result<usize, LayoutError> {
    match rows.checked_mul(columns) {
        Some(cells) if (1..=Cell::MAX_COUNT).contains(&cells) => Ok(cells),
        other => Err(LayoutError::Cells(other.unwrap_or(usize::MAX))),
    }
}

fn region_houses(regions: &[usize]) -> Vec<House> {
    let mut numbers: Vec<usize> = regions.to_vec();
    numbers.sort_unstable();
    numbers.dedup();
    let cells = |region: usize| {
        let own = (0..regions.len()).filter(move |&at| regions[at] == region);
        own.map(Cell::new).collect()
    };
    (numbers.into_iter().enumerate())
        .map(|(number, region)| House::new(HouseKind::Box, number, cells(region)))
        .collect()
}

/// The square grid whose boxes are exactly these regions.
fn boxes_of(size: usize, regions: &[House]) -> Option<Layout> {
    let shapes = (2..=5).filter(|rows| size.is_multiple_of(*rows));
    let grids = shapes
        .filter_map(|rows| BoxShape::new(rows, size / rows).ok())
        .map(Layout::with_boxes);
    let has_these = |grid: &Layout| {
        regions.len() == size
            && regions.iter().all(|region| {
                grid.houses()[2 * size..]
                    .iter()
                    .any(|h| h.cells() == region.cells())
            })
    };
    grids.into_iter().find(has_these)
}

fn grid(
    rows: usize,
    columns: usize,
    digits: usize,
    regions: Vec<House>,
) -> Result<Layout, LayoutError> {
    let cells = bounded(rows, columns)?;
    let places = (0..cells)
        .map(|at| Place {
            row: (at / columns) as u16,
            column: (at % columns) as u16,
        })
        .collect();
    let row = |row: usize| {
        (0..columns)
            .map(|at| Cell::new(row * columns + at))
            .collect()
    };
    let column = |column: usize| {
        (0..rows)
            .map(|at| Cell::new(at * columns + column))
            .collect()
    };
    let lines = (0..rows)
        .map(|number| House::new(HouseKind::Row, number, row(number)))
        .chain((0..columns).map(|number| House::new(HouseKind::Column, number, column(number))));
    Layout::from_houses(digits, places, lines.chain(regions).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_that_are_boxes_give_the_plain_grid() {
        for size in [4, 6, 9, 12] {
            let plain = Layout::of_size(size).unwrap();
            let regions: Vec<usize> = (plain.cells())
                .map(|cell| plain.region(cell).unwrap() * 7 + 3)
                .collect();
            assert_eq!(jigsaw(size, &regions).unwrap(), plain);
        }
        assert!(jigsaw(4, &[0; 16]).unwrap().boxes().is_none());
    }

    #[test]
    fn a_rectangle_has_the_digits_of_its_longest_house() {
        let boxes = BoxShape::new(2, 3).unwrap();
        let wide = rectangle(4, 6, boxes).unwrap();
        assert_eq!((wide.digits(), wide.rows(), wide.columns()), (6, 4, 6));
        assert_eq!(wide.houses().len(), 4 + 6 + 4);
        // Boxes that do not fit are cut off.
        let odd = rectangle(5, 7, boxes).unwrap();
        assert_eq!((odd.digits(), odd.houses().len()), (7, 5 + 7 + 9));
    }

    #[test]
    fn what_cannot_be_is_refused() {
        assert!(jigsaw(0, &[]).is_err());
        assert!(jigsaw(3, &[]).is_err());
        assert!(jigsaw(4, &[0; 18]).is_err());
        assert!(latin(usize::MAX, 2, 9).is_err());
        assert!(latin(0, 2, 9).is_err());
        assert!(latin(5, 5, 4).is_err());
        assert!(rectangle(1000, 1000, BoxShape::CLASSIC).is_err());
    }
}
