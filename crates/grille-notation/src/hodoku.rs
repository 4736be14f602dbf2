//! A line of HoDoKu's library:
//! `:technique:candidates:givens with +placed:deleted candidates:eliminations:placements:extra:`.
//!
//! A candidate is three digits: digit, row, column. The grid is always 9×9.

use grille_core::{Cell, Digit, DigitSet, Draft, Layout};
use grille_solve::Puzzle;

use super::error::{ParseError, ParseErrorKind, Spot};
use super::{Inexpressible, Notation, ReadOptions, Why};

/// A position with the step that a technique should find in it.
#[derive(Clone, Debug)]
pub struct Case {
    /// The code of the technique, possibly with a variant: `0300`, `0402-1`.
    pub technique: String,
    /// The digits that the technique is about.
    pub candidates: DigitSet,
    /// The position.
    pub draft: Draft,
    /// The candidates that the step removes.
    pub eliminations: Vec<(Cell, Digit)>,
    /// The digits that the step places.
    pub placements: Vec<(Cell, Digit)>,
    /// Further information, for example the length of a chain.
    pub extra: String,
}

/// Reads one line.
///
/// ```
/// use grille_notation::hodoku::parse_case;
///
/// let line = ":0003:8:6...+53+4.7....4+2+56.+254867+3+9+1.+4..+9+6.1.162+38+5749.3..+1+4.+5....42193..1.+57...+44+2.6+3.+1+75:::829:";
/// let case = parse_case(line, 1)?;
/// assert_eq!(case.technique, "0003");
/// assert_eq!(case.placements.len(), 1);
/// # Ok::<(), grille_notation::ParseError>(())
/// ```
pub fn parse_case(line: &str, number: usize) -> Result<Case, ParseError> {
    let fields = fields(line);
    let field = |at: usize| field(&fields, at, line);
    let draft = position(field(3), field(4), number)?;
    Ok(Case {
        technique: field(1).1.to_string(),
        candidates: field(2)
            .1
            .chars()
            .filter_map(|c| c.to_digit(10))
            .filter_map(|v| Digit::try_from(v).ok())
            .collect(),
        draft,
        eliminations: triples(field(5), number)?,
        placements: triples(field(6), number)?,
        extra: field(7).1.to_string(),
    })
}

pub(super) fn parse_record(
    line: &str,
    number: usize,
    options: &ReadOptions,
) -> Result<Draft, ParseError> {
    if let Some(boxes) = options.boxes.filter(|boxes| boxes.size() != 9) {
        let boxes = boxes.to_string();
        return Err(ParseError::new(ParseErrorKind::BoxesDoNotFit {
            size: 9,
            boxes,
        }));
    }
    let fields = fields(line);
    position(field(&fields, 3, line), field(&fields, 4, line), number)
}

/// A field with its column; an empty one at the end of the line if there are fewer.
fn field<'line>(fields: &[(usize, &'line str)], at: usize, line: &str) -> (usize, &'line str) {
    let end = (line.chars().count() + 1, "");
    fields.get(at).copied().unwrap_or(end)
}

/// The parts between colons with their columns; the first, before the first colon, is empty.
fn fields(line: &str) -> Vec<(usize, &str)> {
    let mut column = 1;
    let with_column = |field: &'_ str| {
        let at = column;
        column += field.chars().count() + 1;
        at
    };
    let columns: Vec<usize> = line.split(':').map(with_column).collect();
    columns
        .into_iter()
        .zip(line.split(':').map(str::trim_end))
        .collect()
}

fn position(
    givens: (usize, &str),
    deleted: (usize, &str),
    line: usize,
) -> Result<Draft, ParseError> {
    let mut draft = Draft::new(Layout::classic());
    let (column, text) = givens;
    let mut placed = false;
    let mut cells = 0;
    for (at, found) in text.chars().enumerate() {
        let spot = Spot {
            line,
            column: column + at,
        };
        let value = match found {
            '+' if !placed => {
                placed = true;
                continue;
            }
            '1'..='9' => Digit::new(found as u8 - b'0'),
            '.' | '0' if !placed => None,
            _ => {
                let alphabet = grille_core::Alphabet::Digits;
                return Err(ParseError::at(
                    spot,
                    ParseErrorKind::Symbol {
                        found,
                        size: 9,
                        alphabet,
                    },
                ));
            }
        };
        if let Some(entry) = draft.entries.get_mut(cells) {
            entry.value = value;
            entry.given = value.is_some() && !placed;
        }
        placed = false;
        cells += 1;
    }
    if cells != 81 {
        let end = Spot {
            line,
            column: column + text.chars().count(),
        };
        return Err(ParseError::at(
            end,
            ParseErrorKind::CellCount {
                found: cells,
                nearest: 9,
            },
        ));
    }
    for (cell, digit) in triples(deleted, line)? {
        draft.entries[cell.index()].allowed.remove(digit);
    }
    Ok(draft)
}

