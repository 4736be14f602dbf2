//! The propagator for alternatives: at least one of several lists of conditions holds. It keeps the union of what each
//! list leaves.

use grille_core::constraint::{Condition, Fault};
use grille_core::{Cell, DigitSet};

use super::{Compiler, Impossible, Propagator, possible, relax_by_trial};

/// Cells whose candidates fit on the stack.
const FEW: usize = 16;

#[derive(Clone, Debug)]
pub(super) struct Ways {
    ways: Vec<Vec<Placed>>,
}

/// A propagator, and the positions of its cells among those of the whole.
#[derive(Clone, Debug)]
struct Placed {
    propagator: Propagator,
    at: Box<[u16]>,
}

impl Ways {
    /// The lists, over cells in ascending order.
    pub fn new(
        lists: &[Vec<Condition>],
        cells: &[Cell],
        propagators: &mut Compiler<'_>,
    ) -> Result<Ways, Fault> {
        let mut ways: Vec<Vec<Placed>> = Vec::with_capacity(lists.len());
        for list in lists {
            let mut way = Vec::with_capacity(list.len());
            for condition in list {
                let propagator = propagators.make(condition)?;
                let at = propagator.cells().iter();
                let at =
                    at.map(|cell| cells.binary_search(cell).expect("a cell of the whole") as u16);
                way.push(Placed {
                    at: at.collect(),
                    propagator,
                });
            }
            ways.push(way);
        }
        Ok(Ways { ways })
    }

    /// Each list of propagators, with the positions of their cells among those of the whole.
    pub fn lists(&self) -> impl Iterator<Item = impl Iterator<Item = (&Propagator, &[u16])>> {
        let lists = self.ways.iter();
        lists.map(|list| list.iter().map(|own| (&own.propagator, &own.at[..])))
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

    /// Keeps what some alternative leaves; `room` holds three sets of digits per cell, initially empty.
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
    /// See [`Propagator::relax`](super::Propagator::relax). Each alternative in turn is kept impossible, reusing what
    /// is missing for the earlier ones and adding as little as possible.
    pub fn relax(&self, candidates: &mut [DigitSet], within: &[DigitSet]) -> bool {
        let mut widest = within.to_vec();
        let kept = (self.ways.iter()).all(|way| relax_way(way, candidates, &mut widest));
        if kept {
            candidates.copy_from_slice(&widest);
        }
        kept
    }
}

/// Shrinks `widest` until one alternative is impossible: by the one of its propagators that needs least, or by all of
/// them together. `false` if the alternative is possible with these candidates.
fn relax_way(way: &[Placed], candidates: &[DigitSet], widest: &mut [DigitSet]) -> bool {
    let mut best: Option<(usize, &Placed, Vec<DigitSet>)> = None;
    for placed in way {
        let mut own: Vec<DigitSet> = (placed.at.iter())
            .map(|&at| candidates[usize::from(at)])
            .collect();
        let within: Vec<DigitSet> = (placed.at.iter())
            .map(|&at| widest[usize::from(at)])
            .collect();
        if placed.propagator.relax(&mut own, &within) {
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

/// Runs the propagators of one alternative to a fixed point; `room` holds one set of digits per cell.
fn narrow_all(
    way: &[Placed],
    candidates: &mut [DigitSet],
    room: &mut [DigitSet],
) -> Result<(), Impossible> {
    loop {
        let mut changed = false;
        for Placed { propagator, at } in way {
            let own = &mut room[..at.len()];
            for (own, &at) in own.iter_mut().zip(at) {
                *own = candidates[usize::from(at)];
            }
            propagator.narrow(own)?;
            for (&at, &digits) in at.iter().zip(&*own) {
                let now = &mut candidates[usize::from(at)];
                changed |= *now != digits;
                *now = digits;
            }
        }
        // A single propagator reaches its fixed point in one run, or nearly.
        if !changed || way.len() == 1 {
            return Ok(());
        }
    }
}
