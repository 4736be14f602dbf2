//! A message before it is rendered: its key in the Fluent files and its values.

use std::borrow::Cow;

use grille_core::{Coordinates, Place};

use crate::Catalogue;

/// The name of a message and its values. Made with the [`text!`](crate::text!) macro.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text(Box<Message>);

/// The contents of a text. Boxed, because errors carry texts and are returned from everywhere.
#[derive(Clone, Debug)]
struct Message {
    catalogue: &'static Catalogue,
    id: Cow<'static, str>,
    values: Vec<(&'static str, Value)>,
}

impl PartialEq for Message {
    fn eq(&self, other: &Message) -> bool {
        (&self.id, &self.values) == (&other.id, &other.values)
    }
}

impl Eq for Message {}

/// A value inside a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number, which selects the singular or plural form.
    Number(u64),
    /// A text that is the same in every language: a file name, a digit.
    Verbatim(String),
    /// A cell.
    Place(Place),
    /// Cells in short; the cells of each group share a row or a column.
    Places(Vec<Vec<Place>>),
    /// Cells of one row or one column.
    Line(Vec<Place>),
    /// A column of the whole grid, from 0.
    Column(usize),
    /// Another message, rendered in the same language.
    Text(Text),
    /// Several values, with the language's separators between them.
    List(Vec<Value>),
}

impl Text {
    /// A message of a catalogue with its values, by the names that it gives them; the [`text!`](crate::text!) macro is shorter.
    #[must_use]
    pub fn new(
        catalogue: &'static Catalogue,
        id: &'static str,
        values: Vec<(&'static str, Value)>,
    ) -> Text {
        Text(Box::new(Message {
            catalogue,
            id: id.into(),
            values,
        }))
    }

    /// A message without values whose key is composed at run time.
    #[must_use]
    pub fn named(catalogue: &'static Catalogue, id: impl Into<Cow<'static, str>>) -> Text {
        Text(Box::new(Message {
            catalogue,
            id: id.into(),
            values: Vec::new(),
        }))
    }

    /// The key in the Fluent files.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.0.id
    }

    /// The catalogue that has the message.
    pub(crate) fn catalogue(&self) -> &'static Catalogue {
        self.0.catalogue
    }

    /// The values, by name.
    pub(crate) fn values(&self) -> &[(&'static str, Value)] {
        &self.0.values
    }

    /// The same, with cells and columns named in these coordinates.
    #[must_use]
    pub fn with_coordinates(mut self, coordinates: Coordinates) -> Text {
        let values = std::mem::take(&mut self.0.values).into_iter();
        let named = values.map(|(name, value)| (name, value.with_coordinates(coordinates)));
        self.0.values = named.collect();
        self
    }
}

impl Value {
    fn with_coordinates(self, coordinates: Coordinates) -> Value {
        match self {
            Value::Place(place) => Value::Verbatim(coordinates.place(place)),
            Value::Places(groups) => Value::Verbatim(coordinates.places(&groups)),
            Value::Line(places) => Value::Verbatim(coordinates.line(&places)),
            Value::Column(column) => Value::Verbatim(coordinates.column(column)),
            Value::Text(text) => Value::Text(text.with_coordinates(coordinates)),
            Value::List(values) => {
                let values = values.into_iter();
                values
                    .map(|value| value.with_coordinates(coordinates))
                    .collect()
            }
            Value::Number(_) | Value::Verbatim(_) => self,
        }
    }
}

/// Something that has a message for people.
pub trait Say {
    /// The message, not yet in any language.
    fn text(&self) -> Text;
}

impl Say for Text {
    fn text(&self) -> Text {
        self.clone()
    }
}

impl<T: Say> From<&T> for Value {
    fn from(said: &T) -> Value {
        Value::Text(said.text())
    }
}

impl From<Text> for Value {
    fn from(text: Text) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(verbatim: &str) -> Value {
        Value::Verbatim(verbatim.to_string())
    }
}

impl From<&String> for Value {
    fn from(verbatim: &String) -> Value {
        Value::Verbatim(verbatim.clone())
    }
}

impl From<String> for Value {
    fn from(verbatim: String) -> Value {
        Value::Verbatim(verbatim)
    }
}

impl From<char> for Value {
    fn from(verbatim: char) -> Value {
        Value::Verbatim(verbatim.to_string())
    }
}

impl From<Place> for Value {
    fn from(place: Place) -> Value {
        Value::Place(place)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(number as u64)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Number(number)
    }
}

impl<V: Into<Value>> FromIterator<V> for Value {
    fn from_iter<I: IntoIterator<Item = V>>(values: I) -> Value {
        Value::List(values.into_iter().map(Into::into).collect())
    }
}

/// Makes a [`Text`]: the message's key, then its values. The message is looked up in `crate::messages::CATALOGUE` of
/// the calling crate.
///
/// ```
/// mod messages {
///     use grille_say::Catalogue;
///     pub static CATALOGUE: Catalogue =
///         Catalogue::new("turn = turn { $number }", "turn = tour { $number }", &[]);
/// }
///
/// fn main() {
///     let said = grille_say::text!("turn", number = 4_usize);
///     assert_eq!(grille_say::Lang::French.say(&said), "tour 4");
/// }
/// ```
#[macro_export]
#[allow(
    clippy::crate_in_macro_def,
    reason = "each crate has messages of its own"
)]
macro_rules! text {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Text::new(
            &crate::messages::CATALOGUE,
            $id,
            vec![$((stringify!($name), $crate::Value::from($value))),*],
        )
    };
}

/// Implements `Error` for a type that implements `Say`: `Display` gives the message in English.
#[macro_export]
macro_rules! display_in_english {
    ($($error:ty),*) => {$(
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::Lang::English.say(self))
            }
        }

        impl std::error::Error for $error {}
    )*};
}
