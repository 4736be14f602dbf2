//! The seam for further constraints, tried with two of them: one that explains
//! itself and one that leaves it to the default.

use grille_core::Budget;

use super::grids::{all, groups};
use super::oracle::{Dice, solve};
use crate::Outcome;
use crate::portfolio::{Candidates, Claim, Deductions, Fact, Problem, Propagate, Solver, Wake};

/// The first cell holds less than the second. Explains itself.
struct Less(u32, u32);

fn least(domain: u32) -> u32 {
    domain.trailing_zeros()
}

fn greatest(domain: u32) -> u32 {
    domain.ilog2()
}

impl Propagate for Less {
    fn cells(&self) -> Vec<(u32, Wake)> {
        vec![(self.0, Wake::Bounds), (self.1, Wake::Bounds)]
    }

    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions) {
        let (low, high) = (now.domain(self.0), now.domain(self.1));
        deductions.remove(self.0, low & (u32::MAX << greatest(high)));
        deductions.remove(self.1, high & ((2 << least(low)) - 1));
    }

    fn explain(&self, claim: Claim, then: &Candidates<'_>, because: &mut Vec<Fact>) {
        let Claim::Removed { cell, digit } = claim else {
            panic!("it only removes");
        };
        // The other cell has lost everything beyond the digit removed.
        let (other, lost) = if cell == self.0 {
            (self.1, u32::MAX << digit)
        } else {
            (self.0, (1 << (digit - 1)) - 1)
        };
        assert_eq!(then.domain(other) & lost, 0, "true at that time");
        let lost = lost & then.initial(other);
        because.extend(
            (1..=32)
                .filter(|d| lost >> (d - 1) & 1 == 1)
                .map(|d| Fact::Not {
                    cell: other,
                    digit: d,
                }),
        );
    }
}

/// The cells add up to a sum; looks only when cells are fixed.
struct Sum(Vec<u32>, u32);

impl Propagate for Sum {
    fn cells(&self) -> Vec<(u32, Wake)> {
        self.0.iter().map(|&cell| (cell, Wake::Fixed)).collect()
    }

    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions) {
        let domains: Vec<u32> = self.0.iter().map(|&cell| now.domain(cell)).collect();
        let least: u32 = domains.iter().map(|&d| least(d) + 1).sum();
        let greatest: u32 = domains.iter().map(|&d| greatest(d) + 1).sum();
        if self.1 < least || self.1 > greatest {
            deductions.fail();
        }
    }
}

fn check(problem: &Problem, less: &[(u32, u32)], sums: &[(Vec<u32>, u32)]) {
    let accept = |digits: &[u8]| {
        let at = |cell: u32| u32::from(digits[cell as usize]);
        less.iter().all(|&(a, b)| at(a) < at(b))
            && (sums.iter()).all(|(cells, sum)| cells.iter().map(|&c| at(c)).sum::<u32>() == *sum)
    };
    let expected = solve(problem, usize::MAX, &accept);
    let mut rules: Vec<Box<dyn Propagate>> = Vec::new();
    rules.extend(
        less.iter()
            .map(|&(a, b)| Box::new(Less(a, b)) as Box<dyn Propagate>),
    );
    rules.extend(
        sums.iter()
            .map(|(c, s)| Box::new(Sum(c.clone(), *s)) as Box<dyn Propagate>),
    );
    let solver = Solver::with_propagators(problem, rules);
    let budget = Budget::default();
    assert_eq!(
        solver.count(u64::MAX, budget).solutions,
        expected.len() as u64
    );
    match solver.outcome(budget) {
        Outcome::None => assert!(expected.is_empty()),
        Outcome::Unique(solution) => assert_eq!(expected, [solution]),
        Outcome::Several(a, b) => assert!(a != b && expected.contains(&a) && expected.contains(&b)),
        Outcome::BudgetSpent(_) => panic!("there was no budget"),
    }
    let mut listed: Vec<_> = solver.solutions(budget).collect();
    listed.sort();
    assert_eq!(listed, expected);
}

fn random_rules(seed: u64, cases: usize, side: (usize, usize), givens: usize) {
    let digits = side.0 * side.1;
    let cells = digits * digits;
    let groups = groups(side.0, side.1);
    let open = Problem::new(digits, vec![all(digits); cells], groups.clone()).expect("a problem");
    let base: Vec<_> = Solver::new(&open)
        .solutions(Budget::default())
        .take(20)
        .collect();
    let mut dice = Dice(seed);
    for case in 0..cases {
        let solution = &base[dice.below(base.len())];
        let domains = (solution.iter())
            .map(|&d| {
                if dice.below(100) < givens {
                    1 << (d - 1)
                } else {
                    all(digits)
                }
            })
            .collect();
        let problem = Problem::new(digits, domains, groups.clone()).expect("a problem");
        let mut less = Vec::new();
        let mut sums = Vec::new();
        for _ in 0..digits {
            let (a, b) = (dice.below(cells), dice.below(cells));
            if solution[a] < solution[b] {
                less.push((a as u32, b as u32));
            }
            let cage: Vec<u32> = (0..3).map(|_| dice.below(cells) as u32).collect();
            let sum: u32 = cage.iter().map(|&c| u32::from(solution[c as usize])).sum();
            // One case in four is spoiled, so that some have no solution.
            sums.push((cage, sum + u32::from(case % 4 == 3)));
        }
        check(&problem, &less, &sums);
    }
}

#[test]
fn rules_on_4x4_agree_with_the_oracle() {
    random_rules(11, 300, (2, 2), 0);
    random_rules(12, 200, (2, 2), 15);
}

#[test]
fn rules_on_6x6_agree_with_the_oracle() {
    random_rules(13, 60, (2, 3), 35);
}
