//! What a condition leaves of the candidates of its cells.
//!
//! A [`Filter`] is a condition prepared for this one question, with every table built beforehand. The
//! exact solver asks it at every step of its search, the logic engine to say "this digit breaks that
//! cage", and a model once, to find constraints that nothing can meet.
//!
//! - `subsets`: cells that all differ, by the sets of digits they can hold together (up to 9 digits);
//! - `listed`: the same from a list of sets, for more digits;
//! - `three`: sums of three cells that differ;
//! - `sum`, `reach`: weighted sums, by the totals that can be reached;
//! - `pair`, `line`, `count`: relations, automata, counts;
//! - `long_line`: automata too large to be laid out;
//! - `tally`: several counts over the same cells;
//! - `ways`: at least one of several lists of conditions.

mod count;
mod line;
mod listed;
mod long_line;
mod orders;
mod pair;
mod prepare;
mod reach;
mod stops;
mod subsets;
mod sum;
mod tally;
#[cfg(test)]
mod tests;
mod three;
mod ways;

use std::ops::Range;
use std::sync::Arc;

use super::{Condition, Images, Quota};
use crate::simd::{MOST_DIGITS, Sets};
use crate::{Cell, DigitSet, Geometry, HouseKind};
use count::Count;
use line::Line;
use listed::Listed;
use long_line::LongLine;
use pair::Pair;
pub(crate) use prepare::Filters;
use subsets::{SETS_BY_SUM, Subsets};
use sum::Sum;
use tally::Tally;
use three::Three;
use ways::Ways;

/// No digits are left that meet a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Impossible;

/// A condition prepared for narrowing the candidates of its cells.
///
/// ```
/// use grille::variant::{Condition, Filter, Totals};
/// use grille::{Cell, DigitSet, Geometry};
///
/// // Three cells of a row add up to 7: they hold 1, 2 and 4.
/// let geometry = Geometry::classic();
/// let row = [0, 1, 2].map(Cell::new);
/// let sum = Condition::sum(&geometry, row.map(|cell| (cell, 1)), Totals::exactly(7));
/// let filter = Filter::new(&sum, &geometry);
/// let mut candidates = [DigitSet::first(9); 3];
/// filter.narrow(&mut candidates)?;
/// assert!(candidates.iter().all(|digits| digits.to_string() == "124"));
/// # Ok::<(), grille::variant::Impossible>(())
/// ```
///
/// Cheap to clone: the tables are shared.
#[derive(Clone, Debug)]
pub struct Filter {
    cells: Arc<[Cell]>,
    kind: Arc<Kind>,
}

#[derive(Clone, Debug)]
enum Kind {
    OneOf(DigitSet),
    Pair(Pair),
    Subsets(Subsets),
    Three(Three),
    Listed(Listed),
    Sum(Sum),
    Line(Line),
    LongLine(LongLine),
    Count(Count),
    Tally(Tally),
    Ways(Ways),
}

impl Filter {
    /// Prepares a condition. The geometry tells which of its cells differ anyway, which narrows more.
    ///
    /// # Panics
    /// If it is a line so long, of so many states, that no puzzle is made with it.
    #[must_use]
    pub fn new(condition: &Condition, geometry: &Geometry) -> Filter {
        let quota = Quota::unlimited();
        let filter = Filters::new(geometry, &quota).make(condition);
        filter.expect("a line that is not too long")
    }

    /// A house as a whole: its cells differ, and the first few of them, the next few, … have the given
    /// sums. Knowing all of this at once narrows more than one thing after the other does. `None` where
    /// there are too many digits for that.
    pub(crate) fn of_house(
        cells: Vec<Cell>,
        sums: &[(usize, i32)],
        digits: usize,
    ) -> Option<Filter> {
        if digits > MOST_DIGITS {
            return None;
        }
        // The cells differ, so that the sum of those up to the end of a part is that of their set.
        let (mut end, mut total) = (0, 0);
        let mut checks = Vec::new();
        for &(count, sum) in sums {
            (end, total) = (end + count, total + sum);
            let sets = usize::try_from(total)
                .ok()
                .and_then(|total| SETS_BY_SUM.get(total));
            checks.push((end, sets.copied().unwrap_or(Sets::NONE)));
        }
        let kind = Kind::Subsets(Subsets::with_checks(digits, cells.len(), &checks));
        Some(Filter {
            cells: cells.into(),
            kind: Arc::new(kind),
        })
    }

