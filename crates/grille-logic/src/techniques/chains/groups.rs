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

/// The groups of a position.
pub(super) struct Groups<S> {
    all: Vec<Group<S>>,
    /// For each digit, the places of its groups in the list.
    of_digit: Vec<Vec<usize>>,
}

impl<S: Cells> Groups<S> {
    /// No group.
    pub fn none(board: &Board<S>) -> Groups<S> {
        Groups {
            all: Vec::new(),
            of_digit: board.digits().map(|_| Vec::new()).collect(),
        }
    }

    /// All groups, in order.
    pub fn all(&self) -> &[Group<S>] {
        &self.all
    }

    /// The groups of a digit with their places in the list, in order.
    pub fn of(&self, digit: Digit) -> impl DoubleEndedIterator<Item = (usize, &Group<S>)> {
        let own = self.of_digit[digit.index()].iter();
        own.map(|&at| (at, &self.all[at]))
    }

    /// Adds these cells if they are two or more.
    fn add(&mut self, board: &Board<S>, digit: Digit, cells: S) {
        if cells.iter().nth(1).is_some() {
            self.of_digit[digit.index()].push(self.all.len());
            self.all.push(Group {
                digit,
                cells,
                peers: board.tables().common_peers(cells.iter()),
            });
        }
    }
}

/// All groups: those of rows and boxes first, then those of columns and boxes, as HoDoKu has them, then those of other
/// houses that cross.
pub(super) fn groups<S: Cells>(board: &Board<S>) -> Groups<S> {
    let houses = &board.tables().houses;
    let of = |kind: HouseKind| {
        let all = houses.iter().enumerate();
        all.filter(move |(_, house)| house.kind == kind)
    };
    let mut found = Groups::none(board);
    for kind in [HouseKind::Row, HouseKind::Column] {
        for (_, line) in of(kind) {
            for digit in board.digits() {
                let places = board.places(digit) & line.set;
                if places.is_empty() {
                    continue;
                }
                for (_, region) in of(HouseKind::Box) {
                    found.add(board, digit, places & region.set);
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
                if !found.of(digit).any(|(_, group)| group.cells == cells) {
                    found.add(board, digit, cells);
                }
            }
        }
    }
    found
}
