//! The conditions of a variant as rules of the general solver.

mod wait;

use super::general::Rule;
use crate::variant::Model;

/// The rules of a model. What its geometry and the candidates of its cells say already is left out.
pub(super) fn of(model: &Model) -> Vec<Box<dyn Rule>> {
    let further = model.further();
    further
        .map(|(_, condition)| Box::new(wait::Wait::new(condition.clone())) as Box<dyn Rule>)
        .collect()
}
