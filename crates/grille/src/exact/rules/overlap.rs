//! Two houses that overlap: a digit that the first, a full one, has no place for outside the overlap is
//! not outside it in the second (pointing and claiming).

use crate::exact::general::{Candidates, Claim, Deductions, Fact, Rule, Wake};
use crate::{CellSet, Geometry};

pub(super) struct Overlap {
    /// The cells of the first house outside the second, and the other way round.
    first: Vec<u32>,
    second: Vec<u32>,
    all: u32,
}

impl Overlap {
    /// All overlaps of at least two cells of a geometry, with a full house as the first.
    pub fn all(geometry: &Geometry) -> impl Iterator<Item = Overlap> {
        let houses = geometry.houses().iter();
        let sets = houses.map(|house| house.cells().iter().copied().collect());
        let sets: Vec<CellSet> = sets.collect();
        let mut found = Vec::new();
        for first in sets.iter().filter(|set| set.len() == geometry.digits()) {
            for second in &sets {
                let both = *first & *second;
                if both.len() < 2 || both.len() == second.len() {
                    continue;
                }
                let cells = |set: CellSet| set.iter().map(|cell| cell.index() as u32).collect();
                found.push(Overlap {
                    first: cells(*first - both),
                    second: cells(*second - both),
                    all: geometry.all_digits().bits(),
                });
            }
        }
        found.into_iter()
    }
}

impl Rule for Overlap {
    fn cells(&self) -> Vec<(u32, Wake)> {
        self.first.iter().map(|&cell| (cell, Wake::Any)).collect()
    }

    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions) {
        let outside = self
            .first
            .iter()
            .fold(0, |all, &cell| all | now.domain(cell));
        let inside = self.all & !outside;
        if inside != 0 {
            for &cell in &self.second {
                deductions.remove(cell, now.domain(cell) & inside);
            }
        }
    }

    fn explain(&self, claim: Claim, _: &Candidates<'_>, because: &mut Vec<Fact>) {
        if let Claim::Removed { digit, .. } = claim {
            because.extend(self.first.iter().map(|&cell| Fact::Not { cell, digit }));
        }
    }
}
