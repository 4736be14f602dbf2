//! Remote pair: in a chain of cells with the same two candidates, each seeing the next, the two digits alternate. Cells
//! at an odd distance in the chain hold different digits, so a cell that sees two such cells loses both. The chain has
//! four cells or more: neighbours alone are a naked pair.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

use grille_core::{Cell, Digit};

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Link, Role, Step};
use crate::technique::Technique;
use crate::techniques::{Sink, weight};

/// The fewest and the most cells of a chain; the most is HoDoKu's.
const FEWEST_CELLS: usize = 4;
const MOST_CELLS: usize = 10;

/// The chain for each conclusion, with the digit that it starts with first.
type Found = BTreeMap<Vec<Candidate>, ([Digit; 2], Vec<Cell>)>;

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let mut found = Found::new();
    let mut left = board.with_two();
    while let Some(first) = left.first() {
        let digits = board.candidates(first);
        let same: S = left
            .iter()
            .filter(|&cell| board.candidates(cell) == digits)
            .collect();
        left = left - same;
        let mut two = digits.iter();
        if let (true, Some(one), Some(other)) = (same.len() >= FEWEST_CELLS, two.next(), two.next())
        {
            for start in same.iter() {
                let chain = &mut vec![start];
                longer(board, [one, other], same, chain, &mut found, sink)?;
            }
        }
    }
    // The most eliminations come first, as in HoDoKu.
    let mut found: Vec<_> = found.into_iter().collect();
    found.sort_by_key(|(gone, _)| (Reverse(gone.len()), weight(gone)));
    for (eliminations, (digits, chain)) in found {
        sink.give(Step {
            technique: Technique::RemotePair,
            placements: Vec::new(),
            eliminations,
            evidence: evidence(digits, &chain),
        })?;
    }
    ControlFlow::Continue(())
}

/// Adds each cell that continues a chain, and notes what the chain then says.
fn longer<S: Cells>(
    board: &Board<S>,
    digits: [Digit; 2],
    same: S,
    chain: &mut Vec<Cell>,
    found: &mut Found,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let tables = board.tables();
    let last = chain[chain.len() - 1];
    let mut left = same & tables.peers[last.index()];
    // House by house, then those that only differ.
    let houses = tables.houses_of[last.index()].iter();
    let houses = houses.map(|&house| Some(tables.houses[house].set));
    for house in houses.chain([None]) {
        let those = house.map_or(left, |house| left & house);
        left = left - those;
        for next in those.iter() {
            sink.tick()?;
            if chain.contains(&next) {
                continue;
            }
            chain.push(next);
            if chain.len() >= FEWEST_CELLS && chain.len().is_multiple_of(2) {
                note(board, digits, chain, found);
            }
            let flow = if chain.len() < MOST_CELLS {
                longer(board, digits, same, chain, found, sink)
            } else {
                ControlFlow::Continue(())
            };
            chain.pop();
            flow?;
        }
    }
    ControlFlow::Continue(())
}

/// Notes a chain whose ends remove something, unless a shorter one removes the same.
fn note<S: Cells>(board: &Board<S>, digits: [Digit; 2], chain: &[Cell], found: &mut Found) {
    let tables = board.tables();
    let by_ends = tables.common_peers([chain[0], chain[chain.len() - 1]]);
    let [one, other] = digits;
    let digits = if by_ends.meets(&board.places(one)) {
        [one, other]
    } else if by_ends.meets(&board.places(other)) {
        [other, one]
    } else {
        return;
    };
    let mut seen = S::default();
    for (at, &cell) in chain.iter().enumerate() {
        for &opposite in chain.iter().skip(at + 3).step_by(2) {
            seen = seen | tables.common_peers([cell, opposite]);
        }
    }
    let removed = [one, other].into_iter();
    let removed: Vec<Candidate> = removed.flat_map(|digit| board.all(seen, digit)).collect();
    match found.get(&removed) {
        Some((_, known)) if known.len() <= chain.len() => {}
        _ => {
            found.insert(removed, (digits, chain.to_vec()));
        }
    }
}

/// Within each cell from one digit to the other, then on to the next cell with the digits swapped.
fn evidence(digits: [Digit; 2], chain: &[Cell]) -> Evidence {
    let mut evidence = Evidence {
        digits: digits.to_vec(),
        ..Evidence::default()
    };
    for (at, &cell) in chain.iter().enumerate() {
        let is_end = at == 0 || at == chain.len() - 1;
        let [enters, leaves] = if at % 2 == 0 {
            digits
        } else {
            [digits[1], digits[0]]
        };
        let role = if is_end { Role::Pincer } else { Role::Pattern };
        let [enters, leaves] = [enters, leaves].map(|digit| Candidate::new(cell, digit));
        evidence.cells.push((cell, role));
        evidence.candidates.push((enters, Role::Colour));
        evidence.candidates.push((leaves, Role::OtherColour));
        evidence.links.push(Link::new(enters, leaves, true));
        if let Some(&next) = chain.get(at + 1) {
            evidence
                .links
                .push(Link::new(leaves, Candidate::new(next, leaves.digit), false));
        }
    }
    evidence
}
