//! The evidence of steps made of almost locked sets.

use grille_core::{Digit, DigitSet};

use super::als::Alses;
use crate::cells::Cells;
use crate::step::{Candidate, Evidence, Link, Node, Role, SetOfCells, Step};
use crate::technique::Technique;

/// A step of some sets, in the order in which it names them. Each two of them that are linked are given with their
/// restricted common. The digits of the evidence are those that the step removes.
pub(super) fn step<S: Cells>(
    technique: Technique,
    alses: &Alses<S>,
    sets: &[usize],
    links: impl IntoIterator<Item = (usize, usize, Digit)>,
    eliminations: Vec<Candidate>,
) -> Step {
    let digits: DigitSet = eliminations.iter().map(|gone| gone.digit).collect();
    let mut evidence = Evidence {
        digits: digits.iter().collect(),
        ..Evidence::default()
    };
    for (from, to, digit) in links {
        let node = |set: usize| Node::new(alses.places(set, digit).iter(), digit);
        let link = Link::new(node(from), node(to), false);
        evidence.links.push(link);
    }
    for &number in sets {
        let set = alses.get(number);
        let cells: Vec<_> = set.cells.iter().collect();
        for &cell in &cells {
            if !evidence.cells.iter().any(|&(known, _)| known == cell) {
                evidence.cells.push((cell, Role::Pattern));
            }
        }
        evidence.sets.push(SetOfCells {
            cells,
            digits: set.digits,
        });
    }
    let joints: Vec<Candidate> = evidence
        .links
        .iter()
        .flat_map(|link| link.from.candidates().chain(link.to.candidates()))
        .collect();
    add(&mut evidence, joints, Role::Pattern);
    Step {
        technique,
        placements: Vec::new(),
        eliminations,
        evidence,
    }
}

/// Adds the digits that the sets at both ends have in common and the step removes: one of these places holds each.
pub(super) fn add_ends<S: Cells>(
    step: &mut Step,
    alses: &Alses<S>,
    ends: &[usize],
    digits: DigitSet,
) {
    for digit in digits {
        let places = ends.iter().flat_map(|&set| alses.places(set, digit).iter());
        let places: Vec<Candidate> = places.map(|cell| Candidate::new(cell, digit)).collect();
        add(&mut step.evidence, places, Role::Pincer);
    }
}

/// Adds the candidates that are not there yet.
fn add(evidence: &mut Evidence, candidates: Vec<Candidate>, role: Role) {
    for candidate in candidates {
        if !evidence
            .candidates
            .iter()
            .any(|&(known, _)| known == candidate)
        {
            evidence.candidates.push((candidate, role));
        }
    }
}
