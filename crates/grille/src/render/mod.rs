//! Pictures of a grid of any size, with or without its candidates: one description of the drawing,
//! [`Picture`], and one printer for each format.
//!
//! A printer turns a picture into a whole document; it looks at nothing else. What is to be drawn is
//! decided once, in `picture.rs`, so that a new mark needs one place to be described and a new format
//! needs one file.
//!
//! ```
//! use grille::Puzzle;
//! use grille::message::Lang;
//! use grille::render::{Format, Picture, PictureOptions};
//!
//! let puzzle: Puzzle = "4....3.....3..41".parse()?;
//! let options = PictureOptions { candidates: true, ..PictureOptions::default() };
//! let picture = Picture::of(&puzzle, &options);
//! assert!(Format::Svg.print(&picture, Lang::English).starts_with("<svg "));
//! assert!(Format::Html.print(&picture, Lang::French).contains("<html lang=\"fr\">"));
//! # Ok::<(), grille::ReadError>(())
//! ```

mod board;
mod decimal;
mod html;
mod latex;
mod lines;
mod markup;
mod ornament;
mod picture;
mod proportions;
mod shape;
mod svg;
mod text;

use std::str::FromStr;

pub use board::{board, digits, whole_text};
pub use html::html;
pub use latex::latex;
pub use markup::escape;
pub use ornament::{Ornament, Shade, Spot};
pub use picture::{Content, Edges, Margins, Mark, Picture, PictureOptions, Square};
pub use svg::{Ornaments, ornaments, svg};
pub(crate) use text::characters;
pub use text::text;

use crate::message::Lang;

/// A format of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// A page for browsers, to read and to print.
    Html,
    /// A document for `pdflatex`, `xelatex` or `lualatex`, drawn with the package `tikz`.
    Latex,
    /// A drawing that scales.
    Svg,
    /// Characters, for a terminal.
    Text,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 4] = [Format::Html, Format::Latex, Format::Svg, Format::Text];

    /// The name on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Format::Html => "html",
            Format::Latex => "latex",
            Format::Svg => "svg",
            Format::Text => "drawing",
        }
    }

    /// How the name of a file in this format ends, without the dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Format::Html => "html",
            Format::Latex => "tex",
            Format::Svg => "svg",
            Format::Text => "txt",
        }
    }

    /// The picture as a whole document of this format, with a line end at its end.
    #[must_use]
    pub fn print(self, picture: &Picture, lang: Lang) -> String {
        match self {
            Format::Html => html(picture, lang),
            Format::Latex => latex(picture, lang),
            Format::Svg => svg(picture, lang),
            Format::Text => text(picture, lang),
        }
    }
}

impl FromStr for Format {
    type Err = ();

    fn from_str(id: &str) -> Result<Format, ()> {
        Format::ALL
            .into_iter()
            .find(|format| format.id() == id)
            .ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_format_is_found_by_its_name() {
        for format in Format::ALL {
            assert_eq!(format.id().parse(), Ok(format));
        }
        assert_eq!("png".parse::<Format>(), Err(()));
    }
}
