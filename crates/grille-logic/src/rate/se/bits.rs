//! Sets of candidates as bit masks, and what SE writes about one: a candidate that is on or off.

/// A candidate: 9 × cell + digit, the digit from 0.
pub(super) type Cand = u16;

/// A candidate as one node of a chain: 2 × candidate, plus 1 if it is on.
pub(super) type State = u16;

pub(super) const CANDS: usize = 729;
pub(super) const STATES: usize = 2 * CANDS;

pub(super) fn on(cand: Cand) -> State {
    2 * cand + 1
}

pub(super) fn off(cand: Cand) -> State {
    2 * cand
}

pub(super) fn is_on(state: State) -> bool {
    state & 1 != 0
}

/// A set of candidates.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct CandSet([u64; 12]);

impl CandSet {
    pub const EMPTY: CandSet = CandSet([0; 12]);

    pub fn insert(&mut self, cand: Cand) {
        self.0[usize::from(cand >> 6)] |= 1 << (cand & 63);
    }

    pub fn contains(&self, cand: Cand) -> bool {
        self.0[usize::from(cand >> 6)] >> (cand & 63) & 1 != 0
    }

    pub fn retain(&mut self, other: &CandSet) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own &= other;
        }
    }

    pub fn add(&mut self, other: &CandSet) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own |= other;
        }
    }

    pub fn remove(&mut self, other: &CandSet) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own &= !other;
        }
    }

    pub fn meets(&self, other: &CandSet) -> bool {
        self.0
            .iter()
            .zip(other.0)
            .any(|(own, other)| own & other != 0)
    }

    /// The candidates, ascending.
    pub fn iter(&self) -> impl Iterator<Item = Cand> + '_ {
        self.0.iter().enumerate().flat_map(|(word, &bits)| {
            let mut bits = bits;
            std::iter::from_fn(move || {
                (bits != 0).then(|| {
                    let bit = bits.trailing_zeros() as Cand;
                    bits &= bits - 1;
                    word as Cand * 64 + bit
                })
            })
        })
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }
}
