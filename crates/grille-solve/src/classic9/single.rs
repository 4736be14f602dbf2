//! The entry point for a single puzzle. It starts as a plain depth-first search; if that takes long, 32 lanes share
//! what is left.

use super::answer::Answer;
use super::candidates;
use super::lockstep::{Desk, Lockstep, Solution, Wanted};
use super::scalar::{self, Board};
use super::search::{Found, Search};
use crate::simd::{Backend, Block, Grid, Isa};

/// The guesses after which the lanes take over.
const ALONE: u32 = 16;

/// Solves one puzzle (81 cells row by row, 0 = empty, 1–9) and counts its
/// solutions up to `limit`. Any input is answered: clashing givens or values
/// above 9 have no solution. `first` is the first solution in the order of
/// [`Solutions`](super::Solutions).
///
/// ```
/// # use grille_solve::classic9::solve_one;
/// let puzzle = *b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = puzzle.map(|c| if c == b'.' { 0 } else { c - b'0' });
/// let answer = solve_one(&puzzle, 2);
/// assert_eq!(answer.count, 1);
/// assert_eq!(answer.first[..9], [5, 3, 4, 6, 7, 8, 9, 1, 2]);
/// ```
#[must_use]
pub fn solve_one(puzzle: &[u8; 81], limit: u32) -> Answer {
    solve_one_with(Backend::best(), puzzle, limit)
}

/// [`solve_one`] on a chosen instruction set.
#[must_use]
pub fn solve_one_with(backend: &'static Backend, puzzle: &[u8; 81], limit: u32) -> Answer {
    match backend.isa {
        Isa::Portable => scalar::solve(Board::from_digits(puzzle), limit),
        Isa::Avx2 | Isa::Avx512 => run(backend, candidates::from_digits(puzzle), limit),
    }
}

/// [`solve_one`] for a puzzle given as candidate sets (bit `d` = digit
/// `d + 1`).
#[must_use]
pub fn solve_one_candidates(sets: &[u16; 81], limit: u32) -> Answer {
    let backend = Backend::best();
    match backend.isa {
        Isa::Portable => scalar::solve(Board::from_sets(sets.iter().copied()), limit),
        Isa::Avx2 | Isa::Avx512 => run(backend, candidates::from_sets(sets), limit),
    }
}

fn run(backend: &'static Backend, mut grid: Grid, limit: u32) -> Answer {
    let mut answer = Answer::NONE;
    if limit == 0 {
        return answer;
    }
    let mut search = Search::new(backend);
    // The lanes do not keep the order, so they can only prove that there is nothing more to find. They are of no help
    // when only one solution is wanted.
    search.pause_at = (limit > 1).then_some(ALONE);
    loop {
        match search.solve(&mut grid) {
            Found::Solution => {
                answer.found(&grid);
                if answer.count >= limit || !search.back(&mut grid) {
                    break;
                }
            }
            Found::Nothing => break,
            Found::Pause => {
                if share(backend, &grid, &search, &mut answer) {
                    return answer;
                }
                // More than one solution: continue in order.
                search.pause_at = None;
            }
        }
    }
    answer.guesses = search.guesses;
    answer
}

/// Lets the lanes search everything that is left. Completes the answer and returns `true` unless there is more than one
/// solution.
fn share(
    backend: &'static Backend,
    grid: &Grid,
    search: &Search<Grid>,
    answer: &mut Answer,
) -> bool {
    let mut proof = Proof { answer: *answer };
    proof.answer.guesses = search.guesses;
    let mut lockstep = Lockstep::new(backend);
    let pending = search.pending.iter().chain(Some(grid));
    lockstep.take_over(pending.copied());
    while lockstep.work(&mut proof) {}
    let proved = proof.answer.count <= 1;
    if proved {
        *answer = proof.answer;
    }
    proved
}

/// Takes one solution; gives up at the second.
struct Proof {
    answer: Answer,
}

impl Desk for Proof {
    fn fill(&mut self, _: &mut Block, _: usize, _: usize) -> bool {
        false
    }
    #[inline]
    fn guessed(&mut self, _: usize) {
        self.answer.guesses = self.answer.guesses.saturating_add(1);
    }
    fn solved(&mut self, _: usize, solution: Solution<'_>) -> Wanted {
        if self.answer.count == 0 {
            solution.digits(&mut self.answer.first);
        }
        self.answer.count += 1;
        if self.answer.count > 1 {
            Wanted::Nothing
        } else {
            Wanted::Everything
        }
    }
}
