//! Which candidates occur in some solution. One learning search answers for
//! all of them: what it learns about one candidate helps with the next, and
//! every solution found settles one candidate of each cell.

use super::layout::bits;
use super::learn::Learner;
use super::reduced::Reduced;
use super::step::Step;
use super::wake::Rules;
use crate::exact::BudgetSpent;
use crate::exact::budget::Meter;

/// For each of the first cells of the whole, so many of them, the digits that some solution has there (bit
/// `d - 1` for digit `d`); all empty if there is none.
pub(super) fn occurring(
    (reduced, rules): (&Reduced, &Rules),
    cells: usize,
    meter: &mut Meter<'_>,
) -> Result<Vec<u32>, BudgetSpent> {
    let mut seen = vec![0; reduced.domains.len()];
    let mut learner = Learner::new(reduced, rules);
    let mut ask = |candidate, seen: &mut [u32]| match learner.some(candidate, meter) {
        Step::Stopped => Err(BudgetSpent),
        Step::Exhausted => Ok(false),
        Step::Solution(solution) => {
            for (seen, &digit) in seen.iter_mut().zip(&solution) {
                *seen |= 1 << (digit - 1);
            }
            for (&cell, open) in reduced.origin.iter().zip(0..) {
                learner.prefer(open, !seen[cell as usize]);
            }
            Ok(true)
        }
    };
    if !ask(None, &mut seen)? {
        seen.truncate(cells);
        return Ok(seen);
    }
    let open_cells = reduced.origin.iter().zip(0..);
    for (&cell, open) in open_cells.filter(|(cell, _)| (**cell as usize) < cells) {
        for digit in bits(reduced.domains[cell as usize]) {
            if seen[cell as usize] >> digit & 1 == 0 {
                ask(Some((open, digit)), &mut seen)?;
            }
        }
    }
    seen.truncate(cells);
    Ok(seen)
}
