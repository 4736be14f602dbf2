//! Tests the propagators against brute force: every assignment of the cells, one by one.

mod kernels;

use std::sync::Arc;

use grille_core::constraint::{Automaton, Condition, Relation, Totals};
use grille_core::internal::Quota;
use grille_core::{Cell, Digit, DigitSet, HouseKind, Layout};
use proptest::prelude::*;

use super::line::Line;
use super::long_line::LongLine;
use super::stops::states as states_of;
use super::subsets::{SETS_BY_SUM, Subsets};
use super::{Impossible, Propagator};
use crate::simd::{Backend, Isa};

/// What is left of the candidates when every assignment is tried; `Err` if there is none. `differ` tells pairs of cells
/// that hold different digits whatever the condition says.
fn by_trying(
    condition: &Condition,
    cells: &[Cell],
    candidates: &[DigitSet],
    differ: &dyn Fn(Cell, Cell) -> bool,
) -> Result<Vec<DigitSet>, Impossible> {
    let mut left = vec![DigitSet::EMPTY; cells.len()];
    let mut digits: Vec<Digit> = Vec::new();
    if fill(condition, cells, candidates, differ, &mut digits, &mut left) {
        Ok(left)
    } else {
        Err(Impossible)
    }
}

fn fill(
    condition: &Condition,
    cells: &[Cell],
    candidates: &[DigitSet],
    differ: &dyn Fn(Cell, Cell) -> bool,
    digits: &mut Vec<Digit>,
    left: &mut [DigitSet],
) -> bool {
    let at = digits.len();
    if at == cells.len() {
        let digit = |cell: Cell| digits[cells.iter().position(|&c| c == cell).unwrap()];
        let is_met = condition.is_met(&digit);
        if is_met {
            for (left, &digit) in left.iter_mut().zip(digits.iter()) {
                left.insert(digit);
            }
        }
        return is_met;
    }
    let mut found = false;
    for digit in candidates[at] {
        let clash = (0..at).any(|i| digits[i] == digit && differ(cells[i], cells[at]));
        if !clash {
            digits.push(digit);
            found |= fill(condition, cells, candidates, differ, digits, left);
            digits.pop();
        }
    }
    found
}

/// Several counts over the same cells as one condition.
fn together(cells: &[Cell], classes: &[(DigitSet, u64)]) -> Condition {
    let each = classes.iter().map(|&(digits, counts)| Condition::Count {
        cells: cells.to_vec(),
        digits,
        counts,
    });
    Condition::Any(vec![each.collect()])
}

/// A few cells of the 9×9 grid: scattered, or all in one row.
fn cells(most: usize) -> impl Strategy<Value = Vec<Cell>> {
    let scattered = proptest::sample::subsequence((0..81).collect::<Vec<_>>(), 2..=most);
    let in_a_row = proptest::sample::subsequence((0..9).collect::<Vec<_>>(), 2..=most);
    let near = proptest::sample::subsequence(vec![0, 1, 2, 9, 10, 11, 12, 27, 30], 2..=most);
    prop_oneof![scattered, in_a_row, near]
        .prop_shuffle()
        .prop_map(|cells| cells.into_iter().map(Cell::new).collect())
}

fn digit_set() -> impl Strategy<Value = DigitSet> {
    (1u32..512).prop_map(DigitSet::from_bits)
}

fn relation() -> impl Strategy<Value = Arc<Relation>> {
    proptest::collection::vec(any::<bool>(), 81).prop_map(|holds| {
        let at = |a: u8, b: u8| holds[usize::from(a - 1) * 9 + usize::from(b - 1)];
        Arc::new(Relation::new(9, at))
    })
}

fn sum() -> impl Strategy<Value = Condition> {
    let weight =
        prop_oneof![4 => Just(1), 2 => Just(-1), 1 => -3..4, 1 => Just(10), 1 => Just(900)];
    let weights = prop_oneof![Just(vec![1; 5]), proptest::collection::vec(weight, 5)];
    (cells(5), weights, -20i32..40, 0i32..8, 1i32..4).prop_map(
        |(cells, weights, least, more, step)| {
            let totals = Totals {
                least,
                greatest: least + more,
                step,
            };
            Condition::sum(&Layout::classic(), cells.into_iter().zip(weights), totals)
        },
    )
}

fn automaton(states: u32) -> impl Strategy<Value = Arc<Automaton>> {
    let state = proptest::collection::vec(proptest::collection::vec(0..states, 0..2), 9);
    let moves = proptest::collection::vec(state, states as usize);
    (
        moves,
        proptest::collection::vec(any::<bool>(), states as usize),
    )
        .prop_map(|(moves, ends)| Arc::new(Automaton::from_moves(9, moves, ends).unwrap()))
}

