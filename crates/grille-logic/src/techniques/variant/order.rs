//! Digits that increase from cell to cell: thermometers, and chains of signs between cells. The least digit of a cell
//! is a step above the least of the cell before it, the greatest a step below that of the next.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use grille_core::{Cell, Digit};

use super::derived::{Less, is_thermometer};
use super::{Derived, Finding, Sink};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::why::Why;

/// A step for each thermometer, and one for each cell that signs bound.
pub(super) fn find<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if derived.order.is_empty() {
        return ControlFlow::Continue(());
    }
    let Some(model) = &board.tables().model else {
        return ControlFlow::Continue(());
    };
    let mut thermometers: BTreeMap<usize, Finding> = BTreeMap::new();
    for upward in [true, false] {
        let bounds = Bounds::new(board, &derived.order, upward);
        for cell in board.open().iter() {
            sink.poll()?;
            let Some((why, path, constraints)) = bounds.explain(cell) else {
                continue;
            };
            let bound = i32::from(match &why {
                Why::Grows { to, .. } | Why::Falls { to, .. } => to.digit.value(),
                _ => continue,
            });
            let lost: Vec<Candidate> = board
                .candidates(cell)
                .iter()
                .filter(|digit| {
                    let value = i32::from(digit.value());
                    if upward { value < bound } else { value > bound }
                })
                .map(|digit| Candidate::new(cell, digit))
                .collect();
            if lost.is_empty() {
                continue;
            }
            let one = match constraints[..] {
                [one] if is_thermometer(&model.constraints()[one]) => Some(one),
                _ => None,
            };
            if let Some(one) = one {
                let finding = thermometers.entry(one).or_insert_with(|| {
                    Finding::of(one, model.constraints()[one].cells(model.layout()))
                });
                finding.eliminations.extend(lost);
                finding.why.push(why);
            } else if technique == Technique::SignChain {
                let finding = Finding {
                    constraints,
                    cells: path,
                    eliminations: lost,
                    why: vec![why],
                    ..Finding::default()
                };
                finding.step(board, technique, sink)?;
            }
        }
    }
    if technique == Technique::Thermometer {
        for finding in thermometers.into_values() {
            finding.step(board, technique, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The least digit of each cell, propagated from the one below it (or the greatest, from the one above).
struct Bounds<'a> {
    upward: bool,
    /// The bound of each cell, as a value; in the direction of the bound, greater is stricter.
    bound: Vec<i32>,
    /// The link that gives it; `None` if the cell's own candidates do.
    by: Vec<Option<&'a Less>>,
}

impl<'a> Bounds<'a> {
    fn new<S: Cells>(board: &Board<S>, order: &'a [Less], upward: bool) -> Bounds<'a> {
        let cells = board.tables().layout.cells();
        // The first candidate in the direction of the bound, starting from this value.
        let first_from = |cell: Cell, bound: i32| -> Option<i32> {
            let values = board
                .left(cell)
                .iter()
                .map(|digit| i32::from(digit.value()));
            if upward {
                values.filter(|&value| value >= bound).min()
            } else {
                values.filter(|&value| value <= bound).max()
            }
        };
        let digits = board.tables().layout.digits() as i32;
        let start = if upward { 1 } else { digits };
        let mut bounds = Bounds {
            upward,
            bound: cells
                .map(|cell| first_from(cell, start).unwrap_or(start))
                .collect(),
            by: vec![None; board.tables().layout.cell_count()],
        };
        // A bound never exceeds the digits, so this terminates even if the order contains a cycle.
        let mut changes = true;
        while changes {
            changes = false;
            for link in order {
                let (from, to) = if upward {
                    (link.small, link.large)
                } else {
                    (link.large, link.small)
                };
                let step = i32::from(link.strictly) * if upward { 1 } else { -1 };
                let next = bounds.bound[from.index()] + step;
                let known = bounds.bound[to.index()];
                let is_stricter = if upward { next > known } else { next < known };
                if is_stricter && (1..=digits).contains(&next) {
                    // The bound as the links give it; gaps in the candidates count from here on.
                    bounds.bound[to.index()] = next;
                    bounds.by[to.index()] = Some(link);
                    changes = true;
                }
            }
        }
        bounds
    }

    /// Where the bound of a cell comes from: the sentence, the cells on the way, and the constraints.
    fn explain(&self, cell: Cell) -> Option<(Why, Vec<Cell>, Vec<usize>)> {
        let (mut path, mut constraints) = (vec![cell], Vec::new());
        let mut at = cell;
        while let Some(link) = self.by[at.index()] {
            at = if self.upward { link.small } else { link.large };
            if path.contains(&at) {
                break;
            }
            path.push(at);
            if !constraints.contains(&link.constraint) {
                constraints.push(link.constraint);
            }
        }
        if path.len() == 1 {
            return None;
        }
        path.reverse();
        constraints.reverse();
        let end = |cell: Cell| {
            let value = u8::try_from(self.bound[cell.index()]).ok()?;
            Some(Candidate::new(cell, Digit::new(value)?))
        };
        let (from, to) = (end(at)?, end(cell)?);
        let why = if self.upward {
            Why::Grows { from, to }
        } else {
            Why::Falls { from, to }
        };
        Some((why, path, constraints))
    }
}
