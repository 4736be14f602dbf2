//! Ratings: how hard a puzzle is, on several scales.

use serde::{Deserialize, Serialize};

use crate::{Candidate, Level, Outcome, Version};

/// The question how hard a puzzle is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RateRequest {
    /// One puzzle in any notation, or a link.
    pub puzzle: String,
    /// The scales; otherwise all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scales: Vec<ScaleId>,
    /// The path of Sudoku Explainer, too.
    #[serde(default)]
    pub path: bool,
}

/// A scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum ScaleId {
    /// Grille's own grade, with the techniques of its explanation.
    #[serde(rename = "grade")]
    Grade,
    /// The score and level of `HoDoKu`.
    #[serde(rename = "hodoku")]
    Hodoku,
    /// The ER, EP and ED of Sudoku Explainer 1.2.1.
    #[serde(rename = "se-1.2.1")]
    Se121,
}

/// How hard a puzzle is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RateAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The puzzle as a text that describes it completely.
    pub puzzle: String,
    /// How many solutions there are.
    pub outcome: Outcome,
    /// The same in a sentence.
    pub text: String,
    /// The rating, if there is exactly one solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The path of Sudoku Explainer, if asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<Vec<RatedStep>>,
    /// Whether the time was up before the rating of Sudoku Explainer was found.
    #[serde(default)]
    pub stopped: bool,
}

/// A step of Sudoku Explainer: what it is called there, how hard it is and what it changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RatedStep {
    /// How hard it is.
    pub rating: f64,
    /// What it is called there.
    pub technique: TechniqueName,
    /// The digits that it places.
    pub placements: Vec<Candidate>,
    /// The candidates that it removes.
    pub eliminations: Vec<Candidate>,
}

/// A puzzle on several scales. HoDoKu and Sudoku Explainer rate classic 9×9 puzzles only.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Rating {
    /// The grade; left out if logic does not solve the puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade: Option<Grade>,
    /// On HoDoKu's scale; left out if that does not apply.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hodoku: Option<Hodoku>,
    /// On Sudoku Explainer's scale; left out if that does not apply.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub explainer: Option<Explainer>,
    /// The hardest technique; left out if logic does not solve the puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hardest: Option<TechniqueName>,
    /// The techniques of the path, with how often each is used, in the order of the catalogue.
    pub techniques: Vec<CountedTechnique>,
}

/// A grade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Grade {
    /// For programs.
    pub id: GradeId,
    /// For people.
    pub name: String,
}

/// A grade, from easy to hard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum GradeId {
    /// Full houses, and hidden singles in a box.
    #[serde(rename = "beginner")]
    Beginner,
    /// Every kind of single.
    #[serde(rename = "easy")]
    Easy,
    /// Locked candidates, pairs and triples.
    #[serde(rename = "medium")]
    Medium,
    /// An occasional fish, wing or rectangle, or very many of the steps above.
    #[serde(rename = "hard")]
    Hard,
    /// Many of these, or a chain.
    #[serde(rename = "expert")]
    Expert,
    /// Many chains, or trial and error.
    #[serde(rename = "extreme")]
    Extreme,
}

/// A rating on HoDoKu's scale.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Hodoku {
    /// The score.
    pub score: u32,
    /// The level.
    pub level: Level,
}

/// A rating on Sudoku Explainer's scale.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Explainer {
    /// The hardest step.
    pub er: f64,
    /// The hardest step up to the first digit placed.
    pub ep: f64,
    /// The first step.
    pub ed: f64,
}

/// The name of a technique.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TechniqueName {
    /// For programs.
    pub id: String,
    /// For people.
    pub name: String,
}

/// A technique and how often it is used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CountedTechnique {
    /// For programs.
    pub id: String,
    /// For people.
    pub name: String,
    /// How often it is used.
    pub count: usize,
}
