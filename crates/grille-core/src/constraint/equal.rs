//! Groups of cells that are equal in some way.

use std::sync::Arc;

use super::{Condition, Fault, Quota, Relation};
use crate::{Cell, CellSet, DigitSet, HouseKind, Layout};

/// Two or more groups of cells that are equal in some way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Equal {
    /// In which way.
    pub kind: EqualKind,
    /// The groups.
    pub groups: Vec<Vec<Cell>>,
}

/// In which way groups of cells are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EqualKind {
    /// They hold the same digits equally often, in any order.
    Digits,
    /// They have the same sum.
    Sums,
}

impl Equal {
    pub(super) fn compile(
        &self,
        layout: &Layout,
        quota: &Quota<'_>,
    ) -> Result<Vec<Condition>, Fault> {
        if self.groups.len() < 2 || self.groups.iter().any(Vec::is_empty) {
            return Err(Fault::TooFew { least: 2 });
        }
        let pairs = self.groups.windows(2).map(|two| (&two[0], &two[1]));
        let mut conditions = Vec::new();
        let mut add = |condition: Condition| {
            quota.take(condition.bytes())?;
            conditions.push(condition);
            Ok::<(), Fault>(())
        };
        if self.kind == EqualKind::Sums {
            for (a, b) in pairs {
                add(Condition::equal_sums(layout, a, b))?;
            }
            return Ok(conditions);
        }
        let size = self.groups[0].len();
        if self.groups.iter().any(|group| group.len() != size) {
            return Err(Fault::Shape);
        }
        if size == 1 {
            let equal = Arc::new(Relation::new(layout.digits(), |a, b| a == b));
            for (a, b) in pairs {
                add(Condition::pair(a[0], b[0], &equal))?;
            }
            return Ok(conditions);
        }
        for (a, b) in pairs {
            add(Condition::equal_sums(layout, a, b))?;
            // A digit occurs in both as often as it can in either.
            let most = most_often(layout, a).min(most_often(layout, b));
            // Counts are bits of a word.
            if most >= u64::BITS as usize {
                return Err(Fault::TooLarge);
            }
            for digit in layout.all_digits() {
                let holds = |cells: &[Cell], times: usize| Condition::Count {
                    cells: cells.to_vec(),
                    digits: DigitSet::only(digit),
                    counts: 1 << times,
                };
                let ways = (0..=most).map(|times| vec![holds(a, times), holds(b, times)]);
                add(Condition::Any(ways.collect()))?;
            }
        }
        Ok(conditions)
    }
}

/// The most often that a digit can occur in some cells: once if all of them see each other, else once in each row,
/// column or box that they are in.
fn most_often(layout: &Layout, cells: &[Cell]) -> usize {
    let sees = |a: Cell, b: Cell| layout.peers(a).contains(b);
    if (0..cells.len()).all(|i| (0..i).all(|j| sees(cells[i], cells[j]))) {
        return 1;
    }
    // A cell that is named twice counts twice.
    let own: CellSet = cells.iter().copied().collect();
    let repeated = cells.len() - own.len();
    let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
    let by_kind = kinds.map(|kind| {
        let (mut houses, mut left) = (0, own);
        for house in layout.houses().iter().filter(|house| house.kind() == kind) {
            let inside: CellSet = house.cells().iter().copied().collect();
            houses += usize::from(!(left & inside).is_empty());
            left -= inside;
        }
        houses + left.len()
    });
    by_kind.into_iter().min().unwrap_or(own.len()) + repeated
}
