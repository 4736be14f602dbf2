//! Where techniques put their steps, and what tells them to stop.

use std::ops::ControlFlow;

use crate::exact::Budget;
use crate::logic::step::Step;

/// Ticks between two looks at the budget; a tick stands for some microseconds at most.
const POLL_EVERY: u32 = 64;

/// Takes the steps that a technique finds, one after the other, and says when there are enough, or when the
/// budget is over. Every loop of a technique that can run long asks it.
pub(in crate::logic) struct Sink<'a> {
    take: &'a mut dyn FnMut(Step) -> ControlFlow<()>,
    budget: Budget<'a>,
    ticks: u32,
}

impl<'a> Sink<'a> {
    /// Gives each step to this closure, as long as the budget lasts.
    pub fn new(budget: Budget<'a>, take: &'a mut dyn FnMut(Step) -> ControlFlow<()>) -> Sink<'a> {
        Sink {
            take,
            budget,
            ticks: 0,
        }
    }

    /// The budget, for a sink that another one stands behind.
    pub fn budget(&self) -> Budget<'a> {
        self.budget
    }

    /// Takes a step.
    pub fn give(&mut self, step: Step) -> ControlFlow<()> {
        (self.take)(step)
    }

    /// Looks at the budget every so many calls: for inner loops.
    #[inline]
    pub fn tick(&mut self) -> ControlFlow<()> {
        self.ticks += 1;
        if self.ticks >= POLL_EVERY {
            self.poll()
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Looks at the budget.
    pub fn poll(&mut self) -> ControlFlow<()> {
        self.ticks = 0;
        if self.budget.is_over() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}
