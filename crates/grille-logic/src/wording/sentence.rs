//! A step in sentences with the reason, as a teacher would explain it.

use grille_core::{Cell, Digit, House};
use grille_say::{Text, text};

use super::values::{cell, cells, houses};
use super::{Wording, chains, fish, notation, sets, shape, why};
use crate::step::Evidence;
use crate::technique::Technique;

pub(super) fn explanation(told: &Wording<'_>) -> Text {
    why::explanation(told)
        .or_else(|| own_sentence(told))
        .or_else(|| chains::explanation(told))
        .or_else(|| fish::explanation(told))
        .or_else(|| sets::explanation(told))
        .or_else(|| shape::by_shape(told, told.step.technique.id()))
        .unwrap_or_else(|| shape::general(told))
}

/// The sentence of the technique; `None` if it has none, or if its evidence does not have the expected form.
fn own_sentence(told: &Wording<'_>) -> Option<Text> {
    match told.step.technique {
        Technique::FullHouse | Technique::NakedSingle | Technique::HiddenSingle => single(told),
        Technique::LockedPair
        | Technique::LockedTriple
        | Technique::NakedPair
        | Technique::NakedTriple
        | Technique::NakedQuad
        | Technique::HiddenPair
        | Technique::HiddenTriple
        | Technique::HiddenQuad => subset(told),
        Technique::Pointing | Technique::Claiming => locked_candidates(told),
        Technique::Skyscraper | Technique::TwoStringKite | Technique::TurbotFish => turbot(told),
        Technique::WWing => w_wing(told),
        Technique::XyWing | Technique::XyzWing => xy_wing(told),
        _ => None,
    }
}

fn single(told: &Wording<'_>) -> Option<Text> {
    let placed = told.step.placements.first()?;
    let (at, digit) = (cell(told.layout, placed.cell), told.digit(placed.digit));
    let conclusion = told.conclusion();
    if told.step.technique == Technique::NakedSingle {
        return Some(text!(
            "tell-naked-single",
            cell = at,
            digit = digit,
            conclusion = conclusion
        ));
    }
    let house = house(told, &told.step.evidence.houses, 0)?;
    Some(if told.step.technique == Technique::FullHouse {
        text!(
            "tell-full-house",
            house = house,
            cell = at,
            digit = digit,
            conclusion = conclusion
        )
    } else {
        text!(
            "tell-hidden-single",
            house = house,
            cell = at,
            digit = digit,
            conclusion = conclusion
        )
    })
}

fn subset(told: &Wording<'_>) -> Option<Text> {
    let Evidence {
        digits: its_digits,
        houses: its_houses,
        ..
    } = &told.step.evidence;
    let pattern = notation::pattern_cells(&told.step.evidence);
    if its_houses.is_empty() {
        return None;
    }
    let count = its_digits.len();
    let (its_digits, its_houses, pattern, conclusion) = (
        told.digits(its_digits.iter().copied()),
        houses(told.layout, its_houses),
        cells(told.layout, &pattern),
        told.conclusion(),
    );
    Some(match told.step.technique {
        Technique::LockedPair | Technique::LockedTriple => text!(
            "tell-locked-subset",
            cells = pattern,
            count = count,
            digits = its_digits,
            houses = its_houses,
            conclusion = conclusion
        ),
        Technique::NakedPair | Technique::NakedTriple | Technique::NakedQuad => text!(
            "tell-naked-subset",
            cells = pattern,
            count = count,
            digits = its_digits,
            houses = its_houses,
            conclusion = conclusion
        ),
        _ => text!(
            "tell-hidden-subset",
            cells = pattern,
            count = count,
            digits = its_digits,
            houses = its_houses,
            conclusion = conclusion
        ),
    })
}

fn locked_candidates(told: &Wording<'_>) -> Option<Text> {
    let evidence = &told.step.evidence;
    Some(text!(
        "tell-locked-candidates",
        house = house(told, &evidence.houses, 0)?,
        cover = house(told, &evidence.covers, 0)?,
        digit = told.digit(*evidence.digits.first()?),
        conclusion = told.conclusion()
    ))
}

