//! The rule of 45: a full house has a known sum, so has any number of them that do not overlap, and what
//! cages leave of such an area (innies) or add to it (outies) has one too.

use std::collections::HashSet;

use crate::exact::Budget;
use crate::variant::{Condition, Model, Totals};
use crate::{Cell, CellSet, Geometry, House, HouseKind};

/// The most areas that are looked at: more than any usual layout has.
const MOST_AREAS: usize = 100_000;
/// The most cells of a sum that is worth a rule.
const MOST_CELLS: usize = 8;

/// A set of cells with a known sum.
pub(super) struct Sum {
    pub cells: CellSet,
    pub total: i32,
}

/// The sums that the model gives: of some cells, each counted once.
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

/// The sums that follow for the cells that areas and cages do not share; `None` if the budget is over before.
pub(super) fn derived(
    geometry: &Geometry,
    sums: &[Sum],
    budget: Budget<'_>,
) -> Option<Vec<Condition>> {
    let mut found: HashSet<Vec<(Cell, i32)>> = HashSet::new();
    let mut conditions = Vec::new();
    if sums.is_empty() {
        return Some(conditions);
    }
    for area in areas(geometry, budget)? {
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

/// Full houses: each alone, rows and columns that follow each other, and boxes two by two. `None` if the budget is
/// over before.
fn areas(geometry: &Geometry, budget: Budget<'_>) -> Option<Vec<Sum>> {
    let digits = geometry.digits() as i32;
    let house_total = digits * (digits + 1) / 2;
    let full = |house: &&House| house.cells().len() == geometry.digits();
    let of = |kind: HouseKind| -> Vec<CellSet> {
        let houses = geometry.houses().iter().filter(full);
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
        if cells.len() == houses.len() * geometry.digits() {
            areas.push(Sum {
                cells,
                total: house_total * houses.len() as i32,
            });
        }
    };
    for house in geometry.houses().iter().filter(full) {
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

/// The sums inside an area that do not overlap, and those that reach out of it.
struct Split<'a> {
    /// The cells inside that have a known sum, and what it is.
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

    /// What the sums that reach out of an area add to it, less what they leave of it.
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

/// The cells of a sum less those of another, if they are few enough for a rule.
fn terms(cells: CellSet, less: CellSet) -> Option<Vec<(Cell, i32)>> {
    let plus = cells.iter().map(|cell| (cell, 1));
    let minus = less.iter().map(|cell| (cell, -1));
    (1..=MOST_CELLS)
        .contains(&(cells.len() + less.len()))
        .then(|| plus.chain(minus).collect())
}
