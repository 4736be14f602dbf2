//! Constraints on groups of cells: counting circles, special cages, indexing cells.

use std::collections::HashMap;
use std::sync::Arc;

use super::line::read;
use super::{Automaton, Condition, Fault, Quota, Relation};
use crate::{Cell, Digit, DigitSet, HouseKind, Layout};

/// A group of cells with a constraint of some kind.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    /// The kind.
    pub kind: GroupKind,
    /// The cells; in the order they are read where that matters.
    pub cells: Vec<Cell>,
}

/// What the cells of a group mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GroupKind {
    /// A digit in one of these circles occurs in as many of them as it says.
    CountingCircles,
    /// No repeated digit, as many even as odd digits and as many low as high ones; never the middle digit.
    Equality,
    /// No repeated digit, and no subset of the digits adds up to this.
    Rellik(u32),
    /// No repeated digit; those between the least and the greatest, in order, add up to this.
    Lunchbox(u32),
    /// A cell in row R with the digit D: in its column, row D holds R.
    RowIndex,
    /// A cell in column C with the digit D: in its row, column D holds C.
    ColumnIndex,
    /// The P-th cell of its box with the digit D: the D-th cell of the box holds P.
    BoxIndex,
}

impl Group {
    pub(super) fn compile(
        &self,
        layout: &Layout,
        quota: &Quota<'_>,
    ) -> Result<Vec<Condition>, Fault> {
        if matches!(
            self.kind,
            GroupKind::RowIndex | GroupKind::ColumnIndex | GroupKind::BoxIndex
        ) {
            return self.indices(layout, quota);
        }
        let conditions = self.others(layout, quota)?;
        for condition in &conditions {
            quota.take(condition.bytes())?;
        }
        Ok(conditions)
    }

    /// The conditions of indexing cells: counted against the quota as they are made.
    fn indices(&self, layout: &Layout, quota: &Quota<'_>) -> Result<Vec<Condition>, Fault> {
        let kind = match self.kind {
            // The row of a cell is its position in the column.
            GroupKind::RowIndex => HouseKind::Column,
            GroupKind::ColumnIndex => HouseKind::Row,
            _ => HouseKind::Box,
        };
        let mut relations = HashMap::new();
        let mut conditions = Vec::new();
        for &cell in &self.cells {
            for condition in index(layout, cell, kind, &mut relations)? {
                quota.take(condition.bytes())?;
                conditions.push(condition);
            }
        }
        Ok(conditions)
    }

    /// The conditions of all other kinds.
    fn others(&self, layout: &Layout, quota: &Quota<'_>) -> Result<Vec<Condition>, Fault> {
        let cells = &self.cells;
        let different = || -> Result<Condition, Fault> {
            if cells.len() > layout.digits() {
                return Err(Fault::TooMany { cells: cells.len() });
            }
            Ok(Condition::Different {
                kind: HouseKind::Cage,
                cells: cells.clone(),
            })
        };
        match self.kind {
            GroupKind::CountingCircles => Ok(circles(layout, cells)),
            GroupKind::Equality => {
                let mut conditions = vec![different()?];
                conditions.extend(equality(layout, cells)?);
                Ok(conditions)
            }
            GroupKind::Rellik(sum) => {
                different()?;
                let sets = rellik_sets(layout, cells.len(), sum).ok_or(Fault::TooLarge)?;
                if sets.is_empty() {
                    return Err(Fault::Impossible);
                }
                Ok(vec![
                    different()?,
                    Condition::Sets {
                        cells: cells.clone(),
                        sets: sets.into(),
                    },
                ])
            }
            GroupKind::Lunchbox(sum) => {
                if cells.len() < 2 {
                    return Err(Fault::TooFew { least: 2 });
                }
                Ok(vec![
                    different()?,
                    read(cells.clone(), lunchbox(layout, sum, quota))?,
                ])
            }
            GroupKind::RowIndex | GroupKind::ColumnIndex | GroupKind::BoxIndex => {
                self.indices(layout, quota)
            }
        }
    }
}

fn circles(layout: &Layout, cells: &[Cell]) -> Vec<Condition> {
    let counts = layout.all_digits().iter().map(|digit| {
        let number = layout.number(digit);
        let some = if number < 64 { 1_u64 << number } else { 0 };
        Condition::Count {
            cells: cells.to_vec(),
            digits: DigitSet::only(digit),
            counts: 1 | some,
        }
    });
    counts.collect()
}

fn equality(layout: &Layout, cells: &[Cell]) -> Result<Vec<Condition>, Fault> {
    if !cells.len().is_multiple_of(2) {
        return Err(Fault::Impossible);
    }
    let digits = layout.digits();
    let class = |holds: &dyn Fn(Digit) -> bool| Condition::Count {
        cells: cells.to_vec(),
        digits: layout.all_digits().iter().filter(|&d| holds(d)).collect(),
        counts: 1 << (cells.len() / 2),
    };
    Ok(vec![
        class(&|digit| layout.number(digit) % 2 == 0),
        class(&|digit| layout.number(digit) % 2 == 1),
        class(&|digit| digit.index() < digits / 2),
        class(&|digit| digit.index() >= digits.div_ceil(2)),
    ])
}

