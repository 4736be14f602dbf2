//! The wording of chains, loops and nets: their names, their notation, the sentences with the reason.

use grille_core::{Cell, Digit};
use grille_say::{Text, text};

use super::Wording;
use super::notation::cell_text;
use super::values::{cell, cells, compact_text, house_text, houses};
use crate::step::{Candidate, ChainShape, Clash, Ground, Link, Node, Role};
use crate::technique::Technique;

/// The name of a step whose technique has several forms; `None` for the others.
pub(super) fn name(told: &Wording<'_>) -> Option<Text> {
    let evidence = &told.step.evidence;
    let is_verity = evidence.clash.is_none();
    Some(match (told.step.technique, evidence.chain_shape()) {
        (Technique::NiceLoop, Some(ChainShape::Continuous)) => text!("name-continuous-loop"),
        (Technique::NiceLoop, Some(ChainShape::Discontinuous)) => text!("name-discontinuous-loop"),
        (Technique::NiceLoop, Some(ChainShape::Open)) => text!("name-aic"),
        (Technique::GroupedNiceLoop, Some(ChainShape::Continuous)) => {
            text!("name-grouped-continuous-loop")
        }
        (Technique::GroupedNiceLoop, Some(ChainShape::Discontinuous)) => {
            text!("name-grouped-discontinuous-loop")
        }
        (Technique::GroupedNiceLoop, Some(ChainShape::Open)) => text!("name-grouped-aic"),
        (Technique::ForcingChain, _) if is_verity => text!("name-forcing-chain-verity"),
        (Technique::ForcingChain, _) => text!("name-forcing-chain-contradiction"),
        (Technique::ForcingNet, _) if is_verity => text!("name-forcing-net-verity"),
        (Technique::ForcingNet, _) => text!("name-forcing-net-contradiction"),
        _ => return None,
    })
}

/// Whether the step is one chain or loop.
pub(super) fn is_chain(told: &Wording<'_>) -> bool {
    matches!(
        told.step.technique,
        Technique::XChain | Technique::XyChain | Technique::NiceLoop | Technique::GroupedNiceLoop
    )
}

/// The part of the line before the arrow; `None` for other techniques.
pub(super) fn notation(told: &Wording<'_>) -> Option<String> {
    let evidence = &told.step.evidence;
    let (technique, shape) = (told.step.technique, evidence.chain_shape());
    match technique {
        _ if is_chain(told) => {}
        Technique::ForcingChain | Technique::ForcingNet | Technique::Trial => {
            let clash = evidence
                .clash
                .map(|clash| format!("in {}", clash_place(told, clash)));
            return Some(clash.unwrap_or_default());
        }
        Technique::BruteForce => return Some(String::new()),
        Technique::Medusa => {
            let coloured = |role: Role| {
                let candidates = evidence.candidates.iter().filter(|(_, its)| *its == role);
                let named = candidates.map(|(candidate, _)| candidate_text(told, *candidate));
                named.collect::<Vec<_>>().join(",")
            };
            let (one, other) = (coloured(Role::Colour), coloured(Role::OtherColour));
            return Some(format!("({one}) / ({other})"));
        }
        _ => return None,
    }
    let digits: Vec<String> = evidence.digits.iter().map(|&it| told.digit(it)).collect();
    let mut chain = steps(told);
    let (first, last) = (evidence.links.first()?, evidence.links.last()?);
    if shape == Some(ChainShape::Continuous) {
        // The digits by which the loop closes: that of the last link into its first cell, and that of the first out.
        let start = &first.from.cells;
        let mut inside = evidence
            .links
            .iter()
            .rev()
            .take_while(|link| link.to.cells == *start);
        let entered = inside
            .by_ref()
            .last()
            .map_or(last.to.digit, |link| link.to.digit);
        let mut outside = evidence.links.iter().map(|link| &link.to);
        let left = outside.find(|node| node.cells != *start)?.digit;
        chain = format!("{}= {chain} ={}", told.digit(entered), told.digit(left));
    } else if shape == Some(ChainShape::Open) && technique != Technique::XChain {
        let (from, to) = (first.from.digit, last.to.digit);
        chain = format!("{}- {chain} -{}", told.digit(from), told.digit(to));
    }
    Some(format!("{} {chain}", digits.join("/")))
}

