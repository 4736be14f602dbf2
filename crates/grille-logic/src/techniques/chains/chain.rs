//! A chain that was found, on its way to a step: does it cross itself, and what does it rest on?

use grille_core::DigitSet;

use super::links::{Links, Literal};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Ground, Link, Node, Role, Step};
use crate::technique::Technique;

/// How the ends of a chain relate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ends {
    /// Two different cells.
    Apart,
    /// The same cell: the chain is a loop.
    Joined,
}

/// Whether a chain never returns to a cell that it has left. Two nodes in a row may share a cell. A loop may touch its
/// first cell again, and leaves it with its first link and returns with its last.
pub(super) fn is_simple<S: Cells>(links: &Links<S>, chain: &[Literal], ends: Ends) -> bool {
    let cell = |at: usize| links.place(chain[at].node()).cell;
    let last = chain.len() - 1;
    if ends == Ends::Joined && (cell(0) == cell(1) || cell(last) == cell(last - 1)) {
        return false;
    }
    let mut left = S::default();
    for at in 0..chain.len() {
        if left.contains(cell(at)) {
            return false;
        }
        // The node before may still be in the same cell.
        if at > 0 && (ends == Ends::Apart || cell(at - 1) != cell(0)) {
            left = left | links.place(chain[at - 1].node()).cells;
        }
    }
    true
}

/// How long a chain is, in nodes. A set counts as three and a half, as in HoDoKu.
pub(super) fn length<S: Cells>(links: &Links<S>, chain: &[Literal]) -> usize {
    let sets = chain.iter().filter(|it| links.set(it.node()).is_some());
    chain.len() + 5 * sets.count() / 2
}

/// The step of a chain.
pub(super) fn step<S: Cells>(
    board: &Board<S>,
    links: &Links<S>,
    technique: Technique,
    chain: &[Literal],
    eliminations: Vec<Candidate>,
) -> Step {
    let mut evidence = Evidence {
        digits: digits(&eliminations),
        ..Evidence::default()
    };
    let last = chain.len() - 1;
    let is_loop = links.place(chain[0].node()).cell == links.place(chain[last].node()).cell;
    for (at, &literal) in chain.iter().enumerate() {
        let is_end = (at == 0 || at == last) && !is_loop;
        let role = if is_end { Role::Pincer } else { Role::Pattern };
        for candidate in links.evidence(literal.node()).candidates() {
            let known = evidence.candidates.iter();
            if !known.clone().any(|(known, _)| *known == candidate) {
                evidence.candidates.push((candidate, role));
            }
        }
    }
    for pair in chain.windows(2) {
        link(board, links, pair[0], pair[1], &mut evidence);
    }
    Step {
        technique,
        placements: Vec::new(),
        eliminations,
        evidence,
    }
}

/// The links of a chain.
pub(super) fn links<S: Cells>(board: &Board<S>, links: &Links<S>, chain: &[Literal]) -> Vec<Link> {
    let mut evidence = Evidence::default();
    for pair in chain.windows(2) {
        link(board, links, pair[0], pair[1], &mut evidence);
    }
    evidence.links
}

/// Adds a link of a chain. One that leaves a set is two: the set keeps its other digit, which is therefore not there.
fn link<S: Cells>(
    board: &Board<S>,
    links: &Links<S>,
    from: Literal,
    to: Literal,
    evidence: &mut Evidence,
) {
    let mut start = links.evidence(from.node());
    let mut ground = links.ground(board, from, to);
    if let Some(set) = links.set(from.node()) {
        let number = evidence.sets.len();
        evidence.sets.push(set.evidence());
        ground = Ground::Set(number);
        if !to.is_on() {
            let digit = links.place(to.node()).digit;
            let kept = set.cells & board.places(digit);
            let kept = Node::new(kept.iter(), digit);
            evidence.links.push(Link {
                from: start,
                to: kept.clone(),
                strong: true,
                ground,
            });
            (start, ground) = (kept, Ground::Layout);
        }
    }
    if let Ground::Constraint(constraint) = ground
        && !evidence.constraints.contains(&constraint)
    {
        evidence.constraints.push(constraint);
    }
    evidence.links.push(Link {
        from: start,
        to: links.evidence(to.node()),
        strong: to.is_on(),
        ground,
    });
}

/// The digits of some eliminations, in order.
fn digits(eliminations: &[Candidate]) -> Vec<grille_core::Digit> {
    let all: DigitSet = eliminations.iter().map(|gone| gone.digit).collect();
    all.iter().collect()
}
