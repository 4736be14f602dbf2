//! The propagators that clues about regions are built from: whether two cells share a region, whether two statements
//! both hold, whether a label occurs, and how many statements hold. The truth of a statement is a cell of its own, with
//! digit 1 for false and 2 for true.

use crate::portfolio::{Candidates, Claim, Deductions, Fact, Propagate, Wake};

const NO: u32 = 0b01;
const YES: u32 = 0b10;
pub(super) const EITHER: u32 = NO | YES;

fn is(cell: u32, value: u32) -> Fact {
    Fact::Is {
        cell,
        digit: value.trailing_zeros() as u8 + 1,
    }
}

fn not(cell: u32, number: u32) -> Fact {
    Fact::Not {
        cell,
        digit: number as u8 + 1,
    }
}

fn numbers(mut mask: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = mask.trailing_zeros();
        (mask != 0).then(|| {
            mask &= mask - 1;
            lowest
        })
    })
}

/// A statement: two cells are in one region.
pub(super) struct Same {
    /// Their digits.
    pub digits: [u32; 2],
    /// Their labels.
    pub labels: [u32; 2],
    /// The truth of the statement.
    pub truth: u32,
}

impl Same {
    /// Why the statement is false: the cells hold the same digit, or have no label in common.
    fn why_not(&self, then: &Candidates<'_>, because: &mut Vec<Fact>) {
        let [one, other] = self.digits.map(|cell| then.domain(cell));
        if one == other && one.is_power_of_two() {
            because.extend(self.digits.map(|cell| is(cell, one)));
            return;
        }
        let [a, b] = self.labels;
        for (known, open) in [(a, b), (b, a)] {
            let domain = then.domain(known);
            if domain.is_power_of_two() {
                because.extend([is(known, domain), not(open, domain.trailing_zeros())]);
                return;
            }
        }
        let both = then.initial(a) & then.initial(b);
        because.extend(numbers(both).map(|label| {
            let lost = if then.domain(a) >> label & 1 == 0 {
                a
            } else {
                b
            };
            not(lost, label)
        }));
    }
}

impl Propagate for Same {
    fn cells(&self) -> Vec<(u32, Wake)> {
        let [digits, labels] = [self.digits, self.labels];
        let digits = digits.map(|cell| (cell, Wake::Fixed));
        let labels = labels.map(|cell| (cell, Wake::Any));
        let all = digits.into_iter().chain(labels);
        all.chain([(self.truth, Wake::Fixed)]).collect()
    }

    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions) {
        let same = now.domain(self.truth);
        for [one, other] in [self.digits, [self.digits[1], self.digits[0]]] {
            let domain = now.domain(one);
            if domain.is_power_of_two() {
                if same == YES {
                    deductions.remove(other, now.domain(other) & domain);
                } else if now.domain(other) == domain {
                    deductions.remove(self.truth, same & YES);
                }
            }
        }
        let [a, b] = self.labels.map(|cell| now.domain(cell));
        if a & b == 0 {
            deductions.remove(self.truth, same & YES);
        } else if a == b && a.is_power_of_two() {
            deductions.remove(self.truth, same & NO);
        }
        if same == YES {
            deductions.remove(self.labels[0], a & !b);
            deductions.remove(self.labels[1], b & !a);
        } else if same == NO {
            if a.is_power_of_two() {
                deductions.remove(self.labels[1], b & a);
            }
            if b.is_power_of_two() {
                deductions.remove(self.labels[0], a & b);
            }
        }
    }

    fn explain(&self, claim: Claim, then: &Candidates<'_>, because: &mut Vec<Fact>) {
        let Claim::Removed { cell, digit } = claim else {
            return;
        };
        let value = 1 << (digit - 1);
        if cell == self.truth {
            if value == YES {
                self.why_not(then, because);
            } else {
                because.extend(self.labels.map(|cell| is(cell, then.domain(cell))));
            }
            return;
        }
        if let Some(at) = self.digits.iter().position(|&own| own == cell) {
            because.extend([is(self.truth, YES), is(self.digits[1 - at], value)]);
            return;
        }
        let other = self.labels[usize::from(self.labels[0] == cell)];
        if then.domain(self.truth) == YES {
            because.extend([is(self.truth, YES), not(other, value.trailing_zeros())]);
        } else {
            because.extend([is(self.truth, NO), is(other, value)]);
        }
    }
}