fn simple() -> impl Strategy<Value = Condition> {
    prop_oneof![
        4 => sum(),
        1 => (cells(2), relation()).prop_map(|(cells, relation)| {
            Condition::pair(cells[0], cells[1], &relation)
        }),
        2 => (cells(5), automaton(4))
            .prop_map(|(cells, automaton)| Condition::Line { cells, automaton }),
        1 => (cells(5), digit_set(), any::<u64>())
            .prop_map(|(cells, digits, counts)| Condition::Count { cells, digits, counts }),
        1 => (cells(5), proptest::collection::vec(digit_set(), 1..40)).prop_map(|(cells, sets)| {
            let sets = sets.into_iter().filter(|set| set.len() == cells.len()).collect();
            Condition::Sets { cells, sets }
        }),
        1 => cells(5).prop_map(|cells| Condition::Different { kind: HouseKind::Extra, cells }),
    ]
}

fn some_condition() -> impl Strategy<Value = Condition> {
    let small = prop_oneof![
        (cells(2), relation()).prop_map(|(c, relation)| Condition::pair(c[0], c[1], &relation)),
        (cells(3), -9i32..27).prop_map(|(cells, total)| {
            let terms = cells.into_iter().zip([1, 1, -1]);
            Condition::sum(&Layout::classic(), terms, Totals::exactly(total))
        }),
    ];
    let way = proptest::collection::vec(small, 1..2);
    prop_oneof![
        8 => simple(),
        1 => proptest::collection::vec(way, 1..3).prop_map(Condition::Any),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// No digit that occurs in some assignment is removed, and fixed digits are decided.
    #[test]
    fn a_filter_is_sound_and_decides_when_all_is_fixed(
        condition in some_condition(),
        seed in proptest::collection::vec(digit_set(), 6),
        fixed in proptest::collection::vec(0usize..9, 6),
    ) {
        let layout = Layout::classic();
        let propagator = Propagator::new(&condition, &layout);
        let cells = propagator.cells().to_vec();
        prop_assert_eq!(cells.iter().copied().collect::<grille_core::CellSet>(), condition.cells());
        let differ = |a: Cell, b: Cell| layout.peers(a).contains(b);
        let candidates: Vec<DigitSet> = seed.iter().cycle().copied().take(cells.len()).collect();
        let mut narrowed = candidates.clone();
        let result = propagator.narrow(&mut narrowed);
        if let Ok(tried) = by_trying(&condition, &cells, &candidates, &differ) {
            prop_assert_eq!(result, Ok(()));
            for (tried, narrowed) in tried.iter().zip(&narrowed) {
                prop_assert!(tried.is_subset(*narrowed));
            }
        }
        if result.is_ok() {
            for (narrowed, before) in narrowed.iter().zip(&candidates) {
                prop_assert!(narrowed.is_subset(*before) && !narrowed.is_empty());
            }
        }
        let digits = fixed.iter().map(|&digit| DigitSet::only(Digit::from_index(digit)));
        let mut fixed: Vec<DigitSet> = digits.cycle().take(cells.len()).collect();
        let apart = |a: Cell, b: Cell| a != b && layout.peers(a).contains(b);
        let is_met = condition.is_met(&|cell| {
            fixed[cells.iter().position(|&c| c == cell).unwrap()].single().unwrap()
        });
        let clash = (0..cells.len())
            .any(|i| (0..i).any(|j| fixed[i] == fixed[j] && apart(cells[i], cells[j])));
        if !clash {
            prop_assert_eq!(propagator.narrow(&mut fixed).is_ok(), is_met);
        }
    }

    /// If all cells differ, or none need to, pruning is complete.
    #[test]
    fn a_simple_filter_leaves_only_digits_that_occur(
        condition in simple(),
        seed in proptest::collection::vec(digit_set(), 5),
    ) {
        let layout = Layout::classic();
        let propagator = Propagator::new(&condition, &layout);
        let cells = propagator.cells().to_vec();
        let differ = |a: Cell, b: Cell| layout.peers(a).contains(b);
        let pairs = || (0..cells.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
        let apart = pairs().filter(|&(i, j)| differ(cells[i], cells[j])).count();
        let terms_are_alike = match &condition {
            Condition::Sum { terms, .. } => {
                if terms.iter().any(|(_, weight)| weight.abs() > 100) {
                    return Ok(());
                }
                terms.windows(2).all(|two| two[0].1 == two[1].1)
            }
            Condition::Line { .. } | Condition::Count { .. } => false,
            _ => true,
        };
        if !(apart == 0 || apart == pairs().count() && terms_are_alike) {
            return Ok(());
        }
        let candidates: Vec<DigitSet> = seed.iter().copied().take(cells.len()).collect();
        let mut narrowed = candidates.clone();
        let result = propagator.narrow(&mut narrowed).map(|()| narrowed);
        prop_assert_eq!(result, by_trying(&condition, &cells, &candidates, &differ));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// Relaxed candidates stay impossible, and (where pruning is exact) no further digit can be added.
    #[test]
    fn a_reason_is_right_and_says_no_more_than_needed(
        condition in some_condition(),
        seed in proptest::collection::vec(digit_set(), 6),
        thin in proptest::collection::vec(digit_set(), 6),
    ) {
        let layout = Layout::classic();
        let propagator = Propagator::new(&condition, &layout);
        let count = propagator.cells().len();
        let within: Vec<DigitSet> = seed.iter().cycle().copied().take(count).collect();
        let thin = thin.iter().cycle().zip(&within).map(|(&thin, &within)| {
            let both = thin & within;
            if both.is_empty() { within } else { both }
        });
        let candidates: Vec<DigitSet> = thin.collect();
        let mut relaxed = candidates.clone();
        let is_possible = propagator.narrow(&mut candidates.clone()).is_ok();
        prop_assert_eq!(propagator.relax(&mut relaxed, &within), !is_possible);
        if is_possible {
            return Ok(());
        }
        prop_assert!(propagator.narrow(&mut relaxed.clone()).is_err());
        // For very wide sums and for alternatives the explanation is a little longer than needed, for speed.
        let is_rough = match &condition {
            Condition::Sum { terms, .. } => terms.iter().any(|(_, weight)| weight.abs() > 100),
            Condition::Any(_) => true,
            _ => false,
        };
        for at in 0..count {
            prop_assert!(candidates[at].is_subset(relaxed[at]));
            prop_assert!(relaxed[at].is_subset(within[at]));
            for digit in within[at] - relaxed[at] {
                let mut more = relaxed.clone();
                more[at].insert(digit);
                prop_assert!(is_rough || propagator.narrow(&mut more).is_ok());
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// Counts taken together prune at least as much as one by one, and stay sound.
    #[test]
    fn counts_over_the_same_cells_are_sound_together(
        cells in cells(5),
        class_of in proptest::collection::vec(0usize..3, 9),
        counts in proptest::collection::vec(1u64..64, 2),
        seed in proptest::collection::vec(digit_set(), 5),
        fixed in proptest::collection::vec(0usize..9, 5),
    ) {
        let layout = Layout::classic();
        let digits = |class: usize| -> DigitSet {
            let digits = (0..9).filter(|&digit| class_of[digit] == class);
            digits.map(Digit::from_index).collect()
        };
        let classes: Vec<(DigitSet, u64)> = (0..2).map(|i| (digits(i), counts[i])).collect();
        let together = together(&cells, &classes);
        let propagator = Propagator::of_counts(&cells, classes, &layout).unwrap();
        let differ = |a: Cell, b: Cell| layout.peers(a).contains(b);
        let candidates: Vec<DigitSet> = seed.iter().copied().take(cells.len()).collect();
        let mut narrowed = candidates.clone();
        let result = propagator.narrow(&mut narrowed);
        if let Ok(tried) = by_trying(&together, &cells, &candidates, &differ) {
            prop_assert_eq!(result, Ok(()));
            for (tried, narrowed) in tried.iter().zip(&narrowed) {
                prop_assert!(tried.is_subset(*narrowed));
            }
        }
        let within = vec![layout.all_digits(); cells.len()];
        let mut relaxed = candidates.clone();
        if propagator.relax(&mut relaxed, &within) {
            prop_assert!(result.is_err());
            prop_assert!(by_trying(&together, &cells, &relaxed, &differ).is_err());
        }
        let digits = fixed.iter().map(|&digit| DigitSet::only(Digit::from_index(digit)));
        let mut fixed: Vec<DigitSet> = digits.take(cells.len()).collect();
        if let Err(Impossible) = by_trying(&together, &cells, &fixed, &|_, _| false) {
            prop_assert!(propagator.narrow(&mut fixed).is_err());
        }
    }
}

/// The same for a large grid, where sums use lists of sets.
#[test]
fn a_cage_of_a_large_grid_is_narrowed_too() {
    let layout = Layout::of_size(16).unwrap();
    let row = [0, 1, 2, 3].map(Cell::new);
    for total in [10, 11, 57, 58] {
        let sum = Condition::sum(&layout, row.map(|cell| (cell, 1)), Totals::exactly(total));
        let propagator = Propagator::new(&sum, &layout);
        let all = [layout.all_digits(); 4];
        let mut narrowed = all;
        assert_eq!(propagator.narrow(&mut narrowed), Ok(()));
        let tried = by_trying(&sum, &row, &all, &|a, b| a != b).unwrap();
        assert_eq!(narrowed.to_vec(), tried);
    }
}

/// Asserts the same result on every instruction set of this machine.
fn on_all<T: PartialEq + std::fmt::Debug>(work: impl Fn(&Backend) -> T) {
    let mut found = Isa::all_available().map(|isa| work(Backend::of(isa)));
    let first = found.next();
    for other in found {
        assert_eq!(first.as_ref(), Some(&other));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    /// Lines of few states and of several words of states are read alike with and without vectors.
    #[test]
    fn every_instruction_set_reads_lines_alike(
        automaton in prop_oneof![automaton(4), automaton(100)],
        candidates in proptest::collection::vec(digit_set(), 1..8),
        thin in proptest::collection::vec(digit_set(), 8),
    ) {
        let word: Vec<usize> = (0..candidates.len()).collect();
        let quota = Quota::unlimited();
        let states = states_of(&automaton, word.len(), &quota).unwrap();
        let line = Line::new(&automaton, &word, &states, &quota).unwrap().unwrap();
        let thin: Vec<DigitSet> = candidates.iter().zip(thin).map(|(&all, thin)| all & thin).collect();
        on_all(|backend| {
            let mut left = candidates.clone();
            (line.narrow_on(backend, &mut left), left)
        });
        on_all(|backend| {
            let mut wider = thin.clone();
            (line.relax_on(backend, &mut wider, &candidates), wider)
        });
        let long = LongLine::new(&automaton, &word, states).unwrap();
        let (mut left, mut same) = (candidates.clone(), candidates.clone());
        let result = line.narrow(&mut left);
        prop_assert_eq!(long.narrow(&mut same), result);
        if result.is_ok() {
            prop_assert_eq!(left, same);
        }
    }

    /// The same for sets of digits, with a sum of the first few and one of all.
    #[test]
    fn every_instruction_set_finds_the_same_sets(
        candidates in proptest::collection::vec(digit_set(), 2..=9),
        thin in proptest::collection::vec(digit_set(), 9),
        first in (1usize..9, 0usize..46),
        total in 0usize..46,
    ) {
        let count = candidates.len();
        let checks = [(first.0, SETS_BY_SUM[first.1]), (count, SETS_BY_SUM[total])];
        for checks in [&checks[..], &checks[1..], &[]] {
            let subsets = Subsets::with_checks(9, count, checks);
            let thin: Vec<DigitSet> =
                candidates.iter().zip(&thin).map(|(&all, &thin)| all & thin).collect();
            on_all(|backend| {
                let mut left = candidates.clone();
                (subsets.narrow_on(backend, &mut left), left)
            });
            on_all(|backend| {
                let mut wider = thin.clone();
                (subsets.relax_on(backend, &mut wider, &candidates), wider)
            });
        }
        on_all(|backend| (backend.kinds)(&candidates, &SETS_BY_SUM));
    }
}

/// An automaton whose moves along a line would take hundreds of megabytes is run without laying them out.
#[test]
fn a_line_of_very_many_states_is_narrowed_too() {
    let states: u32 = 3_000;
    let to = |state: u32, digit: u32| (state * 7 + digit * digit * 13 + 1) % states;
    let is_end = |state: u32| (state * state / 64).is_multiple_of(2);
    let moves = (0..states).map(|state| (1..=9).map(|digit| vec![to(state, digit)]).collect());
    let ends = (0..states).map(is_end).collect();
    let automaton = Arc::new(Automaton::from_moves(9, moves.collect(), ends).unwrap());
    let cells: Vec<Cell> = (0..40).map(Cell::new).collect();
    let word: Vec<usize> = (0..40).collect();
    let quota = Quota::unlimited();
    let states = states_of(&automaton, 40, &quota).unwrap();
    let laid_out = Line::new(&automaton, &word, &states, &quota);
    assert!(laid_out.unwrap().is_none());
    let condition = Condition::Line { cells, automaton };
    let propagator = Propagator::new(&condition, &Layout::classic());
    let mut candidates = vec![DigitSet::only(Digit::from_index(0)); 40];
    candidates[39] = DigitSet::first(9);
    assert_eq!(propagator.narrow(&mut candidates), Ok(()));
    let last = (0..39).fold(0, |state, _| to(state, 1));
    let lead_on = |digit: &Digit| is_end(to(last, digit.value().into()));
    let expected: DigitSet = DigitSet::first(9).iter().filter(lead_on).collect();
    assert!(!expected.is_empty() && expected.len() < 9);
    assert_eq!(candidates[39], expected);
}
