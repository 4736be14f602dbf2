//! The scalar engine: one classic puzzle without vectors, for every processor.
//!
//! Candidates are 27 words, one for each digit and band ([`board`]). Box/line interaction is exact for each digit, by a
//! table of 512 entries for the bands and by bit operations for the stacks. The search is depth first ([`branch`] says
//! where), and resumable after each solution.

mod board;
mod branch;
mod tables;

use super::answer::Answer;
use crate::simd::Outcome;
use board::Board;

/// A depth-first search over one puzzle, solution by solution.
#[derive(Clone, Debug)]
pub(super) struct Scalar {
    /// Second children still to visit, deepest last.
    pending: Vec<Board>,
    /// Branches taken so far.
    pub(super) guesses: u32,
}

/// Initial capacity for pending boards.
const USUAL_DEPTH: usize = 16;

impl Scalar {
    /// A search for the solutions of a puzzle given as digits (0 = empty).
    pub(super) fn of_digits(puzzle: &[u8; 81]) -> Scalar {
        Scalar::of(Board::from_digits(puzzle))
    }

    /// A search for the solutions of a puzzle given as candidate sets (bit `d` = digit `d + 1`).
    pub(super) fn of_sets(sets: &[u16; 81]) -> Scalar {
        Scalar::of(Board::from_sets(sets))
    }

    fn of(board: Board) -> Scalar {
        Scalar {
            pending: vec![board],
            guesses: 0,
        }
    }

    /// The next solution.
    pub(super) fn next(&mut self) -> Option<[u8; 81]> {
        let mut board = self.pending.pop()?;
        let solved = solve(&mut board, &mut self.pending, &mut self.guesses);
        solved.then(|| board.digits())
    }
}

/// [`solve_one`](super::solve_one) by the scalar engine, whatever the machine.
#[must_use]
pub fn solve_one_scalar(puzzle: &[u8; 81], limit: u32) -> Answer {
    answer_digits(puzzle, limit)
}

/// Counts the solutions of a puzzle given as digits, up to `limit`.
pub(super) fn answer_digits(puzzle: &[u8; 81], limit: u32) -> Answer {
    answer(Board::from_digits(puzzle), limit)
}

/// Counts the solutions of a puzzle given as candidate sets, up to `limit`.
pub(super) fn answer_sets(sets: &[u16; 81], limit: u32) -> Answer {
    answer(Board::from_sets(sets), limit)
}

fn answer(mut board: Board, limit: u32) -> Answer {
    let mut answer = Answer::NONE;
    if limit == 0 {
        return answer;
    }
    let mut pending = Vec::new();
    while solve(&mut board, &mut pending, &mut answer.guesses) {
        if answer.count == 0 {
            answer.first = board.digits();
        }
        answer.count += 1;
        if answer.count >= limit {
            break;
        }
        let Some(next) = pending.pop() else { break };
        board = next;
    }
    answer
}

/// Searches below `board`, then below the pending boards; whether `board` is now a solution.
#[inline]
fn solve(board: &mut Board, pending: &mut Vec<Board>, guesses: &mut u32) -> bool {
    loop {
        match board.settle() {
            Outcome::Solved => return true,
            Outcome::Dead => {
                let Some(next) = pending.last() else {
                    return false;
                };
                *board = *next;
                pending.truncate(pending.len() - 1);
            }
            Outcome::Stalled | Outcome::Changed => {
                *guesses = guesses.saturating_add(1);
                if pending.capacity() == 0 {
                    pending.reserve(USUAL_DEPTH);
                }
                let choice = branch::choose(board);
                pending.push(*board);
                if let Some(second) = pending.last_mut() {
                    match choice.other {
                        Some(other) => second.set(other, choice.band, choice.bit),
                        None => second.remove(choice.digit, choice.band, choice.bit),
                    }
                }
                board.set(choice.digit, choice.band, choice.bit);
            }
        }
    }
}
