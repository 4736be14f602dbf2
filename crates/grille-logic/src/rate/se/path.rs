//! SE's path: the first hint of the first technique that finds one, until the grid is full.

use grille_core::Budget;

use super::engine::{Engine, Rules};
use super::found::Want;
use super::grid::Grid;
use super::hint::Hint;
use super::technique::ExplainerTechnique as Named;
use super::{aligned, bug, loops, simple, unary};

/// Follows the path as far as SE gets, the budget goes and no step rates over `most` tenths. Whether the grid is full at
/// the end.
pub(in crate::rate) fn path(
    grid: &mut Grid,
    most: u8,
    budget: Budget<'_>,
    tell: &mut dyn FnMut(&Hint),
) -> bool {
    let mut engine = Engine::new(budget);
    let mut memory = Memory::default();
    while !grid.is_solved() {
        let Some(hint) = next(grid, &mut engine, &mut memory, most) else {
            return false;
        };
        if hint.tenths() > most || !apply(grid, &hint) {
            return false;
        }
        tell(&hint);
    }
    true
}

/// Applies a hint; `false` if it changes nothing.
fn apply(grid: &mut Grid, hint: &Hint) -> bool {
    let mut is_change = hint.placement.is_some();
    for &cand in &hint.removals {
        let (cell, digit) = ((cand / 9) as u8, usize::from(cand % 9));
        is_change |= grid.has(cell, digit);
        grid.remove(cell, digit);
    }
    if let Some(cand) = hint.placement {
        grid.place((cand / 9) as u8, usize::from(cand % 9));
    }
    is_change
}

/// What techniques remember from step to step.
#[derive(Default)]
struct Memory {
    pairs: aligned::Memory,
    triplets: aligned::Memory,
}

type Search = fn(&Grid, &mut Memory) -> Option<Hint>;

/// SE's order of techniques up to chains. It is not the order of their ratings.
const TECHNIQUES: [(Named, Search); 22] = [
    (Named::HiddenSingle, |grid, _| simple::hidden_single(grid)),
    (Named::DirectPointing, |grid, _| simple::direct_locked(grid)),
    (Named::DirectHiddenPair, |grid, _| {
        simple::direct_hidden(grid, 2, 2.0)
    }),
    (Named::NakedSingle, |grid, _| simple::naked_single(grid)),
    (Named::DirectHiddenTriplet, |grid, _| {
        simple::direct_hidden(grid, 3, 2.5)
    }),
    (Named::Pointing, |grid, _| simple::locked(grid)),
    (Named::NakedPair, |grid, _| simple::naked(grid, 2, 3.0)),
    (Named::XWing, |grid, _| simple::fish(grid, 2, 3.2)),
    (Named::HiddenPair, |grid, _| simple::hidden(grid, 2, 3.4)),
    (Named::NakedTriplet, |grid, _| simple::naked(grid, 3, 3.6)),
    (Named::Swordfish, |grid, _| simple::fish(grid, 3, 3.8)),
    (Named::HiddenTriplet, |grid, _| simple::hidden(grid, 3, 4.0)),
    (Named::XyWing, |grid, _| simple::wing(grid, false)),
    (Named::XyzWing, |grid, _| simple::wing(grid, true)),
    (Named::UniqueLoop, |grid, _| loops::unique_loop(grid)),
    (Named::NakedQuad, |grid, _| simple::naked(grid, 4, 5.0)),
    (Named::Jellyfish, |grid, _| simple::fish(grid, 4, 5.2)),
    (Named::HiddenQuad, |grid, _| simple::hidden(grid, 4, 5.4)),
    (Named::Bug, |grid, _| bug::bug(grid)),
    (Named::AlignedPairExclusion, |grid, memory| {
        aligned::aligned(grid, 2, &mut memory.pairs)
    }),
    (Named::ForcingChain, |grid, _| unary::first(grid)),
    (Named::AlignedTripletExclusion, |grid, memory| {
        aligned::aligned(grid, 3, &mut memory.triplets)
    }),
];

/// The chains after them.
const CHAINS: [Rules; 8] = [
    Rules::NISHIO,
    Rules::MULTIPLE,
    Rules::dynamic(0),
    Rules::dynamic(1),
    Rules::dynamic(2),
    Rules::dynamic(3),
    Rules::dynamic(4),
    Rules::dynamic(5),
];

/// The first hint of the first technique that has one.
fn next(grid: &mut Grid, engine: &mut Engine<'_>, memory: &mut Memory, most: u8) -> Option<Hint> {
    for (technique, search) in TECHNIQUES {
        if let Some(mut hint) = search(grid, memory) {
            hint.technique = match (technique, hint.technique) {
                (Named::ForcingChain, own) => own,
                (Named::DirectPointing, _) if hint.difficulty > 1.8 => Named::DirectClaiming,
                (Named::Pointing, _) if hint.difficulty > 2.7 => Named::Claiming,
                _ => technique,
            };
            return Some(hint);
        }
    }
    let is_allowed = |rules: &Rules| rules.difficulty() * 10.0 <= f64::from(most);
    for rules in CHAINS.into_iter().filter(is_allowed) {
        engine.next_step();
        let mut want = Want::First(None);
        for run in engine.search(rules, grid, &mut want) {
            engine.recycle(run);
        }
        if engine.is_over {
            return None;
        }
        if let Want::First(Some((hint, _))) = want {
            return Some(hint);
        }
    }
    None
}
