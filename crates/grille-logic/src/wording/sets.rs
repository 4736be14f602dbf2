//! The wording of steps made of almost locked sets: their notation, the sentences with the reason, and the proof.

use grille_core::{Cell, Digit, DigitSet};
use grille_say::{Text, text};

use super::Wording;
use super::notation::pattern_cells;
use super::values::{cell, cells, compact_text, houses};
use crate::step::{Link, Role, SetOfCells};
use crate::technique::Technique;

/// The part of the notation before the arrow; `None` for other techniques.
pub(super) fn notation(told: &Wording<'_>) -> Option<String> {
    let evidence = &told.step.evidence;
    let sets = &evidence.sets;
    let named = |(number, set): (usize, &SetOfCells)| {
        format!("{}={}", name(number), with_digits(told, set, " "))
    };
    Some(match told.step.technique {
        Technique::AlsXz | Technique::AlsXyWing => {
            let named: Vec<String> = sets.iter().enumerate().map(named).collect();
            let commons = list(told, commons(&evidence.links));
            let label = if sets.len() == 2 { "X" } else { "X,Y" };
            let mut written = format!("{}, {label}={commons}", named.join(", "));
            if has_ends(told) {
                written += &format!(", Z={}", list(told, evidence.digits.iter().copied()));
            }
            written
        }
        Technique::AlsChain => {
            let ends = together(told, evidence.digits.iter().copied());
            let mut written = format!("{ends}- ");
            for (at, set) in sets.iter().enumerate() {
                if at > 0 {
                    let between = between(told, at - 1);
                    written += &format!(" -{}- ", together(told, between));
                }
                written += &with_digits(told, set, " ");
            }
            format!("{written} -{ends}")
        }
        Technique::DeathBlossom => {
            let mut written = compact_text(told.layout, stem(told));
            for (set, link) in sets.iter().zip(&evidence.links) {
                let digit = told.digit(link.from.digit);
                written += &format!(", -{digit}- {}", with_digits(told, set, " "));
            }
            written
        }
        Technique::SueDeCoq => {
            let [middle, one, other] = &sets[..] else {
                return None;
            };
            let [middle, one, other] =
                [middle, one, other].map(|set| with_digits(told, set, " - "));
            format!("{middle} ({one}, {other})")
        }
        _ => return None,
    })
}

/// The sentences with the reason; `None` for other techniques.
pub(super) fn explanation(told: &Wording<'_>) -> Option<Text> {
    let evidence = &told.step.evidence;
    let conclusion = told.conclusion();
    let z = || told.digits(evidence.digits.iter().copied());
    let count = evidence.digits.len();
    Some(match told.step.technique {
        Technique::AlsXz if has_ends(told) && evidence.links.len() == 1 => text!(
            "tell-als-xz",
            sets = all_sets(told)?,
            x = told.digit(evidence.links.first()?.from.digit),
            z = z(),
            count = count,
            conclusion = conclusion
        ),
        Technique::AlsXz => text!(
            "tell-als-xz-double",
            sets = all_sets(told)?,
            commons = told.digits(commons(&evidence.links)),
            conclusion = conclusion
        ),
        Technique::AlsXyWing => {
            let (first, second) = (between(told, 0), between(told, 1));
            // Of two restricted commons with one of the sets, the one that the other does not have either.
            let x = (first - second).smallest().or(first.smallest())?;
            let y = (second - DigitSet::only(x)).smallest()?;
            text!(
                "tell-als-xy-wing",
                sets = all_sets(told)?,
                x = told.digit(x),
                y = told.digit(y),
                z = z(),
                count = count,
                conclusion = conclusion
            )
        }
        Technique::AlsChain => text!(
            "tell-als-chain",
            sets = all_sets(told)?,
            last = name(evidence.sets.len() - 1),
            z = z(),
            count = count,
            conclusion = conclusion
        ),
        Technique::DeathBlossom => text!(
            "tell-death-blossom",
            stem = cells(told.layout, &stem(told)),
            digits = told.digits(evidence.links.iter().map(|link| link.from.digit)),
            petals = petals(told)?,
            z = z(),
            count = count,
            conclusion = conclusion
        ),
        Technique::SueDeCoq => return sue_de_coq(told),
        Technique::WxyzWing | Technique::VwxyzWing => {
            let cells_of = pattern_cells(evidence);
            let z = told.digit(*evidence.digits.last()?);
            text!(
                "tell-bent-set",
                cells = cells(told.layout, &cells_of),
                count = cells_of.len(),
                digits = told.digits(evidence.digits.iter().copied()),
                z = z,
                conclusion = conclusion
            )
        }
        _ => return None,
    })
}

