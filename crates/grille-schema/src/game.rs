//! Saved games.

use serde::{Deserialize, Serialize};

use crate::Version;

/// A saved game, as `grille games` lists it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SavedGame {
    /// The version of the schema.
    pub version: Version,
    /// Its name, which `grille play --resume` takes.
    pub id: String,
    /// When it was saved, in seconds since 1970.
    pub saved_unix_seconds: u64,
    /// What kind of puzzle it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// How many cells the player has filled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub filled: Option<usize>,
    /// How many cells there were to fill.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cells: Option<usize>,
    /// How long it was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub milliseconds: Option<u64>,
    /// Whether it is won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finished: Option<bool>,
    /// Why it cannot be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}
