//! A chain proved link by link: suppose that its first end is false, and the last one is true.

use super::Telling;
use super::values::cell;
use crate::House;
use crate::logic::step::{Candidate, Link};
use crate::message::{Text, text};

/// The ends of a chain whose links alternate, strong first and last, and whose conclusion sees both ends;
/// `None` for any other step.
pub(super) fn ends(told: &Telling<'_>) -> Option<(Candidate, Candidate)> {
    let links = &told.step.evidence.links;
    let (start, end) = (links.first()?.from, links.last()?.to);
    let is_one_chain = links.windows(2).all(|pair| pair[0].to == pair[1].from);
    let alternates = links
        .iter()
        .enumerate()
        .all(|(at, link)| link.strong == (at % 2 == 0));
    let contradicts = |one: &Candidate, other: &Candidate| {
        (one.cell == other.cell && one.digit != other.digit)
            || (one.digit == other.digit && told.geometry.peers(one.cell).contains(other.cell))
    };
    let follows = told.step.placements.is_empty()
        && told
            .step
            .eliminations
            .iter()
            .all(|gone| contradicts(gone, &start) && contradicts(gone, &end));
    (is_one_chain && alternates && links.len() % 2 == 1 && follows).then_some((start, end))
}

/// “r4c2 is 8”.
pub(super) fn statement(told: &Telling<'_>, candidate: Candidate) -> Text {
    text!(
        "tell-is",
        cell = cell(told.geometry, candidate.cell),
        digit = told.digit(candidate.digit)
    )
}

pub(super) fn proof(told: &Telling<'_>) -> Vec<Text> {
    let Some((start, end)) = ends(told) else {
        return Vec::new();
    };
    let supposed = text!(
        "proof-suppose",
        cell = cell(told.geometry, start.cell),
        digit = told.digit(start.digit)
    );
    let so = text!(
        "proof-so",
        start = statement(told, start),
        end = statement(told, end),
        conclusion = told.conclusion()
    );
    let links = told.step.evidence.links.iter();
    std::iter::once(supposed)
        .chain(links.map(|link| sentence(told, link)))
        .chain([so])
        .collect()
}

fn sentence(told: &Telling<'_>, link: &Link) -> Text {
    let Link { from, to, strong } = *link;
    let (at, digit) = (cell(told.geometry, to.cell), told.digit(to.digit));
    let in_one_cell = from.cell == to.cell;
    match (strong, in_one_cell) {
        (true, true) => text!(
            "proof-strong-cell",
            cell = at,
            digit = digit,
            other = told.digit(from.digit)
        ),
        (true, false) => match strong_house(told, from, to) {
            Some(house) => text!(
                "proof-strong-house",
                cell = at,
                digit = digit,
                house = house
            ),
            None => text!("proof-strong", cell = at, digit = digit),
        },
        (false, true) => text!(
            "proof-weak-cell",
            cell = at,
            digit = digit,
            other = told.digit(from.digit)
        ),
        (false, false) => match shared(told, from, to).next() {
            Some(house) => text!(
                "proof-weak-house",
                cell = at,
                digit = digit,
                from = cell(told.geometry, from.cell),
                house = house
            ),
            None => text!("proof-weak", cell = at, digit = digit),
        },
    }
}

fn shared<'a>(
    told: &Telling<'a>,
    from: Candidate,
    to: Candidate,
) -> impl Iterator<Item = &'a House> {
    told.geometry
        .houses_of(from.cell)
        .filter(move |house| from.digit == to.digit && house.cells().contains(&to.cell))
}

/// The house that makes a link strong: one that the evidence names, or the only one that both are in.
fn strong_house<'a>(told: &Telling<'a>, from: Candidate, to: Candidate) -> Option<&'a House> {
    let named = &told.step.evidence.houses;
    let all = told.geometry.houses();
    let mut candidates = shared(told, from, to);
    let of_evidence = shared(told, from, to).find(|house| {
        named
            .iter()
            .any(|&number| std::ptr::eq(&raw const all[number], *house))
    });
    of_evidence.or_else(|| {
        let only = candidates.next()?;
        candidates.next().is_none().then_some(only)
    })
}