/// The cells of a chain with the digits of the links between them; links inside a cell are understood.
fn steps(told: &Wording<'_>) -> String {
    let evidence = &told.step.evidence;
    let Some(first) = evidence.links.first() else {
        return String::new();
    };
    let place = |node: &Node, set: Option<usize>| match set {
        Some(set) => {
            let cells = evidence.sets[set].cells.iter().copied();
            format!("ALS:{}", compact_text(told.layout, cells))
        }
        None => compact_text(told.layout, node.cells.iter().copied()),
    };
    let set_from = |at: usize| match evidence.links.get(at).map(|link| link.ground) {
        Some(Ground::Set(set)) => Some(set),
        _ => None,
    };
    let mut written = place(&first.from, None);
    let mut at_cell = first.from.cells[0];
    for (at, link) in evidence.links.iter().enumerate() {
        let inside_set = matches!(link.ground, Ground::Set(set) if evidence.sets[set].cells.contains(&link.to.cells[0]));
        if inside_set || link.to.cells[0] == at_cell {
            continue;
        }
        at_cell = link.to.cells[0];
        let sign = if link.strong { '=' } else { '-' };
        let digit = told.digit(link.to.digit);
        let to = place(&link.to, set_from(at + 1));
        written += &format!(" {sign}{digit}{sign} {to}");
    }
    written
}

/// `5r2c3`.
fn candidate_text(told: &Wording<'_>, candidate: Candidate) -> String {
    let digit = told.digit(candidate.digit);
    format!("{digit}{}", cell_text(told.layout, candidate.cell))
}

/// Where a contradiction shows: `r4c5`, `b6`.
fn clash_place(told: &Wording<'_>, clash: Clash) -> String {
    match clash {
        Clash::Candidate(candidate) => cell_text(told.layout, candidate.cell),
        Clash::Cell(at) => cell_text(told.layout, at),
        Clash::House(house, _) => house_text(told.layout, house),
        Clash::Constraint(number) => format!("#{}", number + 1),
    }
}

/// The sentences; `None` for other techniques.
pub(super) fn explanation(told: &Wording<'_>) -> Option<Text> {
    let evidence = &told.step.evidence;
    match told.step.technique {
        _ if is_chain(told) => chain(told),
        Technique::ForcingChain | Technique::ForcingNet => match evidence.clash {
            Some(clash) => Some(text!(
                "tell-contradiction",
                start = supposed(told)?,
                clash = clash_text(told, clash),
                conclusion = told.conclusion()
            )),
            None => verity(told),
        },
        Technique::Trial => Some(text!(
            "tell-trial",
            start = supposed(told)?,
            count = evidence.branches.first()?.len() - 1,
            clash = clash_text(told, evidence.clash?),
            conclusion = told.conclusion()
        )),
        Technique::BruteForce => Some(text!("tell-brute-force", conclusion = told.conclusion())),
        _ => None,
    }
}

fn chain(told: &Wording<'_>) -> Option<Text> {
    let evidence = &told.step.evidence;
    let (first, last) = (evidence.links.first()?, evidence.links.last()?);
    let chain = steps(told);
    let (start, end) = (
        statement(told, &first.from, !first.strong),
        statement(told, &last.to, last.strong),
    );
    let conclusion = told.conclusion();
    let same = first.from == last.to;
    Some(match (evidence.chain_shape()?, first.strong) {
        (ChainShape::Open, _) => text!(
            "tell-chain",
            chain = chain,
            start = statement(told, &first.from, true),
            end = end,
            conclusion = conclusion
        ),
        (ChainShape::Continuous, _) => {
            text!(
                "tell-loop-continuous",
                chain = chain,
                conclusion = conclusion
            )
        }
        (ChainShape::Discontinuous, false) => text!(
            "tell-loop-wrong",
            chain = chain,
            start = start,
            end = end,
            conclusion = conclusion
        ),
        (ChainShape::Discontinuous, true) if same => text!(
            "tell-loop-right",
            chain = chain,
            start = start,
            end = end,
            conclusion = conclusion
        ),
        (ChainShape::Discontinuous, true) => text!(
            "tell-loop-neither",
            chain = chain,
            start = start,
            end = end,
            conclusion = conclusion
        ),
    })
}

