//! Small grids against the oracle, and known counts.

use std::collections::BTreeSet;

use grille_core::Budget;

use super::grids::{all, empty, groups, lines};
use super::oracle::{Dice, solve};
use crate::portfolio::problem::ProblemError;
use crate::portfolio::{Group, Problem, Solver};
use crate::{Count, CountEnd, Outcome};

/// Compares every answer with the oracle's.
fn check(problem: &Problem) {
    let expected = solve(problem, usize::MAX, &|_| true);
    let solver = Solver::new(problem);
    match solver.outcome(Budget::default()) {
        Outcome::None => assert!(expected.is_empty(), "{problem:?}"),
        Outcome::Unique(solution) => assert_eq!(expected, [solution]),
        Outcome::Several(a, b) => {
            assert_ne!(a, b);
            assert!(expected.contains(&a) && expected.contains(&b));
        }
        Outcome::BudgetSpent(_) => panic!("there was no budget"),
    }
    let first = solver
        .first(Budget::default())
        .expect("there was no budget");
    assert_eq!(first.is_some(), !expected.is_empty());
    let total = expected.len() as u64;
    let count = |limit| solver.count(limit, Budget::default());
    let whole = Count {
        solutions: total,
        end: CountEnd::All,
    };
    assert_eq!(count(u64::MAX), whole, "{problem:?}");
    for limit in [0, 1, 2, 65, 100] {
        let solutions = total.min(limit);
        let counted = count(limit);
        assert_eq!(counted.solutions, solutions);
        if total < limit {
            assert_eq!(counted.end, CountEnd::All);
        }
    }
    let mut solutions = solver.solutions(Budget::default());
    let mut listed: Vec<_> = solutions.by_ref().collect();
    assert!(solutions.is_complete());
    assert!(listed.iter().all(|s| problem.is_solution(s)));
    listed.sort();
    assert_eq!(listed, expected);
}

/// Domains that leave some cells as they are and narrow others at random.
fn random_domains(dice: &mut Dice, solution: &[u8], digits: usize, givens: usize) -> Vec<u32> {
    (solution.iter())
        .map(|&digit| {
            let own = 1 << (digit - 1);
            match dice.below(100) {
                roll if roll < givens => own,
                roll if roll < givens + 3 => dice.below(1 << digits) as u32,
                roll if roll < givens + 20 => own | dice.below(1 << digits) as u32,
                _ => all(digits),
            }
        })
        .collect()
}

fn check_many(seed: u64, cases: usize, groups: &[Group], digits: usize, givens: usize) {
    let mut dice = Dice(seed);
    let cells = digits * digits;
    let open = Problem::new(digits, vec![all(digits); cells], groups.to_vec()).expect("a problem");
    let base: Vec<_> = Solver::new(&open)
        .solutions(Budget::default())
        .take(50)
        .collect();
    assert!(!base.is_empty());
    for _ in 0..cases {
        let solution = &base[dice.below(base.len())];
        let domains = random_domains(&mut dice, solution, digits, givens);
        check(&Problem::new(digits, domains, groups.to_vec()).expect("a problem"));
    }
}

#[test]
fn random_4x4_agree_with_the_oracle() {
    check(&empty(2, 2));
    check_many(1, 300, &groups(2, 2), 4, 10);
    check_many(2, 300, &groups(2, 2), 4, 30);
}

#[test]
fn random_6x6_with_both_box_shapes_agree_with_the_oracle() {
    check_many(3, 100, &groups(2, 3), 6, 40);
    check_many(4, 100, &groups(3, 2), 6, 45);
}

#[test]
fn random_5x5_jigsaws_agree_with_the_oracle() {
    let regions = [
        "1122211233415334155344455",
        "1112214422144225333553335",
        "1111222331224335544455435",
    ];
    for (seed, map) in (5..).zip(regions) {
        let mut groups = lines(5);
        for region in '1'..='5' {
            let cells = map
                .chars()
                .zip(0..)
                .filter(|&(c, _)| c == region)
                .map(|(_, cell)| cell);
            groups.push(Group::new(cells));
        }
        let open = Problem::new(5, vec![all(5); 25], groups.clone()).expect("a problem");
        if Solver::new(&open).count(1, Budget::default()).solutions > 0 {
            check_many(seed, 80, &groups, 5, 25);
        } else {
            assert!(solve(&open, 1, &|_| true).is_empty());
        }
    }
}

