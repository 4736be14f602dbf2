//! Remote pair: in a chain of cells with the same two candidates, each seeing the next, the two digits alternate. The
//! ends of a chain of four, six, … cells hold different digits, so a cell that sees both ends loses both.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use grille_core::{Cell, Digit};

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Link, Role, Step};
use crate::technique::Technique;
use crate::techniques::Sink;

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let mut found = Vec::new();
    let mut collect = |step| {
        found.push(step);
        ControlFlow::Continue(())
    };
    find_all(board, &mut Sink::new(sink.budget(), &mut collect))?;
    // The chain with the most eliminations comes first, as in HoDoKu.
    found.sort_by_key(|step| Reverse(step.eliminations.len()));
    found.into_iter().try_for_each(|step| sink.give(step))
}

fn find_all<S: Cells>(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut left = board.with_two();
    while let Some(first) = left.first() {
        let digits = board.candidates(first);
        let same: S = left
            .iter()
            .filter(|&cell| board.candidates(cell) == digits)
            .collect();
        left = left - same;
        let mut two = digits.iter();
        if let (true, Some(one), Some(other)) = (same.len() >= 4, two.next(), two.next()) {
            for start in same.iter() {
                chains(board, [one, other], same, start, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The shortest chain from a cell to each later one, if it eliminates something.
fn chains<S: Cells>(
    board: &Board<S>,
    digits: [Digit; 2],
    same: S,
    start: Cell,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let tables = board.tables();
    let [one, other] = digits.map(|digit| board.places(digit));
    // The cells at each distance from the start.
    let mut rings: Vec<S> = vec![[start].into_iter().collect()];
    let mut left = same - rings[0];
    loop {
        sink.tick()?;
        let seen = rings[rings.len() - 1]
            .iter()
            .fold(S::default(), |all, cell| all | tables.peers[cell.index()]);
        let ring = left & seen;
        if ring.is_empty() {
            return ControlFlow::Continue(());
        }
        left = left - ring;
        rings.push(ring);
        let distance = rings.len() - 1;
        if distance < 3 || distance.is_multiple_of(2) {
            continue;
        }
        for end in ring.iter().filter(|&end| end > start) {
            let seen = tables.common_peers([start, end]);
            if !seen.meets(&(one | other)) {
                continue;
            }
            let mut chain = vec![end];
            for ring in rings[..distance].iter().rev() {
                let before = *ring & tables.peers[chain[chain.len() - 1].index()];
                chain.extend(before.first());
            }
            chain.reverse();
            let eliminations = digits
                .iter()
                .flat_map(|&digit| board.all(seen, digit))
                .collect();
            sink.give(Step {
                technique: Technique::RemotePair,
                placements: Vec::new(),
                eliminations,
                evidence: evidence(digits, &chain),
            })?;
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
