//! Requests in JSON: read into their types, with the name of the field that is wrong.

use std::fmt;

use grille::say::text;
use grille_schema::ErrorCode;
use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Value};

use crate::Failure;

/// The request in a JSON text.
pub fn request<T: DeserializeOwned>(text: &[u8]) -> Result<T, Failure> {
    request_of(&json(text)?)
}

/// A JSON text as a value.
pub fn json(text: &[u8]) -> Result<Value, Failure> {
    serde_json::from_slice(text).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        let text = text!("asked-json", line = line, column = column);
        Failure {
            at: Some((line, column)),
            ..Failure::new(ErrorCode::Json, text)
        }
    })
}

/// The request in a JSON value.
pub fn request_of<T: DeserializeOwned>(value: &Value) -> Result<T, Failure> {
    if !value.is_object() {
        return Err(Failure::new(ErrorCode::Json, text!("asked-json-object")));
    }
    T::deserialize(Reader(value)).map_err(Fault::failure)
}

/// What is wrong with a value, and where: the names of fields from the innermost outwards.
#[derive(Debug)]
struct Fault {
    kind: FaultKind,
    path: Vec<String>,
}

#[derive(Debug)]
enum FaultKind {
    Unknown(String),
    Missing(&'static str),
    Invalid,
}

impl Fault {
    fn of(kind: FaultKind) -> Fault {
        Fault {
            kind,
            path: Vec::new(),
        }
    }

    fn within(mut self, name: &str) -> Fault {
        self.path.push(name.to_string());
        self
    }

    fn failure(self) -> Failure {
        /// The longest name that is repeated to whoever sent it.
        const LONGEST: usize = 60;
        let path = self.path.iter().rev().map(String::as_str);
        let named = |last: Option<&str>| -> String {
            let path: Vec<&str> = path.clone().chain(last).collect();
            path.join(".").chars().take(LONGEST).collect()
        };
        let text = match &self.kind {
            FaultKind::Unknown(name) => text!("asked-unknown-field", field = named(Some(name))),
            FaultKind::Missing(name) => text!("asked-missing-field", field = named(Some(name))),
            FaultKind::Invalid => text!("asked-field", field = named(None)),
        };
        Failure::new(ErrorCode::Field, text)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an invalid request")
    }
}

impl std::error::Error for Fault {}

impl de::Error for Fault {
    fn custom<T: fmt::Display>(_: T) -> Fault {
        Fault::of(FaultKind::Invalid)
    }

    fn unknown_field(field: &str, _: &'static [&'static str]) -> Fault {
        Fault::of(FaultKind::Unknown(field.to_string()))
    }

    fn missing_field(field: &'static str) -> Fault {
        Fault::of(FaultKind::Missing(field))
    }
}

/// Reads a value. Numbers and names are taken as they are: nothing is converted.
struct Reader<'a>(&'a Value);

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_str(text),
            Value::Array(values) => visitor.visit_seq(Items(values.iter().enumerate())),
            Value::Object(fields) => visitor.visit_map(Fields {
                rest: fields.iter(),
                next: None,
            }),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(Choice { name, value: None }),
            Value::Object(fields) => visitor.visit_enum(Choice::of(fields)?),
            _ => Err(Fault::of(FaultKind::Invalid)),
        }
    }

    /// An object; derived code would take an array of its fields as well.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match self.0 {
            Value::Object(_) => self.deserialize_any(visitor),
            _ => Err(Fault::of(FaultKind::Invalid)),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map identifier ignored_any
    }
}

/// The items of an array.
struct Items<'a>(std::iter::Enumerate<std::slice::Iter<'a, Value>>);

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Fault> {
        let Some((number, value)) = self.0.next() else {
            return Ok(None);
        };
        let read = seed.deserialize(Reader(value));
        read.map(Some)
            .map_err(|fault| fault.within(&number.to_string()))
    }
}

/// The fields of an object.
struct Fields<'a> {
    rest: serde_json::map::Iter<'a>,
    next: Option<(&'a String, &'a Value)>,
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Fault> {
        self.next = self.rest.next();
        let Some((name, _)) = self.next else {
            return Ok(None);
        };
        seed.deserialize(Name(name)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Fault> {
        let (name, value) = self.next.ok_or(Fault::of(FaultKind::Invalid))?;
        seed.deserialize(Reader(value))
            .map_err(|fault| fault.within(name))
    }
}

/// The name of a field.
struct Name<'a>(&'a str);

impl<'de> Deserializer<'de> for Name<'_> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_str(self.0)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct seq
        tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// One of several forms: a word, or an object with one field.
struct Choice<'a> {
    name: &'a str,
    value: Option<&'a Value>,
}

