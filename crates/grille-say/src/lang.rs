//! The two languages, their codes, and how one is chosen.

use fluent_bundle::{FluentArgs, FluentValue};

use grille_core::Coordinates;

use crate::text::{Say, Text, Value};
use crate::{Catalogue, messages};

/// A language Grille speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 2] = [Lang::English, Lang::French];

    /// The two-letter code: `en`, `fr`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::English => "en",
            Lang::French => "fr",
        }
    }

    /// The language of a tag such as `fr`, `fr_CA.UTF-8` or `en-GB`; `None` for one Grille does not speak.
    ///
    /// ```
    /// use grille_say::Lang;
    ///
    /// assert_eq!(Lang::from_tag("fr_FR.UTF-8"), Some(Lang::French));
    /// assert_eq!(Lang::from_tag("de"), None);
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let code = tag.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// The language of the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides; English
    /// if it names a language that Grille does not speak.
    #[must_use]
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| variable(name).filter(|tag| !tag.is_empty()))
            .and_then(|tag| Lang::from_tag(&tag))
            .unwrap_or_default()
    }

    /// Renders a message in this language.
    ///
    /// # Panics
    /// If the message is not in the Fluent files or a value is missing; the tests check that neither happens.
    #[must_use]
    pub fn say(self, what: &impl Say) -> String {
        self.render(&what.text())
    }

    /// Renders the message with this key, which has no values; `None` if there is no such message. For keys composed
    /// at run time, such as those of the command line's help.
    #[must_use]
    pub fn say_named(self, catalogue: &Catalogue, id: &str) -> Option<String> {
        catalogue.bundle_of(self, id)?;
        Some(self.format(catalogue, id, &[]))
    }

    fn render(self, text: &Text) -> String {
        self.format(text.catalogue(), text.id(), text.values())
    }

    fn format(self, catalogue: &Catalogue, id: &str, values: &[(&'static str, Value)]) -> String {
        let code = self.code();
        let bundle = catalogue.bundle_of(self, id);
        let bundle = bundle.unwrap_or_else(|| panic!("no message {id} in {code}.ftl"));
        let message = bundle.get_message(id).and_then(|message| message.value());
        let pattern = message.unwrap_or_else(|| panic!("message {id} in {code}.ftl is empty"));
        let mut args = FluentArgs::new();
        for (name, value) in values {
            match value {
                Value::Number(number) => args.set(*name, *number),
                other => args.set(*name, FluentValue::from(self.value(other))),
            }
        }
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
        let said = said.into_owned();
        assert!(errors.is_empty(), "message {id} in {code}.ftl: {errors:?}");
        said
    }

    fn value(self, value: &Value) -> String {
        match value {
            Value::Number(number) => number.to_string(),
            Value::Verbatim(verbatim) => verbatim.clone(),
            Value::Place(place) => Coordinates::Numbers.place(*place),
            Value::Places(groups) => Coordinates::Numbers.places(groups),
            Value::Line(places) => Coordinates::Numbers.line(places),
            Value::Column(column) => Coordinates::Numbers.column(*column),
            Value::Text(text) => self.render(text),
            Value::List(values) => self.list(values),
        }
    }

    fn list(self, values: &[Value]) -> String {
        let said: Vec<String> = values.iter().map(|value| self.value(value)).collect();
        match said.as_slice() {
            [] => String::new(),
            [only] => only.clone(),
            [most @ .., last] => {
                let and = self.format(&messages::CATALOGUE, "list-and", &[]);
                format!("{} {and} {last}", most.join(", "))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let with = |set: &[(&str, &str)]| {
            Lang::from_environment(|name| {
                set.iter()
                    .find(|(variable, _)| *variable == name)
                    .map(|(_, tag)| (*tag).to_string())
            })
        };
        assert_eq!(with(&[]), Lang::English);
        assert_eq!(with(&[("LANG", "fr_FR.UTF-8")]), Lang::French);
        assert_eq!(
            with(&[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")]),
            Lang::English
        );
        assert_eq!(with(&[("LC_ALL", ""), ("LANG", "fr")]), Lang::French);
    }

    #[test]
    fn a_list_ends_with_and() {
        let list =
            |count: usize| -> Value { ["r1c1", "r1c5", "r1c9"].into_iter().take(count).collect() };
        assert_eq!(Lang::English.value(&list(0)), "");
        assert_eq!(Lang::English.value(&list(1)), "r1c1");
        assert_eq!(Lang::English.value(&list(3)), "r1c1, r1c5 and r1c9");
        assert_eq!(Lang::French.value(&list(2)), "r1c1 et r1c5");
    }

    #[test]
    #[should_panic(expected = "house-row")]
    fn a_missing_value_is_never_printed_over() {
        let _ = Lang::English.say(&Text::named(&messages::CATALOGUE, "house-row"));
    }
}
