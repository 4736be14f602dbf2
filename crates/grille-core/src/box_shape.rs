//! The shape of the boxes that a square grid is made of.

use std::fmt;
use std::str::FromStr;

use crate::LayoutError;

/// The height and width of a box: 3×3 on the classic grid, 2 rows × 3 columns on the 6×6 one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoxShape {
    rows: usize,
    columns: usize,
}

impl BoxShape {
    /// The boxes of the classic grid.
    pub const CLASSIC: BoxShape = BoxShape {
        rows: 3,
        columns: 3,
    };

    /// A box of these rows and columns, each from 2 to 5.
    pub fn new(rows: usize, columns: usize) -> Result<BoxShape, LayoutError> {
        if (2..=5).contains(&rows) && (2..=5).contains(&columns) {
            Ok(BoxShape { rows, columns })
        } else {
            Err(LayoutError::BoxShape { rows, columns })
        }
    }

    /// The usual boxes of a grid of this size: as square as possible, and wide rather than tall (6×6 has boxes of 2
    /// rows × 3 columns).
    pub fn usual(size: usize) -> Result<BoxShape, LayoutError> {
        (2..=5)
            .rev()
            .find(|rows| size.is_multiple_of(*rows) && (*rows..=5).contains(&(size / rows)))
            .map(|rows| BoxShape {
                rows,
                columns: size / rows,
            })
            .ok_or(LayoutError::Size(size))
    }

    /// Rows in a box, 2 to 5.
    #[must_use]
    pub const fn rows(self) -> usize {
        self.rows
    }

    /// Columns in a box, 2 to 5.
    #[must_use]
    pub const fn columns(self) -> usize {
        self.columns
    }

    /// How many cells a box has, and so how many digits and rows the grid has.
    #[must_use]
    pub const fn size(self) -> usize {
        self.rows * self.columns
    }
}

/// Rows, then columns: `2x3`.
impl fmt::Display for BoxShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}

impl FromStr for BoxShape {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<BoxShape, LayoutError> {
        let wrong = || LayoutError::BoxText(text.to_string());
        let (rows, columns) = text.split_once(['x', 'X', '×']).ok_or_else(wrong)?;
        let number = |text: &str| text.trim().parse().map_err(|_| wrong());
        BoxShape::new(number(rows)?, number(columns)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_size_has_its_usual_boxes() {
        let usual = [(4, "2x2"), (6, "2x3"), (8, "2x4"), (9, "3x3"), (10, "2x5")];
        let larger = [
            (12, "3x4"),
            (15, "3x5"),
            (16, "4x4"),
            (20, "4x5"),
            (25, "5x5"),
        ];
        for (size, boxes) in usual.into_iter().chain(larger) {
            assert_eq!(BoxShape::usual(size).unwrap().to_string(), boxes);
            assert_eq!(boxes.parse(), Ok(BoxShape::usual(size).unwrap()));
        }
        for size in [0, 1, 2, 3, 5, 7, 11, 13, 14, 17, 18, 24, 26, 36, usize::MAX] {
            assert_eq!(BoxShape::usual(size), Err(LayoutError::Size(size)));
        }
        for text in [
            "",
            "3",
            "1x3",
            "3x6",
            "x",
            "3xx3",
            "-2x3",
            "99999999999999999999x3",
        ] {
            assert!(text.parse::<BoxShape>().is_err(), "{text}");
        }
    }
}
