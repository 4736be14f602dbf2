//! The files that are made from the types: the JSON Schema, the OpenAPI description, the declarations for the page.
//! `cargo xtask schema` writes them; without it, these tests compare.

mod openapi;
mod typescript;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::*;

/// A generator for what comes in, and one for what goes out: a field that may be left out of a request is there in an
/// answer.
struct Types {
    requests: SchemaGenerator,
    answers: SchemaGenerator,
}

impl Types {
    /// All types, referred to below this path.
    fn all(path: &'static str) -> Types {
        let settings =
            || SchemaSettings::draft2020_12().with(|its| its.definitions_path = path.into());
        let mut types = Types {
            requests: settings().for_deserialize().into_generator(),
            answers: settings().for_serialize().into_generator(),
        };
        types.request::<CandidatesRequest>();
        types.request::<CheckRequest>();
        types.request::<ConvertRequest>();
        types.request::<DailyRequest>();
        types.request::<ExplainRequest>();
        types.request::<GenerateRequest>();
        types.request::<HintRequest>();
        types.request::<QuestionRequest>();
        types.request::<RateRequest>();
        types.request::<ReadRequest>();
        types.request::<RecogniseRequest>();
        types.request::<RefereeRequest>();
        types.request::<SolveRequest>();
        types.request::<StepsRequest>();
        types.request::<TechniqueRequest>();
        types.request::<WatchRequest>();
        types.answer::<CandidatesAnswer>();
        types.answer::<CheckAnswer>();
        types.answer::<ContestAnswer>();
        types.answer::<ConvertAnswer>();
        types.answer::<ErrorAnswer>();
        types.answer::<ExplainAnswer>();
        types.answer::<GenerateAnswer>();
        types.answer::<HealthAnswer>();
        types.answer::<HintAnswer>();
        types.answer::<JudgeEvent>();
        types.answer::<LocaleAnswer>();
        types.answer::<QuestionAnswer>();
        types.answer::<RateAnswer>();
        types.answer::<ReadAnswer>();
        types.answer::<RecogniseAnswer>();
        types.answer::<RefereeAnswer>();
        types.answer::<RulesAnswer>();
        types.answer::<SavedGame>();
        types.answer::<SolutionAnswer>();
        types.answer::<SolveAnswer>();
        types.answer::<SolversAnswer>();
        types.answer::<StepsAnswer>();
        types.answer::<TechniqueAnswer>();
        types.answer::<TechniquesAnswer>();
        types.answer::<VariantsAnswer>();
        types
    }

    fn request<T: JsonSchema>(&mut self) {
        self.requests.subschema_for::<T>();
    }

    fn answer<T: JsonSchema>(&mut self) {
        self.answers.subschema_for::<T>();
    }

    /// The definitions by name. A type that is both asked and answered is the same in both.
    fn definitions(mut self) -> Map<String, Value> {
        let mut all = self.requests.take_definitions(true);
        for schema in all.values_mut() {
            tidy(schema, false);
        }
        for (name, mut schema) in self.answers.take_definitions(true) {
            tidy(&mut schema, true);
            if let Some(asked) = all.get(&name) {
                assert_eq!(
                    asked, &schema,
                    "{name} is asked and answered in different ways"
                );
            }
            all.insert(name, schema);
        }
        all
    }
}

/// Removes what only Rust knows: the widths of numbers, where a comment breaks its lines; and from an answer, in which nothing is `null`, that it might be.
fn tidy(schema: &mut Value, is_answer: bool) {
    match schema {
        Value::Object(fields) => {
            if fields.get("format").is_some_and(|format| format != "date") {
                fields.remove("format");
            }
            if let Some(Value::String(text)) = fields.get_mut("description") {
                *text = text.replace('\n', " ");
            }
            if is_answer {
                if let Some(Value::Array(kinds)) = fields.get_mut("type") {
                    kinds.retain(|kind| kind != "null");
                    if let [only] = kinds.as_slice() {
                        let only = only.clone();
                        fields.insert("type".into(), only);
                    }
                }
                if let Some(Value::Array(choices)) = fields.get_mut("anyOf") {
                    choices.retain(|choice| choice.get("type").is_none_or(|kind| kind != "null"));
                    if let [Value::Object(only)] = choices.as_mut_slice() {
                        let only = std::mem::take(only);
                        fields.remove("anyOf");
                        fields.extend(only);
                    }
                }
            }
            fields.values_mut().for_each(|field| tidy(field, is_answer));
        }
        Value::Array(values) => values.iter_mut().for_each(|value| tidy(value, is_answer)),
        _ => {}
    }
}

/// The JSON Schema of all types.
fn json_schema() -> Value {
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Grille",
        "description": "Every JSON that leaves Grille, and what its server is asked.",
        "$defs": Types::all("/$defs").definitions(),
    })
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Compares a file with what it should be, or writes it if `UPDATE_GOLDEN` is set.
fn same_as(path: &str, made: &str) {
    let path = root().join(path);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, made).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == made,
        "{} is stale: run cargo xtask schema",
        path.display()
    );
}

fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).unwrap() + "\n"
}

#[test]
fn the_json_schema_is_made_from_the_types() {
    same_as(
        "crates/grille-schema/generated/grille.schema.json",
        &pretty(&json_schema()),
    );
}

#[test]
fn the_openapi_description_is_made_from_the_types() {
    same_as(
        "crates/grille-schema/generated/openapi.json",
        &pretty(&openapi::document()),
    );
}

#[test]
fn the_declarations_for_the_page_are_made_from_the_types() {
    let types = Types::all("/$defs").definitions();
    let declarations = typescript::declarations(&types, &openapi::questions());
    same_as("web/types/schema.d.ts", &declarations);
}

/// The texts of a document that people read.
fn texts(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                match field.as_str() {
                    Some(text) if matches!(name.as_str(), "summary" | "description") => {
                        found.insert(text.to_string());
                    }
                    _ => texts(field, found),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| texts(value, found)),
        _ => {}
    }
}

#[test]
fn every_text_of_the_documents_has_its_french_and_no_other_does() {
    let french: Map<String, Value> = serde_json::from_str(FRENCH).unwrap();
    let mut texts_of = BTreeSet::new();
    texts(&json_schema(), &mut texts_of);
    texts(&openapi::document(), &mut texts_of);
    let missing: Vec<&String> = (texts_of.iter())
        .filter(|text| !french.contains_key(*text))
        .collect();
    assert!(missing.is_empty(), "no French for {missing:#?}");
    let unused: Vec<&String> = (french.keys())
        .filter(|text| !texts_of.contains(*text))
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}
