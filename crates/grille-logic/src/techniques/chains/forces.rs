//! Whether a candidate, if it is true, makes another one false, however long the chain: for patterns with fins that do
//! not see what they should remove.

use std::ops::ControlFlow;

use super::bits::ones;
use super::chain;
use super::links::{Links, Literal};
use super::trace::Trace;
use super::verdict::Closures;
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Link};
use crate::techniques::{Context, Sink};

/// What each candidate makes false.
pub(in crate::techniques) struct Forces<'a, S> {
    board: &'a Board<S>,
    links: &'a Links<S>,
    closures: &'a Closures,
}

impl<'a, S: Cells> Forces<'a, S> {
    /// Of a position, with groups; breaks off if the budget is over first.
    pub fn new(context: &'a Context<'_, S>, sink: &mut Sink<'_>) -> ControlFlow<(), Forces<'a, S>> {
        ControlFlow::Continue(Forces {
            board: context.board,
            links: context.links(true, sink)?,
            closures: context.closures(sink)?,
        })
    }

    /// Whether the second candidate is false if the first is true.
    pub fn excludes(&self, one: Candidate, other: Candidate) -> bool {
        let (premise, end) = self.ends(one, other);
        self.closures.has(premise, end)
    }

    /// What is false whichever of these candidates is true.
    pub fn excluded_by_all(&self, starts: &[Candidate]) -> Vec<Candidate> {
        let mut all: Option<Vec<u64>> = None;
        for start in starts {
            let node = self.links.id(self.board, start.cell, start.digit);
            let off = self.closures.off(Literal::on(node));
            match &mut all {
                None => all = Some(off.to_vec()),
                Some(all) => all.iter_mut().zip(off).for_each(|(all, off)| *all &= off),
            }
        }
        let nodes = all.iter().flat_map(|all| ones(all));
        nodes
            .filter(|&node| node < self.links.candidates())
            .map(|node| self.links.candidate(node))
            .collect()
    }

    /// The shortest chain by which one candidate makes another false; empty if it does not.
    pub fn chain(&self, one: Candidate, other: Candidate) -> Vec<Link> {
        let (premise, end) = self.ends(one, other);
        let mut trace = Trace::new(self.links);
        trace.follow(self.links, premise);
        chain::links(self.board, self.links, &trace.chain(end))
    }

    fn ends(&self, one: Candidate, other: Candidate) -> (Literal, Literal) {
        let node = |it: Candidate| self.links.id(self.board, it.cell, it.digit);
        (Literal::on(node(one)), Literal::off(node(other)))
    }
}
