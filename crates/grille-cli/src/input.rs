//! Where puzzles come from: an argument that is a puzzle, a file, standard input, or a person asked
//! at the terminal.

use std::fs::File;
use std::io::{self, BufReader, IsTerminal};
use std::path::Path;

use clap::Args;
use grille::message::{Lang, Say, Text, text};
use grille::notation::{
    Alphabet, Notation, ParseError, ParseErrorKind, ReadOptions, Reader, read_with,
};
use grille::{BoxShape, Draft};

use crate::prompt;

/// The arguments that say which puzzles are meant and how to read them.
#[derive(Args, Debug)]
pub(crate) struct InputArgs {
    #[arg(value_name = "PUZZLE")]
    puzzles: Vec<String>,
    #[arg(long, value_name = "NOTATION", value_parser = notation_parser())]
    from: Option<Notation>,
    #[arg(long, value_name = "ALPHABET", value_parser = alphabet_parser())]
    from_alphabet: Option<Alphabet>,
    #[arg(long, value_name = "ROWSxCOLUMNS")]
    boxes: Option<BoxShape>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    line: Option<u64>,
}

/// Reads a notation's name.
pub(crate) fn notation_parser() -> impl clap::builder::TypedValueParser<Value = Notation> {
    use clap::builder::{PossibleValuesParser, TypedValueParser};
    PossibleValuesParser::new(Notation::ALL.map(Notation::id)).map(|id| {
        id.parse::<Notation>()
            .expect("a possible value is a notation")
    })
}

/// Reads an alphabet's name.
pub(crate) fn alphabet_parser() -> impl clap::builder::TypedValueParser<Value = Alphabet> {
    use clap::builder::{PossibleValuesParser, TypedValueParser};
    PossibleValuesParser::new(Alphabet::ALL.map(Alphabet::id)).map(|id| {
        id.parse::<Alphabet>()
            .expect("a possible value is an alphabet")
    })
}

/// A puzzle, or why there is none.
pub(crate) type Input = Result<Draft, InputError>;

impl InputArgs {
    fn options(&self) -> ReadOptions {
        ReadOptions {
            notation: self.from,
            alphabet: self.from_alphabet,
            boxes: self.boxes,
        }
    }

    /// The puzzles, one by one as they are read.
    pub(crate) fn puzzles(&self, lang: Lang) -> Box<dyn Iterator<Item = Input> + '_> {
        if self.puzzles.is_empty() {
            return if io::stdin().is_terminal() {
                Box::new(
                    prompt::ask_for_grid(lang, &self.options())
                        .into_iter()
                        .map(Ok),
                )
            } else {
                self.numbered(None, self.standard_input())
            };
        }
        Box::new(
            self.puzzles
                .iter()
                .flat_map(|argument| self.of_argument(argument)),
        )
    }

    fn of_argument(&self, argument: &str) -> Box<dyn Iterator<Item = Input>> {
        if argument == "-" {
            return self.numbered(None, self.standard_input());
        }
        let path = Path::new(argument);
        if path.is_dir() {
            return Box::new(std::iter::once(Err(InputError::Folder(
                argument.to_string(),
            ))));
        }
        // A long puzzle is no file name, and some systems refuse to look.
        if path.try_exists().unwrap_or(false) {
            return self.numbered(Some(argument.to_string()), self.file(argument));
        }
        match read_with(argument, &self.options()) {
            Ok(drafts) => self.numbered(None, Box::new(drafts.into_iter().map(Ok))),
            Err(why) => {
                let argument = argument.to_string();
                Box::new(std::iter::once(Err(InputError::NeitherFileNorPuzzle {
                    argument,
                    why,
                })))
            }
        }
    }

    fn standard_input(&self) -> Drafts {
        let input = BufReader::with_capacity(1 << 16, io::stdin().lock());
        Box::new(Reader::new(input, self.options()))
    }

    fn file(&self, name: &str) -> Drafts {
        match File::open(name) {
            Ok(file) => Box::new(Reader::new(
                BufReader::with_capacity(1 << 16, file),
                self.options(),
            )),
            Err(error) => {
                let reason = error.to_string();
                Box::new(std::iter::once(Err(ParseError::new(
                    ParseErrorKind::Unreadable { reason },
                ))))
            }
        }
    }

    /// All puzzles of a source, or the one that `--line` asks for.
    fn numbered(
        &self,
        source: Option<String>,
        mut drafts: Drafts,
    ) -> Box<dyn Iterator<Item = Input>> {
        let in_source = {
            let source = source.clone();
            move |error: ParseError| {
                InputError::Parse(match &source {
                    Some(source) => error.in_source(source),
                    None => error,
                })
            }
        };
        let Some(line) = self.line else {
            return Box::new(drafts.map(move |draft| draft.map_err(&in_source)));
        };
        let mut found = 0;
        let wanted = drafts.by_ref().find(|_| {
            found += 1;
            found == line
        });
        let input = match wanted {
            Some(draft) => draft.map_err(in_source),
            None => Err(InputError::NoSuchGrid {
                source,
                asked: line,
                found,
            }),
        };
        Box::new(std::iter::once(input))
    }
}

type Drafts = Box<dyn Iterator<Item = Result<Draft, ParseError>>>;

/// Why there is no puzzle.
#[derive(Clone, Debug)]
pub(crate) enum InputError {
    Parse(ParseError),
    NeitherFileNorPuzzle {
        argument: String,
        why: ParseError,
    },
    Folder(String),
    NoSuchGrid {
        source: Option<String>,
        asked: u64,
        found: u64,
    },
}

impl Say for InputError {
    fn text(&self) -> Text {
        match self {
            InputError::Parse(error) => error.text(),
            InputError::NeitherFileNorPuzzle { argument, why } => {
                text!("input-neither", argument = shortened(argument), why = why)
            }
            InputError::Folder(name) => text!("input-folder", name = name),
            InputError::NoSuchGrid {
                source,
                asked,
                found,
            } => match source {
                Some(source) => text!(
                    "input-no-such-grid-in",
                    source = source,
                    asked = *asked,
                    found = *found
                ),
                None => text!("input-no-such-grid", asked = *asked, found = *found),
            },
        }
    }
}

/// The start of a text, on one line.
fn shortened(text: &str) -> String {
    let shown: String = text
        .chars()
        .take(40)
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    if text.chars().nth(40).is_some() {
        shown + "…"
    } else {
        shown
    }
}
