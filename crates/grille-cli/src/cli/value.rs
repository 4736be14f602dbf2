//! Values of options: how they are parsed, and the messages for invalid ones.

use std::fmt;
use std::net::AddrParseError;
use std::num::ParseIntError;
use std::time::Duration;

use grille::LayoutError;
use grille::constraint::Variant;
use grille::logic::Technique;
use grille::say::{DescribeVariant, Lang, Say, Text, Value, text};

/// An invalid value, with what the option accepts.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct BadValue(pub(crate) Text);

impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Lang::English.say(&self.0))
    }
}

impl std::error::Error for BadValue {}

/// What an option accepts, taken from the error for its value.
pub(crate) fn expected(error: &clap::Error) -> Option<Text> {
    let source = std::error::Error::source(error)?;
    if let Some(BadValue(expected)) = source.downcast_ref() {
        return Some(expected.clone());
    }
    if let Some(layout) = source.downcast_ref::<LayoutError>() {
        return Some(layout.text());
    }
    if source.is::<ParseIntError>() {
        return Some(text!("value-number"));
    }
    source
        .is::<AddrParseError>()
        .then(|| text!("value-address"))
}

/// Parses a time in seconds.
pub(crate) fn seconds(text: &str) -> Result<Duration, BadValue> {
    let seconds = text
        .parse()
        .ok()
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| BadValue(text!("value-seconds")))
}

/// Parses a whole number within these limits.
pub(crate) fn whole<N: TryFrom<u64>>(
    least: u64,
    most: u64,
) -> impl Fn(&str) -> Result<N, BadValue> + Clone + Send + Sync {
    move |text: &str| {
        let number = text.trim().parse().ok();
        let number = number.filter(|number| (least..=most).contains(number));
        number
            .and_then(|number| N::try_from(number).ok())
            .ok_or_else(|| {
                BadValue(match most {
                    u64::MAX => text!("value-number-from", least = least.to_string()),
                    _ => text!(
                        "value-number-range",
                        least = least.to_string(),
                        most = most.to_string()
                    ),
                })
            })
    }
}

/// Parses the number of threads.
pub(crate) fn jobs() -> impl Fn(&str) -> Result<usize, BadValue> + Clone + Send + Sync {
    whole(1, 1024)
}

/// Parses the name of a technique or its code.
pub(crate) fn technique(name: &str) -> Result<Technique, BadValue> {
    name.parse().map_err(|_| {
        let names = Technique::all().flat_map(|technique| {
            let said = Lang::ALL.map(|lang| (lang.say(&technique), technique.id()));
            said.into_iter()
                .chain([(technique.id().to_string(), technique.id())])
        });
        BadValue(text!("value-technique", perhaps = perhaps(name, names)))
    })
}

/// The suggestion for a name that no variant has.
pub(crate) fn perhaps_variant(word: &str) -> Value {
    let names = Variant::all().iter().flat_map(|variant| {
        let said = Lang::ALL.map(|lang| (lang.say(&variant.name()), variant.id));
        let words = variant.aliases.iter().chain([&variant.id]);
        let words = words.map(|&word| (word.to_string(), word));
        // Of two equally close ones, the last: a word that can be typed.
        said.into_iter().chain(words).collect::<Vec<_>>()
    });
    perhaps(word, names)
}

/// “Did you mean …?”, if a name is close enough to what was written; empty otherwise. Each name comes with the text to
/// suggest for it.
pub(crate) fn perhaps<'name>(
    written: &str,
    names: impl Iterator<Item = (String, &'name str)>,
) -> Value {
    /// On a scale where 1 means that all letters are the same.
    const CLOSE: f64 = 0.8;
    let plain = |text: &str| text.to_lowercase().replace(['-', '_', ' '], "");
    let written = plain(written);
    let rated = names.map(|(name, id)| (strsim::jaro_winkler(&plain(&name), &written), id));
    let best = rated.max_by(|(one, _), (other, _)| one.total_cmp(other));
    match best {
        Some((close, id)) if close > CLOSE => text!("usage-perhaps", close = id).into(),
        _ => Value::from(""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(value: Value, lang: Lang) -> String {
        lang.say(&text!("value-variant", perhaps = value))
    }

    #[test]
    fn what_is_close_is_offered_and_what_is_not_is_not() {
        for (written, meant) in [
            ("kiler", "killer"),
            ("Thermometre", "thermo"),
            ("antiknigth", "anti-knight"),
        ] {
            let told = said(perhaps_variant(written), Lang::English);
            assert!(told.contains(&format!("“{meant}")), "{written}: {told}");
        }
        let told = said(perhaps_variant("qqqq"), Lang::French);
        assert!(!told.contains("Vouliez"), "{told}");
        let told = Lang::French.say(&technique("xwing2").unwrap_err().0);
        assert!(told.contains("Vouliez-vous dire « x-wing » ?"), "{told}");
    }

    #[test]
    fn numbers_beyond_their_range_name_it() {
        let read = whole::<u16>(1, 1024);
        assert_eq!(read("7").unwrap(), 7);
        for wrong in ["0", "1025", "x", "", "-1", "99999999999999999999"] {
            let told = Lang::English.say(&read(wrong).unwrap_err().0);
            assert_eq!(told, "It takes a whole number from 1 to 1024.");
        }
    }
}
