//! Runs and judges programs that solve Sudoku.
//!
//! A solver reads puzzles and writes answers as plain lines ([`protocol`]; `docs/protocol.md` describes it). A
//! [`Challenge`] is a puzzle whose answer is known; a [`Referee`] reads what a program says about it and reaches a
//! [`Verdict`], without a clock or a process. A [`Player`] is an untrusted program, run within [`Limits`]; a
//! [`Contest`] has several play many puzzles (a [`Corpus`], if no others are given), and a [`Report`] presents the
//! results.
//!
//! A binary that runs programs with this crate must be able to start itself as their [`supervisor`](supervise).

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod challenge;
mod contest;
mod corpus;
mod engine;
#[doc(hidden)]
pub mod messages;
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
