//! Tests that all searches list the same solutions.

use grille_core::Budget;

use crate::portfolio::problem::{Group, Problem, all_digits};
use crate::portfolio::propagate::{Candidates, Deductions, Propagate, Wake};
use crate::portfolio::queue::PropagationQueue;
use crate::portfolio::reduced::Reduced;
use crate::portfolio::schedule;
use crate::portfolio::search::Step;
use crate::portfolio::walk::Walk;

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

/// A sum over some cells, pruned by bounds.
#[derive(Clone)]
struct Sum {
    cells: Vec<u32>,
    total: u32,
}

impl Propagate for Sum {
    fn cells(&self) -> Vec<(u32, Wake)> {
        self.cells
            .iter()
            .map(|&cell| (cell, Wake::Bounds))
            .collect()
    }

    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions) {
        let least = |&cell: &u32| now.domain(cell).trailing_zeros() + 1;
        let most = |&cell: &u32| 32 - now.domain(cell).leading_zeros();
        let (low, high): (u32, u32) = (
            self.cells.iter().map(least).sum(),
            self.cells.iter().map(most).sum(),
        );
        if !(low..=high).contains(&self.total) {
            deductions.fail();
            return;
        }
        for cell in &self.cells {
            let (least, most) = (least(cell), most(cell));
            let fits =
                |digit: u32| low - least + digit <= self.total && high - most + digit >= self.total;
            let wrong = (least..=most).filter(|&digit| !fits(digit));
            let wrong = wrong.fold(0, |all, digit| all | 1 << (digit - 1));
            deductions.remove(*cell, wrong & now.domain(*cell));
        }
    }
}

/// The number of solutions, which all searches agree on.
fn agreed(problem: &Problem, sums: &[Sum]) -> usize {
    let mut meter = Budget::default().meter();
    let Some(reduced) = Reduced::new(problem) else {
        return 0;
    };
    let propagators = sums
        .iter()
        .map(|sum| Box::new(sum.clone()) as Box<dyn Propagate>);
    let propagators = PropagationQueue::new(propagators.collect(), &reduced);
    let mut walk = Walk::new(&reduced, &propagators);
    let listed = all(|| walk.next(&mut meter));
    for (search, mut found) in schedule::each((problem, &reduced, &propagators), usize::MAX) {
        found.sort();
        assert_eq!(listed, found, "{search}");
    }
    for solution in &listed {
        assert!(problem.is_solution(solution));
        let total = |sum: &Sum| {
            sum.cells
                .iter()
                .map(|&c| u32::from(solution[c as usize]))
                .sum::<u32>()
        };
        assert!(sums.iter().all(|sum| sum.total == total(sum)));
    }
    listed.len()
}

#[test]
fn all_searches_list_the_same_solutions() {
    assert_eq!(agreed(&problem(2, 2, vec![15; 16], Vec::new()), &[]), 288);
    let mut dice = 1u64;
    let mut roll = |bound: u64| {
        dice = dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (dice >> 33) % bound
    };
    let mut several = 0;
    for case in 0..600 {
        let (height, width, narrowed) = [(2, 2, 1), (2, 3, 3), (3, 2, 3), (3, 3, 4)][case % 4];
        let digits = (height * width) as usize;
        // Built around a solution that every such grid has: row by row, the digits are shifted by a box's width, and by
        // one more per band.
        let solution: Vec<u32> = (0..digits * digits)
            .map(|cell| {
                let (row, column) = (cell / digits, cell % digits);
                let (height, width) = (height as usize, width as usize);
                ((column + row % height * width + row / height) % digits) as u32
            })
            .collect();
        let domains = solution.iter().map(|digit| {
            let more = if roll(10) < narrowed {
                0
            } else {
                (roll(1 << digits) | roll(1 << digits)) as u32
            };
            (1 << digit) | more
        });
        let domains = domains.collect();
        // Every third grid has groups in addition to its houses, some full and some not, and every other one has sums.
        let mut some = |count: usize, fits: &dyn Fn(&[u32], u32) -> bool| {
            let mut cells: Vec<u32> = Vec::new();
            for _ in 0..200 {
                let cell = roll(solution.len() as u64) as u32;
                if cells.len() < count && !cells.contains(&cell) && fits(&cells, cell) {
                    cells.push(cell);
                }
            }
            cells
        };
        let differs = |cells: &[u32], cell: u32| {
            let digit = |cell: u32| solution[cell as usize];
            cells.iter().all(|&other| digit(other) != digit(cell))
        };
        let groups = (0..if case % 3 == 0 { 5 } else { 0 })
            .map(|k| Group::new(some(if k < 3 { digits } else { 3 }, &differs)))
            .collect();
        let sums: Vec<Sum> = (0..if case % 2 == 0 { 4 } else { 0 })
            .map(|k| {
                let cells = some(k + 2, &|_, _| true);
                let total = cells.iter().map(|&cell| solution[cell as usize] + 1).sum();
                Sum { cells, total }
            })
            .collect();
        let count = agreed(&problem(height, width, domains, groups), &sums);
        assert!(count > 0, "the solution it was made from");
        several += usize::from(count > 1);
    }
    assert!(several > 100, "{several} with several solutions");
}

/// What one search has found is kept when another takes its turn.
#[test]
fn a_larger_budget_never_finds_less() {
    let problem = problem(3, 3, vec![all_digits(9); 81], Vec::new());
    let reduced = Reduced::new(&problem).expect("an empty grid");
    let propagators = PropagationQueue::new(Vec::new(), &reduced);
    let mut most = 0;
    for nodes in (0..8_000).step_by(250) {
        let mut meter = Budget::default().nodes(nodes).meter();
        let mut portfolio = schedule::Portfolio::new((&problem, &reduced, &propagators));
        let (found, _) = portfolio.up_to(usize::MAX, &mut meter);
        assert!(found.len() >= most, "{} with {nodes} nodes", found.len());
        most = found.len();
    }
    assert!(most > 1_000, "only {most}");
}

fn problem(height: u32, width: u32, domains: Vec<u32>, more: Vec<Group>) -> Problem {
    let digits = (height * width) as usize;
    assert!(domains.iter().all(|d| d & !all_digits(digits) == 0));
    let groups = groups(height, width).into_iter().chain(more);
    Problem::new(digits, domains, groups.collect()).expect("a problem")
}
