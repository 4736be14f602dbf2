//! The catalogues: techniques with worked examples, and variants.

use grille::constraint::{self, Variant};
use grille::generate::{Recipe, Request};
use grille::logic::{Position, Technique};
use grille::say::{DescribeVariant, Lang};
use grille::{Layout, Puzzle};
use grille_schema as schema;
use grille_schema::{
    Example, Family, TechniqueAnswer, TechniqueRequest, TechniquesAnswer, VariantsAnswer, Version,
};

use crate::encode::{self, Encoding, board};
use crate::{Context, Failure};

/// The catalogue of techniques.
#[must_use]
pub fn techniques(lang: Lang) -> TechniquesAnswer {
    TechniquesAnswer {
        version: Version,
        techniques: Technique::all()
            .map(|technique| encode::technique(technique, lang))
            .collect(),
    }
}

/// A technique with worked examples.
pub fn technique(
    request: &TechniqueRequest,
    context: &Context<'_>,
) -> Result<TechniqueAnswer, Failure> {
    let technique: Technique = request.id.parse().map_err(|_| Failure::not_found())?;
    let examples = technique.worked_examples();
    let mut variants: Vec<String> = Vec::new();
    for (puzzle, _) in &examples {
        for variant in Variant::all_of(puzzle.base_layout(), puzzle.constraints()) {
            let id = variant.id.to_string();
            if variant.family != constraint::Family::Size && !variants.contains(&id) {
                variants.push(id);
            }
        }
    }
    let example = |(puzzle, step): &(Puzzle, grille::logic::Step)| {
        let position = Position::new(puzzle);
        Example {
            board: board(puzzle, context.lang),
            candidates: Encoding::of(puzzle).all_candidates(&position),
            step: encode::step(step, &position, context.lang),
        }
    };
    Ok(TechniqueAnswer {
        version: Version,
        technique: encode::technique(technique, context.lang),
        variants,
        examples: examples.iter().map(example).collect(),
    })
}

/// The catalogue of variants.
#[must_use]
pub fn variants(lang: Lang) -> VariantsAnswer {
    let all = Variant::all().iter();
    VariantsAnswer {
        version: Version,
        variants: all.map(|variant| variant_of(variant, lang)).collect(),
    }
}

fn variant_of(variant: &Variant, lang: Lang) -> schema::Variant {
    // Sizes are requested by their number.
    let is_size = variant.family == constraint::Family::Size;
    let recipe = Recipe::named(variant.id).filter(|_| !is_size);
    let has_layout =
        |recipe: Recipe| *Request::classic().variant(recipe).layout() != Layout::classic();
    schema::Variant {
        id: variant.id.to_string(),
        aliases: variant.aliases.iter().map(ToString::to_string).collect(),
        name: lang.say(&variant.name()),
        family: Family {
            id: variant.family.id().to_string(),
            name: lang.say(&variant.family),
        },
        rule: lang.say(&variant.rule()),
        by_name: variant.constraints().is_some(),
        generates: recipe.is_some(),
        layout: recipe.is_some_and(has_layout),
    }
}
