//! The names and rules of variants.

use grille_core::Layout;
use grille_core::constraint::{Constraint, Family, Variant};
use grille_core::layouts::NamedLayout;

use crate::messages::CATALOGUE;
use crate::{DescribeConstraint, Say, Text, text};

/// The name and rule of a variant.
///
/// ```
/// use grille_core::constraint::Variant;
/// use grille_say::{DescribeVariant, Lang};
///
/// let windoku = Variant::named("hypersudoku").unwrap();
/// assert_eq!(Lang::French.say(&windoku.rule()), "Chaque fenêtre grisée contient chaque chiffre une fois.");
/// ```
pub trait DescribeVariant {
    /// What it is called.
    fn name(&self) -> Text;

    /// Its rule in a sentence.
    fn rule(&self) -> Text;
}

impl DescribeVariant for Variant {
    fn name(&self) -> Text {
        Text::named(&CATALOGUE, format!("variant-{}", self.id))
    }

    fn rule(&self) -> Text {
        Text::named(&CATALOGUE, format!("variant-{}-rule", self.id))
    }
}

impl Say for Variant {
    fn text(&self) -> Text {
        text!("variant-told", name = self.name(), rule = self.rule())
    }
}

/// The rules that constraints on a layout add to those of its houses: one sentence for each variant.
#[must_use]
pub fn rules_of(layout: &Layout, constraints: &[Constraint]) -> Vec<Text> {
    let mut told: Vec<Text> = Vec::new();
    let named = NamedLayout::of(layout);
    if let Some(variant) = named.and_then(|named| Variant::named(named.id())) {
        told.push(variant.text());
    }
    for constraint in constraints {
        let text = match Variant::of(constraint) {
            Some(variant) => variant.text(),
            None => constraint.describe(layout),
        };
        if !told.contains(&text) {
            told.push(text);
        }
    }
    told
}

impl Say for Family {
    fn text(&self) -> Text {
        match self {
            Family::Size => text!("family-size"),
            Family::Groups => text!("family-groups"),
            Family::Whole => text!("family-whole"),
            Family::Magic => text!("family-magic"),
            Family::Cages => text!("family-cages"),
            Family::Signs => text!("family-signs"),
            Family::Marks => text!("family-marks"),
            Family::Lines => text!("family-lines"),
            Family::Outside => text!("family-outside"),
            Family::Layout => text!("family-layout"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn every_variant_has_a_name_and_a_rule_in_both_languages() {
        for variant in Variant::all() {
            for lang in [Lang::English, Lang::French] {
                let (name, rule) = (lang.say(&variant.name()), lang.say(&variant.rule()));
                assert!(!name.contains("variant-"), "{name}");
                assert!(rule.ends_with('.') && rule.len() > 15, "{rule}");
            }
        }
    }
}
