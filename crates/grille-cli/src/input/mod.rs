//! Where puzzles come from: an argument that is a puzzle, a file, a built-in grid, standard input, or a person at the
//! terminal.

mod batch;
mod error;

pub(crate) use batch::{Batch, Input, Lines, Timed, in_source};
pub(crate) use error::InputError;

use std::fs::File;
use std::io;
use std::io::{IsTerminal, Read};
use std::path::Path;
use std::time::Duration;

use clap::Args;
use grille::constraint::{Constraint, Variant};
use grille::generate::LibraryGrid;
use grille::notation::{Notation, ParseError, ParseErrorKind, ReadOptions, Reader, WholeText};
use grille::say::{Lang, SystemError};
use grille::{Alphabet, BoxShape};

use crate::cli::value::{seconds, whole};
use crate::prompt;

/// The time limit for a puzzle, reading included, unless `--timeout` sets another.
const USUAL_LIMIT: Duration = Duration::from_mins(1);

/// The arguments that say which puzzles are meant and how to read them.
#[derive(Args, Clone, Debug)]
pub(crate) struct InputArgs {
    #[arg(value_name = "PUZZLE")]
    puzzles: Vec<String>,
    #[arg(long, value_name = "NOTATION", value_parser = notation_parser())]
    from: Option<Notation>,
    #[arg(long, value_name = "ALPHABET", value_parser = alphabet_parser())]
    from_alphabet: Option<Alphabet>,
    #[arg(long, value_name = "ROWSxCOLUMNS")]
    boxes: Option<BoxShape>,
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1, u64::MAX))]
    line: Option<u64>,
    #[arg(long, value_name = "VARIANTS", value_delimiter = ',')]
    variant: Vec<String>,
    /// The time limit for each puzzle, reading included.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,
}

/// Parses a notation's name.
pub(crate) fn notation_parser() -> impl clap::builder::TypedValueParser<Value = Notation> {
    use clap::builder::{PossibleValuesParser, TypedValueParser};
    PossibleValuesParser::new(Notation::ALL.map(Notation::id)).map(|id| {
        id.parse::<Notation>()
            .expect("a possible value is a notation")
    })
}

/// Parses an alphabet's name.
pub(crate) fn alphabet_parser() -> impl clap::builder::TypedValueParser<Value = Alphabet> {
    use clap::builder::{PossibleValuesParser, TypedValueParser};
    PossibleValuesParser::new(Alphabet::ALL.map(Alphabet::id)).map(|id| {
        id.parse::<Alphabet>()
            .expect("a possible value is an alphabet")
    })
}

impl InputArgs {
    fn options(&self) -> ReadOptions {
        ReadOptions {
            notation: self.from,
            alphabet: self.from_alphabet,
            boxes: self.boxes,
        }
    }

    fn limit(&self) -> Duration {
        self.timeout.unwrap_or(USUAL_LIMIT)
    }

    /// The arguments that name one source and nothing else.
    pub(crate) fn named(puzzle: &str, boxes: Option<BoxShape>) -> InputArgs {
        InputArgs {
            puzzles: vec![puzzle.to_string()],
            from: None,
            from_alphabet: None,
            boxes,
            line: None,
            variant: Vec::new(),
            timeout: None,
        }
    }

    /// Whether the arguments name any puzzles.
    pub(crate) fn is_given(&self) -> bool {
        !self.puzzles.is_empty()
    }

    /// The puzzles, one by one as they are read.
    pub(crate) fn puzzles(&self, lang: Lang) -> impl Iterator<Item = Input> + use<> {
        self.batches(lang).flat_map(Batch::inputs)
    }

    /// The puzzles in batches, for commands that process many at a time.
    pub(crate) fn batches(&self, lang: Lang) -> Box<dyn Iterator<Item = Batch> + Send> {
        match self.added_rules() {
            Err(error) => Box::new(std::iter::once(Batch::of(Err(error)))),
            Ok(rules) if rules.is_empty() => self.read_batches(lang),
            Ok(rules) => Box::new(self.read_batches(lang).map(move |batch| {
                let bytes = batch.len();
                let mut inputs = batch.inputs();
                for puzzle in inputs.iter_mut().flatten() {
                    puzzle.draft.constraints.extend(rules.iter().cloned());
                }
                Batch::Inputs { bytes, inputs }
            })),
        }
    }

    /// What `--variant` adds to every puzzle.
    fn added_rules(&self) -> Result<Vec<Constraint>, InputError> {
        let words = self.variant.iter().filter(|word| !word.trim().is_empty());
        let rules = words.map(|word| {
            let variant = Variant::named(word)
                .ok_or_else(|| InputError::NoSuchVariant(word.trim().to_string()))?;
            let rules = variant.constraints();
            rules.ok_or(InputError::VariantNeedsMore(variant.id))
        });
        Ok(rules.collect::<Result<Vec<_>, InputError>>()?.concat())
    }

