//! Which rules have something new to look at: a bit for each of them, cheap ones first.

use crate::exact::general::reduced::Reduced;
use crate::exact::general::rule::Wake;
use crate::exact::general::wake::Rules;
use std::ops::Range;

pub(super) struct Waiting {
    /// The number of the rule of each bit.
    rules: Vec<u32>,
    /// Where the dear ones begin.
    dear: usize,
    /// The one that looked last.
    last: usize,
    /// Words of bits.
    words: usize,
    /// For each cell the rules that hear of any change, of a change of its ends, and of its last candidate.
    hearing: Vec<u64>,
    /// Those that wait.
    bits: Vec<u64>,
}

/// By what happened to a cell, whoever wants to hear of it.
const HEARING: [&[Wake]; 3] = [
    &[Wake::Any],
    &[Wake::Any, Wake::Bounds],
    &[Wake::Any, Wake::Bounds, Wake::Fixed],
];

impl Waiting {
    /// Every rule waits for its first look, apart from those that are nothing but relations.
    pub fn new(rules: &Rules, reduced: &Reduced) -> Waiting {
        let further = (0..).zip(&rules.list);
        let further = further.filter(|(_, rule)| rule.related().is_none());
        let mut further: Vec<u32> = further.map(|(rule, _)| rule).collect();
        further.sort_by_key(|&rule| rules.dear[rule as usize]);
        let mut place = vec![None; rules.list.len()];
        for (at, &rule) in further.iter().enumerate() {
            place[rule as usize] = Some(at);
        }
        let words = further.len().div_ceil(64);
        let mut hearing = vec![0; reduced.domains.len() * HEARING.len() * words];
        for &(open, wake, rule) in &rules.wanted {
            let Some(at) = place[rule as usize] else {
                continue;
            };
            let cell = reduced.origin[open as usize] as usize;
            for (what, _) in (HEARING.iter().enumerate()).filter(|(_, all)| all.contains(&wake)) {
                hearing[(cell * HEARING.len() + what) * words + at / 64] |= 1 << (at % 64);
            }
        }
        let mut bits = vec![0; words];
        for at in 0..further.len() {
            bits[at / 64] |= 1 << (at % 64);
        }
        Waiting {
            dear: further.partition_point(|&rule| !rules.dear[rule as usize]),
            last: 0,
            rules: further,
            words,
            hearing,
            bits,
        }
    }

    /// A cell went from one set of candidates to a smaller one.
    #[inline]
    pub fn cell_changed(&mut self, cell: usize, before: u16, after: u16) {
        let what = if after.is_power_of_two() {
            2
        } else {
            usize::from(
                before.leading_zeros() != after.leading_zeros()
                    || before.trailing_zeros() != after.trailing_zeros(),
            )
        };
        let start = (cell * HEARING.len() + what) * self.words;
        let hearing = &self.hearing[start..start + self.words];
        for (bits, hearing) in self.bits.iter_mut().zip(hearing) {
            *bits |= hearing;
        }
    }

    /// A rule that waits: a cheap one before a dear one, and each in its turn.
    #[inline]
    pub fn next(&mut self) -> Option<u32> {
        let at = (self.waiting_in(self.last + 1..self.dear))
            .or_else(|| self.waiting_in(0..self.dear))
            .or_else(|| self.waiting_in(self.dear..self.rules.len()))?;
        self.bits[at / 64] &= !(1 << (at % 64));
        self.last = at;
        Some(self.rules[at])
    }

    /// The first that waits of some.
    #[inline]
    fn waiting_in(&self, range: Range<usize>) -> Option<usize> {
        let mut at = range.start;
        while at < range.end {
            let bits = self.bits[at / 64] >> (at % 64);
            if bits != 0 {
                return Some(at + bits.trailing_zeros() as usize).filter(|&at| at < range.end);
            }
            at = (at / 64 + 1) * 64;
        }
        None
    }

    /// Forgets who was waiting.
    pub fn clear(&mut self) {
        self.bits.fill(0);
    }
}
