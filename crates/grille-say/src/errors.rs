//! Messages for invalid digits, layouts, grids and constraints.

use std::fmt::Display;

use grille_core::constraint::Fault;
use grille_core::internal::MAX_COMPILED;
use grille_core::{
    BudgetSpent, Digit, GridError, Invalid, LayoutError, NotADigit, NotAPlace, Origin,
    ParseGridError, Place, Problem, SetError, UnknownName,
};

use crate::{Say, Text, Value, text};

/// What an error says of itself: for kinds that do not have a message yet, though a test sees to it that they have.
fn in_english(error: &impl Display) -> Text {
    text!("error-in-english", said = error.to_string())
}

impl Say for Fault {
    fn text(&self) -> Text {
        match self {
            Fault::TooFew { least } => text!("fault-too-few", least = *least),
            Fault::Repeats(place) => text!("fault-repeats", place = *place),
            Fault::NoCell => text!("fault-no-cell"),
            Fault::TooMany { cells } => text!("fault-too-many", cells = *cells),
            Fault::Number {
                number,
                least,
                greatest,
            } => text!(
                "fault-number",
                number = number.to_string(),
                least = least.to_string(),
                greatest = greatest.to_string()
            ),
            Fault::Grid => text!("fault-grid"),
            Fault::Shape => text!("fault-shape"),
            Fault::HasRegions => text!("fault-has-regions"),
            Fault::NoRegionsToFind => text!("fault-no-regions-to-find"),
            Fault::Impossible => text!("fault-impossible"),
            Fault::TooLarge => text!("fault-too-large"),
            Fault::TooMuch => text!("fault-too-much", megabytes = MAX_COMPILED >> 20),
            Fault::OutOfTime => text!("fault-out-of-time"),
            other => in_english(other),
        }
    }
}

impl Say for NotADigit {
    fn text(&self) -> Text {
        text!("not-a-digit", max = usize::from(Digit::MAX))
    }
}

impl Say for Problem {
    fn text(&self) -> Text {
        match self {
            Problem::CellCount { found, expected } => {
                text!("problem-cell-count", found = *found, expected = *expected)
            }
            Problem::Clash {
                digit,
                house,
                places,
            } => text!(
                "problem-clash",
                digit = *digit,
                house = house,
                places = places.iter().map(Place::to_string).collect::<Value>()
            ),
            Problem::Alike { digit, places } => text!(
                "problem-alike",
                digit = *digit,
                places = places.iter().map(Place::to_string).collect::<Value>()
            ),
            Problem::Fault { constraint, fault } => {
                text!("problem-fault", constraint = constraint, fault = fault)
            }
            Problem::RegionsUnknown => text!("problem-regions-unknown"),
            Problem::Broken { constraint } => text!("problem-broken", constraint = constraint),
            Problem::TooLarge { digit, place, max } => {
                text!(
                    "problem-too-large",
                    digit = digit.to_string(),
                    place = *place,
                    max = *max
                )
            }
            Problem::RuledOut { digit, place } => {
                text!("problem-ruled-out", digit = *digit, place = *place)
            }
            Problem::SolutionIncomplete => text!("problem-solution-incomplete"),
            Problem::SolutionClash(clash) => {
                text!("problem-solution-clash", clash = clash.as_ref())
            }
            Problem::SolutionDiffers(place) => {
                text!("problem-solution-differs", place = *place)
            }
            other => in_english(other),
        }
    }
}

impl Say for Invalid {
    fn text(&self) -> Text {
        let first = self
            .problems
            .first()
            .map_or_else(|| text!("problem-none"), Say::text);
        match self.problems.len() {
            0 | 1 => first,
            count => text!("invalid", first = first, more = count - 1),
        }
    }
}

impl Say for SetError {
    fn text(&self) -> Text {
        match self {
            SetError::OutsideGrid => text!("set-outside-grid"),
            SetError::NotADigit { max } => text!("set-not-a-digit", max = *max),
            SetError::Taken { digit, by, houses } => text!(
                "set-taken",
                digit = digit.to_string(),
                place = by.to_string(),
                houses = Value::from_iter(houses)
            ),
            other => in_english(other),
        }
    }
}

impl Say for GridError {
    fn text(&self) -> Text {
        match self {
            GridError::Layout(error) => error.text(),
            GridError::RowLength {
                row,
                found,
                expected,
            } => {
                text!(
                    "grid-row-length",
                    row = row + 1,
                    found = *found,
                    expected = *expected
                )
            }
            GridError::Value { place, value } => {
                text!(
                    "grid-value",
                    cell = place.to_string(),
                    value = usize::from(*value)
                )
            }
            GridError::Invalid(error) => error.text(),
            other => in_english(other),
        }
    }
}

impl Say for LayoutError {
    fn text(&self) -> Text {
        match self {
            LayoutError::BoxShape { rows, columns } => {
                text!("layout-box-shape", rows = *rows, columns = *columns)
            }
            LayoutError::BoxText(found) => text!("layout-box-text", found = found),
            LayoutError::Size(size) => text!("layout-size", size = *size),
            LayoutError::Digits(count) => text!("layout-digits", count = *count),
            LayoutError::Cells(count) => text!("layout-cells", count = *count),
            LayoutError::SamePlace(place) => text!("layout-same-place", place = *place),
            LayoutError::FarPlace(place) => text!("layout-far-place", place = *place),
            LayoutError::HouseCells { house } => text!("layout-house-cells", house = house + 1),
            LayoutError::HouseTooLarge { house, cells } => {
                text!("layout-house-too-large", house = house + 1, cells = *cells)
            }
            other => in_english(other),
        }
    }
}

impl Say for NotAPlace {
    fn text(&self) -> Text {
        text!("not-a-place")
    }
}

impl Say for ParseGridError {
    fn text(&self) -> Text {
        match self {
            ParseGridError::Length(found) => text!("line-length", found = *found),
            ParseGridError::Symbol { found, at } => {
                text!("line-symbol", found = *found, at = at + 1)
            }
            ParseGridError::Ambiguous => text!("line-ambiguous"),
            ParseGridError::Invalid(error) => error.text(),
            other => in_english(other),
        }
    }
}

impl Say for UnknownName {
    fn text(&self) -> Text {
        text!("unknown-name", name = &self.0)
    }
}

impl Say for BudgetSpent {
    fn text(&self) -> Text {
        text!("budget-spent")
    }
}

/// The error, preceded by the location of the text it is about, as far as that is known.
pub fn locate(origin: &Origin, what: &impl Say) -> Text {
    match (&origin.source, origin.line) {
        (Some(source), Some(line)) => {
            text!("in-source-line", source = source, line = line, what = what)
        }
        (Some(source), None) => text!("parse-in-source", source = source, what = what),
        (None, Some(line)) => text!("in-line", line = line, what = what),
        (None, None) => what.text(),
    }
}
