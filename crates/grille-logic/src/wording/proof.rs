//! The proof of a chain, link by link: if its first end is false, the last one is true.

use grille_core::House;
use grille_say::{Text, text};

use super::Wording;
use super::values::cell;
use crate::step::{Candidate, Link};

/// The ends of a chain whose links alternate, with strong links first and last, and whose conclusion sees both ends;
/// `None` for any other step.
pub(super) fn ends(told: &Wording<'_>) -> Option<(Candidate, Candidate)> {
    let links = &told.step.evidence.links;
    let (start, end) = (links.first()?.from.only()?, links.last()?.to.only()?);
    let is_one_chain = links.windows(2).all(|pair| pair[0].to == pair[1].from);
    let alternates = links
        .iter()
        .enumerate()
        .all(|(at, link)| link.strong == (at % 2 == 0));
    let contradicts = |one: &Candidate, other: &Candidate| {
        (one.cell == other.cell && one.digit != other.digit)
            || (one.digit == other.digit && told.layout.peers(one.cell).contains(other.cell))
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
pub(super) fn statement(told: &Wording<'_>, candidate: Candidate) -> Text {
    text!(
        "tell-is",
        cell = cell(told.layout, candidate.cell),
        digit = told.digit(candidate.digit)
    )
}

pub(super) fn proof(told: &Wording<'_>) -> Vec<Text> {
    let Some((start, end)) = ends(told) else {
        return Vec::new();
    };
    let supposed = text!(
        "proof-suppose",
        cell = cell(told.layout, start.cell),
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
        .chain(links.filter_map(|link| sentence(told, link)))
        .chain([so])
        .collect()
}

fn sentence(told: &Wording<'_>, link: &Link) -> Option<Text> {
    let (from, to, strong) = (link.from.only()?, link.to.only()?, link.strong);
    let (at, digit) = (cell(told.layout, to.cell), told.digit(to.digit));
    let in_one_cell = from.cell == to.cell;
    Some(match (strong, in_one_cell) {
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
                from = cell(told.layout, from.cell),
                house = house
            ),
            None => text!("proof-weak", cell = at, digit = digit),
        },
    })
}

fn shared<'a>(
    told: &Wording<'a>,
    from: Candidate,
    to: Candidate,
) -> impl Iterator<Item = &'a House> {
    told.layout
        .houses_of(from.cell)
        .filter(move |house| from.digit == to.digit && house.cells().contains(&to.cell))
}

/// The house that makes a link strong: one that the evidence names, or the only one that both are in.
fn strong_house<'a>(told: &Wording<'a>, from: Candidate, to: Candidate) -> Option<&'a House> {
    let named = &told.step.evidence.houses;
    let all = told.layout.houses();
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
