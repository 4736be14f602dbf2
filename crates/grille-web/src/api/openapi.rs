//! `openapi.json`: this API, described for programs; its words in the language asked for.

use grille::message::Lang;
use serde_json::Value;

use crate::ask::Ask;
use crate::failure::Failure;

/// The document, in which a summary or description is the name of a message.
const DOCUMENT: &str = include_str!("../../openapi.json");

pub(super) fn run(ask: &Ask<'_>) -> Result<Value, Failure> {
    ask.only(&[])?;
    let mut document = serde_json::from_str(DOCUMENT).map_err(|_| Failure::internal())?;
    say(&mut document, ask.lang);
    Ok(document)
}

/// Puts words in the place of their names.
fn say(value: &mut Value, lang: Lang) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                let said = field.as_str().filter(|_| matches!(name.as_str(), "summary" | "description"));
                match said.and_then(|id| lang.say_named(id)) {
                    Some(said) => *field = said.into(),
                    None => say(field, lang),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| say(value, lang)),
        _ => {}
    }
}
