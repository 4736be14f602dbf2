//! Cubes: solid, or their surface.
//!
//! A solid is drawn as its slices, side by side with a gap between them, as close to a square as possible; a surface is
//! drawn unfolded. Cells are numbered slice by slice or face by face.

use crate::{BoxShape, Cell, House, HouseKind, Layout, LayoutError, Part, Place};

/// Maps the index of a slice and a position in it to a cell of the cube.
type Across = fn(usize, (usize, usize)) -> [usize; 3];

/// A cube in which every slice in all three directions is a Sudoku with boxes of this side: 4×4×4 cells for 2, 9×9×9
/// for 3.
pub fn cube(side: usize) -> Result<Layout, LayoutError> {
    let slice = Layout::with_boxes(BoxShape::new(side, side)?);
    let size = slice.digits();
    let solid = Solid::new(size)?;
    let mut houses = solid.lines(HouseKind::Row);
    houses.extend(solid.lines(HouseKind::Column));
    let boxes = || {
        let all = slice.houses().iter();
        all.filter(|house| house.kind() == HouseKind::Box)
    };
    let cut = |kind, first: usize, part: fn(usize) -> Part, across: Across| -> Vec<House> {
        let number = move |at: usize, house: &House| first + at * size + house.number();
        let houses = (0..size).flat_map(|at| boxes().map(move |house| (at, house)));
        houses
            .map(|(at, house)| {
                let cell =
                    |&cell: &Cell| solid.cell(across(at, (slice.row(cell), slice.column(cell))));
                let cells = house.cells().iter().map(cell).collect();
                House::new(kind, number(at, house), cells).within(house.number(), part(at))
            })
            .collect()
    };
    houses.extend(cut(HouseKind::Box, 0, Part::Slice, |z, (y, x)| [z, y, x]));
    let pillars = solid.pillars();
    let first = pillars.len();
    houses.extend(pillars);
    houses.extend(cut(HouseKind::Plane, first, Part::RowCut, |y, (z, x)| {
        [z, y, x]
    }));
    let first = first + size * size;
    houses.extend(cut(
        HouseKind::Plane,
        first,
        Part::ColumnCut,
        |x, (z, y)| [z, y, x],
    ));
    Layout::from_houses(size, solid.places(), houses)
}

/// A cube in which every plane in all three directions holds each digit once: 3×3×3 cells and 9 digits for a side of 3
/// (*roxdoku*). Sides of 2 to 5.
pub fn roxdoku(side: usize) -> Result<Layout, LayoutError> {
    let digits = side * side;
    let solid = Solid::new(side)?;
    let plane = |cell: &dyn Fn(usize, usize) -> [usize; 3]| -> Vec<Cell> {
        (0..digits)
            .map(|at| solid.cell(cell(at / side, at % side)))
            .collect()
    };
    let slices = (0..side).map(|z| {
        let cells = plane(&|y, x| [z, y, x]);
        House::new(HouseKind::Box, z, cells).called(Part::Slice(z))
    });
    let along_rows = (0..side).map(|y| {
        let cells = plane(&|z, x| [z, y, x]);
        House::new(HouseKind::Plane, y, cells).called(Part::RowCut(y))
    });
    let along_columns = (0..side).map(|x| {
        let cells = plane(&|z, y| [z, y, x]);
        House::new(HouseKind::Plane, side + x, cells).called(Part::ColumnCut(x))
    });
    let houses = slices.chain(along_rows).chain(along_columns).collect();
    Layout::from_houses(digits, solid.places(), houses)
}

/// The cells of a cube with this side length.
#[derive(Clone, Copy)]
struct Solid {
    size: usize,
}

impl Solid {
    fn new(size: usize) -> Result<Solid, LayoutError> {
        match size {
            2.. if size.saturating_pow(3) <= Cell::MAX_COUNT => Ok(Solid { size }),
            _ => Err(LayoutError::Cells(size.saturating_pow(3))),
        }
    }

    /// The cell in this slice, row and column.
    fn cell(self, [z, y, x]: [usize; 3]) -> Cell {
        Cell::new((z * self.size + y) * self.size + x)
    }

