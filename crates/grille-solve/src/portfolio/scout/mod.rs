//! The scout: a quick depth-first search for problems of the size of the classic grid. It guesses where conflicts were,
//! on a board whose houses propagate in a fraction of a microsecond. It learns no clauses, so hard problems are left to
//! the CDCL search; but most problems need few guesses, which cost a tenth of what they cost there.

mod board;
mod choice;
mod tables;
mod waiting;

use grille_core::internal::Meter;

use super::problem::Problem;
use super::propagate::{Candidates, Deductions, View};
use super::queue::PropagationQueue;
use super::reduced::Reduced;
use super::search::{Search, Step};
pub(super) use board::Board;
use board::{Dead, Lane};
use choice::Choice;
use tables::Tables;
use waiting::Waiting;

/// Why the candidates cannot be completed.
enum Failure {
    /// The houses fail, at this cell if known.
    Board(Dead),
    /// A propagator (by its index) fails.
    Propagate(u32),
}

impl From<Dead> for Failure {
    fn from(dead: Dead) -> Self {
        Failure::Board(dead)
    }
}

/// A guess: the board before it, and the candidate that was guessed.
struct Guess {
    board: Board,
    cell: usize,
    digit: u16,
}

pub(super) struct Scout<'a> {
    reduced: &'a Reduced,
    queue: &'a PropagationQueue,
    tables: Tables<'a>,
    board: Board,
    /// The board as the propagators last saw it.
    told: Board,
    guesses: Vec<Guess>,
    choice: Choice,
    waiting: Waiting,
    /// What the last propagator found; kept here to reuse its memory.
    deductions: Deductions,
    /// How many more looks at the houses or runs of a propagator to make before stopping.
    effort_left: u64,
    /// Whether the board shows a solution already returned, which must be left first.
    at_solution: bool,
    done: bool,
}

impl Search for Scout<'_> {
    /// The effort is in looks at the houses or runs of a simple propagator; none at first.
    fn allow(&mut self, effort: u64) {
        self.effort_left = effort;
    }

    fn next(&mut self, meter: &mut Meter<'_>) -> Step {
        let step = self.advance(meter);
        step.map(|()| self.board.solution(self.reduced.domains.len()))
    }
}

impl<'a> Scout<'a> {
    /// `None` if the problem is too large, or if it is just the classic grid, for which there are better ways.
    pub fn new(
        problem: &Problem,
        reduced: &'a Reduced,
        queue: &'a PropagationQueue,
    ) -> Option<Self> {
        let mut tables = Tables::new(problem, queue)?;
        if queue.list.is_empty() && tables.is_classic_alone() {
            return None;
        }
        let read = || {
            queue
                .reads()
                .map(|open| reduced.origin[open as usize] as usize)
        };
        read().for_each(|cell| tables.watch(cell));
        let board = Board::new(&reduced.domains);
        Some(Self {
            reduced,
            queue,
            tables,
            board,
            // Empty domains: every cell differs from the board.
            told: Board::new(&vec![0; problem.domains().len()]),
            guesses: Vec::new(),
            choice: Choice::new(problem.domains().len(), read()),
            waiting: Waiting::new(queue, reduced),
            deductions: Deductions::default(),
            effort_left: 0,
            at_solution: false,
            done: false,
        })
    }

    /// Advances to the next solution and leaves it on the board.
    pub fn advance(&mut self, meter: &mut Meter<'_>) -> Step<()> {
        if std::mem::take(&mut self.at_solution) {
            self.retreat();
        }
        while !self.done {
            match self.propagate(meter) {
                Ok(true) => {}
                Ok(false) => return Step::Stopped,
                Err(failure) => {
                    self.blame(&failure);
                    self.retreat();
                    continue;
                }
            }
            let guess = self.choice.choose(&self.board, self.tables.houses());
            let Some((cell, digit)) = guess else {
                debug_assert!(self.board.is_filled(self.reduced.domains.len()));
                self.at_solution = true;
                return Step::Solution(());
            };
            if self.effort_left == 0 || !meter.charge() {
                return Step::Stopped;
            }
            self.guess(cell, digit);
        }
        Step::Exhausted
    }

    /// Propagates to a fixed point: the guess first, then houses, then propagators. `false` if the budget runs out
    /// first.
    fn propagate(&mut self, meter: &mut Meter<'_>) -> Result<bool, Failure> {
        self.tell()?;
        loop {
            self.effort_left = self.effort_left.saturating_sub(1);
            self.tables.settle(&mut self.board)?;
            let settled = self.tell()?;
            if settled && !self.run_propagators(meter)? {
                return Ok(!meter.is_spent());
            }
        }
    }

    /// Passes the changes to the propagators and to the groups other than houses; `false` if groups removed something.
    fn tell(&mut self) -> Result<bool, Dead> {
        let mut changes = self.tables.changes();
        for cell in self.tables.differing(&self.board, &self.told) {
            let (before, after) = (self.told.get(cell), self.board.get(cell));
            self.waiting.cell_changed(cell, before, after);
            changes.note(cell, after);
        }
        self.told = self.board;
        changes.follow(&mut self.board)
    }

    /// Runs the propagators that have something new to look at until one removes something; `false` if none does.
    fn run_propagators(&mut self, meter: &mut Meter<'_>) -> Result<bool, Failure> {
        while !meter.is_spent()
            && let Some(index) = self.waiting.next()
        {
            meter.work(self.queue.work[index as usize]);
            let effort = self.queue.effort[index as usize];
            self.effort_left = self.effort_left.saturating_sub(effort);
            self.deductions.clear();
            let now = Candidates {
                reduced: self.reduced,
                view: View::Scout(&self.board),
            };
            self.queue.list[index as usize].propagate(&now, &mut self.deductions);
            if self.deductions.failed {
                return Err(Failure::Propagate(index));
            }
            for &(cell, digits) in &self.deductions.removals {
                self.board.remove(Lane::of(cell as usize), digits as u16)?;
            }
            if !self.deductions.removals.is_empty() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn guess(&mut self, cell: usize, digit: u16) {
        self.guesses.push(Guess {
            board: self.board,
            cell,
            digit,
        });
        self.board.set(cell, digit);
    }

    /// Takes the last guess back and removes its candidate.
    fn retreat(&mut self) {
        let Some(Guess { board, cell, digit }) = self.guesses.pop() else {
            self.done = true;
            return;
        };
        // The board was at its fixed point: no propagator has anything to look at.
        self.waiting.clear();
        self.told = board;
        self.board = board;
        self.board.set(cell, board.get(cell) & !digit);
    }

    fn blame(&mut self, failure: &Failure) {
        self.choice.age();
        if let Some(guess) = self.guesses.last() {
            self.choice.bump(guess.cell);
        }
        match failure {
            Failure::Board(Dead { cell }) => {
                if let Some(cell) = cell {
                    self.choice.bump(*cell);
                }
            }
            Failure::Propagate(index) => {
                for (cell, _) in self.queue.list[*index as usize].cells() {
                    self.choice.bump(cell as usize);
                }
            }
        }
    }
}
