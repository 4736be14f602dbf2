//! Exact solving: every solution there is, found by search.
//!
//! [`Solver`] takes any [`Puzzle`](crate::Puzzle) and chooses the engine: [`classic9`] for the classic
//! 9×9 grid, [`general`] for every other layout. [`mod@reference`] is the readable solver that both are
//! tested against.
//!
//! ```
//! use grille::Puzzle;
//! use grille::exact::{Outcome, Solver};
//!
//! let puzzle: Puzzle = "4....3.....3..41".parse()?;
//! let solver = Solver::new(&puzzle);
//! assert!(matches!(solver.outcome(), Outcome::Unique(_)));
//! assert_eq!(solver.count(100).solutions, 1);
//! assert_eq!(solver.solutions().count(), 1);
//! # Ok::<(), grille::ReadError>(())
//! ```

mod answer;
mod budget;
mod chaos;
pub mod classic9;
pub mod general;
pub mod reference;
mod rules;
mod solver;

pub use answer::{BudgetSpent, Count, CountEnd, Outcome};
pub use budget::Budget;
pub use solver::{Solutions, Solver};
