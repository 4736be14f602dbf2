//! Candidates: what may go into each cell.

use serde::{Deserialize, Serialize};

use crate::{CellName, Position, Version};

/// The question what may go into the cells.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CandidatesRequest {
    /// One puzzle in any notation, or a link.
    pub puzzle: String,
    /// What the player has on the grid; otherwise what the text of the puzzle says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// Only these cells; otherwise all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cells: Option<Vec<CellName>>,
    /// Only the digits that are in some solution.
    #[serde(default, rename = "true")]
    pub really: bool,
    /// Why the other digits may not go there, too.
    #[serde(default)]
    pub why: bool,
}

/// What may go into the cells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CandidatesAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The puzzle as a text that describes it completely.
    pub puzzle: String,
    /// Whether these are only the digits that are in some solution.
    #[serde(rename = "true")]
    pub really: bool,
    /// The cells, in the order of the board's cells unless some were asked for.
    pub cells: Vec<CandidatesOfCell>,
}

/// What may go into a cell; for a cell that holds a digit, that digit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CandidatesOfCell {
    /// The cell.
    pub cell: CellName,
    /// The digits as the puzzle writes them: one character each.
    pub digits: String,
    /// Their numbers, from 1.
    pub numbers: Vec<u8>,
    /// The digits that may not go there, with the reasons; if they were asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forbidden: Option<Vec<Forbidden>>,
}

/// A digit that may not go into a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Forbidden {
    /// The digit as the puzzle writes it: one character.
    pub digit: String,
    /// Its number, from 1.
    pub number: u8,
    /// Why, in a sentence.
    pub text: String,
}
