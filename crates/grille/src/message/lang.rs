//! The two languages, their Fluent files, and how one is chosen.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::text::{Say, Text, Value};
use crate::Coordinates;

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
    /// use grille::message::Lang;
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

    /// The language of the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set
    /// decides; English where it names no language of ours.
    #[must_use]
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| variable(name).filter(|tag| !tag.is_empty()))
            .and_then(|tag| Lang::from_tag(&tag))
            .unwrap_or_default()
    }

    /// Says it in this language.
    ///
    /// # Panics
    /// If the message is not in the Fluent files or a value is missing; the tests see to it that
    /// none is.
    #[must_use]
    pub fn say(self, what: &impl Say) -> String {
        self.render(&what.text())
    }

    /// Whether there is a message of this name.
    #[must_use]
    pub fn has(self, id: &str) -> bool {
        self.bundle().has_message(id)
    }

    /// Says the message of this name, which has no values; `None` if there is no such message. For
    /// names that are put together at run time, as those of the command line's help are.
    #[must_use]
    pub fn say_named(self, id: &str) -> Option<String> {
        self.has(id).then(|| self.format(id, &[]))
    }

    fn render(self, text: &Text) -> String {
        self.format(text.id, &text.values)
    }

    fn format(self, id: &str, values: &[(&'static str, Value)]) -> String {
        let bundle = self.bundle();
        let pattern = bundle
            .get_message(id)
            .and_then(|message| message.value())
            .unwrap_or_else(|| panic!("no message {id} in {}.ftl", self.code()));
        let mut args = FluentArgs::new();
        for (name, value) in values {
            match value {
                Value::Number(number) => args.set(*name, *number),
                other => args.set(*name, FluentValue::from(self.value(other))),
            }
        }
        let mut errors = Vec::new();
        let said = bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned();
        assert!(
            errors.is_empty(),
            "message {id} in {}.ftl: {errors:?}",
            self.code()
        );
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
                let and = self.format("list-and", &[]);
                format!("{} {and} {last}", most.join(", "))
            }
        }
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        static ENGLISH: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
        static FRENCH: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
        match self {
            Lang::English => ENGLISH.get_or_init(|| load("en", self.source())),
            Lang::French => FRENCH.get_or_init(|| load("fr", self.source())),
        }
    }

    /// The Fluent file.
    pub(super) const fn source(self) -> &'static str {
        match self {
            Lang::English => include_str!("../../locales/en.ftl"),
            Lang::French => include_str!("../../locales/fr.ftl"),
        }
    }
}

fn load(code: &str, source: &str) -> FluentBundle<FluentResource> {
    let resource = match FluentResource::try_new(source.to_string()) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{code}.ftl: {errors:?}"),
    };
    let language: LanguageIdentifier = code.parse().expect("a language code");
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // The marks that isolate a value in mixed-direction text would show up in terminals and files.
    bundle.set_use_isolating(false);
    bundle
        .add_resource(resource)
        .expect("no message is defined twice");
    bundle
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
        let _ = Lang::English.say(&Text {
            id: "house-row",
            values: Vec::new(),
        });
    }
}
