//! Groups of cells that are equal in some way.

use std::sync::Arc;

use super::{Condition, Fault, Relation};
use crate::{Cell, DigitSet, Geometry};

/// Two or more groups of cells that are equal in some way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Equal {
    /// In which way.
    pub kind: EqualKind,
    /// The groups.
    pub groups: Vec<Vec<Cell>>,
}

/// In which way groups of cells are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EqualKind {
    /// They hold the same digits as often, in any order.
    Digits,
    /// They have the same sum.
    Sums,
}

impl Equal {
    pub(super) fn compile(&self, geometry: &Geometry) -> Result<Vec<Condition>, Fault> {
        if self.groups.len() < 2 || self.groups.iter().any(Vec::is_empty) {
            return Err(Fault::TooFew { least: 2 });
        }
        let pairs = self.groups.windows(2).map(|two| (&two[0], &two[1]));
        if self.kind == EqualKind::Sums {
            let sums = pairs.map(|(a, b)| Condition::equal_sums(geometry, a, b));
            return Ok(sums.collect());
        }
        let size = self.groups[0].len();
        if self.groups.iter().any(|group| group.len() != size) {
            return Err(Fault::Shape);
        }
        if size == 1 {
            let equal = Arc::new(Relation::new(geometry.digits(), |a, b| a == b));
            return Ok(pairs
                .map(|(a, b)| Condition::pair(a[0], b[0], &equal))
                .collect());
        }
        let mut conditions = Vec::new();
        for (a, b) in pairs {
            conditions.push(Condition::equal_sums(geometry, a, b));
            // A digit comes at most once where all cells of a group see each other.
            let most = if is_all_different(geometry, a) || is_all_different(geometry, b) {
                1
            } else {
                size
            };
            for digit in geometry.all_digits() {
                let holds = |cells: &[Cell], times: usize| Condition::Count {
                    cells: cells.to_vec(),
                    digits: DigitSet::only(digit),
                    counts: 1_u64.checked_shl(times as u32).unwrap_or(0),
                };
                let ways = (0..=most).map(|times| vec![holds(a, times), holds(b, times)]);
                conditions.push(Condition::Any(ways.collect()));
            }
        }
        Ok(conditions)
    }
}

fn is_all_different(geometry: &Geometry, cells: &[Cell]) -> bool {
    let sees = |a: Cell, b: Cell| geometry.peers(a).contains(b);
    (0..cells.len()).all(|i| (0..i).all(|j| sees(cells[i], cells[j])))
}
