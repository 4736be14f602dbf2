//! Where techniques deliver their steps, and how they are told to stop.

use std::ops::ControlFlow;

use grille_core::Budget;

use crate::step::Step;

/// Ticks between two checks of the budget; a tick stands for a few microseconds at most.
const POLL_EVERY: u32 = 64;

/// Receives the steps that a technique finds, one by one, and says when there are enough or when the budget is over.
/// Every loop of a technique that can run long polls it.
pub(crate) struct Sink<'a> {
    take: &'a mut dyn FnMut(Step) -> ControlFlow<()>,
    budget: Budget<'a>,
    ticks: u32,
}

impl<'a> Sink<'a> {
    /// Passes each step to this closure, as long as the budget lasts.
    pub fn new(budget: Budget<'a>, take: &'a mut dyn FnMut(Step) -> ControlFlow<()>) -> Sink<'a> {
        Sink {
            take,
            budget,
            ticks: 0,
        }
    }

    /// The budget, for creating a sink that wraps this one.
    pub fn budget(&self) -> Budget<'a> {
        self.budget
    }

    /// Delivers a step.
    pub fn give(&mut self, step: Step) -> ControlFlow<()> {
        (self.take)(step)
    }

    /// Checks the budget every `POLL_EVERY` calls: for inner loops.
    #[inline]
    pub fn tick(&mut self) -> ControlFlow<()> {
        self.ticks += 1;
        if self.ticks >= POLL_EVERY {
            self.poll()
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Checks the budget.
    pub fn poll(&mut self) -> ControlFlow<()> {
        self.ticks = 0;
        if self.budget.is_over() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}
