//! The walk: the plain search for problems of any size. It guesses, propagates, and takes the last guess back when it
//! fails or has been listed. It stores nothing per solution, so it can list and count millions of them, in an order
//! that never changes.

use grille_core::internal::Meter;

use super::board::{Board, Ran};
use super::literal::Literal;
use super::queue::{PropagationQueue, Wakes};
use super::reduced::Reduced;
use super::search::Step;
use super::why::{Conflict, Why};

pub(super) struct Walk<'a> {
    reduced: &'a Reduced,
    board: Board<'a, ()>,
    /// A conflict met while taking a guess back, to be resolved first.
    pending: Option<Conflict>,
    /// Whether the board shows a solution already returned, which must be left first.
    at_solution: bool,
    done: bool,
}

impl<'a> Walk<'a> {
    pub fn new(reduced: &'a Reduced, queue: &'a PropagationQueue) -> Self {
        let mut board = Board::new(&reduced.tables, Wakes::new(queue), ());
        let pending = board.start().err();
        Self {
            reduced,
            board,
            pending,
            at_solution: false,
            done: false,
        }
    }

    /// Advances to the next solution.
    pub fn next(&mut self, meter: &mut Meter<'_>) -> Step {
        let step = self.advance(meter);
        step.map(|()| self.reduced.solution(&self.board.domains))
    }

    /// Advances to the next solution and leaves it on the board.
    pub fn advance(&mut self, meter: &mut Meter<'_>) -> Step<()> {
        if std::mem::take(&mut self.at_solution) {
            self.retreat();
        }
        while !self.done {
            match self.propagate(meter) {
                Err(_) => self.retreat(),
                Ok(true) if self.board.is_complete() => {
                    self.at_solution = true;
                    return Step::Solution(());
                }
                Ok(true) if meter.charge() => self.board.guess(self.choose()),
                Ok(_) => return Step::Stopped,
            }
        }
        Step::Exhausted
    }

    /// Propagates to a fixed point; `false` if the budget runs out first.
    fn propagate(&mut self, meter: &mut Meter<'_>) -> Result<bool, Conflict> {
        if let Some(conflict) = self.pending.take() {
            return Err(conflict);
        }
        loop {
            self.board.propagate_groups()?;
            match self.board.run_a_rule(self.reduced, meter)? {
                Ran::One => {}
                Ran::Nothing => return Ok(true),
                Ran::Stopped => return Ok(false),
            }
        }
    }

    /// Takes the last guess back and removes its candidate on the level below.
    fn retreat(&mut self) {
        let Some(guess) = self.board.guesses().next_back() else {
            self.done = true;
            return;
        };
        self.board.undo_to(self.board.level() - 1);
        self.pending = self.board.assign(guess.negated(), Why::Guess).err();
    }

    /// The smallest digit of the first cell with the fewest candidates.
    fn choose(&self) -> Literal {
        let mut best = (u32::MAX, 0);
        for (cell, domain) in self.board.domains.iter().enumerate() {
            let count = domain.count_ones();
            if count > 1 && count < best.0 {
                best = (count, cell as u32);
                if count == 2 {
                    break;
                }
            }
        }
        let cell = best.1;
        let digit = self.board.domains[cell as usize].trailing_zeros();
        Literal::is(self.board.tables.candidate(cell, digit))
    }
}
