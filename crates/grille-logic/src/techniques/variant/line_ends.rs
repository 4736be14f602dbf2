//! Lines whose ends bound the inner cells: these lie between the ends in value (between lines), or outside them
//! (lockout lines). The candidates of the inner cells determine which ends go together, and the ends determine what is
//! left for the inner cells.

use std::ops::ControlFlow;

use grille_core::constraint::{Constraint, Line, LineKind};
use grille_core::{Cell, Digit, DigitSet};

use super::{Finding, Sink};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Candidate;
use crate::technique::Technique;
use crate::why::Why;

/// A step for each line: what its ends cannot be, otherwise what the inner cells cannot be.
pub(super) fn find<S: Cells>(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some(model) = &board.tables().model else {
        return ControlFlow::Continue(());
    };
    for (number, constraint) in model.constraints().iter().enumerate() {
        sink.poll()?;
        let Constraint::Line(Line { kind, cells }) = constraint else {
            continue;
        };
        let rest = match kind {
            LineKind::Between => Rest::Between,
            LineKind::Lockout(apart) => Rest::Beyond(*apart),
            _ => continue,
        };
        let [first, inner @ .., last] = &cells[..] else {
            continue;
        };
        let line = LineEnds::new(board, rest, [*first, *last], inner);
        let mut finding = Finding::of(number, cells.clone());
        line.ends_lose(&mut finding);
        if finding.eliminations.is_empty() {
            line.rest_loses(&mut finding);
        }
        finding.step(board, Technique::LineEnds, sink)?;
    }
    ControlFlow::Continue(())
}

/// Where the values of the inner cells lie.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rest {
    /// Between the ends.
    Between,
    /// Below both ends or above both; the ends differ by at least this much.
    Beyond(u8),
}

struct LineEnds<'a, S> {
    board: &'a Board<S>,
    rest: Rest,
    ends: [Cell; 2],
    inner: &'a [Cell],
    /// A group of inner cells that see each other, as large as was found.
    different: Vec<Cell>,
    /// The digits that the ends can have together.
    pairs: Vec<(Digit, Digit)>,
}

impl<'a, S: Cells> LineEnds<'a, S> {
    fn new(board: &'a Board<S>, rest: Rest, ends: [Cell; 2], inner: &'a [Cell]) -> Self {
        let mut line = LineEnds {
            board,
            rest,
            ends,
            inner,
            different: largest_group(board, inner),
            pairs: Vec::new(),
        };
        let [one, other] = ends.map(|end| board.left(end));
        let all = one.iter().flat_map(|a| other.iter().map(move |b| (a, b)));
        line.pairs = all.filter(|&(a, b)| line.can_be(a, b)).collect();
        line
    }

    /// What the inner cells can hold with these ends.
    fn room(&self, a: Digit, b: Digit) -> DigitSet {
        let (low, high) = (a.min(b), a.max(b));
        let fits = |digit: &Digit| match self.rest {
            Rest::Between => low < *digit && *digit < high,
            Rest::Beyond(_) => *digit < low || high < *digit,
        };
        let all = self.board.tables().layout.all_digits();
        all.iter().filter(fits).collect()
    }

    /// Whether the ends can be these: there is a candidate for each inner cell, and enough for those that differ.
    fn can_be(&self, a: Digit, b: Digit) -> bool {
        let [one, other] = self.ends;
        let is_apart = match self.rest {
            Rest::Between => true,
            Rest::Beyond(apart) => a.value().abs_diff(b.value()) >= apart,
        };
        if !is_apart || (a == b && self.board.tables().peers[one.index()].contains(other)) {
            return false;
        }
        let room = self.room(a, b);
        let left = |&cell: &Cell| self.board.left(cell) & room;
        let together = self.different.iter().map(left);
        self.inner.iter().all(|cell| !left(cell).is_empty())
            && together.fold(DigitSet::EMPTY, |all, set| all | set).len() >= self.different.len()
    }

