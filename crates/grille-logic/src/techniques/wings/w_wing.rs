//! W-Wing: two cells with the same two candidates, each seeing one end of a strong link on one of them. At least one
//! of the two cells holds the other digit, so cells that see both lose it.

use std::ops::ControlFlow;

use grille_core::{Cell, Digit, DigitSet};

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Link, Role, Step};
use crate::technique::Technique;
use crate::techniques::Sink;

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let tables = board.tables();
    let pairs: Vec<Cell> = board.with_two().iter().collect();
    for (at, &one) in pairs.iter().enumerate() {
        for &other in &pairs[at + 1..] {
            sink.tick()?;
            let digits = board.candidates(one);
            if digits != board.candidates(other) || tables.peers[one.index()].contains(other) {
                continue;
            }
            for removed in digits {
                let Some(linked) = (digits - DigitSet::only(removed)).single() else {
                    continue;
                };
                let eliminations = board.all(tables.common_peers([one, other]), removed);
                if eliminations.is_empty() {
                    continue;
                }
                bridges(board, one, other, linked, &mut |house, near, far| {
                    let link = |from: Cell, to: Cell, digit: (Digit, Digit), strong: bool| {
                        Link::new(
                            Candidate::new(from, digit.0),
                            Candidate::new(to, digit.1),
                            strong,
                        )
                    };
                    let candidate =
                        |cell: Cell, digit: Digit, role: Role| (Candidate::new(cell, digit), role);
                    sink.give(Step {
                        technique: Technique::WWing,
                        placements: Vec::new(),
                        eliminations: eliminations.clone(),
                        evidence: Evidence {
                            digits: vec![removed, linked],
                            houses: vec![house],
                            cells: vec![(one, Role::Pincer), (other, Role::Pincer)],
                            candidates: vec![
                                candidate(one, removed, Role::Pincer),
                                candidate(one, linked, Role::Pattern),
                                candidate(near, linked, Role::Pattern),
                                candidate(far, linked, Role::Pattern),
                                candidate(other, linked, Role::Pattern),
                                candidate(other, removed, Role::Pincer),
                            ],
                            links: vec![
                                link(one, one, (removed, linked), true),
                                link(one, near, (linked, linked), false),
                                link(near, far, (linked, linked), true),
                                link(far, other, (linked, linked), false),
                                link(other, other, (linked, removed), true),
                            ],
                            ..Evidence::default()
                        },
                    })
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The houses in which a digit has two places, one seen by each of the two cells. The place that the second cell sees is
/// out of sight of the first, as in HoDoKu.
fn bridges<S: Cells>(
    board: &Board<S>,
    one: Cell,
    other: Cell,
    digit: Digit,
    visit: &mut dyn FnMut(usize, Cell, Cell) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let tables = board.tables();
    for (number, house) in tables.houses.iter().enumerate() {
        let places = board.places(digit) & house.set;
        if !house.is_full || places.len() != 2 || board.placed(digit).meets(&house.set) {
            continue;
        }
        let mut cells = places.iter();
        let (Some(a), Some(b)) = (cells.next(), cells.next()) else {
            continue;
        };
        let sees = |cell: Cell, end: Cell| tables.peers[cell.index()].contains(end);
        for (near, far) in [(a, b), (b, a)] {
            let is_outside = ![near, far].iter().any(|end| [one, other].contains(end));
            if is_outside && sees(one, near) && sees(other, far) && !sees(one, far) {
                visit(number, near, far)?;
            }
        }
    }
    ControlFlow::Continue(())
}
