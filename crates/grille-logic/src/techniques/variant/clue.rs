//! Clues outside the grid: sandwich sums, X-sums, skyscrapers, numbered rooms. A candidate is eliminated if no filling
//! of its row or column with different digits gives the clue; the wording lists the numbers that are possible instead.

use std::ops::ControlFlow;

use grille_core::constraint::{Constraint, Outside, OutsideKind};
use grille_core::{Cell, Digit, DigitSet, Layout};

use super::limits::with_candidate;
use super::{Finding, Sink};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::why::Why;

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
        // A rank depends on all rows and columns at once.
        if clue.kind == OutsideKind::FullRank {
            continue;
        }
        let Some(cells) = clue.cells(model.base()) else {
            continue;
        };
        let left: Vec<DigitSet> = cells.iter().map(|&cell| board.left(cell)).collect();
        let possible = possible(clue, &board.tables().layout, &left);
        let mut finding = Finding::of(number, cells.clone());
        for (&cell, possible) in cells.iter().zip(possible) {
            for digit in board.candidates(cell) - possible {
                let candidate = Candidate::new(cell, digit);
                let numbers = numbers(board, clue, &cells, candidate);
                let why = Why::Clue { candidate, numbers };
                finding.strike(cell, DigitSet::only(digit), why);
            }
        }
        finding.step(board, Technique::OutsideClue, sink)?;
    }
    ControlFlow::Continue(())
}

/// The state after reading part of a row or column, as far as the clue needs it. What the numbers mean depends on the
/// kind of clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Read {
    Nothing,
    /// Sandwich: the digit that ends it, and the sum so far. X-sum: cells to go, and the sum so far. Skyscrapers: the
    /// tallest, and how many were seen. Numbered room: cells to go.
    Some(u8, u8),
    Done(u8),
}

/// Reads the next digit; `None` if there can be no number, as with a first digit of 0.
fn read(kind: OutsideKind, layout: &Layout, before: Read, digit: Digit) -> Option<Read> {
    use OutsideKind::{FullRank, HiddenSkyscraper, NumberedRoom, Sandwich, Skyscraper, XSum};
    let number = layout.number(digit) as u8;
    let greatest = layout.digits() as u8;
    let outer = |digit: Digit| [1, greatest].contains(&digit.value());
    // Cells to go for a clue whose first digit gives their number.
    let to_go = match before {
        Read::Some(left, _) => left.checked_sub(1),
        _ => number.checked_sub(1),
    };
    Some(match (kind, before) {
        (_, Read::Done(found)) => Read::Done(found),
        (Sandwich, Read::Nothing) if outer(digit) => Read::Some(greatest + 1 - digit.value(), 0),
        (Sandwich, Read::Nothing) => Read::Nothing,
        (Sandwich, Read::Some(end, sum)) if digit.value() == end => Read::Done(sum),
        (Sandwich, Read::Some(end, sum)) => Read::Some(end, sum.saturating_add(number)),
        (XSum, Read::Nothing | Read::Some(..)) => {
            let so_far = match before {
                Read::Some(_, sum) => sum,
                _ => 0,
            };
            match (to_go?, so_far.saturating_add(number)) {
                (0, sum) => Read::Done(sum),
                (left, sum) => Read::Some(left, sum),
            }
        }
        (Skyscraper, Read::Nothing) => Read::Some(number, u8::from(number > 0)),
        (Skyscraper, Read::Some(tallest, seen)) => {
            Read::Some(tallest.max(number), seen + u8::from(number > tallest))
        }
        (HiddenSkyscraper, Read::Some(tallest, _)) if number < tallest => Read::Done(number),
        (HiddenSkyscraper, _) => Read::Some(number, 0),
        (NumberedRoom, Read::Nothing | Read::Some(..)) => match to_go? {
            0 => Read::Done(number),
            left => Read::Some(left, 0),
        },
        (FullRank, _) => return None,
    })
}

/// The number that the clue would be, once everything is read.
fn number(kind: OutsideKind, read: Read) -> Option<u32> {
    match (kind, read) {
        (_, Read::Done(number)) | (OutsideKind::Skyscraper, Read::Some(_, number)) => {
            Some(u32::from(number))
        }
        _ => None,
    }
}

/// The reading state and the digits used after each cell. With many digits, used digits are not tracked: there would
/// be too many sets of them.
type State = (Read, DigitSet);

const MOST_USED: usize = 9;

fn next(kind: OutsideKind, layout: &Layout, (before, used): State, digit: Digit) -> Option<State> {
    if used.contains(digit) {
        return None;
    }
    let used = if layout.digits() <= MOST_USED {
        used | DigitSet::only(digit)
    } else {
        DigitSet::EMPTY
    };
    Some((read(kind, layout, before, digit)?, used))
}

/// The states after each cell.
fn layers(kind: OutsideKind, layout: &Layout, left: &[DigitSet]) -> Vec<Vec<State>> {
    let mut layers: Vec<Vec<State>> = vec![vec![(Read::Nothing, DigitSet::EMPTY)]];
    for (at, set) in left.iter().enumerate() {
        let mut after: Vec<State> = layers[at]
            .iter()
            .flat_map(|&state| {
                set.iter()
                    .filter_map(move |digit| next(kind, layout, state, digit))
            })
            .collect();
        after.sort_unstable_by_key(|(read, used)| (*read, used.bits()));
        after.dedup();
        layers.push(after);
    }
    layers
}

/// For each cell, the digits with which the clue is possible.
fn possible(clue: &Outside, layout: &Layout, left: &[DigitSet]) -> Vec<DigitSet> {
    let mut layers = layers(clue.kind, layout, left);
    let mut possible = vec![DigitSet::EMPTY; left.len()];
    if let Some(last) = layers.last_mut() {
        last.retain(|(read, _)| number(clue.kind, *read) == Some(clue.value));
    }
    let key = |(read, used): &State| (*read, used.bits());
    for at in (0..left.len()).rev() {
        let (before, after) = layers.split_at_mut(at + 1);
        let after = &after[0];
        before[at].retain(|&state| {
            let mut leads = false;
            for digit in left[at] {
                let next = next(clue.kind, layout, state, digit);
                if next.is_some_and(|next| after.binary_search_by_key(&key(&next), key).is_ok()) {
                    possible[at].insert(digit);
                    leads = true;
                }
            }
            leads
        });
    }
    possible
}

/// The numbers that the clue could be with a candidate.
fn numbers<S: Cells>(
    board: &Board<S>,
    clue: &Outside,
    cells: &[Cell],
    candidate: Candidate,
) -> Vec<u32> {
    let left: Vec<DigitSet> = cells
        .iter()
        .map(|&cell| with_candidate(board, cell, candidate))
        .collect();
    let layers = layers(clue.kind, &board.tables().layout, &left);
    let last = layers.last().into_iter().flatten();
    let mut numbers: Vec<u32> = last
        .filter_map(|&(read, _)| number(clue.kind, read))
        .collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}
