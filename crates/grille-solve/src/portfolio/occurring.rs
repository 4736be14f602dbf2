//! Finds the candidates that occur in some solution. The portfolio finds the first two solutions; if there are more,
//! one CDCL search answers for all candidates: what it learns about one helps with the next, and every solution found
//! settles one candidate of each cell.

use grille_core::BudgetSpent;
use grille_core::internal::Meter;

use super::cdcl::Cdcl;
use super::schedule::{End, Parts, Portfolio};
use super::search::Step;
use super::tables::bits;

/// For each of the first `count` cells of the whole grid, the digits that some solution has there (bit `d - 1` for
/// digit `d`); all empty if there is no solution.
pub(super) fn occurring(
    parts: Parts<'_>,
    cells: usize,
    meter: &mut Meter<'_>,
) -> Result<Vec<u32>, BudgetSpent> {
    let (_, reduced, queue) = parts;
    let mut seen = vec![0; reduced.domains.len()];
    let mut portfolio = Portfolio::new(parts);
    let (found, end) = portfolio.up_to(2, meter);
    for solution in found {
        note(&mut seen, solution);
    }
    match end {
        End::All => {
            seen.truncate(cells);
            return Ok(seen);
        }
        End::Spent => return Err(BudgetSpent),
        End::Enough => {}
    }
    let mut cdcl = Cdcl::new(reduced, queue);
    let open_cells = || reduced.origin.iter().zip(0..);
    for (&cell, open) in open_cells().filter(|(cell, _)| (**cell as usize) < cells) {
        for digit in bits(reduced.domains[cell as usize]) {
            if seen[cell as usize] >> digit & 1 == 1 {
                continue;
            }
            for (&cell, open) in open_cells() {
                cdcl.prefer(open, !seen[cell as usize]);
            }
            match cdcl.some((open, digit), meter) {
                Step::Stopped => return Err(BudgetSpent),
                Step::Exhausted => {}
                Step::Solution(solution) => note(&mut seen, &solution),
            }
        }
    }
    seen.truncate(cells);
    Ok(seen)
}

fn note(seen: &mut [u32], solution: &[u8]) {
    for (seen, &digit) in seen.iter_mut().zip(solution) {
        *seen |= 1 << (digit - 1);
    }
}
