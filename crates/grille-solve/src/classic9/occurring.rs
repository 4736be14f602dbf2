//! Finds the candidates that occur in some solution, by searching for each one that no solution found so far contains.

use grille_core::BudgetSpent;
use grille_core::internal::Meter;

use super::solve_one_candidates;

/// For each cell, the digits that it holds in some solution (bit `d` = digit `d + 1`).
pub(crate) fn occurring(sets: &[u16; 81], meter: &mut Meter<'_>) -> Result<[u16; 81], BudgetSpent> {
    let mut seen = [0; 81];
    for cell in 0..81 {
        for digit in 0..9 {
            let bit = 1 << digit;
            if sets[cell] & bit == 0 || seen[cell] & bit != 0 {
                continue;
            }
            if !meter.charge_many(1) {
                return Err(BudgetSpent);
            }
            let mut wanted = *sets;
            wanted[cell] = bit;
            let answer = solve_one_candidates(&wanted, 1);
            if answer.count > 0 {
                for (seen, digit) in seen.iter_mut().zip(answer.first) {
                    *seen |= 1 << (digit - 1);
                }
            }
        }
    }
    Ok(seen)
}
