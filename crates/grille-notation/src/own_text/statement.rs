//! Splits a text into statements: a keyword, what comes before and after the colon, and the rows below it.

use grille_core::internal::written_word;
use grille_core::layouts::NamedLayout;
use grille_core::{DigitSet, Header, Layout};

use super::super::error::{ParseError, ParseErrorKind, Spot};

/// One statement.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    /// The keyword in its written form, in English.
    pub(super) word: String,
    /// The words before the colon, each with its column.
    pub(super) args: Vec<Token>,
    /// Those after it; `None` without a colon.
    pub(super) rest: Option<Vec<Token>>,
    /// Everything after the colon, verbatim.
    pub(super) rest_text: String,
    /// Rows of cells below the statement.
    pub(super) rows: Vec<(usize, String)>,
    pub(super) line: usize,
}

/// A word with its position.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) text: String,
    pub(super) column: usize,
}

/// Whether a statement has rows below it.
fn has_rows(word: &str) -> bool {
    matches!(word, "grid" | "placed" | "solution" | "regions")
}

/// Translates the French keywords of the layout and the headers.
fn layout_word(word: String) -> String {
    let english = match &*word {
        "grille" => "grid",
        "taille" => "size",
        "plan" => "layout",
        "boites" | "blocs" => "boxes",
        "chiffres" => "digits",
        "zones" => "regions",
        "maisons" => "houses",
        "maison" => "house",
        "places" | "poses" => "placed",
        "candidats" => "candidates",
        "differents" => "unlike",
        "titre" | "title" => "description",
        "auteur" => "author",
        "commentaire" => "comment",
        "niveau" => "level",
        "fin" => "end",
        "ou" => "or",
        _ => return word,
    };
    english.to_string()
}

/// All statements of a text, in order.
pub(super) fn statements(text: &str) -> Result<Vec<Statement>, ParseError> {
    let mut statements: Vec<Statement> = Vec::new();
    // The number of rows by the size, and those that the last statement still needs.
    let (mut rows, mut missing) = (None, 0);
    for (number, full) in (1..).zip(text.trim_start_matches('\u{FEFF}').lines()) {
        let line = without_comment(full);
        if line.trim().is_empty() {
            continue;
        }
        if missing > 0
            && let Some(last) = statements.last_mut()
        {
            if super::super::page::is_rule(line) {
                continue;
            }
            if last.rows.is_empty() && rows.is_none() {
                // The first row of a square gives the number of rows.
                missing = row_symbols(line).count().min(25);
                rows = Some(missing);
            }
            last.rows.push((number, line.to_string()));
            missing -= 1;
            continue;
        }
        let statement = statement(line, number)?;
        if has_rows(&statement.word) {
            missing = rows.unwrap_or(1);
        } else if statement.word == "size" {
            let size = statement.args.first().map_or("", |token| &token.text);
            let first = size.split(['x', 'X', '×']).next().unwrap_or(size);
            rows = first.parse().ok().filter(|rows| (1..=256).contains(rows));
        } else if statement.word == "layout" {
            let name = statement.args.first().map_or("", |token| &token.text);
            rows = name
                .parse::<NamedLayout>()
                .ok()
                .map(|named| named.layout().rows());
        }
        statements.push(statement);
    }
    Ok(statements)
}

/// The symbols of a row, without white space and bars.
pub(super) fn row_symbols(line: &str) -> impl Iterator<Item = (usize, char)> + '_ {
    let symbols = line.chars().enumerate();
    symbols.filter(|(_, symbol)| !symbol.is_whitespace() && *symbol != '|')
}

/// The text before its `#`; one inside quotation marks does not start a comment.
fn without_comment(line: &str) -> &str {
    // A header is kept whole.
    let word = line
        .split_once(':')
        .map(|(word, _)| layout_word(written_word(word.trim())));
    if word.is_some_and(|word| Header::ALL.iter().any(|header| header.key() == word)) {
        return line;
    }
    let mut quoted = false;
    let end = line.find(|c: char| {
        quoted ^= c == '"';
        c == '#' && !quoted
    });
    // URLs contain such signs too.
    match end {
        Some(end) if end > 0 && !line[..end].ends_with(char::is_whitespace) => line,
        Some(end) => &line[..end],
        None => line,
    }
}

