//! Naked subsets: two, three or four cells of a house with as many candidates between them remove these from the rest
//! of the house. If the cells lie in two houses, both lose them: a locked pair or triple.

use std::ops::ControlFlow;

use grille_core::{Cell, Digit, DigitSet, HouseKind};

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::{Sink, tight};

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    size: usize,
    locked: bool,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let tables = board.tables();
    for &number in &tables.boxes_first {
        sink.poll()?;
        let house = &tables.houses[number];
        // Two lines share at most one cell, and what a line shares with a box is reported for the box.
        if locked && tables.is_plain && house.kind != HouseKind::Box {
            break;
        }
        let open = house.set & board.open();
        if open.len() <= size {
            continue;
        }
        let mut cells = [Cell::new(0); Digit::MAX as usize];
        let mut candidates = [DigitSet::EMPTY; Digit::MAX as usize];
        let mut count = 0;
        for cell in open.iter() {
            let own = board.candidates(cell);
            if (2..=size).contains(&own.len()) {
                (cells[count], candidates[count]) = (cell, own);
                count += 1;
            }
        }
        tight(
            &candidates[..count],
            size,
            DigitSet::len,
            &mut |chosen, digits| {
                let chosen = (0..count).filter(|at| chosen >> at & 1 == 1);
                let set = chosen.map(|at| cells[at]).collect();
                match step(board, number, set, digits) {
                    Some(step) if is_locked(step.technique) == locked => sink.give(step),
                    _ => ControlFlow::Continue(()),
                }
            },
        )?;
    }
    ControlFlow::Continue(())
}

/// The step of these cells with these digits. A subset in two houses is reported once, for the first of them, boxes
/// first.
fn step<S: Cells>(board: &Board<S>, told_in: usize, cells: S, digits: DigitSet) -> Option<Step> {
    let tables = board.tables();
    let loses = |from: S| {
        let mut digits = digits.iter();
        digits.any(|digit| board.places(digit).meets(&(from - cells)))
    };
    let set_of = |house: usize| tables.houses[house].set;
    let is_box = |house: usize| tables.houses[house].kind == HouseKind::Box;
    let houses = || tables.houses_with(cells);
    let first = houses().find(|&house| is_box(house)).or(houses().next());
    if first != Some(told_in) {
        return None;
    }
    let reached: Vec<usize> = houses().filter(|&house| loses(set_of(house))).collect();
    if reached.is_empty() {
        return None;
    }
    // It is locked only if both houses lose something, the line outside the box.
    let is_locked = match *reached {
        [one, other] if is_box(one) => loses(set_of(other) - set_of(one)),
        [one, other] => loses(set_of(one) - set_of(other)),
        _ => false,
    };
    let seen = reached
        .iter()
        .fold(S::default(), |all, &house| all | set_of(house))
        - cells;
    // First those of the line, then the rest of the box, each in cell order: HoDoKu's order, which determines the order
    // of the singles that follow.
    let line = houses()
        .filter(|&house| house != told_in)
        .fold(S::default(), |all, house| all | set_of(house));
    let eliminations = [seen & line, seen - line]
        .into_iter()
        .flat_map(Cells::iter)
        .flat_map(|cell| {
            let lost = board.candidates(cell) & digits;
            lost.iter().map(move |digit| Candidate::new(cell, digit))
        })
        .collect();
    let candidates = cells.iter().flat_map(|cell| {
        let own = board.candidates(cell).iter();
        own.map(move |digit| (Candidate::new(cell, digit), Role::Pattern))
    });
    Some(Step {
        technique: technique(digits.len(), is_locked),
        placements: Vec::new(),
        eliminations,
        evidence: Evidence {
            digits: digits.iter().collect(),
            houses: reached,
            cells: cells.iter().map(|cell| (cell, Role::Pattern)).collect(),
            candidates: candidates.collect(),
            ..Evidence::default()
        },
    })
}

fn technique(size: usize, locked: bool) -> Technique {
    match (size, locked) {
        (2, true) => Technique::LockedPair,
        (3, true) => Technique::LockedTriple,
        (2, false) => Technique::NakedPair,
        (3, false) => Technique::NakedTriple,
        _ => Technique::NakedQuad,
    }
}

fn is_locked(technique: Technique) -> bool {
    matches!(technique, Technique::LockedPair | Technique::LockedTriple)
}