    /// Several counts over the same cells at once, each with other digits: classes of digits, and how many
    /// cells may hold one of them. `None` where there are too many cells for that.
    pub(crate) fn of_counts(
        cells: &[Cell],
        mut classes: Vec<(DigitSet, u64)>,
        geometry: &Geometry,
    ) -> Option<Filter> {
        if cells.len() > tally::MOST_CELLS {
            return None;
        }
        let counted = classes.iter();
        let counted = counted.fold(DigitSet::EMPTY, |all, (digits, _)| all | *digits);
        let others = geometry.all_digits() - counted;
        if !others.is_empty() {
            classes.push((others, u64::MAX));
        }
        let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
        let lines = kinds.into_iter().filter_map(|kind| {
            let line = |&cell: &Cell| {
                let mut houses = geometry.houses_of(cell);
                let house = houses.find(|house| house.kind() == kind)?;
                (house.number() < 64).then_some(house.number() as u8)
            };
            cells.iter().map(line).collect()
        });
        let kind = Kind::Tally(Tally::new(classes, lines.collect()));
        Some(Filter {
            cells: cells.into(),
            kind: Arc::new(kind),
        })
    }

    /// The cells it reads, each once, in the order in which [`Filter::narrow`] takes their candidates.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Takes out digits that cannot be, one entry for each of the [cells](Filter::cells).
    ///
    /// What it takes out occurs in no way of meeting the condition with these candidates; and when every
    /// cell is down to one digit, it says whether they meet it. Pairs, counts, sums (unless of very many
    /// totals) and lines that cross no cell twice leave only digits that do occur in some way.
    ///
    /// # Panics
    /// If there are not as many entries as cells.
    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        assert_eq!(candidates.len(), self.cells.len(), "one entry for a cell");
        match &*self.kind {
            Kind::OneOf(digits) => {
                candidates[0] &= *digits;
                possible(candidates)
            }
            Kind::Pair(pair) => pair.narrow(candidates),
            Kind::Subsets(subsets) => subsets.narrow(candidates),
            Kind::Three(three) => three.narrow(candidates),
            Kind::Listed(listed) => listed.narrow(candidates),
            Kind::Sum(sum) => sum.narrow(candidates),
            Kind::Line(line) => line.narrow(candidates),
            Kind::LongLine(line) => line.narrow(candidates),
            Kind::Count(count) => count.narrow(candidates),
            Kind::Tally(tally) => tally.narrow(candidates),
            Kind::Ways(ways) => ways.narrow(candidates),
        }
    }

    /// From candidates that [`Filter::narrow`] finds impossible to others with more digits, out of those
    /// `within`, that are impossible still: what is then missing from `within` is why. `false` if these
    /// candidates are possible, as far as can be seen.
    ///
    /// ```
    /// use grille::variant::{Condition, Filter, Totals};
    /// use grille::{Cell, DigitSet, Geometry};
    ///
    /// // Three cells of a row add up to 7. With 4 in one and 5, 6 or 7 in the next it cannot be, and the
    /// // 4 has nothing to do with it.
    /// let geometry = Geometry::classic();
    /// let row = [0, 1, 2].map(Cell::new);
    /// let sum = Condition::sum(&geometry, row.map(|cell| (cell, 1)), Totals::exactly(7));
    /// let all = [DigitSet::first(9); 3];
    /// let mut candidates = [0b1000, 0b0111_0000, 0b1_1111_1111].map(DigitSet::from_bits);
    /// assert!(Filter::new(&sum, &geometry).relax(&mut candidates, &all));
    /// assert_eq!(candidates.map(|digits| digits.to_string()), ["123456789", "356789", "123456789"]);
    /// ```
    ///
    /// # Panics
    /// If there are not as many entries as cells.
    #[must_use]
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) -> bool {
        assert_eq!(candidates.len(), self.cells.len(), "one entry for a cell");
        match &*self.kind {
            Kind::Pair(pair) => pair.relax(candidates, within),
            Kind::Sum(sum) => sum.relax(candidates, within),
            Kind::Subsets(subsets) => subsets.relax(candidates, within),
            Kind::Three(three) => three.relax(candidates, within),
            Kind::Line(line) => line.relax(candidates, within),
            Kind::LongLine(line) => line.relax(candidates, within),
            Kind::Count(count) => count.relax(candidates, within),
            Kind::Tally(tally) => tally.relax(candidates, within),
            Kind::Ways(ways) => ways.relax(candidates, within),
            Kind::OneOf(_) | Kind::Listed(_) => {
                let refused = |trial: &mut [DigitSet]| self.narrow(trial).is_err();
                relax_by_trial(&refused, candidates, within)
            }
        }
    }

    /// Of a relation between two cells: by the candidates of each of them, what the other may hold.
    pub(crate) fn images(&self) -> Option<[&Images; 2]> {
        match &*self.kind {
            Kind::Pair(pair) => pair.images(),
            _ => None,
        }
    }

    /// How much longer it takes than a condition of two or three cells, or thereabouts.
    pub(crate) fn effort(&self) -> u64 {
        match &*self.kind {
            Kind::Line(line) => 1 + line.track().moves.len() as u64 / 8,
            Kind::LongLine(_) => 100,
            Kind::Sum(sum) => 1 + sum.parts().count() as u64 / 4,
            Kind::Tally(tally) => tally.classes().len() as u64,
            Kind::Ways(ways) => {
                let filters = ways.lists().flatten();
                filters.map(|(filter, _)| filter.effort()).sum()
            }
            _ => 1,
        }
    }

    /// How long a look takes, in looks at a few cells: for those who must know when time is up.
    pub(crate) fn work(&self) -> u64 {
        let cells = self.cells.len() as u64 / 4;
        match &*self.kind {
            Kind::LongLine(line) => cells + line.moves() as u64 / 16,
            Kind::Ways(ways) => {
                let filters = ways.lists().flatten();
                cells + filters.map(|(filter, _)| filter.work()).sum::<u64>()
            }
            Kind::Listed(listed) => cells + listed.sets().map_or(0, <[DigitSet]>::len) as u64,
            _ => cells + self.effort(),
        }
    }

    /// A quick look that tells of most sums of several cells that there is nothing to take out.
    pub(crate) fn is_idle(&self, candidates: &[DigitSet]) -> bool {
        match &*self.kind {
            Kind::Sum(sum) => sum.is_idle(candidates),
            _ => false,
        }
    }
}

