//! The batch entry point: many puzzles, 32 lanes.

use super::answer::Answer;
use super::candidates::CANDIDATES;
use super::lockstep::{Desk, Lockstep, Solution, Wanted};
use super::path::Path;
use super::scalar::{self, Board};
use super::single::{solve_one_candidates, solve_one_with};
use crate::simd::{ALL, Backend, Block, Isa};

/// Solves every puzzle (81 cells row by row, 0 = empty, 1–9) and counts its
/// solutions up to `limit`. `answers[i]` belongs to `puzzles[i]`; where one
/// slice is longer, the excess is left alone.
///
/// Count and first solution are those of [`solve_one`](super::solve_one). With at most one solution, so are the guesses;
/// with more they depend on the other puzzles of the batch.
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
    if backend.isa == Isa::Portable {
        for (puzzle, answer) in puzzles.iter().zip(answers) {
            *answer = scalar::solve(Board::from_digits(puzzle), limit);
        }
        return;
    }
    let candidates = |digit| CANDIDATES[usize::from(digit)];
    let alone = |puzzle: &_| solve_one_with(backend, puzzle, 1);
    run(backend, puzzles, limit, answers, candidates, alone);
}

/// [`solve_batch`] for puzzles given as candidate sets (bit `d` = digit
/// `d + 1`).
pub fn solve_batch_candidates(puzzles: &[[u16; 81]], limit: u32, answers: &mut [Answer]) {
    let backend = Backend::best();
    if backend.isa == Isa::Portable {
        for (sets, answer) in puzzles.iter().zip(answers) {
            *answer = scalar::solve(Board::from_sets(sets.iter().copied()), limit);
        }
        return;
    }
    let alone = |sets: &_| solve_one_candidates(sets, 1);
    run(backend, puzzles, limit, answers, |set| set & ALL, alone);
}

fn run<T: Copy>(
    backend: &'static Backend,
    puzzles: &[[T; 81]],
    limit: u32,
    answers: &mut [Answer],
    candidates: impl Fn(T) -> u16,
    alone: impl Fn(&[T; 81]) -> Answer,
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
        first: [Path::ROOT; 32],
        lost: Vec::new(),
    };
    let mut lockstep = Lockstep::new(backend);
    while lockstep.work(&mut desk) {}
    for number in desk.lost {
        answers[number].first = alone(&puzzles[number]).first;
    }
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
    /// Per slot, where the first solution so far was found.
    first: [Path; 32],
    /// The puzzles whose solutions could not be put in order.
    lost: Vec<usize>,
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
    fn solved(&mut self, slot: usize, solution: Solution<'_>) -> Wanted {
        let answer = &mut self.answers[self.number[slot]];
        if answer.count == 0 || solution.path.is_before(self.first[slot]) {
            solution.digits(&mut answer.first);
            self.first[slot] = solution.path;
        }
        answer.count = self.limit.min(answer.count + 1);
        if solution.path.is_lost() && self.lost.last() != Some(&self.number[slot]) {
            self.lost.push(self.number[slot]);
        }
        if answer.count < self.limit {
            Wanted::Everything
        } else {
            Wanted::Before(self.first[slot])
        }
    }
}
