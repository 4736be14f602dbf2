//! What a setter draws on a puzzle and no constraint speaks of: coloured cells, lines, shapes, texts.

use crate::Cell;

/// A place in a drawing in thousandths of a cell from the top left corner of the grid: across, then down.
pub type Point = (i32, i32);

/// A colour as red, green and blue, eight bits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u32);

impl Rgb {
    /// Black.
    pub const BLACK: Rgb = Rgb(0);

    /// The colour of `#rgb`, `#rrggbb` or either with a part for how opaque it is; `None` for one that cannot be
    /// seen at all, and for anything else.
    ///
    /// ```
    /// use grille::Rgb;
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
        // One figure for each part stands for itself twice.
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

/// Something that is drawn and means nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
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
        /// How wide it is, in thousandths of a cell.
        width: i32,
    },
    /// An outline around cells, with a text in the first of them.
    Outline {
        /// The cells; none for a remark that is nowhere.
        cells: Vec<Cell>,
        /// Its colour, if it is seen.
        colour: Option<Rgb>,
        /// The text, or nothing.
        text: String,
    },
    /// A circle or rectangle, perhaps with a text.
    Shape {
        /// Whether it is round.
        round: bool,
        /// The middle.
        centre: Point,
        /// Width and height, in thousandths of a cell.
        size: (i32, i32),
        /// By how many degrees it is turned clockwise.
        angle: i32,
        /// The colour inside, if there is one.
        fill: Option<Rgb>,
        /// The colour of its outline, if there is one.
        outline: Option<Rgb>,
        /// The text, or nothing.
        text: String,
    },
    /// A text.
    Text {
        /// The middle.
        centre: Point,
        /// The text.
        text: String,
        /// The size of its letters, in thousandths of the usual size.
        size: i32,
        /// Its colour.
        colour: Rgb,
    },
    /// Something that is not drawn here, by the name that its notation has for it: fog, a player's notes.
    NotShown(String),
}
