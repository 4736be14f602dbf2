//! A puzzle in another notation, or as a picture.

use std::str::FromStr;

use grille::notation::Notation;
use grille::render::{Format, Picture, PictureOptions, whole_text};
use grille::{Puzzle, UnknownName};
use grille_schema::{ConvertAnswer, ConvertRequest, LeftOut, Version};

use crate::position::{validated, with_position};
use crate::{Context, Failure};

/// What a puzzle is converted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A text.
    Text(Notation),
    /// A picture.
    Picture(Format),
}

impl Target {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Target> {
        let texts = Notation::ALL.into_iter().map(Target::Text);
        texts.chain(Format::ALL.into_iter().map(Target::Picture))
    }

    /// The name for programs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Target::Text(notation) => notation.id(),
            Target::Picture(format) => format.id(),
        }
    }

    /// With the candidates: a grid with its candidates is a notation of its own.
    #[must_use]
    pub const fn with_candidates(self) -> Target {
        match self {
            Target::Text(Notation::Grid) => Target::Text(Notation::Pencilmarks),
            Target::Text(Notation::Line) => Target::Text(Notation::Candidates),
            other => other,
        }
    }
}

impl FromStr for Target {
    type Err = UnknownName;

    fn from_str(id: &str) -> Result<Target, UnknownName> {
        let found = Target::all().find(|target| target.id() == id);
        found.ok_or_else(|| UnknownName(id.to_string()))
    }
}

/// A converted puzzle.
struct Converted {
    text: String,
    media_type: &'static str,
    extension: &'static str,
    leaves_out: Vec<LeftOut>,
}

/// A puzzle in another notation, or as a picture.
pub fn convert(request: &ConvertRequest, context: &Context<'_>) -> Result<ConvertAnswer, Failure> {
    let target: Target = request.to.parse().map_err(|_| Failure::field("to"))?;
    let target = if request.candidates {
        target.with_candidates()
    } else {
        target
    };
    let draft = with_position(&request.puzzle, request.position.as_ref(), context)?;
    let puzzle = validated(draft, context)?;
    let options = PictureOptions {
        candidates: request.candidates,
        labels: request.labels,
        title: request.title.clone(),
        rules: request.rules,
        ..PictureOptions::default()
    };
    let converted = converted(&puzzle, target, &options, context)?;
    Ok(ConvertAnswer {
        version: Version,
        puzzle: whole_text(&puzzle),
        text: converted.text,
        media_type: converted.media_type.to_string(),
        name: format!("grille.{}", converted.extension),
        leaves_out: converted.leaves_out,
    })
}

fn converted(
    puzzle: &Puzzle,
    target: Target,
    options: &PictureOptions,
    context: &Context<'_>,
) -> Result<Converted, Failure> {
    match target {
        Target::Picture(format) => Ok(Converted {
            text: format.print(&Picture::of(puzzle, options), context.lang),
            media_type: match format {
                Format::Html => "text/html",
                Format::Latex => "application/x-tex",
                Format::Svg => "image/svg+xml",
                Format::Text => "text/plain",
            },
            extension: format.extension(),
            leaves_out: Vec::new(),
        }),
        Target::Text(notation) => {
            let text = notation.print(puzzle);
            let text = text.map_err(|error| Failure::puzzle(&error))?;
            let (media_type, extension) = match notation {
                Notation::Json => ("application/json", "json"),
                Notation::Csv => ("text/csv", "csv"),
                Notation::Ss => ("text/plain", "ss"),
                Notation::Sdk => ("text/plain", "sdk"),
                Notation::Sdm => ("text/plain", "sdm"),
                _ => ("text/plain", "txt"),
            };
            let lost = notation.leaves_out(puzzle);
            let left_out = lost.iter().map(|feature| LeftOut {
                text: context.lang.say(feature),
            });
            Ok(Converted {
                text,
                media_type,
                extension,
                leaves_out: left_out.collect(),
            })
        }
    }
}
