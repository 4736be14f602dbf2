//! The batch entry point: many puzzles, 32 lanes.

use super::answer::Answer;
use super::candidates::CANDIDATES;
use super::lockstep::{Desk, Lockstep};
use crate::simd::{ALL, Backend, Block};

/// Solves every puzzle (81 cells row by row, 0 = empty, 1–9) and counts its
/// solutions up to `limit`. `answers[i]` belongs to `puzzles[i]`; where one
/// slice is longer, the excess is left alone.
///
/// With at most one solution the answer is that of [`solve_one`](super::solve_one), guesses included. With more,
/// `first` is one of the solutions and the guesses are those made until the limit was reached: the same on every
/// machine, but possibly different from those of `solve_one` and from one batch to another.
pub fn solve_batch(puzzles: &[[u8; 81]], limit: u32, answers: &mut [Answer]) {
    solve_batch_with(Backend::best(), puzzles, limit, answers);
}

/// [`solve_batch`] on a chosen instruction set.
pub fn solve_batch_with(
    backend: &'static Backend,
    puzzles: &[[u8; 81]],
    limit: u32,
    answers: &mut [Answer],
) {
    run(backend, puzzles, limit, answers, |digit| {
        CANDIDATES[usize::from(digit)]
    });
}

/// [`solve_batch`] for puzzles given as candidate sets (bit `d` = digit
/// `d + 1`).
pub fn solve_batch_candidates(puzzles: &[[u16; 81]], limit: u32, answers: &mut [Answer]) {
    run(Backend::best(), puzzles, limit, answers, |set| set & ALL);
}

fn run<T: Copy>(
    backend: &'static Backend,
    puzzles: &[[T; 81]],
    limit: u32,
    answers: &mut [Answer],
    candidates: impl Fn(T) -> u16,
) {
    let len = puzzles.len().min(answers.len());
    let (puzzles, answers) = (&puzzles[..len], &mut answers[..len]);
    answers.fill(Answer::NONE);
    if limit == 0 {
        return;
    }
    let mut desk = BatchDesk {
        limit,
        puzzles,
        candidates,
        answers,
        next: 0,
        number: [0; 32],
    };
    let mut lockstep = Lockstep::new(backend);
    while lockstep.work(&mut desk) {}
}

/// The puzzles and answers of a batch.
struct BatchDesk<'a, T, F> {
    limit: u32,
    puzzles: &'a [[T; 81]],
    candidates: F,
    answers: &'a mut [Answer],
    /// The next puzzle to start.
    next: usize,
    /// Per slot, the index of its puzzle.
    number: [usize; 32],
}

impl<T: Copy, F: Fn(T) -> u16> Desk for BatchDesk<'_, T, F> {
    #[inline]
    fn fill(&mut self, block: &mut Block, lane: usize, slot: usize) -> bool {
        let Some(puzzle) = self.puzzles.get(self.next) else {
            return false;
        };
        for (row, &cell) in block.cells.iter_mut().zip(puzzle) {
            row.0[lane % 32] = (self.candidates)(cell);
        }
        self.number[slot] = self.next;
        self.next += 1;
        true
    }

    #[inline]
    fn guessed(&mut self, slot: usize) {
        let guesses = &mut self.answers[self.number[slot]].guesses;
        *guesses = guesses.saturating_add(1);
    }

    #[inline]
    fn solved(&mut self, slot: usize, backend: &Backend, block: &Block, lane: usize) -> bool {
        let answer = &mut self.answers[self.number[slot]];
        if answer.count == 0 {
            (backend.digits)(block, lane, &mut answer.first);
        }
        answer.count += 1;
        answer.count >= self.limit
    }
}
