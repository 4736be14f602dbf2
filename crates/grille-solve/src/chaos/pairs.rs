//! The propagator for "no digit twice in a region": cells with the same digit have different labels. Where a region has
//! as many cells as there are digits, every digit has a place in every region.

use super::bits::{Bits, Field};
use crate::portfolio::{Candidates, Claim, Deductions, Fact, Propagate, Wake};

/// The digits start at cell 0, the labels at `first`.
pub(super) struct Pairs<const W: usize> {
    pub field: Field<W>,
    pub first: u32,
    pub digits: u32,
    pub labels: u32,
}

/// For each digit and each label, the cells where it may be and those where it is.
struct Places<const W: usize> {
    may: Vec<Bits<W>>,
    has: Vec<Bits<W>>,
}

impl<const W: usize> Places<W> {
    fn new(field: &Field<W>, first: u32, numbers: u32, at: &Candidates<'_>) -> Self {
        let mut may = vec![Bits::EMPTY; numbers as usize];
        let mut has = may.clone();
        for cell in 0..field.cells {
            let domain = at.domain(first + cell as u32);
            let mut left = domain;
            while left != 0 {
                may[left.trailing_zeros() as usize].insert(cell);
                left &= left - 1;
            }
            if domain.is_power_of_two() {
                has[domain.trailing_zeros() as usize].insert(cell);
            }
        }
        Self { may, has }
    }
}

impl<const W: usize> Pairs<W> {
    /// Whether every region holds every digit.
    fn is_full(&self) -> bool {
        self.field.cells as u32 == self.digits * self.labels
    }

    fn places(&self, at: &Candidates<'_>) -> (Places<W>, Places<W>) {
        (
            Places::new(&self.field, 0, self.digits, at),
            Places::new(&self.field, self.first, self.labels, at),
        )
    }

    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let labels = self.labels as usize;
        (0..self.digits as usize)
            .flat_map(move |digit| (0..labels).map(move |label| (digit, label)))
    }

    fn is_in(&self, cell: usize, label: usize) -> Fact {
        Fact::Is {
            cell: self.first + cell as u32,
            digit: label as u8 + 1,
        }
    }

    /// Why no other cell has both this digit and this label.
    fn nowhere_else(
        &self,
        (digit, label): (usize, usize),
        except: Option<usize>,
        then: &Candidates<'_>,
        because: &mut Vec<Fact>,
    ) {
        for cell in (0..self.field.cells).filter(|&cell| Some(cell) != except) {
            let own = [(cell as u32, digit), (self.first + cell as u32, label)];
            let never = |&(at, number): &(u32, usize)| then.initial(at) >> number & 1 == 0;
            if own.iter().any(never) {
                continue;
            }
            let lost = own
                .iter()
                .rev()
                .find(|&&(at, number)| then.domain(at) >> number & 1 == 0);
            because.extend(lost.map(|&(cell, number)| Fact::Not {
                cell,
                digit: number as u8 + 1,
            }));
        }
    }

    fn why_removed(
        &self,
        (cell, digit): (u32, u8),
        then: &Candidates<'_>,
        because: &mut Vec<Fact>,
    ) -> bool {
        let (digits, labels) = self.places(then);
        let (is_label, number) = (cell >= self.first, usize::from(digit) - 1);
        let cell = if is_label { cell - self.first } else { cell } as usize;
        // The cell's other half is known, and another cell has this digit and label.
        let halves = if is_label { &digits } else { &labels };
        if let Some(half) = halves.has.iter().position(|cells| cells.contains(cell)) {
            let (digit, label) = if is_label {
                (half, number)
            } else {
                (number, half)
            };
            let both = digits.has[digit].and(&labels.has[label]).without(cell);
            if let Some(other) = both.first() {
                because.extend([holds(other, digit), self.is_in(other, label)]);
                because.push(if is_label {
                    holds(cell, digit)
                } else {
                    self.is_in(cell, label)
                });
                return true;
            }
        }
        // Or the cell must take another pair of digit and label, which has no other place.
        let other = self.pairs().find(|&(digit, label)| {
            let own = if is_label { label } else { digit };
            let may = digits.may[digit].and(&labels.may[label]).without(cell);
            own != number && may.is_empty()
        });
        if let Some(pair) = other.filter(|_| self.is_full()) {
            self.nowhere_else(pair, Some(cell), then, because);
            return true;
        }
        false
    }
}

/// The cell holds the digit, both from 0.
fn holds(cell: usize, digit: usize) -> Fact {
    Fact::Is {
        cell: cell as u32,
        digit: digit as u8 + 1,
    }
}

impl<const W: usize> Propagate for Pairs<W> {
    fn cells(&self) -> Vec<(u32, Wake)> {
        let wake = if self.is_full() {
            Wake::Any
        } else {
            Wake::Fixed
        };
        let cells = 0..self.field.cells as u32;
        let both = cells.flat_map(|cell| [cell, self.first + cell]);
        both.map(|cell| (cell, wake)).collect()
    }

    fn effort(&self) -> u64 {
        8
    }

    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions) {
        let (digits, labels) = self.places(now);
        for (digit, label) in self.pairs() {
            let has = digits.has[digit].and(&labels.has[label]);
            if let Some(cell) = has.first() {
                if has.single().is_none() {
                    deductions.fail();
                    return;
                }
                let others = digits.has[digit].and(&labels.may[label]).without(cell);
                for other in others.iter() {
                    deductions.remove(self.first + other as u32, 1 << label);
                }
                let others = labels.has[label].and(&digits.may[digit]).without(cell);
                for other in others.iter() {
                    deductions.remove(other as u32, 1 << digit);
                }
            } else if self.is_full() {
                let may = digits.may[digit].and(&labels.may[label]);
                if may.is_empty() {
                    deductions.fail();
                    return;
                }
                if let Some(cell) = may.single() {
                    let (own, of) = (cell as u32, self.first + cell as u32);
                    deductions.remove(own, now.domain(own) & !(1 << digit));
                    deductions.remove(of, now.domain(of) & !(1 << label));
                }
            }
        }
    }

    fn explain(&self, claim: Claim, then: &Candidates<'_>, because: &mut Vec<Fact>) {
        if let Claim::Removed { cell, digit } = claim {
            let found = self.why_removed((cell, digit), then, because);
            debug_assert!(found, "what was found has a reason");
            return;
        }
        let (digits, labels) = self.places(then);
        for (digit, label) in self.pairs() {
            let has = digits.has[digit].and(&labels.has[label]);
            if has.len() > 1 {
                for cell in has.iter().take(2) {
                    because.extend([holds(cell, digit), self.is_in(cell, label)]);
                }
                return;
            }
        }
        let nowhere = self
            .pairs()
            .find(|&(digit, label)| digits.may[digit].and(&labels.may[label]).is_empty());
        if let Some(pair) = nowhere {
            self.nowhere_else(pair, None, then, because);
        }
    }
}
