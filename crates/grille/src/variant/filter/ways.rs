//! At least one of several lists of conditions: what some list leaves.

use super::{Filter, Impossible, possible};
use crate::variant::Condition;
use crate::{Cell, DigitSet, Geometry};

#[derive(Clone, Debug)]
pub(super) struct Ways {
    ways: Vec<Vec<Placed>>,
}

/// A filter, and where its cells are among those of the whole.
#[derive(Clone, Debug)]
struct Placed {
    filter: Filter,
    at: Vec<usize>,
}

impl Ways {
    /// The lists, over cells in ascending order.
    pub fn new(lists: &[Vec<Condition>], cells: &[Cell], geometry: &Geometry) -> Ways {
        let place = |condition: &Condition| {
            let filter = Filter::new(condition, geometry);
            let at = filter.cells().iter();
            let at = at.map(|cell| cells.binary_search(cell).expect("a cell of the whole"));
            Placed {
                at: at.collect(),
                filter,
            }
        };
        let ways = lists.iter().map(|list| list.iter().map(place).collect());
        Ways {
            ways: ways.collect(),
        }
    }

    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        possible(candidates)?;
        let mut union = vec![DigitSet::EMPTY; candidates.len()];
        let mut found = false;
        for way in &self.ways {
            let mut left = candidates.to_vec();
            if narrow_all(way, &mut left).is_ok() {
                found = true;
                for (all, digits) in union.iter_mut().zip(left) {
                    *all |= digits;
                }
            }
        }
        candidates.copy_from_slice(&union);
        if found { Ok(()) } else { Err(Impossible) }
    }
}

/// Applies the filters of one way until none finds more.
fn narrow_all(way: &[Placed], candidates: &mut [DigitSet]) -> Result<(), Impossible> {
    let mut own = Vec::new();
    loop {
        let mut changed = false;
        for Placed { filter, at } in way {
            own.clear();
            own.extend(at.iter().map(|&at| candidates[at]));
            filter.narrow(&mut own)?;
            for (&at, &digits) in at.iter().zip(&own) {
                changed |= candidates[at] != digits;
                candidates[at] = digits;
            }
        }
        if !changed {
            return Ok(());
        }
    }
}
