//! The exact solver for the classic 9×9 grid.
//!
//! Two entry points share one search tree: [`solve_batch`] keeps 32 puzzles in flight, one per vector lane;
//! [`solve_one`] keeps one puzzle in three vector registers. Both use the same propagation round and the same branching
//! heuristic. They always agree on the count, and on everything where there is at most one solution (see
//! [`solve_batch`] for what differs with more). [`Solutions`] yields every solution in that order; [`Counting`] counts
//! them in no particular order, many subtrees at a time.

mod answer;
pub(crate) mod batch;
mod candidates;
mod clash;
mod count;
mod lockstep;
mod occurring;
pub(crate) mod others;
pub(crate) mod scalar;
mod search;
pub(crate) mod single;
mod solutions;

pub use answer::Answer;
pub use batch::{solve_batch, solve_batch_candidates};
pub use clash::has_clash;
pub use count::{Counted, Counting};
pub(super) use occurring::occurring;
pub use single::{solve_one, solve_one_candidates};
pub use solutions::Solutions;
