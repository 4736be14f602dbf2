//! The scalar engine: one classic puzzle in ordinary words, for machines without the vector instructions that the other
//! engine needs.
//!
//! It draws the same conclusions as the vector engine, in another order, and branches by the same rule ([`branch`]). A
//! board with solutions settles to the same candidates in both; so both find the same solutions in the same order. What
//! becomes of a board without a solution depends on the order, and so does the number of guesses spent on it.

mod board;
mod branch;
mod tables;
mod triads;

pub(super) use board::Board;

use super::answer::Answer;
use super::search::{Found, Search};
use crate::simd::Backend;

/// Counts the solutions of a board, up to `limit`.
pub(super) fn solve(mut board: Board, limit: u32) -> Answer {
    let mut answer = Answer::NONE;
    if limit == 0 {
        return answer;
    }
    let mut search = Search::new(Backend::portable());
    while let Found::Solution = search.solve(&mut board) {
        if answer.count == 0 {
            answer.first = board.digits();
        }
        answer.count += 1;
        if answer.count >= limit || !search.back(&mut board) {
            break;
        }
    }
    answer.guesses = search.guesses;
    answer
}