fn verity(told: &Wording<'_>) -> Option<Text> {
    let evidence = &told.step.evidence;
    let conclusion = told.conclusion();
    if let Some(&(at, _)) = evidence.cells.first() {
        return Some(text!(
            "tell-verity-cell",
            cell = cell(told.layout, at),
            conclusion = conclusion
        ));
    }
    let start = evidence.branches.first()?.first()?;
    Some(match evidence.houses[..] {
        [house] => text!(
            "tell-verity-house",
            house = houses(told.layout, &[house]),
            digit = told.digit(start.node.digit),
            conclusion = conclusion
        ),
        _ => text!(
            "tell-verity-candidate",
            start = statement(told, &start.node, true),
            conclusion = conclusion
        ),
    })
}

/// What is supposed first.
fn supposed(told: &Wording<'_>) -> Option<Text> {
    let first = told.step.evidence.branches.first()?.first()?;
    Some(statement(told, &first.node, first.is_true))
}

/// “r4c2 is 8”, “r4c2 is not 8”, “8 is in one of r4c2 and r4c3”.
pub(super) fn statement(told: &Wording<'_>, node: &Node, is_true: bool) -> Text {
    let digit = told.digit(node.digit);
    match (node.only(), is_true) {
        (Some(only), true) => text!(
            "tell-is",
            cell = cell(told.layout, only.cell),
            digit = digit
        ),
        (Some(only), false) => {
            text!(
                "tell-is-not",
                cell = cell(told.layout, only.cell),
                digit = digit
            )
        }
        (None, true) => text!(
            "tell-in",
            cells = cells(told.layout, &node.cells),
            digit = digit
        ),
        (None, false) => {
            text!(
                "tell-not-in",
                cells = cells(told.layout, &node.cells),
                digit = digit
            )
        }
    }
}

/// “r4c5 would have no candidate left”.
pub(super) fn clash_text(told: &Wording<'_>, clash: Clash) -> Text {
    match clash {
        Clash::Candidate(candidate) => text!(
            "clash-candidate",
            cell = cell(told.layout, candidate.cell),
            digit = told.digit(candidate.digit)
        ),
        Clash::Cell(at) => text!("clash-cell", cell = cell(told.layout, at)),
        Clash::House(house, digit) => text!(
            "clash-house",
            house = houses(told.layout, &[house]),
            digit = told.digit(digit)
        ),
        Clash::Constraint(number) => {
            text!("clash-constraint", constraint = told.constraint(number))
        }
    }
}

/// The wings that a chain of five links through single candidates is, if it has a name as such.
pub(super) fn aliases(told: &Wording<'_>) -> Vec<&'static str> {
    let evidence = &told.step.evidence;
    let is_chain = matches!(
        told.step.technique,
        Technique::NiceLoop | Technique::XyChain
    );
    if !is_chain || evidence.chain_shape() != Some(ChainShape::Open) {
        return Vec::new();
    }
    let single = |node: &Node| node.only().map(|only| (only.cell, only.digit));
    let nodes: Option<Vec<(Cell, Digit)>> = evidence
        .links
        .iter()
        .map(|link: &Link| single(&link.to))
        .collect();
    let (Some(first), Some(nodes)) = (single(&evidence.links[0].from), nodes) else {
        return Vec::new();
    };
    let [second, third, fourth, fifth, last] = nodes[..] else {
        return Vec::new();
    };
    // Which of the strong links are in a cell, and which of the weak ones.
    let inside = |one: (Cell, Digit), other: (Cell, Digit)| one.0 == other.0;
    let strong = [
        inside(first, second),
        inside(third, fourth),
        inside(fifth, last),
    ];
    let weak = [inside(second, third), inside(fourth, fifth)];
    let of_one_digit = first.1 == last.1;
    match (strong, weak) {
        ([true, true, true], [false, false]) => vec!["XY-Wing"],
        ([true, false, true], [false, false]) if of_one_digit => vec!["W-Wing"],
        ([true, false, false], [false, true]) | ([false, false, true], [true, false]) => {
            vec![if of_one_digit { "M-Wing" } else { "H-Wing" }]
        }
        ([false, true, false], [false, false]) => vec!["S-Wing"],
        ([false, false, false], [true, true]) => vec!["L-Wing"],
        _ => Vec::new(),
    }
}
