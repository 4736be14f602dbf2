//! The last resort: trial and error, named so. [`trial`](find) supposes a candidate and follows everything until
//! nothing is left of it, with further suppositions if need be, and tells all of it; [`brute_force`] asks the solver.

pub(super) mod brute_force;
mod reasoner;

use std::ops::ControlFlow;

use self::reasoner::{Reasoner, Refutation};
use super::chains::links::Literal;
use super::chains::proof;
use super::{Context, Sink};
use crate::cells::Cells;
use crate::step::{Evidence, Step};
use crate::technique::Technique;

/// How deep suppositions may be nested before every candidate has been tried at this depth.
const MOST_NESTED: usize = 4;

/// Finds a candidate that cannot be: the one with the shortest refutation if singles refute some, otherwise the first
/// that nested suppositions refute.
pub(super) fn find<S: Cells>(context: &Context<'_, S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let board = context.board;
    let links = context.links(false, sink)?;
    let mut reasoner = Reasoner::new(board, links, sink);
    // Cells with few candidates first: what is supposed there says most.
    let mut nodes: Vec<usize> = (0..links.candidates()).collect();
    nodes.sort_by_key(|&node| (board.candidates(links.place(node).cell).len(), node));
    let mut simple: Vec<(usize, Refutation)> = Vec::new();
    for &node in &nodes {
        if let Some(refutation) = reasoner.refute(Literal::on(node), 0, sink)? {
            simple.push((node, refutation));
        }
    }
    simple.sort_by_key(|(node, refutation)| (refutation.lines.len(), *node));
    let found_any = !simple.is_empty();
    let give = |node: usize, refutation: Refutation, sink: &mut Sink<'_>| {
        let candidate = links.candidate(node);
        let mut evidence = Evidence {
            digits: vec![candidate.digit],
            branches: vec![refutation.lines],
            clash: Some(refutation.clash),
            ..Evidence::default()
        };
        proof::draw(&mut evidence);
        sink.give(Step {
            technique: Technique::Trial,
            placements: Vec::new(),
            eliminations: vec![candidate],
            evidence,
        })
    };
    for (node, refutation) in simple {
        give(node, refutation, sink)?;
    }
    if found_any {
        return ControlFlow::Continue(());
    }
    for nested in 1..=MOST_NESTED {
        let mut found_any = false;
        for &node in &nodes {
            if let Some(refutation) = reasoner.refute(Literal::on(node), nested, sink)? {
                found_any = true;
                give(node, refutation, sink)?;
            }
        }
        if found_any {
            break;
        }
    }
    ControlFlow::Continue(())
}
