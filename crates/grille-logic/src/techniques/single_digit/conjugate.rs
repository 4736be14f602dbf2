//! Conjugate pairs: a house in which a digit has two places left, so that exactly one of the two is true. They are the
//! strong links of kites, colourings and chains.

use grille_core::{Cell, Digit, HouseKind};

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Link};

/// A house in which a digit has two places.
#[derive(Clone, Copy)]
pub(in crate::techniques) struct Pair {
    pub(in crate::techniques) house: usize,
    pub(in crate::techniques) kind: HouseKind,
    pub(in crate::techniques) cells: [Cell; 2],
}

/// The conjugate pairs of a digit, in house order.
pub(in crate::techniques) fn pairs<S: Cells>(board: &Board<S>, digit: Digit) -> Vec<Pair> {
    let mut pairs = Vec::new();
    let all = board.places(digit);
    for (number, house) in board.tables().houses.iter().enumerate() {
        if !house.is_full {
            continue;
        }
        // Cheaper than counting them.
        let mut cells = (all & house.set).iter();
        let (Some(one), Some(other), None) = (cells.next(), cells.next(), cells.next()) else {
            continue;
        };
        if !board.placed(digit).meets(&house.set) {
            pairs.push(Pair {
                house: number,
                kind: house.kind,
                cells: [one, other],
            });
        }
    }
    pairs
}

/// A link between two places of one digit.
pub(in crate::techniques) fn link(digit: Digit, from: Cell, to: Cell, strong: bool) -> Link {
    Link::new(
        Candidate::new(from, digit),
        Candidate::new(to, digit),
        strong,
    )
}