/// The proof link by link; empty for other techniques and where the explanation says it all.
pub(super) fn proof(told: &Wording<'_>) -> Vec<Text> {
    match told.step.technique {
        Technique::AlsXz if told.step.evidence.links.len() > 1 => Vec::new(),
        Technique::AlsXz => chain_proof(told, &[0, 1]),
        Technique::AlsXyWing => chain_proof(told, &[0, 2, 1]),
        Technique::AlsChain => {
            let order: Vec<usize> = (0..told.step.evidence.sets.len()).collect();
            chain_proof(told, &order)
        }
        Technique::DeathBlossom => blossom_proof(told),
        _ => Vec::new(),
    }
}

/// From the first set to the last: each lacks what the one before holds.
fn chain_proof(told: &Wording<'_>, order: &[usize]) -> Vec<Text> {
    let evidence = &told.step.evidence;
    let sets = &evidence.sets;
    if order.iter().any(|&number| number >= sets.len()) || order.len() < 2 {
        return Vec::new();
    }
    let place = |number: usize| cells(told.layout, &sets[number].cells);
    let z = || told.digits(evidence.digits.iter().copied());
    let count = evidence.digits.len();
    let mut lines = vec![text!(
        "proof-als-suppose",
        name = name(order[0]),
        cells = place(order[0]),
        z = z(),
        count = count
    )];
    let mut lacks = None;
    for at in 1..order.len() {
        let held = between(told, at - 1);
        // Of two, one that leaves the next set something else.
        let next = between(told, at);
        let leads_on = |digit: &Digit| next.is_empty() || next != DigitSet::only(*digit);
        let held: Vec<Digit> = held.iter().filter(|&digit| Some(digit) != lacks).collect();
        let leading = held.iter().copied().find(leads_on);
        let Some(digit) = leading.or(held.first().copied()) else {
            return Vec::new();
        };
        lines.push(text!(
            "proof-als-holds",
            name = name(order[at - 1]),
            digit = told.digit(digit)
        ));
        lines.push(text!(
            "proof-als-lacks",
            before = name(order[at - 1]),
            name = name(order[at]),
            cells = place(order[at]),
            digit = told.digit(digit)
        ));
        lacks = Some(digit);
    }
    let last = order[order.len() - 1];
    lines.push(text!(
        "proof-als-ends",
        name = name(last),
        z = z(),
        count = count
    ));
    lines.push(text!(
        "proof-als-so",
        first = name(order[0]),
        last = name(last),
        z = z(),
        count = count,
        conclusion = told.conclusion()
    ));
    lines
}

/// Petal by petal.
fn blossom_proof(told: &Wording<'_>) -> Vec<Text> {
    let evidence = &told.step.evidence;
    let Some(&stem) = stem(told).first() else {
        return Vec::new();
    };
    let z = || told.digits(evidence.digits.iter().copied());
    let count = evidence.digits.len();
    let petals = evidence.sets.iter().zip(&evidence.links);
    let petals = petals.map(|(set, link)| {
        text!(
            "proof-petal",
            stem = cell(told.layout, stem),
            digit = told.digit(link.from.digit),
            petal = cells(told.layout, &set.cells),
            z = z(),
            count = count
        )
    });
    let so = text!(
        "proof-petals-so",
        z = z(),
        count = count,
        conclusion = told.conclusion()
    );
    petals.chain([so]).collect()
}