    /// The slices side by side, in rows that keep the whole about square.
    fn places(self) -> Vec<Place> {
        let size = self.size;
        let across = (1..=size)
            .find(|across| across * across >= size)
            .unwrap_or(1);
        let at = |z: usize, y: usize, x: usize| Place {
            row: (z / across * (size + 1) + y) as u16,
            column: (z % across * (size + 1) + x) as u16,
        };
        let slices = (0..size).flat_map(|z| (0..size).map(move |y| (z, y)));
        slices
            .flat_map(|(z, y)| (0..size).map(move |x| at(z, y, x)))
            .collect()
    }

    /// The rows or the columns of every slice.
    fn lines(self, kind: HouseKind) -> Vec<House> {
        let size = self.size;
        let slices = (0..size).flat_map(|z| (0..size).map(move |line| (z, line)));
        slices
            .map(|(z, line)| {
                let cells = (0..size).map(|at| match kind {
                    HouseKind::Row => self.cell([z, line, at]),
                    _ => self.cell([z, at, line]),
                });
                House::new(kind, z * size + line, cells.collect()).within(line, Part::Slice(z))
            })
            .collect()
    }

    /// The cells at the same position in every slice, for each position.
    fn pillars(self) -> Vec<House> {
        let size = self.size;
        (0..size * size)
            .map(|at| {
                let (y, x) = (at / size, at % size);
                let cells = (0..size).map(|z| self.cell([z, y, x])).collect();
                let place = Place {
                    row: y as u16,
                    column: x as u16,
                };
                House::new(HouseKind::Plane, at, cells).called(Part::Pillar(place))
            })
            .collect()
    }
}

/// The surface of a cube of 4×4×4: each of the six faces holds 16 digits, and so does each of the twelve
/// rings of 16 cells around it, four in each direction. Drawn as a cross: top; left, front, right, back;
/// bottom. The faces are numbered in this order.
///
/// # Panics
/// Never.
#[must_use]
pub fn cube_surface() -> Layout {
    const SIDE: usize = 4;
    /// Rows and columns of faces before each face in the drawing.
    const NET: [(usize, usize); 6] = [(0, 1), (1, 0), (1, 1), (1, 2), (1, 3), (2, 1)];
    let [top, left, front, right, back, bottom] = [0, 1, 2, 3, 4, 5];
    let cell = |face: usize, row: usize, column: usize| {
        Cell::new(face * SIDE * SIDE + row * SIDE + column)
    };
    let places = (0..6 * SIDE * SIDE).map(|at| {
        let (down, right) = NET[at / (SIDE * SIDE)];
        Place {
            row: (down * SIDE + at / SIDE % SIDE) as u16,
            column: (right * SIDE + at % SIDE) as u16,
        }
    });
    let faces = (0..6).map(|face| {
        let cells = (0..SIDE * SIDE).map(|at| cell(face, at / SIDE, at % SIDE));
        House::new(HouseKind::Box, face, cells.collect()).called(Part::Face(face))
    });
    let last = SIDE - 1;
    // Around the four upright faces; over top, front, bottom and up the back; over top, right, bottom and left, where
    // the ring runs across.
    let ring = |direction: usize, k: usize| -> Vec<Cell> {
        let cells = (0..SIDE).flat_map(|i| match direction {
            0 => [left, front, right, back].map(|face| cell(face, k, i)),
            1 => [
                cell(top, i, k),
                cell(front, i, k),
                cell(bottom, i, k),
                cell(back, i, last - k),
            ],
            _ => [
                cell(top, last - k, i),
                cell(right, i, k),
                cell(bottom, k, i),
                cell(left, i, last - k),
            ],
        });
        let mut cells: Vec<Cell> = cells.collect();
        cells.sort_unstable();
        cells
    };
    let rings = (0..3 * SIDE).map(|number| {
        let cells = ring(number / SIDE, number % SIDE);
        House::new(HouseKind::Plane, number, cells).called(Part::Hoop(number))
    });
    Layout::from_houses(SIDE * SIDE, places.collect(), faces.chain(rings).collect())
        .expect("the surface of a cube is a layout")
}

