//! A [`Propagator`] posted to the general solver: it prunes whenever one of its cells loses a candidate, and explains a
//! removal by relaxing the candidates that it refused.

use grille_core::DigitSet;

use crate::portfolio::{Candidates, Claim, Deductions, Fact, Propagate, Related, Wake};
use crate::propagators::Propagator;
use crate::simd::kernels::{Frame, Kernel};

/// Cells whose candidates fit on the stack.
const FEW: usize = 16;

pub(super) struct Posted {
    propagator: Propagator,
    /// Which change of each cell wakes it; any change if empty.
    wakes: Vec<Wake>,
    is_expensive: bool,
    /// Whether it follows from other propagators.
    is_implied: bool,
}

impl Posted {
    pub fn new(propagator: Propagator) -> Posted {
        Posted {
            wakes: Vec::new(),
            propagator,
            is_expensive: false,
            is_implied: false,
        }
    }

    /// One that runs after the cheap ones.
    pub fn expensive(propagator: Propagator) -> Posted {
        Posted {
            is_expensive: true,
            ..Posted::new(propagator)
        }
    }

    /// Marks it as implied by others.
    pub fn implied(self) -> Posted {
        Posted {
            is_implied: true,
            ..self
        }
    }

    /// Wakes it less often: other propagators find most of what it finds.
    pub fn woken_by(mut self, wake: impl Fn(usize) -> Wake) -> Posted {
        self.wakes = (0..self.propagator.cells().len()).map(wake).collect();
        self
    }

    /// The indices of its cells.
    #[inline]
    fn numbers(&self) -> impl ExactSizeIterator<Item = u32> {
        self.propagator
            .cells()
            .iter()
            .map(|cell| cell.index() as u32)
    }

    /// Prunes the present candidates; `room` holds two sets of digits per cell.
    fn deduce(&self, room: &mut [DigitSet], now: &Candidates<'_>, deductions: &mut Deductions) {
        let (before, after) = room.split_at_mut(self.propagator.cells().len());
        for (digits, cell) in before.iter_mut().zip(self.numbers()) {
            *digits = DigitSet::from_bits(now.domain(cell));
        }
        if self.propagator.is_idle(before) {
            return;
        }
        after.copy_from_slice(before);

        if self.propagator.narrow(after).is_err() {
            deductions.fail();
            return;
        }
        for (at, cell) in self.numbers().enumerate() {
            deductions.remove(cell, (before[at] - after[at]).bits());
        }
    }

    /// Relaxes the refused candidates; `room` holds three sets of digits per cell.
    fn say_why(
        &self,
        claim: Claim,
        then: &Candidates<'_>,
        room: &mut [DigitSet],
        because: &mut Vec<Fact>,
    ) {
        let (left, room) = room.split_at_mut(self.propagator.cells().len());
        let (candidates, within) = room.split_at_mut(self.propagator.cells().len());
        for (at, cell) in self.numbers().enumerate() {
            left[at] = DigitSet::from_bits(then.domain(cell));
            within[at] = DigitSet::from_bits(then.initial(cell));
        }
        candidates.copy_from_slice(left);
        // A digit was removed because the propagator fails with it.
        let mut own = None;
        if let Claim::Removed { cell, digit } = claim
            && let Some(at) = self.numbers().position(|own| own == cell)
        {
            own = Some((at, within[at]));
            candidates[at] = DigitSet::from_bits(1 << (digit - 1));
            within[at] = candidates[at];
        }
        if !self.propagator.relax(candidates, within) {
            candidates.copy_from_slice(left);
            if let Some((at, initial)) = own {
                within[at] = initial;
            }
        }
        for (at, cell) in self.numbers().enumerate() {
            let lost = within[at] - candidates[at];
            match left[at].single() {
                // One positive fact is stronger than many negative ones.
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

impl Propagate for Posted {
    fn cells(&self) -> Vec<(u32, Wake)> {
        let wakes = self
            .wakes
            .iter()
            .copied()
            .chain(std::iter::repeat(Wake::Any));
        self.numbers().zip(wakes).collect()
    }

    fn is_expensive(&self) -> bool {
        self.is_expensive
    }

    fn related(&self) -> Option<Related<'_>> {
        let images = self.propagator.images()?;
        let [first, second] = self.propagator.cells() else {
            return None;
        };
        let cells = [first, second].map(|cell| cell.index() as u32);
        Some(Related { cells, images })
    }

    fn effort(&self) -> u64 {
        self.propagator.effort()
    }

    fn work(&self) -> u64 {
        1 + self.propagator.work()
    }

    fn kernels(&self, frame: Frame) -> Option<Vec<Kernel>> {
        let kernels = self.propagator.kernels(frame);
        kernels.or_else(|| self.is_implied.then(Vec::new))
    }

    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions) {
        let count = self.propagator.cells().len();
        if count <= FEW {
            let mut room = [DigitSet::EMPTY; 2 * FEW];
            self.deduce(&mut room[..2 * count], now, deductions);
        } else {
            let mut room = vec![DigitSet::EMPTY; 2 * count];
            self.deduce(&mut room, now, deductions);
        }
    }

    fn explain(&self, claim: Claim, then: &Candidates<'_>, because: &mut Vec<Fact>) {
        let count = self.propagator.cells().len();
        if count <= FEW {
            let mut digits = [DigitSet::EMPTY; 3 * FEW];
            self.say_why(claim, then, &mut digits[..3 * count], because);
        } else {
            let mut digits = vec![DigitSet::EMPTY; 3 * count];
            self.say_why(claim, then, &mut digits, because);
        }
    }
}
