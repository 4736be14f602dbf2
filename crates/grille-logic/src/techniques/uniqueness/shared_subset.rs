//! Naked subsets with a group of cells in place of a single cell: if some cell of the group is known to hold one of
//! certain digits, the group counts as one cell with these candidates. It may form a naked pair with one other cell of
//! a house, a naked triple with two, and so on: the rest of the house loses the digits. Unique rectangles and graves
//! of type 3 conclude this way.

use std::ops::ControlFlow;

use grille_core::{Cell, DigitSet};

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role};
use crate::techniques::Sink;

/// The most cells that are combined with the group: enough for every subset on a grid of nine digits.
const MOST_CELLS: usize = 6;

/// A subset that a group completes.
pub(in crate::techniques) struct Subset {
    /// The houses that lose the digits.
    pub houses: Vec<usize>,
    pub eliminations: Vec<Candidate>,
    cells: Vec<Cell>,
}

impl Subset {
    /// The subset that a group makes with these cells, if one of the houses loses something.
    fn new<S: Cells>(
        board: &Board<S>,
        group: S,
        cells: &[Cell],
        digits: DigitSet,
        mut houses: Vec<usize>,
    ) -> Option<Subset> {
        let all = group | cells.iter().copied().collect();
        let losing = |house: usize| board.tables().houses[house].set - all;
        houses.retain(|&house| {
            let mut digits = digits.iter();
            digits.any(|digit| board.places(digit).meets(&losing(house)))
        });
        if houses.is_empty() {
            return None;
        }
        // House by house and cell by cell, as in HoDoKu: the order of the singles that follow depends on it.
        let mut eliminations = Vec::new();
        let mut before = S::default();
        for &house in &houses {
            for cell in (losing(house) - before).iter() {
                let lost = board.candidates(cell) & digits;
                eliminations.extend(lost.iter().map(|digit| Candidate::new(cell, digit)));
            }
            before = before | losing(house);
        }
        Some(Subset {
            houses,
            eliminations,
            cells: cells.to_vec(),
        })
    }

    /// Adds the cells of the subset to what a step rests on.
    pub fn add_to<S: Cells>(&self, board: &Board<S>, evidence: &mut Evidence) {
        for &cell in &self.cells {
            evidence.cells.push((cell, Role::Subset));
            for digit in board.candidates(cell) {
                evidence
                    .candidates
                    .push((Candidate::new(cell, digit), Role::Subset));
            }
        }
    }
}

/// Visits each subset that a group makes with other cells of a house, if it removes something.
pub(in crate::techniques) fn each<S: Cells>(
    board: &Board<S>,
    group: S,
    extras: DigitSet,
    sink: &mut Sink<'_>,
    visit: &mut dyn FnMut(&Subset, &mut Sink<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let tables = board.tables();
    for house in tables.houses_with(group) {
        let rest = (tables.houses[house].set & board.open()) - group;
        // At least one other cell must remain to lose the digits.
        let most = MOST_CELLS.min(rest.len().saturating_sub(1));
        let small: Vec<Cell> = rest
            .iter()
            .filter(|&cell| (board.candidates(cell) | extras).len() <= most + 1)
            .collect();
        let mut known: Vec<S> = Vec::new();
        for size in extras.len() - 1..=most {
            grow(
                board,
                &small,
                size,
                extras,
                &mut Vec::new(),
                sink,
                &mut |cells, digits, sink| {
                    let set: S = cells.iter().copied().collect();
                    // A subset that contains a smaller one adds nothing.
                    if known.iter().any(|smaller| smaller.is_subset(&set)) {
                        return ControlFlow::Continue(());
                    }
                    known.push(set);
                    let houses: Vec<usize> = tables.houses_with(group | set).collect();
                    let is_first = houses.first() == Some(&house);
                    match Subset::new(board, group, cells, digits, houses) {
                        Some(subset) if is_first => visit(&subset, sink),
                        _ => ControlFlow::Continue(()),
                    }
                },
            )?;
        }
    }
    ControlFlow::Continue(())
}

/// The same with cells that have none of the avoided digits, in HoDoKu's order: a subset comes right before those that
/// add further cells to it, and the first of its houses loses something.
pub(in crate::techniques) fn each_avoiding<S: Cells>(
    board: &Board<S>,
    (group, extras): (S, DigitSet),
    avoided: DigitSet,
    sink: &mut Sink<'_>,
    visit: &mut dyn FnMut(&Subset, &mut Sink<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let tables = board.tables();
    for house in tables.houses_with(group) {
        let rest = (tables.houses[house].set & board.open()) - group;
        let has_none = |&cell: &Cell| (board.candidates(cell) & avoided).is_empty();
        let rest: Vec<Cell> = rest.iter().filter(has_none).collect();
        add_cells(
            board,
            &rest,
            extras,
            &mut Vec::new(),
            sink,
            &mut |cells, digits, sink| {
                let set: S = cells.iter().copied().collect();
                let houses: Vec<usize> = tables.houses_with(group | set).collect();
                let is_first = houses.first() == Some(&house);
                match Subset::new(board, group, cells, digits, houses) {
                    Some(subset) if is_first && subset.houses.first() == Some(&house) => {
                        visit(&subset, sink)
                    }
                    _ => ControlFlow::Continue(()),
                }
            },
        )?;
    }
    ControlFlow::Continue(())
}

/// All choices of these cells that have, with the digits so far, one more digit than there are cells.
fn add_cells<S: Cells>(
    board: &Board<S>,
    cells: &[Cell],
    digits: DigitSet,
    chosen: &mut Vec<Cell>,
    sink: &mut Sink<'_>,
    visit: &mut Visit<'_>,
) -> ControlFlow<()> {
    for (at, &cell) in cells.iter().enumerate() {
        sink.tick()?;
        let digits = digits | board.candidates(cell);
        let most = MOST_CELLS.min(chosen.len() + cells.len() - at);
        if digits.len() > most + 1 {
            continue;
        }
        chosen.push(cell);
        let mut flow = ControlFlow::Continue(());
        if digits.len() == chosen.len() + 1 {
            flow = visit(chosen, digits, sink);
        }
        if flow.is_continue() && chosen.len() < MOST_CELLS {
            flow = add_cells(board, &cells[at + 1..], digits, chosen, sink, visit);
        }
        chosen.pop();
        flow?;
    }
    ControlFlow::Continue(())
}

/// Receives some cells and the digits that they share with the group.
type Visit<'a> = dyn FnMut(&[Cell], DigitSet, &mut Sink<'_>) -> ControlFlow<()> + 'a;

/// All ways of choosing `size` of these cells that have, with the digits so far, one more digit than there are cells.
fn grow<S: Cells>(
    board: &Board<S>,
    cells: &[Cell],
    size: usize,
    digits: DigitSet,
    chosen: &mut Vec<Cell>,
    sink: &mut Sink<'_>,
    visit: &mut Visit<'_>,
) -> ControlFlow<()> {
    if chosen.len() == size {
        return if digits.len() == size + 1 {
            visit(chosen, digits, sink)
        } else {
            ControlFlow::Continue(())
        };
    }
    for (at, &cell) in cells.iter().enumerate() {
        sink.tick()?;
        let digits = digits | board.candidates(cell);
        if digits.len() <= size + 1 {
            chosen.push(cell);
            let flow = grow(board, &cells[at + 1..], size, digits, chosen, sink, visit);
            chosen.pop();
            flow?;
        }
    }
    ControlFlow::Continue(())
}
