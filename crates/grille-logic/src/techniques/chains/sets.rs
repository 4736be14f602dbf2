//! Almost locked sets as nodes of chains. A set that loses one of its digits keeps all others: their other places
//! around it go, and a cell that keeps one candidate holds it.

use std::ops::ControlFlow;

use grille_core::{Cell, Digit, DigitSet};

use super::groups::Group;
use super::links::{Links, Literal};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::SetOfCells;
use crate::techniques::Sink;
use crate::techniques::sets::als::Alses;

/// A set that loses a digit. As a node it is the digit in the cells of the set, and only its being false matters.
#[derive(Clone, Debug)]
pub(super) struct SetNode<S> {
    /// The number of the set.
    pub als: usize,
    pub digit: Digit,
    /// All cells and digits of the set.
    pub cells: S,
    pub digits: DigitSet,
    /// The cells of the set that have the digit.
    pub places: S,
    /// The places of the digit outside the set by which it is lost.
    pub seen: S,
}

impl<S: Cells> SetNode<S> {
    /// What a chain through the set counts as beyond a link, in halves of links: larger sets are harder to see.
    pub fn penalty(&self) -> u32 {
        penalty(self.digits.len())
    }

    /// The set as evidence.
    pub fn evidence(&self) -> SetOfCells {
        SetOfCells {
            cells: self.cells.iter().collect(),
            digits: self.digits,
        }
    }
}

/// As HoDoKu counts.
fn penalty(digits: usize) -> u32 {
    match digits as u32 {
        0 | 1 => 0,
        2 => 1,
        more => 2 * (more - 1),
    }
}

/// The sets of two cells and more with a digit whose loss removes something.
pub(super) fn nodes<S: Cells>(alses: &Alses<S>) -> Vec<SetNode<S>> {
    let mut nodes = Vec::new();
    for als in 0..alses.len() {
        let set = alses.get(als);
        if set.cells.len() < 2 {
            continue;
        }
        for digit in set.digits {
            let others = set.digits - DigitSet::only(digit);
            if others
                .iter()
                .any(|other| !alses.seen(als, other).is_empty())
            {
                nodes.push(SetNode {
                    als,
                    digit,
                    cells: set.cells,
                    digits: set.digits,
                    places: alses.places(als, digit),
                    seen: alses.seen(als, digit),
                });
            }
        }
    }
    nodes
}

/// What follows if a set loses a digit: candidates and groups that go, further sets that lose a digit, and cells that
/// are left with one candidate.
pub(super) fn follow<S: Cells>(
    board: &Board<S>,
    links: &Links<S>,
    alses: &Alses<S>,
    groups: &[Group<S>],
    node: &SetNode<S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<(), Vec<Literal>> {
    sink.tick()?;
    let mut follows = Vec::new();
    let lost = |digit: Digit| {
        if digit == node.digit {
            S::default()
        } else {
            alses.seen(node.als, digit)
        }
    };
    for digit in node.digits {
        let gone = lost(digit);
        let candidates = gone.iter().map(|cell| links.id(board, cell, digit));
        follows.extend(candidates.map(Literal::off));
        for (at, group) in groups.iter().enumerate() {
            if group.digit == digit && group.cells.is_subset(&gone) {
                follows.push(Literal::off(links.candidates() + at));
            }
        }
    }
    for (number, other) in links.set_nodes() {
        if !other.cells.meets(&node.cells)
            && node.digits.contains(other.digit)
            && other.places.is_subset(&lost(other.digit))
        {
            follows.push(Literal::off(number));
        }
    }
    let around = node
        .digits
        .iter()
        .fold(S::default(), |all, digit| all | lost(digit));
    for cell in around.iter() {
        let left = left(board, cell, |digit| lost(digit).contains(cell));
        // With two candidates a cell has its strong link.
        if let Some(only) = left.single().filter(|_| board.candidates(cell).len() > 2) {
            follows.push(Literal::on(links.id(board, cell, only)));
        }
    }
    ControlFlow::Continue(follows)
}

fn left<S: Cells>(board: &Board<S>, cell: Cell, is_gone: impl Fn(Digit) -> bool) -> DigitSet {
    let own = board.candidates(cell).iter();
    own.filter(|&digit| !is_gone(digit)).collect()
}
