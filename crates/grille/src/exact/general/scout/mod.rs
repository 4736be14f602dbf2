//! A first look at problems of the size of the classic grid: a plain search that guesses where conflicts
//! were, on a board that takes a fraction of a microsecond for what its houses say. It learns nothing, so
//! that it is no match for hard problems, which are left to the learning search; but most need few guesses,
//! and here these cost a tenth of what they cost there.

mod board;
mod choice;
mod layout;
mod waiting;

use super::problem::Problem;
use super::reduced::Reduced;
use super::rule::{Candidates, Deductions, View};
use super::step::Step;
use super::wake::Rules;
use crate::exact::budget::Meter;
pub(super) use board::Board;
use board::{Dead, Lane};
use choice::Choice;
use layout::Layout;
use waiting::Waiting;

/// Why the candidates cannot be completed.
enum Failure {
    /// Something is wrong in the houses, at this cell if that is known.
    Board(Dead),
    /// A rule (by its number) cannot be met.
    Rule(u32),
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
    rules: &'a Rules,
    layout: Layout<'a>,
    board: Board,
    /// The board as the rules know it.
    told: Board,
    guesses: Vec<Guess>,
    choice: Choice,
    waiting: Waiting,
    /// What the last rule found; here so that its memory is used again.
    deductions: Deductions,
    /// How many more looks at the houses or at a rule it takes before it stops.
    patience: u64,
    /// The board shows a solution that has been given: leave it first.
    at_solution: bool,
    done: bool,
}

impl<'a> Scout<'a> {
    /// `None` if the problem is too large, or just the classic grid, for which there are better ways.
    pub fn new(problem: &Problem, reduced: &'a Reduced, rules: &'a Rules) -> Option<Self> {
        let mut layout = Layout::new(problem, rules)?;
        if rules.list.is_empty() && layout.is_classic_alone() {
            return None;
        }
        let read = || {
            rules
                .reads()
                .map(|open| reduced.origin[open as usize] as usize)
        };
        read().for_each(|cell| layout.watch(cell));
        let board = Board::new(&reduced.domains);
        Some(Self {
            reduced,
            rules,
            layout,
            board,
            // Nothing: it differs in every cell.
            told: Board::new(&vec![0; problem.domains().len()]),
            guesses: Vec::new(),
            choice: Choice::new(problem.domains().len(), read()),
            waiting: Waiting::new(rules, reduced),
            deductions: Deductions::default(),
            patience: 0,
            at_solution: false,
            done: false,
        })
    }

    /// How much effort it may make from now on, in looks at the houses or at a simple rule; none at first.
    pub fn take_effort(&mut self, effort: u64) {
        self.patience = effort;
    }

    /// Goes on to the next solution, until its effort or the budget is used up.
    pub fn next(&mut self, meter: &mut Meter<'_>) -> Step {
        let step = self.advance(meter);
        step.map(|()| self.board.solution(self.reduced.domains.len()))
    }

    /// Goes on to the next solution and leaves it on the board.
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
            let guess = self.choice.choose(&self.board, self.layout.houses());
            let Some((cell, digit)) = guess else {
                debug_assert!(self.board.is_filled(self.reduced.domains.len()));
                self.at_solution = true;
                return Step::Solution(());
            };
            if self.patience == 0 || !meter.charge() {
                return Step::Stopped;
            }
            self.guess(cell, digit);
        }
        Step::Exhausted
    }

    /// Draws every conclusion: what the guess alone says, then houses, then rules.
    /// `false` if the budget is over before.
    fn propagate(&mut self, meter: &mut Meter<'_>) -> Result<bool, Failure> {
        self.tell()?;
        loop {
            self.patience = self.patience.saturating_sub(1);
            self.layout.settle(&mut self.board)?;
            let settled = self.tell()?;
            if settled && !self.run_rules(meter)? {
                return Ok(!meter.is_spent());
            }
        }
    }

    /// Tells the rules, and groups besides the houses, what has changed; `false` if groups removed something.
    fn tell(&mut self) -> Result<bool, Dead> {
        let mut changes = self.layout.changes();
        for cell in self.layout.differing(&self.board, &self.told) {
            let (before, after) = (self.told.get(cell), self.board.get(cell));
            self.waiting.cell_changed(cell, before, after);
            changes.note(cell, after);
        }
        self.told = self.board;
        changes.follow(&mut self.board)
    }

    /// Runs the rules that have something new to look at until one removes something; `false` if none does.
    fn run_rules(&mut self, meter: &mut Meter<'_>) -> Result<bool, Failure> {
        while !meter.is_spent()
            && let Some(index) = self.waiting.next()
        {
            meter.work(self.rules.work[index as usize]);
            let effort = self.rules.effort[index as usize];
            self.patience = self.patience.saturating_sub(effort);
            self.deductions.clear();
            let now = Candidates {
                reduced: self.reduced,
                view: View::Scout(&self.board),
            };
            self.rules.list[index as usize].propagate(&now, &mut self.deductions);
            if self.deductions.failed {
                return Err(Failure::Rule(index));
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

    /// Takes the last guess back and rules it out.
    fn retreat(&mut self) {
        let Some(Guess { board, cell, digit }) = self.guesses.pop() else {
            self.done = true;
            return;
        };
        // It was at its fixed point: nobody has anything to look at.
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
            Failure::Rule(index) => {
                for (cell, _) in self.rules.list[*index as usize].cells() {
                    self.choice.bump(cell as usize);
                }
            }
        }
    }
}
