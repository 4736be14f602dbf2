//! Digits that alternate between two sides from cell to cell: low and high along a whisper, odd and even along
//! a parity line or from white dot to white dot. All cells of a side are there together; where a house has not
//! enough digits for them, they are on the other side.

use std::ops::ControlFlow;

use super::derived::Partner;
use super::{Derived, Finding, Sink};
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::step::Candidate;
use crate::logic::technique::Technique;
use crate::logic::why::Why;
use crate::variant::Relation;
use crate::{Cell, DigitSet};

/// Cells of which any two that are joined hold digits of two sides.
#[derive(Debug)]
pub(in crate::logic) struct Alternating {
    sides: [DigitSet; 2],
    /// Each cell with the side that it is on if the first is on the first, and how it is joined to those
    /// before it.
    cells: Vec<(Cell, usize)>,
    joined: Vec<Option<Joined>>,
}

/// The number of a cell before this one in the list, and the constraint that joins the two.
type Joined = (usize, usize);

/// Every group of three or more.
pub(super) fn all(partners: &[Vec<Partner>]) -> Vec<Alternating> {
    let mut found: Vec<Alternating> = Vec::new();
    for first in (0..partners.len()).map(Cell::new) {
        let mut tried: Vec<[DigitSet; 2]> = Vec::new();
        for partner in &partners[first.index()] {
            let Some(sides) = sides(&partner.relation).filter(|sides| !tried.contains(sides))
            else {
                continue;
            };
            tried.push(sides);
            let known = |group: &Alternating| {
                group.sides == sides && group.cells.iter().any(|&(cell, _)| cell == first)
            };
            if !found.iter().any(known) {
                found.extend(gather(partners, first, sides));
            }
        }
    }
    found
}

/// The cells joined to this one; `None` if they are two only, or cannot alternate.
fn gather(partners: &[Vec<Partner>], first: Cell, sides: [DigitSet; 2]) -> Option<Alternating> {
    let mut group = Alternating {
        sides,
        cells: vec![(first, 0)],
        joined: vec![None],
    };
    let mut at = 0;
    while let Some(&(cell, side)) = group.cells.get(at) {
        for partner in &partners[cell.index()] {
            if self::sides(&partner.relation) != Some(sides) {
                continue;
            }
            match group.cells.iter().find(|(known, _)| *known == partner.cell) {
                Some(&(_, known)) if known == side => return None,
                Some(_) => {}
                None => {
                    group.cells.push((partner.cell, 1 - side));
                    group.joined.push(Some((at, partner.constraint)));
                }
            }
        }
        at += 1;
    }
    (group.cells.len() > 2).then_some(group)
}

/// The two sides between which a relation alternates: each digit goes with digits of the other side only, and
/// from each to each there is a way.
fn sides(relation: &Relation) -> Option<[DigitSet; 2]> {
    let all = DigitSet::first(relation.digits());
    let with = |digit| {
        let is_with =
            |other: &crate::Digit| relation.holds(digit, *other) || relation.holds(*other, digit);
        all.iter().filter(is_with).collect::<DigitSet>()
    };
    let first = all.iter().find(|&digit| !with(digit).is_empty())?;
    let mut sides = [DigitSet::only(first), DigitSet::EMPTY];
    loop {
        let next = |side: DigitSet| {
            side.iter()
                .fold(DigitSet::EMPTY, |all, digit| all | with(digit))
        };
        let grown = [sides[0] | next(sides[1]), sides[1] | next(sides[0])];
        if grown == sides {
            break;
        }
        sides = grown;
    }
    let [one, other] = sides;
    let is_apart = |digit: crate::Digit| with(digit).is_empty() || (one | other).contains(digit);
    ((one & other).is_empty() && all.iter().all(is_apart)).then_some(sides)
}

/// A step for each group: the side that its cells cannot be on.
pub(super) fn find<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for group in &derived.alternating {
        for start in [0, 1] {
            if let Some(crowd) = group.crowd(board, start) {
                group
                    .finding(board, start, &crowd)
                    .tell(board, Technique::Alternation, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Cells of a house with fewer digits than they are.
struct Crowd {
    house: usize,
    /// Those of the group, by their numbers there.
    own: Vec<usize>,
    others: Vec<Cell>,
    left: DigitSet,
}

impl Alternating {
    /// The digits of a cell's side, if the first cell is on the side `start`.
    fn side(&self, number: usize, start: usize) -> DigitSet {
        self.sides[self.cells[number].1 ^ start]
    }

    /// The smallest crowd there would be in a house, if the first cell was on the side `start`.
    fn crowd<S: Cells>(&self, board: &Board<S>, start: usize) -> Option<Crowd> {
        let mut found: Vec<Crowd> = Vec::new();
        for (number, house) in board.layout().houses.iter().enumerate() {
            for side in self.sides {
                let is_own = |at: &usize| {
                    self.side(*at, start) == side && house.set.contains(self.cells[*at].0)
                };
                let own: Vec<usize> = (0..self.cells.len()).filter(is_own).collect();
                // With one alone, or none, it is a matter of the others.
                if own.len() < 2 {
                    continue;
                }
                let in_group = |cell: Cell| self.cells.iter().any(|&(own, _)| own == cell);
                let is_other = |cell: &Cell| board.left(*cell).is_subset(side) && !in_group(*cell);
                let others: Vec<Cell> = house.cells.iter().copied().filter(is_other).collect();
                let cells = own
                    .iter()
                    .map(|&at| self.cells[at].0)
                    .chain(others.iter().copied());
                let left = cells.fold(DigitSet::EMPTY, |all, cell| all | (board.left(cell) & side));
                if left.len() < own.len() + others.len() {
                    found.push(Crowd {
                        house: number,
                        own,
                        others,
                        left,
                    });
                }
            }
        }
        found
            .into_iter()
            .min_by_key(|crowd| crowd.own.len() + crowd.others.len())
    }

    fn finding<S: Cells>(&self, board: &Board<S>, start: usize, crowd: &Crowd) -> Finding {
        let own: Vec<Cell> = crowd.own.iter().map(|&at| self.cells[at].0).collect();
        let mut crowded: Vec<Cell> = own.iter().chain(&crowd.others).copied().collect();
        crowded.sort_unstable();
        let lost = self.cells.iter().enumerate().flat_map(|(at, &(cell, _))| {
            let lost = board.candidates(cell) & self.side(at, start);
            lost.iter().map(move |digit| Candidate::new(cell, digit))
        });
        let mut finding = Finding {
            houses: vec![crowd.house],
            cells: crowded.clone(),
            eliminations: lost.collect(),
            why: vec![Why::Alternates {
                sides: self.sides,
                house: crowd.house,
                cell: own[0],
                digits: self.side(crowd.own[0], start),
                cells: crowded,
                left: crowd.left,
            }],
            ..Finding::default()
        };
        for constraint in self
            .joined
            .iter()
            .flatten()
            .map(|&(_, constraint)| constraint)
        {
            finding.name(constraint);
        }
        finding
    }
}