fn sue_de_coq(told: &Wording<'_>) -> Option<Text> {
    let evidence = &told.step.evidence;
    let ([middle, one, other], [line, region]) = (&evidence.sets[..], &evidence.houses[..]) else {
        return None;
    };
    let place = |set: &SetOfCells| cells(told.layout, &set.cells);
    let both = one.digits & other.digits;
    let all = [middle, one, other].map(|set| set.cells.len());
    Some(text!(
        "tell-sue-de-coq",
        middle = place(middle),
        digits = told.digits(middle.digits),
        line = houses(told.layout, &[*line]),
        region = houses(told.layout, &[*region]),
        one = place(one),
        onecount = one.cells.len(),
        onedigits = told.digits(one.digits),
        other = place(other),
        othercount = other.cells.len(),
        otherdigits = told.digits(other.digits),
        cells = all.iter().sum::<usize>(),
        twice = both.len(),
        both = told.digits(both),
        conclusion = told.conclusion()
    ))
}

/// “A is r1c5 with 2 and 4; B is r3c4 and r3c6 with 2, 4 and 7”.
fn all_sets(told: &Wording<'_>) -> Option<Text> {
    let sets = told.step.evidence.sets.iter().enumerate();
    let sets = sets.map(|(number, set)| {
        text!(
            "tell-set",
            name = name(number),
            cells = cells(told.layout, &set.cells),
            count = set.cells.len(),
            digits = told.digits(set.digits)
        )
    });
    in_turn(sets.collect())
}

/// “for 2, r1c5 with 2 and 4; for 3, …”.
fn petals(told: &Wording<'_>) -> Option<Text> {
    let evidence = &told.step.evidence;
    let petals = evidence.sets.iter().zip(&evidence.links);
    let petals = petals.map(|(set, link)| {
        text!(
            "tell-petal",
            digit = told.digit(link.from.digit),
            cells = cells(told.layout, &set.cells),
            digits = told.digits(set.digits)
        )
    });
    in_turn(petals.collect())
}

fn in_turn(parts: Vec<Text>) -> Option<Text> {
    let parts = parts.into_iter().rev();
    parts.reduce(|rest, first| text!("tell-more", first = first, rest = rest))
}

/// The stem of a death blossom.
fn stem(told: &Wording<'_>) -> Vec<Cell> {
    let cells = told.step.evidence.cells.iter();
    cells
        .filter(|(_, role)| *role == Role::Pivot)
        .map(|&(cell, _)| cell)
        .collect()
}

/// Whether a digit has to be in one of two sets, rather than all digits being locked.
fn has_ends(told: &Wording<'_>) -> bool {
    let mut candidates = told.step.evidence.candidates.iter();
    candidates.any(|(_, role)| *role == Role::Pincer)
}

/// The digits of some links, in order.
fn commons(links: &[Link]) -> DigitSet {
    links.iter().map(|link| link.from.digit).collect()
}

/// The restricted commons of a chain at this place: the links that start where the first of these starts.
fn between(told: &Wording<'_>, place: usize) -> DigitSet {
    let links = &told.step.evidence.links;
    let order: &[usize] = match told.step.technique {
        Technique::AlsXyWing => &[0, 2, 1],
        _ => &[],
    };
    let sets = &told.step.evidence.sets;
    let set = |at: usize| sets.get(*order.get(at).unwrap_or(&at));
    let (Some(from), Some(to)) = (set(place), set(place + 1)) else {
        return DigitSet::EMPTY;
    };
    let within =
        |cells: &[Cell], set: &SetOfCells| cells.iter().all(|cell| set.cells.contains(cell));
    let joins = |link: &&Link| within(&link.from.cells, from) && within(&link.to.cells, to);
    links
        .iter()
        .filter(joins)
        .map(|link| link.from.digit)
        .collect()
}

/// A, B, C…; after Z the number.
pub(super) fn name(number: usize) -> String {
    match u8::try_from(number) {
        Ok(number) if number < 26 => char::from(b'A' + number).to_string(),
        _ => (number + 1).to_string(),
    }
}

/// `r9c7 {35}`.
fn with_digits(told: &Wording<'_>, set: &SetOfCells, separator: &str) -> String {
    let cells = compact_text(told.layout, set.cells.iter().copied());
    format!("{cells}{separator}{{{}}}", together(told, set.digits))
}

fn together(told: &Wording<'_>, digits: impl IntoIterator<Item = Digit>) -> String {
    digits.into_iter().map(|digit| told.digit(digit)).collect()
}

fn list(told: &Wording<'_>, digits: impl IntoIterator<Item = Digit>) -> String {
    let digits: Vec<String> = digits.into_iter().map(|digit| told.digit(digit)).collect();
    digits.join(",")
}