#[test]
fn small_groups_forbid_repeats_only() {
    // 4x4 with both diagonals, and a cage of three cells.
    let mut groups = groups(2, 2);
    groups.push(Group::new([0, 5, 10, 15]));
    groups.push(Group::new([3, 6, 9, 12]));
    groups.push(Group::new([1, 4, 11]));
    groups.push(Group::new([7]));
    check_many(8, 200, &groups, 4, 15);
}

#[test]
fn random_groups_of_any_shape_agree_with_the_oracle() {
    let mut dice = Dice(9);
    for _ in 0..400 {
        let digits = 2 + dice.below(4);
        let cells = 3 + dice.below(7);
        let domains =
            (0..cells).map(|_| dice.below(1 << digits) as u32 | dice.below(1 << digits) as u32);
        let domains: Vec<u32> = domains.collect();
        let groups: Vec<Group> = (0..=dice.below(5))
            .map(|_| {
                let size = 2 + dice.below(digits);
                let members: BTreeSet<u32> = (0..size).map(|_| dice.below(cells) as u32).collect();
                Group::new(members)
            })
            .collect();
        check(&Problem::new(digits, domains, groups).expect("a problem"));
    }
}

#[test]
fn whole_spaces_have_their_known_sizes() {
    let count = |problem: &Problem| Solver::new(problem).count(u64::MAX, Budget::default());
    assert_eq!(
        count(&empty(2, 2)),
        Count {
            solutions: 288,
            end: CountEnd::All
        }
    );
    assert_eq!(
        count(&empty(2, 3)),
        Count {
            solutions: 28_200_960,
            end: CountEnd::All
        }
    );
    // Latin squares of order 5.
    let latin = Problem::new(5, vec![all(5); 25], lines(5)).expect("a problem");
    assert_eq!(
        count(&latin),
        Count {
            solutions: 161_280,
            end: CountEnd::All
        }
    );
}

#[test]
fn odd_problems_have_answers() {
    let outcome = |problem: &Problem| Solver::new(problem).outcome(Budget::default());
    // No cells: one solution, the empty one.
    let nothing = Problem::new(9, vec![], vec![]).expect("a problem");
    assert_eq!(outcome(&nothing), Outcome::Unique([].into()));
    // One digit.
    let one = Problem::new(1, vec![1], vec![Group::new([0])]).expect("a problem");
    assert_eq!(outcome(&one), Outcome::Unique([1].into()));
    // A cell without candidates; more cells than digits; a digit too few.
    for (domains, cells) in [(vec![0, 3], 2), (vec![3, 3, 3], 3), (vec![1, 1], 2)] {
        let none = Problem::new(2, domains, vec![Group::new(0..cells)]).expect("a problem");
        assert_eq!(outcome(&none), Outcome::None);
        assert_eq!(Solver::new(&none).count(5, Budget::default()).solutions, 0);
        assert_eq!(Solver::new(&none).solutions(Budget::default()).count(), 0);
    }
    // 32 digits, no groups.
    let free = Problem::new(32, vec![u32::MAX; 2], vec![]).expect("a problem");
    assert_eq!(
        Solver::new(&free)
            .count(u64::MAX, Budget::default())
            .solutions,
        1024
    );
}

#[test]
fn bad_descriptions_are_refused() {
    let bad = |digits, domains, cells: &[u32]| {
        Problem::new(digits, domains, vec![Group::new(cells.iter().copied())]).expect_err("bad")
    };
    assert_eq!(bad(0, vec![], &[]), ProblemError::Digits(0));
    assert_eq!(bad(33, vec![], &[]), ProblemError::Digits(33));
    assert_eq!(bad(2, vec![1, 4], &[]), ProblemError::Domain { cell: 1 });
    let no_such = ProblemError::NoSuchCell { group: 0, cell: 7 };
    assert_eq!(bad(2, vec![1, 1], &[0, 7]), no_such);
    let repeated = ProblemError::RepeatedCell { group: 0, cell: 1 };
    assert_eq!(bad(2, vec![1, 1], &[1, 0, 1]), repeated);
}
