//! At least one of several lists of conditions: what some list leaves.

use super::{Filter, Filters, Impossible, possible, relax_by_trial};
use crate::variant::{Condition, Fault};
use crate::{Cell, DigitSet};

/// Cells whose candidates fit on the stack.
const FEW: usize = 16;

#[derive(Clone, Debug)]
pub(super) struct Ways {
    ways: Vec<Vec<Placed>>,
}

/// A filter, and where its cells are among those of the whole.
#[derive(Clone, Debug)]
struct Placed {
    filter: Filter,
    at: Box<[u16]>,
}

impl Ways {
    /// The lists, over cells in ascending order.
    pub fn new(
        lists: &[Vec<Condition>],
        cells: &[Cell],
        filters: &mut Filters<'_>,
    ) -> Result<Ways, Fault> {
        let mut ways: Vec<Vec<Placed>> = Vec::with_capacity(lists.len());
        for list in lists {
            let mut way = Vec::with_capacity(list.len());
            for condition in list {
                let filter = filters.make(condition)?;
                let at = filter.cells().iter();
                let at =
                    at.map(|cell| cells.binary_search(cell).expect("a cell of the whole") as u16);
                way.push(Placed {
                    at: at.collect(),
                    filter,
                });
            }
            ways.push(way);
        }
        Ok(Ways { ways })
    }

    /// Each list of filters, with the places of their cells among those of the whole.
    pub fn lists(&self) -> impl Iterator<Item = impl Iterator<Item = (&Filter, &[u16])>> {
        let lists = self.ways.iter();
        lists.map(|list| list.iter().map(|own| (&own.filter, &own.at[..])))
    }

    pub fn narrow(&self, candidates: &mut [DigitSet]) -> Result<(), Impossible> {
        possible(candidates)?;
        let count = candidates.len();
        if count <= FEW {
            self.unite(candidates, &mut [DigitSet::EMPTY; 3 * FEW][..3 * count])
        } else {
            self.unite(candidates, &mut vec![DigitSet::EMPTY; 3 * count])
        }
    }

    /// Leaves what some way leaves; the room is for three sets of digits a cell, empty.
    fn unite(&self, candidates: &mut [DigitSet], room: &mut [DigitSet]) -> Result<(), Impossible> {
        let (union, room) = room.split_at_mut(candidates.len());
        let (left, room) = room.split_at_mut(candidates.len());
        let mut found = false;
        for way in &self.ways {
            left.copy_from_slice(candidates);
            if narrow_all(way, left, room).is_ok() {
                found = true;
                for (all, &digits) in union.iter_mut().zip(&*left) {
                    *all |= digits;
                }
                if union == candidates {
                    return Ok(());
                }
            }
        }
        candidates.copy_from_slice(union);
        if found { Ok(()) } else { Err(Impossible) }
    }
}

impl Ways {
    /// See [`Filter::relax`](super::Filter::relax). Way after way is kept impossible, with what is missing
    /// for the ways before, and as little more as can be seen.
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) -> bool {
        let mut widest = within.to_vec();
        let kept = (self.ways.iter()).all(|way| relax_way(way, candidates, &mut widest));
        if kept {
            candidates.copy_from_slice(&widest);
        }
        kept
    }
}

/// Narrows what is the widest until one way is impossible: by the one of its filters that asks for least,
/// or by all of them together. `false` if the way is possible with these candidates.
fn relax_way(way: &[Placed], candidates: &[DigitSet], widest: &mut [DigitSet]) -> bool {
    let mut best: Option<(usize, &Placed, Vec<DigitSet>)> = None;
    for placed in way {
        let mut own: Vec<DigitSet> = (placed.at.iter())
            .map(|&at| candidates[usize::from(at)])
            .collect();
        let within: Vec<DigitSet> = (placed.at.iter())
            .map(|&at| widest[usize::from(at)])
            .collect();
        if placed.filter.relax(&mut own, &within) {
            let lost = within.iter().zip(&own);
            let lost = lost.map(|(&within, &own)| (within - own).len()).sum();
            if best.as_ref().is_none_or(|(least, ..)| lost < *least) {
                best = Some((lost, placed, own));
            }
        }
    }
    if let Some((_, placed, own)) = best {
        for (&at, digits) in placed.at.iter().zip(own) {
            widest[usize::from(at)] = digits;
        }
        return true;
    }
    let refused = |trial: &mut [DigitSet]| {
        let mut room = vec![DigitSet::EMPTY; trial.len()];
        narrow_all(way, trial, &mut room).is_err()
    };
    let mut own = candidates.to_vec();
    let is_impossible = relax_by_trial(&refused, &mut own, widest);
    if is_impossible {
        widest.copy_from_slice(&own);
    }
    is_impossible
}

/// Applies the filters of one way until none finds more; the room is for a set of digits a cell.
fn narrow_all(
    way: &[Placed],
    candidates: &mut [DigitSet],
    room: &mut [DigitSet],
) -> Result<(), Impossible> {
    loop {
        let mut changed = false;
        for Placed { filter, at } in way {
            let own = &mut room[..at.len()];
            for (own, &at) in own.iter_mut().zip(at) {
                *own = candidates[usize::from(at)];
            }
            filter.narrow(own)?;
            for (&at, &digits) in at.iter().zip(&*own) {
                let now = &mut candidates[usize::from(at)];
                changed |= *now != digits;
                *now = digits;
            }
        }
        // One filter alone finds all it can at once, or nearly.
        if !changed || way.len() == 1 {
            return Ok(());
        }
    }
}
