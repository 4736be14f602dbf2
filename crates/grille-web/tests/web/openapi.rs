//! The OpenAPI document against the server: every example in it is sent, and every answer is what it says.

use grille_judge::{Launcher, Program};
use grille_web::{Config, Solvers};
use serde_json::{Map, Value, json};

use crate::client::{Answer, Running, limits, request};

/// A server with the program that the document's example names. Nothing can start it here, which is told.
fn with_solver() -> Running {
    let programs = vec![Program::named("Ada=solver").unwrap()];
    let launcher = Some(Launcher::of("/nowhere/grille".into()));
    Running::of(Config {
        limits: limits(),
        solvers: Solvers { programs, launcher },
        ..Config::default()
    })
}

fn document(server: &Running, lang: &str) -> Value {
    server
        .get(&format!("/api/v1/openapi.json?lang={lang}"))
        .json()
}

/// What is wrong with a value by a schema: as much of JSON Schema as the document uses, and a panic for the rest.
fn faults(document: &Value, schema: &Value, value: &Value, at: &str, found: &mut Vec<String>) {
    let known = [
        "type",
        "properties",
        "required",
        "additionalProperties",
        "items",
        "enum",
        "minItems",
        "maxItems",
        "minimum",
        "maximum",
        "description",
        "format",
        "$ref",
        "anyOf",
        "oneOf",
        "const",
        "default",
        "maxLength",
        "minLength",
        "pattern",
        "patternProperties",
        "prefixItems",
    ];
    if *schema == Value::Bool(true) {
        return;
    }
    let schema = (schema.as_object()).unwrap_or_else(|| panic!("{at}: no schema for {value:.100}"));
    for key in schema.keys() {
        assert!(known.contains(&key.as_str()), "{key} is not checked");
    }
    if let Some(name) = schema.get("$ref") {
        let target = document.pointer(&name.as_str().unwrap()[1..]).unwrap();
        faults(document, target, value, at, found);
    }
    for choice in ["anyOf", "oneOf"] {
        let Some(choices) = schema.get(choice) else {
            continue;
        };
        let fits = |schema: &&Value| {
            let mut found = Vec::new();
            faults(document, schema, value, at, &mut found);
            found.is_empty()
        };
        if !choices
            .as_array()
            .unwrap()
            .iter()
            .any(|schema| fits(&schema))
        {
            found.push(format!("{at}: {value} fits none"));
        }
    }
    simple_faults(schema, value, at, found);
    if let Some(values) = value.as_array() {
        let bound = |name: &str| schema.get(name).and_then(Value::as_u64);
        let count = values.len() as u64;
        if bound("minItems").is_some_and(|least| count < least)
            || bound("maxItems").is_some_and(|most| count > most)
        {
            found.push(format!("{at}: {count} items"));
        }
        if let Some(items) = schema.get("items") {
            for (number, value) in values.iter().enumerate() {
                faults(document, items, value, &format!("{at}[{number}]"), found);
            }
        }
    }
    if let Some(fields) = value.as_object() {
        for name in schema
            .get("required")
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
        {
            if !fields.contains_key(name.as_str().unwrap()) {
                found.push(format!("{at}: no {name}"));
            }
        }
        for (name, value) in fields {
            let at = format!("{at}.{name}");
            // All patterns are of cells.
            let by_pattern = schema.get("patternProperties").filter(|_| is_cell(name));
            let by_pattern = by_pattern.and_then(|all| all.as_object()?.values().next());
            let by_name = schema.get("properties").and_then(|all| all.get(name));
            match (by_name.or(by_pattern), schema.get("additionalProperties")) {
                (None, Some(Value::Bool(false))) => {
                    found.push(format!("{at} is not in the document"));
                }
                (Some(schema), _) | (None, Some(schema)) => {
                    faults(document, schema, value, &at, found);
                }
                // What an answer has is described, though clients must expect more.
                (None, None) if schema.contains_key("properties") => {
                    found.push(format!("{at} is not in the document"));
                }
                (None, None) => {}
            }
        }
    }
}

/// Whether a name is that of a cell.
fn is_cell(name: &str) -> bool {
    let place: Result<grille::Place, _> = name.parse();
    place.is_ok_and(|place| place.to_string() == name)
}

