//! The short notation of a step, familiar from HoDoKu: `6,8 in r89c1 => r1247c1<>6`.

use grille_core::{Cell, Digit, Layout};

use super::values::{compact_houses, compact_text};
use super::{Wording, chains, fish, sets};
use crate::step::{Evidence, Link, Node, Role};
use crate::technique::Technique;

pub(super) fn notation(told: &Wording<'_>) -> String {
    let conclusions = conclusions(told);
    match pattern(told) {
        Some(pattern) if !pattern.is_empty() => format!("{pattern} => {conclusions}"),
        _ => conclusions,
    }
}

pub(super) fn cell_text(layout: &Layout, cell: Cell) -> String {
    layout.place(cell).to_string()
}

/// `r4c5=7, r1247c1<>6`.
fn conclusions(told: &Wording<'_>) -> String {
    let placed = told.step.placements.iter();
    let placed = placed.map(|placed| {
        format!(
            "{}={}",
            cell_text(told.layout, placed.cell),
            told.digit(placed.digit)
        )
    });
    let removed = removed_digits(told).into_iter().filter_map(|digit| {
        let eliminations = told.step.eliminations.iter();
        let cells: Vec<Cell> = eliminations
            .filter(|eliminated| eliminated.digit == digit)
            .map(|eliminated| eliminated.cell)
            .collect();
        (!cells.is_empty()).then(|| {
            let cells = compact_text(told.layout, cells);
            format!("{cells}<>{}", told.digit(digit))
        })
    });
    placed.chain(removed).collect::<Vec<_>>().join(", ")
}

/// All digits in order; for steps made of sets, those removed in the order in which the step found them, as in HoDoKu.
fn removed_digits(told: &Wording<'_>) -> Vec<Digit> {
    if told.step.evidence.sets.is_empty() || chains::is_chain(told) {
        return told.layout.all_digits().iter().collect();
    }
    let mut digits = Vec::new();
    for gone in &told.step.eliminations {
        if !digits.contains(&gone.digit) {
            digits.push(gone.digit);
        }
    }
    digits
}

/// The part before the arrow; `None` for singles.
fn pattern(told: &Wording<'_>) -> Option<String> {
    let evidence = &told.step.evidence;
    let layout = told.layout;
    let houses = |houses: &[usize]| compact_houses(layout, houses);
    Some(match told.step.technique {
        Technique::FullHouse | Technique::NakedSingle | Technique::HiddenSingle => return None,
        Technique::Pointing | Technique::Claiming => {
            format!(
                "{} in {}",
                joined(told, &evidence.digits, ","),
                houses(&evidence.houses)
            )
        }
        Technique::LockedPair
        | Technique::LockedTriple
        | Technique::NakedPair
        | Technique::NakedTriple
        | Technique::NakedQuad
        | Technique::HiddenPair
        | Technique::HiddenTriple
        | Technique::HiddenQuad => {
            let cells = compact_text(layout, pattern_cells(evidence));
            format!("{} in {cells}", joined(told, &evidence.digits, ","))
        }
        Technique::Skyscraper | Technique::TwoStringKite => {
            let with = |role: Role| {
                let cells = evidence.candidates.iter().filter(|(_, its)| *its == role);
                compact_text(layout, cells.map(|(candidate, _)| candidate.cell))
            };
            format!(
                "{} in {} (connected by {})",
                joined(told, &evidence.digits, ","),
                with(Role::Pincer),
                with(Role::Pattern)
            )
        }
        Technique::WWing if evidence.digits.len() == 2 => {
            let ends = evidence.cells.iter().map(|(cell, _)| *cell);
            let linked = told.digit(evidence.digits[1]);
            let bridge = evidence
                .candidates
                .iter()
                .map(|(candidate, _)| candidate.cell)
                .filter(|cell| !evidence.cells.iter().any(|(end, _)| end == cell));
            format!(
                "{} in {} connected by {linked} in {}",
                joined(told, &evidence.digits, "/"),
                compact_text(layout, ends),
                compact_text(layout, bridge)
            )
        }
        Technique::XyWing | Technique::XyzWing => {
            // The pivot comes first, so the cells are not merged.
            let cells: Vec<String> = pattern_cells(evidence)
                .into_iter()
                .map(|at| cell_text(layout, at))
                .collect();
            format!(
                "{} in {}",
                joined(told, &evidence.digits, "/"),
                cells.join(", ")
            )
        }
        Technique::RemotePair if !evidence.cells.is_empty() => remote_pair(told),
        _ => chains::notation(told)
            .or_else(|| fish::notation(told))
            .or_else(|| sets::notation(told))
            .unwrap_or_else(|| by_shape(told)),
    })
}

