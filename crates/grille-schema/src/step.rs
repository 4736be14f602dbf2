//! A step of reasoning: what it concludes, what to say about it, and what to draw.

use serde::{Deserialize, Serialize};

use crate::{Candidate, CellName, Digits};

/// A step of reasoning. It has at least one conclusion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Step {
    /// The technique, by its name for programs.
    pub technique: String,
    /// Its code in HoDoKu, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The digits that it places.
    pub placements: Vec<Candidate>,
    /// The candidates that it removes.
    pub eliminations: Vec<Candidate>,
    /// What to say about it.
    pub say: Say,
    /// What to draw.
    pub draw: Draw,
}

/// A step in words, in pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Say {
    /// The name of the technique.
    pub title: String,
    /// Other names of the step, the same in every language.
    pub aliases: Vec<String>,
    /// The step in short, the same in every language: `4 r26 c37 => r4c3<>4`.
    pub short: String,
    /// The step in sentences, with the reason.
    pub full: String,
    /// What follows, without a full stop.
    pub conclusion: String,
    /// The proof line by line, for a step that the sentences do not cover in full.
    pub proof: Vec<String>,
}

/// What to draw of a step, in addition to its conclusions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Draw {
    /// The digits that the pattern is about, in the order in which the sentences name them.
    pub digits: Digits,
    /// The houses to shade.
    pub houses: Vec<DrawnHouse>,
    /// Cells with the role that they play.
    pub cells: Vec<DrawnCell>,
    /// Candidates with the role that they play.
    pub candidates: Vec<DrawnCandidate>,
    /// Sets of cells with a name: the cage that a step rests on, an almost locked set.
    pub sets: Vec<DrawnSet>,
    /// The links of a chain, in order.
    pub links: Vec<Link>,
}

/// A house to shade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DrawnHouse {
    /// Its id.
    pub house: String,
    /// Its role.
    pub role: HouseRole,
}

/// The role of a house in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum HouseRole {
    /// The pattern is in it: the base of a fish, the house of a subset.
    #[serde(rename = "base")]
    Base,
    /// The pattern acts on it: the cover of a fish, the line of a locked candidate.
    #[serde(rename = "cover")]
    Cover,
}

/// A cell with the role that it plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DrawnCell {
    /// The cell.
    pub cell: CellName,
    /// Its role.
    pub role: Role,
}

/// A candidate with the role that it plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DrawnCandidate {
    /// The cell.
    pub cell: CellName,
    /// The digit as the puzzle writes it: one character.
    pub digit: String,
    /// Its number, from 1.
    pub number: u8,
    /// Its role.
    pub role: Role,
}

/// The role of a cell or candidate in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Role {
    /// Part of the pattern.
    #[serde(rename = "pattern")]
    Pattern,
    /// The pivot of a wing, the stem of a pattern.
    #[serde(rename = "pivot")]
    Pivot,
    /// A pincer of a wing, the end of a chain.
    #[serde(rename = "pincer")]
    Pincer,
    /// It would break the pattern, but the conclusion also holds if it is true.
    #[serde(rename = "fin")]
    Fin,
    /// One colour of a colouring.
    #[serde(rename = "colour")]
    Colour,
    /// The other colour.
    #[serde(rename = "other-colour")]
    OtherColour,
    /// One colour of a second colouring.
    #[serde(rename = "second-colour")]
    SecondColour,
    /// The other colour of the second colouring.
    #[serde(rename = "other-second-colour")]
    OtherSecondColour,
    /// A candidate of the pattern's cells other than the pattern's own digits.
    #[serde(rename = "extra")]
    Extra,
    /// Part of a subset formed with the extra candidates of a pattern.
    #[serde(rename = "subset")]
    Subset,
    /// A fin of a fish inside the cells where two of its base houses cross.
    #[serde(rename = "endo-fin")]
    EndoFin,
    /// A cell that holds a digit and so rules it out elsewhere.
    #[serde(rename = "holder")]
    Holder,
}

/// A set of cells with a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DrawnSet {
    /// What it is.
    pub kind: SetKind,
    /// Its name, in a few words.
    pub name: String,
    /// Its cells.
    pub cells: Vec<CellName>,
    /// The digits that they can hold, of an almost locked set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digits: Option<Digits>,
}

/// What a named set of cells is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum SetKind {
    /// The cells of a constraint that the step rests on.
    #[serde(rename = "constraint")]
    Constraint,
    /// Cells that see each other, with one digit more than there are of them.
    #[serde(rename = "almost-locked-set")]
    AlmostLockedSet,
}

/// A link between two nodes of a chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Link {
    /// Where it starts.
    pub from: Node,
    /// Where it leads.
    pub to: Node,
    /// Its kind.
    pub kind: LinkKind,
}

/// The kind of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum LinkKind {
    /// If the first node is false, the second is true.
    #[serde(rename = "strong")]
    Strong,
    /// If the first node is true, the second is false.
    #[serde(rename = "weak")]
    Weak,
}

/// A node of a chain: one of these cells holds the digit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Node {
    /// The cells; usually one.
    pub cells: Vec<CellName>,
    /// The digit as the puzzle writes it: one character.
    pub digit: String,
    /// Its number, from 1.
    pub number: u8,
}