/// A statement holds exactly if two others do.
pub(super) struct Both {
    pub parts: [u32; 2],
    pub both: u32,
}

impl Propagate for Both {
    fn cells(&self) -> Vec<(u32, Wake)> {
        let cells = [self.both, self.parts[0], self.parts[1]];
        cells.map(|cell| (cell, Wake::Fixed)).to_vec()
    }

    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions) {
        let both = now.domain(self.both);
        let parts = self.parts.map(|cell| now.domain(cell));
        if parts.contains(&NO) {
            deductions.remove(self.both, both & YES);
        } else if parts == [YES, YES] {
            deductions.remove(self.both, both & NO);
        }
        for at in 0..2 {
            if both == YES {
                deductions.remove(self.parts[at], parts[at] & NO);
            } else if both == NO && parts[1 - at] == YES {
                deductions.remove(self.parts[at], parts[at] & YES);
            }
        }
    }

    fn explain(&self, claim: Claim, then: &Candidates<'_>, because: &mut Vec<Fact>) {
        let Claim::Removed { cell, digit } = claim else {
            return;
        };
        let is_yes = 1 << (digit - 1) == YES;
        if cell == self.both {
            if is_yes {
                let lacking = self.parts.iter().find(|&&part| then.domain(part) == NO);
                because.extend(lacking.map(|&part| is(part, NO)));
            } else {
                because.extend(self.parts.map(|part| is(part, YES)));
            }
        } else if is_yes {
            let other = self.parts[usize::from(self.parts[0] == cell)];
            because.extend([is(self.both, NO), is(other, YES)]);
        } else {
            because.push(is(self.both, YES));
        }
    }
}

/// A statement: a label occurs among some cells.
pub(super) struct Comes {
    /// The labels of the cells.
    pub labels: Vec<u32>,
    /// The label, from 0.
    pub label: u32,
    /// The truth of the statement.
    pub truth: u32,
}

impl Propagate for Comes {
    fn cells(&self) -> Vec<(u32, Wake)> {
        let labels = self.labels.iter().map(|&cell| (cell, Wake::Any));
        labels.chain([(self.truth, Wake::Fixed)]).collect()
    }

    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions) {
        let (own, comes) = (1 << self.label, now.domain(self.truth));
        let has = |&&cell: &&u32| now.domain(cell) & own != 0;
        let mut may = self.labels.iter().filter(has);
        match (may.next(), may.next()) {
            (None, _) => deductions.remove(self.truth, comes & YES),
            (Some(&only), None) if comes == YES => {
                deductions.remove(only, now.domain(only) & !own);
            }
            _ => {}
        }
        if self.labels.iter().any(|&cell| now.domain(cell) == own) {
            deductions.remove(self.truth, comes & NO);
        }
        if comes == NO {
            for &cell in &self.labels {
                deductions.remove(cell, now.domain(cell) & own);
            }
        }
    }

    fn explain(&self, claim: Claim, then: &Candidates<'_>, because: &mut Vec<Fact>) {
        let Claim::Removed { cell, digit } = claim else {
            return;
        };
        let own = 1 << self.label;
        if cell == self.truth {
            if 1 << (digit - 1) == YES {
                because.extend(self.labels.iter().map(|&cell| not(cell, self.label)));
            } else {
                let holder = self.labels.iter().find(|&&cell| then.domain(cell) == own);
                because.extend(holder.map(|&cell| is(cell, own)));
            }
        } else if u32::from(digit) == self.label + 1 {
            because.push(is(self.truth, NO));
        } else {
            because.push(is(self.truth, YES));
            let others = self.labels.iter().filter(|&&other| other != cell);
            because.extend(others.map(|&cell| not(cell, self.label)));
        }
    }
}

