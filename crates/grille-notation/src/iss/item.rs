//! Splits a constraint string into its items.

use grille_core::constraint::Fault;
use grille_say::text;

use super::super::error::{ParseError, ParseErrorKind, Spot};
use super::super::web::{percent_decoded, query};

/// An item: a name and arguments, with the items inside if it contains others.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) name: String,
    pub(super) args: Vec<String>,
    pub(super) children: Vec<Item>,
    pub(super) at: Spot,
}

impl Item {
    /// An argument that makes no sense.
    pub(super) fn wrong(&self, found: &str) -> ParseError {
        let field = if self.name.is_empty() {
            "."
        } else {
            &self.name
        };
        ParseError::at(
            self.at,
            ParseErrorKind::Field {
                field: field.to_string(),
                found: found.to_string(),
            },
        )
    }

    /// An item whose constraint makes no sense, or takes too much memory or time.
    pub(super) fn fault(&self, fault: Fault) -> ParseError {
        let constraint = text!("constraint-custom", name = &self.name);
        ParseError::at(self.at, ParseErrorKind::Fault { constraint, fault })
    }

    /// An item that is not supported here.
    pub(super) fn unsupported(&self) -> ParseError {
        ParseError::at(
            self.at,
            ParseErrorKind::Unsupported {
                notation: super::NAME,
                what: self.name.clone(),
            },
        )
    }

    /// The first item with one of these names: this one or one inside it.
    pub(super) fn find(&self, names: &[&str]) -> Option<&Item> {
        if names.contains(&&*self.name) {
            return Some(self);
        }
        self.children.iter().find_map(|child| child.find(names))
    }

    /// An item that the other program itself does not support together with another one.
    pub(super) fn unsupported_because(&self, word: &str) -> ParseError {
        ParseError::at(
            self.at,
            ParseErrorKind::Unsupported {
                notation: super::NAME,
                what: format!("{} ({word})", self.name),
            },
        )
    }

    /// An argument by its index.
    pub(super) fn arg(&self, at: usize) -> Result<&str, ParseError> {
        let arg = self.args.get(at).map(String::as_str);
        arg.ok_or_else(|| self.wrong(&self.args.join("~")))
    }

    /// Checks that there are no arguments.
    pub(super) fn no_arguments(&self) -> Result<(), ParseError> {
        if self.args.is_empty() {
            return Ok(());
        }
        Err(self.wrong(&self.args.join("~")))
    }

    /// The only argument, a number.
    pub(super) fn only_number(&self) -> Result<usize, ParseError> {
        if self.args.len() != 1 {
            return Err(self.wrong(&self.args.join("~")));
        }
        self.number(0)
    }

    /// An argument that is a number.
    pub(super) fn number<N: std::str::FromStr>(&self, at: usize) -> Result<N, ParseError> {
        let arg = self.arg(at)?;
        arg.parse().map_err(|_| self.wrong(arg))
    }
}

/// The constraints of a URL (`…?q=.Cage~…`), or the text itself.
pub(super) fn from_address(text: &str) -> String {
    match query(text.trim(), "q") {
        Some(query) => percent_decoded(query),
        None => text.to_string(),
    }
}

/// The greatest nesting depth of items.
const MAX_DEPTH: usize = 16;

/// The items of a text, with nested ones inside.
pub(super) fn items(text: &str) -> Result<Vec<Item>, ParseError> {
    let mut stack: Vec<Item> = Vec::new();
    let mut all: Vec<Item> = Vec::new();
    for item in flat(text)? {
        let closes = item.name == "End";
        let opens = matches!(&*item.name, "Or" | "And" | "Replicate");
        if opens {
            if stack.len() == MAX_DEPTH {
                return Err(item.wrong(&item.name));
            }
            stack.push(item);
            continue;
        }
        let done = if closes {
            stack.pop().ok_or_else(|| item.wrong("End"))?
        } else {
            item
        };
        match stack.last_mut() {
            Some(parent) => parent.children.push(done),
            None => all.push(done),
        }
    }
    match stack.pop() {
        Some(open) => Err(open.wrong(&open.name)),
        None => Ok(all),
    }
}

/// The items in sequence.
fn flat(text: &str) -> Result<Vec<Item>, ParseError> {
    let mut items: Vec<Item> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if line.starts_with('#') {
            continue;
        }
        for (column, symbol) in line.chars().enumerate() {
            let at = Spot {
                line: number + 1,
                column: column + 1,
            };
            match (symbol, items.last_mut()) {
                (symbol, _) if symbol.is_whitespace() || symbol == '\u{FEFF}' => {}
                ('.', _) => items.push(Item {
                    name: String::new(),
                    args: Vec::new(),
                    children: Vec::new(),
                    at,
                }),
                (found, None) => {
                    return Err(ParseError::at(at, ParseErrorKind::Character { found }));
                }
                ('~', Some(item)) => item.args.push(String::new()),
                (symbol, Some(item)) => match item.args.last_mut() {
                    Some(arg) => arg.push(symbol),
                    None => item.name.push(symbol),
                },
            }
        }
    }
    // `..` and a trailing dot mean nothing.
    items.retain(|item| !item.name.is_empty() || !item.args.is_empty());
    Ok(items)
}
