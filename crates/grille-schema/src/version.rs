//! The version of the schema, which every answer carries.

use serde::de::{Deserialize, Deserializer, Error, Unexpected};
use serde::ser::{Serialize, Serializer};

/// The version of the schema. Within it, fields and values are added, and none is changed or removed.
pub const VERSION: u64 = 1;

/// The version of an answer: always [`VERSION`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Version;

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(VERSION)
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Version, D::Error> {
        match u64::deserialize(deserializer)? {
            VERSION => Ok(Version),
            other => Err(Error::invalid_value(Unexpected::Unsigned(other), &"1")),
        }
    }
}

#[cfg(test)]
impl schemars::JsonSchema for Version {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Version".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "The version of the schema. Within it, fields and values are added, and none is changed or removed.",
            "type": "integer",
            "const": VERSION,
        })
    }
}
