//! Compiles conditions into propagators, with every table built beforehand. Tables that many propagators share are
//! built once.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use grille_core::constraint::{Automaton, Condition, Fault, Relation, Totals};
use grille_core::internal::Quota;
use grille_core::{Cell, DigitSet, Layout};

use super::count::Count;
use super::line::Line;
use super::listed::Listed;
use super::long_line::LongLine;
use super::pair::Pair;
use super::subsets::{SETS_BY_SUM, Subsets};
use super::sum::Sum;
use super::three::Three;
use super::ways::Ways;
use super::{Kind, Propagator, stops, sum};
use crate::simd::{MOST_DIGITS, Sets};

/// The approximate size of a propagator in the model, in a search and in the logic engine, without its tables: a fixed
/// part, and a part per cell.
const FILTER_BYTES: usize = 192;
const CELL_BYTES: usize = 24;

/// Makes the propagators of one puzzle.
pub(crate) struct Compiler<'a> {
    layout: &'a Layout,
    quota: &'a Quota<'a>,
    /// Shared tables: there may be very many pairs in few relations, and many lines with the same automaton.
    known: HashMap<Shared, Arc<Kind>>,
}

/// The key of shared tables.
#[derive(PartialEq, Eq, Hash)]
enum Shared {
    /// A relation, and whether the cells differ anyway.
    Pair(Arc<Relation>, bool),
    /// The digits that are counted, and the numbers allowed.
    Count(DigitSet, u64),
    /// An automaton, and the positions of the cells along the line.
    Line(Arc<Automaton>, Vec<usize>),
}

impl<'a> Compiler<'a> {
    /// For conditions on this grid, within a quota.
    pub fn new(layout: &'a Layout, quota: &'a Quota<'a>) -> Compiler<'a> {
        Compiler {
            layout,
            quota,
            known: HashMap::new(),
        }
    }

    /// Compiles a condition into a propagator.
    pub fn make(&mut self, condition: &Condition) -> Result<Propagator, Fault> {
        let (cells, kind) = self.prepare(condition)?;
        let bytes = FILTER_BYTES + CELL_BYTES * cells.len();
        self.quota.take(bytes)?;
        Ok(Propagator {
            cells: cells.into(),
            kind,
        })
    }

    /// Tables that other propagators may need too.
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

    /// Tables of one propagator alone.
    fn own(&self, kind: Kind) -> Result<Arc<Kind>, Fault> {
        let digits = self.layout.digits();
        self.quota.take(size_of::<Kind>() + kind.bytes(digits))?;
        Ok(Arc::new(kind))
    }

    /// The order of a condition's cells, and its tables.
    fn prepare(&mut self, condition: &Condition) -> Result<(Vec<Cell>, Arc<Kind>), Fault> {
        let digits = self.layout.digits();
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
                let differ = self.layout.peers(*first).contains(*second);
                let key = Shared::Pair(Arc::clone(relation), differ);
                let build = || Ok(Kind::Pair(Pair::new(relation.clone(), differ)));
                Ok((vec![*first, *second], self.shared(key, build)?))
            }
            Condition::Sum { terms, totals } => {
                // Splitting it into parts goes through all its cells again for each part.
                self.quota.work(terms.len() * terms.len())?;
                let (cells, kind) = prepare_sum(terms, *totals, self.layout);
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

/// A line, laid out unless that would be too large.
fn line(automaton: &Arc<Automaton>, word: &[usize], quota: &Quota<'_>) -> Result<Kind, Fault> {
    let states = stops::states(automaton, word.len(), quota)?;
    Ok(match Line::new(automaton, word, &states, quota)? {
        Some(line) => Kind::Line(line),
        None => Kind::LongLine(LongLine::new(automaton, word, states)?),
    })
}

fn prepare_sum(terms: &[(Cell, i32)], totals: Totals, layout: &Layout) -> (Vec<Cell>, Kind) {
    let digits = layout.digits();
    let parts = sum::parts(terms, layout);
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

/// Two digits with a sum. The relations of the classic grid are shared: they are few, and used everywhere.
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
    /// The approximate size in bytes of its tables, and of those that the searches derive from them.
    fn bytes(&self, digits: usize) -> usize {
        match self {
            Kind::Listed(listed) => listed.sets().map_or(0, size_of_val),
            Kind::Sum(sum) => 64 * sum.parts().count(),
            Kind::Line(line) => line.bytes(digits),
            Kind::LongLine(line) => line.bytes(),
            // A relation of few digits has tables over all sets.
            Kind::Pair(_) => 4 << 10,
            // The inner propagators are counted by themselves.
            Kind::OneOf(_)
            | Kind::Subsets(_)
            | Kind::Three(_)
            | Kind::Count(_)
            | Kind::Tally(_)
            | Kind::Ways(_) => 0,
        }
    }
}