/// Widens candidates as far as they are refused still; `false` if they are not.
fn relax_by_trial(
    refused: &dyn Fn(&mut [DigitSet]) -> bool,
    candidates: &mut [DigitSet],
    within: &[DigitSet],
) -> bool {
    let mut trial = candidates.to_vec();
    let is_impossible = refused(&mut trial);
    if is_impossible {
        relax_some(0..candidates.len(), refused, candidates, within, &mut trial);
    }
    is_impossible
}

/// Some cells at once if that can be, else the one half of them and then the other; a cell alone digit by
/// digit. `trial` is room to try.
fn relax_some(
    range: Range<usize>,
    refused: &dyn Fn(&mut [DigitSet]) -> bool,
    candidates: &mut [DigitSet],
    within: &[DigitSet],
    trial: &mut [DigitSet],
) {
    if range.clone().all(|at| within[at].is_subset(candidates[at])) {
        return;
    }
    trial.copy_from_slice(candidates);
    for at in range.clone() {
        trial[at] |= within[at];
    }
    if refused(trial) {
        for at in range {
            candidates[at] |= within[at];
        }
    } else if range.len() > 1 {
        let middle = range.start + range.len() / 2;
        relax_some(range.start..middle, refused, candidates, within, trial);
        relax_some(middle..range.end, refused, candidates, within, trial);
    } else {
        let at = range.start;
        let lost = within[at] - candidates[at];
        for digit in lost.iter().filter(|_| lost.len() > 1) {
            trial.copy_from_slice(candidates);
            trial[at].insert(digit);
            if refused(trial) {
                candidates[at].insert(digit);
            }
        }
    }
}

/// Whether every cell has a candidate left.
#[inline]
fn possible(candidates: &[DigitSet]) -> Result<(), Impossible> {
    if candidates.iter().any(|digits| digits.is_empty()) {
        Err(Impossible)
    } else {
        Ok(())
    }
}
