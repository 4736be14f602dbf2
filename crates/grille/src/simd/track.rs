//! Lines read by an automaton, laid out as a track: each place along the line with its states, which are bits of
//! words, and the moves from each place to the next. Nothing tells which of the moves can be made at a time: all are
//! gone through without asking, as many at once as a vector holds.

use crate::DigitSet;
use std::ops::Range;

/// How many moves are made at once.
pub const ABREAST: usize = 16;

/// One number for each of some moves.
#[derive(Clone, Copy, Debug, Default)]
#[repr(C, align(64))]
pub struct Abreast(pub [u32; ABREAST]);

/// Some moves: some digits lead from each of some states to each of some others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Moves {
    pub digits: Abreast,
    pub from: Abreast,
    pub to: Abreast,
}

/// The moves from the states of one word to those of another.
#[derive(Clone, Debug)]
pub struct Block {
    pub from: usize,
    pub to: usize,
    /// Which of the track's moves these are.
    pub moves: Range<usize>,
}

/// A cell of the line.
#[derive(Clone, Debug)]
pub struct Layer {
    /// Its place among those whose candidates are given.
    pub cell: usize,
    /// Whether the line comes to it again.
    pub is_repeated: bool,
    /// The words of the states before it.
    pub states: Range<usize>,
    /// Which of the track's blocks lead from these to the next.
    pub blocks: Range<usize>,
}

#[derive(Clone, Debug)]
pub struct Track {
    pub layers: Vec<Layer>,
    pub blocks: Vec<Block>,
    pub moves: Vec<Moves>,
    /// The words of the states at the end, all of which are accepting.
    pub end: Range<usize>,
    /// The states from which every word is accepted; those at the end are among them.
    pub free: Vec<u32>,
}

impl Track {
    /// How many words of states there are.
    pub fn words(&self) -> usize {
        self.end.end
    }
}

/// Numbers of some moves in registers.
pub trait MoveVector: Copy {
    /// The same for all.
    fn splat(value: u32) -> Self;
    /// Takes them from memory.
    fn read(abreast: &Abreast) -> Self;
    /// Adds the bits of another for the moves where each of the pairs has a bit in common.
    fn or_where(self, more: Self, pairs: [(Self, Self); 2]) -> Self;
    /// The same with three pairs, for two numbers at once.
    fn or_both_where(
        both: (Self, Self),
        more: (Self, Self),
        pairs: [(Self, Self); 3],
    ) -> (Self, Self);
    /// The bits of all.
    fn union(self) -> u32;
}

impl Track {
    /// Adds to these states those that the digits lead to.
    #[inline(always)]
    fn go_ahead<V: MoveVector>(&self, block: &Block, states: &mut [u32], digits: u32) {
        let (from, digits, mut to) = (V::splat(states[block.from]), V::splat(digits), V::splat(0));
        for moves in &self.moves[block.moves.clone()] {
            let pairs = [
                (V::read(&moves.from), from),
                (V::read(&moves.digits), digits),
            ];
            to = to.or_where(V::read(&moves.to), pairs);
        }
        states[block.to] |= to.union();
    }

    /// Adds to these states those of some others from which the digits lead to them; the digits with which
    /// there are any.
    #[inline(always)]
    fn go_back<V: MoveVector>(
        &self,
        block: &Block,
        states: &mut [u32],
        among: u32,
        digits: u32,
    ) -> u32 {
        let (some, all, to) = (
            V::splat(among),
            V::splat(digits),
            V::splat(states[block.to]),
        );
        let mut found = (V::splat(0), V::splat(0));
        for moves in &self.moves[block.moves.clone()] {
            let (from, own) = (V::read(&moves.from), V::read(&moves.digits));
            let pairs = [(V::read(&moves.to), to), (own, all), (from, some)];
            found = V::or_both_where(found, (from, own), pairs);
        }
        states[block.from] |= found.0.union() & among;
        found.1.union() & digits
    }

    /// The digits that lead from some of these states to some of the others.
    #[inline(always)]
    fn joining<V: MoveVector>(&self, block: &Block, some: &[u32], others: &[u32]) -> u32 {
        let (from, to) = (V::splat(some[block.from]), V::splat(others[block.to]));
        let mut digits = V::splat(0);
        for moves in &self.moves[block.moves.clone()] {
            let pairs = [(V::read(&moves.from), from), (V::read(&moves.to), to)];
            digits = digits.or_where(V::read(&moves.digits), pairs);
        }
        digits.union()
    }

