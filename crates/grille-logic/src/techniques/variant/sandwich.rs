//! Sandwich sums as people solve them: how many digits the filling has, and so how far apart the 1 and the greatest
//! digit are; once both are placed, what the cells between them hold.

use std::ops::{ControlFlow, RangeInclusive};

use grille_core::constraint::{Constraint, Outside, OutsideKind, Totals};
use grille_core::{Cell, Digit, DigitSet, Layout};

use super::combinations::can_share;
use super::derived::sets_of_sum;
use super::{Finding, Sink};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::why::{Held, Why};

/// A step for each clue.
pub(super) fn find<S: Cells>(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some(model) = &board.tables().model else {
        return ControlFlow::Continue(());
    };
    for (number, constraint) in model.constraints().iter().enumerate() {
        sink.poll()?;
        let Constraint::Outside(clue) = constraint else {
            continue;
        };
        let cells = clue.cells(model.base()).unwrap_or_default();
        let layout = &board.tables().layout;
        // Both crusts are certain to be there only if all digits are.
        if clue.kind != OutsideKind::Sandwich || cells.len() != layout.digits() {
            continue;
        }
        let crusts = [Digit::from_index(0), Digit::from_index(cells.len() - 1)];
        let placed = crusts.map(|crust| {
            let mut cells = cells.iter();
            cells.position(|&cell| board.value(cell) == Some(crust))
        });
        let mut finding = Finding::of(number, cells.clone());
        match placed {
            [Some(one), Some(other)] => {
                let between = one.min(other) + 1..one.max(other);
                fill(board, clue, &cells, between, &mut finding);
            }
            _ => set_apart(board, clue, &cells, crusts, &mut finding),
        }
        finding.step(board, Technique::SandwichFilling, sink)?;
    }
    ControlFlow::Continue(())
}

/// By how much the sum of `count` digits, counted from 1, exceeds that of the numbers they stand for.
fn shift(layout: &Layout, count: usize) -> usize {
    count * usize::from(1 - layout.lowest())
}

/// How many digits a filling with this sum has; `None` if there is no such filling.
fn counts(layout: &Layout, sum: u32) -> Option<RangeInclusive<usize>> {
    let digits = layout.digits();
    let has_sum = |count: &usize| {
        let least: usize = (2..digits).take(*count).sum();
        let greatest: usize = (2..digits).rev().take(*count).sum();
        (least..=greatest).contains(&(sum as usize + shift(layout, *count)))
    };
    let mut counts = (0..=digits.saturating_sub(2)).filter(has_sum);
    let first = counts.next()?;
    Some(first..=counts.next_back().unwrap_or(first))
}

/// The places of a crust for which the other has no place at a distance that the sum allows.
fn set_apart<S: Cells>(
    board: &Board<S>,
    clue: &Outside,
    cells: &[Cell],
    crusts: [Digit; 2],
    finding: &mut Finding,
) {
    let Some(counts) = counts(&board.tables().layout, clue.value) else {
        return;
    };
    for (crust, other) in [(crusts[0], crusts[1]), (crusts[1], crusts[0])] {
        for (at, &cell) in cells.iter().enumerate() {
            let is_far = |to: usize| counts.contains(&at.abs_diff(to).wrapping_sub(1));
            let mut others = cells.iter().enumerate();
            let goes = !others.any(|(to, &far)| is_far(to) && board.left(far).contains(other));
            if goes && board.has(cell, crust) {
                finding.eliminations.push(Candidate::new(cell, crust));
            }
        }
    }
    finding.digits = crusts.to_vec();
    finding.why.push(Why::CrustsApart {
        sum: clue.value,
        crusts,
        counts: (*counts.start(), *counts.end()),
    });
}

/// What the cells between the crusts cannot hold, and what they eliminate from the rest.
fn fill<S: Cells>(
    board: &Board<S>,
    clue: &Outside,
    cells: &[Cell],
    between: std::ops::Range<usize>,
    finding: &mut Finding,
) {
    let layout = &board.tables().layout;
    let filling = &cells[between];
    let total = clue.value as usize + shift(layout, filling.len());
    let inner = 1..layout.digits() - 1;
    let Some(sets) = sets_of_sum(inner, filling.len(), Totals::exactly(total as i32)) else {
        return;
    };
    let left: Vec<DigitSet> = filling.iter().map(|&cell| board.left(cell)).collect();
    let sets: Vec<DigitSet> = (sets.into_iter())
        .filter(|&set| can_share(&left, set))
        .collect();
    let Some(needed) = sets.iter().copied().reduce(|a, b| a & b) else {
        return;
    };
    let possible = sets.iter().fold(DigitSet::EMPTY, |all, &set| all | set);
    for &cell in cells {
        let lost = if filling.contains(&cell) {
            board.candidates(cell) - possible
        } else {
            board.candidates(cell) & needed
        };
        let lost = lost.iter().map(|digit| Candidate::new(cell, digit));
        finding.eliminations.extend(lost);
    }
    finding.cells = filling.to_vec();
    let cells = filling.to_vec();
    finding.why.push(Why::Filling(Held { cells, sets }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_says_how_many_digits_make_it() {
        let classic = Layout::classic();
        assert_eq!(counts(&classic, 0), Some(0..=0));
        assert_eq!(counts(&classic, 8), Some(1..=2));
        assert_eq!(counts(&classic, 14), Some(2..=4));
        assert_eq!(counts(&classic, 35), Some(7..=7));
        assert_eq!(counts(&classic, 1), None);
        assert_eq!(counts(&classic, 34), None);
    }
}
