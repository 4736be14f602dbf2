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
use std::sync::{Arc, LazyLock};

use super::{Condition, Images, Relation, Totals};
use crate::simd::{MOST_DIGITS, Sets};
use crate::{Cell, DigitSet, Geometry, HouseKind};
use count::Count;
use line::Line;
use listed::Listed;
use long_line::LongLine;
use pair::Pair;
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
    #[must_use]
    pub fn new(condition: &Condition, geometry: &Geometry) -> Filter {
        let (cells, kind) = prepare(condition, geometry);
        Filter {
            cells: cells.into(),
            kind: Arc::new(kind),
        }
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

/// The order of a condition's cells, and its tables.
fn prepare(condition: &Condition, geometry: &Geometry) -> (Vec<Cell>, Kind) {
    let digits = geometry.digits();
    let few = digits <= MOST_DIGITS;
    match condition {
        Condition::OneOf { cell, digits } => (vec![*cell], Kind::OneOf(*digits)),
        Condition::Different { cells, .. } => {
            let kind = if few {
                Kind::Subsets(Subsets::new(digits, cells.len(), |_| true))
            } else {
                Kind::Listed(Listed::any())
            };
            (cells.clone(), kind)
        }
        Condition::Sets { cells, sets } => {
            let kind = if few {
                let allowed = |set| sets.contains(&set);
                Kind::Subsets(Subsets::new(digits, cells.len(), allowed))
            } else {
                Kind::Listed(Listed::new(sets.iter().copied()))
            };
            (cells.clone(), kind)
        }
        Condition::Pair {
            first,
            second,
            relation,
        } => {
            let differ = geometry.peers(*first).contains(*second);
            let kind = Kind::Pair(Pair::new(relation.clone(), differ));
            (vec![*first, *second], kind)
        }
        Condition::Sum { terms, totals } => prepare_sum(terms, *totals, geometry),
        Condition::Line { cells, automaton } => {
            let order: Vec<Cell> = condition.cells().iter().collect();
            let place = |cell: &Cell| order.binary_search(cell).expect("each cell is there");
            let word: Vec<usize> = cells.iter().map(place).collect();
            let states = stops::states(automaton, word.len());
            let kind = match Line::new(automaton, &word, &states) {
                Some(line) => Kind::Line(line),
                None => Kind::LongLine(LongLine::new(automaton, &word, states)),
            };
            (order, kind)
        }
        Condition::Count {
            cells,
            digits,
            counts,
        } => (cells.clone(), Kind::Count(Count::new(*digits, *counts))),
        Condition::Any(lists) => {
            let cells: Vec<Cell> = condition.cells().iter().collect();
            let ways = Ways::new(lists, &cells, geometry);
            (cells, Kind::Ways(ways))
        }
    }
}

fn prepare_sum(terms: &[(Cell, i32)], totals: Totals, geometry: &Geometry) -> (Vec<Cell>, Kind) {
    let digits = geometry.digits();
    let parts = sum::parts(terms, geometry);
    if let [part] = &parts[..] {
        let (cells, count) = (part.cells.clone(), part.cells.len());
        if count == 2 {
            let relation = sum_of_two(part.weight, totals, digits);
            return (cells, Kind::Pair(Pair::new(relation, true)));
        }
        if digits <= MOST_DIGITS {
            let mut allowed = Sets::NONE;
            for (sets, sum) in SETS_BY_SUM.iter().zip(0..) {
                if totals.contains(part.weight * sum) {
                    allowed.join(sets);
                }
            }
            let subsets = Subsets::with_checks(digits, count, &[(count, allowed)]);
            let total = u32::try_from(totals.least).ok();
            return match total.filter(|_| totals.least == totals.greatest) {
                Some(total) if count == 3 && part.weight == 1 => {
                    (cells, Kind::Three(Three::new(total, subsets)))
                }
                _ => (cells, Kind::Subsets(subsets)),
            };
        }
        if let Some(listed) = Listed::of_sum(digits, count, part.weight, totals) {
            return (cells, Kind::Listed(listed));
        }
    }
    let cells = parts.iter().flat_map(|part| &part.cells).copied().collect();
    (cells, Kind::Sum(Sum::new(&parts, totals, digits)))
}

/// Two digits with a sum. Those of the classic grid are shared: there are few, and they are used everywhere.
fn sum_of_two(weight: i32, totals: Totals, digits: usize) -> Arc<Relation> {
    static CLASSIC: LazyLock<Vec<Arc<Relation>>> = LazyLock::new(|| {
        let exactly = |total: u8| Arc::new(Relation::new(9, |a, b| a + b == total));
        (0..=18).map(exactly).collect()
    });
    if (weight, digits) == (1, 9)
        && totals.least == totals.greatest
        && let Some(known) = usize::try_from(totals.least)
            .ok()
            .and_then(|at| CLASSIC.get(at))
    {
        return known.clone();
    }
    let holds = |a: u8, b: u8| totals.contains(weight * (i32::from(a) + i32::from(b)));
    Arc::new(Relation::new(digits, holds))
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
