//! Reading: every puzzle of a text, as boards.

use serde::{Deserialize, Serialize};

use crate::{Board, Version};

/// The request to read a text. The other fields replace what the text itself says, if it has one puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReadRequest {
    /// Any text with puzzles in it.
    pub text: String,
    /// The givens of all cells, in the order of the board's cells and written as the puzzle writes digits: `.` or `0`
    /// for an empty one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub givens: Option<String>,
    /// The title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The author.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// The rules in the author's words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
}

/// The puzzles of a text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReadAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The puzzles.
    pub puzzles: Vec<Board>,
}
