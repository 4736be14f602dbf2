//! The engine's data as the types of the schema.

mod board;
mod grid;
mod rating;
mod step;

pub use board::board;
pub use grid::Encoding;
pub use rating::{rated_steps, rating};

pub(crate) use step::step;

pub(crate) use rating::{grade_of, technique};
