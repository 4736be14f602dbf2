//! A request to an endpoint: its body or its query, the language, and how much work it may take.

use axum::http::{HeaderMap, header};
use grille::Budget;
use grille::say::Lang;
use grille_api::Context;
use grille_schema::Numbered;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::failure::Failure;
use crate::limits::Limits;

/// A request to an endpoint.
pub(crate) struct Ask<'a> {
    /// The body, or the fields of the query.
    pub(crate) request: &'a Value,
    /// The line of a batch that it is, from 1.
    pub(crate) line: Option<usize>,
    pub(crate) lang: Lang,
    pub(crate) budget: Budget<'a>,
    /// For what an answer can do without.
    pub(crate) spare: Budget<'a>,
    pub(crate) limits: &'a Limits,
}

impl Ask<'_> {
    /// The answer to a question, as JSON.
    pub(crate) fn answered<Q: DeserializeOwned, A: Serialize>(
        &self,
        question: impl FnOnce(&Q, &Context<'_>) -> Result<A, grille_api::Failure>,
    ) -> Result<String, Failure> {
        let request: Q = grille_api::request_of(self.request)?;
        let context = Context {
            lang: self.lang,
            budget: self.budget,
            spare: self.spare,
            limits: self.limits.of_puzzles(),
        };
        let numbered = Numbered {
            source: None,
            line: self.line,
            answer: question(&request, &context)?,
        };
        serde_json::to_string(&numbered).map_err(|_| Failure::internal())
    }
}

/// The fields of a query: `date=2026-11-16&grade=easy`.
pub(crate) fn of_query(query: &str) -> Map<String, Value> {
    let pairs = query.split('&').filter(|pair| !pair.is_empty());
    let fields = pairs.map(|pair| {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        (decoded(name), Value::from(decoded(value)))
    });
    fields.filter(|(name, _)| name != "lang").collect()
}

/// A part of a query with its `%` sequences and `+` decoded.
fn decoded(part: &str) -> String {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        let ahead: Vec<u8> = rest.clone().take(2).collect();
        let hex = std::str::from_utf8(&ahead)
            .ok()
            .filter(|hex| hex.len() == 2);
        match (byte, hex.and_then(|hex| u8::from_str_radix(hex, 16).ok())) {
            (b'%', Some(encoded)) => {
                bytes.push(encoded);
                rest.nth(1);
            }
            (b'+', _) => bytes.push(b' '),
            _ => bytes.push(byte),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The language: `?lang=`, otherwise the first of `Accept-Language` that Grille speaks, otherwise English.
pub(crate) fn language(query: &str, headers: &HeaderMap) -> Lang {
    let asked = query
        .split('&')
        .find_map(|pair| pair.strip_prefix("lang="))
        .and_then(Lang::from_tag);
    asked.or_else(|| preferred(headers)).unwrap_or_default()
}

fn preferred(headers: &HeaderMap) -> Option<Lang> {
    let said = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let choices = said.split(',').filter_map(|choice| {
        let (tag, weight) = choice.split_once(";q=").unwrap_or((choice, "1"));
        let weight: f32 = weight.trim().parse().ok()?;
        Some((Lang::from_tag(tag.trim())?, weight))
    });
    // The first of those with the greatest weight.
    let best = choices.filter(|(_, weight)| *weight > 0.0);
    best.reduce(|best, next| if next.1 > best.1 { next } else { best })
        .map(|(lang, _)| lang)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_query_is_taken_apart() {
        let fields = of_query("date=2026-11-16&name=a%20b+c%C3%A9&lang=fr&flag&bad=%zz%4");
        assert_eq!(fields["date"], "2026-11-16");
        assert_eq!(fields["name"], "a b cé");
        assert_eq!(fields["flag"], "");
        assert_eq!(fields["bad"], "%zz%4");
        assert!(!fields.contains_key("lang"));
    }

    #[test]
    fn the_language_is_the_one_asked_for_else_the_one_preferred() {
        let headers = |said: &'static str| {
            HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(said))])
        };
        assert_eq!(language("lang=fr", &headers("en")), Lang::French);
        assert_eq!(
            language("lang=xx", &headers("fr-CA, en;q=0.8")),
            Lang::French
        );
        assert_eq!(
            language("", &headers("de, en;q=0.3, fr;q=0.7")),
            Lang::French
        );
        assert_eq!(language("", &headers("fr;q=0, de")), Lang::English);
        assert_eq!(language("", &HeaderMap::new()), Lang::English);
    }
}
