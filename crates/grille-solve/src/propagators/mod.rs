//! Propagators: a [`Propagator`] prunes the candidates of the cells of one condition.
//!
//! It is a condition prepared for this one question, with every table built beforehand. The exact solver runs it at
//! every step of its search, the logic engine uses it to say "this digit breaks that cage", and a model runs it once,
//! to find constraints that cannot be met.
//!
//! - `subsets`: cells that all differ, by the sets of digits they can hold together (up to 9 digits);
//! - `listed`: the same from a list of sets, for more digits;
//! - `three`: sums of three cells that differ;
//! - `sum`, `reach`: weighted sums, by the totals that can be reached;
//! - `pair`, `line`, `count`: relations, automata, counts;
//! - `long_line`: automata too large to be laid out;
//! - `tally`: several counts over the same cells;
//! - `ways`: at least one of several lists of conditions;
//! - `kernels`: the same conditions as vector code for 32 boards.

mod count;
mod kernels;
mod line;
mod listed;
mod long_line;
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

use grille_core::constraint::Condition;
use grille_core::internal::{Images, Quota};
use grille_core::{Cell, DigitSet, HouseKind, Layout};

use crate::simd::{MOST_DIGITS, Sets};
use count::Count;
use line::Line;
use listed::Listed;
use long_line::LongLine;
use pair::Pair;
pub(crate) use prepare::Compiler;
use subsets::{SETS_BY_SUM, Subsets};
use sum::Sum;
use tally::Tally;
use three::Three;
use ways::Ways;

/// The condition cannot be met with the digits that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Impossible;

/// A condition prepared for pruning the candidates of its cells.
///
/// ```
/// use grille_core::constraint::{Condition, Totals};
/// use grille_solve::Propagator;
/// use grille_core::{Cell, DigitSet, Layout};
///
/// // Three cells of a row add up to 7: they hold 1, 2 and 4.
/// let layout = Layout::classic();
/// let row = [0, 1, 2].map(Cell::new);
/// let sum = Condition::sum(&layout, row.map(|cell| (cell, 1)), Totals::exactly(7));
/// let propagator = Propagator::new(&sum, &layout);
/// let mut candidates = [DigitSet::first(9); 3];
/// propagator.narrow(&mut candidates)?;
/// assert!(candidates.iter().all(|digits| digits.to_string() == "124"));
/// # Ok::<(), grille_solve::Impossible>(())
/// ```
///
/// Cheap to clone: the tables are shared.
#[derive(Clone, Debug)]
pub struct Propagator {
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

impl Propagator {
    /// Prepares a condition. The layout says which of its cells differ anyway, which prunes more.
    ///
    /// # Panics
    /// If it is a line too long, or with too many states, for any puzzle.
    #[must_use]
    pub fn new(condition: &Condition, layout: &Layout) -> Propagator {
        let quota = Quota::unlimited();
        let propagator = Compiler::new(layout, &quota).make(condition);
        propagator.expect("a line that is not too long")
    }

    /// A house as a whole: its cells differ, and the first few of them, the next few, … have the given sums. Taken
    /// together, these prune more than one by one. `None` if there are too many digits for that.
    pub(crate) fn of_house(
        cells: Vec<Cell>,
        sums: &[(usize, i32)],
        digits: usize,
    ) -> Option<Propagator> {
        if digits > MOST_DIGITS {
            return None;
        }
        // The cells differ, so the sum of those up to the end of a part is that of their set.
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
        Some(Propagator {
            cells: cells.into(),
            kind: Arc::new(kind),
        })
    }

    /// Several counts over the same cells at once, for disjoint classes of digits: each class with the number of cells
    /// that may hold one of its digits. `None` if there are too many cells for that.
    pub(crate) fn of_counts(
        cells: &[Cell],
        mut classes: Vec<(DigitSet, u64)>,
        layout: &Layout,
    ) -> Option<Propagator> {
        if cells.len() > tally::MOST_CELLS {
            return None;
        }
        let counted = classes.iter();
        let counted = counted.fold(DigitSet::EMPTY, |all, (digits, _)| all | *digits);
        let others = layout.all_digits() - counted;
        if !others.is_empty() {
            classes.push((others, u64::MAX));
        }
        let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
        let lines = kinds.into_iter().filter_map(|kind| {
            let line = |&cell: &Cell| {
                let mut houses = layout.houses_of(cell);
                let house = houses.find(|house| house.kind() == kind)?;
                (house.number() < 64).then_some(house.number() as u8)
            };
            cells.iter().map(line).collect()
        });
        let kind = Kind::Tally(Tally::new(classes, lines.collect()));
        Some(Propagator {
            cells: cells.into(),
            kind: Arc::new(kind),
        })
    }

