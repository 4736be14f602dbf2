//! The conditions of a variant as rules of the general solver, and what follows from them.

mod areas;
mod cliques;
mod narrowing;
mod tallies;

use super::Budget;
use super::general::{Rule, Wake};
use crate::variant::{Filter, Model};
use crate::{Cell, CellSet, Geometry};
use areas::Sum;
use narrowing::Narrowing;

/// The most cells of a derived sum that is looked at as soon as others are.
const CHEAP_CELLS: usize = 4;

/// The rules of a model; `None` if the budget is over before. What its geometry and the candidates of its cells say
/// already is left out.
pub(super) fn of(model: &Model, budget: Budget<'_>) -> Option<Vec<Box<dyn Rule>>> {
    let geometry = model.geometry();
    let mut rules: Vec<Box<dyn Rule>> = Vec::new();
    for (_, filter) in model.filters() {
        rules.push(Box::new(Narrowing::new(filter.clone())));
    }
    if rules.is_empty() {
        return Some(rules);
    }
    let sums = areas::given(model);
    for condition in areas::derived(geometry, &sums, budget)? {
        if budget.is_over() {
            return None;
        }
        let filter = Filter::new(&condition, geometry);
        // Many cells seldom tell much, and only once few of them are open.
        let rule = if filter.cells().len() > CHEAP_CELLS {
            Narrowing::dear(filter).woken_by(|_| Wake::Bounds)
        } else {
            Narrowing::new(filter)
        };
        rules.push(Box::new(rule.implied()));
    }
    for (filter, covered) in houses(geometry, &sums) {
        // Sums change with the ends of their cells, and with the digits that stand outside them.
        let rule = Narrowing::dear(filter).woken_by(|at| {
            if at < covered {
                Wake::Bounds
            } else {
                Wake::Fixed
            }
        });
        rules.push(Box::new(rule.implied()));
    }
    for filter in cliques::of(model, budget)? {
        rules.push(Box::new(Narrowing::new(filter).implied()));
    }
    for filter in tallies::of(model, budget)? {
        rules.push(Box::new(Narrowing::dear(filter).implied()));
    }
    Some(rules)
}

/// Full houses with the sums inside them, each looked at as a whole, and how many of their first cells are
/// in a sum.
fn houses(geometry: &Geometry, sums: &[Sum]) -> impl Iterator<Item = (Filter, usize)> {
    let full = geometry
        .houses()
        .iter()
        .filter(|house| house.cells().len() == geometry.digits());
    full.filter_map(move |house| {
        let whole: CellSet = house.cells().iter().copied().collect();
        let (mut order, mut parts): (Vec<Cell>, Vec<(usize, i32)>) = (Vec::new(), Vec::new());
        let mut covered = CellSet::EMPTY;
        for sum in sums {
            if sum.cells.is_subset(&whole) && (sum.cells & covered).is_empty() {
                covered |= sum.cells;
                order.extend(sum.cells.iter());
                parts.push((sum.cells.len(), sum.total));
            }
        }
        order.extend((whole - covered).iter());
        if parts.is_empty() {
            return None;
        }
        let filter = Filter::of_house(order, &parts, geometry.digits())?;
        Some((filter, covered.len()))
    })
}
