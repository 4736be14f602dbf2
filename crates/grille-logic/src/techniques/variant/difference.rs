//! The 45 rule: the digits of a house have a known sum, and so do those of several disjoint houses. Cages that fill
//! them except for a few cells (innies), or that reach a few cells beyond (outies), give the sum of these cells, or
//! the difference between the innies and the outies.

use std::ops::ControlFlow;

use grille_core::constraint::Condition;
use grille_core::{Budget, Cell, CellSet, Digit, DigitSet, Layout};
use grille_solve::Model;

use super::{Derived, Finding, Sink, combinations};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::why::Why;

/// The most houses that are combined.
const MOST_HOUSES: usize = 4;
/// The most regions that are examined; grids of boxes have a few thousand.
const MOST_REGIONS: usize = 20_000;
/// The most open cells inside and outside.
const MOST_CELLS: usize = 4;
/// The most cells of a hidden cage.
const MOST_HIDDEN: usize = 6;
/// The most innies and outies in total; with more, there are never few enough open cells.
const MOST_LISTED: usize = 10;

/// Houses and the cages laid over them: the cells of one but not the other.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Difference {
    houses: Vec<usize>,
    total: i32,
    /// The constraints whose sums are used.
    constraints: Vec<usize>,
    cages: i32,
    innies: Vec<Cell>,
    outies: Vec<Cell>,
}

/// Cells with their signs, and their signed sum.
type Open = (Vec<(Cell, i32)>, i32);

/// A sum of cells in which each counts once.
struct Cage {
    constraint: usize,
    cells: CellSet,
    sum: i32,
}

/// Every difference of a few cells; `None` if the budget runs out first.
pub(super) fn all(model: &Model, budget: Budget<'_>) -> Option<Vec<Difference>> {
    let layout = model.layout();
    let cages: Vec<Cage> = model.further().filter_map(cage).collect();
    let mut found = Vec::new();
    if cages.is_empty() {
        return Some(found);
    }
    for houses in regions(layout, budget)? {
        if budget.is_over() {
            return None;
        }
        let region = houses.iter().fold(CellSet::EMPTY, |all, &house| {
            all | layout.houses()[house].cells().iter().copied().collect()
        });
        let crossing = |cage: &&Cage| !(cage.cells & region).is_empty();
        let inside = |cage: &&Cage| cage.cells.is_subset(&region);
        let mostly = |cage: &&Cage| 2 * (cage.cells & region).len() >= cage.cells.len();
        let ways: [Vec<&Cage>; 3] = [
            cages.iter().filter(inside).collect(),
            cages.iter().filter(crossing).collect(),
            cages.iter().filter(crossing).filter(mostly).collect(),
        ];
        for cages in ways {
            let difference = Difference::new(layout, &houses, region, &cages);
            if let Some(difference) = difference.filter(|difference| !found.contains(difference)) {
                found.push(difference);
            }
        }
    }
    Some(found)
}

fn cage((constraint, condition): &(usize, Condition)) -> Option<Cage> {
    let Condition::Sum { terms, totals } = condition else {
        return None;
    };
    let is_plain = totals.least == totals.greatest && terms.iter().all(|&(_, weight)| weight == 1);
    is_plain.then(|| Cage {
        constraint: *constraint,
        cells: condition.cells(),
        sum: totals.least,
    })
}

/// Up to `MOST_HOUSES` full houses of one kind that touch and share no cell; `None` if the budget runs out first.
fn regions(layout: &Layout, budget: Budget<'_>) -> Option<Vec<Vec<usize>>> {
    let houses = layout.houses();
    let set = |house: usize| -> CellSet { houses[house].cells().iter().copied().collect() };
    let full: Vec<usize> = (0..houses.len())
        .filter(|&house| houses[house].cells().len() == layout.digits())
        .collect();
    let touch = |a: usize, b: usize| {
        houses[a].kind() == houses[b].kind()
            && (set(a) & set(b)).is_empty()
            && houses[a].cells().iter().any(|&one| {
                let (row, column) = (layout.row(one), layout.column(one));
                houses[b].cells().iter().any(|&other| {
                    row.abs_diff(layout.row(other)) + column.abs_diff(layout.column(other)) == 1
                })
            })
    };
    let mut found: Vec<Vec<usize>> = full.iter().map(|&house| vec![house]).collect();
    let mut last = found.clone();
    for _ in 1..MOST_HOUSES {
        let mut next: Vec<Vec<usize>> = Vec::new();
        for region in &last {
            if budget.is_over() {
                return None;
            }
            for &house in &full {
                let joins = region.iter().any(|&own| touch(own, house))
                    && region.iter().all(|&own| (set(own) & set(house)).is_empty());
                if joins && !region.contains(&house) {
                    let mut larger = region.clone();
                    larger.push(house);
                    larger.sort_unstable();
                    next.push(larger);
                }
            }
        }
        next.sort_unstable();
        next.dedup();
        if found.len() + next.len() > MOST_REGIONS {
            break;
        }
        found.extend(next.iter().cloned());
        last = next;
    }
    Some(found)
}