    /// The cells it reads, each once, in the order in which [`Propagator::narrow`] takes their candidates.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Removes impossible digits; `candidates` has one entry for each of the [cells](Propagator::cells).
    ///
    /// A removed digit occurs in no assignment that meets the condition with these candidates. When every cell has one
    /// digit, the result says whether they meet it. Pairs, counts, sums (unless they have very many totals) and lines
    /// that cross no cell twice are pruned completely: every remaining digit occurs in some assignment.
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

    /// Explains a failure: takes candidates that [`Propagator::narrow`] finds impossible, and adds digits from `within`
    /// as long as they stay impossible. Whatever is then still missing from `within` is the reason. `false` if these
    /// candidates are possible, as far as can be seen.
    ///
    /// ```
    /// use grille_core::constraint::{Condition, Totals};
    /// use grille_solve::Propagator;
    /// use grille_core::{Cell, DigitSet, Layout};
    ///
    /// // Three cells of a row add up to 7. With 4 in one and 5, 6 or 7 in the next it cannot be, and the
    /// // 4 has nothing to do with it.
    /// let layout = Layout::classic();
    /// let row = [0, 1, 2].map(Cell::new);
    /// let sum = Condition::sum(&layout, row.map(|cell| (cell, 1)), Totals::exactly(7));
    /// let all = [DigitSet::first(9); 3];
    /// let mut candidates = [0b1000, 0b0111_0000, 0b1_1111_1111].map(DigitSet::from_bits);
    /// assert!(Propagator::new(&sum, &layout).relax(&mut candidates, &all));
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

    /// For a relation between two cells: for each set of candidates of one of them, what the other may hold.
    pub(crate) fn images(&self) -> Option<[&Images; 2]> {
        match &*self.kind {
            Kind::Pair(pair) => pair.images(),
            _ => None,
        }
    }

    /// How much longer it takes than a condition on two or three cells, roughly.
    pub(crate) fn effort(&self) -> u64 {
        match &*self.kind {
            Kind::Line(line) => 1 + line.track().moves.len() as u64 / 8,
            Kind::LongLine(_) => 100,
            Kind::Sum(sum) => 1 + sum.parts().count() as u64 / 4,
            Kind::Tally(tally) => tally.classes().len() as u64,
            Kind::Ways(ways) => {
                let propagators = ways.lists().flatten();
                propagators.map(|(propagator, _)| propagator.effort()).sum()
            }
            _ => 1,
        }
    }

    /// How long one run takes, in runs over a few cells: for searches that must stop in time.
    pub(crate) fn work(&self) -> u64 {
        let cells = self.cells.len() as u64 / 4;
        match &*self.kind {
            Kind::LongLine(line) => cells + line.moves() as u64 / 16,
            Kind::Ways(ways) => {
                let propagators = ways.lists().flatten();
                cells
                    + propagators
                        .map(|(propagator, _)| propagator.work())
                        .sum::<u64>()
            }
            Kind::Listed(listed) => cells + listed.sets().map_or(0, <[DigitSet]>::len) as u64,
            _ => cells + self.effort(),
        }
    }

    /// A quick test that finds, for most sums of several cells, that there is nothing to remove.
    pub(crate) fn is_idle(&self, candidates: &[DigitSet]) -> bool {
        match &*self.kind {
            Kind::Sum(sum) => sum.is_idle(candidates),
            _ => false,
        }
    }
}

/// Widens candidates as long as they are still refused; `false` if they are not refused at all.
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

/// Widens some cells at once if possible, otherwise one half of them and then the other, down to single digits of one
/// cell. `trial` is scratch space.
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
