//! Why an argument or a file gives no puzzle.

use grille::notation::ParseError;
use grille::say::{Say, Text, text};

use crate::cli::Verdict;
use crate::cli::value::perhaps_variant;

/// Why there is no puzzle.
#[derive(Clone, Debug)]
pub(crate) enum InputError {
    Parse(Box<ParseError>),
    NoFile(String),
    NeitherFileNorPuzzle {
        argument: String,
        why: Box<ParseError>,
    },
    Folder(String),
    NoSuchVariant(String),
    VariantNeedsMore(&'static str),
    NoSuchGrid {
        source: Option<String>,
        asked: u64,
        found: u64,
    },
}

impl InputError {
    /// The file that it is about.
    pub(crate) fn source(&self) -> Option<&str> {
        match self {
            InputError::Parse(error) => error.source.as_deref(),
            InputError::NoSuchGrid { source, .. } => source.as_deref(),
            _ => None,
        }
    }

    /// What it means for the whole run: wrong input, unless only the time ran out.
    pub(crate) fn verdict(&self) -> Verdict {
        let is_late = match self {
            InputError::Parse(error) => error.is_out_of_time(),
            InputError::NeitherFileNorPuzzle { why, .. } => why.is_out_of_time(),
            _ => false,
        };
        if is_late {
            Verdict::No
        } else {
            Verdict::BadInput
        }
    }
}

impl Say for InputError {
    fn text(&self) -> Text {
        match self {
            InputError::Parse(error) => error.text(),
            InputError::NoFile(argument) => text!("input-no-file", argument = argument),
            InputError::NeitherFileNorPuzzle { argument, why } => {
                text!(
                    "input-neither",
                    argument = shortened(argument),
                    why = why.as_ref()
                )
            }
            InputError::Folder(name) => text!("input-folder", name = name),
            InputError::NoSuchVariant(word) => text!(
                "input-no-variant",
                word = shortened(word),
                perhaps = perhaps_variant(word)
            ),
            InputError::VariantNeedsMore(id) => text!("input-variant-needs-more", id = *id),
            InputError::NoSuchGrid {
                source,
                asked,
                found,
            } => match source {
                Some(source) => text!(
                    "input-no-such-grid-in",
                    source = source,
                    asked = *asked,
                    found = *found
                ),
                None => text!("input-no-such-grid", asked = *asked, found = *found),
            },
        }
    }
}

/// The start of a text, on one line.
fn shortened(text: &str) -> String {
    let shown: String = text
        .chars()
        .take(40)
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    if text.chars().nth(40).is_some() {
        shown + "…"
    } else {
        shown
    }
}
