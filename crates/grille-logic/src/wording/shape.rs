//! The wording of techniques without a sentence of their own, based on the shape of their evidence, so that every step
//! can be described.

use grille_core::Cell;
use grille_say::{Text, text};

use super::values::{cells, compact, houses};
use super::{Wording, notation, proof};
use crate::step::Role;

/// Two colours, a deadly pattern, a chain. The family is recognised by the id of the
/// technique, which may be any in the catalogue.
pub(super) fn by_shape(told: &Wording<'_>, id: &str) -> Option<Text> {
    let evidence = &told.step.evidence;
    let of = |role: Role| -> Vec<Cell> {
        let candidates = evidence.candidates.iter().filter(|(_, its)| *its == role);
        candidates.map(|(candidate, _)| candidate.cell).collect()
    };
    let (one, other) = (of(Role::Colour), of(Role::OtherColour));
    if let ([digit], false, false) = (&evidence.digits[..], one.is_empty(), other.is_empty())
        && id.starts_with("simple-col")
    {
        return Some(text!(
            "tell-simple-colours",
            digit = told.digit(*digit),
            one = compact(told.layout, one),
            other = compact(told.layout, other),
            conclusion = told.conclusion()
        ));
    }
    if let Some(own) = own_words(told, id) {
        return Some(own);
    }
    if let Some(deadly) = deadly_pattern(told, id) {
        return Some(deadly);
    }
    let (start, end) = proof::ends(told)?;
    Some(text!(
        "tell-chain",
        chain = notation::chain(told, &evidence.links),
        start = proof::statement(told, start),
        end = proof::statement(told, end),
        conclusion = told.conclusion()
    ))
}

/// Patterns with a wording of their own: remote pairs, empty rectangles, two colourings.
fn own_words(told: &Wording<'_>, id: &str) -> Option<Text> {
    let evidence = &told.step.evidence;
    let digit = told.digit(*evidence.digits.first()?);
    let with = |roles: [Role; 2]| -> Vec<Cell> {
        let candidates = evidence
            .candidates
            .iter()
            .filter(|(_, its)| roles.contains(its));
        candidates.map(|(candidate, _)| candidate.cell).collect()
    };
    match (id, &evidence.houses[..], &evidence.covers[..]) {
        ("remote-pair", ..) => {
            let chain: Vec<Cell> = evidence.cells.iter().map(|&(cell, _)| cell).collect();
            let ends = [*chain.first()?, *chain.last()?];
            Some(text!(
                "tell-remote-pair",
                cells = cells(told.layout, &chain),
                digits = told.digits(evidence.digits.iter().copied()),
                ends = cells(told.layout, &ends),
                conclusion = told.conclusion()
            ))
        }
        ("empty-rectangle", &[region, pair], &[arm, other]) => {
            // The place of the pair in the arm, and its other place.
            let (near, far) = (with([Role::Pattern; 2]), with([Role::Pincer; 2]));
            Some(text!(
                "tell-empty-rectangle",
                digit = digit,
                region = houses(told.layout, &[region]),
                pair = houses(told.layout, &[pair]),
                arm = houses(told.layout, &[arm]),
                other = houses(told.layout, &[other]),
                near = cells(told.layout, &near),
                far = cells(told.layout, &far),
                conclusion = told.conclusion()
            ))
        }
        ("multi-colours", ..) => {
            let one = with([Role::Colour, Role::OtherColour]);
            let other = with([Role::SecondColour, Role::OtherSecondColour]);
            (!one.is_empty() && !other.is_empty()).then(|| {
                text!(
                    "tell-multi-colours",
                    digit = digit,
                    one = compact(told.layout, one),
                    other = compact(told.layout, other),
                    conclusion = told.conclusion()
                )
            })
        }
        _ => None,
    }
}

/// A pattern that would have two solutions: four cells in which two digits could be exchanged, or a grid in which
/// every cell has two candidates.
fn deadly_pattern(told: &Wording<'_>, id: &str) -> Option<Text> {
    let pattern = notation::pattern_cells(&told.step.evidence);
    let its_digits = &told.step.evidence.digits;
    let evidence = &told.step.evidence;
    let with = |role: Role| -> Vec<Cell> {
        let candidates = evidence.candidates.iter().filter(|(_, its)| *its == role);
        let mut cells: Vec<Cell> = candidates.map(|(candidate, _)| candidate.cell).collect();
        cells.dedup();
        cells
    };
    let corners: Vec<Cell> = evidence
        .cells
        .iter()
        .filter(|(_, role)| *role == Role::Pattern)
        .map(|&(cell, _)| cell)
        .collect();
    let (extras, subset) = (with(Role::Extra), with(Role::Subset));
    if id.contains("rectangle") && (corners.len(), its_digits.len()) == (4, 2) {
        let rectangle = cells(told.layout, &corners);
        let two = told.digits(its_digits.iter().copied());
        if !subset.is_empty() && !extras.is_empty() {
            return Some(text!(
                "tell-rectangle-subset",
                cells = rectangle,
                digits = two,
                extras = cells(told.layout, &extras),
                subset = cells(told.layout, &subset),
                conclusion = told.conclusion()
            ));
        }
        if (id.ends_with("-2") || id.ends_with("-5")) && !extras.is_empty() {
            return Some(text!(
                "tell-rectangle-extra",
                cells = rectangle,
                digits = two,
                extras = cells(told.layout, &extras),
                conclusion = told.conclusion()
            ));
        }
        if !evidence.covers.is_empty() && !evidence.links.is_empty() {
            return Some(text!(
                "tell-rectangle-strong",
                cells = rectangle,
                digits = two,
                houses = houses(told.layout, &evidence.covers),
                conclusion = told.conclusion()
            ));
        }
    }
    if id.contains("rectangle")
        && !id.starts_with("empty")
        && (pattern.len(), its_digits.len()) == (4, 2)
    {
        return Some(text!(
            "tell-rectangle",
            cells = cells(told.layout, &pattern),
            digits = told.digits(its_digits.iter().copied()),
            conclusion = told.conclusion()
        ));
    }
    if id == "bug-lite" && !extras.is_empty() {
        return Some(text!(
            "tell-bug-lite",
            cells = cells(told.layout, &pattern),
            digits = told.digits(its_digits.iter().copied()),
            extras = cells(told.layout, &extras),
            count = extras.len(),
            conclusion = told.conclusion()
        ));
    }
    (id.starts_with("bug") && (1..=4).contains(&pattern.len())).then(|| {
        text!(
            "tell-bug",
            cells = cells(told.layout, &pattern),
            conclusion = told.conclusion()
        )
    })
}

