//! Lines read by an automaton, laid out as a track: each position along the line with its states, which are bits of
//! words, and the moves from each position to the next. Which of the moves apply is not tested: all of them are
//! processed unconditionally, as many at once as a vector holds.

use std::ops::Range;

use grille_core::DigitSet;

/// How many moves are processed at once.
pub const ABREAST: usize = 16;

/// The number of states in a word.
pub const STATES: usize = u32::BITS as usize;

/// One number for each of 16 moves.
#[derive(Clone, Copy, Debug, Default)]
#[repr(C, align(64))]
pub struct Abreast(pub [u32; ABREAST]);

/// Some moves: some digits lead from each of some states to the one that is this many bits further, around the word.
#[derive(Clone, Copy, Debug, Default)]
pub struct Moves {
    pub digits: Abreast,
    pub from: Abreast,
    pub turn: Abreast,
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
    /// Its position among those whose candidates are given.
    pub cell: usize,
    /// Whether the line visits it again.
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
    #[must_use]
    pub fn words(&self) -> usize {
        self.end.end
    }

    /// The steps from the states before a cell to those after it: source and target, as bit indices over all words, and
    /// the digits.
    pub fn steps(&self, layer: &Layer) -> impl Iterator<Item = (usize, usize, u32)> {
        let blocks = self.blocks[layer.blocks.clone()].iter();
        let moves = blocks.flat_map(|block| {
            let moves = self.moves[block.moves.clone()].iter();
            moves.flat_map(move |moves| (0..ABREAST).map(move |i| (block, moves, i)))
        });
        moves.flat_map(|(block, moves, i)| {
            let (states, turn) = (moves.from.0[i], moves.turn.0[i] as usize);
            let states = (0..STATES).filter(move |state| states >> state & 1 == 1);
            states.map(move |state| {
                let to = (state + turn) % STATES;
                let words = (block.from * STATES, block.to * STATES);
                (words.0 + state, words.1 + to, moves.digits.0[i])
            })
        })
    }
}

/// One number for each of some moves, in registers.
pub trait MoveVector: Copy {
    /// The same number for all.
    fn splat(value: u32) -> Self;
    /// Reads the numbers from memory.
    fn read(abreast: &Abreast) -> Self;
    /// The bits of both.
    fn and(self, other: Self) -> Self;
    /// The bits rotated up by this much.
    fn turned(self, by: Self) -> Self;
    /// The bits rotated down by this much.
    fn turned_back(self, by: Self) -> Self;
    /// Adds the bits of `more` where `one` and `other` have a bit in common.
    fn or_where(self, more: Self, one: Self, other: Self) -> Self;
    /// The union of all numbers.
    fn union(self) -> u32;
}

impl Track {
    /// Adds to these states those that the digits lead to.
    #[inline(always)]
    fn go_ahead<V: MoveVector>(&self, block: &Block, states: &mut [u32], digits: u32) {
        let (now, digits, mut to) = (V::splat(states[block.from]), V::splat(digits), V::splat(0));
        for moves in &self.moves[block.moves.clone()] {
            let from = now.and(V::read(&moves.from));
            let next = from.turned(V::read(&moves.turn));
            to = to.or_where(next, V::read(&moves.digits), digits);
        }
        states[block.to] |= to.union();
    }

    /// Adds to these states those of some others from which the digits lead to them; returns the digits that do.
    #[inline(always)]
    fn go_back<V: MoveVector>(
        &self,
        block: &Block,
        states: &mut [u32],
        among: u32,
        digits: u32,
    ) -> u32 {
        let (some, all) = (V::splat(among), V::splat(digits));
        let to = V::splat(states[block.to]);
        let (mut before, mut left) = (V::splat(0), V::splat(0));
        for moves in &self.moves[block.moves.clone()] {
            let own = all.and(V::read(&moves.digits));
            let from = some.and(V::read(&moves.from));
            let from = from.and(to.turned_back(V::read(&moves.turn)));
            before = before.or_where(from, own, own);
            left = left.or_where(own, from, from);
        }
        states[block.from] |= before.union();
        left.union()
    }

    /// The digits that lead from some of these states to some of the others.
    #[inline(always)]
    fn joining<V: MoveVector>(&self, block: &Block, some: &[u32], others: &[u32]) -> u32 {
        let (now, to) = (V::splat(some[block.from]), V::splat(others[block.to]));
        let mut digits = V::splat(0);
        for moves in &self.moves[block.moves.clone()] {
            let from = now.and(V::read(&moves.from));
            let before = to.turned_back(V::read(&moves.turn));
            digits = digits.or_where(V::read(&moves.digits), from, before);
        }
        digits.union()
    }

    /// Whether the rest of the line is unrestricted.
    #[inline(always)]
    fn is_free(&self, place: &Range<usize>, live: &[u32]) -> bool {
        let mut bound = 0;
        for word in place.clone() {
            bound |= live[word] & !self.free[word];
        }
        bound == 0
    }
}

/// Keeps the digits on a path from the first state to an accepting one; `false` if there is none. `room` is scratch
/// space for the states that the digits lead to, and for those of them that lead to the end: empty, with as many words
/// as the track has.
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

/// Widens candidates with which the line cannot be read as long as it still cannot; `false` if it can. `room` is
/// scratch space for the states that the digits lead to, and for those from which the rest could be read: see
/// [`sweep`]. A cell that the line visits twice is left unchanged.
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

/// On an array.
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
    fn and(mut self, other: Self) -> Self {
        for i in 0..ABREAST {
            self.0[i] &= other.0[i];
        }
        self
    }
    #[inline(always)]
    fn turned(mut self, by: Self) -> Self {
        for i in 0..ABREAST {
            self.0[i] = self.0[i].rotate_left(by.0[i]);
        }
        self
    }
    #[inline(always)]
    fn turned_back(mut self, by: Self) -> Self {
        for i in 0..ABREAST {
            self.0[i] = self.0[i].rotate_right(by.0[i]);
        }
        self
    }
    #[inline(always)]
    fn or_where(mut self, more: Self, one: Self, other: Self) -> Self {
        for i in 0..ABREAST {
            let some = one.0[i] & other.0[i] != 0;
            self.0[i] |= more.0[i] & u32::from(some).wrapping_neg();
        }
        self
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
