//! The properties of a puzzle to generate, as options that `generate` and `play` share.

use std::ops::RangeInclusive;

use clap::Args;
use grille::constraint::Variant;
use grille::generate::{Recipe, Request};
use grille::logic::Technique;
use grille::rate::Grade;
use grille::say::{DescribeVariant, Lang, Text, text};
use grille::{BoxShape, Layout};

use super::value::{BadValue, perhaps_variant, technique, whole};
use crate::output::Told;

/// The options that describe a puzzle.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RequestArgs {
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1, 1000))]
    size: Option<usize>,
    #[arg(long, value_name = "ROWSxCOLUMNS")]
    pub(super) boxes: Option<BoxShape>,
    #[arg(long, value_name = "VARIANTS", value_delimiter = ',')]
    pub(super) variant: Vec<String>,
    #[arg(long, value_name = "GRADES", value_parser = grades)]
    pub(super) difficulty: Option<RangeInclusive<Grade>>,
    #[arg(long, value_name = "TECHNIQUE", value_parser = technique)]
    technique: Option<Technique>,
}

impl RequestArgs {
    /// The layout that the size and the boxes ask for; `None` if neither is given.
    pub(super) fn layout(&self) -> anyhow::Result<Option<Layout>> {
        match (self.size, self.boxes) {
            (None, None) => Ok(None),
            (Some(size), None) => match Layout::of_size(size) {
                Ok(layout) => Ok(Some(layout)),
                Err(error) => Err(Told::error(&error)),
            },
            (Some(size), Some(boxes)) if size != boxes.size() => Err(Told::error(&text!(
                "parse-boxes",
                boxes = boxes.to_string(),
                size = size
            ))),
            (_, Some(boxes)) => Ok(Some(Layout::with_boxes(boxes))),
        }
    }

    /// Whether they ask for more than a layout.
    pub(super) fn is_for_more_than_a_layout(&self) -> bool {
        let layout_alone = RequestArgs {
            size: self.size,
            boxes: self.boxes,
            ..RequestArgs::default()
        };
        *self != layout_alone
    }

    /// The request for such a puzzle with this layout, or with the one that its variants require.
    pub(super) fn request(&self, layout: Layout) -> anyhow::Result<Request> {
        let mut request = Request::new(layout);
        for word in &self.variant {
            request = request.variant(recipe(word)?);
        }
        if let Some(grades) = &self.difficulty {
            request = request.grade(grades.clone());
        }
        if let Some(technique) = self.technique {
            request = request.technique(technique);
        }
        Ok(request)
    }
}

/// Parses `A..B`, `A..`, `..B` or one value; a missing end is the first or last value there is.
pub(super) fn range<T: Clone>(
    text: &str,
    first: &T,
    last: &T,
    read: impl Fn(&str) -> Option<T>,
    expected: impl Fn() -> Text,
) -> Result<RangeInclusive<T>, BadValue> {
    let end = |text: &str, open: &T| {
        if text.is_empty() {
            Some(open.clone())
        } else {
            read(text)
        }
    };
    let ends = match text.split_once("..") {
        Some((least, most)) => (end(least, first), end(most.trim_start_matches('='), last)),
        None => (read(text), read(text)),
    };
    match ends {
        (Some(least), Some(most)) => Ok(least..=most),
        _ => Err(BadValue(expected())),
    }
}

/// Parses grades by their names in any language.
fn grades(text: &str) -> Result<RangeInclusive<Grade>, BadValue> {
    let named = |name: &str| {
        let name = name.trim().to_lowercase();
        let is_named = |grade: &Grade| {
            grade.id() == name
                || Lang::ALL
                    .iter()
                    .any(|lang| lang.say(grade).to_lowercase() == name)
        };
        Grade::ALL.into_iter().find(is_named)
    };
    let expected = || {
        let grades: Vec<&str> = Grade::ALL.iter().map(|grade| grade.id()).collect();
        text!(
            "value-grades",
            grades = grades.join(", "),
            range = "easy..hard"
        )
    };
    range(text, &Grade::Beginner, &Grade::Extreme, named, expected)
}

/// The variant with a name.
fn recipe(word: &str) -> anyhow::Result<Recipe> {
    let none = || {
        let perhaps = || perhaps_variant(word);
        Told::error(&match Variant::named(word) {
            Some(variant) => text!("generate-variant-not-made", variant = variant.name()),
            None => text!("input-no-variant", word = word, perhaps = perhaps()),
        })
    };
    Recipe::named(word).ok_or_else(none)
}
