//! Converting: a puzzle in another notation, or as a picture.

use serde::{Deserialize, Serialize};

use crate::{Position, Version};

/// The request for a puzzle in another notation, or as a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ConvertRequest {
    /// One puzzle in any notation, or a link.
    pub puzzle: String,
    /// What the player has on the grid; otherwise what the text of the puzzle says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// A notation or a format of pictures: `line`, `grid`, `pencilmarks`, `json`, `svg`, `html`, `latex`, `drawing`, ….
    pub to: String,
    /// With the candidates.
    #[serde(default)]
    pub candidates: bool,
    /// Pictures: with the numbers of rows and columns.
    #[serde(default)]
    pub labels: bool,
    /// Pictures: with this title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Pictures: with the rules of the variants.
    #[serde(default)]
    pub rules: bool,
}

/// A puzzle in another notation, or as a picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ConvertAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The puzzle as a text that describes it completely.
    pub puzzle: String,
    /// The text or the picture.
    pub text: String,
    /// Its media type.
    #[serde(rename = "type")]
    pub media_type: String,
    /// A name for a file with it.
    pub name: String,
    /// What it cannot express.
    pub leaves_out: Vec<LeftOut>,
}

/// Something that a notation cannot express.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct LeftOut {
    /// In a few words.
    pub text: String,
}
