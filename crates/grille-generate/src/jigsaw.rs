//! Random region maps for jigsaws.

use grille_core::layouts::jigsaw;
use grille_core::{Cell, Layout};

use super::random::Random;

/// The rounds of exchanges per cell: enough to leave little of the boxes.
const EXCHANGES: usize = 40;

/// A square grid of this size whose regions are connected and of random shapes. It starts from the boxes of the grid,
/// which exchange cells along their borders.
pub(super) fn random_regions(square: &Layout, random: &mut Random) -> Option<Layout> {
    let regions: Option<Vec<usize>> = square.cells().map(|cell| square.region(cell)).collect();
    let mut map = Map {
        square,
        regions: regions?,
    };
    for _ in 0..EXCHANGES * map.regions.len() {
        map.exchange(random);
    }
    jigsaw(square.columns(), &map.regions).ok()
}

struct Map<'a> {
    square: &'a Layout,
    regions: Vec<usize>,
}

impl Map<'_> {
    /// Moves one cell to a neighbouring region, which gives one back, if both stay connected.
    fn exchange(&mut self, random: &mut Random) {
        let one = random.below(self.regions.len());
        let beside = neighbours(self.square, one);
        let to = self.regions[*random.pick(&beside)];
        let from = self.regions[one];
        if to == from {
            return;
        }
        let before = self.regions.clone();
        self.regions[one] = to;
        let back: Vec<usize> = (0..self.regions.len())
            .filter(|&cell| {
                cell != one
                    && self.regions[cell] == to
                    && neighbours(self.square, cell)
                        .iter()
                        .any(|&other| self.regions[other] == from)
            })
            .collect();
        if let Some(&other) = (!back.is_empty()).then(|| random.pick(&back)) {
            self.regions[other] = from;
            if self.is_connected(from) && self.is_connected(to) {
                return;
            }
        }
        self.regions = before;
    }

    fn is_connected(&self, region: usize) -> bool {
        let cells = || (0..self.regions.len()).filter(|&cell| self.regions[cell] == region);
        let mut reached: Vec<usize> = cells().take(1).collect();
        let mut next = 0;
        while let Some(&cell) = reached.get(next) {
            next += 1;
            for other in neighbours(self.square, cell) {
                if self.regions[other] == region && !reached.contains(&other) {
                    reached.push(other);
                }
            }
        }
        reached.len() == cells().count()
    }
}

/// The orthogonal neighbours of a cell.
fn neighbours(layout: &Layout, cell: usize) -> Vec<usize> {
    let cells = grille_core::internal::neighbours(layout, Cell::new(cell));
    cells.map(Cell::index).collect()
}