impl Difference {
    /// The difference between these houses and these cages, if the cages do not overlap and the difference has few
    /// cells.
    fn new(
        layout: &Layout,
        houses: &[usize],
        region: CellSet,
        cages: &[&Cage],
    ) -> Option<Difference> {
        let mut covered = CellSet::EMPTY;
        for cage in cages {
            if !(covered & cage.cells).is_empty() {
                return None;
            }
            covered |= cage.cells;
        }
        let (innies, outies) = (region - covered, covered - region);
        let differ = innies.len() + outies.len();
        if cages.is_empty() || !(1..=MOST_LISTED).contains(&differ) {
            return None;
        }
        let of_one = layout.digits() * (layout.digits() + 1) / 2;
        Some(Difference {
            houses: houses.to_vec(),
            total: (houses.len() * of_one) as i32,
            constraints: cages.iter().map(|cage| cage.constraint).collect(),
            cages: cages.iter().map(|cage| cage.sum).sum(),
            innies: innies.iter().collect(),
            outies: outies.iter().collect(),
        })
    }

    /// The cells with their signs and their sum, if they lie all inside or all outside.
    pub(super) fn hidden_cage(&self) -> Option<Open> {
        let (cells, sum) = match (&self.innies[..], &self.outies[..]) {
            (cells, []) => (cells, self.total - self.cages),
            ([], cells) => (cells, self.cages - self.total),
            _ => return None,
        };
        let is_small = (2..=MOST_HIDDEN).contains(&cells.len());
        is_small.then(|| (cells.iter().map(|&cell| (cell, 1)).collect(), sum))
    }

    /// A step that rests on this.
    pub(super) fn finding(&self, layout: &Layout, cells: Vec<Cell>) -> Finding {
        Finding {
            constraints: self.constraints.clone(),
            houses: self.houses.clone(),
            cells,
            why: vec![self.why(layout)],
            ..Finding::default()
        }
    }

    /// The open cells with their signs, and their signed sum.
    fn open<S: Cells>(&self, board: &Board<S>) -> Open {
        let mut sum = self.total - self.cages;
        let mut open = Vec::new();
        let signed = |cells: &[Cell], sign: i32| -> Vec<(Cell, i32)> {
            cells.iter().map(|&cell| (cell, sign)).collect()
        };
        for (cell, sign) in [signed(&self.innies, 1), signed(&self.outies, -1)].concat() {
            match board.value(cell) {
                Some(digit) => sum -= sign * i32::from(digit.value()),
                None => open.push((cell, sign)),
            }
        }
        (open, sum)
    }

    fn why(&self, layout: &Layout) -> Why {
        // Conditions count digits from 1, even if these stand for the numbers from 0.
        let zero = 1 - i32::from(layout.lowest());
        let inside = (self.houses.len() * layout.digits()) as i32;
        let covered = inside - self.innies.len() as i32 + self.outies.len() as i32;
        Why::Difference {
            houses: self.houses.clone(),
            total: self.total - zero * inside,
            cages: self.cages - zero * covered,
            innies: self.innies.clone(),
            outies: self.outies.clone(),
        }
    }
}

/// With one open cell: its digit. With several: the candidates with which the difference is impossible.
pub(super) fn find<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let single = technique == Technique::RuleOf45;
    let mut found: Vec<(&Difference, Open)> = derived
        .differences
        .iter()
        .map(|difference| (difference, difference.open(board)))
        .filter(|(_, (open, _))| {
            (1..=MOST_CELLS).contains(&open.len()) && (open.len() == 1) == single
        })
        .collect();
    // The fewer cells, the easier to see.
    found.sort_by_key(|(_, (open, _))| open.len());
    for (difference, (open, sum)) in found {
        sink.tick()?;
        let cells = open.iter().map(|&(cell, _)| cell).collect();
        let mut finding = difference.finding(&board.tables().layout, cells);
        for &(cell, sign) in &open {
            let others: Vec<(Cell, i32)> = open
                .iter()
                .copied()
                .filter(|&(other, _)| other != cell)
                .collect();
            let cannot = |digit: &Digit| {
                let rest = sum - sign * i32::from(digit.value());
                !comes_to(
                    board,
                    &others,
                    rest,
                    &mut vec![Candidate::new(cell, *digit)],
                )
            };
            let digits: DigitSet = board.candidates(cell).iter().filter(cannot).collect();
            if !digits.is_empty() {
                let others = others.iter().map(|&(other, _)| other).collect();
                let why = Why::NoSum {
                    cell,
                    digits,
                    others,
                };
                finding.strike(cell, digits, why);
            }
            if single {
                // The wording names what is left, not what is removed.
                let lost: DigitSet = finding.eliminations.iter().map(|lost| lost.digit).collect();
                if let Some(digit) = (board.candidates(cell) - lost).single() {
                    finding.placements = vec![Candidate::new(cell, digit)];
                    finding.eliminations.clear();
                    finding.why.truncate(1);
                }
            }
        }
        finding.step(board, technique, sink)?;
    }
    if single {
        return ControlFlow::Continue(());
    }
    combinations::find(board, derived, technique, sink)
}

/// Whether these cells can reach a signed sum, given what is placed already.
fn comes_to<S: Cells>(
    board: &Board<S>,
    cells: &[(Cell, i32)],
    sum: i32,
    placed: &mut Vec<Candidate>,
) -> bool {
    let Some((&(cell, sign), rest)) = cells.split_first() else {
        return sum == 0;
    };
    let peers = &board.tables().peers[cell.index()];
    board.candidates(cell).iter().any(|digit| {
        let clashes = |other: &Candidate| other.digit == digit && peers.contains(other.cell);
        if placed.iter().any(clashes) {
            return false;
        }
        placed.push(Candidate::new(cell, digit));
        let does = comes_to(board, rest, sum - sign * i32::from(digit.value()), placed);
        placed.pop();
        does
    })
}
