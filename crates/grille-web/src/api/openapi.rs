//! `openapi.json`: the description of this API for programs, with its texts in the requested language.

use grille::say::Lang;
use serde_json::Value;

use crate::ask::Ask;
use crate::failure::Failure;
use crate::messages::CATALOGUE;

/// The document, in which each summary or description is the key of a message.
const DOCUMENT: &str = include_str!("../../openapi.json");

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&[])?;
    let mut document = serde_json::from_str(DOCUMENT).map_err(|_| Failure::internal())?;
    say(&mut document, ask.lang);
    Ok(document)
}

/// Replaces message keys by their messages.
fn say(value: &mut Value, lang: Lang) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                let said = field
                    .as_str()
                    .filter(|_| matches!(name.as_str(), "summary" | "description"));
                match said.and_then(|id| lang.say_named(&CATALOGUE, id)) {
                    Some(said) => *field = said.into(),
                    None => say(field, lang),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| say(value, lang)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::patterns::patterns;

    use super::*;
    use crate::api::{BATCH, ENDPOINTS, Endpoint};
    use crate::front::{API, OTHERS};

    fn document() -> Value {
        serde_json::from_str(DOCUMENT).unwrap()
    }

    #[test]
    fn the_document_has_the_routes_of_the_server_and_no_others() {
        let mut routes: BTreeSet<(String, &str)> = ENDPOINTS
            .iter()
            .map(|(path, endpoint)| match endpoint {
                Endpoint::Post(_) | Endpoint::Said(_) => (format!("{API}{path}"), "post"),
                Endpoint::Get(_) => (format!("{API}{path}"), "get"),
            })
            .collect();
        routes.extend(
            BATCH
                .iter()
                .map(|(path, _)| (format!("{API}{path}"), "post")),
        );
        let method = |path: &str| {
            if path == "solvers/watch" {
                "post"
            } else {
                "get"
            }
        };
        routes.extend(OTHERS.map(|path| (format!("{API}{path}"), method(path))));
        let document = document();
        let described: BTreeSet<(String, &str)> = document["paths"]
            .as_object()
            .unwrap()
            .iter()
            .flat_map(|(path, item)| {
                let methods = item.as_object().unwrap().keys();
                methods.map(|method| (path.clone(), method.as_str()))
            })
            .collect();
        assert_eq!(described, routes);
    }

    #[test]
    fn each_message_about_the_api_is_in_the_document_and_the_other_way_round() {
        fn collect(value: &Value, names: &mut BTreeSet<String>) {
            match value {
                Value::Object(fields) => {
                    for (name, field) in fields {
                        match field
                            .as_str()
                            .filter(|_| matches!(name.as_str(), "summary" | "description"))
                        {
                            Some(id) => _ = names.insert(id.to_string()),
                            None => collect(field, names),
                        }
                    }
                }
                Value::Array(values) => values.iter().for_each(|value| collect(value, names)),
                _ => {}
            }
        }
        let mut named = BTreeSet::new();
        collect(&document(), &mut named);
        let known: BTreeSet<String> = patterns(&CATALOGUE, Lang::English, "api-")
            .into_iter()
            .map(|(id, _)| id)
            .collect();
        assert_eq!(named, known);
    }
}
