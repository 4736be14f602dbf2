//! Programs that solve Sudoku, run and judged.
//!
//! A solver reads puzzles and writes answers as plain lines ([`protocol`]; `docs/protocol.md` is its
//! description). A [`Challenge`] is a puzzle whose answer is known; a [`Referee`] hears what a program says
//! of it and comes to a [`Verdict`], without a clock or a process. A [`Player`] is a program that nobody
//! trusts, run within [`Limits`]; a [`Contest`] lets several play many puzzles (a [`Corpus`], if no others are
//! at hand), and a [`Report`] tells how it went.
//!
//! Whoever runs programs with this crate must be able to start itself as their [`supervisor`](supervise).

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod challenge;
mod contest;
mod corpus;
mod engine;
mod player;
mod program;
pub mod protocol;
mod referee;
mod report;
mod verdict;

pub use challenge::{Challenge, Unfit};
pub use contest::{Contest, Entrant, Score};
pub use corpus::Corpus;
pub use engine::{Engine, run_engine};
pub use player::{Played, Player, Watch};
pub use program::{BadProgram, Launcher, Limits, Program, SUPERVISE, supervise};
pub use referee::{Event, Referee};
pub use report::{Report, ReportFormat};
pub use verdict::{Crash, Garbage, Illegal, Verdict};
