//! How the answers of `solve` are written.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use grille::notation::Notation;

/// How answers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    /// A framed grid with a sentence, for a person.
    Grid,
    /// The solution alone, an empty line where there is none.
    Line,
    /// Puzzle, number of solutions found, first solution.
    Tsv,
    /// Puzzle and solution, with a heading.
    Csv,
    /// One object per puzzle.
    Json,
    /// The solution in another notation.
    Other(Notation),
}

impl Format {
    const fn id(self) -> &'static str {
        match self {
            Format::Tsv => "tsv",
            _ => self.notation().id(),
        }
    }

    /// The notation that solutions are written in.
    pub(super) const fn notation(self) -> Notation {
        match self {
            Format::Grid => Notation::Grid,
            Format::Line | Format::Tsv => Notation::Line,
            Format::Csv => Notation::Csv,
            Format::Json => Notation::Json,
            Format::Other(notation) => notation,
        }
    }

    fn all() -> Vec<Format> {
        let named = [
            Format::Grid,
            Format::Line,
            Format::Tsv,
            Format::Csv,
            Format::Json,
        ];
        let is_named =
            |notation: &Notation| named.iter().any(|format| format.id() == notation.id());
        let others = Notation::ALL
            .into_iter()
            .filter(|notation| !is_named(notation));
        named.into_iter().chain(others.map(Format::Other)).collect()
    }

    /// Whether a program reads it line by line, one line per puzzle.
    pub(super) const fn is_line_by_line(self) -> bool {
        match self {
            Format::Tsv => true,
            _ => self.notation().is_line_by_line(),
        }
    }
}

/// Parses a format's name.
pub(super) fn format_parser() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::all().into_iter().map(Format::id)).map(|chosen| {
        let format = Format::all()
            .into_iter()
            .find(|format| format.id() == chosen);
        format.expect("a possible value is a format")
    })
}
