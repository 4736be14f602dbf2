//! Generating: the request for a new puzzle, and the puzzle.

use serde::{Deserialize, Serialize};

use crate::{Board, GradeId, Grid, Rating, Version};

/// The request for a new puzzle. The same request with the same seed makes the same puzzle.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GenerateRequest {
    /// How many digits: 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25; 9 by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u16>,
    /// The shape of the boxes, rows and columns: `3x2`; otherwise the usual one of the size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boxes: Option<String>,
    /// The variants, by their names for programs. One that is a layout decides the size.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
    /// How hard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade: Option<Grades>,
    /// A technique that it needs, by its name for programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub technique: Option<String>,
    /// The only techniques that it may need, by their names for programs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<String>,
    /// Its rating on Sudoku Explainer's scale.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub explainer: Option<Ratings>,
    /// Its score on HoDoKu's scale.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hodoku: Option<Numbers>,
    /// How many givens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clues: Option<Numbers>,
    /// Whether each given is needed.
    #[serde(default)]
    pub minimal: bool,
    /// The symmetry of the givens, by its name on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symmetry: Option<String>,
    /// The seed; otherwise any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The number of the puzzle among those of the seed, from 0; the first by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u64>,
    /// How often it is tried; otherwise as often as such puzzles usually need.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attempts: Option<u64>,
    /// With the rating of the puzzle.
    #[serde(default)]
    pub rating: bool,
    /// With the board.
    #[serde(default)]
    pub board: bool,
}

/// Grades from one to another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Grades {
    /// The easiest; otherwise any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least: Option<GradeId>,
    /// The hardest; otherwise any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<GradeId>,
}

/// Numbers from one to another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// The least; otherwise any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least: Option<u32>,
    /// The greatest; otherwise any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u32>,
}

/// Ratings from one to another, in steps of a tenth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ratings {
    /// The least; otherwise any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(range(min = 0.0, max = 25.5)))]
    pub least: Option<f64>,
    /// The greatest; otherwise any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(range(min = 0.0, max = 25.5)))]
    pub most: Option<f64>,
}

/// The question for the puzzle of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DailyRequest {
    /// The day: `2026-11-16`.
    #[cfg_attr(test, schemars(extend("format" = "date")))]
    pub date: String,
    /// How hard; otherwise the usual grade.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade: Option<GradeId>,
}

/// A new puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GenerateAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The puzzle as a text that describes it completely.
    pub puzzle: String,
    /// The id from which `grille generate --from` makes it again.
    pub id: String,
    /// The seed that it was made from, if it was made from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Its number among those of the seed, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u64>,
    /// The day that it is the puzzle of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// How many givens it has.
    pub clues: u16,
    /// Its only solution.
    pub solution: Grid,
    /// How hard it is; if it was asked for and the time sufficed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The board, if it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Board>,
}
