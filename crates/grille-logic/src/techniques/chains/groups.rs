//! Groups of candidates that a chain treats as one: the places of a digit where two houses cross.

use grille_core::{Digit, HouseKind};

use crate::board::Board;
use crate::cells::Cells;

/// The places of a digit, two or more, where two houses cross.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group<S> {
    pub digit: Digit,
    pub cells: S,
    /// The cells that see all of them.
    pub peers: S,
}

/// All groups: those of rows and boxes first, then those of columns and boxes, as HoDoKu has them, then those of other
/// houses that cross.
pub(super) fn groups<S: Cells>(board: &Board<S>) -> Vec<Group<S>> {
    let houses = &board.tables().houses;
    let of = |kind: HouseKind| {
        let all = houses.iter().enumerate();
        all.filter(move |(_, house)| house.kind == kind)
    };
    let mut found = Vec::new();
    for kind in [HouseKind::Row, HouseKind::Column] {
        for (_, line) in of(kind) {
            for digit in board.digits() {
                let places = board.places(digit) & line.set;
                if places.is_empty() {
                    continue;
                }
                for (_, region) in of(HouseKind::Box) {
                    add(board, digit, places & region.set, &mut found);
                }
            }
        }
    }
    if board.tables().is_plain {
        return found;
    }
    for (at, one) in houses.iter().enumerate() {
        for other in &houses[at + 1..] {
            let crossing = one.set & other.set;
            for digit in board.digits() {
                let cells = board.places(digit) & crossing;
                let is_known = |group: &Group<S>| group.digit == digit && group.cells == cells;
                if !found.iter().any(is_known) {
                    add(board, digit, cells, &mut found);
                }
            }
        }
    }
    found
}

fn add<S: Cells>(board: &Board<S>, digit: Digit, cells: S, found: &mut Vec<Group<S>>) {
    if cells.iter().nth(1).is_some() {
        found.push(Group {
            digit,
            cells,
            peers: board.tables().common_peers(cells.iter()),
        });
    }
}
