//! The proof of chains and nets, line by line: what is supposed, what follows from it and why, and where it ends.

use grille_say::{Text, Value, text};

use super::Wording;
use super::chains::{clash_text, statement};
use super::values::{cells, houses};
use crate::step::{ChainShape, Ground, Inference, Link};

/// A chain, link by link; empty if the links are none.
pub(super) fn chain(told: &Wording<'_>) -> Vec<Text> {
    let evidence = &told.step.evidence;
    let (Some(first), Some(shape)) = (evidence.links.first(), evidence.chain_shape()) else {
        return Vec::new();
    };
    let supposed = text!(
        "proof-suppose-that",
        statement = statement(told, &first.from, !first.strong)
    );
    let links = evidence.links.iter().map(|link| {
        text!(
            "proof-then",
            statement = statement(told, &link.to, link.strong),
            reason = link_reason(told, link)
        )
    });
    let conclusion = told.conclusion();
    let last = &evidence.links[evidence.links.len() - 1];
    let end = match (shape, first.strong) {
        (ChainShape::Open, _) => text!(
            "proof-so",
            start = statement(told, &first.from, true),
            end = statement(told, &last.to, true),
            conclusion = conclusion
        ),
        (ChainShape::Continuous, _) => text!("proof-loop-continuous", conclusion = conclusion),
        (ChainShape::Discontinuous, false) => text!("proof-loop-wrong", conclusion = conclusion),
        (ChainShape::Discontinuous, true) if first.from == last.to => {
            text!("proof-loop-right", conclusion = conclusion)
        }
        (ChainShape::Discontinuous, true) => text!("proof-loop-neither", conclusion = conclusion),
    };
    std::iter::once(supposed)
        .chain(links)
        .chain([end])
        .collect()
}

/// Why a link holds.
fn link_reason(told: &Wording<'_>, link: &Link) -> Text {
    let in_one_cell = link.from.cells == link.to.cells && link.from.cells.len() == 1;
    match (link.ground, link.strong) {
        (Ground::Constraint(number), false) => {
            text!("reason-not-both", constraint = told.constraint(number))
        }
        (Ground::Constraint(number), true) => {
            text!("reason-one-of-two", constraint = told.constraint(number))
        }
        (ground, strong) => reason(told, ground, strong, in_one_cell, &link.to),
    }
}

/// Why something follows: what makes it so.
fn reason(
    told: &Wording<'_>,
    ground: Ground,
    is_true: bool,
    in_one_cell: bool,
    to: &crate::step::Node,
) -> Text {
    let digit = told.digit(to.digit);
    match (ground, is_true) {
        (Ground::House(house), true) => {
            text!("reason-last-place", house = houses(told.layout, &[house]))
        }
        (Ground::House(house), false) => text!(
            "reason-one-place",
            house = houses(told.layout, &[house]),
            digit = digit
        ),
        (Ground::Constraint(number), _) => {
            text!("reason-constraint", constraint = told.constraint(number))
        }
        (Ground::Set(set), _) => text!(
            "reason-set",
            cells = cells(told.layout, &told.step.evidence.sets[set].cells)
        ),
        (_, true) => text!("reason-last-candidate"),
        (_, false) if in_one_cell => text!("reason-one-digit"),
        (_, false) => text!("reason-sight", digit = digit),
    }
}

/// What follows from each of the assumptions, with the lines numbered throughout.
pub(super) fn branches(told: &Wording<'_>) -> Vec<Text> {
    let evidence = &told.step.evidence;
    let mut lines = Vec::new();
    let is_single = evidence.branches.len() == 1;
    for (number, branch) in evidence.branches.iter().enumerate() {
        let before = lines.len();
        for (at, line) in branch.iter().enumerate() {
            let said = statement(told, &line.node, line.is_true);
            lines.push(match line.ground {
                Ground::Assumption if at > 0 => {
                    text!("proof-suppose-further", statement = said)
                }
                Ground::Assumption if is_single => text!("proof-suppose-that", statement = said),
                Ground::Assumption => {
                    text!("proof-case", number = number + 1, statement = said)
                }
                Ground::Refuted(clash) => text!(
                    "proof-refuted",
                    count = line.from.len(),
                    lines = numbers(&line.from, before),
                    clash = clash_text(told, clash),
                    statement = said
                ),
                ground => text!(
                    "proof-from",
                    count = line.from.len(),
                    lines = numbers(&line.from, before),
                    statement = said,
                    reason = reason(
                        told,
                        ground,
                        line.is_true,
                        is_in_one_cell(branch, line),
                        &line.node
                    )
                ),
            });
        }
    }
    let conclusion = told.conclusion();
    lines.push(match evidence.clash {
        Some(clash) => text!(
            "proof-fails",
            clash = clash_text(told, clash),
            conclusion = conclusion
        ),
        None => text!("proof-cases-so", conclusion = conclusion),
    });
    lines
}

/// Whether a line follows from one about the same cell.
fn is_in_one_cell(branch: &[Inference], line: &Inference) -> bool {
    let from = line.from.first().map(|&from| &branch[from].node);
    from.is_some_and(|from| from.cells == line.node.cells && from.cells.len() == 1)
}

/// The numbers of lines of a branch that starts after this many lines.
fn numbers(lines: &[usize], before: usize) -> Value {
    let numbers = lines.iter().map(|line| (before + line + 1).to_string());
    numbers.collect()
}
