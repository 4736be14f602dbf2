//! The exhaustive search over candidate grids, without recursion: one cell at a time, trying each candidate, and
//! backtracking to the previous cell when none is left.

use std::fmt;
use std::sync::Arc;

use grille_core::internal::Meter;
use grille_core::{Budget, Cell, Digit, DigitSet, Grid, Layout};
use grille_say::{Say, Text, text};
use grille_solve::Model;

use super::number::Number;

/// There are more candidate grids than the limit allows to search.
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

grille_say::display_in_english!(TooMany);

/// The result of an exhaustive search.
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

/// The solutions among the candidate grids, one by one. Each candidate grid is either examined, or rejected along with
/// others that share its first cells because these already break a house.
#[derive(Clone)]
pub struct Search<'budget> {
    layout: Layout,
    model: Option<Arc<Model>>,
    values: Vec<Option<Digit>>,
    /// The open cells with their candidates.
    open: Vec<(Cell, DigitSet)>,
    /// For each open cell filled so far, the candidates not yet tried.
    untried: Vec<DigitSet>,
    /// How many digits have been tried.
    tried: u64,
    ended: bool,
    meter: Meter<'budget>,
}

impl Search<'_> {
    pub(super) fn new(
        layout: Layout,
        model: Option<Arc<Model>>,
        values: Vec<Option<Digit>>,
        candidates: &[DigitSet],
    ) -> Search<'static> {
        let open: Vec<(Cell, DigitSet)> = layout
            .cells()
            .filter(|cell| values[cell.index()].is_none())
            .map(|cell| (cell, candidates[cell.index()]))
            .collect();
        Search {
            // Without R2, a grid that has no solution may be filled with digits that clash.
            ended: clashes(&layout, &values) || breaks(model.as_deref(), &values),
            layout,
            model,
            values,
            untried: open
                .first()
                .map(|&(_, digits)| digits)
                .into_iter()
                .collect(),
            open,
            tried: 0,
            meter: Budget::default().meter(),
        }
    }

    /// How many digits have been tried so far.
    #[must_use]
    pub fn tried(&self) -> u64 {
        self.tried
    }

    /// The same search within a budget, in which a node is a digit tried.
    #[must_use]
    pub fn with_budget(self, budget: Budget<'_>) -> Search<'_> {
        Search {
            meter: budget.meter(),
            ..self
        }
    }

    /// Whether the budget was spent before all candidate grids were examined.
    #[must_use]
    pub fn budget_spent(&self) -> bool {
        self.meter.is_spent()
    }

    fn grid(&self) -> Grid {
        Grid::from_values(self.layout.clone(), self.values.clone())
    }
}

impl fmt::Debug for Search<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Search");
        shown
            .field("tried", &self.tried)
            .field("ended", &self.ended);
        shown.finish_non_exhaustive()
    }
}

fn fits(layout: &Layout, values: &[Option<Digit>], cell: Cell, digit: Digit) -> bool {
    let mut peers = layout.peers(cell).iter();
    !peers.any(|peer| values[peer.index()] == Some(digit))
}

/// Whether a house holds a digit twice.
pub(super) fn clashes(layout: &Layout, values: &[Option<Digit>]) -> bool {
    layout
        .cells()
        .any(|cell| values[cell.index()].is_some_and(|digit| !fits(layout, values, cell, digit)))
}

/// Whether the values break a constraint whose cells are all filled.
pub(super) fn breaks(model: Option<&Model>, values: &[Option<Digit>]) -> bool {
    model.is_some_and(|model| model.broken(|cell| values[cell.index()]).is_some())
}

impl Iterator for Search<'_> {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        if self.open.is_empty() && !self.ended {
            self.ended = true;
            return Some(self.grid());
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
            if !self.meter.charge() {
                return None;
            }
            self.untried[depth - 1].remove(digit);
            self.tried += 1;
            if !fits(&self.layout, &self.values, cell, digit) {
                continue;
            }
            self.values[cell.index()] = Some(digit);
            if breaks(self.model.as_deref(), &self.values) {
                continue;
            }
            match self.open.get(depth) {
                Some(&(_, digits)) => self.untried.push(digits),
                None => return Some(self.grid()),
            }
        }
        None
    }
}
