//! A puzzle's layout as the techniques see it: houses and peers as sets of cells, and its constraints.

use std::sync::{Arc, OnceLock};

use grille_core::constraint::Condition;
use grille_core::{Budget, Cell, CellSet, HouseKind, Layout};
use grille_solve::{Model, Puzzle};

use super::cells::{Cells, SmallSet};
use super::rectangles;
use super::rectangles::Corners;
use super::techniques::variant::Derived;

/// A house as a set of cells.
#[derive(Clone, Debug)]
pub struct HouseSet<S> {
    /// Row, column, box or other.
    pub kind: HouseKind,
    /// The cells as a set.
    pub set: S,
    /// The cells in reading order.
    pub cells: Vec<Cell>,
    /// Whether it has as many cells as there are digits, and therefore holds each of them.
    pub is_full: bool,
}

/// The houses and peers of a layout as sets, and the constraints of a puzzle on it.
#[derive(Debug)]
pub struct Tables<S> {
    /// The layout itself.
    pub layout: Layout,
    /// The constraints beyond the houses; `None` if there are none.
    pub model: Option<Arc<Model>>,
    /// Its houses, in its order.
    pub houses: Vec<HouseSet<S>>,
    /// The indices of the houses, boxes first: people look there first, and so does HoDoKu.
    pub boxes_first: Vec<usize>,
    /// Whether there are only rows, columns and boxes, and no extra pairs that must differ.
    pub is_plain: bool,
    /// The cells that only houses refer to: exchanging digits among them cannot break a constraint.
    pub exchangeable: S,
    /// The peers of each cell.
    pub peers: Vec<S>,
    /// The indices of the houses that each cell is in.
    pub houses_of: Vec<Vec<usize>>,
    /// The rectangles of each cell, computed on first use.
    rectangles: OnceLock<Vec<Vec<Corners>>>,
    /// What follows from the constraints on this layout alone, computed on first use.
    derived: OnceLock<Derived>,
}

impl<S: Cells> Tables<S> {
    fn new(layout: &Layout, model: Option<&Arc<Model>>) -> Tables<S> {
        let houses: Vec<HouseSet<S>> = layout
            .houses()
            .iter()
            .map(|house| HouseSet {
                kind: house.kind(),
                set: house.cells().iter().copied().collect(),
                cells: house.cells().to_vec(),
                is_full: house.cells().len() == layout.digits(),
            })
            .collect();
        let peers = layout
            .cells()
            .map(|cell| layout.peers(cell).iter().collect())
            .collect();
        let houses_of = layout
            .cells()
            .map(|cell| {
                (0..houses.len())
                    .filter(|&house| houses[house].set.contains(cell))
                    .collect()
            })
            .collect();
        let mut boxes_first: Vec<usize> = (0..houses.len()).collect();
        boxes_first.sort_by_key(|&house| houses[house].kind != HouseKind::Box);
        Tables {
            layout: layout.clone(),
            model: model.cloned(),
            is_plain: layout.unlike().is_empty()
                && houses.iter().all(|house| {
                    matches!(
                        house.kind,
                        HouseKind::Row | HouseKind::Column | HouseKind::Box
                    )
                }),
            exchangeable: exchangeable(layout, model.map(Arc::as_ref)),
            houses,
            boxes_first,
            peers,
            houses_of,
            rectangles: OnceLock::new(),
            derived: OnceLock::new(),
        }
    }

    /// What follows from the constraints on this layout alone; `None` if there are none, or if the budget ran out
    /// first.
    pub(super) fn derived(&self, budget: Budget<'_>) -> Option<&Derived> {
        let model = self.model.as_ref()?;
        if self.derived.get().is_none() {
            let derived = Derived::within(model, budget)?;
            return Some(self.derived.get_or_init(|| derived));
        }
        self.derived.get()
    }

    /// The rectangles with this cell as first corner whose two digits could be exchanged.
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

    /// The indices of the houses that hold all of these cells.
    pub fn houses_with(&self, cells: S) -> impl Iterator<Item = usize> + '_ {
        let first = cells.first();
        let of_first = first.map_or(&[][..], |cell| &self.houses_of[cell.index()]);
        of_first
            .iter()
            .copied()
            .filter(move |&house| cells.is_subset(&self.houses[house].set))
    }
}

/// The cells that no constraint refers to except through its houses: no pair that must differ, no mark, no sum.
fn exchangeable<S: Cells>(layout: &Layout, model: Option<&Model>) -> S {
    // Any exchange may invalidate the regions that are still to be found.
    if model.is_some_and(|model| model.regions().is_some()) {
        return S::default();
    }
    let mut bound: S = layout.unlike().iter().flat_map(|&(a, b)| [a, b]).collect();
    for (_, condition) in model.map_or(&[][..], Model::conditions) {
        if !matches!(condition, Condition::Different { .. }) {
            bound = bound | condition.cells().iter().collect();
        }
    }
    layout.cells().collect::<S>() - bound
}

/// The layout of a puzzle with small sets; built once for the grids of boxes.
pub(super) fn small(puzzle: &Puzzle) -> Arc<Tables<SmallSet>> {
    static BUILT: [OnceLock<Arc<Tables<SmallSet>>>; 16] = [const { OnceLock::new() }; 16];
    cached(&BUILT, puzzle.layout(), puzzle.model())
}

/// The layout of a puzzle with large sets; built once for the grids of boxes.
pub(super) fn large(puzzle: &Puzzle) -> Arc<Tables<CellSet>> {
    static BUILT: [OnceLock<Arc<Tables<CellSet>>>; 16] = [const { OnceLock::new() }; 16];
    cached(&BUILT, puzzle.layout(), puzzle.model())
}

fn cached<S: Cells>(
    built: &[OnceLock<Arc<Tables<S>>>; 16],
    layout: &Layout,
    model: Option<&Arc<Model>>,
) -> Arc<Tables<S>> {
    match layout.boxes() {
        Some(boxes) if model.is_none() && layout.is_plain() => {
            let slot = &built[4 * (boxes.rows() - 2) + (boxes.columns() - 2)];
            Arc::clone(slot.get_or_init(|| Arc::new(Tables::new(layout, None))))
        }
        _ => Arc::new(Tables::new(layout, model)),
    }
}
