//! What Grille's own crates and tests share beyond the solver. It may change in any release; nobody else should use it.

pub use crate::candidates::Standing;
pub use crate::classic9::batch::solve_batch_with;
pub use crate::classic9::others::{Other, Others};
pub use crate::classic9::scalar::solve_one_scalar;
pub use crate::classic9::single::solve_one_with;
pub use crate::simd::{Backend, Isa};
