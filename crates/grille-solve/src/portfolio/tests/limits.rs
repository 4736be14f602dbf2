//! Budgets, cancelling, and the same work every time.

use std::cell::Cell;
use std::sync::atomic::AtomicBool;

use grille_core::{Budget, BudgetSpent};

use super::grids::{all, empty, groups};
use crate::portfolio::{Group, Problem, Solver};
use crate::{Count, CountEnd, Outcome};

/// 25x25 without a solution, and without a short proof by singles: 20 cells
/// of one column allow only 19 of the digits.
fn hopeless() -> Problem {
    let mut domains = vec![all(25); 625];
    for row in 0..20 {
        domains[row * 25] = all(19);
    }
    Problem::new(25, domains, groups(5, 5)).expect("a problem")
}

#[test]
fn a_problem_without_solution_ends_under_a_budget() {
    let problem = hopeless();
    let outcome = Solver::new(&problem).outcome(Budget::default().nodes(3_000));
    assert!(matches!(
        outcome,
        Outcome::None | Outcome::BudgetSpent(None)
    ));
}

#[test]
fn no_nodes_means_no_guess() {
    let grid = empty(3, 3);
    let solver = Solver::new(&grid);
    let budget = Budget::default().nodes(0);
    assert_eq!(solver.outcome(budget), Outcome::BudgetSpent(None));
    assert_eq!(solver.first(budget), Err(BudgetSpent));
    let stopped = Count {
        solutions: 0,
        end: CountEnd::BudgetSpent,
    };
    assert_eq!(solver.count(5, budget), stopped);
    let mut solutions = solver.solutions(budget);
    assert_eq!(solutions.next(), None);
    assert!(!solutions.is_complete());
}

#[test]
fn a_budget_that_ends_between_solution_and_proof_keeps_the_solution() {
    // A puzzle by Arto Inkala: the solution is met before it is proved unique.
    let clues = "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
    let domain = |c: u8| if c == b'0' { all(9) } else { 1 << (c - b'1') };
    let puzzle = Problem::new(9, clues.bytes().map(domain).collect(), groups(3, 3));
    let puzzle = puzzle.expect("a problem");
    let solver = Solver::new(&puzzle);
    let kept = (0..1_000).find_map(
        |nodes| match solver.outcome(Budget::default().nodes(nodes)) {
            Outcome::BudgetSpent(Some(solution)) => Some(solution),
            _ => None,
        },
    );
    let Outcome::Unique(solution) = solver.outcome(Budget::default()) else {
        panic!("it is unique");
    };
    assert_eq!(kept, Some(solution));
}

#[test]
fn counting_stops_with_what_it_has() {
    let grid = empty(3, 3);
    let count = Solver::new(&grid).count(u64::MAX, Budget::default().nodes(5_000));
    assert_eq!(count.end, CountEnd::BudgetSpent);
    assert!(count.solutions >= 64);
}

#[test]
fn a_raised_flag_stops_every_search() {
    let cancelled = AtomicBool::new(true);
    let grid = hopeless();
    let outcome = Solver::new(&grid).outcome(Budget::default().cancel(&cancelled));
    assert_eq!(outcome, Outcome::BudgetSpent(None));
}

#[test]
fn a_deadline_is_asked_again_and_again_and_then_obeyed() {
    let asked = Cell::new(0);
    let passed = || {
        asked.set(asked.get() + 1);
        asked.get() > 3
    };
    let grid = empty(3, 3);
    let count = Solver::new(&grid).count(u64::MAX, Budget::default().deadline(&passed));
    assert_eq!(count.end, CountEnd::BudgetSpent);
    assert_eq!(asked.get(), 4);
}

#[test]
fn the_same_problem_takes_the_same_nodes_and_gives_the_same_answers() {
    let grid = empty(4, 4);
    let before = grid.clone();
    let fewest =
        |solver: &Solver| (0..10_000).find(|&n| solver.first(Budget::default().nodes(n)).is_ok());
    let (one, two) = (Solver::new(&grid), Solver::new(&grid));
    assert!(fewest(&one).is_some());
    assert_eq!(fewest(&one), fewest(&two));
    assert_eq!(
        one.outcome(Budget::default()),
        two.outcome(Budget::default())
    );
    let list =
        |solver: &Solver| (solver.solutions(Budget::default()).take(100)).collect::<Vec<_>>();
    assert_eq!(list(&one), list(&two));
    assert_eq!(grid, before);
}

#[test]
fn solutions_are_given_once_each_past_the_change_of_search() {
    let grid = empty(2, 3);
    let mut listed: Vec<_> =
        (Solver::new(&grid).solutions(Budget::default()).take(5_000)).collect();
    assert!(listed.iter().all(|s| grid.is_solution(s)));
    listed.sort();
    listed.dedup();
    assert_eq!(listed.len(), 5_000);
}

#[test]
fn groups_too_large_for_the_digits_are_no_reason_to_search() {
    let pigeons = Problem::new(31, vec![all(31); 32], vec![Group::new(0..32)]).expect("a problem");
    let outcome = Solver::new(&pigeons).outcome(Budget::default().nodes(0));
    assert_eq!(outcome, Outcome::None);
}
