//! Puzzles made to order: any size, any difficulty, any technique, the same from the same seed for ever.
//!
//! A puzzle is a layout, a complete grid, and a way to take givens away. [`random_grid`] draws the grid;
//! givens are taken away as long as the solution is the only one; what an [`Order`] says of the difficulty is
//! met by trying again, and by giving back cells where logic is stuck. Each puzzle has a [`PuzzleId`] from
//! which it can be made again.
//!
//! ```
//! use grille::generate::{Effort, Order, generate};
//! use grille::rate::{Grade, grade};
//!
//! let order = Order::classic().grade(Grade::Medium..=Grade::Medium);
//! let made = generate(&order, 2024, Effort::default())?;
//! assert_eq!(grade(&made.puzzle), Some(Grade::Medium));
//! # Ok::<(), grille::generate::NotMade>(())
//! ```

mod climb;
mod clues;
mod complete;
mod daily;
mod demand;
mod ground;
mod id;
mod jigsaw;
mod lead;
mod order;
mod pattern;
mod patterned;
mod random;
mod recipe;
mod reduce;
mod search;
mod setting;
mod stir;
mod symmetry;
mod uniform;

pub use complete::random_grid;
pub use daily::Daily;
pub use id::{IdError, PuzzleId};
pub use order::{Order, OrderError};
pub use random::{Random, derived_seed};
pub use recipe::Recipe;
pub use search::{Effort, Made, NotMade, generate};
pub use symmetry::Symmetry;
