//! The place of a cell as people write it: a row and a column, `r4c5`, `e4` or `4 5`.

use std::fmt;
use std::str::FromStr;

/// A row and a column, both from 0. People see them from 1.
///
/// Three spellings are read: `r4c5`; the column as a letter and the row as a number, as on a chess
/// board, `e4`; and two numbers, row then column, `4 5`. A letter never stands for a row.
///
/// ```
/// use grille_core::Place;
///
/// let place = Place { row: 3, column: 4 };
/// assert_eq!(place.to_string(), "r4c5");
/// assert_eq!(place.chess(), "e4");
/// for spelling in ["r4c5", "R4C5", "e4", "E4", "4 5", "4,5"] {
///     assert_eq!(spelling.parse(), Ok(place));
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The row, from 0 at the top.
    pub row: u16,
    /// The column, from 0 at the left.
    pub column: u16,
}

/// How cells and columns are named to people. A drawing and the text about it use the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// Rows and columns have numbers: `r4c5`, column 5.
    #[default]
    Numbers,
    /// Columns have letters, as in document E: `E 4`, column E.
    Letters,
}

impl Coordinates {
    /// The heading above a column, from 0.
    #[must_use]
    pub fn heading(self, column: usize) -> String {
        match self {
            Coordinates::Numbers => (column + 1).to_string(),
            Coordinates::Letters => column_name(column),
        }
    }

    /// A column, from 0, in a sentence.
    #[must_use]
    pub fn column(self, column: usize) -> String {
        self.heading(column).to_uppercase()
    }

    /// A cell in a sentence.
    ///
    /// ```
    /// use grille_core::{Coordinates, Place};
    ///
    /// let place = Place { row: 3, column: 4 };
    /// assert_eq!(Coordinates::Numbers.place(place), "r4c5");
    /// assert_eq!(Coordinates::Letters.place(place), "E 4");
    /// ```
    #[must_use]
    pub fn place(self, place: Place) -> String {
        match self {
            Coordinates::Numbers => place.to_string(),
            Coordinates::Letters => {
                let column = self.column(usize::from(place.column));
                format!("{column} {}", from_one(place.row))
            }
        }
    }

    /// Cells of a row or column in a sentence: consecutive ones as a range, `r1c1-9`, otherwise `r1c57`.
    #[must_use]
    #[doc(hidden)]
    pub fn line(self, places: &[Place]) -> String {
        let follows = |two: &[Place]| {
            from_one(two[0].row) == two[1].row.into()
                || from_one(two[0].column) == two[1].column.into()
        };
        let ends = match places {
            [first, _, .., last] if places.windows(2).all(follows) => Some((*first, *last)),
            _ => None,
        };
        match (self, ends) {
            (Coordinates::Numbers, Some((first, last))) if first.row == last.row => {
                format!(
                    "r{}c{}-{}",
                    from_one(first.row),
                    from_one(first.column),
                    from_one(last.column)
                )
            }
            (Coordinates::Numbers, Some((first, last))) => {
                let [top, bottom, column] = [first.row, last.row, first.column].map(from_one);
                format!("r{top}-{bottom}c{column}")
            }
            (Coordinates::Letters, Some((first, last))) => {
                format!("{}–{}", self.place(first), self.place(last))
            }
            (Coordinates::Numbers, None) => short(places),
            (Coordinates::Letters, None) => self.places(&[places.to_vec()]),
        }
    }

    /// Cells in short form, where each group has one row or one column: `r1c57,r4c8`.
    #[must_use]
    #[doc(hidden)]
    pub fn places(self, groups: &[Vec<Place>]) -> String {
        match self {
            Coordinates::Numbers => {
                let written = groups.iter().map(|group| short(group));
                written.collect::<Vec<_>>().join(",")
            }
            Coordinates::Letters => {
                let written = groups.iter().flatten().map(|&place| self.place(place));
                written.collect::<Vec<_>>().join(", ")
            }
        }
    }
}

/// A row or column as people count it.
fn from_one(number: u16) -> u32 {
    u32::from(number) + 1
}

/// The rows and the columns of some cells, each once: `r1c57`.
fn short(group: &[Place]) -> String {
    let numbers = |mut numbers: Vec<u16>| {
        numbers.dedup();
        let written = numbers.iter().map(|&number| from_one(number).to_string());
        written.collect::<String>()
    };
    let rows = numbers(group.iter().map(|place| place.row).collect());
    let columns = numbers(group.iter().map(|place| place.column).collect());
    format!("r{rows}c{columns}")
}

impl Place {
    /// The column as a letter and the row as a number, `e4`; after `z` come `aa`, `ab`, ….
    #[must_use]
    pub fn chess(self) -> String {
        format!(
            "{}{}",
            column_name(usize::from(self.column)),
            from_one(self.row)
        )
    }
}

/// The letter of a column, from 0: `a`, `b`, … `z`, then `aa`, `ab`, ….
#[must_use]
pub fn column_name(column: usize) -> String {
    let letter = char::from(b'a' + (column % 26) as u8);
    match column / 26 {
        0 => letter.to_string(),
        before => column_name(before - 1) + &letter.to_string(),
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [row, column] = [self.row, self.column].map(from_one);
        write!(f, "r{row}c{column}")
    }
}

/// A text that is not a [`Place`] in any of the spellings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPlace;

impl fmt::Display for NotAPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A cell is written r4c5, e4 or 4 5.")
    }
}

impl std::error::Error for NotAPlace {}

impl FromStr for Place {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Place, NotAPlace> {
        let text = text.trim().to_ascii_lowercase();
        let (row, column) =
            if let Some(rest) = text.strip_prefix('r').filter(|rest| rest.contains('c')) {
                let (row, column) = rest.split_once('c').ok_or(NotAPlace)?;
                (number(row)?, number(column)?)
            } else if text.starts_with(|c: char| c.is_ascii_alphabetic()) {
                let digits = text.find(|c: char| c.is_ascii_digit()).ok_or(NotAPlace)?;
                (number(&text[digits..])?, column_number(&text[..digits])?)
            } else {
                let (row, column) = text.split_once([' ', ',', '\t']).ok_or(NotAPlace)?;
                (number(row.trim())?, number(column.trim())?)
            };
        Ok(Place {
            row: row - 1,
            column: column - 1,
        })
    }
}

/// A number from 1 as people write it, with no sign.
fn number(text: &str) -> Result<u16, NotAPlace> {
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NotAPlace);
    }
    text.parse()
        .ok()
        .filter(|&number| number > 0)
        .ok_or(NotAPlace)
}

/// The number, from 1, of the column with this lower-case name.
fn column_number(name: &str) -> Result<u16, NotAPlace> {
    if name.len() > 2 || !name.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return Err(NotAPlace);
    }
    Ok(name
        .bytes()
        .fold(0, |number, byte| 26 * number + u16::from(byte - b'a' + 1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_spelling_reads_back() {
        for row in [0, 8, 24] {
            for column in [0, 2, 17, 24, 25, 26, 50] {
                let place = Place { row, column };
                assert_eq!(place.to_string().parse(), Ok(place));
                assert_eq!(place.chess().parse(), Ok(place));
                assert_eq!(format!("{} {}", row + 1, column + 1).parse(), Ok(place));
            }
        }
    }

    #[test]
    fn what_is_no_place_is_refused() {
        for text in [
            "", "r0c1", "c1r1", "a0", "a", "4", "4 5 6", "-1 2", "+1 2", "r1c99999", "é4", "aaa1",
        ] {
            assert_eq!(text.parse::<Place>(), Err(NotAPlace), "{text}");
        }
    }
}
