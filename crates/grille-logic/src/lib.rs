#![doc = include_str!("../README.md")]

mod board;
mod builtin;
mod cells;
mod example;
mod explanation;
pub mod hint;
#[doc(hidden)]
pub mod messages;
mod options;
mod patterns;
mod position;
mod possibilities;
pub mod rate;
mod recognise;
mod rectangles;
pub mod rules;
mod singles;
mod step;
mod tables;
mod technique;
mod techniques;
mod why;
mod wording;
mod worked;

pub use builtin::{BUILT_IN, BuiltIn};
pub use explanation::Explanation;
pub use options::{FishOptions, Options, SetOptions};
pub use position::{
    Path, Position, Uniqueness, all_steps, all_steps_within, next_step, next_step_within,
};
#[doc(hidden)]
pub use possibilities::of_standing;
pub use possibilities::{Forbidden, Possibilities, Reason, possibilities};
pub use recognise::{Recognised, recognise};
pub use step::{
    Candidate, ChainShape, Clash, Evidence, Ground, Inference, Link, Node, Role, SetOfCells, Step,
};
pub use technique::{Basis, Entry, Level, Technique};
pub use why::{Held, Why};
pub use wording::{Setting, Wording};
