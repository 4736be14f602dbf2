//! A geometry as the techniques see it: houses and peers as sets of cells.

use std::sync::{Arc, OnceLock};

use super::cells::{Cells, SmallSet};
use super::rectangles::{self, Corners};
use crate::{Cell, CellSet, Geometry, HouseKind};

/// A house as a set of cells.
#[derive(Clone, Debug)]
pub struct HouseSet<S> {
    /// Row, column, box or other.
    pub kind: HouseKind,
    /// The cells as a set.
    pub set: S,
    /// The cells in reading order.
    pub cells: Vec<Cell>,
    /// Whether it has as many cells as there are digits, and so holds each.
    pub is_full: bool,
}

/// The houses and peers of a geometry as sets.
#[derive(Debug)]
pub struct Layout<S> {
    /// The geometry itself.
    pub geometry: Geometry,
    /// Its houses, in its order.
    pub houses: Vec<HouseSet<S>>,
    /// The numbers of the houses, boxes first: people see them there, and HoDoKu looks there first.
    pub boxes_first: Vec<usize>,
    /// Whether there are rows, columns and boxes only.
    pub is_plain: bool,
    /// The peers of each cell.
    pub peers: Vec<S>,
    /// The numbers of the houses that each cell is in.
    pub houses_of: Vec<Vec<usize>>,
    /// The rectangles of each cell, found when first asked for.
    rectangles: OnceLock<Vec<Vec<Corners>>>,
}

impl<S: Cells> Layout<S> {
    fn new(geometry: &Geometry) -> Layout<S> {
        let houses: Vec<HouseSet<S>> = geometry
            .houses()
            .iter()
            .map(|house| HouseSet {
                kind: house.kind(),
                set: house.cells().iter().copied().collect(),
                cells: house.cells().to_vec(),
                is_full: house.cells().len() == geometry.digits(),
            })
            .collect();
        let peers = geometry
            .cells()
            .map(|cell| geometry.peers(cell).iter().collect())
            .collect();
        let houses_of = geometry
            .cells()
            .map(|cell| {
                (0..houses.len())
                    .filter(|&house| houses[house].set.contains(cell))
                    .collect()
            })
            .collect();
        let mut boxes_first: Vec<usize> = (0..houses.len()).collect();
        boxes_first.sort_by_key(|&house| houses[house].kind != HouseKind::Box);
        Layout {
            geometry: geometry.clone(),
            is_plain: houses.iter().all(|house| {
                matches!(
                    house.kind,
                    HouseKind::Row | HouseKind::Column | HouseKind::Box
                )
            }),
            houses,
            boxes_first,
            peers,
            houses_of,
            rectangles: OnceLock::new(),
        }
    }

    /// The rectangles with this cell as first corner whose two digits could change places.
    #[must_use]
    pub fn rectangles(&self, cell: Cell) -> &[Corners] {
        &self.rectangles.get_or_init(|| rectangles::by_cell(self))[cell.index()]
    }

    /// The cells that see every one of these.
    #[must_use]
    pub fn common_peers(&self, cells: impl IntoIterator<Item = Cell>) -> S {
        cells
            .into_iter()
            .map(|cell| self.peers[cell.index()])
            .reduce(|a, b| a & b)
            .unwrap_or_default()
    }

    /// The numbers of the houses that hold all of these cells.
    pub fn houses_with(&self, cells: S) -> impl Iterator<Item = usize> + '_ {
        let first = cells.first();
        let of_first = first.map_or(&[][..], |cell| &self.houses_of[cell.index()]);
        of_first
            .iter()
            .copied()
            .filter(move |&house| cells.is_subset(&self.houses[house].set))
    }
}

/// The layout of a geometry with small sets; built once for the grids of boxes.
pub(super) fn small(geometry: &Geometry) -> Arc<Layout<SmallSet>> {
    static BUILT: [OnceLock<Arc<Layout<SmallSet>>>; 16] = [const { OnceLock::new() }; 16];
    cached(&BUILT, geometry)
}

/// The layout of a geometry with large sets; built once for the grids of boxes.
pub(super) fn large(geometry: &Geometry) -> Arc<Layout<CellSet>> {
    static BUILT: [OnceLock<Arc<Layout<CellSet>>>; 16] = [const { OnceLock::new() }; 16];
    cached(&BUILT, geometry)
}

fn cached<S: Cells>(built: &[OnceLock<Arc<Layout<S>>>; 16], geometry: &Geometry) -> Arc<Layout<S>> {
    match geometry.boxes() {
        Some(boxes) if geometry.is_plain() => {
            let slot = &built[4 * (boxes.rows - 2) + (boxes.columns - 2)];
            Arc::clone(slot.get_or_init(|| Arc::new(Layout::new(geometry))))
        }
        _ => Arc::new(Layout::new(geometry)),
    }
}
