//! The exact solver for the classic 9×9 grid.
//!
//! [`solve_batch`] keeps 32 puzzles in flight, one per vector lane; [`solve_one`] keeps one puzzle in three vector
//! registers. Without vector instructions both use the scalar engine (`scalar`), one puzzle after the other. All of them
//! draw the same conclusions and branch by the same rule, so they agree on the count and on the first solution, which
//! is the first that [`Solutions`] yields. [`Counting`] counts solutions in no particular order, many subtrees at a time.

mod answer;
pub(crate) mod batch;
mod candidates;
mod clash;
mod count;
mod lockstep;
mod occurring;
pub(crate) mod others;
mod path;
#[allow(
    clippy::inline_always,
    reason = "the words of a puzzle stay in registers only where everything is inlined"
)]
mod scalar;
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
