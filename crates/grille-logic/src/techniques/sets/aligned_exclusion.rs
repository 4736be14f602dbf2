//! Aligned pair and aligned triplet exclusion: all ways of filling two (three) cells are tried in mind. A way is out if
//! two of its digits exclude each other, or if it leaves nothing to a cell that sees all three. What a cell holds in none
//! of the ways left, it cannot hold.

use std::ops::ControlFlow;

use grille_core::{Cell, DigitSet};

use super::exclusion::Exclusions;
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, SetOfCells, Step};
use crate::technique::Technique;
use crate::techniques::{Context, Sink};
use crate::why::Why;

/// Two cells.
pub(in crate::techniques) fn find_pairs<S: Cells>(
    context: &Context<'_, S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let board = context.board;
    let exclusions = Exclusions::within(board, context.alses(sink)?, sink)?;
    for cell in board.open().iter() {
        let mut emptied: Vec<(Cell, Vec<Candidate>)> = Vec::new();
        for digit in board.candidates(cell) {
            sink.tick()?;
            let candidate = Candidate::new(cell, digit);
            for partner in exclusions.emptied(candidate).iter() {
                match emptied.iter_mut().find(|(known, _)| *known == partner) {
                    Some((_, gone)) => gone.push(candidate),
                    None => emptied.push((partner, vec![candidate])),
                }
            }
        }
        for (partner, mut gone) in emptied {
            let back = board.candidates(partner).iter();
            let back = back.map(|digit| Candidate::new(partner, digit));
            let back = back.filter(|&candidate| exclusions.left(candidate, cell).is_empty());
            let back: Vec<Candidate> = back.collect();
            // Where both cells lose something, the pair is reported from its first cell.
            if !back.is_empty() && partner < cell {
                continue;
            }
            gone.extend(back);
            let mut why = Vec::new();
            for &one in &gone {
                let other = if one.cell == cell { partner } else { cell };
                why.extend(reasons(&exclusions, one, other, board.candidates(other)));
            }
            sink.give(step(
                board,
                Technique::AlignedPair,
                &[cell, partner],
                gone,
                why,
            ))?;
        }
    }
    ControlFlow::Continue(())
}

/// Three cells, of which no two do the same.
pub(in crate::techniques) fn find_triplets<S: Cells>(
    context: &Context<'_, S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let board = context.board;
    let exclusions = Exclusions::within(board, context.alses(sink)?, sink)?;
    let open: Vec<Cell> = board.open().iter().collect();
    for &cell in &open {
        for digit in board.candidates(cell) {
            let one = Candidate::new(cell, digit);
            let left: Vec<DigitSet> = open
                .iter()
                .map(|&cell| exclusions.left(one, cell))
                .collect();
            if (open.iter().zip(&left)).any(|(&other, left)| other != cell && left.is_empty()) {
                continue;
            }
            for second in 0..open.len() {
                sink.poll()?;
                // A cell that the digit does not touch helps no more than one that it does.
                if open[second] == cell || left[second] == board.candidates(open[second]) {
                    continue;
                }
                for third in 0..open.len() {
                    let is_touched = left[third] != board.candidates(open[third]);
                    if open[third] == cell || third == second || (is_touched && third < second) {
                        continue;
                    }
                    let cells = [open[second], open[third]];
                    let ways = [left[second], left[third]];
                    if let Some(rest) = no_way(board, &exclusions, one, cells, ways) {
                        let mut why = Vec::new();
                        for (cell, left) in cells.into_iter().zip(ways) {
                            let lost = board.candidates(cell) - left;
                            why.extend(reasons(&exclusions, one, cell, lost));
                        }
                        why.extend(rest);
                        let all = [cell, cells[0], cells[1]];
                        let technique = Technique::AlignedTriplet;
                        sink.give(step(board, technique, &all, vec![one], why))?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Why none of these digits of a cell goes with a candidate.
fn reasons<S: Cells>(
    exclusions: &Exclusions<'_, S>,
    one: Candidate,
    cell: Cell,
    digits: DigitSet,
) -> impl Iterator<Item = Why> {
    let others = digits.iter().map(move |digit| Candidate::new(cell, digit));
    others.filter_map(move |other| exclusions.why(one, other))
}

/// Why two cells cannot be filled in any of these ways beside a candidate; `None` if they can.
fn no_way<S: Cells>(
    board: &Board<S>,
    exclusions: &Exclusions<'_, S>,
    one: Candidate,
    [second, third]: [Cell; 2],
    ways: [DigitSet; 2],
) -> Option<Vec<Why>> {
    let pairs = || {
        ways[0].iter().flat_map(move |first| {
            let others = ways[1].iter();
            others.map(move |other| (Candidate::new(second, first), Candidate::new(third, other)))
        })
    };
    let starved = |two: Candidate, three: Candidate| {
        let digits: DigitSet = [one, two, three].map(|its| its.digit).into_iter().collect();
        let seen = board.tables().common_peers([one.cell, second, third]);
        let mut cells = (seen & board.open()).iter();
        cells.find(|&cell| board.candidates(cell).is_subset(digits))
    };
    // Nearly all triplets fail at the first few ways.
    let is_out = |(two, three): (Candidate, Candidate)| {
        exclusions.excludes(two, three) || starved(two, three).is_some()
    };
    if !pairs().all(is_out) {
        return None;
    }
    let why = pairs().filter_map(|(two, three)| {
        exclusions.why(two, three).or_else(|| {
            Some(Why::TooFewDigits {
                candidates: vec![one, two, three],
                cells: vec![starved(two, three)?],
                digits: DigitSet::EMPTY,
            })
        })
    });
    Some(why.collect())
}

fn step<S: Cells>(
    board: &Board<S>,
    technique: Technique,
    cells: &[Cell],
    eliminations: Vec<Candidate>,
    why: Vec<Why>,
) -> Step {
    let digits: DigitSet = eliminations.iter().map(|gone| gone.digit).collect();
    let candidates = cells.iter().flat_map(|&cell| {
        let own = board.candidates(cell).iter();
        own.map(move |digit| (Candidate::new(cell, digit), Role::Pattern))
    });
    let mut sets: Vec<SetOfCells> = Vec::new();
    for why in &why {
        if let Why::TooFewDigits { cells, .. } = why
            && !sets.iter().any(|known| known.cells == *cells)
        {
            let own = cells.iter().map(|&cell| board.candidates(cell));
            sets.push(SetOfCells {
                cells: cells.clone(),
                digits: own.fold(DigitSet::EMPTY, |all, own| all | own),
            });
        }
    }
    Step {
        technique,
        placements: Vec::new(),
        eliminations,
        evidence: Evidence {
            digits: digits.iter().collect(),
            cells: cells.iter().map(|&cell| (cell, Role::Pivot)).collect(),
            candidates: candidates.collect(),
            sets,
            why,
            ..Evidence::default()
        },
    }
}
