//! The conditions of a variant as rules of the general solver.

mod narrowing;

use super::general::Rule;
use crate::variant::Model;
use narrowing::Narrowing;

/// The rules of a model. What its geometry and the candidates of its cells say already is left out.
pub(super) fn of(model: &Model) -> Vec<Box<dyn Rule>> {
    let filters = model.filters().iter();
    filters
        .map(|(_, filter)| Box::new(Narrowing::new(filter.clone())) as Box<dyn Rule>)
        .collect()
}
