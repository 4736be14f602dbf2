//! Detects the notation of a text.

use grille_core::Alphabet;

use super::csv::Table;
use super::line::{fields, is_record, jigsaw, size_of};
use super::rows::Cells;
use super::{
    Notation, candidates, forum, fpuzzles, iss, killer, ksudoku, own_text, page, rows, sdk, signs,
    solo, sudokupad, sumocue,
};

/// The notation of a text, as far as it can be told: a text in none is treated as the one that gives the best error.
///
/// ```
/// use grille_notation::{Notation, detect};
///
/// assert_eq!(detect("4000030000030041"), Notation::Line);
/// assert_eq!(detect("4 0 0 0\n0 3 0 0\n0 0 0 3\n0 0 4 1"), Notation::Numbers);
/// assert_eq!(detect("quizzes,solutions\n4000030000030041,"), Notation::Csv);
/// ```
#[must_use]
pub fn detect(text: &str) -> Notation {
    let text = text.trim_start_matches('\u{FEFF}').trim_start();
    if let Some(notation) = of_opening(text) {
        return notation;
    }
    if own_text::is_one(text) {
        return Notation::Text;
    }
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| is_voter(line))
        .take(VOTERS)
        .collect();
    match of_collection(&lines) {
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

/// The notation of a text that is recognised by its first character.
fn of_opening(text: &str) -> Option<Notation> {
    let first = text.lines().next()?;
    match text.chars().next()? {
        '[' if sdk::section(first).is_some() => Some(Notation::Sdk),
        '[' if forum::starts_with_tag(first) => None,
        // Nested braces: a table in a program's source code.
        '{' if text[1..].trim_start().starts_with('{') => None,
        '{' | '[' => Some(of_json(text)),
        '.' | 'h' if iss::is_one(text) => Some(Notation::Iss),
        _ if sudokupad::is_one(text) => Some(Notation::SudokuPad),
        _ if fpuzzles::is_one(text) => Some(Notation::Fpuzzles),
        'S' if text.starts_with(sumocue::OPENING) => Some(Notation::SumoCue),
        '<' if ksudoku::is_one(text) => Some(Notation::KSudoku),
        '(' => Some(Notation::Lisp),
        // A Lisp comment, if a list follows.
        ';' => text
            .lines()
            .map(str::trim_start)
            .find(|line| !line.is_empty() && !line.starts_with(';'))
            .and_then(of_opening)
            .filter(|&notation| notation == Notation::Lisp),
        '\'' if text.starts_with("'(") => Some(Notation::Lisp),
        '#' if text.starts_with("#2A(") || text.starts_with("#2a(") => Some(Notation::Lisp),
        _ => None,
    }
}

/// Which program's JSON this is, by field names that no other one uses.
fn of_json(text: &str) -> Notation {
    if text.contains("\"gridSize\"") {
        Notation::Lisudoku
    } else if text.contains("\"grid\"") && text.contains("[{") {
        Notation::Fpuzzles
    } else {
        Notation::Json
    }
}

/// How many lines decide whether a text is a collection: sixteen tell a 16×16 grid from 4×4 ones.
pub(super) const VOTERS: usize = 16;

/// Whether a line counts when the notation is decided.
pub(super) fn is_voter(line: &str) -> bool {
    is_record(line) && !page::is_rule(line)
}

/// The notation of a text in which each line is a puzzle of its own, judged by its first lines; `None` if it is
/// something else. One bad line, or a title, does not turn a collection into a page.
pub(super) fn of_collection(lines: &[&str]) -> Option<Notation> {
    if Table::of_lines(lines).is_some() {
        return Some(Notation::Csv);
    }
    let first = lines.first()?.trim_start_matches('\u{FEFF}').trim_start();
    let lines = &lines[..lines.len().min(VOTERS)];
    // Below another kind of line, `1234 1234 1234 1234` is a row of candidates, not a grid in groups.
    let begins = of_line(first).is_some();
    let alone = |line: &str| {
        fields(line)
            .first()
            .is_some_and(|(_, cells)| are_cells(cells))
    };
    let mut own = lines.iter().filter_map(|line| {
        of_line(line).filter(|&notation| begins || notation != Notation::Line || alone(line))
    });
    match of_opening(first) {
        // Objects that span several lines are read together.
        Some(Notation::Json) => {
            return (own.filter(|&own| own == Notation::Json).count() == lines.len())
                .then_some(Notation::Json);
        }
        Some(_) => return None,
        None => {}
    }
    if own_text::is_one(&lines.join("\n")) {
        return None;
    }
    let notation = own.next()?;
    let puzzles = 1 + own.count();
    let most = lines.len() < 4 || 2 * puzzles >= lines.len();
    (most && !is_sixteen_square(lines)).then_some(notation)
}

/// The notation of a line that is a puzzle by itself.
pub(super) fn of_line(line: &str) -> Option<Notation> {
    let trimmed = line.trim_start_matches('\u{FEFF}').trim();
    if killer::is_one(trimmed) {
        return Some(Notation::Killer);
    }
    if signs::is_one(trimmed) {
        return Some(Notation::Signs);
    }
    if solo::is_one(trimmed) {
        return Some(Notation::Solo);
    }
    if jigsaw(trimmed, 1).is_some() {
        return Some(Notation::Line);
    }
    if trimmed.starts_with(':') && trimmed.matches(':').count() >= 3 {
        return Some(Notation::Hodoku);
    }
    let names = |inside: &str| inside.trim_start().starts_with(['"', '}']);
    if trimmed.ends_with('}') && trimmed.strip_prefix('{').is_some_and(names) {
        return Some(Notation::Json);
    }
    if trimmed.starts_with(page::is_bar) || page::is_rule(trimmed) {
        return None;
    }
    let fields = fields(trimmed);
    let (_, first) = fields.first()?;
    if candidates::alphabet_of(first).is_some() {
        return Some(Notation::Candidates);
    }
    let count = first.chars().count();
    let together: String = fields.iter().map(|(_, field)| *field).collect();
    if !are_cells(first) && !are_cells(&together) {
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

/// Whether there are as many characters as a grid has cells, and each is valid in it.
pub(super) fn are_cells(symbols: &str) -> bool {
    let reads = |size: usize, alphabet: Alphabet| {
        let mut symbols = symbols.chars();
        alphabet.suits(size)
            && symbols.all(|symbol| symbol == '-' || alphabet.read(symbol, size).is_some())
    };
    size_of(symbols.chars().count()).is_some_and(|size| {
        Alphabet::ALL
            .into_iter()
            .any(|alphabet| reads(size, alphabet))
    })
}

/// Whether the text is one 16×16 grid in rows and not a collection of 4×4 ones: sixteen lines of sixteen characters,
/// with some that no 4×4 grid has.
fn is_sixteen_square(lines: &[&str]) -> bool {
    let cells = |line: &&str| {
        line.chars()
            .filter(|&c| !c.is_whitespace() && !page::is_bar(c))
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
    use crate::read;

    #[test]
    fn sixteen_lines_of_sixteen_are_one_grid_when_they_must_be() {
        let mut rows = vec![".".repeat(16); 16];
        assert_eq!(read(&rows.join("\n")).unwrap().len(), 16);
        rows[9].replace_range(0..1, "G");
        let drafts = read(&rows.join("\n")).unwrap();
        assert_eq!((drafts.len(), drafts[0].layout.digits()), (1, 16));
        // With only five lines, the unusual one is an error in a collection of 4×4 grids.
        assert!(read(&rows[5..10].join("\n")).is_err());
    }

    #[test]
    fn nine_lines_of_nine_are_one_grid() {
        let rows = ["1........"; 9].join("\n");
        assert_eq!(read(&rows).unwrap().len(), 1);
    }
}
