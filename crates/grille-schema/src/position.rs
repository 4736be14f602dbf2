//! What a player has on the grid, and what they do.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Candidate, CellDigits, CellName, Step, Version};

/// What a player has on the grid. Digits are written as the puzzle writes them, one character each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The digits of all cells, in the order of the board's cells: `.` or `0` for an empty one. Givens are not changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digits: Option<String>,
    /// Centre marks: all that may go into a cell, according to the player.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub centre: BTreeMap<CellName, String>,
    /// Corner marks: where in a house a digit may go. They leave open what else may go into the cell.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub corner: BTreeMap<CellName, String>,
    /// The candidates of every cell are shown, and the player has left these to some cells; empty if they have removed none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub candidates: Option<BTreeMap<CellName, String>>,
}

/// A move that a player made. Digits are written as the puzzle writes them, one character each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum PlayedMove {
    /// A digit was placed.
    #[serde(rename = "place")]
    Place(PlacedDigit),
    /// A cell was emptied; its marks stay.
    #[serde(rename = "erase")]
    Erase(CellName),
    /// The marks of a cell are now these, which are all that may go there.
    #[serde(rename = "mark")]
    Mark(MarkedCell),
}

/// A digit that a player placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlacedDigit {
    /// The cell.
    pub cell: CellName,
    /// The digit.
    #[cfg_attr(test, schemars(length(min = 1, max = 1)))]
    pub digit: String,
}

/// A cell that a player marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MarkedCell {
    /// The cell.
    pub cell: CellName,
    /// Its marks; none if the player has no marks there.
    pub digits: String,
}

/// A move to make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Move {
    /// Place a digit.
    #[serde(rename = "place")]
    Place(Candidate),
    /// Empty a cell.
    #[serde(rename = "erase")]
    Erase(CellName),
    /// Leave only these candidates to a cell.
    #[serde(rename = "mark")]
    Mark(CellDigits),
}

/// The question by which steps a player at a position may have made some moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RecogniseRequest {
    /// One puzzle in any notation, or a link.
    pub puzzle: String,
    /// What the player had on the grid before the moves; otherwise what the text of the puzzle says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// The moves.
    pub moves: Vec<PlayedMove>,
}

/// The steps by which a player may have made some moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RecogniseAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The puzzle as a text that describes it completely.
    pub puzzle: String,
    /// Whether every digit placed and every candidate removed follows by some step.
    pub follows: bool,
    /// The easiest steps.
    pub steps: Vec<Step>,
}
