//! The least and the greatest possible sum of cells: arrows, little killers, cages with repeats, zippers, region sums.
//! A candidate that makes the required sum impossible is eliminated.

use std::ops::ControlFlow;

use grille_core::constraint::{Condition, Totals};
use grille_core::{Cell, Digit, DigitSet};

use super::{Finding, Sink};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::why::Why;

/// A step for each sum.
pub(super) fn find<S: Cells>(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let conditions = board
        .tables()
        .model
        .iter()
        .flat_map(|model| model.further());
    for (constraint, condition) in conditions {
        sink.tick()?;
        if let Condition::Sum { terms, totals } = condition {
            let cells: Vec<Cell> = terms.iter().map(|&(cell, _)| cell).collect();
            let mut finding = Finding::of(*constraint, cells.clone());
            for &cell in &cells {
                sink.tick()?;
                let digits = board.candidates(cell);
                let mut found: Vec<(DigitSet, Why)> = Vec::new();
                for digit in digits {
                    let candidate = Candidate::new(cell, digit);
                    let Some(why) = beyond(board, (terms, *totals), candidate) else {
                        continue;
                    };
                    // Consecutive digits with the same reason are merged, and the reason is given for the mildest of
                    // them.
                    match found.last_mut() {
                        Some((lost, known)) if runs_on(digits, *lost, digit, known, &why) => {
                            lost.insert(digit);
                            if gap(&why) < gap(known) {
                                *known = why;
                            }
                        }
                        _ => found.push((DigitSet::only(digit), why)),
                    }
                }
                for (lost, why) in found {
                    finding.strike(cell, lost, why);
                }
            }
            finding.step(board, Technique::SumLimits, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether a digit is the next candidate after these and is eliminated for the same reason.
fn runs_on(all: DigitSet, lost: DigitSet, digit: Digit, known: &Why, why: &Why) -> bool {
    let between = |other: &Digit| lost.iter().all(|lost| lost < *other) && *other < digit;
    let same_side = match (known, why) {
        (Why::TooMuch { cells: one, .. }, Why::TooMuch { cells: two, .. }) => one.0 == two.0,
        (Why::TooLittle { .. }, Why::TooLittle { .. }) => true,
        _ => false,
    };
    same_side && !all.iter().any(|other| between(&other))
}

/// By how much a sum exceeds its limits.
fn gap(why: &Why) -> i32 {
    match why {
        Why::TooMuch { cells, other, .. } => cells.1 - other.1,
        Why::TooLittle { cells, sum, .. } => sum - cells.1,
        _ => 0,
    }
}

/// Why a sum exceeds its limits with a candidate, if it does.
fn beyond<S: Cells>(
    board: &Board<S>,
    (terms, totals): (&[(Cell, i32)], Totals),
    candidate: Candidate,
) -> Option<Why> {
    let side = |positive: bool| Side::new(board, terms, positive, candidate);
    let (plus, minus) = (side(true), side(false));
    if minus.cells.is_empty() {
        return if plus.least > totals.greatest {
            Some(Why::TooMuch {
                candidate,
                cells: (plus.cells, plus.least - plus.shift),
                other: (Vec::new(), totals.greatest - plus.shift),
            })
        } else if plus.greatest < totals.least {
            Some(Why::TooLittle {
                candidate,
                cells: (plus.cells, plus.greatest - plus.shift),
                sum: totals.least - plus.shift,
            })
        } else {
            None
        };
    }
    // One side must equal the other plus a number.
    let too_much = |more: Side, less: Side, most: i32| {
        (more.least > less.greatest + most).then(|| Why::TooMuch {
            candidate,
            cells: (more.cells, more.least - more.shift),
            other: (less.cells, less.greatest + most - more.shift),
        })
    };
    if plus.least > minus.greatest + totals.greatest {
        return too_much(plus, minus, totals.greatest);
    }
    too_much(minus, plus, -totals.least)
}

/// The cells of one sign, and the bounds of their sum.
struct Side {
    cells: Vec<Cell>,
    least: i32,
    greatest: i32,
    /// By how much that exceeds the sum of the numbers that the digits stand for.
    shift: i32,
}

impl Side {
    fn new<S: Cells>(
        board: &Board<S>,
        terms: &[(Cell, i32)],
        positive: bool,
        candidate: Candidate,
    ) -> Side {
        let mut own: Vec<(Cell, i32)> = terms
            .iter()
            .filter(|(_, weight)| (*weight > 0) == positive)
            .map(|&(cell, weight)| (cell, weight.abs()))
            .collect();
        let cells = own.iter().map(|&(cell, _)| cell).collect();
        own.sort_by_key(|&(_, weight)| weight);
        let (mut least, mut greatest) = (0, 0);
        for same in own.chunk_by(|one, next| one.1 == next.1) {
            let mut left: Vec<Cell> = same.iter().map(|&(cell, _)| cell).collect();
            // Cells that see each other hold different digits.
            while let Some(first) = left.first().copied() {
                let mut group: Vec<Cell> = Vec::new();
                for &cell in &left {
                    let peers = &board.tables().peers[cell.index()];
                    if cell == first || group.iter().all(|&other| peers.contains(other)) {
                        group.push(cell);
                    }
                }
                left.retain(|cell| !group.contains(cell));
                let digits: Vec<DigitSet> = group
                    .iter()
                    .map(|&cell| with_candidate(board, cell, candidate))
                    .collect();
                least += same[0].1 * least_sum(&digits);
                greatest += same[0].1 * greatest_sum(&digits, board.tables().layout.digits());
            }
        }
        // Conditions count digits from 1, even if these stand for the numbers from 0.
        Side {
            cells,
            least,
            greatest,
            shift: own.iter().map(|&(_, weight)| weight).sum::<i32>()
                * (1 - i32::from(board.tables().layout.lowest())),
        }
    }
}

/// What is left in a cell once the candidate is placed.
pub(super) fn with_candidate<S: Cells>(
    board: &Board<S>,
    cell: Cell,
    candidate: Candidate,
) -> DigitSet {
    let one = DigitSet::only(candidate.digit);
    if cell == candidate.cell {
        one
    } else if board.tables().peers[candidate.cell.index()].contains(cell) {
        board.left(cell) - one
    } else {
        board.left(cell)
    }
}

/// A lower bound of the sum of different digits, one from each set: in order of their least digits, each is at least
/// one more than the one before.
fn least_sum(sets: &[DigitSet]) -> i32 {
    let least = |set: &DigitSet| set.smallest().map_or(0, |digit| i32::from(digit.value()));
    let mut least: Vec<i32> = sets.iter().map(least).collect();
    least.sort_unstable();
    let mut before = 0;
    let each = least.into_iter().map(|value| {
        before = value.max(before + 1);
        before
    });
    each.sum()
}

/// The corresponding upper bound.
fn greatest_sum(sets: &[DigitSet], digits: usize) -> i32 {
    let greatest = |set: &DigitSet| {
        set.iter()
            .last()
            .map_or(0, |digit| i32::from(digit.value()))
    };
    let mut greatest: Vec<i32> = sets.iter().map(greatest).collect();
    greatest.sort_unstable_by_key(|&value| -value);
    let mut before = digits as i32 + 1;
    let each = greatest.into_iter().map(|value| {
        before = value.min(before - 1);
        before
    });
    each.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_digits_come_to_more_than_the_least_of_each() {
        let set = DigitSet::from_bits;
        assert_eq!(
            least_sum(&[set(0b111), set(0b111), set(0b1_1000)]),
            1 + 2 + 4
        );
        assert_eq!(
            greatest_sum(&[set(0b111), set(0b111), set(0b1_1000)], 5),
            3 + 2 + 5
        );
        assert_eq!(least_sum(&[]), 0);
    }
}