    /// Whether the rest of the line can be anything.
    #[inline(always)]
    fn is_free(&self, place: &Range<usize>, live: &[u32]) -> bool {
        let mut bound = 0;
        for word in place.clone() {
            bound |= live[word] & !self.free[word];
        }
        bound == 0
    }
}

/// Leaves the digits on a way from the first state to an accepting one; `false` if there is none. The room is for the
/// states that the digits lead to, and for those of them that lead on to the end: empty, as many words as the
/// track has.
#[inline(always)]
pub fn sweep<V: MoveVector>(
    track: &Track,
    (live, good): (&mut [u32], &mut [u32]),
    candidates: &mut [DigitSet],
) -> bool {
    live[0] = 1;
    let (mut read, mut place) = (track.layers.len(), &track.end);
    for (at, layer) in track.layers.iter().enumerate() {
        if track.is_free(&layer.states, live) {
            (read, place) = (at, &layer.states);
            break;
        }
        for block in &track.blocks[layer.blocks.clone()] {
            track.go_ahead::<V>(block, live, candidates[layer.cell].bits());
        }
    }
    let mut any = 0;
    for word in place.clone() {
        good[word] = live[word];
        any |= live[word];
    }
    if any == 0 {
        return false;
    }
    for layer in track.layers[..read].iter().rev() {
        let (digits, mut left) = (candidates[layer.cell].bits(), 0);
        for block in &track.blocks[layer.blocks.clone()] {
            left |= track.go_back::<V>(block, good, live[block.from], digits);
        }
        candidates[layer.cell] = DigitSet::from_bits(left);
    }
    true
}

/// Widens candidates with which the line cannot be read as far as it still cannot; `false` if it can. The room is for
/// the states that the digits lead to, and for those from which the rest could be read: see [`sweep`]. A cell that
/// the line meets twice stays as it is.
#[inline(always)]
pub fn loosen<V: MoveVector>(
    track: &Track,
    (reached, doomed): (&mut [u32], &mut [u32]),
    candidates: &mut [DigitSet],
    within: &[DigitSet],
) -> bool {
    for word in track.end.clone() {
        doomed[word] = track.free[word];
    }
    for layer in track.layers.iter().rev() {
        for block in &track.blocks[layer.blocks.clone()] {
            track.go_back::<V>(block, doomed, u32::MAX, candidates[layer.cell].bits());
        }
    }
    if doomed[0] & 1 == 1 {
        return false;
    }
    reached[0] = 1;
    for layer in &track.layers {
        if !layer.is_repeated {
            let mut barred = 0;
            for block in &track.blocks[layer.blocks.clone()] {
                barred |= track.joining::<V>(block, reached, doomed);
            }
            candidates[layer.cell] |= within[layer.cell] - DigitSet::from_bits(barred);
        }
        for block in &track.blocks[layer.blocks.clone()] {
            track.go_ahead::<V>(block, reached, candidates[layer.cell].bits());
        }
    }
    true
}

/// In an array.
impl MoveVector for Abreast {
    #[inline(always)]
    fn splat(value: u32) -> Self {
        Abreast([value; ABREAST])
    }
    #[inline(always)]
    fn read(abreast: &Abreast) -> Self {
        *abreast
    }
    #[inline(always)]
    fn or_where(mut self, more: Self, [a, b]: [(Self, Self); 2]) -> Self {
        for i in 0..ABREAST {
            let can = all_if(a.0.0[i] & a.1.0[i] != 0) & all_if(b.0.0[i] & b.1.0[i] != 0);
            self.0[i] |= more.0[i] & can;
        }
        self
    }
    #[inline(always)]
    fn or_both_where(
        mut both: (Self, Self),
        more: (Self, Self),
        [a, b, c]: [(Self, Self); 3],
    ) -> (Self, Self) {
        for i in 0..ABREAST {
            let can = all_if(a.0.0[i] & a.1.0[i] != 0)
                & all_if(b.0.0[i] & b.1.0[i] != 0)
                & all_if(c.0.0[i] & c.1.0[i] != 0);
            both.0.0[i] |= more.0.0[i] & can;
            both.1.0[i] |= more.1.0[i] & can;
        }
        both
    }
    #[inline(always)]
    fn union(self) -> u32 {
        let mut all = 0;
        for i in 0..ABREAST {
            all |= self.0[i];
        }
        all
    }
}

/// All bits, or none.
#[inline(always)]
fn all_if(condition: bool) -> u32 {
    u32::from(condition).wrapping_neg()
}
