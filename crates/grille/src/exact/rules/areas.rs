//! The rule of 45: a full house has a known sum, so has any number of them that do not overlap, and what
//! cages leave of such an area (innies) or add to it (outies) has one too.

use crate::variant::{Condition, Model, Totals};
use crate::{Cell, CellSet, Geometry, House, HouseKind};

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

/// The sums that follow for the cells that areas and cages do not share.
pub(super) fn derived(geometry: &Geometry, sums: &[Sum]) -> Vec<Condition> {
    let mut found: Vec<Vec<(Cell, i32)>> = Vec::new();
    let mut conditions = Vec::new();
    if sums.is_empty() {
        return conditions;
    }
    for area in areas(geometry) {
        for (terms, total) in [innies(&area, sums), outies(&area, sums)]
            .into_iter()
            .flatten()
        {
            if terms.is_empty() || terms.len() > MOST_CELLS || found.contains(&terms) {
                continue;
            }
            conditions.push(Condition::Sum {
                terms: terms.clone(),
                totals: Totals::exactly(total),
            });
            found.push(terms);
        }
    }
    conditions
}

/// Full houses: each alone, rows and columns that follow each other, and boxes two by two.
fn areas(geometry: &Geometry) -> Vec<Sum> {
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
    let mut add = |houses: &[CellSet]| {
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
        add(&[house.cells().iter().copied().collect()]);
    }
    for lines in [of(HouseKind::Row), of(HouseKind::Column)] {
        for first in 0..lines.len() {
            for last in first + 1..lines.len() {
                add(&lines[first..=last]);
            }
        }
    }
    let boxes = of(HouseKind::Box);
    for (at, &one) in boxes.iter().enumerate() {
        for &other in &boxes[at + 1..] {
            add(&[one, other]);
        }
    }
    areas
}

/// What the sums inside an area leave of it.
fn innies(area: &Sum, sums: &[Sum]) -> Option<(Vec<(Cell, i32)>, i32)> {
    let (covered, total) = inside(area, sums)?;
    let left = area.cells - covered;
    Some((
        left.iter().map(|cell| (cell, 1)).collect(),
        area.total - total,
    ))
}

/// What the sums that reach out of an area add to it, less what they leave of it.
fn outies(area: &Sum, sums: &[Sum]) -> Option<(Vec<(Cell, i32)>, i32)> {
    let (mut covered, mut total) = inside(area, sums).unwrap_or((CellSet::EMPTY, 0));
    let mut crossing: Vec<&Sum> = (sums.iter())
        .filter(|sum| !(sum.cells & area.cells).is_empty() && !sum.cells.is_subset(&area.cells))
        .collect();
    crossing.sort_by_key(|sum| (sum.cells - area.cells).len());
    let before = covered;
    for sum in crossing {
        if (sum.cells & covered).is_empty() {
            covered |= sum.cells;
            total += sum.total;
        }
    }
    if covered == before {
        return None;
    }
    let out = (covered - area.cells).iter().map(|cell| (cell, 1));
    let left = (area.cells - covered).iter().map(|cell| (cell, -1));
    Some((out.chain(left).collect(), total - area.total))
}

/// Sums inside an area that do not overlap: the cells they cover, and what these add up to.
fn inside(area: &Sum, sums: &[Sum]) -> Option<(CellSet, i32)> {
    let (mut covered, mut total) = (CellSet::EMPTY, 0);
    for sum in sums {
        if sum.cells.is_subset(&area.cells) && (sum.cells & covered).is_empty() {
            covered |= sum.cells;
            total += sum.total;
        }
    }
    (!covered.is_empty()).then_some((covered, total))
}
