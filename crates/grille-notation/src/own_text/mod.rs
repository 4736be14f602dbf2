//! Our own text notation for puzzles with constraints, to be written in an editor; `docs/variants.md` describes it.
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

pub(super) use layout::{read_whole as read_layout, write_whole as write_layout};
pub(super) use write::{constraint as write_constraint, print};

use grille_core::internal::Quota;
use grille_core::layouts::NamedLayout;
use grille_core::{Alphabet, Draft, Header};

use super::error::{ParseError, ParseErrorKind};
use layout::LayoutText;
use statement::{Statement, statements};

/// Whether a text is in this notation: one of its first lines gives the size of the grid, or announces the grid and is
/// followed by as many rows as it has columns (unlike a title before lines that are whole puzzles).
pub(super) fn is_one(text: &str) -> bool {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    // The decisive lines are at the top; the largest square has 25 rows.
    let lines: Vec<&str> = lines.take(24 + 25).collect();
    lines.iter().take(24).enumerate().any(|(number, line)| {
        let mut words = line.split_whitespace();
        let word = words
            .next()
            .map(grille_core::internal::written_word)
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

/// Whether there are first as many rows as the first of them has symbols.
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

/// Adds the constraints that some lines describe to a draft.
pub(super) fn add_constraints(
    draft: &mut Draft,
    text: &str,
    quota: &Quota<'_>,
) -> Result<(), ParseError> {
    constraint::add_all(draft, &statements(text)?, quota)
}

/// One puzzle.
pub(super) fn parse(text: &str, quota: &Quota<'_>) -> Result<Vec<Draft>, ParseError> {
    let statements = statements(text)?;
    if statements.is_empty() {
        return Err(ParseError::new(ParseErrorKind::Empty));
    }
    let text = LayoutText::new(&statements)?;
    let layout = text.build()?;
    let mut draft = Draft::new(layout);
    draft.script.alphabet = Alphabet::of(&draft.layout);
    let mut others: Vec<&Statement> = Vec::new();
    for statement in &statements {
        match &*statement.word {
            "grid" => {
                let values = text.values(statement, &draft.layout)?;
                for (entry, value) in draft.entries.iter_mut().zip(values) {
                    entry.value = value.or(entry.value);
                    entry.given |= value.is_some();
                }
            }
            "placed" => {
                let values = text.values(statement, &draft.layout)?;
                for (entry, value) in draft.entries.iter_mut().zip(values) {
                    entry.value = entry.value.or(value);
                }
            }
            "solution" => draft.solution = Some(text.values(statement, &draft.layout)?),
            "candidates" => {
                let digits = statement.digits(&draft.layout)?;
                for cell in cells::list(statement, &draft.layout)? {
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
    constraint::add_all(&mut draft, &others, quota)?;
    Ok(vec![draft])
}
