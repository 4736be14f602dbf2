//! `openapi.json` and `schema.json`: the description of this API for programs, with its texts in the requested language.

use std::collections::HashMap;

use grille::say::Lang;
use grille_schema::EmptyRequest;
use serde_json::Value;

use crate::ask::Ask;
use crate::failure::Failure;

/// The description of the API.
pub(super) fn openapi(ask: &Ask<'_>) -> Result<String, Failure> {
    document(grille_schema::OPENAPI, ask)
}

/// The JSON Schema of every object.
pub(super) fn schema(ask: &Ask<'_>) -> Result<String, Failure> {
    document(grille_schema::JSON_SCHEMA, ask)
}

fn document(text: &str, ask: &Ask<'_>) -> Result<String, Failure> {
    let _: EmptyRequest = grille_api::request_of(ask.request)?;
    let mut document: Value = serde_json::from_str(text).map_err(|_| Failure::internal())?;
    if ask.lang == Lang::French {
        let french = serde_json::from_str(grille_schema::FRENCH);
        translate(&mut document, &french.map_err(|_| Failure::internal())?);
    }
    Ok(document.to_string())
}

/// Replaces the texts for people by their translations.
fn translate(value: &mut Value, french: &HashMap<String, String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                let said = field
                    .as_str()
                    .filter(|_| matches!(name.as_str(), "summary" | "description"));
                match said.and_then(|text| french.get(text)) {
                    Some(translated) => *field = translated.as_str().into(),
                    None => translate(field, french),
                }
            }
        }
        Value::Array(values) => (values.iter_mut()).for_each(|value| translate(value, french)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::api::{BATCH, ENDPOINTS, Endpoint};
    use crate::front::{API, OTHERS};

    fn document() -> Value {
        serde_json::from_str(grille_schema::OPENAPI).unwrap()
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
}
