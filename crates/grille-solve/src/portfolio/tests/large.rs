//! Large grids: the puzzle files, and other layouts.

use std::collections::BTreeMap;

use grille_core::Budget;
use grille_needs::needs_data;

use super::grids::{Puzzle, all, empty, groups, read};
use crate::Outcome;
use crate::portfolio::{Group, Problem, Solution, Solver};

fn outcome(problem: &Problem) -> Outcome<Solution> {
    let outcome = Solver::new(problem).outcome(Budget::default());
    match &outcome {
        Outcome::Unique(solution) => assert!(problem.is_solution(solution)),
        Outcome::Several(a, b) => {
            assert!(problem.is_solution(a) && problem.is_solution(b));
            assert_ne!(a, b);
        }
        Outcome::None | Outcome::BudgetSpent(_) => {}
    }
    outcome
}

fn assert_recorded(puzzles: &[Puzzle]) {
    for puzzle in puzzles {
        let Outcome::Unique(solution) = outcome(&puzzle.problem) else {
            panic!("a unique solution was recorded");
        };
        assert_eq!(puzzle.solution.as_deref(), Some(&*solution));
    }
}

#[needs_data("perf/16x16_unique_minimal.txt")]
#[test]
fn minimal_16x16_have_their_recorded_solutions() {
    assert_recorded(&read("16x16_unique_minimal.txt", 4));
}

#[needs_data("perf/25x25_unique.txt")]
#[test]
fn hard_25x25_have_their_recorded_solutions() {
    assert_recorded(&read("25x25_unique.txt", 5));
}

#[needs_data("perf")]
#[test]
fn every_hundredth_9x9_of_each_kind_has_its_recorded_solution() {
    for name in [
        "9x9_17clue.txt",
        "9x9_magictour_top1465.txt",
        "9x9_hardest_1106.txt",
    ] {
        let puzzles: Vec<_> = read(name, 3).into_iter().step_by(100).collect();
        assert_recorded(&puzzles);
    }
}

#[needs_data("perf/9x9_invalid.txt")]
#[test]
fn invalid_9x9_have_no_solution() {
    for puzzle in read("9x9_invalid.txt", 3).iter().step_by(10) {
        assert_eq!(outcome(&puzzle.problem), Outcome::None);
    }
}

#[needs_data("perf/9x9_multi_counts.txt")]
#[test]
fn counts_of_9x9_are_the_recorded_ones() {
    // In this file the second column is the count.
    for puzzle in read("9x9_multi_counts.txt", 3).iter().step_by(8) {
        assert_eq!(puzzle.solution, None);
        let recorded: u64 = puzzle.second.parse().expect("a count");
        let count = Solver::new(&puzzle.problem).count(u64::MAX, Budget::default());
        assert_eq!(count.solutions, recorded);
    }
}

#[needs_data("perf/16x16_acs.txt")]
#[test]
fn every_16x16_of_the_colony_set_is_answered() {
    for puzzle in read("16x16_acs.txt", 4) {
        assert!(matches!(
            outcome(&puzzle.problem),
            Outcome::Unique(_) | Outcome::Several(..)
        ));
    }
}

#[needs_data("perf/25x25_acs.txt")]
#[test]
fn every_25x25_of_the_colony_set_has_a_first_solution() {
    for puzzle in read("25x25_acs.txt", 5) {
        let first = Solver::new(&puzzle.problem).first(Budget::default());
        let solution = first.expect("no budget was set").expect("solvable");
        assert!(puzzle.problem.is_solution(&solution));
    }
}

#[test]
fn empty_grids_of_every_size_have_two_solutions() {
    let sizes = [
        (2, 2),
        (2, 3),
        (2, 4),
        (3, 3),
        (2, 5),
        (3, 4),
        (3, 5),
        (4, 4),
        (4, 5),
        (5, 5),
    ];
    for (height, width) in sizes {
        let outcome = outcome(&empty(height, width));
        assert!(matches!(outcome, Outcome::Several(..)), "{height}x{width}");
    }
}

#[test]
fn a_samurai_is_one_problem() {
    // Five 9x9 grids on a 21x21 sheet, sharing corner boxes.
    let mut numbers = BTreeMap::new();
    let mut all_groups = Vec::new();
    for (top, left) in [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)] {
        for group in groups(3, 3) {
            let cells: Vec<u32> = (group.cells().iter())
                .map(|&cell| {
                    let place = (top + cell / 9, left + cell % 9);
                    let next = numbers.len() as u32;
                    *numbers.entry(place).or_insert(next)
                })
                .collect();
            all_groups.push(Group::new(cells));
        }
    }
    assert_eq!(numbers.len(), 369);
    let problem = Problem::new(9, vec![all(9); 369], all_groups).expect("a problem");
    assert!(matches!(outcome(&problem), Outcome::Several(..)));
}

#[test]
fn a_9x9x9_cube_is_one_problem() {
    // Every slice along each axis is a Sudoku.
    let at = |axis: usize, slice: u32, row: u32, column: u32| match axis {
        0 => slice * 81 + row * 9 + column,
        1 => row * 81 + slice * 9 + column,
        _ => row * 81 + column * 9 + slice,
    };
    let mut all_groups = std::collections::BTreeSet::new();
    for axis in 0..3 {
        for slice in 0..9 {
            for group in groups(3, 3) {
                let cells = group.cells().iter().map(|&c| at(axis, slice, c / 9, c % 9));
                let mut cells: Vec<u32> = cells.collect();
                cells.sort_unstable();
                all_groups.insert(cells);
            }
        }
    }
    let all_groups = all_groups.into_iter().map(Group::new).collect();
    let problem = Problem::new(9, vec![all(9); 729], all_groups).expect("a problem");
    assert!(matches!(outcome(&problem), Outcome::Several(..)));
}