/// What can be said about any step: digits, cells, houses and the conclusion.
pub(super) fn general(told: &Wording<'_>) -> Text {
    let evidence = &told.step.evidence;
    let cells = notation::pattern_cells(evidence);
    let (no_digits, no_cells, no_houses) = (
        evidence.digits.is_empty(),
        cells.is_empty(),
        evidence.houses.is_empty(),
    );
    let pattern = compact(told.layout, cells);
    let technique = &told.step.technique;
    let its_digits = told.digits(evidence.digits.iter().copied());
    let its_houses = houses(told.layout, &evidence.houses);
    match (no_digits, no_cells, no_houses) {
        (false, false, false) => text!(
            "tell-general-houses",
            technique = technique,
            digits = its_digits,
            cells = pattern,
            houses = its_houses,
            conclusion = told.conclusion()
        ),
        (false, false, true) => text!(
            "tell-general",
            technique = technique,
            digits = its_digits,
            cells = pattern,
            conclusion = told.conclusion()
        ),
        (true, false, _) => text!(
            "tell-general-cells",
            technique = technique,
            cells = pattern,
            conclusion = told.conclusion()
        ),
        _ => text!(
            "tell-general-bare",
            technique = technique,
            conclusion = told.conclusion()
        ),
    }
}

#[cfg(test)]
mod tests {
    use grille_core::{Digit, Layout};
    use grille_say::Lang;

    use super::*;
    use crate::{Candidate, Evidence, Step, Technique};

    /// A step with two digits in four cells, one of each colour.
    fn step(digits: &[usize], cells: &[usize]) -> Step {
        let roles = [Role::Colour, Role::OtherColour];
        let digits: Vec<Digit> = digits.iter().copied().map(Digit::from_index).collect();
        let candidate = |cell: usize| Candidate::new(Cell::new(cell), digits[0]);
        Step {
            technique: Technique::XWing,
            placements: Vec::new(),
            eliminations: vec![candidate(80)],
            evidence: Evidence {
                candidates: cells
                    .iter()
                    .enumerate()
                    .map(|(at, &cell)| (candidate(cell), roles[at % 2]))
                    .collect(),
                digits: digits.clone(),
                ..Evidence::default()
            },
        }
    }

    fn say(step: &Step, id: &str, lang: Lang) -> Option<String> {
        let layout = Layout::classic();
        by_shape(&step.describe(&layout), id).map(|text| lang.say(&text))
    }

    #[test]
    fn families_are_known_by_their_ids() {
        let pair = step(&[0, 1], &[0, 1, 27, 28]);
        assert_eq!(
            say(&pair, "unique-rectangle-1", Lang::English).unwrap(),
            "If r1c1, r1c2, r4c1 and r4c2 held nothing but 1 and 2, the two digits could change places there \
             and the puzzle would have two solutions. It has one only, so this cannot be: r9c9 loses 1."
        );
        assert_eq!(
            say(&step(&[0], &[0]), "bug-1", Lang::French).unwrap(),
            "Si chaque case vide n'avait que deux candidats et chaque chiffre que deux places dans ses \
             groupements, la solution ne serait pas la seule. Ce qui l'évite se trouve en r1c1 : r9c9 perd le 1."
        );
        let colours = step(&[0], &[0, 1, 27, 28]);
        assert_eq!(
            say(&colours, "simple-colours", Lang::French).unwrap(),
            "Des liens forts sur le 1 rattachent ses places en deux couleurs, r14c1 et r14c2 : une couleur est \
             entièrement vraie, l'autre entièrement fausse. Il s'ensuit que r9c9 perd le 1."
        );
        assert_eq!(say(&colours, "multi-colours", Lang::English), None);
        assert_eq!(say(&pair, "empty-rectangle", Lang::English), None);
    }
}
