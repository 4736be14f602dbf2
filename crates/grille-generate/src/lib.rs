#![doc = include_str!("../README.md")]

mod canonical;
mod climb;
mod clues;
mod complete;
mod daily;
mod demand;
mod ground;
mod id;
mod jigsaw;
mod lead;
mod library;
#[doc(hidden)]
pub mod messages;
mod pattern;
mod patterned;
mod random;
mod recipe;
mod reduce;
mod request;
mod search;
mod setting;
mod starter;
mod stir;
mod symmetry;
mod uniform;

pub use canonical::{canonical, canonical_grid, canonical_with};
pub use complete::random_grid;
pub use daily::Daily;
pub use id::{IdError, PuzzleId};
pub use library::LibraryGrid;
pub use random::{Random, derived_seed};
pub use recipe::Recipe;
pub use request::{Request, RequestError};
pub use search::{Effort, Made, NotMade, generate};
pub use starter::Starter;
pub use symmetry::Symmetry;
