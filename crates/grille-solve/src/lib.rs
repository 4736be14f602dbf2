#![doc = include_str!("../README.md")]

mod answer;
mod candidates;
mod chaos;
pub mod classic9;
mod contradiction;
#[doc(hidden)]
pub mod internal;
mod model;
mod portfolio;
mod posting;
mod propagators;
mod puzzle;
pub mod reference;
#[allow(
    clippy::inline_always,
    clippy::many_single_char_names,
    clippy::needless_range_loop,
    reason = "vector code only pays when it is inlined whole, and reads like the formulas it is"
)]
mod simd;
mod solve_grid;
mod solver;
mod validate;

pub use answer::{Count, CountEnd, Outcome};
pub use contradiction::{Contradiction, contradiction};
pub use model::Model;
pub use propagators::{Impossible, Propagator};
pub use puzzle::Puzzle;
pub use simd::Isa;
pub use solve_grid::SolveGrid;
pub use solver::{Solutions, Solver};
pub use validate::Validate;
