//! An `.sdk` file: headers (`#A` author, `#D` description, …), then nine lines of nine characters; also with the
//! section names `[Puzzle]` and `[State]` that some programs write.

use grille_core::{Draft, Header, Headers, Script};
use grille_solve::Puzzle;

use super::error::ParseError;
use super::{Inexpressible, Notation, ReadOptions, Why, rows};

/// The header on a line, if it is one.
pub(super) fn remark(line: &str) -> Option<(Header, &str)> {
    let rest = line.trim().strip_prefix('#')?;
    let letter = rest.chars().next()?;
    let header = Header::ALL
        .into_iter()
        .find(|header| header.letter() == letter)?;
    Some((header, rest[1..].trim()))
}

/// The sections of such files; other words in brackets are forum markup.
const SECTIONS: [&str; 9] = [
    "puzzle",
    "givens",
    "state",
    "solution",
    "candidates",
    "pencilmarks",
    "history",
    "comment",
    "settings",
];

/// The name of a section, `[Puzzle]`, in lower case.
pub(super) fn section(line: &str) -> Option<String> {
    let name = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    let name = name.to_ascii_lowercase();
    SECTIONS.contains(&name.as_str()).then_some(name)
}

pub(super) fn parse(text: &str, options: &ReadOptions) -> Result<Vec<Draft>, ParseError> {
    let mut remarks = Vec::new();
    let mut wanted = true;
    let mut cells = String::new();
    for (number, line) in (1..).zip(text.lines()) {
        // A line that is not part of the grid becomes an empty one, so that errors name the right line.
        if let Some(name) = section(line) {
            // The state of a game in progress and other sections are not the puzzle.
            wanted = matches!(name.as_str(), "puzzle" | "givens");
        } else if let Some((header, remark)) = remark(line) {
            remarks.push((number, header, remark));
        } else if wanted {
            cells.push_str(line);
        }
        cells.push('\n');
    }
    let found = rows::read(&cells, options)?;
    // If several files follow each other, a header belongs to the grid below it.
    let starts: Vec<usize> = found.iter().map(|found| found.line).collect();
    let mut headers = vec![Headers::default(); found.len()];
    for (number, header, remark) in remarks {
        let below = starts.iter().position(|&start| start > number);
        if let Some(headers) = headers.get_mut(below.unwrap_or(starts.len() - 1)) {
            headers.push(header, remark);
        }
    }
    let with_headers = |(found, headers): (rows::Found, Headers)| Draft {
        headers,
        ..found.draft
    };
    Ok(found.into_iter().zip(headers).map(with_headers).collect())
}

pub(super) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    if puzzle.layout().digits() != 9 {
        return Err(Inexpressible {
            notation: Notation::Sdk,
            why: Why::Size,
        });
    }
    let script = Script {
        empty: '.',
        ..puzzle.script()
    };
    let mut text = String::new();
    for (header, remark) in puzzle.headers().iter() {
        text.push_str(&format!("#{}{remark}\n", header.letter()));
    }
    for row in puzzle.values().rows() {
        text.extend(row.map(|value| script.symbol(value)));
        text.push('\n');
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use grille_solve::Validate;

    use super::*;
    use crate::{detect, read_one};

    const FILE: &str = "#ARuud\n#DA nice one\n#CFor tests\n#B03-08-2006\n#SSudoCue\n#LEasy\n#Uwww.example.org\n\
        2..1.5..3\n.54...71.\n.1.2.3.8.\n6.28.73.4\n.........\n1.53.98.6\n.2.7.1.6.\n.81...24.\n7..4.2..1\n";

    #[test]
    fn the_remarks_come_along() {
        assert_eq!(detect(FILE), Notation::Sdk);
        let puzzle = read_one(FILE).unwrap().validate().unwrap();
        assert_eq!(puzzle.headers().get(Header::Author), Some("Ruud"));
        assert_eq!(puzzle.headers().get(Header::Date), Some("03-08-2006"));
        assert_eq!(print(&puzzle).unwrap(), FILE);
    }

    #[test]
    fn only_the_puzzle_section_is_read() {
        let grid = &FILE[FILE.find('2').unwrap()..];
        let grid = &grid[grid.find("2..1").unwrap()..];
        let text = format!("[Puzzle]\n{grid}[State]\nRater=1\n");
        assert_eq!(read_one(&text).unwrap().into_grid().unwrap().count(), 36);
    }

    #[test]
    fn an_error_names_the_line_of_the_file() {
        let error = read_one(&FILE.replace(".54...71.", ".54..é71.")).unwrap_err();
        assert!(
            error.to_string().starts_with("line 9, column 6: "),
            "{error}"
        );
    }
}
