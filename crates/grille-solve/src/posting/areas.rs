//! The rule of 45: a full house has a known sum, and so has any set of disjoint full houses. What cages leave of such
//! an area (innies) or add to it (outies) therefore has a known sum, too.

use std::collections::HashSet;

use grille_core::constraint::{Condition, Totals};
use grille_core::{Budget, Cell, CellSet, House, HouseKind, Layout};

use crate::Model;

/// The most areas that are considered: more than any usual layout has.
const MOST_AREAS: usize = 100_000;
/// The most cells of a sum that is worth a propagator.
const MOST_CELLS: usize = 8;

/// A set of cells with a known sum.
pub(super) struct Sum {
    pub cells: CellSet,
    pub total: i32,
}

/// The sums that the model states over distinct cells.
pub(super) fn given(model: &Model) -> Vec<Sum> {
    let sums = model
        .further()
        .filter_map(|(_, condition)| match condition {
            Condition::Sum { terms, totals }
                if totals.least == totals.greatest
                    && terms.iter().all(|&(_, weight)| weight == 1) =>
            {
                Some(Sum {
                    cells: terms.iter().map(|(cell, _)| *cell).collect(),
                    total: totals.least,
                })
            }
            _ => None,
        });
    sums.collect()
}

/// The sums that follow for the cells that areas and cages do not share; `None` if the budget runs out first.
pub(super) fn derived(layout: &Layout, sums: &[Sum], budget: Budget<'_>) -> Option<Vec<Condition>> {
    let mut found: HashSet<Vec<(Cell, i32)>> = HashSet::new();
    let mut conditions = Vec::new();
    if sums.is_empty() {
        return Some(conditions);
    }
    for area in areas(layout, budget)? {
        if budget.is_over() {
            return None;
        }
        let split = Split::new(&area, sums);
        for (terms, total) in [split.innies(&area), split.outies(&area)]
            .into_iter()
            .flatten()
        {
            if found.contains(&terms) {
                continue;
            }
            conditions.push(Condition::Sum {
                terms: terms.clone(),
                totals: Totals::exactly(total),
            });
            found.insert(terms);
        }
    }
    Some(conditions)
}

/// Full houses: each alone, runs of adjacent rows and columns, and pairs of boxes. `None` if the budget runs out first.
fn areas(layout: &Layout, budget: Budget<'_>) -> Option<Vec<Sum>> {
    let digits = layout.digits() as i32;
    let house_total = digits * (digits + 1) / 2;
    let full = |house: &&House| house.cells().len() == layout.digits();
    let of = |kind: HouseKind| -> Vec<CellSet> {
        let houses = layout.houses().iter().filter(full);
        let houses = houses.filter(|house| house.kind() == kind);
        houses
            .map(|house| house.cells().iter().copied().collect())
            .collect()
    };
    let mut areas: Vec<Sum> = Vec::new();
    let add = |houses: &[CellSet], areas: &mut Vec<Sum>| {
        let cells = houses
            .iter()
            .fold(CellSet::EMPTY, |all, &house| all | house);
        if cells.len() == houses.len() * layout.digits() {
            areas.push(Sum {
                cells,
                total: house_total * houses.len() as i32,
            });
        }
    };
    for house in layout.houses().iter().filter(full) {
        add(&[house.cells().iter().copied().collect()], &mut areas);
    }
    for lines in [of(HouseKind::Row), of(HouseKind::Column)] {
        for first in 0..lines.len() {
            if budget.is_over() || areas.len() > MOST_AREAS {
                break;
            }
            for last in first + 1..lines.len() {
                add(&lines[first..=last], &mut areas);
            }
        }
    }
    let boxes = of(HouseKind::Box);
    for (at, &one) in boxes.iter().enumerate() {
        if budget.is_over() || areas.len() > MOST_AREAS {
            break;
        }
        for &other in &boxes[at + 1..] {
            add(&[one, other], &mut areas);
        }
    }
    (!budget.is_over()).then_some(areas)
}

/// The disjoint sums inside an area, and those that extend beyond it.
struct Split<'a> {
    /// The cells inside that have a known sum, and that sum.
    covered: CellSet,
    total: i32,
    crossing: Vec<&'a Sum>,
}

impl Split<'_> {
    fn new<'a>(area: &Sum, sums: &'a [Sum]) -> Split<'a> {
        let mut split = Split {
            covered: CellSet::EMPTY,
            total: 0,
            crossing: Vec::new(),
        };
        for sum in sums {
            let inside = sum.cells & area.cells;
            if inside.is_empty() {
                continue;
            }
            if inside != sum.cells {
                split.crossing.push(sum);
            } else if (sum.cells & split.covered).is_empty() {
                split.covered |= sum.cells;
                split.total += sum.total;
            }
        }
        split
    }

    /// What the sums inside an area leave of it.
    fn innies(&self, area: &Sum) -> Option<(Vec<(Cell, i32)>, i32)> {
        if self.covered.is_empty() {
            return None;
        }
        let left = area.cells - self.covered;
        Some((terms(left, CellSet::EMPTY)?, area.total - self.total))
    }

    /// What the sums that extend beyond an area add to it, less what they leave of it.
    fn outies(mut self, area: &Sum) -> Option<(Vec<(Cell, i32)>, i32)> {
        self.crossing
            .sort_by_cached_key(|sum| (sum.cells - area.cells).len());
        let before = self.covered;
        for sum in self.crossing {
            if (sum.cells & self.covered).is_empty() {
                self.covered |= sum.cells;
                self.total += sum.total;
            }
        }
        if self.covered == before {
            return None;
        }
        let (out, left) = (self.covered - area.cells, area.cells - self.covered);
        Some((terms(out, left)?, self.total - area.total))
    }
}

/// The cells of one sum less those of another, if they are few enough for a propagator.
fn terms(cells: CellSet, less: CellSet) -> Option<Vec<(Cell, i32)>> {
    let plus = cells.iter().map(|cell| (cell, 1));
    let minus = less.iter().map(|cell| (cell, -1));
    (1..=MOST_CELLS)
        .contains(&(cells.len() + less.len()))
        .then(|| plus.chain(minus).collect())
}
