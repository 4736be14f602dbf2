//! Two strong links on one digit joined by a weak one: at least one of the two ends is true, so cells that see both
//! ends lose the digit. With two parallel lines it is a skyscraper, with a row and a column that meet in a box a
//! two-string kite, with a box among the links a turbot fish.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use grille_core::{Cell, Digit, HouseKind};

use super::conjugate::{Pair, link, pairs};
use crate::board::Board;
use crate::cells::Cells;
use crate::options::Options;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::{Sink, dual, weight};

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    technique: Technique,
    options: Options,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let find = |sink: &mut Sink<'_>| find_single(board, technique, sink);
    match technique {
        Technique::TwoStringKite if options.duals => dual::find(dual::same_joints, sink, find),
        Technique::TurbotFish => best_first(sink, find),
        _ => find(sink),
    }
}

/// HoDoKu takes the turbot fish that removes most; of those, the one that removes the first places.
fn best_first(
    sink: &mut Sink<'_>,
    find: impl FnOnce(&mut Sink<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut found: Vec<Step> = Vec::new();
    let mut collect = |step| {
        found.push(step);
        ControlFlow::Continue(())
    };
    find(&mut Sink::new(sink.budget(), &mut collect))?;
    found.sort_by_key(|step| {
        let removed = &step.eliminations;
        let start = step.evidence.candidates.first().copied();
        let start = start.map(|(candidate, _)| candidate);
        (Reverse(removed.len()), weight(removed), start)
    });
    found.into_iter().try_for_each(|step| sink.give(step))
}

fn find_single<S: Cells>(
    board: &Board<S>,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    // HoDoKu searches for skyscrapers in rows, for every digit, before those in columns.
    let rounds: &[Option<HouseKind>] = if technique == Technique::Skyscraper {
        &[Some(HouseKind::Row), Some(HouseKind::Column)]
    } else {
        &[None]
    };
    let digits = |&kind| board.removable_digits().map(move |digit| (kind, digit));
    for (kind, digit) in rounds.iter().flat_map(digits) {
        let mut pairs = pairs(board, digit);
        pairs.retain(|pair| kind.is_none_or(|kind| pair.kind == kind));
        for (at, first) in pairs.iter().enumerate() {
            for second in &pairs[at + 1..] {
                sink.tick()?;
                for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    try_pairs(board, digit, technique, (first, a), (second, b), sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The ends are `first.cells[a]` and `second.cells[b]`; the other two must see each other.
fn try_pairs<S: Cells>(
    board: &Board<S>,
    digit: Digit,
    technique: Technique,
    (first, a): (&Pair, usize),
    (second, b): (&Pair, usize),
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let tables = board.tables();
    let [end, joint] = [first.cells[a], first.cells[1 - a]];
    let [other_joint, other_end] = [second.cells[1 - b], second.cells[b]];
    if end > other_end && technique == Technique::TurbotFish {
        // A chain starts at its first cell.
        return try_pairs(board, digit, technique, (second, b), (first, a), sink);
    }
    let distinct =
        end != other_end && end != other_joint && joint != other_joint && joint != other_end;
    if !distinct || !tables.peers[joint.index()].contains(other_joint) {
        return ControlFlow::Continue(());
    }
    let removed = tables.common_peers([end, other_end]) & board.places(digit);
    if removed.is_empty() {
        return ControlFlow::Continue(());
    }
    let joints: S = [joint, other_joint].into_iter().collect();
    let joined_by = |kind: HouseKind| {
        tables
            .houses_with(joints)
            .any(|house| tables.houses[house].kind == kind)
    };
    let is_line = |kind: HouseKind| matches!(kind, HouseKind::Row | HouseKind::Column);
    let kind = match (first.kind, second.kind) {
        (HouseKind::Row, HouseKind::Row) if joined_by(HouseKind::Column) => Technique::Skyscraper,
        (HouseKind::Column, HouseKind::Column) if joined_by(HouseKind::Row) => {
            Technique::Skyscraper
        }
        (one, other)
            if is_line(one) && is_line(other) && one != other && joined_by(HouseKind::Box) =>
        {
            Technique::TwoStringKite
        }
        _ => Technique::TurbotFish,
    };
    if kind != technique {
        return ControlFlow::Continue(());
    }
    let candidate = |cell: Cell| Candidate::new(cell, digit);
    sink.give(Step {
        technique,
        placements: Vec::new(),
        eliminations: board.all(removed, digit),
        evidence: Evidence {
            digits: vec![digit],
            houses: vec![first.house, second.house],
            cells: Vec::new(),
            candidates: vec![
                (candidate(end), Role::Pincer),
                (candidate(joint), Role::Pattern),
                (candidate(other_joint), Role::Pattern),
                (candidate(other_end), Role::Pincer),
            ],
            links: vec![
                link(digit, end, joint, true),
                link(digit, joint, other_joint, false),
                link(digit, other_joint, other_end, true),
            ],
            ..Evidence::default()
        },
    })
}
