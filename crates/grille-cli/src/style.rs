//! Colour: where it helps a person at a terminal, and never where a program reads. Nothing depends on colour alone.

use std::io::{self, IsTerminal};
use std::sync::OnceLock;

use clap::ValueEnum;
use clap::builder::styling::{AnsiColor, Style};

/// When to use colour, as the user says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum When {
    /// On a terminal, unless the environment says otherwise.
    #[default]
    Auto,
    /// In pipes and files too.
    Always,
    /// Nowhere.
    Never,
}

/// The user's choice, once the arguments are known.
static WHEN: OnceLock<When> = OnceLock::new();

/// Sets the user's choice for the whole run.
pub(crate) fn choose(when: When) {
    let _ = WHEN.set(when);
}

impl When {
    /// Whether to use colour. `NO_COLOR` and `CLICOLOR_FORCE` have their usual meaning; the option takes precedence
    /// over them.
    fn applies(self, to_terminal: bool, variable: impl Fn(&str) -> Option<String>) -> bool {
        let is_set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
        match self {
            When::Always => true,
            When::Never => false,
            When::Auto if is_set("NO_COLOR") => false,
            When::Auto if is_set("CLICOLOR_FORCE") => {
                variable("CLICOLOR_FORCE").as_deref() != Some("0")
            }
            When::Auto => to_terminal && variable("TERM").as_deref() != Some("dumb"),
        }
    }
}

fn applies(to_terminal: bool) -> bool {
    let when = WHEN.get().copied().unwrap_or_default();
    when.applies(to_terminal, |name| std::env::var(name).ok())
}

/// Whether results are coloured.
pub(crate) fn on_stdout() -> bool {
    applies(io::stdout().is_terminal())
}

/// Whether notes and errors are coloured.
pub(crate) fn on_stderr() -> bool {
    applies(io::stderr().is_terminal())
}

/// The role of a piece of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The word that announces an error.
    Error,
    /// What a person looks for first.
    Heading,
    /// A digit of the puzzle.
    Given,
    /// A digit that was found.
    Found,
    /// A candidate that a step refers to.
    Marked,
}

impl Role {
    fn style(self) -> Style {
        match self {
            Role::Error => AnsiColor::Red.on_default().bold(),
            Role::Heading | Role::Given => Style::new().bold(),
            Role::Found => AnsiColor::Cyan.on_default(),
            Role::Marked => AnsiColor::Yellow.on_default().bold(),
        }
    }

    /// The text in the colour of this role.
    pub(crate) fn paint(self, text: &str) -> String {
        let style = self.style();
        format!("{style}{text}{style:#}")
    }

    /// The same, if results are coloured.
    pub(crate) fn paint_on_stdout(self, text: String) -> String {
        if on_stdout() { self.paint(&text) } else { text }
    }
}

/// A drawn grid with its givens and the digits found later in different colours: comparing it with drawings of the
/// empty grid and of the givens alone shows which is which.
pub(crate) fn paint_grid(empty: &str, givens: &str, filled: &str) -> String {
    let count = filled.chars().count();
    if empty.chars().count() != count || givens.chars().count() != count {
        return filled.to_string();
    }
    let mut painted = String::with_capacity(filled.len() * 4);
    for ((empty, given), filled) in empty.chars().zip(givens.chars()).zip(filled.chars()) {
        let role = match filled {
            _ if empty != given => Role::Given,
            _ if given != filled => Role::Found,
            _ => {
                painted.push(filled);
                continue;
            }
        };
        painted.push_str(&role.paint(filled.encode_utf8(&mut [0; 4])));
    }
    painted
}

/// The drawing of a step, with its marks coloured if results are.
pub(crate) fn drawn(drawing: &str) -> String {
    if on_stdout() {
        paint_marks(drawing)
    } else {
        drawing.to_string()
    }
}

/// The drawing of a step, with the candidates that have signs around them coloured.
fn paint_marks(drawing: &str) -> String {
    const SIGNS: [(char, char); 7] = [
        ('=', '='),
        ('-', '-'),
        ('[', ']'),
        ('~', '~'),
        ('(', ')'),
        ('<', '>'),
        ('+', '+'),
    ];
    let mut painted = String::with_capacity(drawing.len() * 2);
    let mut rest = drawing;
    while let Some(first) = rest.chars().next() {
        let mut next = rest.char_indices().skip(1);
        let marked = match (next.next(), next.next()) {
            (Some((_, symbol)), Some((at, last)))
                if symbol.is_alphanumeric() && SIGNS.contains(&(first, last)) =>
            {
                Some(at + last.len_utf8())
            }
            _ => None,
        };
        let end = marked.unwrap_or(first.len_utf8());
        match marked {
            Some(_) => painted.push_str(&Role::Marked.paint(&rest[..end])),
            None => painted.push(first),
        }
        rest = &rest[end..];
    }
    painted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uncoloured(text: &str) -> String {
        let mut pieces = text.split('\u{1b}');
        let first = pieces.next().unwrap_or_default().to_string();
        pieces.fold(first, |all, piece| {
            all + piece.split_once('m').map_or(piece, |(_, text)| text)
        })
    }

    #[test]
    fn an_option_means_more_than_a_variable_and_a_variable_more_than_the_terminal() {
        let with = |set: &'static [(&str, &str)]| {
            move |name: &str| {
                let found = set.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_string())
            }
        };
        assert!(When::Auto.applies(true, with(&[])));
        assert!(!When::Auto.applies(false, with(&[])));
        assert!(!When::Auto.applies(true, with(&[("NO_COLOR", "1")])));
        assert!(When::Auto.applies(true, with(&[("NO_COLOR", "")])));
        assert!(When::Auto.applies(false, with(&[("CLICOLOR_FORCE", "1")])));
        assert!(!When::Auto.applies(true, with(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")])));
        assert!(!When::Auto.applies(true, with(&[("TERM", "dumb")])));
        assert!(When::Always.applies(false, with(&[("NO_COLOR", "1")])));
        assert!(!When::Never.applies(true, with(&[("CLICOLOR_FORCE", "1")])));
    }

    #[test]
    fn givens_and_digits_found_are_told_apart_and_nothing_else_changes() {
        let painted = paint_grid("|. .|", "|4 .|", "|4 1|");
        let (given, found) = (Role::Given.paint("4"), Role::Found.paint("1"));
        assert_eq!(painted, format!("|{given} {found}|"));
        assert_eq!(uncoloured(&painted), "|4 1|");
        assert_eq!(paint_grid("|.|", "|4 .|", "|4 1|"), "|4 1|");
    }

    #[test]
    fn candidates_with_signs_are_marked_and_frames_are_not() {
        let drawing = ".---.\n| 12[3] -4-5 | =é=\n:---+---:\n";
        let painted = paint_marks(drawing);
        assert_eq!(uncoloured(&painted), drawing);
        for marked in ["[3]", "-4-", "=é="] {
            assert!(painted.contains(&Role::Marked.paint(marked)), "{painted:?}");
        }
        assert_eq!(painted.matches("\u{1b}[0m").count(), 3, "{painted:?}");
    }
}
