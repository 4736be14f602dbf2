//! The plain search for problems of any size: guess, propagate, and take the last
//! guess back when it fails or has been listed. It stores nothing per solution,
//! so it can list and count millions of them, in an order that never changes.

use super::board::{Board, Ran};
use super::literal::Literal;
use super::reduced::Reduced;
use super::step::Step;
use super::wake::{Rules, Wakes};
use super::why::{Conflict, Why};
use crate::exact::budget::Meter;

pub(super) struct Walk<'a> {
    reduced: &'a Reduced,
    board: Board<'a, ()>,
    /// A conflict met while taking a guess back, to be dealt with first.
    pending: Option<Conflict>,
    /// The board shows a solution that has been given: leave it first.
    at_solution: bool,
    done: bool,
}

impl<'a> Walk<'a> {
    pub fn new(reduced: &'a Reduced, rules: &'a Rules) -> Self {
        let mut board = Board::new(&reduced.layout, Wakes::new(rules), ());
        let pending = board.start().err();
        Self {
            reduced,
            board,
            pending,
            at_solution: false,
            done: false,
        }
    }

    /// Goes on to the next solution.
    pub fn next(&mut self, meter: &mut Meter<'_>) -> Step {
        let step = self.advance(meter);
        step.map(|()| self.reduced.solution(&self.board.domains))
    }

    /// Goes on to the next solution and leaves it on the board.
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

    /// Draws every conclusion; `false` if the budget is over before.
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

    /// Takes the last guess back and rules it out on the level below.
    fn retreat(&mut self) {
        let Some(guess) = self.board.guesses().next_back() else {
            self.done = true;
            return;
        };
        self.board.undo_to(self.board.level() - 1);
        self.pending = self.board.assign(guess.negated(), Why::Guess).err();
    }

    /// The first cell with the fewest candidates, its smallest digit.
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
        Literal::is(self.board.layout.candidate(cell, digit))
    }
}
