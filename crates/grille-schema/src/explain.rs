//! Explaining: the whole way to the solution.

use serde::{Deserialize, Serialize};

use crate::{Candidate, CellDigits, Grid, Outcome, Position, Rating, Step, Version};

/// The question for the whole way to the solution.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ExplainRequest {
    /// One puzzle in any notation, or a link.
    pub puzzle: String,
    /// What the player has on the grid; otherwise what the text of the puzzle says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// Only as many steps; otherwise all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<usize>,
    /// Without the techniques that assume a unique solution.
    #[serde(default)]
    pub no_uniqueness: bool,
    /// With the rating of the puzzle.
    #[serde(default)]
    pub rating: bool,
}

/// The whole way to the solution.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ExplainAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The puzzle as a text that describes it completely.
    pub puzzle: String,
    /// The position before the first step.
    pub start: Standing,
    /// The steps, one after the other.
    pub steps: Vec<PathStep>,
    /// Whether the last step completes the grid.
    pub solved: bool,
    /// Whether there would be more: the time was up, or no more steps were asked for.
    pub stopped: bool,
    /// How many solutions there are.
    pub outcome: Outcome,
    /// How it ends, in a sentence.
    pub text: String,
    /// The grid at the end, as far as logic or search knows it.
    pub grid: Grid,
    /// How hard the puzzle is; if it was asked for, there is exactly one solution, and the time sufficed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}

/// A position: digits and candidates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Standing {
    /// The digits.
    pub grid: Grid,
    /// The candidates, one entry per cell; none in a cell that holds a digit.
    pub candidates: Vec<CellDigits>,
}

/// A step and what it changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PathStep {
    /// The step.
    pub step: Step,
    /// The digits that are new on the grid after it.
    pub fills: Vec<Candidate>,
    /// The cells whose candidates it changes, with those that are left.
    pub leaves: Vec<CellDigits>,
}
