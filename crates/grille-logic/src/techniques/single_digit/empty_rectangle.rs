//! Empty rectangle: the places of a digit in a box form a cross of one row and one column, so one of the two holds it.
//! If the row does, the digit moves along a conjugate pair outside the box to its far end. So a cell in the column's
//! line that sees the far end loses the digit either way.

use std::ops::ControlFlow;

use grille_core::{Digit, HouseKind};

use super::conjugate::{Pair, link, pairs};
use crate::board::Board;
use crate::cells::Cells;
use crate::options::Options;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::{Sink, dual};

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    options: Options,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let fewest = if options.small_rectangles { 2 } else { 3 };
    let find = |sink: &mut Sink<'_>| find_single(board, fewest, sink);
    if options.duals {
        dual::find(dual::same_box, sink, find)
    } else {
        find(sink)
    }
}

/// Finds empty rectangles with at least `fewest` candidates in the box.
fn find_single<S: Cells>(board: &Board<S>, fewest: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let houses = &board.tables().houses;
    let of_kind = |kind: HouseKind| {
        let all = houses.iter().enumerate();
        all.filter(move |(_, house)| house.kind == kind)
    };
    for digit in board.removable_digits() {
        let pairs = pairs(board, digit);
        if pairs.is_empty() {
            continue;
        }
        for (region, house) in of_kind(HouseKind::Box) {
            let inside = board.places(digit) & house.set;
            let has_enough = inside.iter().nth(fewest - 1).is_some();
            if !house.is_full || !has_enough || board.placed(digit).meets(&house.set) {
                continue;
            }
            for (row, across) in of_kind(HouseKind::Row) {
                sink.tick()?;
                let below = inside - across.set;
                if below.is_empty() || below == inside {
                    continue;
                }
                for (column, down) in of_kind(HouseKind::Column) {
                    // Each arm has a place of its own; otherwise these are locked candidates.
                    if !below.is_subset(&down.set) || inside.is_subset(&down.set) {
                        continue;
                    }
                    for (arm, other) in [(row, column), (column, row)] {
                        let cross = Cross { region, arm, other };
                        cross.find(board, digit, &pairs, sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A box whose places of a digit lie in two lines: one that reaches a pair, and one that loses a place.
struct Cross {
    region: usize,
    arm: usize,
    other: usize,
}

impl Cross {
    fn find<S: Cells>(
        &self,
        board: &Board<S>,
        digit: Digit,
        pairs: &[Pair],
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let tables = board.tables();
        let [region, arm, other] =
            [self.region, self.arm, self.other].map(|house| tables.houses[house].set);
        let exposed = (other & board.places(digit)) - region;
        let parallel = tables.houses[self.other].kind;
        for pair in pairs.iter().filter(|pair| pair.kind == parallel) {
            sink.tick()?;
            for [near, far] in [pair.cells, [pair.cells[1], pair.cells[0]]] {
                let removed = exposed & tables.peers[far.index()];
                if pair.house == self.other
                    || !(arm - region).contains(near)
                    || region.contains(far)
                    || removed.is_empty()
                {
                    continue;
                }
                let inside = region & board.places(digit);
                let candidates = inside
                    .iter()
                    .map(|cell| (cell, Role::Pivot))
                    .chain([(near, Role::Pattern), (far, Role::Pincer)])
                    .map(|(cell, role)| (Candidate::new(cell, digit), role));
                let links = (inside & arm)
                    .iter()
                    .map(|cell| link(digit, cell, near, false))
                    .chain([link(digit, near, far, true)]);
                sink.give(Step {
                    technique: Technique::EmptyRectangle,
                    placements: Vec::new(),
                    eliminations: board.all(removed, digit),
                    evidence: Evidence {
                        digits: vec![digit],
                        houses: vec![self.region, pair.house],
                        covers: vec![self.arm, self.other],
                        candidates: candidates.collect(),
                        links: links.collect(),
                        ..Evidence::default()
                    },
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}
