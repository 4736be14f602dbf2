//! Forcing chains and nets. A premise that leads to a contradiction is wrong; what follows from each of several
//! premises, one of which is true, is true.

use std::ops::ControlFlow;

use super::links::{Implications, Links, Literal};
use super::net::Nets;
use super::proof::Proof;
use super::trace::Trace;
use super::verdict::{Cases, Closures, Verdicts};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Clash, Evidence, Role, Step};
use crate::technique::Technique;
use crate::techniques::{Context, Sink};

pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let links = context.links(true, sink)?;
    if technique == Technique::ForcingChain {
        let closures = context.closures(sink)?;
        find_with(context, links, closures, technique, sink)
    } else {
        let nets = Nets::new(context.board, links, sink)?;
        let closures = Closures::new(&nets, links.candidates(), sink)?;
        find_with(context, &nets, &closures, technique, sink)
    }
}

fn find_with<S: Cells>(
    context: &Context<'_, S>,
    implications: &impl Implications,
    closures: &Closures,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let (board, links) = (context.board, context.links(true, sink)?);
    let verdicts = Verdicts::new(board, links, closures, context.options.as_hodoku);
    let mut teller = Teller {
        board,
        links,
        implications,
        verdicts: &verdicts,
        trace: Trace::new(implications),
        technique,
    };
    for conclusion in verdicts.conclusions(sink)? {
        if let Some(step) = teller.step(conclusion, sink)? {
            sink.give(step)?;
        }
    }
    ControlFlow::Continue(())
}

/// Puts a conclusion and the shortest way to it into a step.
struct Teller<'a, S, I> {
    board: &'a Board<S>,
    links: &'a Links<S>,
    implications: &'a I,
    verdicts: &'a Verdicts<'a, S>,
    trace: Trace,
    technique: Technique,
}

impl<S: Cells, I: Implications> Teller<'_, S, I> {
    fn step(&mut self, conclusion: Literal, sink: &mut Sink<'_>) -> ControlFlow<(), Option<Step>> {
        let mut evidence = Evidence {
            digits: vec![self.links.place(conclusion.node()).digit],
            ..Evidence::default()
        };
        if !self.contradiction(conclusion, &mut evidence)
            && !self.verity(conclusion, &mut evidence, sink)?
        {
            return ControlFlow::Continue(None);
        }
        super::proof::draw(&mut evidence);
        let candidate = self.verdicts.candidate(conclusion);
        let (placements, eliminations) = if conclusion.is_on() {
            (vec![candidate], Vec::new())
        } else {
            (Vec::new(), vec![candidate])
        };
        ControlFlow::Continue(Some(Step {
            technique: self.technique,
            placements,
            eliminations,
            evidence,
        }))
    }

    /// The contradiction with the fewest links, if the opposite of a conclusion leads to one.
    fn contradiction(&mut self, conclusion: Literal, evidence: &mut Evidence) -> bool {
        let premise = conclusion.opposite();
        let clashes = self.verdicts.clashes(premise);
        self.trace.follow(self.implications, premise);
        let best = clashes
            .into_iter()
            .min_by_key(|(_, ends)| self.length(ends));
        let Some((clash, ends)) = best else {
            return false;
        };
        if let Clash::House(house, _) = clash {
            evidence.houses.push(house);
        }
        evidence.clash = Some(clash);
        evidence.branches = vec![self.branch(&ends)];
        true
    }

    /// The cases with the fewest links in each of which a conclusion follows.
    fn verity(
        &mut self,
        conclusion: Literal,
        evidence: &mut Evidence,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), bool> {
        let mut best: Option<(usize, Cases)> = None;
        for cases in self.verdicts.cases(conclusion) {
            sink.tick()?;
            let mut length = 0;
            for premise in self.verdicts.premises(cases) {
                self.trace.follow(self.implications, premise);
                length += self.length(&[conclusion]);
            }
            if best.is_none_or(|(shortest, _)| length < shortest) {
                best = Some((length, cases));
            }
        }
        let Some((_, cases)) = best else {
            return ControlFlow::Continue(false);
        };
        match cases {
            Cases::Cell(cell) => evidence.cells.push((cell, Role::Pivot)),
            Cases::House(house, _) => evidence.houses.push(house),
            Cases::Candidate(_) => {}
        }
        for premise in self.verdicts.premises(cases) {
            self.trace.follow(self.implications, premise);
            let branch = self.branch(&[conclusion]);
            evidence.branches.push(branch);
        }
        ControlFlow::Continue(true)
    }

    /// How many links lead to all of these.
    fn length(&self, ends: &[Literal]) -> usize {
        let distances = ends.iter().filter_map(|&end| self.trace.distance(end));
        distances.map(|distance| distance + 1).sum()
    }

    fn branch(&self, ends: &[Literal]) -> Vec<crate::step::Inference> {
        let is_net = self.technique != Technique::ForcingChain;
        let mut proof = Proof::new(self.board, self.links, &self.trace, is_net);
        for &end in ends {
            proof.add(end);
        }
        proof.lines()
    }
}