/// What is wrong with a value by itself: its type, and its bounds.
fn simple_faults(schema: &Map<String, Value>, value: &Value, at: &str, found: &mut Vec<String>) {
    if let Some(kind) = schema.get("type") {
        let kinds = kind
            .as_array()
            .cloned()
            .unwrap_or_else(|| vec![kind.clone()]);
        let is = |kind: &Value| match kind.as_str().unwrap() {
            "object" => value.is_object(),
            "array" => value.is_array(),
            "string" => value.is_string(),
            "boolean" => value.is_boolean(),
            "null" => value.is_null(),
            "integer" => value.is_u64() || value.is_i64(),
            "number" => value.is_number(),
            other => panic!("{other}"),
        };
        if !kinds.iter().any(is) {
            found.push(format!("{at}: {value:.100} is not {kind}"));
        }
    }
    if schema.get("const").is_some_and(|only| only != value) {
        found.push(format!("{at}: {value} is not {}", schema["const"]));
    }
    if schema
        .get("pattern")
        .and_then(Value::as_str)
        .is_some_and(|pattern| pattern.starts_with("^r"))
        && !value.as_str().is_some_and(is_cell)
    {
        found.push(format!("{at}: {value} is not a cell"));
    }
    if let Some(choices) = schema.get("enum")
        && !choices.as_array().unwrap().contains(value)
    {
        found.push(format!("{at}: {value} is not among {choices}"));
    }
    if let Some(number) = value.as_f64() {
        let bound = |name: &str| schema.get(name).and_then(Value::as_f64);
        if bound("minimum").is_some_and(|least| number < least)
            || bound("maximum").is_some_and(|most| number > most)
        {
            found.push(format!("{at}: {value} is out of bounds"));
        }
    }
}

fn assert_fits(document: &Value, schema: &Value, value: &Value, what: &str) {
    let mut found = Vec::new();
    faults(document, schema, value, "", &mut found);
    assert!(found.is_empty(), "{what}: {found:#?}");
}

/// The schema of an answer with this status.
fn answer_schema<'a>(document: &'a Value, operation: &'a Value, answer: &Answer) -> &'a Value {
    let response = &operation["responses"][answer.status.to_string()];
    let response = match response.get("$ref") {
        Some(name) => document.pointer(&name.as_str().unwrap()[1..]).unwrap(),
        None => response,
    };
    let kind = answer
        .header("content-type")
        .unwrap_or_else(|| panic!("{operation}: {}", answer.text()));
    &response["content"][kind]["schema"]
}

/// Every operation: its path with examples for its parameters, its method, itself.
fn operations(document: &Value) -> Vec<(String, String, Value)> {
    let mut all = Vec::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let mut path = path.clone();
            let mut query = Vec::new();
            for parameter in operation["parameters"].as_array().unwrap() {
                let (Some(name), Some(example)) =
                    (parameter["name"].as_str(), parameter["example"].as_str())
                else {
                    continue;
                };
                if parameter["in"] == "path" {
                    path = path.replace(&format!("{{{name}}}"), example);
                } else {
                    query.push(format!("{name}={example}"));
                }
            }
            all.push((
                format!("{path}?{}", query.join("&")),
                method.clone(),
                operation.clone(),
            ));
        }
    }
    all
}

#[test]
fn every_example_gets_the_answer_that_the_document_describes() {
    let server = with_solver();
    let document = document(&server, "en");
    let operations = operations(&document);
    assert!(operations.len() > 20);
    for (path, method, operation) in operations {
        for lang in ["en", "fr"] {
            let path = format!("{path}&lang={lang}");
            if method == "get" {
                let answer = server.get(&path);
                assert_eq!(answer.status, 200, "{path}: {}", answer.text());
                let schema = answer_schema(&document, &operation, &answer);
                let is_json = answer.header("content-type") == Some("application/json");
                let value = if is_json {
                    answer.json()
                } else {
                    answer.text().into()
                };
                assert_fits(&document, schema, &value, &path);
                continue;
            }
            let (kind, content) = operation["requestBody"]["content"]
                .as_object()
                .unwrap()
                .iter()
                .next()
                .unwrap();
            let endpoint = path.strip_prefix("/api/v1/").unwrap();
            let example = &content["example"];
            assert_fits(
                &document,
                &content["schema"],
                example,
                &format!("the example of {path}"),
            );
            let body = example
                .as_str()
                .map_or_else(|| example.to_string(), str::to_string);
            let answer = server.raw(&request(endpoint, kind, &body));
            assert_eq!(answer.status, 200, "{path}: {}", answer.text());
            let schema = answer_schema(&document, &operation, &answer);
            if answer.header("content-type") == Some("application/json") {
                assert_fits(&document, schema, &answer.json(), &path);
            } else {
                assert!(!answer.body.is_empty());
                let content = &operation["responses"]["200"]["content"]["application/x-ndjson"];
                for line in answer.text().lines() {
                    let mut line: Value = serde_json::from_str(line).unwrap();
                    if path.contains("/batch/") {
                        assert!(line.as_object_mut().unwrap().remove("line").is_some());
                    }
                    assert_fits(&document, &content["x-line"], &line, &path);
                }
            }
            // What is wrong is told as described too, and every field that is described is known.
            let wrong = server.raw(&request(endpoint, kind, "{"));
            if wrong.status != 200 {
                assert_fits(
                    &document,
                    answer_schema(&document, &operation, &wrong),
                    &wrong.json(),
                    &path,
                );
            }
            let empty = server.raw(&request(endpoint, "text/plain", ""));
            assert_fits(
                &document,
                answer_schema(&document, &operation, &empty),
                &empty.json(),
                &path,
            );
        }
    }
}

