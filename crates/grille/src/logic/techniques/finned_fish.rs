//! Finned fish: a fish that a few candidates outside its cover, the fins, spoil. Either the fish is true
//! or a fin is, so what the fish would remove still goes where it sees every fin. Where a line of the
//! base would keep only one place without its fins, the fish is called sashimi.

use std::ops::ControlFlow;

use super::{Sink, dual};
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::options::Options;
use crate::logic::step::{Candidate, Evidence, Role, Step};
use crate::logic::technique::Technique;
use crate::{Digit, HouseKind};

/// Finds finned fish of the size of the technique; those that are sashimi or those that are not.
pub(super) fn find<S: Cells>(
    board: &Board<S>,
    technique: Technique,
    options: Options,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let (size, twin) = match technique {
        Technique::FinnedXWing => (2, Technique::SashimiXWing),
        Technique::SashimiXWing => (2, Technique::FinnedXWing),
        Technique::FinnedSwordfish => (3, Technique::SashimiSwordfish),
        Technique::SashimiSwordfish => (3, Technique::FinnedSwordfish),
        Technique::FinnedJellyfish => (4, Technique::SashimiJellyfish),
        _ => (4, Technique::FinnedJellyfish),
    };
    let find = |sink: &mut Sink<'_>| find_single(board, technique, size, sink);
    if options.duals {
        // With one base, other fins may make a finned fish sashimi.
        let find_partner = |sink: &mut Sink<'_>| find_single(board, twin, size, sink);
        dual::find(dual::same_base, sink, find, find_partner)
    } else {
        find(sink)
    }
}

fn find_single<S: Cells>(
    board: &Board<S>,
    technique: Technique,
    size: usize,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let layout = board.layout();
    let of_kind = |kind: HouseKind| -> Vec<usize> {
        (0..layout.houses.len())
            .filter(|&house| layout.houses[house].kind == kind)
            .collect()
    };
    let (rows, columns) = (of_kind(HouseKind::Row), of_kind(HouseKind::Column));
    // All fins of a grid of boxes lie in one box, beside a place of a covered line.
    let boxes = layout.geometry.boxes();
    let most_across = boxes.map_or(usize::MAX, |boxes| boxes.columns - 1);
    let most_down = boxes.map_or(usize::MAX, |boxes| boxes.rows - 1);
    let mut lines = Vec::new();
    for digit in board.digits() {
        let places = board.places(digit);
        for (bases, covers, most_left_out) in
            [(&rows, &columns, most_across), (&columns, &rows, most_down)]
        {
            lines.clear();
            lines.extend(bases.iter().copied().filter(|&house| {
                let house = &layout.houses[house];
                house.is_full
                    && (places & house.set).len() > 1
                    && !board.placed(digit).meets(&house.set)
            }));
            let search = Search {
                board,
                technique,
                digit,
                size,
                covers,
                most_left_out,
            };
            search.add_line(&lines, S::default(), &mut Vec::new(), sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The search for the fish of one digit in one direction.
struct Search<'a, S> {
    board: &'a Board<S>,
    technique: Technique,
    digit: Digit,
    size: usize,
    /// The lines that may cover.
    covers: &'a [usize],
    /// The most lines across the base that may hold nothing but fins.
    most_left_out: usize,
}

impl<S: Cells> Search<'_, S> {
    /// Adds one of these lines to the base, in order, until it has its size.
    fn add_line(
        &self,
        lines: &[usize],
        base: S,
        chosen: &mut Vec<usize>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let needed = self.size - chosen.len();
        for at in 0..(lines.len() + 1).saturating_sub(needed) {
            let line = self.set(lines[at]);
            if line.meets(&base) {
                continue;
            }
            let base = base | line;
            let pattern = self.board.places(self.digit) & base;
            let touched = self.touching(pattern).count();
            if touched.saturating_sub(self.size) > self.most_left_out {
                continue;
            }
            chosen.push(lines[at]);
            let flow = if needed > 1 {
                self.add_line(&lines[at + 1..], base, chosen, sink)
            } else if touched > self.size {
                let targets = self.board.places(self.digit) - base;
                let left_out = touched - self.size;
                self.leave_out(chosen, self.covers, left_out, (pattern, targets), sink)
            } else {
                ControlFlow::Continue(())
            };
            chosen.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// Leaves out so many of these lines: what the base has there are fins. The body and the targets are
    /// what is left of the pattern and of the cells that see every fin.
    fn leave_out(
        &self,
        base: &[usize],
        covers: &[usize],
        count: usize,
        (body, targets): (S, S),
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        if count == 0 {
            return self.conclude(base, body, targets, sink);
        }
        for (at, &line) in covers.iter().enumerate() {
            let fins = body & self.set(line);
            if fins.is_empty() {
                continue;
            }
            let mut seen = targets - self.set(line);
            for fin in fins.iter() {
                seen = seen & self.board.layout().peers[fin.index()];
            }
            if !seen.is_empty() {
                let left = (body - fins, seen);
                self.leave_out(base, &covers[at + 1..], count - 1, left, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn conclude(
        &self,
        base: &[usize],
        body: S,
        targets: S,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let covered = self
            .touching(body)
            .fold(S::default(), |all, house| all | self.set(house));
        let removed = targets & covered;
        let fewest = base
            .iter()
            .map(|&house| (body & self.set(house)).len())
            .min();
        let is_wanted = match fewest {
            // A line of nothing but fins: they are locked candidates.
            None | Some(0) => false,
            Some(1) => self.is_sashimi(),
            _ => !self.is_sashimi(),
        };
        if !is_wanted || removed.is_empty() || !body.is_subset(&covered) {
            return ControlFlow::Continue(());
        }
        let covers: Vec<usize> = self.touching(body).collect();
        if covers.len() != self.size {
            return ControlFlow::Continue(());
        }
        let all = base
            .iter()
            .fold(S::default(), |all, &house| all | self.set(house));
        let fins = (self.board.places(self.digit) & all) - body;
        let with_role = |cells: S, role: Role| {
            cells
                .iter()
                .map(move |cell| (Candidate::new(cell, self.digit), role))
        };
        sink(Step {
            technique: self.technique,
            placements: Vec::new(),
            eliminations: self.board.all(removed, self.digit),
            evidence: Evidence {
                digits: vec![self.digit],
                houses: base.to_vec(),
                covers,
                candidates: with_role(body, Role::Pattern)
                    .chain(with_role(fins, Role::Fin))
                    .collect(),
                ..Evidence::default()
            },
        })
    }

    fn is_sashimi(&self) -> bool {
        matches!(
            self.technique,
            Technique::SashimiXWing | Technique::SashimiSwordfish | Technique::SashimiJellyfish
        )
    }

    fn set(&self, house: usize) -> S {
        self.board.layout().houses[house].set
    }

    /// The lines across the base that these cells lie in.
    fn touching(&self, cells: S) -> impl Iterator<Item = usize> + '_ {
        let covers = self.covers.iter().copied();
        covers.filter(move |&house| self.set(house).meets(&cells))
    }
}
