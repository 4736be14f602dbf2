//! A table with one puzzle per line: `quizzes,solutions`, or any columns with such names.

use grille_core::{Alphabet, Draft, Script};
use grille_solve::Puzzle;

use super::error::{ParseError, ParseErrorKind, Spot};
use super::line::{is_record, records, refuse_second, symbols, with_solution};
use super::rows::draft_of_symbols;
use super::{ReadOptions, line, nearest_size};

/// Which columns of a table hold what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Table {
    separator: char,
    puzzle: usize,
    solution: Option<usize>,
    /// Whether a heading names them.
    named: bool,
}

impl Table {
    /// A table without a heading: the puzzle, then possibly its solution.
    pub(super) const PLAIN: Table = Table {
        separator: ',',
        puzzle: 0,
        solution: Some(1),
        named: false,
    };

    /// The columns named by the first of some lines. A single word is a heading only if a puzzle follows; otherwise it
    /// is the title of a page.
    pub(super) fn of_lines(lines: &[&str]) -> Option<Table> {
        let table = Table::from_heading(lines.first()?)?;
        let names = cut(lines[0], table.separator);
        let columns = names.iter().filter(|(_, name)| !name.is_empty()).count();
        let options = ReadOptions::default();
        let fits = || {
            let next = lines.get(1)?;
            table.parse_record(next, 2, &options).ok()
        };
        (columns > 1 || fits().is_some()).then_some(table)
    }

    /// The columns that a heading names; `None` if the line is not a heading.
    fn from_heading(heading: &str) -> Option<Table> {
        let separator = [',', ';', '\t']
            .into_iter()
            .find(|&separator| heading.contains(separator))
            .unwrap_or(',');
        let names: Vec<String> = cut(heading, separator)
            .into_iter()
            .map(|(_, name)| name.trim().to_ascii_lowercase())
            .collect();
        let column = |of: &[&str]| names.iter().position(|name| of.contains(&name.as_str()));
        let puzzle = column(&[
            "quizzes", "quiz", "puzzle", "puzzles", "grid", "sudoku", "givens", "problem",
            "question",
        ])?;
        Some(Table {
            separator,
            puzzle,
            solution: column(&["solutions", "solution", "solved", "answer"]),
            named: true,
        })
    }

    /// Reads the puzzle of one line.
    pub(super) fn parse_record(
        self,
        text: &str,
        number: usize,
        options: &ReadOptions,
    ) -> Result<Draft, ParseError> {
        let fields = cut(text, self.separator);
        let Some((column, field)) = fields.get(self.puzzle) else {
            let end = Spot {
                line: number,
                column: text.chars().count() + 1,
            };
            return Err(ParseError::at(
                end,
                ParseErrorKind::Missing { field: "quizzes" },
            ));
        };
        let cells = symbols(field, number, *column);
        let Some(size) = super::line::size_of(cells.len()) else {
            let at = Spot {
                line: number,
                column: *column,
            };
            let found = cells.len();
            return Err(ParseError::at(
                at,
                ParseErrorKind::CellCount {
                    found,
                    nearest: nearest_size(found),
                },
            ));
        };
        let mut draft = draft_of_symbols(&cells, options.layout(size, None)?, options)?;
        if let Some((column, field)) = self.solution.and_then(|solution| fields.get(solution)) {
            draft = with_solution(draft, &cells, field, options)?;
            if draft.solution.is_none() && !self.named {
                refuse_second(&draft, field, number, *column)?;
            } else if draft.solution.is_none() && !field.is_empty() {
                let kind = ParseErrorKind::Field {
                    field: "solutions".to_string(),
                    found: field.clone(),
                };
                return Err(ParseError::at(
                    Spot {
                        line: number,
                        column: *column,
                    },
                    kind,
                ));
            }
        }
        Ok(draft)
    }
}

/// The fields of a line with their columns; quotation marks keep a separator inside a field.
fn cut(line: &str, separator: char) -> Vec<(usize, String)> {
    let mut fields = vec![(1, String::new())];
    let mut quoted = false;
    for (at, character) in line.chars().enumerate() {
        let (column, field) = fields.last_mut().expect("there is always a field");
        match character {
            '"' => {
                quoted = !quoted;
                if field.is_empty() {
                    *column = at + 2;
                }
            }
            _ if character == separator && !quoted => fields.push((at + 2, String::new())),
            '\r' | '\u{FEFF}' => {}
            _ => field.push(character),
        }
    }
    for (_, field) in &mut fields {
        *field = field.trim().to_string();
    }
    fields
}

pub(super) fn parse(text: &str, options: &ReadOptions) -> Result<Vec<Draft>, ParseError> {
    let first: Vec<&str> = text
        .lines()
        .filter(|line| is_record(line))
        .take(2)
        .collect();
    let heading = Table::of_lines(&first);
    let table = heading.unwrap_or(Table::PLAIN);
    records(text)
        .skip(usize::from(heading.is_some()))
        .map(|(number, line)| table.parse_record(line, number, options))
        .collect()
}

/// One line; the heading is [`Notation::heading`](super::Notation::heading).
pub(super) fn print(puzzle: &Puzzle) -> String {
    let alphabet = puzzle.script().alphabet;
    let empty = if alphabet == Alphabet::Hexadecimal {
        '.'
    } else {
        '0'
    };
    let script = Script { alphabet, empty };
    let solution = puzzle
        .solution()
        .map(|solution| line(solution, script))
        .unwrap_or_default();
    format!("{},{solution}", line(puzzle.values(), script))
}

#[cfg(test)]
mod tests {
    use grille_solve::Validate;

    use crate::{Notation, detect, read, read_one};

    #[test]
    fn columns_are_found_by_name() {
        for text in [
            "quizzes,solutions\n4000030000030041,4132231412433241\n",
            "id;solution;puzzle\n1;4132231412433241;4000030000030041\n",
            "\"puzzle\",\"note\",\"solution\"\n\"4000030000030041\",\"easy, small\",\"4132231412433241\"\n",
        ] {
            assert_eq!(detect(text), Notation::Csv, "{text}");
            let puzzle = read_one(text).unwrap().validate();
            // The solution is taken as it is: here it does not fit, and the error says so.
            assert!(puzzle.is_err(), "{text}");
        }
    }

    #[test]
    fn a_table_needs_no_solutions_and_no_heading() {
        assert_eq!(
            read("puzzle,difficulty\n4000030000030041,1.2\n")
                .unwrap()
                .len(),
            1
        );
        assert_eq!(
            read("4000030000030041,\n4000030000030041,4132324123141423\n")
                .unwrap()
                .len(),
            2
        );
    }

    #[test]
    fn a_bad_field_is_named_with_its_place() {
        let said = |text: &str| read(text).unwrap_err().to_string();
        assert_eq!(
            said("id,puzzle\n1\n"),
            "line 2, column 2: The field quizzes is missing."
        );
        assert_eq!(
            said("id,puzzle\n1,400\n"),
            "line 2, column 3: 3 cells found; a 4×4 grid has 16."
        );
        assert!(
            said("quizzes,solutions\n4000030000030041,41\n").starts_with("line 2, column 18: ")
        );
    }
}