    fn read_batches(&self, lang: Lang) -> Box<dyn Iterator<Item = Batch> + Send> {
        if !self.puzzles.is_empty() {
            let args = self.clone();
            return Box::new(
                self.puzzles
                    .clone()
                    .into_iter()
                    .flat_map(move |argument| args.of_argument(argument)),
            );
        }
        if !io::stdin().is_terminal() {
            return self.of_reader(None, Box::new(io::stdin()));
        }
        match prompt::ask_for_grid(lang, &self.options()) {
            Some(draft) => {
                let puzzle = Timed::new(draft, self.limit());
                Box::new(std::iter::once(Batch::of(Ok(puzzle))))
            }
            None => Box::new(std::iter::empty()),
        }
    }

    /// How many bytes there are to read, if all sources are files.
    pub(crate) fn total_bytes(&self) -> Option<u64> {
        let size = |path: &String| {
            std::fs::metadata(path)
                .ok()
                .filter(std::fs::Metadata::is_file)
                .map(|file| file.len())
        };
        self.puzzles
            .iter()
            .map(size)
            .sum::<Option<u64>>()
            .filter(|&bytes| bytes > 0)
    }

    fn of_argument(&self, argument: String) -> Box<dyn Iterator<Item = Batch> + Send> {
        let one = |input: Input| Box::new(std::iter::once(Batch::of(input)));
        if argument == "-" {
            return self.of_reader(None, Box::new(io::stdin()));
        }
        let path = Path::new(&argument);
        if path.is_dir() {
            return one(Err(InputError::Folder(argument)));
        }
        // A long puzzle is not a file name, and some systems refuse to look it up.
        if path.try_exists().unwrap_or(false) {
            return match File::open(path) {
                Ok(file) => self.of_reader(Some(argument), Box::new(file)),
                Err(error) => {
                    let reason = SystemError::from(&error);
                    let error = ParseError::new(ParseErrorKind::Unreadable { reason });
                    one(Err(in_source(error, Some(&argument))))
                }
            };
        }
        if let Some(grid) = LibraryGrid::named(&argument) {
            let puzzle = Timed::new(grid.puzzle().to_draft(), self.limit());
            return self.numbered(None, std::iter::once(Ok(puzzle)));
        }
        let text = WholeText::new(argument, self.options());
        match batch::parse(&text, self.limit()) {
            Ok(puzzles) => self.numbered(None, puzzles.into_iter().map(Ok)),
            Err(_) if is_file_name(text.as_str()) => {
                one(Err(InputError::NoFile(text.as_str().to_string())))
            }
            Err(why) => one(Err(InputError::NeitherFileNorPuzzle {
                argument: text.as_str().to_string(),
                why: Box::new(why),
            })),
        }
    }

    fn of_reader(
        &self,
        source: Option<String>,
        input: Box<dyn Read + Send>,
    ) -> Box<dyn Iterator<Item = Batch> + Send> {
        let portions = Reader::new(input, self.options()).portions();
        let (limit, name) = (self.limit(), source.clone());
        let batches = portions.map(move |portion| Batch::new(portion, name.as_ref(), limit));
        if self.line.is_some() {
            return self.numbered(source, batches.flat_map(Batch::inputs));
        }
        Box::new(batches)
    }

    /// All puzzles of a source, or the one that `--line` asks for.
    fn numbered(
        &self,
        source: Option<String>,
        mut puzzles: impl Iterator<Item = Input>,
    ) -> Box<dyn Iterator<Item = Batch> + Send> {
        let inputs = match self.line {
            None => puzzles.collect(),
            Some(line) => {
                let mut found = 0;
                let wanted = puzzles.find(|_| {
                    found += 1;
                    found == line
                });
                vec![wanted.unwrap_or(Err(InputError::NoSuchGrid {
                    source,
                    asked: line,
                    found,
                }))]
            }
        };
        Box::new(std::iter::once(Batch::Inputs { bytes: 0, inputs }))
    }
}

/// Whether an argument that is not a puzzle was meant as a file name: it has folders or an extension, or letters that
/// no puzzle has.
fn is_file_name(argument: &str) -> bool {
    const LONGEST: usize = 255;
    let is_letter = |c: char| c.is_ascii_alphabetic();
    let has_ending = argument.rsplit_once('.').is_some_and(|(name, ending)| {
        // Not a row of cells: those have no lowercase letters on both sides of a dot.
        name.contains(is_letter)
            && (1..=8).contains(&ending.len())
            && ending.starts_with(is_letter)
            && ending.bytes().all(|byte| byte.is_ascii_alphanumeric())
            && argument.contains(|c: char| c.is_ascii_lowercase())
    });
    // Digits go up to Y in the largest grids.
    let has_strange_letter = || {
        argument
            .contains(|c: char| c.is_alphabetic() && !('a'..='y').contains(&c.to_ascii_lowercase()))
    };
    argument.len() <= LONGEST
        && !argument.contains(|c: char| c.is_control() || "{}[]()<>|:~".contains(c))
        && (argument.contains(['/', '\\']) || has_ending || has_strange_letter())
}
