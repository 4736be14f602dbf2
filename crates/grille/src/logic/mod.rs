//! Logic that explains itself: the techniques that people use, one step at a time.
//!
//! ```
//! use grille::Puzzle;
//! use grille::logic::{Position, Technique, next_step};
//!
//! let puzzle: Puzzle = "4....3.....3..41".parse()?;
//! let mut position = Position::new(&puzzle);
//! let step = next_step(&position, Technique::all()).unwrap();
//! assert_eq!(step.technique, Technique::FullHouse);
//! position.apply(&step);
//! # Ok::<(), grille::ReadError>(())
//! ```

mod board;
mod cells;
mod example;
mod explanation;
pub mod hint;
mod layout;
mod options;
mod position;
mod possibilities;
mod recognise;
mod rectangles;
pub mod rules;
mod singles;
mod step;
mod technique;
mod techniques;
mod telling;
mod why;
mod worked;

pub use explanation::Explanation;
pub use options::Options;
pub use position::{
    Path, Position, Uniqueness, all_steps, all_steps_within, next_step, next_step_within,
};
pub(crate) use possibilities::of_standing;
pub use possibilities::{Forbidden, Possibilities, Reason, possibilities};
pub use recognise::{Recognised, recognise};
pub use step::{Candidate, Evidence, Link, Role, Step};
pub use technique::{Basis, Entry, Level, Technique};
pub use telling::{Setting, Telling};
pub use why::{Held, Why};
