//! Solving: the solutions of a puzzle, and how many there are.

use serde::{Deserialize, Serialize};

use crate::{Grid, Position, Version};

/// The question for the solutions of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SolveRequest {
    /// One puzzle in any notation, or a link.
    pub puzzle: String,
    /// What the player has on the grid; otherwise what the text of the puzzle says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// How many solutions to look for; 2 by default, which is enough to know whether there is just one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(range(min = 1)))]
    pub limit: Option<u64>,
}

/// The solutions of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SolveAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The puzzle as a text that describes it completely.
    pub puzzle: String,
    /// How many solutions there are, in a word.
    pub outcome: Outcome,
    /// How many solutions were found.
    pub count: u64,
    /// Why the search ended.
    pub end: SearchEnd,
    /// At most the first two solutions.
    pub solutions: Vec<Grid>,
    /// How many solutions there are, in a sentence.
    pub text: String,
}

/// How many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Outcome {
    /// None.
    #[serde(rename = "none")]
    None,
    /// Exactly one.
    #[serde(rename = "unique")]
    Unique,
    /// Several.
    #[serde(rename = "several")]
    Several,
    /// Not known: the time was up, or no more were looked for.
    #[serde(rename = "unknown")]
    Unknown,
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum SearchEnd {
    /// All solutions were found.
    #[serde(rename = "all")]
    All,
    /// As many were found as were looked for; there may be more.
    #[serde(rename = "limit")]
    Limit,
    /// The time was up; there may be more.
    #[serde(rename = "time")]
    Time,
}

/// One of all solutions of a puzzle, as `grille solve --all` lists them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SolutionAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The puzzle as a text that describes it completely.
    pub puzzle: String,
    /// The number of the solution, from 1; 0 if there is none.
    pub number: u64,
    /// The solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<Grid>,
}
