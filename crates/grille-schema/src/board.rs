//! A board: what a program needs to draw a puzzle and to let somebody play it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{CellDigits, CellName, Grid};

/// What a program needs to draw a puzzle and to let somebody play it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Board {
    /// The puzzle as a text that describes it completely; every request takes it.
    pub puzzle: String,
    /// How many digits there are.
    pub size: u8,
    /// How often each digit comes in a complete grid; missing where the houses do not determine it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub occurrences: Option<u16>,
    /// How each digit is written, in the order of their numbers: one character each.
    pub symbols: Vec<String>,
    /// The rows of the drawing.
    pub rows: u16,
    /// The columns of the drawing.
    pub columns: u16,
    /// The shape of the boxes, for a square grid that is made of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boxes: Option<Boxes>,
    /// The cells. Everything with one entry per cell is in this order.
    pub cells: Vec<BoardCell>,
    /// The givens.
    pub givens: Grid,
    /// What the text says was placed since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed: Option<Grid>,
    /// The candidates of each cell, where the text rules some out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<CellDigits>>,
    /// The groups of cells that hold no digit twice.
    pub houses: Vec<House>,
    /// Pairs of cells that must differ though they share no house.
    pub unlike: Vec<(CellName, CellName)>,
    /// The constraints in addition to the houses.
    pub constraints: Vec<ConstraintNote>,
    /// The variants that the puzzle belongs to.
    pub variants: Vec<VariantName>,
    /// The rules that these add, a sentence each.
    pub rules: Vec<String>,
    /// What a variant draws under and over the digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub underlay: Option<Underlay>,
    /// What the text says about the puzzle: author, description, comment, …; each may occur several times.
    pub headers: BTreeMap<String, Vec<String>>,
}

/// A cell of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BoardCell {
    /// The cell.
    pub cell: CellName,
    /// Its row in the drawing, from 1.
    pub row: u16,
    /// Its column in the drawing, from 1.
    pub column: u16,
}

/// The shape of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Boxes {
    /// How many rows a box has.
    pub rows: u8,
    /// How many columns a box has.
    pub columns: u8,
}

/// A group of cells that holds no digit twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct House {
    /// Its name for programs, the same in every language: `r2`, `c7`, `b5`.
    pub id: String,
    /// Its kind.
    pub kind: HouseKind,
    /// Its name for people.
    pub name: String,
    /// Its cells.
    pub cells: Vec<CellName>,
}

/// The kind of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum HouseKind {
    /// A row.
    #[serde(rename = "row")]
    Row,
    /// A column.
    #[serde(rename = "column")]
    Column,
    /// A box, or a region of any shape.
    #[serde(rename = "box")]
    Box,
    /// A diagonal.
    #[serde(rename = "diagonal")]
    Diagonal,
    /// A window between the boxes.
    #[serde(rename = "window")]
    Window,
    /// A plane or slice of a grid in more than two dimensions.
    #[serde(rename = "plane")]
    Plane,
    /// A cage.
    #[serde(rename = "cage")]
    Cage,
    /// A line.
    #[serde(rename = "line")]
    Line,
    /// Any other group.
    #[serde(rename = "extra")]
    Extra,
}

/// A constraint in words, with its cells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ConstraintNote {
    /// What it is, in a few words.
    pub text: String,
    /// Its cells.
    pub cells: Vec<CellName>,
}

/// The name of a variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct VariantName {
    /// For programs.
    pub id: String,
    /// For people.
    pub name: String,
}

/// What a variant draws, as SVG, with its place counted in cells: (0, 0) is the corner of the first place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Underlay {
    /// Below the digits.
    pub under: String,
    /// Above the digits.
    pub over: String,
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// Whether it has cages, whose outlines and sums need room beside the marks.
    pub cages: bool,
}