/// A digit says how many of some statements hold.
pub(super) struct Total {
    /// The truths of the statements.
    pub parts: Vec<u32>,
    /// The cell with the digit.
    pub number: u32,
    /// The digit, from 0, when no statement holds.
    pub from: i32,
}

impl Total {
    fn count(&self, value: u32, except: u32, at: &Candidates<'_>) -> i32 {
        let all = self.parts.iter().filter(|&&part| part != except);
        all.filter(|&&part| at.domain(part) == value).count() as i32
    }

    /// Some of the statements that are known to hold, or known not to; as many as requested.
    fn some(&self, value: u32, except: u32, count: i32, at: &Candidates<'_>) -> Vec<Fact> {
        let all = self.parts.iter().filter(|&&part| part != except);
        let known = all.filter(|&&part| at.domain(part) == value);
        let count = usize::try_from(count).unwrap_or(0);
        known.take(count).map(|&part| is(part, value)).collect()
    }

    /// The facts that the digit is none of these.
    fn digit_not(&self, digits: impl Fn(i32) -> bool, at: &Candidates<'_>) -> Vec<Fact> {
        let domain = at.domain(self.number);
        let lost: Vec<u32> = numbers(at.initial(self.number) & !domain)
            .filter(|&digit| digits(digit as i32))
            .collect();
        if domain.is_power_of_two() && lost.len() > 1 {
            return vec![is(self.number, domain)];
        }
        lost.into_iter()
            .map(|digit| not(self.number, digit))
            .collect()
    }
}

impl Propagate for Total {
    fn cells(&self) -> Vec<(u32, Wake)> {
        let parts = self.parts.iter().map(|&part| (part, Wake::Fixed));
        parts.chain([(self.number, Wake::Bounds)]).collect()
    }

    fn propagate(&self, now: &Candidates<'_>, deductions: &mut Deductions) {
        let so = self.count(YES, u32::MAX, now);
        let open = self.parts.len() as i32 - so - self.count(NO, u32::MAX, now);
        let (least, most) = (self.from + so, self.from + so + open);
        let domain = now.domain(self.number);
        let out = numbers(domain).filter(|&digit| !(least..=most).contains(&(digit as i32)));
        let out = out.fold(0, |out, digit| out | 1 << digit);
        deductions.remove(self.number, out);
        let left = domain & !out;
        if left == 0 || open == 0 {
            return;
        }
        let (lowest, highest) = (left.trailing_zeros() as i32, left.ilog2() as i32);
        let gone = match () {
            () if highest == least => YES,
            () if lowest == most => NO,
            () => return,
        };
        for &part in self
            .parts
            .iter()
            .filter(|&&part| now.domain(part) == EITHER)
        {
            deductions.remove(part, gone);
        }
    }

    fn explain(&self, claim: Claim, then: &Candidates<'_>, because: &mut Vec<Fact>) {
        let Claim::Removed { cell, digit } = claim else {
            return;
        };
        let count = self.parts.len() as i32;
        if cell == self.number {
            let digit = i32::from(digit) - 1;
            let so = self.count(YES, u32::MAX, then);
            if digit < self.from + so {
                because.extend(self.some(YES, u32::MAX, digit - self.from + 1, then));
            } else {
                let needed = self.from + count - digit + 1;
                because.extend(self.some(NO, u32::MAX, needed, then));
            }
        } else if 1 << (digit - 1) == YES {
            let so = self.count(YES, cell, then);
            because.extend(self.some(YES, cell, so, then));
            because.extend(self.digit_not(|digit| digit > self.from + so, then));
        } else {
            let most = self.from + count - 1 - self.count(NO, cell, then);
            because.extend(self.some(NO, cell, count, then));
            because.extend(self.digit_not(|digit| digit <= most, then));
        }
    }
}
