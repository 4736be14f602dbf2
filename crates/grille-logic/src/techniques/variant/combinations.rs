//! Cells that together hold one of a few sets of digits: the combinations of a cage, the runs of a renban line. A
//! digit that is in no remaining combination is removed from all cells; a digit that is in some is removed from the
//! cells where it leaves no arrangement for the rest of any of them.

use std::ops::ControlFlow;

use grille_core::{Cell, Digit, DigitSet};

use super::derived::{Choice, Origin};
use super::{Derived, Finding, Sink};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::why::Why;

/// Digits in no remaining combination: of cages, of other choices, or of hidden cages (sums that follow from the 45
/// rule).
pub(super) fn find<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let is_wanted = |choice: &&Choice| match choice.origin {
        Origin::Sum(_) => technique == Technique::CageCombination,
        Origin::Sets(_) => technique == Technique::DigitRun,
        Origin::Difference(_) => technique == Technique::InniesOuties,
    };
    for choice in derived.choices.iter().filter(is_wanted) {
        sink.poll()?;
        let sets = left(board, choice);
        let all = union(&sets);
        let lost = candidates(board, choice).filter(|candidate| !all.contains(candidate.digit));
        let finding = Finding {
            eliminations: lost.collect(),
            ..finding(board, derived, choice, &sets)
        };
        if !sets.is_empty() {
            finding.step(board, technique, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// A step that rests on the remaining combinations.
pub(super) fn finding<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    choice: &Choice,
    sets: &[DigitSet],
) -> Finding {
    let mut finding = match choice.origin {
        Origin::Sum(constraint) | Origin::Sets(constraint) => {
            Finding::of(constraint, choice.cells.clone())
        }
        Origin::Difference(number) => {
            derived.differences[number].finding(&board.tables().layout, choice.cells.clone())
        }
    };
    finding.why.push(Why::Combinations {
        sets: sets.to_vec(),
    });
    finding
}

/// Digits that some combination has, but never in this cell.
pub(super) fn find_arrangements<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for choice in &derived.choices {
        sink.poll()?;
        let sets = left(board, choice);
        let all = union(&sets);
        let mut finding = finding(board, derived, choice, &sets);
        for &cell in &choice.cells {
            let cannot = |digit: &Digit| {
                let candidate = Candidate::new(cell, *digit);
                all.contains(*digit) && !can_take(board, choice, &sets, candidate)
            };
            let digits: DigitSet = board.candidates(cell).iter().filter(cannot).collect();
            if !digits.is_empty() {
                finding.strike(cell, digits, Why::NoArrangement { cell, digits });
            }
        }
        finding.step(board, Technique::CageArrangement, sink)?;
    }
    ControlFlow::Continue(())
}

fn union(sets: &[DigitSet]) -> DigitSet {
    sets.iter().fold(DigitSet::EMPTY, |all, &set| all | set)
}

/// The candidates of the open cells.
fn candidates<'a, S: Cells>(
    board: &'a Board<S>,
    choice: &'a Choice,
) -> impl Iterator<Item = Candidate> + 'a {
    choice.cells.iter().flat_map(move |&cell| {
        let own = board.candidates(cell).iter();
        own.map(move |digit| Candidate::new(cell, digit))
    })
}

/// The combinations that the cells can still hold, one digit each.
pub(super) fn left<S: Cells>(board: &Board<S>, choice: &Choice) -> Vec<DigitSet> {
    let left: Vec<DigitSet> = choice.cells.iter().map(|&cell| board.left(cell)).collect();
    let sets = choice.sets.iter().copied();
    sets.filter(|&set| can_share(&left, set)).collect()
}

/// Whether a candidate occurs in some combination.
fn can_take<S: Cells>(
    board: &Board<S>,
    choice: &Choice,
    sets: &[DigitSet],
    candidate: Candidate,
) -> bool {
    let one = DigitSet::only(candidate.digit);
    let with: Vec<DigitSet> = choice
        .cells
        .iter()
        .map(|&cell| {
            if cell == candidate.cell {
                one
            } else {
                board.left(cell) - one
            }
        })
        .collect();
    sets.iter()
        .any(|&set| set.contains(candidate.digit) && can_share(&with, set))
}

/// Whether cells with these candidates can hold the digits of the set, one each.
pub(super) fn can_share(left: &[DigitSet], set: DigitSet) -> bool {
    // A bipartite matching: `holder` is the cell of each digit; each cell in turn takes a free digit, or one whose
    // cell can move to another.
    let mut holder = [usize::MAX; Digit::MAX as usize];
    (0..left.len()).all(|at| {
        let mut tried = DigitSet::EMPTY;
        take(at, left, set, &mut holder, &mut tried)
    })
}

fn take(
    at: usize,
    left: &[DigitSet],
    set: DigitSet,
    holder: &mut [usize; Digit::MAX as usize],
    tried: &mut DigitSet,
) -> bool {
    for digit in left[at] & set {
        if tried.contains(digit) {
            continue;
        }
        tried.insert(digit);
        let other = holder[digit.index()];
        if other == usize::MAX || take(other, left, set, holder, tried) {
            holder[digit.index()] = at;
            return true;
        }
    }
    false
}

/// The digits that every combination contains and no cell holds yet, each with its places.
pub(super) fn needed<S: Cells>(
    board: &Board<S>,
    choice: &Choice,
    sets: &[DigitSet],
) -> Vec<(Digit, Vec<Cell>)> {
    let Some((&first, others)) = sets.split_first() else {
        return Vec::new();
    };
    let common = others.iter().fold(first, |common, &set| common & set);
    let is_open = |digit: &Digit| {
        let mut cells = choice.cells.iter();
        !cells.any(|&cell| board.value(cell) == Some(*digit))
    };
    let places = |digit: Digit| {
        let cells = choice.cells.iter().copied();
        let places = cells.filter(|&cell| board.has(cell, digit)).collect();
        (digit, places)
    };
    common.iter().filter(is_open).map(places).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_share_a_set_where_each_gets_a_digit_of_its_own() {
        let set = DigitSet::from_bits;
        assert!(can_share(&[set(0b011), set(0b001), set(0b110)], set(0b111)));
        assert!(!can_share(
            &[set(0b011), set(0b011), set(0b011)],
            set(0b111)
        ));
        assert!(!can_share(&[set(0b100), set(0b010)], set(0b011)));
    }
}
