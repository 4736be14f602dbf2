#![doc = include_str!("../README.md")]

mod decimal;
mod html;
mod latex;
mod lines;
mod markup;
#[doc(hidden)]
pub mod messages;
mod ornament;
mod picture;
mod proportions;
mod remarks;
mod shape;
mod square;
mod svg;
mod text;
mod whole_text;

use std::str::FromStr;

use grille_core::UnknownName;

pub use html::html;
pub use latex::latex;
pub use markup::escape;
pub use ornament::{Ornament, Shade, Spot};
pub use picture::{Margins, Picture, PictureOptions};
pub use square::{Content, Edges, Mark, Square};
pub use svg::{Ornaments, ornaments, svg};
pub use text::{framed, text};
pub use whole_text::whole_text;

use grille_say::Lang;

/// The format of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// A page for browsers, to read and to print.
    Html,
    /// A document for `pdflatex`, `xelatex` or `lualatex`, drawn with the package `tikz`.
    Latex,
    /// A scalable drawing.
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

    /// The file name extension, without the dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Format::Html => "html",
            Format::Latex => "tex",
            Format::Svg => "svg",
            Format::Text => "txt",
        }
    }

    /// The picture as a complete document of this format, ending with a newline.
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
    type Err = UnknownName;

    fn from_str(id: &str) -> Result<Format, UnknownName> {
        Format::ALL
            .into_iter()
            .find(|format| format.id() == id)
            .ok_or_else(|| UnknownName(id.to_string()))
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
        assert!("png".parse::<Format>().is_err());
    }
}
