//! The wording of fish, with or without fins, and of templates.

use grille_core::Cell;
use grille_say::{Text, text};

use super::Wording;
use super::notation::cell_text;
use super::values::{cells, compact, compact_houses, houses};
use crate::step::Role;
use crate::technique::Technique;

/// Two fish on one base as one step: its cover has twice as many houses.
fn is_siamese(told: &Wording<'_>) -> bool {
    let evidence = &told.step.evidence;
    is_fish(told.step.technique)
        && !evidence.houses.is_empty()
        && evidence.covers.len() == 2 * evidence.houses.len()
}

fn is_fish(technique: Technique) -> bool {
    [
        "x-wing",
        "swordfish",
        "jellyfish",
        "squirmbag",
        "whale",
        "leviathan",
        "kraken-fish-1",
        "kraken-fish-2",
    ]
    .iter()
    .any(|fish| technique.id().ends_with(fish))
}

/// The name of a Siamese fish; `None` for other steps.
pub(super) fn name(told: &Wording<'_>) -> Option<Text> {
    is_siamese(told).then(|| text!("name-siamese", technique = &told.step.technique))
}

/// `7 r169b3 c2679 fr6c8 efr1c9`, and `c267/c279` for the two covers of a Siamese fish; nothing for a template; `None`
/// for other steps.
pub(super) fn notation(told: &Wording<'_>) -> Option<String> {
    let evidence = &told.step.evidence;
    match told.step.technique {
        Technique::TemplateSet | Technique::TemplateDelete => return Some(String::new()),
        technique if !is_fish(technique) || evidence.houses.is_empty() => return None,
        _ => {}
    }
    let digit = told.digit(*evidence.digits.first()?);
    let bases = compact_houses(told.layout, &evidence.houses);
    let covers: Vec<String> = evidence
        .covers
        .chunks(evidence.houses.len().max(1))
        .map(|cover| compact_houses(told.layout, cover))
        .collect();
    let mut written = format!("{digit} {bases} {}", covers.join("/"));
    for (role, mark) in [(Role::Fin, "f"), (Role::EndoFin, "ef")] {
        for fin in with(told, role) {
            written += &format!(" {mark}{}", cell_text(told.layout, fin));
        }
    }
    Some(written)
}

/// The sentences of a fish or a template; `None` for other steps.
pub(super) fn explanation(told: &Wording<'_>) -> Option<Text> {
    match told.step.technique {
        Technique::TemplateSet | Technique::TemplateDelete => template(told),
        technique if is_fish(technique) => fish(told),
        _ => None,
    }
}

/// The cells of the candidates with a role.
fn with(told: &Wording<'_>, role: Role) -> Vec<Cell> {
    let candidates = told.step.evidence.candidates.iter();
    let with = candidates.filter(|(_, its)| *its == role);
    with.map(|(candidate, _)| candidate.cell).collect()
}

fn fish(told: &Wording<'_>) -> Option<Text> {
    let evidence = &told.step.evidence;
    let size = evidence.houses.len();
    let digit = told.digit(*evidence.digits.first()?);
    let bases = houses(told.layout, &evidence.houses);
    let covers = houses(told.layout, evidence.covers.get(..size)?);
    let (fins, endo_fins) = (with(told, Role::Fin), with(told, Role::EndoFin));
    let all_fins = [fins, endo_fins.clone()].concat();
    let fins = cells(told.layout, &all_fins);
    let conclusion = told.conclusion();
    let told_fish = match told.step.technique {
        Technique::KrakenFish1 => text!(
            "tell-kraken-fish-1",
            digit = digit.clone(),
            bases = bases.clone(),
            covers = covers.clone(),
            fins = fins,
            count = all_fins.len(),
            conclusion = conclusion
        ),
        Technique::KrakenFish2 => text!(
            "tell-kraken-fish-2",
            digit = digit.clone(),
            bases = bases.clone(),
            covers = covers.clone(),
            fins = fins,
            starts = cells(told.layout, &starts(told)),
            count = all_fins.len(),
            conclusion = conclusion
        ),
        _ if is_siamese(told) => text!(
            "tell-siamese-fish",
            digit = digit.clone(),
            bases = bases.clone(),
            covers = covers.clone(),
            others = houses(told.layout, &evidence.covers[size..]),
            fins = fins,
            conclusion = conclusion
        ),
        _ if all_fins.is_empty() => text!(
            "tell-fish",
            digit = digit.clone(),
            bases = bases.clone(),
            covers = covers.clone(),
            count = size,
            conclusion = conclusion
        ),
        _ => text!(
            "tell-finned-fish",
            digit = digit.clone(),
            bases = bases.clone(),
            covers = covers.clone(),
            fins = fins,
            count = all_fins.len(),
            conclusion = conclusion
        ),
    };
    let told_fish = match endo_fins.len() {
        0 => told_fish,
        count => text!(
            "tell-endo-fins",
            explanation = told_fish,
            fins = cells(told.layout, &endo_fins),
            bases = bases,
            digit = digit.clone(),
            count = count
        ),
    };
    let eaten = cannibal(told);
    Some(match eaten.len() {
        0 => told_fish,
        count => text!(
            "tell-cannibal-fish",
            explanation = told_fish,
            cells = cells(told.layout, &eaten),
            covers = covers,
            digit = digit,
            count = count
        ),
    })
}

/// The places of the fish itself that it removes, since two of its covers hold them.
fn cannibal(told: &Wording<'_>) -> Vec<Cell> {
    let evidence = &told.step.evidence;
    let removed = told.step.eliminations.iter();
    let is_own = |cell: Cell| {
        let mut own = evidence.candidates.iter();
        own.any(|(candidate, role)| candidate.cell == cell && *role == Role::Pattern)
    };
    if is_siamese(told) || told.step.technique == Technique::KrakenFish2 {
        return Vec::new();
    }
    removed
        .map(|gone| gone.cell)
        .filter(|&cell| is_own(cell))
        .collect()
}

/// The cells from which the chains of a Kraken fish start.
fn starts(told: &Wording<'_>) -> Vec<Cell> {
    let branches = told.step.evidence.branches.iter();
    let first = branches.filter_map(|branch| branch.first()?.node.only());
    first.map(|start| start.cell).collect()
}

fn template(told: &Wording<'_>) -> Option<Text> {
    let digit = told.digit(*told.step.evidence.digits.first()?);
    let changed = told.step.placements.iter().chain(&told.step.eliminations);
    let changed = compact(told.layout, changed.map(|candidate| candidate.cell));
    let conclusion = told.conclusion();
    Some(if told.step.technique == Technique::TemplateSet {
        text!(
            "tell-template-set",
            digit = digit,
            cells = changed,
            conclusion = conclusion
        )
    } else {
        text!(
            "tell-template-delete",
            digit = digit,
            cells = changed,
            conclusion = conclusion
        )
    })
}
