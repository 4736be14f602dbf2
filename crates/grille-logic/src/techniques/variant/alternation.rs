//! Digits that alternate between two sides from cell to cell: low and high along a whisper, odd and even along a
//! parity line or from white dot to white dot. The cells of a side share the same set of digits; if a house has too
//! few digits for them, they are on the other side.

use std::collections::HashMap;
use std::ops::ControlFlow;

use grille_core::constraint::Relation;
use grille_core::{Budget, Cell, Digit, DigitSet};

use super::derived::Partner;
use super::{Derived, Finding, Sink};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::why::Why;

/// The digits of each of the two sides.
type Sides = [DigitSet; 2];

/// Cells in which any two that are joined hold digits of opposite sides.
#[derive(Debug)]
pub(crate) struct Alternating {
    sides: Sides,
    /// Each cell with the side that it is on if the first cell is on side 0.
    cells: Vec<(Cell, usize)>,
    /// How each cell except the first is joined to an earlier one: the index of that cell, and the constraint.
    joined: Vec<Option<(usize, usize)>>,
}

/// A cell that another alternates with.
struct Link {
    cell: Cell,
    constraint: usize,
    sides: Sides,
}

/// Every group of three or more cells; `None` if the budget runs out first.
#[allow(clippy::mutable_key_type)] // What a relation keeps to itself plays no part in comparing it.
pub(super) fn all(partners: &[Vec<Partner>], budget: Budget<'_>) -> Option<Vec<Alternating>> {
    // There are few relations but many pairs.
    let mut known: HashMap<&Relation, Option<Sides>> = HashMap::new();
    let mut links: Vec<Vec<Link>> = Vec::new();
    for partners in partners {
        if budget.is_over() {
            return None;
        }
        let own = partners.iter().filter_map(|partner| {
            let relation = &*partner.relation;
            let sides = *known.entry(relation).or_insert_with(|| sides(relation));
            Some(Link {
                cell: partner.cell,
                constraint: partner.constraint,
                sides: sides?,
            })
        });
        links.push(own.collect());
    }
    let mut found: Vec<Alternating> = Vec::new();
    for (first, own) in links.iter().enumerate() {
        let first = Cell::new(first);
        for link in own {
            if budget.is_over() {
                return None;
            }
            let known = |group: &Alternating| {
                group.sides == link.sides && group.cells.iter().any(|&(cell, _)| cell == first)
            };
            if !found.iter().any(known) {
                found.extend(gather(&links, first, link.sides));
            }
        }
    }
    Some(found)
}

/// The cells joined to this one; `None` if there are only two, or if they cannot alternate.
fn gather(links: &[Vec<Link>], first: Cell, sides: Sides) -> Option<Alternating> {
    let mut group = Alternating {
        sides,
        cells: vec![(first, 0)],
        joined: vec![None],
    };
    let mut at = 0;
    while let Some(&(cell, side)) = group.cells.get(at) {
        let own = links[cell.index()].iter();
        for link in own.filter(|link| link.sides == sides) {
            match group.cells.iter().find(|(known, _)| *known == link.cell) {
                Some(&(_, known)) if known == side => return None,
                Some(_) => {}
                None => {
                    group.cells.push((link.cell, 1 - side));
                    group.joined.push(Some((at, link.constraint)));
                }
            }
        }
        at += 1;
    }
    (group.cells.len() > 2).then_some(group)
}

/// The two sides between which a relation alternates: each digit goes only with digits of the other side, and the
/// digits are all connected.
fn sides(relation: &Relation) -> Option<Sides> {
    let all = DigitSet::first(relation.digits());
    let with = |digit| {
        let is_with =
            |other: &Digit| relation.holds(digit, *other) || relation.holds(*other, digit);
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
    let is_apart =
        |digit: grille_core::Digit| with(digit).is_empty() || (one | other).contains(digit);
    ((one & other).is_empty() && all.iter().all(is_apart)).then_some(sides)
}

/// A step for each group: the side that its cells cannot be on.
pub(super) fn find<S: Cells>(
    board: &Board<S>,
    derived: &Derived,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for group in &derived.alternating {
        sink.poll()?;
        for start in [0, 1] {
            if let Some(crowd) = group.crowd(board, start) {
                group
                    .finding(board, start, &crowd)
                    .step(board, Technique::Alternation, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Cells of a house with fewer digits than cells.
struct Crowd {
    house: usize,
    /// The cells of the group among them, by their indices in it.
    own: Vec<usize>,
    others: Vec<Cell>,
    left: DigitSet,
}

impl Alternating {
    /// The digits of a cell's side, if the first cell is on the side `start`.
    fn side(&self, number: usize, start: usize) -> DigitSet {
        self.sides[self.cells[number].1 ^ start]
    }

    /// The smallest crowd there would be in a house if the first cell were on the side `start`.
    fn crowd<S: Cells>(&self, board: &Board<S>, start: usize) -> Option<Crowd> {
        let mut found: Vec<Crowd> = Vec::new();
        for (number, house) in board.tables().houses.iter().enumerate() {
            for side in self.sides {
                let is_own = |at: &usize| {
                    self.side(*at, start) == side && house.set.contains(self.cells[*at].0)
                };
                let own: Vec<usize> = (0..self.cells.len()).filter(is_own).collect();
                // With only one cell of the group, or none, the crowd does not depend on the group.
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
        for constraint in self.between(&crowd.own) {
            finding.name(constraint);
        }
        finding
    }

    /// The constraints on the paths between these cells.
    fn between(&self, numbers: &[usize]) -> Vec<usize> {
        let to_first = |number: usize| {
            let steps = std::iter::successors(Some(number), |&at| Some(self.joined[at]?.0));
            steps.collect::<Vec<usize>>()
        };
        let first = to_first(numbers[0]);
        let mut constraints = Vec::new();
        for &number in &numbers[1..] {
            let other = to_first(number);
            // Beyond the point where the two paths to the first cell meet, they are not part of the path between the
            // cells.
            let apart = |a: &[usize], b: &[usize]| -> Vec<usize> {
                a.iter().copied().filter(|at| !b.contains(at)).collect()
            };
            for at in [apart(&first, &other), apart(&other, &first)].concat() {
                constraints.extend(self.joined[at].map(|(_, constraint)| constraint));
            }
        }
        constraints
    }
}
