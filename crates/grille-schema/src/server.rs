//! What the server says about itself.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::Version;

/// A question that needs no more than its address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EmptyRequest {}

/// Whether the server is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct HealthAnswer {
    /// The version of the schema.
    pub version: Version,
    /// Always `ok`.
    pub status: String,
}

/// The messages of the page in a language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct LocaleAnswer {
    /// The version of the schema.
    pub version: Version,
    /// The language.
    pub lang: String,
    /// Each message by its name: a text, or an array of texts and parts: `{"value": "name"}` for a value,
    /// `{"select": "count", "variants": {"one": …, "other": …}, "default": "other"}` for a choice.
    pub messages: BTreeMap<String, serde_json::Value>,
}
