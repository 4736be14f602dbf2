//! Cells that must be equal share what they see: a digit in one is in all of them, and is ruled out in the houses of
//! each.

use std::ops::ControlFlow;

use grille_core::{Cell, Digit};

use super::derived::Twins;
use super::{Derived, Finding, Sink};
use crate::board::Board;
use crate::cells::Cells;
use crate::technique::Technique;
use crate::why::Why;

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
    for house in 0..board.tables().houses.len() {
        for digit in board.digits() {
            sink.tick()?;
            lock(board, derived, (house, digit), sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The places left for a digit in a full house that does not hold it yet; otherwise empty.
fn places<S: Cells>(board: &Board<S>, house: usize, digit: Digit) -> S {
    let house = &board.tables().houses[house];
    if house.is_full && !board.placed(digit).meets(&house.set) {
        board.places(digit) & house.set
    } else {
        S::default()
    }
}

/// A digit that would have no place left in a house that the equal cells see together, but none of them alone.
fn fill<S: Cells>(
    board: &Board<S>,
    twins: &Twins,
    digit: Digit,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let tables = board.tables();
    let peers = |cell: &Cell| tables.peers[cell.index()];
    let own: S = twins.cells.iter().copied().collect();
    if !(own & board.places(digit) == own) {
        return ControlFlow::Continue(());
    }
    let seen = twins.cells.iter().map(peers).reduce(|a, b| a | b);
    let seen = seen.unwrap_or_default();
    for house in 0..tables.houses.len() {
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
        finding.step(board, Technique::EqualSight, sink)?;
    }
    ControlFlow::Continue(())
}

/// A digit with a few places left in a house: a cell that sees each of them, or a cell equal to it, loses the digit.
/// Cells that see all of them directly are left to other techniques.
fn lock<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    (house, digit): (usize, Digit),
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let tables = board.tables();
    let places = places(board, house, digit);
    let twins_of = |cell: Cell| derived.twins.iter().find(|all| all.cells.contains(&cell));
    if places.len() < 2 {
        return ControlFlow::Continue(());
    }
    let seeing = |place: Cell| {
        let twins = twins_of(place).map_or(&[][..], |twins| &twins.cells);
        let all = twins.iter().map(|twin| tables.peers[twin.index()]);
        all.fold(tables.peers[place.index()], |all, peers| all | peers)
    };
    let seeing = places.iter().map(seeing).reduce(|a, b| a & b);
    let plainly = tables.common_peers(places.iter());
    let losing = (seeing.unwrap_or_default() - plainly - places) & board.places(digit);
    if losing.is_empty() {
        return ControlFlow::Continue(());
    }
    let places: Vec<Cell> = places.iter().collect();
    // Only places that the losing cells do not all see directly need a twin.
    let unseen = |place: &Cell| !losing.is_subset(&tables.peers[place.index()]);
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
    finding.step(board, Technique::EqualSight, sink)
}