impl<'a> Choice<'a> {
    fn of(fields: &'a Map<String, Value>) -> Result<Choice<'a>, Fault> {
        let mut all = fields.iter();
        match (all.next(), all.next()) {
            (Some((name, value)), None) => Ok(Choice {
                name,
                value: Some(value),
            }),
            _ => Err(Fault::of(FaultKind::Invalid)),
        }
    }
}

impl<'de, 'a> EnumAccess<'de> for Choice<'a> {
    type Error = Fault;
    type Variant = Contents<'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Contents<'a>), Fault> {
        let name = seed.deserialize(StrDeserializer::<Fault>::new(self.name))?;
        Ok((
            name,
            Contents {
                name: self.name,
                value: self.value,
            },
        ))
    }
}

/// What a form holds.
struct Contents<'a> {
    name: &'a str,
    value: Option<&'a Value>,
}

impl<'de> VariantAccess<'de> for Contents<'_> {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        match self.value {
            None => Ok(()),
            Some(_) => Err(Fault::of(FaultKind::Invalid)),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Fault> {
        let value = self.value.ok_or(Fault::of(FaultKind::Invalid))?;
        seed.deserialize(Reader(value))
            .map_err(|fault| fault.within(self.name))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        let value = self.value.ok_or(Fault::of(FaultKind::Invalid))?;
        Reader(value).deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let value = self.value.ok_or(Fault::of(FaultKind::Invalid))?;
        Reader(value).deserialize_any(visitor)
    }
}

#[cfg(test)]
mod tests {
    use grille::say::Lang;
    use grille_schema::{GenerateRequest, HintRequest, RefereeRequest, SolveRequest};

    use super::*;

    fn said<T: DeserializeOwned + fmt::Debug>(text: &str) -> String {
        let failure = request::<T>(text.as_bytes()).unwrap_err();
        Lang::English.say(&failure.text)
    }

    #[test]
    fn a_request_is_read_as_serde_json_reads_it() {
        let texts = [
            r#"{"puzzle":"x","position":{"digits":"12","centre":{"r1c1":"12"},"candidates":{}}}"#,
            r#"{"puzzle":"x","moves":[{"place":{"cell":"r1c1","digit":"1"}},{"erase":"r1c2"},{"mark":{"cell":"r1c3","digits":""}}]}"#,
            r#"{"puzzle":"","position":null}"#,
        ];
        for text in texts {
            let read: HintRequest = request(text.as_bytes()).unwrap();
            assert_eq!(read, serde_json::from_str(text).unwrap());
        }
        let request: GenerateRequest = request(
            br#"{"grade":{"most":"hard"},"explainer":{"least":2,"most":3.5},"minimal":true}"#,
        )
        .unwrap();
        let ratings = request.explainer.unwrap();
        assert_eq!((ratings.least, ratings.most), (Some(2.0), Some(3.5)));
        let read: RefereeRequest =
            super::request(br#"{"puzzle":"","lines":["a"],"end":"exit"}"#).unwrap();
        assert_eq!(read.lines, ["a"]);
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (text, message) in [
            ("{}", "The field “puzzle” is missing."),
            (r#"{"puzzle":7}"#, "The field “puzzle” is invalid."),
            (
                r#"{"puzzle":"","limits":2}"#,
                "There is no field “limits” here.",
            ),
            (
                r#"{"puzzle":"","position":{"center":{}}}"#,
                "There is no field “position.center” here.",
            ),
            (
                r#"{"puzzle":"","position":{"centre":{"r1c1":[1]}}}"#,
                "The field “position.centre.r1c1” is invalid.",
            ),
            (
                r#"{"puzzle":"","limit":-1}"#,
                "The field “limit” is invalid.",
            ),
            (
                r#"{"puzzle":"","limit":1.5}"#,
                "The field “limit” is invalid.",
            ),
            (
                r#"{"puzzle":"","position":[]}"#,
                "The field “position” is invalid.",
            ),
            ("[]", "The body must be a JSON object."),
            ("{", "The body is not JSON: line 1, column 1."),
        ] {
            assert_eq!(said::<SolveRequest>(text), message, "{text}");
        }
        for (moves, field) in [
            (
                r#"[{"place":{"cell":"r1c1"}}]"#,
                "moves.0.place.digit” is missing",
            ),
            (r#"[{"erase":"r1c1","mark":{}}]"#, "moves.0” is invalid"),
            (r#"["erase"]"#, "moves.0” is invalid"),
            (r#"[{"jump":1}]"#, "moves.0” is invalid"),
        ] {
            let text = format!(r#"{{"puzzle":"","moves":{moves}}}"#);
            let message = said::<HintRequest>(&text);
            assert!(message.contains(field), "{moves}: {message}");
        }
        assert!(said::<GenerateRequest>(r#"{"grade":{"least":"harder"}}"#).contains("grade.least"));
    }
}
