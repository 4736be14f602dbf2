//! A message before it is words: its name in the Fluent files and the values it speaks of.

use crate::{Coordinates, Place};

/// The name of a message and its values. Made with the [`text!`] macro.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The name in the Fluent files.
    pub id: &'static str,
    /// The values, by the name that the message gives them.
    pub values: Vec<(&'static str, Value)>,
}

/// A value inside a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number; the language chooses singular or plural by it.
    Number(u64),
    /// A text that is the same in each language: a file name, a digit.
    Verbatim(String),
    /// A cell.
    Place(Place),
    /// Cells in short, where those of a group have one row or one column.
    Places(Vec<Vec<Place>>),
    /// Cells of one row or one column.
    Line(Vec<Place>),
    /// A column of the whole grid, from 0.
    Column(usize),
    /// Another message, said in the same language.
    Text(Text),
    /// Several values, with the language's separators between them.
    List(Vec<Value>),
}

impl Text {
    /// The same with cells and columns named like this.
    #[must_use]
    pub fn with_coordinates(self, coordinates: Coordinates) -> Text {
        let values = self.values.into_iter();
        Text {
            id: self.id,
            values: values
                .map(|(name, value)| (name, value.with_coordinates(coordinates)))
                .collect(),
        }
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

/// Something that can be told to a person.
pub trait Say {
    /// What is to be said, not yet in any language.
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

/// Makes a [`Text`]: the message's name, then its values.
///
/// ```
/// use grille::message::{Lang, text};
///
/// let said = text!("house-row", number = 4_usize);
/// assert_eq!(Lang::French.say(&said), "la ligne 4");
/// ```
#[macro_export]
macro_rules! text {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::message::Text {
            id: $id,
            values: vec![$((stringify!($name), $crate::message::Value::from($value))),*],
        }
    };
}

pub use crate::text;

/// Makes an error of something that can be told: `Display` says it in English.
macro_rules! display_in_english {
    ($($error:ty),*) => {$(
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::message::Lang::English.say(self))
            }
        }

        impl std::error::Error for $error {}
    )*};
}

pub(crate) use display_in_english;
