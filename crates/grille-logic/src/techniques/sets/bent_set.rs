//! WXYZ-Wing and VWXYZ-Wing: four (five) cells around the crossing of two houses that have four (five) digits, of which
//! only z has places that do not all see each other. The other digits fit in once each, which leaves a cell over: one of
//! the cells holds z, and what sees all places of z loses it. An XYZ-Wing is the same with three.
//!
//! Such a bent set is made of two almost locked sets with a restricted common, which share only z apart from it. Larger
//! ones, and those whose houses do not cross, go by the name of ALS-XZ.

use std::ops::ControlFlow;

use grille_core::{Digit, DigitSet};

use super::als::Alses;
use super::common::Common;
use super::targets::removable;
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::{Context, Sink};

pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let size = if technique == Technique::WxyzWing {
        4
    } else {
        5
    };
    let alses = context.alses(sink)?;
    // A bent set can be split in several ways.
    let mut known: Vec<(S, Digit)> = Vec::new();
    for common in context.restricted_commons(sink)?.all() {
        sink.tick()?;
        let (one, other) = (alses.get(common.one), alses.get(common.other));
        let cells = one.cells | other.cells;
        let is_bent_set = common.y.is_none()
            && cells.len() == size
            && (one.digits | other.digits).len() == size
            && !one.cells.meets(&other.cells);
        if !is_bent_set {
            continue;
        }
        let z = removable(alses, common.one, common.other) - DigitSet::only(common.x);
        let Some(z) = z.single() else {
            continue;
        };
        let Some(hinge) = hinge(context.board, alses, common) else {
            continue;
        };
        if known.contains(&(cells, z)) {
            continue;
        }
        known.push((cells, z));
        let seen = alses.seen(common.one, z) & alses.seen(common.other, z);
        let digits = one.digits | other.digits;
        let pattern = (cells, hinge, digits);
        sink.give(step(context.board, technique, pattern, z, seen))?;
    }
    ControlFlow::Continue(())
}

/// The cells of the two sets where a house of the one crosses a house of the other.
fn hinge<S: Cells>(board: &Board<S>, alses: &Alses<S>, common: &Common) -> Option<S> {
    let tables = board.tables();
    let (one, other) = (alses.get(common.one).cells, alses.get(common.other).cells);
    let crossings = tables.houses_with(one).flat_map(|first| {
        let seconds = tables
            .houses_with(other)
            .filter(move |&second| second != first);
        seconds.map(move |second| tables.houses[first].set & tables.houses[second].set)
    });
    let hinges = crossings.map(|crossing| crossing & (one | other));
    hinges
        .filter(|hinge| !hinge.is_empty())
        .max_by_key(Cells::len)
}

fn step<S: Cells>(
    board: &Board<S>,
    technique: Technique,
    (cells, hinge, digits): (S, S, DigitSet),
    z: Digit,
    seen: S,
) -> Step {
    let others = (digits - DigitSet::only(z)).iter();
    let role = |cell| {
        if hinge.contains(cell) {
            Role::Pivot
        } else {
            Role::Pattern
        }
    };
    let candidates = cells.iter().flat_map(|cell| {
        let own = board.candidates(cell).iter();
        own.map(move |digit| {
            let role = if digit == z {
                Role::Pincer
            } else {
                Role::Pattern
            };
            (Candidate::new(cell, digit), role)
        })
    });
    Step {
        technique,
        placements: Vec::new(),
        eliminations: board.all(seen, z),
        evidence: Evidence {
            digits: others.chain([z]).collect(),
            cells: cells.iter().map(|cell| (cell, role(cell))).collect(),
            candidates: candidates.collect(),
            ..Evidence::default()
        },
    }
}
