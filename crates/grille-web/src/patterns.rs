//! Messages as data, for a program that inserts their values itself: the page in the browser.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;
use serde_json::{Map, Value, json};

use grille::say::{Catalogue, Lang};

/// The messages whose names start with this, by name. A pattern is a string, or an array of strings
/// and parts: `{"value": "name"}` for a value, `{"select": "count", "variants": {"one": …, "other":
/// …}, "default": "other"}` for a choice by plural category or exact value.
///
/// # Panics
/// If the Fluent file is malformed; the tests check that it is not.
#[must_use]
pub(crate) fn patterns(catalogue: &Catalogue, lang: Lang, prefix: &str) -> Map<String, Value> {
    let resource = parser::parse(catalogue.source(lang)).expect("a well-formed Fluent file");
    let mut patterns = Map::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        if let Some(value) = message
            .value
            .filter(|_| message.id.name.starts_with(prefix))
        {
            patterns.insert(message.id.name.to_string(), pattern(&value));
        }
    }
    patterns
}
fn pattern(source: &Pattern<&str>) -> Value {
    let parts: Vec<Value> = source.elements.iter().map(element).collect();
    if parts.iter().all(Value::is_string) {
        parts
            .iter()
            .filter_map(Value::as_str)
            .collect::<String>()
            .into()
    } else {
        parts.into()
    }
}

fn element(element: &PatternElement<&str>) -> Value {
    match element {
        PatternElement::TextElement { value } => (*value).into(),
        PatternElement::Placeable { expression } => match expression {
            Expression::Inline(inline) => placeable(inline),
            Expression::Select { selector, variants } => json!({
                "select": name(selector),
                "variants": variants.iter().map(variant).collect::<Map<_, _>>(),
                "default": variants.iter().find(|variant| variant.default).map(|variant| key(&variant.key)),
            }),
        },
    }
}

fn placeable(inline: &InlineExpression<&str>) -> Value {
    match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            (*value).into()
        }
        other => json!({ "value": name(other) }),
    }
}

/// The name of the value that an expression refers to. The files use no functions, terms or references.
fn name<'a>(inline: &InlineExpression<&'a str>) -> &'a str {
    match inline {
        InlineExpression::VariableReference { id } => id.name,
        _ => "",
    }
}

fn variant(variant: &Variant<&str>) -> (String, Value) {
    (key(&variant.key).to_string(), pattern(&variant.value))
}

fn key<'a>(key: &VariantKey<&'a str>) -> &'a str {
    match key {
        VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::CATALOGUE;

    #[test]
    fn a_choice_lists_its_variants() {
        static STEPS: Catalogue = Catalogue::new(
            "steps = Solved in { $count ->\n    [one] one step\n   *[other] { $count } steps\n}",
            "",
            &[],
        );
        let steps = &patterns(&STEPS, Lang::English, "")["steps"];
        assert_eq!(steps[0], "Solved in ");
        assert_eq!(steps[1]["select"], "count");
        assert_eq!(steps[1]["default"], "other");
        assert_eq!(steps[1]["variants"]["other"][0]["value"], "count");
    }

    #[test]
    fn no_pattern_of_either_file_needs_more_than_values_and_choices() {
        for lang in Lang::ALL {
            for (id, pattern) in patterns(&CATALOGUE, lang, "") {
                let said = pattern.to_string();
                let is_nameless = ["\"value\":\"\"", "\"select\":\"\""]
                    .iter()
                    .any(|part| said.contains(part));
                assert!(!is_nameless, "{id} in {}", lang.code());
            }
        }
    }
}
