//! Programs that solve Sudoku, run and judged.
//!
//! A solver reads puzzles and writes answers as plain lines ([`protocol`]; `docs/protocol.md` is its
//! description). A [`Challenge`] is a puzzle whose answer is known; a [`Referee`] hears what a program says
//! of it and comes to a [`Verdict`], without a clock or a process. A [`Player`] is a program that nobody
//! trusts, run within [`Limits`].
//!
//! Whoever runs programs with this crate must be able to start itself as their [`supervisor`](supervise).

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod challenge;
mod engine;
mod player;
mod program;
pub mod protocol;
mod referee;
mod verdict;

pub use challenge::{Challenge, Unfit};
pub use engine::{Engine, run_engine};
pub use player::{Played, Player, Watch};
pub use program::{BadProgram, Launcher, Limits, Program, SUPERVISE, supervise};
pub use referee::{Event, Referee};
pub use verdict::{Crash, Garbage, Illegal, Verdict};
