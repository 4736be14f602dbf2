//! Every step on the way of a puzzle, held against its solution.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use grille::logic::{Level, Options, Position, Step, Technique, all_steps_within, next_step};
use grille::{Budget, Grid, Puzzle};

/// A step that the solution agrees with.
pub fn assert_holds(step: &Step, puzzle: &Puzzle, solution: &Grid) {
    for placed in &step.placements {
        let value = solution.get(placed.cell);
        assert_eq!(value, Some(placed.digit), "{puzzle}: {step:?}");
    }
    for removed in &step.eliminations {
        let value = solution.get(removed.cell);
        assert_ne!(value, Some(removed.digit), "{puzzle}: {step:?}");
    }
}

/// Checks every step that exists along the way, and counts them.
pub fn replay(puzzle: &Puzzle, solution: &Grid, counts: &mut BTreeMap<Technique, usize>) {
    let all: Vec<Technique> = Technique::all().collect();
    replay_with(puzzle, solution, &all, 1, counts);
}

/// The same with these techniques alone, looking for all steps in every so-and-so-many-th position; the
/// steps taken are checked in each.
pub fn replay_with(
    puzzle: &Puzzle,
    solution: &Grid,
    techniques: &[Technique],
    every: usize,
    counts: &mut BTreeMap<Technique, usize>,
) {
    let is_enabled = |technique: &Technique| technique.entry().enabled;
    let mut position = Position::new(puzzle);
    for taken in 0.. {
        let looked_for = match taken % every {
            0 => look(&position, techniques),
            _ => Vec::new(),
        };
        for step in looked_for {
            *counts.entry(step.technique).or_default() += 1;
            assert!(
                !step.placements.is_empty() || !step.eliminations.is_empty(),
                "{step:?} concludes nothing"
            );
            assert_holds(&step, puzzle, solution);
            for placed in &step.placements {
                let value = position.value(placed.cell);
                assert_eq!(value, None, "{puzzle}: {step:?} places twice");
            }
            for removed in &step.eliminations {
                let is_there = position.candidates(removed.cell).contains(removed.digit);
                assert!(is_there, "{puzzle}: {step:?} removes what is gone");
            }
        }
        let on_the_way = techniques.iter().copied().filter(is_enabled);
        let Some(step) = next_step(&position, on_the_way) else {
            break;
        };
        assert_holds(&step, puzzle, solution);
        position.apply(&step);
    }
    assert!(!position.is_broken(), "{puzzle} is broken by logic");
}

/// How often a search may ask whether to stop: great fish on large grids take too long to find them all.
const POLLS: usize = 20_000;

/// The steps to check in a position: those of the quick techniques, and those of one of the others in turn.
fn look(position: &Position, techniques: &[Technique]) -> Vec<Step> {
    static TURN: AtomicUsize = AtomicUsize::new(0);
    let looked_for: Vec<Technique> = if let Some(wished) = wished_techniques() {
        let among = techniques.iter().copied();
        among
            .filter(|technique| wished.contains(technique))
            .collect()
    } else {
        let is_quick = |technique: &Technique| technique.entry().level <= Level::Hard;
        let (mut quick, others): (Vec<_>, Vec<_>) = techniques.iter().copied().partition(is_quick);
        let turn = TURN.fetch_add(1, Ordering::Relaxed);
        quick.extend(others.get(turn % others.len().max(1)));
        quick
    };
    let polls = AtomicUsize::new(0);
    let is_enough = || polls.fetch_add(1, Ordering::Relaxed) > POLLS;
    let budget = Budget::default().deadline(&is_enough);
    all_steps_within(position, looked_for, Options::ALL, budget)
}

/// The techniques of which all steps are looked for, if not all.
fn wished_techniques() -> Option<Vec<Technique>> {
    let wished = std::env::var("GRILLE_TECHNIQUES").ok()?;
    let names = wished.split(',').map(|name| name.parse().expect(name));
    Some(names.collect())
}

/// How many puzzles to try: as many as wished, or a few.
pub fn count(few: usize) -> usize {
    let wished = std::env::var("GRILLE_SOUNDNESS").ok();
    wished.and_then(|n| n.parse().ok()).unwrap_or(few)
}
