//! Locked candidates: if all places of a digit in one house also lie in another house, the digit is removed from the
//! rest of that other house. From a box to a line it is called pointing (document D's R4), from a line to a box
//! claiming.

use std::ops::ControlFlow;

use grille_core::HouseKind;

use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::Sink;

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    pointing: bool,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let tables = board.tables();
    for (number, house) in tables.houses.iter().enumerate() {
        if !house.is_full || (house.kind == HouseKind::Box) != pointing {
            continue;
        }
        for digit in board.digits() {
            let places = board.places(digit) & house.set;
            if places.len() < 2 || board.placed(digit).meets(&house.set) {
                continue;
            }
            for cover in tables.houses_with(places) {
                let is_box = tables.houses[cover].kind == HouseKind::Box;
                let rest = tables.houses[cover].set - house.set;
                if cover == number || !board.places(digit).meets(&rest) || (!pointing && !is_box) {
                    continue;
                }
                sink.give(Step {
                    technique: if pointing {
                        Technique::Pointing
                    } else {
                        Technique::Claiming
                    },
                    placements: Vec::new(),
                    eliminations: board.all(rest, digit),
                    evidence: Evidence {
                        digits: vec![digit],
                        houses: vec![number],
                        covers: vec![cover],
                        candidates: places
                            .iter()
                            .map(|cell| (Candidate::new(cell, digit), Role::Pattern))
                            .collect(),
                        ..Evidence::default()
                    },
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}
