//! Interchangeable digits: when nothing in a problem distinguishes some digits, every solution occurs once for each of
//! their permutations. Counting then needs to see only one of these.

use super::problem::Problem;
use super::reduced::Reduced;
use super::tables::bits;

/// A problem with fewer solutions, and how many of the original's solutions each of them stands for.
pub(super) struct Folded {
    pub problem: Problem,
    pub weight: u128,
}

/// Fixes the order of interchangeable digits in one full group after the other; `None` if there are none that can be
/// fixed this way.
pub(super) fn fold(problem: &Problem) -> Option<Folded> {
    let mut folded: Option<Folded> = None;
    while let Some((cells, digits)) = find(folded.as_ref().map_or(problem, |f| &f.problem)) {
        let now = folded.take().unwrap_or_else(|| Folded {
            problem: problem.clone(),
            weight: 1,
        });
        let mut domains = now.problem.domains().to_vec();
        for (&cell, digit) in cells.iter().zip(bits(digits)) {
            domains[cell as usize] = 1 << digit;
        }
        // The digits fit in 32 bits and are used once: the product of all weights is at most 32!, which fits.
        let versions: u128 = (1..=u128::from(digits.count_ones())).product();
        folded = Some(Folded {
            problem: now.problem.with_domains(domains),
            weight: now.weight * versions,
        });
    }
    folded
}

/// The cells of a full group that hold exactly these digits, all of which are allowed in the same cells throughout the
/// grid.
fn find(problem: &Problem) -> Option<(Vec<u32>, u32)> {
    let reduced = Reduced::new(problem)?;
    let domains = &reduced.domains;
    let alike = |a: u32, b: u32| domains.iter().all(|d| d >> a & 1 == d >> b & 1);
    let mut left = super::problem::all_digits(problem.digits());
    while left != 0 {
        let first = left.trailing_zeros();
        let class = bits(left)
            .filter(|&d| alike(first, d))
            .fold(0u32, |m, d| m | 1 << d);
        left &= !class;
        if class.count_ones() < 2 {
            continue;
        }
        for group in problem.groups() {
            if group.cells().len() != problem.digits() {
                continue;
            }
            // By symmetry each cell allows all of the class or none of it.
            let cells: Vec<u32> = (group.cells().iter().copied())
                .filter(|&cell| domains[cell as usize] & class != 0)
                .collect();
            if cells.len() == class.count_ones() as usize {
                return Some((cells, class));
            }
        }
    }
    None
}
