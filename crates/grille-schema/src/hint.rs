//! Hints: what is wrong, or the next step from vague to full.

use serde::{Deserialize, Serialize};

use crate::{Candidate, CellDigits, CellName, Move, PlayedMove, Position, Step, Version};

/// The question for a hint.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
    /// One puzzle in any notation, or a link.
    pub puzzle: String,
    /// What the player has on the grid; otherwise what the text of the puzzle says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// The player's moves from the beginning, instead of a position: the hint then knows when a mistake was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<PlayedMove>>,
}

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct HintAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The puzzle as a text that describes it completely, without what the player did.
    pub puzzle: String,
    /// What it looked at.
    pub saw: Saw,
    /// What it is.
    pub kind: HintKind,
    /// The hint in its vaguest form.
    pub text: String,
    /// What is wrong, the oldest mistake first if the moves are known.
    pub mistakes: Vec<Mistake>,
    /// The step from vague to full.
    pub levels: Vec<HintLevel>,
    /// The step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
    /// The moves that carry out the step.
    pub moves: Vec<Move>,
    /// What to say once they are made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<String>,
    /// The candidates of the position that the step is in, one entry per cell; none in a cell that holds a digit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<CellDigits>>,
    /// Where no technique helps: a cell and its digit in a solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<Candidate>,
}

/// What a hint looked at. The rules and the givens come on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Saw {
    /// How many digits of the player.
    pub digits: u16,
    /// How many cells with centre marks. They limit what may go there.
    pub centre: u16,
    /// How many cells with corner marks. They limit nothing.
    pub corner: u16,
    /// How many cells from which the player removed candidates.
    pub candidates: u16,
    /// Whether the candidates of every cell are shown, so that the hint need not state what they already rule out.
    pub shown: bool,
}

/// What a hint is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum HintKind {
    /// Every cell is right.
    #[serde(rename = "solved")]
    Solved,
    /// The puzzle itself has no solution.
    #[serde(rename = "no-solution")]
    NoSolution,
    /// Some of the player's digits or marks are wrong.
    #[serde(rename = "mistakes")]
    Mistakes,
    /// The next step.
    #[serde(rename = "step")]
    Step,
    /// No technique finds anything.
    #[serde(rename = "stuck")]
    Stuck,
    /// The time was up.
    #[serde(rename = "unknown")]
    Unknown,
}

/// A digit or mark of the player that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Mistake {
    /// The cell.
    pub cell: CellName,
    /// What is wrong there.
    pub what: MistakeKind,
    /// How many moves ago it was made, 1 for the last one; if the moves are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves_ago: Option<usize>,
    /// All of this in a sentence.
    pub text: String,
}

/// What is wrong in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum MistakeKind {
    /// Its digit.
    #[serde(rename = "digit")]
    Digit,
    /// Its marks, which lack the right digit.
    #[serde(rename = "marks")]
    Marks,
}

/// A step as far as a hint of this level tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct HintLevel {
    /// How much is told.
    pub level: HintLevelId,
    /// What is told.
    pub text: String,
    /// The houses to look at, by their ids.
    pub houses: Vec<String>,
    /// The cells to look at. The first two levels name the cells of constraints, if the step rests on some.
    pub cells: Vec<CellName>,
}

/// How much of a step is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum HintLevelId {
    /// Where to look.
    #[serde(rename = "where")]
    Where,
    /// Which technique.
    #[serde(rename = "technique")]
    Technique,
    /// Which cells.
    #[serde(rename = "cells")]
    Cells,
    /// All of it, with the reason.
    #[serde(rename = "step")]
    Step,
    /// What to do.
    #[serde(rename = "apply")]
    Apply,
}
