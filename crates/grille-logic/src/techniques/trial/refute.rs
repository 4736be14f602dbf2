//! Suppositions that fail, with further suppositions inside them if need be, and the lines that tell it.
//!
//! Most suppositions do not fail. So each is followed without the reasons first, and with them only if it fails.

use std::ops::ControlFlow;

use super::facts::{Fact, Failure, Nested, needed};
use super::reasoner::Reasoner;
use crate::cells::Cells;
use crate::step::{Clash, Ground, Inference};
use crate::techniques::Sink;
use crate::techniques::chains::bits::contains;
use crate::techniques::chains::links::Literal;

/// A supposition that fails: the lines that show it, and how.
#[derive(Clone, Debug)]
pub(super) struct Refutation {
    pub lines: Vec<Inference>,
    pub clash: Clash,
}

impl<S: Cells> Reasoner<'_, S> {
    /// Why a supposition fails, with this many levels of further suppositions; `None` if it does not fail by these.
    pub fn refute(
        &mut self,
        supposed: Literal,
        nested: usize,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Option<Refutation>> {
        if !self.fails(supposed, nested, sink)? {
            return ControlFlow::Continue(None);
        }
        let failure = self.suppose(supposed, nested, sink);
        let result = match failure {
            ControlFlow::Break(()) => ControlFlow::Break(()),
            ControlFlow::Continue(failure) => ControlFlow::Continue(failure.map(|failure| {
                let mut lines = Vec::new();
                let facts = needed(&self.facts, 0, &failure.ends);
                self.tell(&facts, &mut Vec::new(), &mut lines);
                Refutation {
                    lines,
                    clash: failure.clash,
                }
            })),
        };
        self.undo(0);
        result
    }

    /// Whether a supposition fails, found out without reasons.
    fn fails(
        &mut self,
        supposed: Literal,
        nested: usize,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), bool> {
        let base = self.facts.len();
        let with_reasons = std::mem::replace(&mut self.with_reasons, false);
        let failure = self.suppose(supposed, nested, sink);
        self.undo(base);
        self.with_reasons = with_reasons;
        ControlFlow::Continue(failure?.is_some())
    }

    /// Supposes something and draws all conclusions. What it leaves is for the caller to undo.
    fn suppose(
        &mut self,
        supposed: Literal,
        nested: usize,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Option<Failure>> {
        sink.tick()?;
        let mut failure = self.add(supposed, |_| (Vec::new(), Ground::Assumption));
        if failure.is_none() {
            failure = self.conclude(sink)?;
        }
        if failure.is_some() || nested == 0 || self.is_spent() {
            return ControlFlow::Continue(failure);
        }
        if !self.with_reasons {
            return self.exhaust(nested - 1, sink);
        }
        // What is refuted may refute more: go on until nothing is.
        loop {
            let refuted = self.refuted_inside(nested - 1, sink)?;
            if refuted.is_empty() {
                return ControlFlow::Continue(None);
            }
            // One of them may be enough.
            let base = self.facts.len();
            for fact in &refuted {
                failure = self.add_fact(fact.clone());
                if failure.is_none() {
                    failure = self.conclude(sink)?;
                }
                if failure.is_some() {
                    return ControlFlow::Continue(failure);
                }
                self.undo(base);
            }
            for fact in refuted {
                failure = self.add_fact(fact);
                if failure.is_some() {
                    return ControlFlow::Continue(failure);
                }
            }
            failure = self.conclude(sink)?;
            if failure.is_some() {
                return ControlFlow::Continue(failure);
            }
        }
    }

    /// Removes what fails under what is supposed, one candidate after the other, until nothing more does.
    fn exhaust(&mut self, nested: usize, sink: &mut Sink<'_>) -> ControlFlow<(), Option<Failure>> {
        loop {
            let before = self.facts.len();
            for node in 0..self.links.candidates() {
                if self.is_spent() {
                    return ControlFlow::Continue(None);
                }
                if contains(&self.on, node)
                    || contains(&self.off, node)
                    || !self.fails(Literal::on(node), nested, sink)?
                {
                    continue;
                }
                let mut failure = self.add(Literal::off(node), |_| (Vec::new(), Ground::Layout));
                if failure.is_none() {
                    failure = self.conclude(sink)?;
                }
                if failure.is_some() {
                    return ControlFlow::Continue(failure);
                }
            }
            if self.facts.len() == before {
                return ControlFlow::Continue(None);
            }
        }
    }

    /// The candidates that fail under what is supposed, as facts with their proofs, the shortest proof first.
    fn refuted_inside(&mut self, nested: usize, sink: &mut Sink<'_>) -> ControlFlow<(), Vec<Fact>> {
        let base = self.facts.len();
        let mut refuted = Vec::new();
        for node in 0..self.links.candidates() {
            if contains(&self.on, node)
                || contains(&self.off, node)
                || !self.fails(Literal::on(node), nested, sink)?
            {
                continue;
            }
            if let Some(failure) = self.suppose(Literal::on(node), nested, sink)? {
                let facts = self.facts[base..].to_vec();
                let length = needed(&facts, base, &failure.ends).len();
                let fact = Fact {
                    literal: Literal::off(node),
                    from: Vec::new(),
                    ground: Ground::Refuted(failure.clash),
                    nested: Some(Nested {
                        base,
                        facts,
                        ends: failure.ends,
                    }),
                };
                refuted.push((length, fact));
            }
            self.undo(base);
        }
        refuted.sort_by_key(|(length, _)| *length);
        ControlFlow::Continue(refuted.into_iter().map(|(_, fact)| fact).collect())
    }

    /// Writes facts as lines. `known` has the lines of the facts before, by their numbers.
    fn tell(
        &self,
        facts: &[(usize, &Fact)],
        known: &mut Vec<(usize, usize)>,
        lines: &mut Vec<Inference>,
    ) {
        for &(number, fact) in facts {
            let find = |known: &[(usize, usize)], wanted: &usize| {
                let found = known.iter().rev().find(|(number, _)| number == wanted);
                found.map(|&(_, line)| line)
            };
            let from = match &fact.nested {
                None => fact.from.iter().filter_map(|it| find(known, it)).collect(),
                Some(nested) => {
                    let inner = needed(&nested.facts, nested.base, &nested.ends);
                    let before = known.len();
                    self.tell(&inner, known, lines);
                    let ends = nested.ends.iter().filter_map(|it| find(known, it));
                    let ends = ends.collect();
                    known.truncate(before);
                    ends
                }
            };
            known.push((number, lines.len()));
            lines.push(Inference {
                node: self.links.evidence(fact.literal.node()),
                is_true: fact.literal.is_on(),
                from,
                ground: fact.ground,
            });
        }
    }
}