/// The sets of this many digits that have no subset with this sum; `None` if there are too many.
fn rellik_sets(layout: &Layout, size: usize, sum: u32) -> Option<Vec<DigitSet>> {
    const MOST: usize = 50_000;
    if sum >= u128::BITS {
        return None;
    }
    // Sets of the first digits, each with the sums of its subsets, as bits.
    let mut sets = vec![(DigitSet::EMPTY, 0_u128)];
    for digit in layout.all_digits() {
        let number = layout.number(digit);
        let left = layout.digits() - digit.index() - 1;
        let mut next = Vec::new();
        for &(set, sums) in &sets {
            let with = (set | DigitSet::only(digit), sums | (sums | 1) << number);
            next.extend([(set, sums), with].into_iter().filter(|&(set, sums)| {
                sums >> sum & 1 == 0 && set.len() <= size && set.len() + left >= size
            }));
        }
        if next.len() > MOST {
            return None;
        }
        sets = next;
    }
    Some(sets.into_iter().map(|(set, _)| set).collect())
}

/// The automaton of a lunchbox: the least and the greatest digit are guessed at the first one.
fn lunchbox(layout: &Layout, sum: u32, quota: &Quota<'_>) -> Result<Automaton, Fault> {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    enum Read {
        Before,
        /// Waiting for this end, with this much left to add.
        Inside(u8, u32),
        After,
    }
    let digits = layout.digits() as u8;
    let step = |low: u8, high: u8, read: Read, digit: u8| -> Option<Read> {
        let other = match digit {
            _ if digit == low => Some(high),
            _ if digit == high => Some(low),
            _ if low < digit && digit < high => None,
            _ => return None,
        };
        match (read, other) {
            (Read::Before, Some(other)) => Some(Read::Inside(other, sum)),
            (Read::Before, None) => Some(Read::Before),
            (Read::Inside(end, 0), Some(_)) if end == digit => Some(Read::After),
            (Read::Inside(..) | Read::After, Some(_)) => None,
            (Read::Inside(end, left), None) => {
                let number = layout.number(Digit::from_index(usize::from(digit) - 1));
                Some(Read::Inside(end, left.checked_sub(number as u32)?))
            }
            (Read::After, None) => Some(Read::After),
        }
    };
    Automaton::guess_within(
        quota,
        usize::from(digits),
        (1..=digits).flat_map(|low| (low + 1..=digits).map(move |high| (low, high, Read::Before))),
        |&(low, high, read), digit| Some((low, high, step(low, high, read, digit)?)),
        |&(_, _, read)| read == Read::After,
    )
}

/// The conditions of one indexing cell: its digit is the position in a house where its own position is written. The
/// relations are cached by their two digits.
fn index(
    layout: &Layout,
    cell: Cell,
    kind: HouseKind,
    relations: &mut HashMap<(Digit, Digit), Arc<Relation>>,
) -> Result<Vec<Condition>, Fault> {
    let house = layout
        .houses_of(cell)
        .find(|house| house.kind() == kind)
        .ok_or(Fault::Grid)?;
    let cells = house.cells();
    let place = cells.iter().position(|&other| other == cell);
    let place = place.expect("a cell is in its house") as i64 + 1;
    let own = layout.digit(place).ok_or(Fault::Grid)?;
    let reaches: DigitSet = (1..=cells.len() as i64)
        .filter_map(|number| layout.digit(number))
        .collect();
    let mut conditions = vec![Condition::OneOf {
        cell,
        digits: reaches,
    }];
    for (position, &other) in cells.iter().enumerate() {
        let Some(digit) = layout.digit(position as i64 + 1) else {
            continue;
        };
        let relation = relations.entry((digit, own)).or_insert_with(|| {
            let holds = |a, b| a != digit.value() || b == own.value();
            Arc::new(Relation::new(layout.digits(), holds))
        });
        conditions.push(Condition::pair(cell, other, relation));
    }
    Ok(conditions)
}

/// Some digits occur in some cells exactly as often as stated; nothing is said about other digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LookAndSay {
    /// The cells.
    pub cells: Vec<Cell>,
    /// How often each digit occurs.
    pub counts: Vec<(u8, Digit)>,
}

impl LookAndSay {
    pub(super) fn compile(&self) -> Result<Vec<Condition>, Fault> {
        let total: usize = self
            .counts
            .iter()
            .map(|&(count, _)| usize::from(count))
            .sum();
        if total > self.cells.len() {
            return Err(Fault::Impossible);
        }
        let counts = self.counts.iter().map(|&(count, digit)| Condition::Count {
            cells: self.cells.clone(),
            digits: DigitSet::only(digit),
            counts: 1_u64.checked_shl(count.into()).unwrap_or(0),
        });
        Ok(counts.collect())
    }
}