/// Two strong links on one digit whose inner ends see each other.
fn turbot(told: &Wording<'_>) -> Option<Text> {
    let evidence = &told.step.evidence;
    let [end, joint, other_joint, other_end] = evidence.candidates[..] else {
        return None;
    };
    let (joint, other_joint) = (joint.0.cell, other_joint.0.cell);
    let mut shared = told
        .layout
        .houses_of(joint)
        .filter(|house| house.cells().contains(&other_joint));
    // A kite is joined by its box, even if its cells also share a line.
    let joined = match told.step.technique {
        Technique::TwoStringKite => {
            shared.max_by_key(|house| house.kind() == grille_core::HouseKind::Box)
        }
        _ => shared.next(),
    }?;
    let (first, second) = (
        house(told, &evidence.houses, 0)?,
        house(told, &evidence.houses, 1)?,
    );
    let digit = told.digit(*evidence.digits.first()?);
    let conclusion = told.conclusion();
    let [end, joint, other_joint, other_end] =
        [end.0.cell, joint, other_joint, other_end.0.cell].map(|at| cell(told.layout, at));
    Some(match told.step.technique {
        Technique::Skyscraper => text!(
            "tell-skyscraper",
            digit = digit,
            first = first,
            second = second,
            joined = joined,
            end = end,
            joint = joint,
            otherjoint = other_joint,
            otherend = other_end,
            conclusion = conclusion
        ),
        Technique::TwoStringKite => text!(
            "tell-two-string-kite",
            digit = digit,
            first = first,
            second = second,
            joined = joined,
            end = end,
            joint = joint,
            otherjoint = other_joint,
            otherend = other_end,
            conclusion = conclusion
        ),
        _ => text!(
            "tell-turbot-fish",
            digit = digit,
            first = first,
            second = second,
            joined = joined,
            end = end,
            joint = joint,
            otherjoint = other_joint,
            otherend = other_end,
            conclusion = conclusion
        ),
    })
}

fn w_wing(told: &Wording<'_>) -> Option<Text> {
    let evidence = &told.step.evidence;
    let ([(one, _), (other, _)], [removed, linked]) = (&evidence.cells[..], &evidence.digits[..])
    else {
        return None;
    };
    let [_, _, (near, _), (far, _), _, _] = evidence.candidates[..] else {
        return None;
    };
    let place = |at: Cell| cell(told.layout, at);
    Some(text!(
        "tell-w-wing",
        one = place(*one),
        other = place(*other),
        removed = told.digit(*removed),
        linked = told.digit(*linked),
        house = house(told, &evidence.houses, 0)?,
        near = place(near.cell),
        far = place(far.cell),
        conclusion = told.conclusion()
    ))
}

fn xy_wing(told: &Wording<'_>) -> Option<Text> {
    let evidence = &told.step.evidence;
    let ([(pivot, _), (wing, _), (other, _)], &[x, y, z]) =
        (&evidence.cells[..], &evidence.digits[..])
    else {
        return None;
    };
    // The wing that shares x with the pivot comes first.
    let has = |at: Cell, digit: Digit| {
        let mut candidates = evidence.candidates.iter();
        candidates.any(|(candidate, _)| candidate.cell == at && candidate.digit == digit)
    };
    let (one, other) = if has(*wing, x) {
        (*wing, *other)
    } else {
        (*other, *wing)
    };
    let place = |at: Cell| cell(told.layout, at);
    let (x, y, z) = (told.digit(x), told.digit(y), told.digit(z));
    Some(if told.step.technique == Technique::XyWing {
        text!(
            "tell-xy-wing",
            pivot = place(*pivot),
            x = x,
            y = y,
            z = z,
            one = place(one),
            other = place(other),
            conclusion = told.conclusion()
        )
    } else {
        text!(
            "tell-xyz-wing",
            pivot = place(*pivot),
            x = x,
            y = y,
            z = z,
            one = place(one),
            other = place(other),
            conclusion = told.conclusion()
        )
    })
}

fn house<'a>(told: &Wording<'a>, numbers: &[usize], at: usize) -> Option<&'a House> {
    told.layout.houses().get(*numbers.get(at)?)
}
