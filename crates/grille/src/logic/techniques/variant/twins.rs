//! Cells that must be equal see for each other: a digit in one is in all, and takes its places in the houses of
//! each.

use std::ops::ControlFlow;

use super::derived::Twins;
use super::{Derived, Finding, Sink};
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::technique::Technique;
use crate::logic::why::Why;
use crate::{Cell, Digit};

/// Digits that equal cells cannot hold, then digits that a house needs in one of them.
pub(super) fn find<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if derived.twins.is_empty() {
        return ControlFlow::Continue(());
    }
    for twins in &derived.twins {
        for digit in board.digits() {
            sink.poll()?;
            fill(board, twins, digit, sink)?;
        }
    }
    for house in 0..board.layout().houses.len() {
        for digit in board.digits() {
            sink.tick()?;
            lock(board, derived, (house, digit), sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The places that a digit has left in a full house that does not have it yet; none else.
fn places<S: Cells>(board: &Board<S>, house: usize, digit: Digit) -> S {
    let house = &board.layout().houses[house];
    if house.is_full && !board.placed(digit).meets(&house.set) {
        board.places(digit) & house.set
    } else {
        S::default()
    }
}

/// A digit that would leave no place for itself in a house that equal cells see, none of them alone.
fn fill<S: Cells>(
    board: &Board<S>,
    twins: &Twins,
    digit: Digit,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let layout = board.layout();
    let peers = |cell: &Cell| layout.peers[cell.index()];
    let own: S = twins.cells.iter().copied().collect();
    if !(own & board.places(digit) == own) {
        return ControlFlow::Continue(());
    }
    let seen = twins.cells.iter().map(peers).reduce(|a, b| a | b);
    let seen = seen.unwrap_or_default();
    for house in 0..layout.houses.len() {
        let places = places(board, house, digit);
        let by_one = |cell: &Cell| places.is_subset(&peers(cell));
        if places.is_empty()
            || !places.is_subset(&seen)
            || places.meets(&own)
            || twins.cells.iter().any(by_one)
        {
            continue;
        }
        let finding = Finding {
            constraints: twins.constraints.clone(),
            houses: vec![house],
            digits: vec![digit],
            cells: twins.cells.iter().copied().chain(places.iter()).collect(),
            eliminations: board.all(own, digit),
            why: vec![Why::TwinsFill {
                twins: twins.cells.clone(),
                digit,
                house,
            }],
            ..Finding::default()
        };
        finding.tell(board, Technique::EqualSight, sink)?;
    }
    ControlFlow::Continue(())
}

/// A digit that a house has left in a few cells: what sees each of them, or a cell equal to it, loses it. What
/// sees all of them is left to others.
fn lock<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    (house, digit): (usize, Digit),
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let layout = board.layout();
    let places = places(board, house, digit);
    let twins_of = |cell: Cell| derived.twins.iter().find(|all| all.cells.contains(&cell));
    if places.len() < 2 {
        return ControlFlow::Continue(());
    }
    let seeing = |place: Cell| {
        let twins = twins_of(place).map_or(&[][..], |twins| &twins.cells);
        let all = twins.iter().map(|twin| layout.peers[twin.index()]);
        all.fold(layout.peers[place.index()], |all, peers| all | peers)
    };
    let seeing = places.iter().map(seeing).reduce(|a, b| a & b);
    let plainly = layout.common_peers(places.iter());
    let losing = (seeing.unwrap_or_default() - plainly - places) & board.places(digit);
    if losing.is_empty() {
        return ControlFlow::Continue(());
    }
    let places: Vec<Cell> = places.iter().collect();
    // Only the places that are not seen themselves need others to see for them.
    let unseen = |place: &Cell| !losing.is_subset(&layout.peers[place.index()]);
    let unseen = places.iter().copied().filter(unseen);
    let equal: Vec<&Twins> = unseen.filter_map(twins_of).collect();
    let mut finding = Finding {
        houses: vec![house],
        digits: vec![digit],
        cells: places.clone(),
        eliminations: board.all(losing, digit),
        ..Finding::default()
    };
    for twins in &equal {
        for &constraint in &twins.constraints {
            finding.name(constraint);
        }
        for &cell in &twins.cells {
            if !finding.cells.contains(&cell) {
                finding.cells.push(cell);
            }
        }
    }
    finding.why = vec![Why::TwinSight {
        house,
        digit,
        places,
        twins: equal.iter().map(|twins| twins.cells.clone()).collect(),
    }];
    finding.tell(board, Technique::EqualSight, sink)
}
