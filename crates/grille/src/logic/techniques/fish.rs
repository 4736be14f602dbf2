//! Basic fish: the places of a digit in two, three or four rows lie in as many columns (or the other
//! way round), so the digit leaves the rest of these columns. X-Wing, Swordfish, Jellyfish.

use std::ops::ControlFlow;

use super::{Sink, choices};
use crate::HouseKind;
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::step::{Candidate, Evidence, Role, Step};
use crate::logic::technique::Technique;

pub(super) fn find<S: Cells>(
    board: &Board<S>,
    size: usize,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let layout = board.layout();
    let of_kind = |kind: HouseKind| {
        let houses = layout.houses.iter().enumerate();
        houses
            .filter(move |(_, house)| house.kind == kind && house.is_full)
            .map(|(number, _)| number)
    };
    for digit in board.digits() {
        let places = board.places(digit);
        for (base, cover) in [
            (HouseKind::Row, HouseKind::Column),
            (HouseKind::Column, HouseKind::Row),
        ] {
            let few = |house: &usize| {
                let set = layout.houses[*house].set;
                (2..=size).contains(&(places & set).len()) && !board.placed(digit).meets(&set)
            };
            let bases: Vec<usize> = of_kind(base).filter(few).collect();
            choices(&bases, size, &mut Vec::new(), &mut |bases| {
                sink.tick()?;
                let rows = bases
                    .iter()
                    .fold(S::default(), |all, &house| all | layout.houses[house].set);
                let pattern = places & rows;
                // Where grids overlap, two rows may share a place and be served by one digit.
                let own = bases
                    .iter()
                    .map(|&house| (places & layout.houses[house].set).len());
                if own.sum::<usize>() != pattern.len() {
                    return ControlFlow::Continue(());
                }
                let covers: Vec<usize> = of_kind(cover)
                    .filter(|&house| pattern.meets(&layout.houses[house].set))
                    .collect();
                if covers.len() != size {
                    return ControlFlow::Continue(());
                }
                let covered = covers
                    .iter()
                    .fold(S::default(), |all, &house| all | layout.houses[house].set);
                let eliminations = board.all(covered - rows, digit);
                if eliminations.is_empty() || !pattern.is_subset(&covered) {
                    return ControlFlow::Continue(());
                }
                sink.give(Step {
                    technique: match size {
                        2 => Technique::XWing,
                        3 => Technique::Swordfish,
                        _ => Technique::Jellyfish,
                    },
                    placements: Vec::new(),
                    eliminations,
                    evidence: Evidence {
                        digits: vec![digit],
                        houses: bases.to_vec(),
                        covers,
                        candidates: pattern
                            .iter()
                            .map(|cell| (Candidate::new(cell, digit), Role::Pattern))
                            .collect(),
                        ..Evidence::default()
                    },
                })
            })?;
        }
    }
    ControlFlow::Continue(())
}
