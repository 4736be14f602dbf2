//! The exhaustive search over candidate grids, without recursion: a cell at a time, each candidate in
//! turn, back to the cell before when none is left.

use std::sync::Arc;

use super::number::Number;
use crate::message::{Say, Text, text};
use crate::variant::Model;
use crate::{Cell, Digit, DigitSet, Geometry, Grid};

/// There are more candidate grids than one wants to search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TooMany {
    /// How many there are.
    pub number: Number,
    /// The most there may be.
    pub limit: Number,
}

impl Say for TooMany {
    fn text(&self) -> Text {
        text!(
            "rules-too-many",
            number = self.number.to_string(),
            limit = self.limit.to_string()
        )
    }
}

crate::message::display_in_english!(TooMany);

/// What an exhaustive search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Searched {
    /// How many candidate grids there were.
    pub grids: Number,
    /// How many of them are solutions.
    pub solutions: usize,
}

impl Say for Searched {
    fn text(&self) -> Text {
        text!(
            "rules-searched",
            grids = self.grids.to_string(),
            solutions = self.solutions
        )
    }
}

/// The solutions among the candidate grids, one by one. Each candidate grid is either looked at or
/// shares its first cells with one that was seen to break a house there.
#[derive(Clone, Debug)]
pub struct Search {
    geometry: Geometry,
    model: Option<Arc<Model>>,
    values: Vec<Option<Digit>>,
    /// The open cells with their candidates.
    open: Vec<(Cell, DigitSet)>,
    /// For each open cell filled so far, the candidates not yet tried.
    untried: Vec<DigitSet>,
    /// How many digits were tried.
    tried: u64,
    ended: bool,
}

impl Search {
    pub(super) fn new(
        geometry: Geometry,
        model: Option<Arc<Model>>,
        values: Vec<Option<Digit>>,
        candidates: &[DigitSet],
    ) -> Search {
        let open: Vec<(Cell, DigitSet)> = geometry
            .cells()
            .filter(|cell| values[cell.index()].is_none())
            .map(|cell| (cell, candidates[cell.index()]))
            .collect();
        Search {
            // Without R2 a grid that has no solution may be filled with digits that clash.
            ended: clashes(&geometry, &values) || breaks(model.as_deref(), &values),
            geometry,
            model,
            values,
            untried: open
                .first()
                .map(|&(_, digits)| digits)
                .into_iter()
                .collect(),
            open,
            tried: 0,
        }
    }

    /// How many digits were tried until now.
    #[must_use]
    pub fn tried(&self) -> u64 {
        self.tried
    }
}

fn fits(geometry: &Geometry, values: &[Option<Digit>], cell: Cell, digit: Digit) -> bool {
    let mut peers = geometry.peers(cell).iter();
    !peers.any(|peer| values[peer.index()] == Some(digit))
}

/// Whether a house holds a digit twice.
pub(super) fn clashes(geometry: &Geometry, values: &[Option<Digit>]) -> bool {
    geometry
        .cells()
        .any(|cell| values[cell.index()].is_some_and(|digit| !fits(geometry, values, cell, digit)))
}

/// Whether the values break a constraint whose cells are all filled.
pub(super) fn breaks(model: Option<&Model>, values: &[Option<Digit>]) -> bool {
    model.is_some_and(|model| model.broken(|cell| values[cell.index()]).is_some())
}

impl Iterator for Search {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        if self.open.is_empty() && !self.ended {
            self.ended = true;
            return Some(Grid::from_values(
                self.geometry.clone(),
                self.values.clone(),
            ));
        }
        while !self.ended {
            let depth = self.untried.len();
            let Some(untried) = self.untried.last() else {
                self.ended = true;
                break;
            };
            let next = untried.smallest();
            let (cell, _) = self.open[depth - 1];
            self.values[cell.index()] = None;
            let Some(digit) = next else {
                self.untried.pop();
                continue;
            };
            self.untried[depth - 1].remove(digit);
            self.tried += 1;
            if !fits(&self.geometry, &self.values, cell, digit) {
                continue;
            }
            self.values[cell.index()] = Some(digit);
            if breaks(self.model.as_deref(), &self.values) {
                continue;
            }
            match self.open.get(depth) {
                Some(&(_, digits)) => self.untried.push(digits),
                None => {
                    return Some(Grid::from_values(
                        self.geometry.clone(),
                        self.values.clone(),
                    ));
                }
            }
        }
        None
    }
}
