//! Two related cells: dots, X and V, whispers, palindromes, clones, non-consecutive. A candidate that is compatible
//! with no candidate of the other cell is eliminated. If a cell has several such partners that see each other, it also
//! loses the candidates that would leave these with fewer digits than cells.

use std::ops::ControlFlow;

use grille_core::{Cell, Digit, DigitSet};

use super::derived::Partner;
use super::{Derived, Finding, Sink};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::why::Why;

/// A step for each cell and constraint: the candidates that have no partner.
pub(super) fn find<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for cell in board.open().iter() {
        let wanted = |partner: &&Partner| {
            partner.is_equal == (technique == Technique::EqualCells) && !partner.is_order
        };
        for partner in derived.partners[cell.index()].iter().filter(wanted) {
            let mut finding = Finding::of(partner.constraint, vec![cell, partner.cell]);
            for (lost, why) in [
                no_partner(board, cell, partner),
                same_partner(board, cell, partner),
            ]
            .into_iter()
            .flatten()
            {
                finding.strike(cell, lost, why);
            }
            finding.step(board, technique, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The digits of a cell that are incompatible with this partner, and why.
fn no_partner<S: Cells>(
    board: &Board<S>,
    cell: Cell,
    partner: &Partner,
) -> Option<(DigitSet, Why)> {
    let left = board.left(partner.cell);
    let goes = |digit: &Digit| (left & partner.relation.seconds(*digit)).is_empty();
    let lost: DigitSet = board.candidates(cell).iter().filter(goes).collect();
    let partners = lost.iter().map(|digit| partner.relation.seconds(digit));
    let why = Why::NoPartner {
        cell,
        digits: lost,
        other: partner.cell,
        partners: partners.fold(DigitSet::EMPTY, |all, set| all | set),
        left,
    };
    (!lost.is_empty()).then_some((lost, why))
}

/// The digits of a cell that leave only themselves for a partner that it sees.
fn same_partner<S: Cells>(
    board: &Board<S>,
    cell: Cell,
    partner: &Partner,
) -> Option<(DigitSet, Why)> {
    if !board.tables().peers[cell.index()].contains(partner.cell) {
        return None;
    }
    let left = board.left(partner.cell);
    let goes = |digit: &Digit| left & partner.relation.seconds(*digit) == DigitSet::only(*digit);
    let lost: DigitSet = board.candidates(cell).iter().filter(goes).collect();
    let why = Why::SamePartner {
        cell,
        digits: lost,
        other: partner.cell,
    };
    (!lost.is_empty()).then_some((lost, why))
}

/// A step for each cell: the candidates that leave too few digits for partners that see each other.
pub(super) fn find_shared<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for cell in board.open().iter() {
        sink.poll()?;
        let own = &derived.partners[cell.index()];
        if own.len() < 2 {
            continue;
        }
        let mut finding = Finding {
            cells: vec![cell],
            ..Finding::default()
        };
        for digit in board.candidates(cell) {
            let Some((others, partners)) = too_few(board, own, (cell, digit)) else {
                continue;
            };
            let mut constraints: Vec<usize> = own
                .iter()
                .filter(|partner| others.contains(&partner.cell))
                .map(|partner| partner.constraint)
                .collect();
            constraints.dedup();
            for &constraint in &constraints {
                finding.name(constraint);
            }
            for &other in &others {
                if !finding.cells.contains(&other) {
                    finding.cells.push(other);
                }
            }
            let why = Why::SharedPartner {
                candidate: Candidate::new(cell, digit),
                others,
                partners,
            };
            finding.strike(cell, DigitSet::only(digit), why);
        }
        finding.step(board, Technique::SharedPartner, sink)?;
    }
    ControlFlow::Continue(())
}

/// Two or three partners that see each other and are left with fewer digits than cells.
fn too_few<S: Cells>(
    board: &Board<S>,
    partners: &[Partner],
    (cell, digit): (Cell, Digit),
) -> Option<(Vec<Cell>, DigitSet)> {
    let peers = &board.tables().peers;
    // What each partner could be, combining all relations to it.
    let mut left: Vec<(Cell, DigitSet)> = Vec::new();
    for partner in partners {
        let with = partner.relation.seconds(digit);
        match left.iter_mut().find(|(known, _)| *known == partner.cell) {
            Some((_, digits)) => *digits &= with,
            None => left.push((partner.cell, board.left(partner.cell) & with)),
        }
    }
    for (other, digits) in &mut left {
        if peers[cell.index()].contains(*other) {
            digits.remove(digit);
        }
    }
    let sees = |a: Cell, b: Cell| peers[a.index()].contains(b);
    for (at, &(a, one)) in left.iter().enumerate() {
        for (next, &(b, two)) in left.iter().enumerate().skip(at + 1) {
            if !sees(a, b) {
                continue;
            }
            if (one | two).len() < 2 {
                return Some((vec![a, b], one | two));
            }
            for &(c, three) in &left[next + 1..] {
                if sees(a, c) && sees(b, c) && (one | two | three).len() < 3 {
                    return Some((vec![a, b, c], one | two | three));
                }
            }
        }
    }
    None
}
