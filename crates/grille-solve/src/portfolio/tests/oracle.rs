//! The slow, obvious twin: tries every digit in every cell, first to last.

use crate::portfolio::Problem;

/// All solutions for which `accept` holds too, at most `limit`, in ascending
/// order.
pub fn solve(problem: &Problem, limit: usize, accept: &dyn Fn(&[u8]) -> bool) -> Vec<Box<[u8]>> {
    let mut found = Vec::new();
    let mut digits = vec![0; problem.domains().len()];
    fill(problem, 0, &mut digits, limit, accept, &mut found);
    found
}

fn fill(
    problem: &Problem,
    cell: usize,
    digits: &mut Vec<u8>,
    limit: usize,
    accept: &dyn Fn(&[u8]) -> bool,
    found: &mut Vec<Box<[u8]>>,
) {
    if found.len() == limit {
        return;
    }
    if cell == digits.len() {
        if accept(digits) {
            found.push(digits.clone().into());
        }
        return;
    }
    for digit in 1..=problem.digits() as u8 {
        let clash = problem.groups().iter().any(|group| {
            group.cells().contains(&(cell as u32))
                && (group.cells().iter())
                    .any(|&c| (c as usize) < cell && digits[c as usize] == digit)
        });
        if !clash && problem.domains()[cell] >> (digit - 1) & 1 == 1 {
            digits[cell] = digit;
            fill(problem, cell + 1, digits, limit, accept, found);
        }
    }
    digits[cell] = 0;
}

/// A small generator of numbers, so that every run tests the same cases.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        // xorshift64: good enough to vary tests.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}
