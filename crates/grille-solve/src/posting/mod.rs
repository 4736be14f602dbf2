//! Posts the conditions of a variant as propagators of the general solver, together with redundant ones derived from
//! them.

mod areas;
mod cliques;
mod posted;
mod tallies;

use grille_core::{Budget, Cell, CellSet, Layout};

use super::portfolio::{Propagate, Wake};
use crate::Model;
use crate::propagators::Propagator;
use areas::Sum;
use posted::Posted;

/// The most cells of a derived sum that runs with the cheap propagators.
const CHEAP_CELLS: usize = 4;

/// The propagators of a model; `None` if the budget runs out first. Whatever its layout and the candidates of its cells
/// already express is left out.
pub(super) fn of(model: &Model, budget: Budget<'_>) -> Option<Vec<Box<dyn Propagate>>> {
    let layout = model.layout();
    let mut propagators: Vec<Box<dyn Propagate>> = Vec::new();
    for (_, propagator) in model.propagators() {
        propagators.push(Box::new(Posted::new(propagator.clone())));
    }
    if propagators.is_empty() {
        return Some(propagators);
    }
    let sums = areas::given(model);
    for condition in areas::derived(layout, &sums, budget)? {
        if budget.is_over() {
            return None;
        }
        let propagator = Propagator::new(&condition, layout);
        // Sums of many cells seldom prune much, and only once few of them are open.
        let propagator = if propagator.cells().len() > CHEAP_CELLS {
            Posted::expensive(propagator).woken_by(|_| Wake::Bounds)
        } else {
            Posted::new(propagator)
        };
        propagators.push(Box::new(propagator.implied()));
    }
    for (propagator, covered) in houses(layout, &sums) {
        // Sums change with the bounds of their cells, and with the digits placed outside them.
        let propagator = Posted::expensive(propagator).woken_by(|at| {
            if at < covered {
                Wake::Bounds
            } else {
                Wake::Fixed
            }
        });
        propagators.push(Box::new(propagator.implied()));
    }
    for propagator in cliques::of(model, budget)? {
        propagators.push(Box::new(Posted::new(propagator).implied()));
    }
    for propagator in tallies::of(model, budget)? {
        propagators.push(Box::new(Posted::expensive(propagator).implied()));
    }
    Some(propagators)
}

/// Full houses with the sums inside them, each as one propagator, and how many of their first cells are in a sum.
fn houses(layout: &Layout, sums: &[Sum]) -> impl Iterator<Item = (Propagator, usize)> {
    let full = layout
        .houses()
        .iter()
        .filter(|house| house.cells().len() == layout.digits());
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
        let propagator = Propagator::of_house(order, &parts, layout.digits())?;
        Some((propagator, covered.len()))
    })
}
