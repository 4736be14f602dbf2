//! Builds layouts from what notations give: a rectangle with regions of any shape.

use grille_core::{BoxShape, Cell, House, HouseKind, Layout, LayoutError, Place};

use super::error::{ParseError, ParseErrorKind};

/// A rectangle of cells with its regions, which may be boxes; extra cells are placed as given.
pub(super) fn rectangle(
    rows: usize,
    columns: usize,
    digits: usize,
    mut regions: Vec<Vec<Cell>>,
    beside: &[Place],
) -> Result<Layout, LayoutError> {
    for region in &mut regions {
        region.sort_unstable();
    }
    if rows == columns
        && rows == digits
        && beside.is_empty()
        && let Some(boxes) = boxes_of(digits, &regions)
    {
        return Ok(Layout::with_boxes(boxes));
    }
    if rows * columns > Cell::MAX_COUNT {
        return Err(LayoutError::Cells(rows * columns));
    }
    let places = places(rows, columns, beside);
    let cell = |row: usize, column: usize| Cell::new(row * columns + column);
    let mut houses: Vec<House> = Vec::new();
    for row in 0..rows {
        let cells = (0..columns).map(|column| cell(row, column)).collect();
        houses.push(House::new(HouseKind::Row, row, cells));
    }
    for column in 0..columns {
        let cells = (0..rows).map(|row| cell(row, column)).collect();
        houses.push(House::new(HouseKind::Column, column, cells));
    }
    for (number, cells) in regions.into_iter().enumerate() {
        houses.push(House::new(HouseKind::Box, number, cells));
    }
    Layout::from_houses(digits, places, houses)
}

/// A rectangle of cells without rows, columns or regions; extra cells are placed as given.
pub(super) fn bare(
    rows: usize,
    columns: usize,
    digits: usize,
    beside: &[Place],
) -> Result<Layout, LayoutError> {
    if rows * columns > Cell::MAX_COUNT {
        return Err(LayoutError::Cells(rows * columns));
    }
    Layout::from_houses(digits, places(rows, columns, beside), Vec::new())
}

/// The places of the cells of a rectangle, row by row, followed by those of the extra cells.
fn places(rows: usize, columns: usize, beside: &[Place]) -> Vec<Place> {
    let inside = (0..rows * columns).map(|index| Place {
        row: (index / columns) as u16,
        column: (index % columns) as u16,
    });
    inside.chain(beside.iter().copied()).collect()
}

/// A square with regions given by a number for each cell.
pub(super) fn numbered(size: usize, numbers: &[usize]) -> Result<Layout, ParseError> {
    let wrong = |error| ParseError::new(ParseErrorKind::Layout(error));
    if numbers.len() != size * size {
        return Err(wrong(LayoutError::Cells(numbers.len())));
    }
    let mut names: Vec<usize> = Vec::new();
    let mut regions: Vec<Vec<Cell>> = Vec::new();
    for (index, number) in numbers.iter().enumerate() {
        let known = names.iter().position(|name| name == number);
        let at = known.unwrap_or_else(|| {
            names.push(*number);
            regions.push(Vec::new());
            names.len() - 1
        });
        regions[at].push(Cell::new(index));
    }
    rectangle(size, size, size, regions, &[]).map_err(wrong)
}

/// The box shape whose boxes are these regions, each with its cells in order.
fn boxes_of(size: usize, regions: &[Vec<Cell>]) -> Option<BoxShape> {
    let shapes = (2..=5).filter(|rows| size.is_multiple_of(*rows));
    let mut shapes = shapes.filter_map(|rows| BoxShape::new(rows, size / rows).ok());
    shapes.find(|&shape| {
        let layout = Layout::with_boxes(shape);
        let boxes = layout
            .houses()
            .iter()
            .filter(|house| house.kind() == HouseKind::Box);
        regions.len() == size
            && boxes
                .into_iter()
                .all(|house| regions.iter().any(|r| r == house.cells()))
    })
}

/// The regions of a layout that is a rectangle with only rows, columns and regions.
pub(super) fn regions(layout: &Layout) -> Vec<Vec<Cell>> {
    let boxes = layout
        .houses()
        .iter()
        .filter(|house| house.kind() == HouseKind::Box);
    boxes.map(|house| house.cells().to_vec()).collect()
}

/// Whether a layout is a full rectangle of cells without any house.
pub(super) fn is_bare(layout: &Layout) -> bool {
    layout.houses().is_empty()
        && layout.unlike().is_empty()
        && layout.rows() * layout.columns() == layout.cell_count()
}

/// Whether a layout is a rectangle with only rows, columns and regions.
pub(super) fn is_rectangle(layout: &Layout) -> bool {
    let (rows, columns) = (layout.rows(), layout.columns());
    let in_regions: usize = regions(layout).iter().map(Vec::len).sum();
    let covered = layout.cells().filter(|&cell| layout.region(cell).is_some());
    rows * columns == layout.cell_count()
        // No cell is in two regions.
        && in_regions == covered.count()
        && rectangle(rows, columns, layout.digits(), regions(layout), &[]).is_ok_and(|same| {
            let same = if layout.lowest() == 0 {
                same.from_zero()
            } else {
                same
            };
            same == *layout
        })
}
