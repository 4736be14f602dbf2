//! Cells, digits and grids: one way to write each.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A cell by its row and column in the drawing, both from 1: `r4c5`. Each cell of a layout has a place of its own in the
/// drawing, whatever the layout.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct CellName(
    #[cfg_attr(test, schemars(regex(pattern = r"^r[1-9][0-9]{0,2}c[1-9][0-9]{0,2}$")))] pub String,
);

impl CellName {
    /// The cell at a row and a column, both from 1.
    #[must_use]
    pub fn new(row: usize, column: usize) -> CellName {
        CellName(format!("r{row}c{column}"))
    }
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A digit in a cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Candidate {
    /// The cell.
    pub cell: CellName,
    /// The digit as the puzzle writes it: one character.
    pub digit: String,
    /// Its number, from 1.
    pub number: u8,
}

/// Several digits, in ascending order unless stated otherwise.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Digits {
    /// The digits as the puzzle writes them: one character each.
    pub digits: String,
    /// Their numbers, from 1.
    pub numbers: Vec<u8>,
}

/// A cell with several digits: its candidates, or a player's marks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CellDigits {
    /// The cell.
    pub cell: CellName,
    /// The digits as the puzzle writes them: one character each.
    pub digits: String,
    /// Their numbers, from 1.
    pub numbers: Vec<u8>,
}

/// The digits of all cells, in the order of the board's cells.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Grid {
    /// The digits as the puzzle writes them: one character each, `.` for an empty cell.
    pub digits: String,
    /// Their numbers, from 1; 0 for an empty cell.
    pub numbers: Vec<u8>,
    /// The region of each cell as a letter, for a puzzle whose regions are to be found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regions: Option<String>,
}
