//! Checking: whether a grid is complete and correct, what is wrong, and how many solutions are left.

use serde::{Deserialize, Serialize};

use crate::{CellName, Outcome, Position, Version};

/// The question whether a grid is right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CheckRequest {
    /// One puzzle in any notation, or a link.
    pub puzzle: String,
    /// What the player has on the grid; otherwise what the text of the puzzle says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// Where constraints leave no solution: which of them cannot be satisfied together. That may take long.
    #[serde(default)]
    pub why: bool,
}

/// Whether a grid is right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CheckAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The puzzle as a text that describes it completely; its digits alone if they break a rule.
    pub puzzle: String,
    /// How many cells there are.
    pub cells: u16,
    /// How many cells hold a digit.
    pub filled: u16,
    /// Whether every cell holds a digit.
    pub complete: bool,
    /// Whether the digits break no rule.
    pub correct: bool,
    /// How many solutions the digits leave.
    pub outcome: Outcome,
    /// Whether the grid is complete and correct.
    pub valid_sudoku: bool,
    /// Whether there is exactly one solution; left out if that is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub valid_grid: Option<bool>,
    /// What is wrong.
    pub problems: Vec<Problem>,
    /// The cells whose digit differs from the only solution of the givens; left out if there is not exactly one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wrong: Option<Vec<CellName>>,
    /// All of this in sentences.
    pub text: String,
}

/// Something that is wrong with a grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Problem {
    /// What is wrong, in a sentence.
    pub text: String,
    /// The cells that it is about.
    pub cells: Vec<CellName>,
}
