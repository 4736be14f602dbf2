//! A filter as a rule: it narrows whenever a cell of its own loses a candidate, and says why by relaxing
//! what it could not accept.

use crate::DigitSet;
use crate::exact::general::{Candidates, Claim, Deductions, Fact, Related, Rule, Wake};
use crate::simd::orders::{Frame, Order};
use crate::variant::Filter;

/// Cells whose candidates fit on the stack.
const FEW: usize = 16;

pub(super) struct Narrowing {
    filter: Filter,
    /// What change of each cell is worth a new look; any if none are given.
    wakes: Vec<Wake>,
    is_dear: bool,
    /// Whether it follows from other rules.
    is_implied: bool,
}

impl Narrowing {
    pub fn new(filter: Filter) -> Narrowing {
        Narrowing {
            wakes: Vec::new(),
            filter,
            is_dear: false,
            is_implied: false,
        }
    }

    /// One that runs after the others.
    pub fn dear(filter: Filter) -> Narrowing {
        Narrowing {
            is_dear: true,
            ..Narrowing::new(filter)
        }
    }

    /// The same, following from others.
    pub fn implied(self) -> Narrowing {
        Narrowing {
            is_implied: true,
            ..self
        }
    }

    /// The same, looking less often: other rules find most of what it finds.
    pub fn woken_by(mut self, wake: impl Fn(usize) -> Wake) -> Narrowing {
        self.wakes = (0..self.filter.cells().len()).map(wake).collect();
        self
    }

    /// The numbers of its cells.
    #[inline]
    fn numbers(&self) -> impl ExactSizeIterator<Item = u32> {
        self.filter.cells().iter().map(|cell| cell.index() as u32)
    }

    /// Narrows the candidates now; `room` is for two sets of digits a cell.
    fn deduce(&self, room: &mut [DigitSet], now: &Candidates<'_>, deductions: &mut Deductions) {
        let (before, after) = room.split_at_mut(self.filter.cells().len());
        for (digits, cell) in before.iter_mut().zip(self.numbers()) {
            *digits = DigitSet::from_bits(now.domain(cell));
        }
        if self.filter.is_idle(before) {
            return;
        }
        after.copy_from_slice(before);

        if self.filter.narrow(after).is_err() {
            deductions.fail();
            return;
        }
        for (at, cell) in self.numbers().enumerate() {
            deductions.remove(cell, (before[at] - after[at]).bits());
        }
    }

    /// Relaxes what was refused; `room` is for three sets of digits a cell.
    fn say_why(
        &self,
        claim: Claim,
        then: &Candidates<'_>,
        room: &mut [DigitSet],
        because: &mut Vec<Fact>,
    ) {
        let (left, room) = room.split_at_mut(self.filter.cells().len());
        let (candidates, within) = room.split_at_mut(self.filter.cells().len());
        for (at, cell) in self.numbers().enumerate() {
            left[at] = DigitSet::from_bits(then.domain(cell));
            within[at] = DigitSet::from_bits(then.initial(cell));
        }
        candidates.copy_from_slice(left);
        // A digit was removed because the rule fails with it.
        let mut own = None;
        if let Claim::Removed { cell, digit } = claim
            && let Some(at) = self.numbers().position(|own| own == cell)
        {
            own = Some((at, within[at]));
            candidates[at] = DigitSet::from_bits(1 << (digit - 1));
            within[at] = candidates[at];
        }
        if !self.filter.relax(candidates, within) {
            candidates.copy_from_slice(left);
            if let Some((at, initial)) = own {
                within[at] = initial;
            }
        }
        for (at, cell) in self.numbers().enumerate() {
            let lost = within[at] - candidates[at];
            match left[at].single() {
                // One fact says more than many.
                Some(only) if lost.len() > 1 => because.push(Fact::Is {
                    cell,
                    digit: only.value(),
                }),
                _ => because.extend(lost.iter().map(|digit| Fact::Not {
                    cell,
                    digit: digit.value(),
                })),
            }
        }
    }
}

impl Rule for Narrowing {
    fn cells(&self) -> Vec<(u32, Wake)> {
        let wakes = self
            .wakes
            .iter()
            .copied()
            .chain(std::iter::repeat(Wake::Any));
        self.numbers().zip(wakes).collect()
    }

    fn is_dear(&self) -> bool {
        self.is_dear
    }

    fn related(&self) -> Option<Related<'_>> {
        let images = self.filter.images()?;
        let [first, second] = self.filter.cells() else {
            return None;
        };
        let cells = [first, second].map(|cell| cell.index() as u32);
        Some(Related { cells, images })
    }

    fn effort(&self) -> u64 {
        self.filter.effort()
    }

    fn work(&self) -> u64 {
        1 + self.filter.work()
    }

    fn orders(&self, frame: Frame) -> Option<Vec<Order>> {
        let orders = self.filter.orders(frame);
        orders.or_else(|| self.is_implied.then(Vec::new))
    }

    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions) {
        let count = self.filter.cells().len();
        if count <= FEW {
            let mut room = [DigitSet::EMPTY; 2 * FEW];
            self.deduce(&mut room[..2 * count], now, deductions);
        } else {
            let mut room = vec![DigitSet::EMPTY; 2 * count];
            self.deduce(&mut room, now, deductions);
        }
    }

    fn explain(&self, claim: Claim, then: &Candidates<'_>, because: &mut Vec<Fact>) {
        let count = self.filter.cells().len();
        if count <= FEW {
            let mut digits = [DigitSet::EMPTY; 3 * FEW];
            self.say_why(claim, then, &mut digits[..3 * count], because);
        } else {
            let mut digits = vec![DigitSet::EMPTY; 3 * count];
            self.say_why(claim, then, &mut digits, because);
        }
    }
}