/// `7/8 r2c8 -8- r6c8 -7- r6c4 -8- r4c5`.
fn remote_pair(told: &Wording<'_>) -> String {
    let evidence = &told.step.evidence;
    let mut written = joined(told, &evidence.digits, "/");
    for (at, &(cell, _)) in evidence.cells.iter().enumerate() {
        let between = match evidence.digits.get(at % 2) {
            Some(&digit) if at > 0 => format!(" -{}- ", told.digit(digit)),
            _ => " ".to_owned(),
        };
        written += &(between + &cell_text(told.layout, cell));
    }
    written
}

/// Any technique, by what its evidence contains: the houses of a fish, colours, a chain, or cells.
fn by_shape(told: &Wording<'_>) -> String {
    let evidence = &told.step.evidence;
    let layout = told.layout;
    let cells_of = |role: Role| -> Vec<Cell> {
        let candidates = evidence.candidates.iter().filter(|(_, its)| *its == role);
        candidates.map(|(candidate, _)| candidate.cell).collect()
    };
    if !evidence.houses.is_empty() && !evidence.covers.is_empty() {
        return format!(
            "{} {} {}",
            joined(told, &evidence.digits, ","),
            compact_houses(layout, &evidence.houses),
            compact_houses(layout, &evidence.covers)
        );
    }
    let (one, other) = (cells_of(Role::Colour), cells_of(Role::OtherColour));
    if !one.is_empty() && !other.is_empty() {
        return format!(
            "{} ({}) / ({})",
            joined(told, &evidence.digits, ","),
            compact_text(layout, one),
            compact_text(layout, other)
        );
    }
    if !evidence.links.is_empty() {
        return chain(told, &evidence.links);
    }
    let cells = compact_text(layout, pattern_cells(evidence));
    match (evidence.digits.is_empty(), cells.is_empty()) {
        (false, false) => format!("{} in {cells}", joined(told, &evidence.digits, "/")),
        (false, true) => joined(told, &evidence.digits, "/"),
        (true, false) => cells,
        (true, true) => compact_houses(layout, &evidence.houses),
    }
}

/// `8 r4c2 =8= r6c3 -8- r6c8` for one digit, `1r4c8 = 9r4c8 - 9r4c3` for several; a new chain starts
/// after a comma.
pub(super) fn chain(told: &Wording<'_>, links: &[Link]) -> String {
    let place = |node: &Node| compact_text(told.layout, node.cells.iter().copied());
    let Some(first) = links.first() else {
        return String::new();
    };
    let one = first.from.digit;
    let of_one_digit = links
        .iter()
        .all(|link| link.from.digit == one && link.to.digit == one);
    let one = told.digit(one);
    let node = |node: &Node| {
        if of_one_digit {
            place(node)
        } else {
            format!("{}{}", told.digit(node.digit), place(node))
        }
    };
    let mut written = if of_one_digit {
        format!("{one} {}", node(&first.from))
    } else {
        node(&first.from)
    };
    let mut at = &first.from;
    for link in links {
        if link.from != *at {
            written += &format!(", {}", node(&link.from));
        }
        let sign = if link.strong { '=' } else { '-' };
        written += &if of_one_digit {
            format!(" {sign}{one}{sign} {}", node(&link.to))
        } else {
            format!(" {sign} {}", node(&link.to))
        };
        at = &link.to;
    }
    written
}

fn joined(told: &Wording<'_>, digits: &[Digit], separator: &str) -> String {
    let written: Vec<String> = digits.iter().map(|&digit| told.digit(digit)).collect();
    written.join(separator)
}

/// The cells of the pattern: those named, otherwise those of its candidates; each once, in order.
pub(crate) fn pattern_cells(evidence: &Evidence) -> Vec<Cell> {
    let named = evidence.cells.iter().map(|(cell, _)| *cell);
    let of_candidates = evidence
        .candidates
        .iter()
        .map(|(candidate, _)| candidate.cell);
    let mut cells: Vec<Cell> = Vec::new();
    let mut add = |cell: Cell| {
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    };
    if evidence.cells.is_empty() {
        of_candidates.for_each(&mut add);
    } else {
        named.for_each(&mut add);
    }
    cells
}