#[test]
fn fields_that_the_document_names_are_taken_and_required_ones_are_asked_for() {
    let server = with_solver();
    let document = document(&server, "en");
    for (path, _, operation) in operations(&document) {
        let content = &operation["requestBody"]["content"]["application/json"];
        let Some(name) = content["schema"]["$ref"].as_str() else {
            continue;
        };
        let schema = document.pointer(&name[1..]).unwrap();
        let endpoint = path.strip_prefix("/api/v1/").unwrap().trim_end_matches('?');
        for (name, field) in schema["properties"].as_object().unwrap() {
            let mut body = content["example"].clone();
            if body.get(name).is_none() {
                body[name] = match field["type"].as_str() {
                    Some("boolean") => json!(false),
                    Some("array") => json!([]),
                    Some("object") => json!({}),
                    _ => Value::Null,
                };
            }
            let answer = server.post(endpoint, &body);
            assert_eq!(
                answer.status,
                200,
                "{endpoint} does not know {name}: {}",
                answer.text()
            );
        }
        for name in schema["required"].as_array().into_iter().flatten() {
            let mut body = content["example"].clone();
            body.as_object_mut().unwrap().remove(name.as_str().unwrap());
            server.refused(endpoint, &body, 400, "field");
        }
    }
}

#[test]
fn other_answers_fit_too() {
    let server = Running::start();
    let document = document(&server, "en");
    let small = "4....3.....3..41";
    let classic = |name: &str| grille::logic::BuiltIn::named(name).unwrap().line;
    let wrong = json!({ "digits": "42.............." });
    let solved = json!({ "digits": "4132231414233241" });
    for (endpoint, body) in [
        ("hint", json!({ "puzzle": small, "position": wrong })),
        (
            "hint",
            json!({ "puzzle": small, "moves": [{ "place": { "cell": "r1c2", "digit": "2" } }] }),
        ),
        ("hint", json!({ "puzzle": small, "position": solved })),
        ("hint", json!({ "puzzle": "123....4........" })),
        ("hint", json!({ "puzzle": ".".repeat(81) })),
        ("hint", json!({ "puzzle": classic("d4") })),
        ("explain", json!({ "puzzle": classic("d4") })),
        ("explain", json!({ "puzzle": classic("d5") })),
        ("explain", json!({ "puzzle": "123....4........" })),
        ("check", json!({ "puzzle": small, "position": solved })),
        ("check", json!({ "puzzle": classic("d5") })),
        ("rate", json!({ "puzzle": classic("d5") })),
        (
            "read",
            json!({ "text": json!({ "puzzle": small, "eliminated": [[1, 3, 1]], "author": "A" }).to_string() }),
        ),
        (
            "generate",
            json!({ "variants": ["windoku"], "seed": 1, "board": true, "rating": true }),
        ),
        ("generate", json!({ "size": 16, "seed": 1 })),
        (
            "solvers/referee",
            json!({ "puzzle": small, "lines": ["author A", "solution 4 4 4 4"], "end": "exit" }),
        ),
        (
            "solvers/referee",
            json!({ "puzzle": small, "lines": [], "end": "crash", "why": "Error: oops" }),
        ),
    ] {
        let answer = server.post(endpoint, &body);
        let operation = &document["paths"][format!("/api/v1/{endpoint}")]["post"];
        assert_fits(
            &document,
            answer_schema(&document, operation, &answer),
            &answer.json(),
            &format!("{endpoint} {body}"),
        );
        assert_eq!(answer.status, 200, "{endpoint} {body}");
    }
}

#[test]
fn the_document_speaks_both_languages() {
    let server = Running::start();
    let [english, french] = ["en", "fr"].map(|lang| document(&server, lang));
    assert_ne!(
        english["info"]["description"],
        french["info"]["description"]
    );
    assert_ne!(
        english["components"]["schemas"]["Step"]["description"],
        french["components"]["schemas"]["Step"]["description"]
    );
}
