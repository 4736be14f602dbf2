#![doc = include_str!("../README.md")]

mod candidates;
mod catalogue;
mod check;
mod context;
mod convert;
mod encode;
mod explain;
mod failure;
mod generate;
mod hint;
#[doc(hidden)]
pub mod messages;
mod position;
mod rate;
mod read;
mod recognise;
mod request;
mod solve;
mod steps;

pub use candidates::{CandidatesOptions, candidates, candidates_draft};
pub use catalogue::{technique, techniques, variants};
pub use check::{CheckOptions, check, check_draft, check_in_words};
pub use context::{Context, Limits};
pub use convert::{Target, convert};
pub use encode::{Encoding, board, rating};
pub use explain::{ExplainOptions, explain, explain_draft, explained, explanation};
pub use failure::Failure;
pub use generate::{daily, generate, generated};
pub use hint::{hint, hint_draft, hint_for};
pub use position::{puzzle_of, validated, written};
pub use rate::{RateOptions, Rated, rate, rate_puzzle};
pub use read::{boards, read};
pub use recognise::recognise;
pub use request::{json, request, request_of};
pub use solve::{Found, find, solutions_in_words, solve, solve_draft, solved};
pub use steps::{MOST_FINS, StepsOptions, steps, steps_draft, steps_in, steps_of};
