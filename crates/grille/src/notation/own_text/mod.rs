//! Our own text of a puzzle with constraints, to be written in an editor; `docs/variants.md` describes it.
//!
//! ```text
//! size 4
//! grid
//! 1 . . .
//! . . . .
//! . . . .
//! . . . 2
//! anti-knight
//! cage 6: r1c3 r1c4 r2c4
//! ```

mod cells;
mod condition;
mod constraint;
mod layout;
mod statement;
mod write;

pub(super) use layout::{geometry as layout, write_whole as write_layout};
pub(super) use write::{constraint as write_constraint, print};

use super::Alphabet;
use super::error::{ParseError, ParseErrorKind};
use crate::layouts::NamedLayout;
use crate::variant::Quota;
use crate::{Draft, Header};
use layout::Layout;
use statement::{Statement, statements};

/// Whether a text is in this notation: one of its first lines says how large the grid is, or that it comes,
/// with as many rows as it has columns (a title before lines that are whole puzzles has not).
pub(super) fn is_one(text: &str) -> bool {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    // What decides stands at the top; the largest square has 25 rows.
    let lines: Vec<&str> = lines.take(24 + 25).collect();
    lines.iter().take(24).enumerate().any(|(number, line)| {
        let mut words = line.split_whitespace();
        let word = words
            .next()
            .map(crate::variant::written_word)
            .unwrap_or_default();
        match &*word {
            "grid" | "grille" => words.next().is_none() && is_square(&lines[number + 1..]),
            "size" | "taille" => words.next().is_some_and(|size| {
                size.starts_with(|c: char| c.is_ascii_digit()) && words.next().is_none()
            }),
            "layout" | "plan" => words
                .next()
                .is_some_and(|name| name.parse::<NamedLayout>().is_ok() && words.next().is_none()),
            _ => false,
        }
    })
}

/// Whether as many rows come first as the first of them has symbols.
fn is_square(lines: &[&str]) -> bool {
    let symbols = |line: &&str| {
        let symbols = line.chars().filter(|c| !c.is_whitespace() && *c != '|');
        symbols.count()
    };
    lines.first().map(symbols).is_some_and(|width| {
        let rows = lines.iter().take(width);
        rows.filter(|line| symbols(line) == width).count() == width
    })
}

/// The constraints that some lines describe.
pub(super) fn constraints(
    text: &str,
    geometry: &crate::Geometry,
    quota: &Quota<'_>,
) -> Result<Vec<crate::variant::Constraint>, ParseError> {
    constraint::read_all(&statements(text)?, geometry, quota)
}

/// One puzzle.
pub(super) fn parse(text: &str, quota: &Quota<'_>) -> Result<Vec<Draft>, ParseError> {
    let statements = statements(text)?;
    if statements.is_empty() {
        return Err(ParseError::new(ParseErrorKind::Empty));
    }
    let layout = Layout::new(&statements)?;
    let geometry = layout.build()?;
    let mut draft = Draft::new(geometry);
    draft.script.alphabet = Alphabet::of(&draft.geometry);
    let mut others: Vec<&Statement> = Vec::new();
    for statement in &statements {
        match &*statement.word {
            "grid" => {
                let values = layout.values(statement, &draft.geometry)?;
                for (entry, value) in draft.entries.iter_mut().zip(values) {
                    entry.value = value.or(entry.value);
                    entry.given |= value.is_some();
                }
            }
            "placed" => {
                let values = layout.values(statement, &draft.geometry)?;
                for (entry, value) in draft.entries.iter_mut().zip(values) {
                    entry.value = entry.value.or(value);
                }
            }
            "solution" => draft.solution = Some(layout.values(statement, &draft.geometry)?),
            "candidates" => {
                let digits = statement.digits(&draft.geometry)?;
                for cell in cells::list(statement, &draft.geometry)? {
                    draft.entries[cell.index()].allowed = digits;
                }
            }
            word if layout::is_word(word) => {}
            word => match Header::ALL.into_iter().find(|header| header.key() == word) {
                Some(header) => draft.headers.push(header, &statement.rest_text),
                None => others.push(statement),
            },
        }
    }
    draft.constraints = constraint::read_all(&others, &draft.geometry, quota)?;
    Ok(vec![draft])
}
