//! JSON Schema as TypeScript declarations: as much of it as the types use, and a panic for the rest.

use serde_json::{Map, Value};

pub(super) fn declarations(types: &Map<String, Value>, questions: &[(&str, &str, &str)]) -> String {
    let mut text = String::from(
        "// What the engine is asked and answers. Made from the types of grille-schema by `cargo xtask schema`; not edited by hand.\n",
    );
    for (name, schema) in types {
        text.push('\n');
        text += &comment(schema, "");
        let is_interface = schema.get("properties").is_some();
        if is_interface {
            text += &format!("export interface {name} {}\n", object(schema, ""));
        } else {
            text += &format!("export type {name} = {};\n", kind(schema, ""));
        }
    }
    text += "\n/** What each address takes and gives. */\nexport interface Questions {\n";
    for (path, request, answer) in questions {
        text += &format!("  \"{path}\": [{request}, {answer}];\n");
    }
    text + "}\n"
}

/// The description as a comment.
fn comment(schema: &Value, indent: &str) -> String {
    match schema.get("description").and_then(Value::as_str) {
        Some(text) => format!("{indent}/** {} */\n", text.replace('\n', " ")),
        None => String::new(),
    }
}

/// An object with its fields.
fn object(schema: &Value, indent: &str) -> String {
    let inner = format!("{indent}  ");
    let required = schema.get("required").and_then(Value::as_array);
    let is_required =
        |name: &str| required.is_some_and(|all| all.iter().any(|required| required == name));
    let mut text = String::from("{\n");
    let fields = schema["properties"].as_object().unwrap();
    for (name, field) in fields {
        text += &comment(field, &inner);
        let optional = if is_required(name) { "" } else { "?" };
        text += &format!("{inner}{name}{optional}: {};\n", kind(field, &inner));
    }
    text + indent + "}"
}

/// The type that a schema describes.
fn kind(schema: &Value, indent: &str) -> String {
    if schema == true || schema.as_object().is_some_and(Map::is_empty) {
        return "unknown".to_string();
    }
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        return name.rsplit('/').next().unwrap().to_string();
    }
    if let Some(only) = schema.get("const") {
        return only.to_string();
    }
    for choice in ["oneOf", "anyOf", "enum"] {
        if let Some(choices) = schema.get(choice).and_then(Value::as_array) {
            let kinds = choices.iter().map(|its| match choice {
                "enum" => its.to_string(),
                _ => kind(its, indent),
            });
            return kinds.collect::<Vec<_>>().join(" | ");
        }
    }
    match &schema["type"] {
        Value::Array(kinds) => {
            let each = kinds.iter().map(|its| {
                let mut one = schema.clone();
                one["type"] = its.clone();
                kind(&one, indent)
            });
            each.collect::<Vec<_>>().join(" | ")
        }
        Value::String(name) => match name.as_str() {
            "integer" | "number" => "number".to_string(),
            "string" | "boolean" | "null" => name.clone(),
            "array" => array(schema, indent),
            "object" if schema.get("properties").is_some() => object(schema, indent),
            "object" => {
                let patterns = schema.get("patternProperties").and_then(Value::as_object);
                let values = patterns.and_then(|patterns| patterns.values().next());
                let values = values.or_else(|| schema.get("additionalProperties"));
                format!("Record<string, {}>", kind(values.unwrap(), indent))
            }
            other => panic!("{other}"),
        },
        other => panic!("{other} in {schema}"),
    }
}

fn array(schema: &Value, indent: &str) -> String {
    if let Some(items) = schema.get("prefixItems").and_then(Value::as_array) {
        let kinds: Vec<String> = items.iter().map(|item| kind(item, indent)).collect();
        return format!("[{}]", kinds.join(", "));
    }
    let item = kind(&schema["items"], indent);
    if item.contains('|') {
        format!("({item})[]")
    } else {
        format!("{item}[]")
    }
}
