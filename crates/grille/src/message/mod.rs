//! Every text that a person reads: an identifier and its values, turned into words last.
//!
//! The library's errors and answers are data. [`Say`] turns one into a [`Text`], and [`Lang::say`]
//! turns that into French or English with the Fluent files in `locales/`.
//!
//! ```
//! use grille::message::Lang;
//! use grille::{Geometry, LayoutError};
//!
//! let error = Geometry::of_size(7).unwrap_err();
//! assert_eq!(error, LayoutError::Size(7));
//! assert!(Lang::French.say(&error).starts_with("Il n'y a pas de grille 7×7"));
//! assert_eq!(error.to_string(), Lang::English.say(&error));
//! ```

mod lang;
mod patterns;
mod system;
mod text;

pub use lang::Lang;
pub use system::SystemError;
pub(crate) use text::display_in_english;
pub use text::{Say, Text, Value, text};
