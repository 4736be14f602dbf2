//! Symmetry breaking on labels. Labels are only names, so exactly one way to name the regions of a partition is let
//! through: some labels are pinned to cells that are known to be in different regions, and each other label first
//! occurs after the one before it.

use crate::portfolio::{Candidates, Claim, Deductions, Fact, Propagate, Wake};

/// Each label after the first unpinned one first occurs later than the label before it.
pub(super) struct Order {
    pub first: u32,
    pub cells: u32,
    /// How many labels are pinned.
    pub pinned: u32,
}

impl Propagate for Order {
    fn cells(&self) -> Vec<(u32, Wake)> {
        let cells = self.first..self.first + self.cells;
        cells.map(|cell| (cell, Wake::Any)).collect()
    }

    fn effort(&self) -> u64 {
        2
    }

    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions) {
        let bound = u32::MAX.checked_shl(self.pinned + 1).unwrap_or(0);
        let mut seen = 0u32;
        for cell in self.first..self.first + self.cells {
            let domain = now.domain(cell);
            deductions.remove(cell, domain & bound & !(seen << 1));
            seen |= domain;
        }
    }

    fn explain(&self, claim: Claim, _: &Candidates<'_>, because: &mut Vec<Fact>) {
        if let Claim::Removed { cell, digit } = claim {
            let before = self.first..cell;
            because.extend(before.map(|cell| Fact::Not {
                cell,
                digit: digit - 1,
            }));
        }
    }
}

/// Cells that are pairwise in different regions, because they hold the same digit or are too far apart. Only the digits
/// of cells with one candidate are used.
pub(super) fn apart(domains: &[u32], columns: usize, size: usize) -> Vec<usize> {
    let far = |a: usize, b: usize| {
        (a / columns).abs_diff(b / columns) + (a % columns).abs_diff(b % columns) >= size
    };
    let alike = |a: usize, b: usize| domains[a].is_power_of_two() && domains[a] == domains[b];
    let mut best: Vec<usize> = Vec::new();
    for start in 0..domains.len() {
        let mut found = vec![start];
        // Cells with the same digit first, then the others.
        for same in [true, false] {
            for cell in 0..domains.len() {
                let fits = |&known: &usize| {
                    known != cell && (alike(known, cell) || !same && far(known, cell))
                };
                if found.iter().all(fits) {
                    found.push(cell);
                }
            }
        }
        if found.len() > best.len() {
            best = found;
        }
    }
    best
}
