//! Decorations: what a setter draws on a puzzle without any meaning for the solver, such as coloured cells, lines,
//! shapes and texts.

use crate::Cell;

/// A point in a drawing in thousandths of a cell from the top left corner of the grid: across, then down.
pub type Point = (i32, i32);

/// A colour as red, green and blue, eight bits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u32);

impl Rgb {
    /// Black.
    pub const BLACK: Rgb = Rgb(0);

    /// Parses `#rgb` or `#rrggbb`, each optionally with an alpha component; `None` if it is fully transparent, and for
    /// anything else.
    ///
    /// ```
    /// use grille_core::Rgb;
    ///
    /// assert_eq!(Rgb::from_hex("#F067F0"), Some(Rgb(0xF067F0)));
    /// assert_eq!(Rgb::from_hex("#fa0"), Some(Rgb(0xFFAA00)));
    /// assert_eq!(Rgb::from_hex("#00000000"), None);
    /// ```
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Rgb> {
        let figures = text.trim().strip_prefix('#')?;
        let figures: Option<Vec<u32>> = figures.chars().map(|figure| figure.to_digit(16)).collect();
        let figures = figures?;
        // A single figure for a component is doubled.
        let parts: Vec<u32> = match figures.len() {
            3 | 4 => figures.iter().map(|figure| 17 * figure).collect(),
            6 | 8 => (figures.chunks(2))
                .map(|two| 16 * two[0] + two[1])
                .collect(),
            _ => return None,
        };
        let is_seen = parts.get(3).is_none_or(|&opaque| opaque > 0);
        is_seen.then(|| Rgb(parts[0] << 16 | parts[1] << 8 | parts[2]))
    }

    /// `#f067f0`.
    #[must_use]
    pub fn hex(self) -> String {
        format!("#{:06x}", self.0 & 0x00FF_FFFF)
    }
}

/// Something that is drawn and has no meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decoration {
    /// A coloured cell.
    Ground {
        /// The cell.
        cell: Cell,
        /// Its colour.
        colour: Rgb,
    },
    /// A line from point to point.
    Line {
        /// The points.
        points: Vec<Point>,
        /// Its colour.
        colour: Rgb,
        /// Its width, in thousandths of a cell.
        width: i32,
    },
    /// An outline around cells, with a text in the first of them.
    Outline {
        /// The cells; empty for a remark without a position.
        cells: Vec<Cell>,
        /// Its colour, if it is visible.
        colour: Option<Rgb>,
        /// The text; may be empty.
        text: String,
    },
    /// A circle or rectangle, possibly with a text.
    Shape {
        /// Whether it is round.
        round: bool,
        /// The centre.
        centre: Point,
        /// Width and height, in thousandths of a cell.
        size: (i32, i32),
        /// The clockwise rotation in degrees.
        angle: i32,
        /// The fill colour, if any.
        fill: Option<Rgb>,
        /// The colour of its outline, if any.
        outline: Option<Rgb>,
        /// The text; may be empty.
        text: String,
    },
    /// A text.
    Text {
        /// The centre.
        centre: Point,
        /// The text.
        text: String,
        /// The size of its letters, in thousandths of the usual size.
        size: i32,
        /// Its colour.
        colour: Rgb,
    },
    /// Something that is not drawn here, by its name in the notation it comes from: fog, a player's notes.
    NotShown(String),
}
