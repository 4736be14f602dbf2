//! The last resort: trial and error, named so. [`trial`](find) supposes a candidate and follows everything until
//! nothing is left of it, with further suppositions if need be, and tells all of it; [`brute_force`] asks the solver.

pub(super) mod brute_force;
mod reasoner;

use std::ops::ControlFlow;

use grille_solve::Outcome;

use self::reasoner::{Reasoner, Refutation};
use super::chains::links::Literal;
use super::chains::proof;
use super::{Context, Sink};
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Step};
use crate::technique::Technique;

/// How many nested refutations are compared.
const FEW: usize = 3;

/// Finds a candidate that cannot be: the one with the shortest refutation if singles refute some, otherwise the first
/// that nested suppositions refute.
pub(super) fn find<S: Cells>(context: &Context<'_, S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let board = context.board;
    let solution = match brute_force::outcome(board, sink) {
        Some(Outcome::Unique(solution)) => Some(solution),
        Some(Outcome::Several(..)) => None,
        _ => return ControlFlow::Continue(()),
    };
    let links = context.links(false, sink)?;
    let mut reasoner = Reasoner::new(board, links, sink);
    // What is right cannot be refuted. Cells with few candidates first: what is supposed there says most.
    let is_right = |node: usize| {
        let candidate = links.candidate(node);
        let solution = solution.as_ref();
        solution.is_some_and(|solution| solution.get(candidate.cell) == Some(candidate.digit))
    };
    let mut nodes: Vec<usize> = (0..links.candidates())
        .filter(|&node| !is_right(node))
        .collect();
    nodes.sort_by_key(|&node| (board.candidates(links.place(node).cell).len(), node));
    let mut simple: Vec<(usize, Refutation)> = Vec::new();
    for &node in &nodes {
        if let Some(refutation) = reasoner.refute(Literal::on(node), 0, sink)? {
            simple.push((node, refutation));
        }
    }
    simple.sort_by_key(|(node, refutation)| (refutation.lines.len(), *node));
    let mut found_any = !simple.is_empty();
    for (node, refutation) in simple {
        sink.give(step(links.candidate(node), refutation))?;
    }
    // Where there are several solutions, a candidate may be right in one of them: there is no end to nesting.
    let mut nested = 1;
    while !found_any && solution.is_some() && !nodes.is_empty() {
        let mut found = Vec::new();
        for &node in &nodes {
            if let Some(refutation) = reasoner.refute(Literal::on(node), nested, sink)? {
                found.push((node, refutation));
            }
            // Each takes long: the shortest of a few will do.
            if found.len() == FEW {
                break;
            }
        }
        found_any = !found.is_empty();
        found.sort_by_key(|(node, refutation)| (refutation.lines.len(), *node));
        for (node, refutation) in found {
            sink.give(step(links.candidate(node), refutation))?;
        }
        nested += 1;
    }
    ControlFlow::Continue(())
}

fn step(candidate: Candidate, refutation: Refutation) -> Step {
    let mut evidence = Evidence {
        digits: vec![candidate.digit],
        branches: vec![refutation.lines],
        clash: Some(refutation.clash),
        ..Evidence::default()
    };
    proof::draw(&mut evidence);
    Step {
        technique: Technique::Trial,
        placements: Vec::new(),
        eliminations: vec![candidate],
        evidence,
    }
}
