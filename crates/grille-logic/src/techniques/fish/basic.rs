//! Basic fish: the places of a digit in two, three or four rows lie in as many columns (or vice versa), so the digit
//! is removed from the rest of these columns. X-Wing, Swordfish, Jellyfish.

use std::ops::ControlFlow;

use grille_core::HouseKind;

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::{Sink, choices};

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    size: usize,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let tables = board.tables();
    let of_kind = |kind: HouseKind| {
        let houses = tables.houses.iter().enumerate();
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
                let set = tables.houses[*house].set;
                (2..=size).contains(&(places & set).len()) && !board.placed(digit).meets(&set)
            };
            let bases: Vec<usize> = of_kind(base).filter(few).collect();
            choices(&bases, size, &mut Vec::new(), &mut |bases| {
                sink.tick()?;
                let rows = bases
                    .iter()
                    .fold(S::default(), |all, &house| all | tables.houses[house].set);
                let pattern = places & rows;
                // If grids overlap, two rows may share a place, and one digit may serve both.
                let own = bases
                    .iter()
                    .map(|&house| (places & tables.houses[house].set).len());
                if own.sum::<usize>() != pattern.len() {
                    return ControlFlow::Continue(());
                }
                let covers: Vec<usize> = of_kind(cover)
                    .filter(|&house| pattern.meets(&tables.houses[house].set))
                    .collect();
                if covers.len() != size {
                    return ControlFlow::Continue(());
                }
                let covered = covers
                    .iter()
                    .fold(S::default(), |all, &house| all | tables.houses[house].set);
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
