//! The scout's propagator queue: a bit for each propagator that has something new to look at, cheap ones first.

use std::ops::Range;

use crate::portfolio::propagate::Wake;
use crate::portfolio::queue::PropagationQueue;
use crate::portfolio::reduced::Reduced;

pub(super) struct Waiting {
    /// The propagator of each bit, by index.
    queue: Vec<u32>,
    /// Where the expensive ones begin.
    expensive: usize,
    /// The one that looked last.
    last: usize,
    /// The number of words of bits.
    words: usize,
    /// For each cell, the propagators woken by any change, by a change of its bounds, and by its last candidate.
    hearing: Vec<u64>,
    /// The queued ones.
    bits: Vec<u64>,
}

/// For each kind of change, the propagators to wake.
const HEARING: [&[Wake]; 3] = [
    &[Wake::Any],
    &[Wake::Any, Wake::Bounds],
    &[Wake::Any, Wake::Bounds, Wake::Fixed],
];

impl Waiting {
    /// Queues every propagator for its first run, apart from those that are nothing but relations.
    pub fn new(queue: &PropagationQueue, reduced: &Reduced) -> Waiting {
        let further = (0..).zip(&queue.list);
        let further = further.filter(|(_, propagator)| propagator.related().is_none());
        let mut further: Vec<u32> = further.map(|(propagator, _)| propagator).collect();
        further.sort_by_key(|&propagator| queue.expensive[propagator as usize]);
        let mut place = vec![None; queue.list.len()];
        for (at, &propagator) in further.iter().enumerate() {
            place[propagator as usize] = Some(at);
        }
        let words = further.len().div_ceil(64);
        let mut hearing = vec![0; reduced.domains.len() * HEARING.len() * words];
        for &(open, wake, propagator) in &queue.wanted {
            let Some(at) = place[propagator as usize] else {
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
            expensive: further.partition_point(|&propagator| !queue.expensive[propagator as usize]),
            last: 0,
            queue: further,
            words,
            hearing,
            bits,
        }
    }

    /// Wakes the propagators of a cell whose candidates went from one set to a smaller one.
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

    /// A propagator that waits: a cheap one before an expensive one, and each in its turn.
    #[inline]
    pub fn next(&mut self) -> Option<u32> {
        let at = (self.waiting_in(self.last + 1..self.expensive))
            .or_else(|| self.waiting_in(0..self.expensive))
            .or_else(|| self.waiting_in(self.expensive..self.queue.len()))?;
        self.bits[at / 64] &= !(1 << (at % 64));
        self.last = at;
        Some(self.queue[at])
    }

    /// The first queued one in a range.
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

    /// Empties the queue.
    pub fn clear(&mut self) {
        self.bits.fill(0);
    }
}
