//! Solving with the rules R1 to R5 alone.

use serde::{Deserialize, Serialize};

use crate::{Grid, Version};

/// How far chosen rules get, as `grille solve --rules` tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RulesAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The puzzle as a text that describes it completely.
    pub puzzle: String,
    /// The stages, each with one rule more.
    pub stages: Vec<RulesStage>,
    /// Whether the rules complete the grid.
    pub solved: bool,
    /// The grid as far as they get.
    pub grid: Grid,
    /// Every solution, if an exhaustive search was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solutions: Option<Vec<Grid>>,
    /// The number of candidate grids, if there are too many to search.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// Whether the time was up before the search had ended.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unfinished: bool,
}

/// A stage: some rules, applied until nothing changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RulesStage {
    /// The rules.
    pub rules: Vec<String>,
    /// How many cells this stage fills.
    pub found: usize,
    /// How many cells are filled beyond the givens after it.
    pub found_in_all: usize,
    /// How many grids the candidates still allow; a text, since it may be of any size.
    pub candidate_grids: String,
}
