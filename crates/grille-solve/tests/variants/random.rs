//! Random small puzzles against the reference search: counts, solutions, true candidates.

use grille::solve::reference;
use grille::{Cell, DigitSet, Draft, Grid, Layout, Outcome, Puzzle, Solver, Validate};

use crate::dice::Dice;
use crate::puzzles::{constraint, solution};

/// A puzzle with this many constraints and about this many givens in a hundred cells. Unless `is_met`, the
/// constraints are any at all and there may be no solution.
fn puzzle(
    size: usize,
    constraints: usize,
    givens: usize,
    is_met: bool,
    dice: &mut Dice,
) -> Option<Puzzle> {
    let layout = Layout::of_size(size).unwrap();
    let solution = solution(&layout, dice);
    let mut draft = Draft::new(layout.clone());
    for _ in 0..constraints {
        draft
            .constraints
            .extend(constraint(&layout, &solution, is_met, dice));
    }
    for (entry, &digit) in draft.entries.iter_mut().zip(&solution) {
        if dice.below(100) < givens {
            entry.value = Some(digit);
            entry.given = true;
        }
    }
    draft.validate().ok()
}

fn sorted(mut grids: Vec<Grid>) -> Vec<String> {
    grids.sort_by_key(ToString::to_string);
    grids.iter().map(ToString::to_string).collect()
}

/// Compares every answer; `false` if the reference needs too long.
fn agrees(puzzle: &Puzzle) -> bool {
    let found = reference::solutions(puzzle, usize::MAX, 30_000);
    if found.budget_spent {
        return false;
    }
    let rules = puzzle.constraints();
    let expected = found.solutions;
    let solver = Solver::new(puzzle);
    match solver.outcome() {
        Outcome::None => assert!(expected.is_empty(), "{puzzle} {rules:?}"),
        Outcome::Unique(only) => assert_eq!(expected, [only], "{puzzle} {rules:?}"),
        Outcome::Several(a, b) => {
            assert!(
                a != b && expected.contains(&a) && expected.contains(&b),
                "{puzzle} {rules:?}"
            );
        }
        Outcome::BudgetSpent(_) => panic!("there was no budget"),
    }
    for (search, found) in solver.by_each_search(usize::MAX) {
        let expected = sorted(expected.clone());
        assert_eq!(sorted(found), expected, "{search}: {puzzle} {rules:?}");
    }
    let count = solver.count(u64::MAX).solutions;
    assert_eq!(count, expected.len() as u64, "{puzzle} {rules:?}");
    assert_eq!(
        sorted(solver.solutions().collect()),
        sorted(expected.clone())
    );
    let occurs = |cell: Cell| expected.iter().filter_map(|grid| grid.get(cell)).collect();
    let expected: Vec<DigitSet> = puzzle.layout().cells().map(occurs).collect();
    assert_eq!(
        solver.true_candidates().unwrap(),
        expected,
        "{puzzle} {rules:?}"
    );
    true
}

fn assert_agreement(size: usize, rounds: u64, givens: usize, least: u64) {
    let mut compared = 0;
    for round in 0..rounds {
        let mut dice = Dice::new(round + 1);
        let constraints = 1 + dice.below(5);
        let is_met = dice.below(4) > 0;
        let puzzle = puzzle(size, constraints, givens, is_met, &mut dice);
        compared += u64::from(puzzle.is_some_and(|puzzle| agrees(&puzzle)));
    }
    assert!(
        compared >= least,
        "only {compared} of {rounds} were compared"
    );
}

/// How many, unless more are asked for.
fn rounds(few: u64) -> u64 {
    let more = std::env::var("GRILLE_RANDOM_VARIANTS").ok();
    more.and_then(|text| text.parse().ok()).unwrap_or(few)
}

#[test]
fn small_grids_agree_with_the_reference() {
    let rounds = rounds(3000);
    assert_agreement(4, rounds, 10, rounds / 2);
}

#[test]
fn larger_grids_agree_with_the_reference() {
    let rounds = rounds(1500);
    assert_agreement(6, rounds, 40, rounds / 4);
}

#[test]
fn grids_of_eight_digits_agree_with_the_reference() {
    let rounds = rounds(400);
    assert_agreement(8, rounds, 55, rounds / 4);
}

#[test]
fn true_candidates_of_plain_grids_agree_with_the_reference() {
    let classic =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7.";
    for (text, at) in [
        (classic, 3),
        (classic, 4),
        (classic, 40),
        (".1.4............", 3),
    ] {
        let mut text = text.to_owned();
        text.replace_range(at..=at, ".");
        assert!(agrees(&grille::read_puzzle(&text).unwrap()) || text.len() == 81);
    }
}