    /// The digits that an end cannot have, whatever the other is.
    fn ends_lose(&self, finding: &mut Finding) {
        for (at, &end) in self.ends.iter().enumerate() {
            let other = self.ends[1 - at];
            let of_pair = |&(a, b): &(Digit, Digit)| if at == 0 { a } else { b };
            let possible: DigitSet = self.pairs.iter().map(of_pair).collect();
            let mut lost = self.board.candidates(end) - possible;
            if self.rest == Rest::Between {
                if let Some((digits, why)) = self.in_the_midst(end, lost) {
                    finding.strike(end, digits, why);
                    lost -= digits;
                }
                if let Some((digits, why)) = self.too_close(end, other, lost) {
                    finding.strike(end, digits, why);
                    lost -= digits;
                }
            }
            if !lost.is_empty() {
                let why = Why::NoOtherEnd {
                    cell: end,
                    digits: lost,
                    other,
                };
                finding.strike(end, lost, why);
            }
        }
    }

    /// The digits that are neither below one inner cell nor above another.
    fn in_the_midst(&self, end: Cell, lost: DigitSet) -> Option<(DigitSet, Why)> {
        let bounds = self.inner.iter().filter_map(|&cell| {
            let left = self.board.left(cell);
            Some((cell, left.smallest()?, left.iter().last()?))
        });
        let bounds: Vec<(Cell, Digit, Digit)> = bounds.collect();
        let &(low, _, greatest) = bounds.iter().min_by_key(|(_, _, greatest)| *greatest)?;
        let &(high, least, _) = bounds.iter().max_by_key(|(_, least, _)| *least)?;
        let digits: DigitSet = lost
            .iter()
            .filter(|&digit| greatest <= digit && digit <= least)
            .collect();
        let why = Why::Midst {
            cell: end,
            digits,
            low: (low, greatest),
            high: (high, least),
        };
        (!digits.is_empty()).then_some((digits, why))
    }

    /// The digits with which the other end is too close for the inner cells that differ.
    fn too_close(&self, end: Cell, other: Cell, lost: DigitSet) -> Option<(DigitSet, Why)> {
        let least = self.different.len() as u8 + 1;
        let is_close = |digit: &Digit| {
            let mut others = self.board.left(other).iter();
            others.all(|other| digit.value().abs_diff(other.value()) < least)
        };
        let digits: DigitSet = lost.iter().filter(is_close).collect();
        let why = Why::EndsTooClose {
            cell: end,
            digits,
            other,
            between: self.different.clone(),
        };
        (!digits.is_empty() && self.different.len() > 1).then_some((digits, why))
    }

    /// The digits that the inner cells cannot have, whatever the ends are.
    fn rest_loses(&self, finding: &mut Finding) {
        let both = self.pairs.iter().flat_map(|&(a, b)| [a, b]);
        let (Some(least), Some(greatest)) = (both.clone().min(), both.max()) else {
            return;
        };
        let possible = match self.rest {
            // Gaps between them are ignored here.
            Rest::Between => self.room(least, greatest),
            Rest::Beyond(_) => {
                let rooms = self.pairs.iter().map(|&(a, b)| self.room(a, b));
                rooms.fold(DigitSet::EMPTY, |all, room| all | room)
            }
        };
        // A line that crosses itself contains a cell twice.
        let inner: S = self.inner.iter().copied().collect();
        let mut digits = DigitSet::EMPTY;
        for cell in inner.iter() {
            let lost = self.board.candidates(cell) - possible;
            digits |= lost;
            let lost = lost.iter().map(|digit| Candidate::new(cell, digit));
            finding.eliminations.extend(lost);
        }
        finding.why.push(match self.rest {
            Rest::Between => Why::Inside { least, greatest },
            Rest::Beyond(_) => Why::LockedOut {
                ends: self.ends,
                digits,
            },
        });
    }
}

/// Cells that all see each other, collected greedily in order; the largest group found.
fn largest_group<S: Cells>(board: &Board<S>, cells: &[Cell]) -> Vec<Cell> {
    let mut largest: Vec<Cell> = Vec::new();
    for &first in cells {
        let mut group = vec![first];
        for &cell in cells {
            let peers = &board.tables().peers[cell.index()];
            if group.iter().all(|&other| peers.contains(other)) {
                group.push(cell);
            }
        }
        if group.len() > largest.len() {
            largest = group;
        }
    }
    largest
}
