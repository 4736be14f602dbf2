//! `techniques` and `technique/{id}`: the catalogue, and one technique with worked examples.

use grille::constraint::{Family, Variant};
use grille::logic::{Position, Technique};
use grille::render::{board, digits};
use serde_json::{Value, json};

use super::technique;
use crate::ask::Ask;
use crate::failure::Failure;

pub(super) fn all(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&[])?;
    let all = Technique::all().map(|each| technique(each, ask.lang));
    Ok(json!({ "techniques": all.collect::<Vec<_>>() }))
}

pub(super) fn one(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&["id"])?;
    let found = ask.text("id")?.parse::<Technique>();
    let found = found.map_err(|_| Failure::not_found())?;
    let mut object = technique(found, ask.lang);
    let examples = found.worked_examples();
    let mut variants: Vec<&str> = Vec::new();
    for variant in (examples.iter())
        .flat_map(|(puzzle, _)| Variant::all_of(puzzle.base_layout(), puzzle.constraints()))
    {
        if variant.family != Family::Size && !variants.contains(&variant.id) {
            variants.push(variant.id);
        }
    }
    let examples = examples.iter().map(|(puzzle, step)| {
        let position = Position::new(puzzle);
        let cells = puzzle.layout().cells();
        json!({
            "puzzle": board(puzzle, ask.lang),
            "candidates": cells.map(|cell| digits(position.candidates(cell))).collect::<Vec<_>>(),
            "step": step.describe(puzzle).json(ask.lang),
        })
    });
    object["variants"] = variants.into();
    object["examples"] = examples.collect::<Vec<_>>().into();
    Ok(object)
}
