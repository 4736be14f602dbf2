//! Conditions made into filters, with every table built beforehand. What many of them share is built once.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use super::count::Count;
use super::line::Line;
use super::listed::Listed;
use super::long_line::LongLine;
use super::pair::Pair;
use super::subsets::{SETS_BY_SUM, Subsets};
use super::sum::{self, Sum};
use super::three::Three;
use super::ways::Ways;
use super::{Filter, Kind, stops};
use crate::simd::{MOST_DIGITS, Sets};
use crate::variant::{Automaton, Condition, Fault, Quota, Relation, Totals};
use crate::{Cell, DigitSet, Geometry};

/// About what a filter takes in the model, in a search and in the logic engine, without its tables: by itself, and
/// for each of its cells.
const FILTER_BYTES: usize = 192;
const CELL_BYTES: usize = 24;

/// Makes the filters of one puzzle.
pub(crate) struct Filters<'a> {
    geometry: &'a Geometry,
    quota: &'a Quota<'a>,
    /// What is shared: there may be very many pairs in few relations, and many lines with the same reader.
    known: HashMap<Shared, Arc<Kind>>,
}

/// What tables depend on, where it often comes again.
#[derive(PartialEq, Eq, Hash)]
enum Shared {
    /// A relation, and whether the cells differ anyway.
    Pair(Arc<Relation>, bool),
    /// What is counted, and the numbers allowed.
    Count(DigitSet, u64),
    /// A reader, and the places of the cells along the line.
    Line(Arc<Automaton>, Vec<usize>),
}

impl<'a> Filters<'a> {
    /// For conditions on this grid, within a quota.
    pub fn new(geometry: &'a Geometry, quota: &'a Quota<'a>) -> Filters<'a> {
        Filters {
            geometry,
            quota,
            known: HashMap::new(),
        }
    }

    /// Makes a filter of a condition.
    pub fn make(&mut self, condition: &Condition) -> Result<Filter, Fault> {
        let (cells, kind) = self.prepare(condition)?;
        let bytes = FILTER_BYTES + CELL_BYTES * cells.len();
        self.quota.take(bytes)?;
        Ok(Filter {
            cells: cells.into(),
            kind,
        })
    }

    /// Tables that others may need too.
    fn shared(
        &mut self,
        key: Shared,
        build: impl FnOnce() -> Result<Kind, Fault>,
    ) -> Result<Arc<Kind>, Fault> {
        if let Some(known) = self.known.get(&key) {
            return Ok(Arc::clone(known));
        }
        let kind = self.own(build()?)?;
        self.known.insert(key, Arc::clone(&kind));
        Ok(kind)
    }

    /// Tables of one filter alone.
    fn own(&self, kind: Kind) -> Result<Arc<Kind>, Fault> {
        let digits = self.geometry.digits();
        self.quota.take(size_of::<Kind>() + kind.bytes(digits))?;
        Ok(Arc::new(kind))
    }

    /// The order of a condition's cells, and its tables.
    fn prepare(&mut self, condition: &Condition) -> Result<(Vec<Cell>, Arc<Kind>), Fault> {
        let digits = self.geometry.digits();
        let few = digits <= MOST_DIGITS;
        match condition {
            Condition::OneOf { cell, digits } => Ok((vec![*cell], self.own(Kind::OneOf(*digits))?)),
            Condition::Different { cells, .. } => {
                let kind = if few {
                    Kind::Subsets(Subsets::new(digits, cells.len(), |_| true))
                } else {
                    Kind::Listed(Listed::any())
                };
                Ok((cells.clone(), self.own(kind)?))
            }
            Condition::Sets { cells, sets } => {
                let kind = if few {
                    self.quota.work(sets.len() << digits)?;
                    let allowed = |set| sets.contains(&set);
                    Kind::Subsets(Subsets::new(digits, cells.len(), allowed))
                } else {
                    Kind::Listed(Listed::new(sets.iter().copied()))
                };
                Ok((cells.clone(), self.own(kind)?))
            }
            Condition::Pair {
                first,
                second,
                relation,
            } => {
                let differ = self.geometry.peers(*first).contains(*second);
                let key = Shared::Pair(Arc::clone(relation), differ);
                let build = || Ok(Kind::Pair(Pair::new(relation.clone(), differ)));
                Ok((vec![*first, *second], self.shared(key, build)?))
            }
            Condition::Sum { terms, totals } => {
                // Dividing it looks at all its cells again for each part.
                self.quota.work(terms.len() * terms.len())?;
                let (cells, kind) = prepare_sum(terms, *totals, self.geometry);
                Ok((cells, self.own(kind)?))
            }
            Condition::Line { cells, automaton } => {
                let order: Vec<Cell> = condition.cells().iter().collect();
                let place = |cell: &Cell| order.binary_search(cell).expect("each cell is there");
                let word: Vec<usize> = cells.iter().map(place).collect();
                let quota = self.quota;
                let key = Shared::Line(Arc::clone(automaton), word.clone());
                let kind = self.shared(key, || line(automaton, &word, quota))?;
                Ok((order, kind))
            }
            Condition::Count {
                cells,
                digits,
                counts,
            } => {
                let key = Shared::Count(*digits, *counts);
                let build = || Ok(Kind::Count(Count::new(*digits, *counts)));
                Ok((cells.clone(), self.shared(key, build)?))
            }
            Condition::Any(lists) => {
                let cells: Vec<Cell> = condition.cells().iter().collect();
                let ways = Ways::new(lists, &cells, self)?;
                Ok((cells, self.own(Kind::Ways(ways))?))
            }
        }
    }
}

/// A line, laid out if that is not too large.
fn line(automaton: &Arc<Automaton>, word: &[usize], quota: &Quota<'_>) -> Result<Kind, Fault> {
    let states = stops::states(automaton, word.len(), quota)?;
    Ok(match Line::new(automaton, word, &states, quota)? {
        Some(line) => Kind::Line(line),
        None => Kind::LongLine(LongLine::new(automaton, word, states)?),
    })
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

impl Kind {
    /// About how many bytes its tables take, and those that the searches make of them.
    fn bytes(&self, digits: usize) -> usize {
        match self {
            Kind::Listed(listed) => listed.sets().map_or(0, size_of_val),
            Kind::Sum(sum) => 64 * sum.parts().count(),
            Kind::Line(line) => line.bytes(digits),
            Kind::LongLine(line) => line.bytes(),
            // A relation of few digits has tables of all its sets.
            Kind::Pair(_) => 4 << 10,
            // What is inside counts for itself.
            Kind::OneOf(_)
            | Kind::Subsets(_)
            | Kind::Three(_)
            | Kind::Count(_)
            | Kind::Tally(_)
            | Kind::Ways(_) => 0,
        }
    }
}
