//! Nested lists of numbers, 0 for an empty cell: document E's grid files, `4x4-1.lisp`.

use grille_core::{Digit, Draft};
use grille_solve::Puzzle;

use super::error::{ParseError, ParseErrorKind, Spot};
use super::{ReadOptions, nearest_size};

/// One token of a list.
enum Piece<'text> {
    Open,
    Close,
    Atom(&'text str),
}

pub(super) fn parse(text: &str, options: &ReadOptions) -> Result<Vec<Draft>, ParseError> {
    let mut drafts = Vec::new();
    let mut grid: Vec<Vec<(Option<u32>, &str, Spot)>> = Vec::new();
    let mut depth = 0;
    for (piece, at) in pieces(text) {
        let malformed = || ParseError::at(at, ParseErrorKind::Malformed { notation: "lisp" });
        match piece {
            Piece::Open if depth < 2 => {
                depth += 1;
                if depth == 2 {
                    grid.push(Vec::new());
                }
            }
            Piece::Close if depth > 0 => {
                depth -= 1;
                if depth == 0 {
                    drafts.push(draft(&std::mem::take(&mut grid), at, options)?);
                }
            }
            Piece::Atom(atom) if depth == 2 => {
                let value = if atom.eq_ignore_ascii_case("nil") {
                    Some(0)
                } else {
                    atom.parse().ok()
                };
                grid.last_mut()
                    .ok_or_else(malformed)?
                    .push((value, atom, at));
            }
            // `(setf *grid* …)`, `#2A` and similar: words around the lists.
            Piece::Atom(_) if depth == 0 => {}
            _ => return Err(malformed()),
        }
    }
    if depth > 0 {
        return Err(ParseError::new(ParseErrorKind::Malformed {
            notation: "lisp",
        }));
    }
    Ok(drafts)
}

fn draft(
    rows: &[Vec<(Option<u32>, &str, Spot)>],
    end: Spot,
    options: &ReadOptions,
) -> Result<Draft, ParseError> {
    let size = rows.len();
    if grille_core::BoxShape::usual(size).is_err() {
        let found = rows.iter().map(Vec::len).sum();
        return Err(ParseError::at(
            end,
            ParseErrorKind::CellCount {
                found,
                nearest: nearest_size(found),
            },
        ));
    }
    if let Some(row) = rows.iter().find(|row| row.len() != size) {
        let at = row.first().map_or(end, |(_, _, at)| *at);
        return Err(ParseError::at(
            at,
            ParseErrorKind::RowLength {
                found: row.len(),
                expected: size,
            },
        ));
    }
    let mut givens = Vec::with_capacity(size * size);
    for (value, atom, at) in rows.iter().flatten() {
        let number = value
            .filter(|&value| value as usize <= size)
            .ok_or_else(|| {
                ParseError::at(
                    *at,
                    ParseErrorKind::Number {
                        found: (*atom).to_string(),
                        max: size,
                    },
                )
            })?;
        givens.push(Digit::new(number as u8));
    }
    Ok(Draft::from_givens(options.layout(size, None)?, givens))
}

/// The tokens of a text, without comments and quotes.
fn pieces(text: &str) -> impl Iterator<Item = (Piece<'_>, Spot)> {
    text.lines().enumerate().flat_map(|(number, line)| {
        let code = line.split(';').next().unwrap_or_default();
        let mut pieces = Vec::new();
        let mut atom: Option<(usize, usize)> = None;
        for (column, (at, character)) in code.char_indices().enumerate() {
            let ends =
                character.is_whitespace() || matches!(character, '(' | ')' | '\'' | '\u{FEFF}');
            if !ends {
                atom.get_or_insert((at, column));
                continue;
            }
            if let Some((from, column)) = atom.take() {
                pieces.push((
                    Piece::Atom(&code[from..at]),
                    Spot {
                        line: number + 1,
                        column: column + 1,
                    },
                ));
            }
            let spot = Spot {
                line: number + 1,
                column: column + 1,
            };
            match character {
                '(' => pieces.push((Piece::Open, spot)),
                ')' => pieces.push((Piece::Close, spot)),
                _ => {}
            }
        }
        if let Some((from, column)) = atom {
            pieces.push((
                Piece::Atom(&code[from..]),
                Spot {
                    line: number + 1,
                    column: column + 1,
                },
            ));
        }
        pieces
    })
}

/// One row per line, as in the document.
pub(super) fn print(puzzle: &Puzzle) -> String {
    let rows: Vec<String> = puzzle
        .values()
        .rows()
        .map(|row| {
            let numbers: Vec<String> = row
                .map(|value| value.map_or(0, Digit::value).to_string())
                .collect();
            format!("({})", numbers.join(" "))
        })
        .collect();
    format!("({})\n", rows.join("\n "))
}

#[cfg(test)]
mod tests {
    use grille_solve::Validate;

    use crate::{Notation, detect, read, read_one};

    const FILE: &str = "((4 0 0 0)\n (0 3 0 0)\n (0 0 0 3)\n (0 0 4 1))\n";

    #[test]
    fn the_document_file_reads_and_prints_back() {
        let puzzle = read_one(FILE).unwrap().validate().unwrap();
        assert_eq!(puzzle.to_string().replace('.', "0"), "4000030000030041");
        assert_eq!(Notation::Lisp.print(&puzzle).unwrap(), FILE);
    }

    #[test]
    fn arrays_quotes_comments_and_nil_are_understood() {
        for text in [
            "#2A((4 0 0 0) (0 3 0 0) (0 0 0 3) (0 0 4 1))",
            "; a grid\n'((4 nil 0 NIL)(0 3 0 0)(0 0 0 3)(0 0 4 1))",
        ] {
            assert_eq!(detect(text), Notation::Lisp);
            assert_eq!(read_one(text).unwrap().into_grid().unwrap().count(), 5);
        }
        assert_eq!(read(&FILE.repeat(3)).unwrap().len(), 3);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let said = |text: &str| read_one(text).unwrap_err().to_string();
        assert_eq!(
            said(&FILE.replace("4 1", "4 7")),
            "line 4, column 9: 7 is not a number from 0 to 4."
        );
        assert_eq!(
            said(&FILE.replace("4 1", "4 1 2")),
            "line 4, column 3: 5 cells in this row, not 4."
        );
        assert_eq!(said("((4 0 0 0)"), "This is not well-formed lisp.");
        assert_eq!(
            said("(4 0 0 0)"),
            "line 1, column 2: This is not well-formed lisp."
        );
        assert_eq!(
            said("(((4)))"),
            "line 1, column 3: This is not well-formed lisp."
        );
    }
}
