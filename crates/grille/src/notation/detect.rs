//! Which notation a text is in.

use super::csv::Table;
use super::line::{fields, is_record, size_of};
use super::rows::{self, Cells};
use super::{Alphabet, Notation, candidates, sdk};

/// The notation that a text is in, as far as it can be told: a text in none is taken for the one that
/// gives the best error.
///
/// ```
/// use grille::notation::{Notation, detect};
///
/// assert_eq!(detect("4000030000030041"), Notation::Line);
/// assert_eq!(detect("4 0 0 0\n0 3 0 0\n0 0 0 3\n0 0 4 1"), Notation::Numbers);
/// assert_eq!(detect("quizzes,solutions\n4000030000030041,"), Notation::Csv);
/// ```
#[must_use]
pub fn detect(text: &str) -> Notation {
    let text = text.trim_start_matches('\u{FEFF}').trim_start();
    let is_section = text
        .lines()
        .next()
        .is_some_and(|line| sdk::section(line).is_some());
    match text.chars().next() {
        Some('[') if is_section => return Notation::Sdk,
        Some('{' | '[') => return Notation::Json,
        Some('(' | ';') => return Notation::Lisp,
        Some('\'') if text.starts_with("'(") => return Notation::Lisp,
        Some('#') if text.starts_with("#2A(") || text.starts_with("#2a(") => return Notation::Lisp,
        _ => {}
    }
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| is_record(line))
        .take(17)
        .collect();
    match of_first_line(&lines) {
        Some(notation) => notation,
        None if text
            .lines()
            .any(|line| sdk::remark(line).is_some() || sdk::section(line).is_some()) =>
        {
            Notation::Sdk
        }
        None => of_page(text, &lines),
    }
}

/// The notation of a text whose first line is a puzzle of its own; `None` where it is not.
pub(super) fn of_first_line(lines: &[&str]) -> Option<Notation> {
    let first = lines.first()?;
    if Table::from_heading(first).is_some() {
        return Some(Notation::Csv);
    }
    of_line(first).filter(|_| !is_sixteen_square(lines))
}

/// The notation of a line that is a puzzle by itself.
pub(super) fn of_line(line: &str) -> Option<Notation> {
    let trimmed = line.trim_start_matches('\u{FEFF}').trim();
    if trimmed.starts_with(':') && trimmed.matches(':').count() >= 3 {
        return Some(Notation::Hodoku);
    }
    if trimmed.starts_with('{') && trimmed.ends_with('}') {
        return Some(Notation::Json);
    }
    if trimmed.starts_with(rows::is_bar) || rows::is_rule(trimmed) {
        return None;
    }
    let fields = fields(trimmed);
    let (_, first) = fields.first()?;
    if candidates::alphabet_of(first).is_some() {
        return Some(Notation::Candidates);
    }
    let count = first.chars().count();
    if size_of(count).is_none()
        && size_of(fields.iter().map(|(_, field)| field.chars().count()).sum()).is_none()
    {
        return None;
    }
    // Sixteen single numbers are a row of a grid, not a 4×4 one; 81 are document D's digits.
    if fields.len() > 1 && count == 1 {
        return None;
    }
    // In `530|070|000` or `5 3 .|. 7 .|` the fields are boxes, not rows.
    if size_of(count).is_none() && fields.iter().any(|(_, field)| field.chars().count() < 4) {
        return None;
    }
    Some(if trimmed.contains(',') && size_of(count).is_some() {
        Notation::Csv
    } else {
        Notation::Line
    })
}

/// Whether the text is one 16×16 grid in rows and not a collection of 4×4 ones: sixteen lines of
/// sixteen characters, with some that no 4×4 grid has.
fn is_sixteen_square(lines: &[&str]) -> bool {
    let cells = |line: &&str| {
        line.chars()
            .filter(|&c| !c.is_whitespace() && !rows::is_bar(c))
            .collect()
    };
    let rows: Vec<String> = lines.iter().take(16).map(cells).collect();
    let reads = |alphabet: Alphabet| {
        rows.iter()
            .all(|row| row.chars().all(|symbol| alphabet.read(symbol, 4).is_some()))
    };
    rows.len() == 16
        && rows.iter().all(|row| row.chars().count() == 16)
        && !reads(Alphabet::Digits)
        && !reads(Alphabet::Letters)
}

/// The notation of a grid laid out over several lines.
fn of_page(text: &str, lines: &[&str]) -> Notation {
    let cells = rows::read(text, &super::ReadOptions::default())
        .ok()
        .map(|found| found[0].cells);
    let bars = |test: fn(char) -> bool| text.contains(test);
    if cells == Some(Cells::Candidates) {
        Notation::Pencilmarks
    } else if bars(|c| matches!(c, '\u{2500}'..='\u{257F}')) {
        Notation::Grid
    } else if bars(|c| matches!(c, '|' | '!')) {
        match lines.first().map(|line| line.trim()) {
            Some(line) if line.starts_with("a ") || line.starts_with("A ") => Notation::Chess,
            Some(line) if line.starts_with("1 ") => Notation::Dialogue,
            Some(line) if line.starts_with('*') => Notation::Ss,
            _ => Notation::Class,
        }
    } else if cells == Some(Cells::Numbers)
        || lines.iter().any(|line| line.split_whitespace().count() > 3)
    {
        Notation::Numbers
    } else if lines.len() > 1 || cells == Some(Cells::Symbols) {
        Notation::Sdk
    } else {
        Notation::Line
    }
}

#[cfg(test)]
mod tests {
    use crate::notation::read;

    #[test]
    fn sixteen_lines_of_sixteen_are_one_grid_when_they_must_be() {
        let mut rows = vec![".".repeat(16); 16];
        assert_eq!(read(&rows.join("\n")).unwrap().len(), 16);
        rows[9].replace_range(0..1, "G");
        let drafts = read(&rows.join("\n")).unwrap();
        assert_eq!((drafts.len(), drafts[0].geometry.digits()), (1, 16));
        // With five lines only, the strange one is an error in a collection of 4×4 grids.
        assert!(read(&rows[5..10].join("\n")).is_err());
    }

    #[test]
    fn nine_lines_of_nine_are_one_grid() {
        let rows = ["1........"; 9].join("\n");
        assert_eq!(read(&rows).unwrap().len(), 1);
    }
}
