//! The batch door: many puzzles, 32 lanes.

use super::answer::Answer;
use super::candidates::CANDIDATES;
use super::crew::{Crew, Desk};
use crate::simd::{ALL, Block, Kernel};

/// Solves every puzzle (81 cells row by row, 0 = empty, 1–9) and counts its
/// solutions up to `limit`. `answers[i]` belongs to `puzzles[i]`; where one
/// slice is longer, the excess is left alone.
///
/// With at most one solution the answer is that of the single door, guesses
/// included. With more, `first` is one of the solutions and the guesses are
/// those made until the limit was reached: the same on every machine, but they
/// may differ from the single door's and between different batches.
pub fn solve_batch(puzzles: &[[u8; 81]], limit: u32, answers: &mut [Answer]) {
    solve_batch_with(Kernel::best(), puzzles, limit, answers);
}

/// [`solve_batch`] on a chosen instruction set.
#[doc(hidden)]
pub fn solve_batch_with(
    kernel: &'static Kernel,
    puzzles: &[[u8; 81]],
    limit: u32,
    answers: &mut [Answer],
) {
    run(kernel, puzzles, limit, answers, |digit| {
        CANDIDATES[usize::from(digit)]
    });
}

/// [`solve_batch`] for puzzles given as candidate sets (bit `d` = digit
/// `d + 1`).
pub fn solve_batch_candidates(puzzles: &[[u16; 81]], limit: u32, answers: &mut [Answer]) {
    run(Kernel::best(), puzzles, limit, answers, |set| set & ALL);
}

fn run<T: Copy>(
    kernel: &'static Kernel,
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
    let mut crew = Crew::new(kernel);
    while crew.work(&mut desk) {}
}

/// The puzzles and answers of a batch.
struct BatchDesk<'a, T, F> {
    limit: u32,
    puzzles: &'a [[T; 81]],
    candidates: F,
    answers: &'a mut [Answer],
    /// The next puzzle to start.
    next: usize,
    /// Per slot, the number of its puzzle.
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
    fn solved(&mut self, slot: usize, kernel: &Kernel, block: &Block, lane: usize) -> bool {
        let answer = &mut self.answers[self.number[slot]];
        if answer.count == 0 {
            (kernel.digits)(block, lane, &mut answer.first);
        }
        answer.count += 1;
        answer.count >= self.limit
    }
}
