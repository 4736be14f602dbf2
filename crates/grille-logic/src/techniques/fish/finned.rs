//! Finned fish: a fish with a few candidates outside its cover, the fins. Either the fish is true or a fin is, so the
//! fish's eliminations still hold in cells that see every fin. If a line of the base would keep only one place without
//! its fins, the fish is called sashimi.

use std::ops::ControlFlow;

use grille_core::{Digit, HouseKind};

use crate::board::Board;
use crate::cells::Cells;
use crate::options::Options;
use crate::step::{Candidate, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::{Sink, dual};

/// Finds finned fish of the technique's size, either the sashimi ones or the others.
pub(in crate::techniques) fn find<S: Cells>(
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
        // With the same base, other fins may make a finned fish sashimi.
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
    let tables = board.tables();
    let of_kind = |kind: HouseKind| -> Vec<usize> {
        (0..tables.houses.len())
            .filter(|&house| tables.houses[house].kind == kind)
            .take(MOST_LINES)
            .collect()
    };
    let (rows, columns) = (of_kind(HouseKind::Row), of_kind(HouseKind::Column));
    // On a grid of boxes, all fins lie in one box, next to a place of a covered line.
    let boxes = tables.layout.boxes();
    let most_across = boxes.map_or(MOST_LINES, |boxes| boxes.columns() - 1);
    let most_down = boxes.map_or(MOST_LINES, |boxes| boxes.rows() - 1);
    let mut lines = Vec::with_capacity(rows.len().max(columns.len()));
    for digit in board.digits() {
        let places = board.places(digit);
        for (bases, covers, most_left_out) in
            [(&rows, &columns, most_across), (&columns, &rows, most_down)]
        {
            let search = Search {
                board,
                technique,
                digit,
                size,
                covers,
                most_left_out,
            };
            lines.clear();
            for &house in bases {
                let set = search.set(house);
                let own = places & set;
                let can_be_base = tables.houses[house].is_full
                    && own.iter().nth(1).is_some()
                    && !board.placed(digit).meets(&set);
                let across = if can_be_base { search.across(own) } else { 0 };
                if across != 0 && search.leaves_out(across) <= most_left_out {
                    lines.push(Line { house, set, across });
                }
            }
            let base = Base {
                houses: [0; 4],
                set: S::default(),
                across: 0,
            };
            search.add_line(&lines, base, 0, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The most lines of one direction that are examined; far more than any usual grid has.
const MOST_LINES: usize = 64;

/// A line that may be in the base.
struct Line<S> {
    house: usize,
    set: S,
    /// The crossing lines in which it has places: bit n for `covers[n]`.
    across: u64,
}

/// The lines chosen so far.
#[derive(Clone, Copy)]
struct Base<S> {
    houses: [usize; 4],
    set: S,
    across: u64,
}

/// The search for the fish of one digit in one direction.
struct Search<'a, S> {
    board: &'a Board<S>,
    technique: Technique,
    digit: Digit,
    size: usize,
    /// The lines that may cover.
    covers: &'a [usize],
    /// The most crossing lines that may hold nothing but fins.
    most_left_out: usize,
}

impl<S: Cells> Search<'_, S> {
    /// Extends a base of `chosen` by each of these lines in order, until it is full.
    fn add_line(
        &self,
        lines: &[Line<S>],
        base: Base<S>,
        chosen: usize,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let needed = self.size - chosen;
        for at in 0..(lines.len() + 1).saturating_sub(needed) {
            sink.tick()?;
            let line = &lines[at];
            let across = base.across | line.across;
            let left_out = self.leaves_out(across);
            if left_out > self.most_left_out || line.set.meets(&base.set) {
                continue;
            }
            let mut base = Base {
                set: base.set | line.set,
                across,
                ..base
            };
            base.houses[chosen] = line.house;
            if needed > 1 {
                self.add_line(&lines[at + 1..], base, chosen + 1, sink)?;
            } else if left_out > 0 {
                let places = self.board.places(self.digit);
                let parts = (places & base.set, places - base.set);
                self.leave_out(&base, across, left_out, parts, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Leaves out the given number of these crossing lines: the places of the base there are fins. The body and the
    /// targets are what remains of the pattern and of the cells that see every fin.
    fn leave_out(
        &self,
        base: &Base<S>,
        mut across: u64,
        count: usize,
        (body, targets): (S, S),
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        if count == 0 {
            return self.conclude(&base.houses[..self.size], body, targets, sink);
        }
        while across != 0 {
            sink.tick()?;
            let line = self.set(self.covers[across.trailing_zeros() as usize]);
            across &= across - 1;
            let fins = body & line;
            let mut seen = targets - line;
            for fin in fins.iter() {
                seen = seen & self.board.tables().peers[fin.index()];
            }
            if !fins.is_empty() && !seen.is_empty() {
                self.leave_out(base, across, count - 1, (body - fins, seen), sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The crossing lines in which these cells lie.
    fn across(&self, cells: S) -> u64 {
        let lines = self.covers.iter().enumerate();
        lines
            .filter(|&(_, &house)| self.set(house).meets(&cells))
            .fold(0, |all, (at, _)| all | 1 << at)
    }

    /// By how many these crossing lines exceed the size of the cover.
    fn leaves_out(&self, across: u64) -> usize {
        (across.count_ones() as usize).saturating_sub(self.size)
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
            // A line with nothing but fins: these are locked candidates.
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
        sink.give(Step {
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
        self.board.tables().houses[house].set
    }

    /// The same as houses.
    fn touching(&self, cells: S) -> impl Iterator<Item = usize> + '_ {
        let covers = self.covers.iter().copied();
        covers.filter(move |&house| self.set(house).meets(&cells))
    }
}
