//! The catalogues: techniques with worked examples, and variants.

use serde::{Deserialize, Serialize};

use crate::{Board, CellDigits, Step, Version};

/// The catalogue of techniques.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TechniquesAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The techniques, in the order in which they are tried.
    pub techniques: Vec<Technique>,
}

/// A technique.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Technique {
    /// For programs.
    pub id: String,
    /// For people.
    pub name: String,
    /// The family that it belongs to.
    pub family: Family,
    /// Its level in HoDoKu, or that of its nearest relative there.
    pub level: Level,
    /// What a step costs on HoDoKu's scale.
    pub score: u32,
    /// Its code in HoDoKu, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Whether paths, hints and ratings use it; otherwise it is found on request.
    pub enabled: bool,
    /// Whether it relies on the solution being unique.
    pub assumes_unique: bool,
    /// Whether it is about what a variant adds.
    pub needs_constraints: bool,
    /// How it works, in a few sentences.
    pub rule: String,
}

/// A family of techniques, or of variants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Family {
    /// For programs.
    pub id: String,
    /// For people.
    pub name: String,
}

/// A level of HoDoKu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Level {
    /// For programs.
    pub id: LevelId,
    /// For people.
    pub name: String,
}

/// A level of HoDoKu, from easy to hard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum LevelId {
    /// Singles.
    #[serde(rename = "easy")]
    Easy,
    /// Locked candidates and small subsets.
    #[serde(rename = "medium")]
    Medium,
    /// Fish, wings, rectangles.
    #[serde(rename = "hard")]
    Hard,
    /// Chains.
    #[serde(rename = "unfair")]
    Unfair,
    /// Trial and error.
    #[serde(rename = "extreme")]
    Extreme,
}

/// The question for one technique.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TechniqueRequest {
    /// Its name for programs, or its code in HoDoKu.
    pub id: String,
}

/// A technique with worked examples.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TechniqueAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The technique.
    pub technique: Technique,
    /// The variants that its examples are of, by their names for programs.
    pub variants: Vec<String>,
    /// The examples.
    pub examples: Vec<Example>,
}

/// A worked example of a technique.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Example {
    /// The position.
    pub board: Board,
    /// Its candidates, one entry per cell; none in a cell that holds a digit.
    pub candidates: Vec<CellDigits>,
    /// The step.
    pub step: Step,
}

/// The catalogue of variants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct VariantsAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The variants, family by family.
    pub variants: Vec<Variant>,
}

/// A variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Variant {
    /// For programs.
    pub id: String,
    /// Other names for programs.
    pub aliases: Vec<String>,
    /// For people.
    pub name: String,
    /// The family that it belongs to.
    pub family: Family,
    /// Its rule in a sentence.
    pub rule: String,
    /// Whether its name alone describes it, so that it can be added to any puzzle.
    pub by_name: bool,
    /// Whether new puzzles of it can be made.
    pub generates: bool,
    /// Whether it is a layout, which decides the size of a new puzzle.
    pub layout: bool,
}