fn statement(line: &str, number: usize) -> Result<Statement, ParseError> {
    let mut quoted = false;
    let colon = line.find(|c: char| {
        quoted ^= c == '"';
        c == ':' && !quoted
    });
    // In the conditions of a custom constraint, `1:2,3` is an argument.
    let colon = match line.split_whitespace().next() {
        Some("pair") => line.rfind(':'),
        _ => colon,
    };
    let (before, after) = match colon {
        Some(at) => (&line[..at], Some((&line[at + 1..], at + 1))),
        None => (line, None),
    };
    let mut args = tokens(before, 0, 0);
    if args.is_empty() {
        let found = line.chars().find(|c| !c.is_whitespace()).unwrap_or(':');
        let at = Spot {
            line: number,
            column: 1,
        };
        return Err(ParseError::at(at, ParseErrorKind::Character { found }));
    }
    let word = layout_word(written_word(&args.remove(0).text));
    Ok(Statement {
        word,
        args,
        rest: after.map(|(text, at)| tokens(text, at, line[..at].chars().count())),
        rest_text: after.map_or(String::new(), |(text, _)| text.trim().to_string()),
        rows: Vec::new(),
        line: number,
    })
}

/// Words separated by white space; what is between quotation marks is one word, and `>`, `<`, `=` and `,` are words by
/// themselves after the colon.
///
/// The text starts at byte `start` of the line, after `characters` characters.
fn tokens(text: &str, start: usize, characters: usize) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    // The byte up to which characters have been counted, and their number including those before the text.
    let mut counted = (0, characters);
    let mut word: Option<usize> = None;
    let mut quoted = false;
    let mut push = |from: usize, to: usize, tokens: &mut Vec<Token>| {
        counted = (from, counted.1 + text[counted.0..from].chars().count());
        tokens.push(Token {
            text: text[from..to].to_string(),
            column: counted.1 + 1,
        });
    };
    for (at, symbol) in text.char_indices() {
        let alone = start > 0 && matches!(symbol, ',' | '>' | '<' | '=') && !quoted;
        if quoted || !(symbol.is_whitespace() || alone) {
            quoted ^= symbol == '"';
            word.get_or_insert(at);
            continue;
        }
        if let Some(from) = word.take() {
            push(from, at, &mut tokens);
        }
        if alone {
            push(at, at + symbol.len_utf8(), &mut tokens);
        }
    }
    if let Some(from) = word {
        push(from, text.len(), &mut tokens);
    }
    tokens
}

impl Statement {
    /// Where the statement is.
    pub(super) fn spot(&self) -> Spot {
        Spot {
            line: self.line,
            column: 1,
        }
    }

    /// A word that makes no sense in this statement.
    pub(super) fn wrong(&self, token: &Token) -> ParseError {
        let at = Spot {
            line: self.line,
            column: token.column,
        };
        ParseError::at(
            at,
            ParseErrorKind::Argument {
                constraint: self.word.clone(),
                found: token.text.clone(),
            },
        )
    }

    /// The error for a statement with something missing, or with too much.
    pub(super) fn incomplete(&self) -> ParseError {
        let constraint = self.word.clone();
        ParseError::at(self.spot(), ParseErrorKind::Incomplete { constraint })
    }

    /// The only number before the colon, if there is one.
    pub(super) fn number<N: std::str::FromStr>(&self) -> Result<Option<N>, ParseError> {
        match &self.args[..] {
            [] => Ok(None),
            [token] => token.text.parse().map(Some).map_err(|_| self.wrong(token)),
            [_, second, ..] => Err(self.wrong(second)),
        }
    }

    /// The digits before the colon, or after it where the cells come first.
    pub(super) fn digits(&self, layout: &Layout) -> Result<DigitSet, ParseError> {
        let digit = |token: &Token| {
            let digit = token
                .text
                .parse()
                .ok()
                .and_then(|number| layout.digit(number));
            digit.ok_or_else(|| self.wrong(token))
        };
        self.args.iter().map(digit).collect()
    }
}