/// Candidates as `digit row column`, separated by blanks.
fn triples((column, text): (usize, &str), line: usize) -> Result<Vec<(Cell, Digit)>, ParseError> {
    let one = |triple: &str| -> Option<(Cell, Digit)> {
        let digits: Vec<usize> = triple
            .bytes()
            .map(|byte| usize::from(byte.wrapping_sub(b'1')))
            .collect();
        match digits[..] {
            [digit @ 0..9, row @ 0..9, column @ 0..9] => {
                Some((Cell::new(9 * row + column), Digit::from_index(digit)))
            }
            _ => None,
        }
    };
    let triples = text
        .split([' ', ','])
        .filter(|triple| !triple.is_empty())
        .map(|triple| {
            one(triple).ok_or_else(|| {
                let kind = ParseErrorKind::Field {
                    field: "candidates".to_string(),
                    found: triple.to_string(),
                };
                ParseError::at(Spot { line, column }, kind)
            })
        });
    triples.collect()
}

pub(super) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    let layout = puzzle.layout();
    if layout.digits() != 9 {
        return Err(Inexpressible {
            notation: Notation::Hodoku,
            why: Why::Size,
        });
    }
    let mut givens = String::new();
    for cell in layout.cells() {
        match puzzle.values().get(cell) {
            Some(digit) if puzzle.is_given(cell) => givens.push_str(&digit.to_string()),
            Some(digit) => givens.push_str(&format!("+{digit}")),
            None => givens.push('.'),
        }
    }
    let deleted = layout.cells().flat_map(|cell| {
        let place = layout.place(cell);
        puzzle
            .eliminated(cell)
            .iter()
            .map(move |digit| format!("{digit}{}{}", place.row + 1, place.column + 1))
    });
    let deleted: Vec<String> = deleted.collect();
    Ok(format!(":0000:x:{givens}:{}:::", deleted.join(" ")))
}

#[cfg(test)]
mod tests {
    use grille_solve::Validate;

    use super::*;
    use crate::{detect, read_one};

    const LINE: &str = ":0003:8:6...+53+4.7....4+2+56.+254867+3+9+1.+4..+9+6.1.162+38+5749.3..+1+4.+5....42193..1.+57...+44+2.6+3.+1+75:::829:";

    #[test]
    fn givens_placed_digits_and_deleted_candidates_are_told_apart() {
        assert_eq!(detect(LINE), Notation::Hodoku);
        let case = parse_case(LINE, 1).unwrap();
        assert_eq!(case.technique, "0003");
        assert_eq!(case.candidates.to_string(), "8");
        assert_eq!(case.placements, [(Cell::new(9 + 8), Digit::from_index(7))]);
        let puzzle = case.draft.validate().unwrap();
        assert!(
            puzzle.is_given(Cell::new(0)) && !puzzle.is_given(Cell::new(4)) && puzzle.has_placed()
        );

        let deleted = LINE.replace(":::829:", ":113 244:::");
        assert!(read_one(&deleted).is_ok());
        let printed = print(&read_one(&deleted).unwrap().validate().unwrap()).unwrap();
        assert_eq!(
            read_one(&printed).unwrap().validate().unwrap(),
            read_one(&deleted).unwrap().validate().unwrap()
        );
    }

    #[test]
    fn a_bad_line_says_what_and_where() {
        let said = |line: &str| parse_case(line, 7).unwrap_err().to_string();
        assert!(said(&LINE.replace("6...", "6..é")).starts_with("line 7, column 12: "));
        assert!(said(&LINE.replace("6...", "6..")).contains("80 cells"));
        assert!(said(&LINE.replace(":829:", ":82:")).contains("82"));
        assert!(said(":0003:").contains("0 cells"));
    }
}
