//! Chaos construction for the general solver: regions that are to be found. After the cells of the grid comes one cell
//! per grid cell whose digit is its region's label, then the auxiliary cells that clues need. The auxiliary cells
//! follow from digits and labels, and labels are assigned in one way only, so that every pair of a grid and a partition
//! is exactly one solution.

mod bits;
mod connected;
mod links;
mod order;
mod pairs;

use std::collections::HashMap;

use grille_core::constraint::RegionClue;
use grille_core::internal::Regions;
use grille_core::{Cell, Layout};

use super::portfolio::{Group, Propagate};
use bits::Field;
use connected::Connected;
use links::{Both, Comes, EITHER, Same, Total};
use order::Order;
use pairs::Pairs;

/// What regions add to a problem.
pub(super) struct Chaos {
    /// The candidates of the added cells.
    pub domains: Vec<u32>,
    pub groups: Vec<Group>,
    pub propagators: Vec<Box<dyn Propagate>>,
}

impl Chaos {
    /// What the regions of a puzzle add to the cells of its grid, whose candidates are `domains`.
    pub fn new(regions: &Regions, layout: &Layout, domains: &[u32]) -> Chaos {
        let (rows, columns) = regions.shape();
        let mut builder = Builder {
            cells: domains.len() as u32,
            size: regions.size(),
            labels: (1 << regions.count()) - 1,
            domains: Vec::new(),
            groups: Vec::new(),
            propagators: Vec::new(),
            same: HashMap::new(),
        };
        let pinned = order::apart(domains, columns, regions.size());
        builder.domains = vec![builder.labels; domains.len()];
        for (label, &cell) in pinned.iter().take(regions.count()).enumerate() {
            builder.domains[cell] = 1 << label;
        }
        builder.propagators.push(Box::new(Order {
            first: builder.cells,
            cells: builder.cells,
            pinned: pinned.len().min(regions.count()) as u32,
        }));
        for clue in regions.clues() {
            builder.add(clue, layout);
        }
        // Two words of 64 bits are enough for most grids.
        if domains.len() <= 128 {
            builder.find_regions(Field::<2>::new(rows, columns), layout, regions);
        } else {
            builder.find_regions(Field::<4>::new(rows, columns), layout, regions);
        }
        Chaos {
            domains: builder.domains,
            groups: builder.groups,
            propagators: builder.propagators,
        }
    }
}

/// The regions in a solution of the whole problem, as labels.
pub(super) fn regions_in(solution: &[u8], cells: usize) -> Vec<usize> {
    solution[cells..2 * cells]
        .iter()
        .map(|&label| usize::from(label))
        .collect()
}

struct Builder {
    /// How many cells the grid has; the label cells start here.
    cells: u32,
    size: usize,
    labels: u32,
    /// The candidates of the cells beyond the grid.
    domains: Vec<u32>,
    groups: Vec<Group>,
    propagators: Vec<Box<dyn Propagate>>,
    /// The truth cells of "these two cells are in one region", for the pairs that clues ask about.
    same: HashMap<(u32, u32), u32>,
}

impl Builder {
    fn find_regions<const W: usize>(
        &mut self,
        field: Field<W>,
        layout: &Layout,
        regions: &Regions,
    ) {
        self.propagators.push(Box::new(Pairs {
            field,
            first: self.cells,
            digits: layout.digits() as u32,
            labels: regions.count() as u32,
        }));
        for label in 0..regions.count() as u32 {
            self.propagators.push(Box::new(Connected {
                field,
                first: self.cells,
                label,
                size: self.size,
            }));
        }
    }

    /// Adds a cell.
    fn cell(&mut self, domain: u32) -> u32 {
        self.domains.push(domain);
        self.cells + self.domains.len() as u32 - 1
    }

    fn label(&self, cell: Cell) -> u32 {
        self.cells + cell.index() as u32
    }

    /// The truth cell of "these two cells are in one region".
    fn same(&mut self, one: Cell, other: Cell) -> u32 {
        let key = (one.min(other).index() as u32, one.max(other).index() as u32);
        if let Some(&known) = self.same.get(&key) {
            return known;
        }
        let same = self.cell(EITHER);
        self.same.insert(key, same);
        self.relate(one, other, same);
        same
    }

    fn relate(&mut self, one: Cell, other: Cell, same: u32) {
        self.propagators.push(Box::new(Same {
            digits: [one, other].map(|cell| cell.index() as u32),
            labels: [one, other].map(|cell| self.label(cell)),
            truth: same,
        }));
    }

    fn add(&mut self, clue: &RegionClue, layout: &Layout) {
        let lowest = i32::from(layout.lowest());
        let total = |builder: &mut Builder, parts: Vec<u32>, number: Cell, from: i32| {
            builder.propagators.push(Box::new(Total {
                parts,
                number: number.index() as u32,
                from: from - lowest,
            }));
        };
        match clue {
            RegionClue::Run {
                number,
                arms,
                counts_first,
            } => {
                let mut seen = Vec::new();
                for arm in arms {
                    let mut before: Option<u32> = None;
                    for &cell in &arm[1..] {
                        let same = self.same(arm[0], cell);
                        let own = match before {
                            None => same,
                            Some(before) => {
                                let both = self.cell(EITHER);
                                self.propagators.push(Box::new(Both {
                                    parts: [before, same],
                                    both,
                                }));
                                both
                            }
                        };
                        seen.push(own);
                        before = Some(own);
                    }
                }
                total(self, seen, *number, i32::from(*counts_first));
            }
            RegionClue::Count {
                number,
                cells,
                counts_first,
            } => {
                let others = cells[1..].iter();
                let same = others.map(|&cell| self.same(cells[0], cell)).collect();
                total(self, same, *number, i32::from(*counts_first));
            }
            RegionClue::Distinct { number, cells } => {
                let labels: Vec<u32> = cells.iter().map(|&cell| self.label(cell)).collect();
                let mut parts = Vec::new();
                for label in 0..self.labels.count_ones() {
                    let comes = self.cell(EITHER);
                    self.propagators.push(Box::new(Comes {
                        labels: labels.clone(),
                        label,
                        truth: comes,
                    }));
                    parts.push(comes);
                }
                total(self, parts, *number, 0);
            }
            RegionClue::Same(cells) => {
                for pair in cells.windows(2) {
                    let same = self.cell(0b10);
                    self.relate(pair[0], pair[1], same);
                }
                let digits = cells.iter().map(|cell| cell.index() as u32);
                self.groups.push(Group::new(digits));
            }
        }
    }
}