/// Three faces of the 9×9×9 cube that meet in a corner, each a Sudoku; two of them share the nine cells of their edge.
/// Drawn with the front below the top and the right beside it: the edge of top and right, which would appear twice, is
/// drawn with the top.
///
/// # Panics
/// Never.
#[must_use]
pub fn three_faces() -> Layout {
    const SIZE: usize = 9;
    let grid = Layout::classic();
    // Where the cell of a face is drawn: front, top, right.
    let place = |face: usize, row: usize, column: usize| {
        let (row, column) = match (face, row, column) {
            (0, row, column) => (SIZE - 1 + row, column),
            (1, row, column) => (row, column),
            // The upper edge of the right face is the right edge of the top, read from the front.
            (_, 0, column) => (SIZE - 1 - column, SIZE - 1),
            (_, row, column) => (SIZE - 1 + row, SIZE - 1 + column),
        };
        Place {
            row: row as u16,
            column: column as u16,
        }
    };
    let mut places: Vec<Place> = (0..3)
        .flat_map(|face| {
            grid.cells()
                .map(move |cell| (face, cell.index() / SIZE, cell.index() % SIZE))
        })
        .map(|(face, row, column)| place(face, row, column))
        .collect();
    places.sort_unstable();
    places.dedup();
    let number = |place: Place| {
        let at = places.binary_search(&place);
        Cell::new(at.expect("every cell of a face is drawn"))
    };
    let mut houses = Vec::new();
    for kind in [HouseKind::Row, HouseKind::Column, HouseKind::Box] {
        for face in 0..3 {
            for house in grid.houses().iter().filter(|house| house.kind() == kind) {
                let cells = house.cells().iter();
                let mut cells: Vec<Cell> = cells
                    .map(|&cell| number(place(face, grid.row(cell), grid.column(cell))))
                    .collect();
                cells.sort_unstable();
                // The lines of an edge are lines of both its faces.
                if houses.iter().any(|known: &House| known.cells() == cells) {
                    continue;
                }
                let all = houses.iter().filter(|known| known.kind() == kind).count();
                let part = Part::Face(face);
                houses.push(House::new(kind, all, cells).within(house.number(), part));
            }
        }
    }
    Layout::from_houses(SIZE, places, houses).expect("three faces of a cube are a layout")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_of_a_cube_is_in_three_lines_and_three_boxes() {
        for (side, cells, houses) in [(2, 64, 96), (3, 729, 486)] {
            let cube = cube(side).unwrap();
            assert_eq!((cube.cell_count(), cube.houses().len()), (cells, houses));
            for cell in cube.cells() {
                assert_eq!(cube.houses_of(cell).count(), 6);
            }
        }
        assert!(cube(4).is_err());
    }

    #[test]
    fn slices_are_drawn_side_by_side() {
        let cube = cube(3).unwrap();
        assert_eq!((cube.rows(), cube.columns()), (29, 29));
        assert_eq!(cube.cell(0, 9), None);
        assert_eq!(cube.cell(0, 10), Some(Cell::new(81)));
        assert_eq!(cube.cell(28, 28), Some(Cell::new(728)));
        let rox = roxdoku(3).unwrap();
        assert_eq!((rox.rows(), rox.columns(), rox.digits()), (7, 7, 9));
    }

    #[test]
    fn every_cell_of_the_surface_is_in_a_face_and_two_rings() {
        let surface = cube_surface();
        assert_eq!((surface.cell_count(), surface.houses().len()), (96, 18));
        for cell in surface.cells() {
            assert_eq!(surface.houses_of(cell).count(), 3);
            // 15 in the face and 12 of each ring beyond it; the rings meet again on the other side.
            assert_eq!(surface.peers(cell).len(), 15 + 24 - 1);
        }
    }

    #[test]
    fn two_of_three_faces_share_nine_cells() {
        let faces = three_faces();
        assert_eq!(
            (faces.cell_count(), faces.rows(), faces.columns()),
            (217, 17, 17)
        );
        // Three Sudokus of 27 houses each; each of the three edges is a line of both its faces.
        assert_eq!(faces.houses().len(), 81 - 3);
        let corner = faces.cell(8, 8).unwrap();
        assert_eq!(faces.houses_of(corner).count(), 3 + 3);
    }
}
