//! The learning search lists just what the plain walk lists.

use super::Learner;
use crate::exact::budget::Budget;
use crate::exact::general::problem::{Group, Problem, all_digits};
use crate::exact::general::reduced::Reduced;
use crate::exact::general::step::Step;
use crate::exact::general::wake::Rules;
use crate::exact::general::walk::Walk;

/// Rows, columns and boxes.
fn groups(height: u32, width: u32) -> Vec<Group> {
    let n = height * width;
    (0..n)
        .flat_map(|i| {
            let (top, left) = (i / height * height, i % height * width);
            [
                Group::new((0..n).map(|j| i * n + j)),
                Group::new((0..n).map(|j| j * n + i)),
                Group::new((0..n).map(|j| (top + j / width) * n + left + j % width)),
            ]
        })
        .collect()
}

fn all(mut next: impl FnMut() -> Step) -> Vec<Box<[u8]>> {
    let mut found = Vec::new();
    while let Step::Solution(solution) = next() {
        found.push(solution);
    }
    found.sort();
    found
}

/// The number of solutions, which both searches agree on.
fn agreed(problem: &Problem) -> usize {
    let rules = Rules::default();
    let mut meter = Budget::default().meter();
    let Some(reduced) = Reduced::new(problem) else {
        return 0;
    };
    let mut learner = Learner::new(&reduced, &rules);
    let listed = all(|| learner.next(&mut meter));
    let mut walk = Walk::new(&reduced, &rules);
    let walked = all(|| walk.next(&mut meter));
    assert_eq!(listed, walked);
    assert!(listed.iter().all(|s| problem.is_solution(s)));
    listed.len()
}

#[test]
fn both_searches_list_the_same_solutions() {
    assert_eq!(agreed(&problem(2, 2, vec![15; 16])), 288);
    let mut dice = 1u64;
    let mut roll = |bound: u64| {
        dice = dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (dice >> 33) % bound
    };
    let mut several = 0;
    for case in 0..400 {
        let (height, width, narrowed) = [(2, 2, 1), (2, 3, 3), (3, 2, 3), (3, 3, 4)][case % 4];
        let digits = (height * width) as usize;
        // Narrow the cells around a solution that any such grid has: row by
        // row, the digits shifted by a box's width, and by one more per band.
        let domains = (0..digits * digits).map(|cell| {
            let (row, column) = (cell / digits, cell % digits);
            let (height, width) = (height as usize, width as usize);
            let digit = (column + row % height * width + row / height) % digits;
            let more = if roll(10) < narrowed {
                0
            } else {
                (roll(1 << digits) | roll(1 << digits)) as u32
            };
            (1 << digit) | more
        });
        let count = agreed(&problem(height, width, domains.collect()));
        assert!(count > 0, "the solution it was made from");
        several += usize::from(count > 1);
    }
    assert!(several > 100, "{several} with several solutions");
}

fn problem(height: u32, width: u32, domains: Vec<u32>) -> Problem {
    let digits = (height * width) as usize;
    assert!(domains.iter().all(|d| d & !all_digits(digits) == 0));
    Problem::new(digits, domains, groups(height, width)).expect("a problem")
}
