//! A puzzle's layout as the techniques see it: houses and peers as sets of cells, and its constraints.

use std::sync::{Arc, OnceLock};

use super::cells::{Cells, SmallSet};
use super::rectangles::{self, Corners};
use super::techniques::variant::Derived;
use crate::exact::Budget;
use crate::variant::{Condition, Model};
use crate::{Cell, CellSet, Geometry, HouseKind, Puzzle};

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

/// The houses and peers of a geometry as sets, and the constraints of a puzzle on it.
#[derive(Debug)]
pub struct Layout<S> {
    /// The geometry itself.
    pub geometry: Geometry,
    /// What the puzzle asks beyond its houses; `None` for one that asks nothing more.
    pub model: Option<Arc<Model>>,
    /// Its houses, in its order.
    pub houses: Vec<HouseSet<S>>,
    /// The numbers of the houses, boxes first: people see them there, and HoDoKu looks there first.
    pub boxes_first: Vec<usize>,
    /// Whether there are rows, columns and boxes only, and no pairs that differ besides.
    pub is_plain: bool,
    /// The cells that nothing but houses speaks of: exchanging digits among them can break no constraint.
    pub exchangeable: S,
    /// The peers of each cell.
    pub peers: Vec<S>,
    /// The numbers of the houses that each cell is in.
    pub houses_of: Vec<Vec<usize>>,
    /// The rectangles of each cell, found when first asked for.
    rectangles: OnceLock<Vec<Vec<Corners>>>,
    /// What follows from the constraints on this layout alone, found when first asked for.
    derived: OnceLock<Derived>,
}

impl<S: Cells> Layout<S> {
    fn new(geometry: &Geometry, model: Option<&Arc<Model>>) -> Layout<S> {
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
            model: model.cloned(),
            is_plain: geometry.unlike().is_empty()
                && houses.iter().all(|house| {
                    matches!(
                        house.kind,
                        HouseKind::Row | HouseKind::Column | HouseKind::Box
                    )
                }),
            exchangeable: exchangeable(geometry, model.map(Arc::as_ref)),
            houses,
            boxes_first,
            peers,
            houses_of,
            rectangles: OnceLock::new(),
            derived: OnceLock::new(),
        }
    }

    /// What follows from the constraints on this layout alone; `None` where there are none, or if the budget is
    /// over before.
    pub(super) fn derived(&self, budget: Budget<'_>) -> Option<&Derived> {
        let model = self.model.as_ref()?;
        if self.derived.get().is_none() {
            let derived = Derived::within(model, budget)?;
            return Some(self.derived.get_or_init(|| derived));
        }
        self.derived.get()
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

/// The cells that no constraint speaks of but by its houses: no pair that must differ, no mark, no sum.
fn exchangeable<S: Cells>(geometry: &Geometry, model: Option<&Model>) -> S {
    // Whatever is exchanged, the regions that are to be found may no longer be right.
    if model.is_some_and(|model| model.regions().is_some()) {
        return S::default();
    }
    let mut bound: S = geometry
        .unlike()
        .iter()
        .flat_map(|&(a, b)| [a, b])
        .collect();
    for (_, condition) in model.map_or(&[][..], Model::conditions) {
        if !matches!(condition, Condition::Different { .. }) {
            bound = bound | condition.cells().iter().collect();
        }
    }
    geometry.cells().collect::<S>() - bound
}

/// The layout of a puzzle with small sets; built once for the grids of boxes.
pub(super) fn small(puzzle: &Puzzle) -> Arc<Layout<SmallSet>> {
    static BUILT: [OnceLock<Arc<Layout<SmallSet>>>; 16] = [const { OnceLock::new() }; 16];
    cached(&BUILT, puzzle.geometry(), puzzle.model())
}

/// The layout of a puzzle with large sets; built once for the grids of boxes.
pub(super) fn large(puzzle: &Puzzle) -> Arc<Layout<CellSet>> {
    static BUILT: [OnceLock<Arc<Layout<CellSet>>>; 16] = [const { OnceLock::new() }; 16];
    cached(&BUILT, puzzle.geometry(), puzzle.model())
}

fn cached<S: Cells>(
    built: &[OnceLock<Arc<Layout<S>>>; 16],
    geometry: &Geometry,
    model: Option<&Arc<Model>>,
) -> Arc<Layout<S>> {
    match geometry.boxes() {
        Some(boxes) if model.is_none() && geometry.is_plain() => {
            let slot = &built[4 * (boxes.rows - 2) + (boxes.columns - 2)];
            Arc::clone(slot.get_or_init(|| Arc::new(Layout::new(geometry, None))))
        }
        _ => Arc::new(Layout::new(geometry, model)),
    }
}
