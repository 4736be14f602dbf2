//! The propagator for one region: it has the required number of cells, and they are connected.

use super::bits::{Bits, Field};
use crate::portfolio::{Candidates, Claim, Deductions, Fact, Propagate, Wake};

/// The cells that hold one label number `size`, and are connected.
pub(super) struct Connected<const W: usize> {
    pub field: Field<W>,
    /// The solver cell that holds the first cell's label.
    pub first: u32,
    /// The label, from 0.
    pub label: u32,
    /// How many cells the region has.
    pub size: usize,
}

/// How far the region can reach from one of its cells.
struct Reach<const W: usize> {
    /// Every cell that it can reach with the cells it still needs.
    all: Bits<W>,
    /// Those from which it can extend further.
    inner: Bits<W>,
}

impl<const W: usize> Connected<W> {
    /// Cells already in the region cost nothing; others count against its remaining size.
    fn reach(&self, seed: usize, has: &Bits<W>, may: &Bits<W>) -> Reach<W> {
        let mut all = self.field.flood(Bits::only(seed), has);
        let mut inner = Bits::EMPTY;
        for _ in has.len()..self.size {
            inner = all;
            let next = self.field.beside(&all).and(may).or(&all);
            let next = self.field.flood(next, has);
            if next == all {
                break;
            }
            all = next;
        }
        Reach { all, inner }
    }

    /// Whether the region can be completed within these cells without another one.
    fn can_do_without(&self, cell: usize, seed: usize, has: &Bits<W>, within: &Bits<W>) -> bool {
        let within = within.without(cell);
        let mut reached = Bits::only(seed);
        loop {
            if reached.len() >= self.size && has.is_subset(&reached) {
                return true;
            }
            let next = self.field.beside(&reached).and(&within).or(&reached);
            if next == reached {
                return false;
            }
            reached = next;
        }
    }

    fn has(&self, cell: usize) -> Fact {
        Fact::Is {
            cell: self.first + cell as u32,
            digit: self.label as u8 + 1,
        }
    }

    /// The facts that none of these cells belongs to the region.
    fn lacks(&self, cells: Bits<W>) -> impl Iterator<Item = Fact> {
        let (first, digit) = (self.first, self.label as u8 + 1);
        cells.iter().map(move |cell| Fact::Not {
            cell: first + cell as u32,
            digit,
        })
    }

    /// The cells around some others that do not belong to the region.
    fn walls(&self, cells: &Bits<W>, may: &Bits<W>) -> Bits<W> {
        self.field.beside(cells).minus(cells).minus(may)
    }

    /// Why the region cannot be completed with the cells it has and may have, without one cell.
    fn why_incomplete(
        &self,
        apart: Option<usize>,
        has: &Bits<W>,
        may: &Bits<W>,
        because: &mut Vec<Fact>,
    ) -> bool {
        let apart = apart.map_or(Bits::EMPTY, Bits::only);
        let (has, may) = (has.minus(&apart), may.minus(&apart));
        if has.len() > self.size {
            because.extend(has.iter().take(self.size + 1).map(|cell| self.has(cell)));
            return true;
        }
        let Some(seed) = has.first() else {
            let never = Bits::first_cells(self.field.cells)
                .minus(&may)
                .minus(&apart);
            because.extend(self.lacks(never));
            return may.len() < self.size;
        };
        let reached = self.field.flood(Bits::only(seed), &may);
        let cut_off = has.minus(&reached).first();
        if cut_off.is_some() || reached.len() < self.size {
            because.push(self.has(seed));
            if reached.len() >= self.size {
                because.extend(cut_off.map(|cell| self.has(cell)));
            }
            because.extend(self.lacks(self.walls(&reached, &may).minus(&apart)));
            return true;
        }
        let reach = self.reach(seed, &has, &may);
        if has.is_subset(&reach.all) && reach.all.len() >= self.size {
            return false;
        }
        because.extend(has.iter().map(|cell| self.has(cell)));
        because.extend(self.lacks(self.walls(&reach.inner, &may).minus(&apart)));
        true
    }

    /// Why a cell cannot belong to the region.
    fn why_not(&self, cell: usize, has: &Bits<W>, may: &Bits<W>, because: &mut Vec<Fact>) -> bool {
        let mut may = *may;
        may.insert(cell);
        let has = has.without(cell);
        let around = self.field.flood(Bits::only(cell), &may);
        if around.len() < self.size {
            because.extend(self.lacks(self.walls(&around, &may)));
            return true;
        }
        let Some(seed) = has.first() else {
            return false;
        };
        if let Some(beyond) = has.minus(&around).first() {
            because.push(self.has(beyond));
            because.extend(self.lacks(self.walls(&around, &may)));
            return true;
        }
        let reach = self.reach(seed, &has, &may);
        if reach.all.contains(cell) {
            return false;
        }
        because.extend(has.iter().map(|cell| self.has(cell)));
        because.extend(self.lacks(self.walls(&reach.inner, &may)));
        true
    }
}

impl<const W: usize> Propagate for Connected<W> {
    fn cells(&self) -> Vec<(u32, Wake)> {
        let cells = 0..self.field.cells as u32;
        cells.map(|cell| (self.first + cell, Wake::Any)).collect()
    }

    fn is_expensive(&self) -> bool {
        true
    }

    fn effort(&self) -> u64 {
        8
    }

    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions) {
        let (has, may) = self.field.holding(self.first, self.label, now);
        if has.len() > self.size || may.len() < self.size {
            deductions.fail();
            return;
        }
        let own = 1u32 << self.label;
        let Some(seed) = has.first() else {
            let mut left = may;
            while let Some(cell) = left.first() {
                let piece = self.field.flood(Bits::only(cell), &left);
                left = left.minus(&piece);
                if piece.len() < self.size {
                    for cell in piece.iter() {
                        deductions.remove(self.first + cell as u32, own);
                    }
                }
            }
            return;
        };
        let reach = self.reach(seed, &has, &may).all;
        if !has.is_subset(&reach) || reach.len() < self.size {
            deductions.fail();
            return;
        }
        for cell in may.minus(&reach).iter() {
            deductions.remove(self.first + cell as u32, own);
        }
        for cell in reach.minus(&has).iter() {
            if !self.can_do_without(cell, seed, &has, &reach) {
                let label = self.first + cell as u32;
                deductions.remove(label, now.domain(label) & !own);
            }
        }
    }

    fn explain(&self, claim: Claim, then: &Candidates<'_>, because: &mut Vec<Fact>) {
        let (has, may) = self.field.holding(self.first, self.label, then);
        let found = match claim {
            Claim::Failed => self.why_incomplete(None, &has, &may, because),
            Claim::Removed { cell, digit } => {
                let cell = (cell - self.first) as usize;
                if u32::from(digit) == self.label + 1 {
                    self.why_not(cell, &has, &may, because)
                } else {
                    self.why_incomplete(Some(cell), &has, &may, because)
                }
            }
        };
        debug_assert!(found, "what was found has a reason");
    }
}
