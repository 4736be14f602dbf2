//! A step as a JSON object. Rows, columns and digits count from 1.

use grille_core::{Cell, Digit, House};
use grille_say::Lang;
use serde_json::{Value, json};

use super::{Wording, sets};
use crate::step::{Candidate, Role};

pub(super) fn json(told: &Wording<'_>, lang: Lang) -> Value {
    let step = told.step;
    let triple = |&Candidate { cell, digit }: &Candidate| {
        json!([row(told, cell), column(told, cell), digit.value()])
    };
    let triples = |candidates: &[Candidate]| candidates.iter().map(triple).collect::<Vec<_>>();
    let houses = |numbers: &[usize]| -> Vec<String> {
        let houses = numbers.iter().map(|&number| &told.layout.houses()[number]);
        houses.map(House::id).collect()
    };
    let evidence = &step.evidence;
    let proof: Vec<String> = told.proof().iter().map(|text| lang.say(text)).collect();
    json!({
        "technique": step.technique.id(),
        "name": lang.say(&told.name()),
        "aliases": told.aliases(),
        "code": step.technique.entry().codes.first(),
        "placements": triples(&step.placements),
        "eliminations": triples(&step.eliminations),
        "text": lang.say(&told.line()),
        "explanation": lang.say(&told.explanation()),
        "proof": proof,
        "digits": evidence.digits.iter().map(|digit| digit.value()).collect::<Vec<_>>(),
        "houses": houses(&evidence.houses),
        "covers": houses(&evidence.covers),
        "cells": evidence.cells.iter().map(|&(cell, part)| json!({
            "row": row(told, cell),
            "column": column(told, cell),
            "role": role(part),
        })).collect::<Vec<_>>(),
        "candidates": evidence.candidates.iter().map(|(candidate, part)| json!({
            "row": row(told, candidate.cell),
            "column": column(told, candidate.cell),
            "digit": candidate.digit.value(),
            "role": role(*part),
        })).collect::<Vec<_>>(),
        "sets": evidence.sets.iter().enumerate().map(|(number, set)| json!({
            "name": sets::name(number),
            "cells": set.cells.iter().map(|&cell| [row(told, cell), column(told, cell)]).collect::<Vec<_>>(),
            "digits": set.digits.iter().map(Digit::value).collect::<Vec<_>>(),
        })).collect::<Vec<_>>(),
        "constraints": evidence.constraints.iter().map(|&number| json!({
            "number": number + 1,
            "text": lang.say(&told.constraint(number)),
        })).collect::<Vec<_>>(),
        "reasons": evidence.why.iter().map(|why| lang.say(&told.why(why))).collect::<Vec<_>>(),
        "links": evidence.links.iter().map(|link| json!({
            "from": link.from.candidates().next().as_ref().map(triple),
            "to": link.to.candidates().next().as_ref().map(triple),
            "fromGroup": link.from.candidates().map(|one| triple(&one)).collect::<Vec<_>>(),
            "toGroup": link.to.candidates().map(|one| triple(&one)).collect::<Vec<_>>(),
            "strong": link.strong,
        })).collect::<Vec<_>>(),
    })
}

fn row(told: &Wording<'_>, cell: Cell) -> usize {
    told.layout.row(cell) + 1
}

fn column(told: &Wording<'_>, cell: Cell) -> usize {
    told.layout.column(cell) + 1
}

/// The name of a role with hyphens: `pivot`, `other-colour`.
fn role(role: Role) -> String {
    let mut name = String::new();
    for letter in format!("{role:?}").chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_have_names() {
        assert_eq!(role(Role::Pivot), "pivot");
        assert_eq!(role(Role::OtherColour), "other-colour");
    }
}
