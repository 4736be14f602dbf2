//! The kernel for lines read by an automaton: its states along the line are bits of words, 16 in each, followed forward
//! and back through the remaining digits.

use std::ops::Range;

use super::{At, Desk, Done, KernelVector};

/// A line.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its cells in order.
    layers: Box<[Layer]>,
    /// Ranges of the moves: first those to each word, in the order of the words after each cell; then those from each
    /// word, in the same order.
    words: Box<[Word]>,
    moves: Box<[Move]>,
    /// The words of the states at the end, all of which are accepting.
    end: Range<usize>,
}

/// A cell of a line.
#[derive(Clone, Debug)]
struct Layer {
    cell: At,
    /// The words after it, and those before it.
    to: Range<usize>,
    from: Range<usize>,
}

/// The moves to or from a word.
#[derive(Clone, Debug)]
struct Word {
    number: usize,
    moves: Range<usize>,
}

/// Some digits lead from some states of a word to the states of another word that are `up` bits higher.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// The words.
    pub from: u16,
    /// The target word.
    pub to: u16,
    /// The shift in bits; down if negative.
    pub up: i16,
    /// The source states.
    pub states: u16,
    /// The digits.
    pub digits: u16,
}

impl Line {
    /// A line of these cells, each with the moves across it. All states of the words at the end are accepting.
    #[must_use]
    pub fn new(cells: Vec<(At, Vec<Move>)>, end: Range<usize>) -> Line {
        let mut words = Vec::new();
        let mut all: Vec<Move> = Vec::new();
        let mut add = |mut moves: Vec<Move>, word_of: fn(&Move) -> u16| {
            let start = words.len();
            moves.sort_by_key(word_of);
            for some in moves.chunk_by(|one, other| word_of(one) == word_of(other)) {
                let from = all.len();
                all.extend(some);
                words.push(Word {
                    number: word_of(&some[0]).into(),
                    moves: from..all.len(),
                });
            }
            start..words.len()
        };
        let layers = cells.into_iter().map(|(cell, moves)| Layer {
            cell,
            to: add(moves.clone(), |step| step.to),
            from: add(moves, |step| step.from),
        });
        let layers = layers.collect();
        Line {
            layers,
            words: words.into(),
            moves: all.into(),
            end,
        }
    }

    /// Its cells in order.
    pub fn cells(&self) -> impl Iterator<Item = At> {
        self.layers.iter().map(|layer| layer.cell)
    }

    /// How many moves there are in each direction.
    pub(super) fn moves(&self) -> usize {
        self.moves.len() / 2
    }

    /// The scratch rows it needs: the states that the digits lead to, and those of them that lead to the end.
    pub(super) fn room(&self) -> usize {
        2 * self.end.end
    }

    #[inline(always)]
    pub(super) fn follow<V: KernelVector>(&self, desk: &mut Desk<'_>, done: &mut Done<V>) -> u32 {
        let (zero, part, good) = (V::splat(0), desk.part, self.end.end);
        V::splat(1).write(&mut desk.room[0], part);
        for layer in &self.layers {
            let x: V = desk.read(layer.cell);
            for word in &self.words[layer.to.clone()] {
                let mut to = zero;
                for step in &self.moves[word.moves.clone()] {
                    let has = x.meets(V::splat(step.digits));
                    let from = V::read(&desk.room[usize::from(step.from)], part);
                    let next = moved(from.and(V::splat(step.states)), step.up);
                    to = to.or(next.only_in(has));
                }
                to.write(&mut desk.room[word.number], part);
            }
        }
        for word in self.end.clone() {
            V::read(&desk.room[word], part).write(&mut desk.room[good + word], part);
        }
        for layer in self.layers.iter().rev() {
            let x: V = desk.read(layer.cell);
            let mut left = zero;
            for word in &self.words[layer.from.clone()] {
                let live = V::read(&desk.room[word.number], part);
                let mut from = zero;
                for step in &self.moves[word.moves.clone()] {
                    let digits = V::splat(step.digits);
                    let to = V::read(&desk.room[good + usize::from(step.to)], part);
                    let own = moved(to, -step.up).and3(live, V::splat(step.states));
                    let has = x.meets_in(digits, own.meets(own));
                    from = from.or(own.only_in(has));
                    left = left.or(digits.only_in(has));
                }
                from.write(&mut desk.room[good + word.number], part);
            }
            done.leave(desk, layer.cell, x, x.and(left));
        }
        done.failed()
    }
}

#[inline(always)]
fn moved<V: KernelVector>(x: V, up: i16) -> V {
    if up < 0 {
        x.down_each(V::splat(up.unsigned_abs()))
    } else {
        x.up_each(V::splat(up.unsigned_abs()))
    }
}
