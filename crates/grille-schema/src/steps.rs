//! Steps: everything that the chosen techniques find in a position.

use serde::{Deserialize, Serialize};

use crate::{Position, Step, Version};

/// The question for every step in a position.
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StepsRequest {
    /// One puzzle in any notation, or a link.
    pub puzzle: String,
    /// What the player has on the grid; otherwise what the text of the puzzle says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// The techniques, by their names for programs or their codes in HoDoKu; otherwise all, those that assume a unique
    /// solution only if there is one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub techniques: Vec<String>,
    /// The second forms of some techniques, too, as HoDoKu counts them.
    #[serde(default)]
    pub duals: bool,
    /// Almost locked sets that overlap, and chains of them in any order, too.
    #[serde(default)]
    pub overlap: bool,
    /// Every chain that concludes something, not only the shortest.
    #[serde(default)]
    pub every_chain: bool,
    /// Almost locked sets as nodes of chains, too.
    #[serde(default)]
    pub sets_in_chains: bool,
    /// The most fins of a fish, up to 9; by default 5.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(range(max = 9)))]
    pub fins: Option<usize>,
    /// The most endo-fins of a fish, up to 9; by default 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(range(max = 9)))]
    pub endo_fins: Option<usize>,
}

/// Every step in a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StepsAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The puzzle as a text that describes it completely.
    pub puzzle: String,
    /// The steps, in the order of the catalogue.
    pub steps: Vec<Step>,
    /// Whether the time was up before all were found.
    pub stopped: bool,
}
