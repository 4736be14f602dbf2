//! Where puzzles come from: an argument that is a puzzle, a file, a built-in grid, standard input, or a person at the
//! terminal.

use std::fs::File;
use std::io;
use std::io::{IsTerminal, Read};
use std::path::Path;

use clap::Args;
use grille::constraint::{Constraint, Variant};
use grille::generate::LibraryGrid;
use grille::notation::{
    Block, LineParser, Notation, ParseError, ParseErrorKind, Portion, ReadOptions, Reader,
    read_with,
};
use grille::say::{Lang, Say, SystemError, Text, text};
use grille::{Alphabet, BoxShape, Draft, Origin};

use crate::cli::value::{perhaps_variant, whole};
use crate::prompt;

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

/// A puzzle, or why there is none.
pub(crate) type Input = Result<Draft, InputError>;

/// Some puzzles from one source, to be processed together.
pub(crate) enum Batch {
    /// Lines that are still to be parsed.
    Lines {
        source: Option<String>,
        block: Block,
        parser: LineParser,
    },
    /// Puzzles that were read, or could not be.
    Inputs(Vec<Input>),
    /// Some of the puzzles of another batch, with their share of its bytes.
    Few { bytes: usize, inputs: Vec<Input> },
}

impl Batch {
    fn of(portion: Portion, source: Option<&String>) -> Batch {
        match portion {
            Portion::Lines(block, parser) => Batch::Lines {
                source: source.cloned(),
                block,
                parser,
            },
            Portion::Puzzles(puzzles) => Batch::Inputs(
                puzzles
                    .into_iter()
                    .map(|puzzle| puzzle.map_err(|error| in_source(error, source)))
                    .collect(),
            ),
        }
    }

    /// How many bytes of the source this covers, as far as that is known.
    pub(crate) fn len(&self) -> usize {
        match self {
            Batch::Lines { block, .. } => block.bytes.len(),
            Batch::Inputs(_) => 0,
            Batch::Few { bytes, .. } => *bytes,
        }
    }

    /// The same puzzles in batches of a few, for work that takes long for each.
    pub(crate) fn split(self) -> impl Iterator<Item = Batch> {
        const FEW: usize = 32;
        let bytes = self.len();
        let inputs = self.inputs();
        let each = bytes / inputs.len().div_ceil(FEW).max(1);
        let mut inputs = inputs.into_iter().peekable();
        std::iter::from_fn(move || {
            inputs.peek()?;
            Some(Batch::Few {
                bytes: each,
                inputs: inputs.by_ref().take(FEW).collect(),
            })
        })
    }

    /// The puzzles themselves.
    pub(crate) fn inputs(self) -> Vec<Input> {
        match self {
            Batch::Inputs(inputs) | Batch::Few { inputs, .. } => inputs,
            Batch::Lines {
                source,
                block,
                parser,
            } => {
                let parsed = |(number, line)| {
                    let puzzle = parser.parse(line, number)?;
                    Some(with_origin(puzzle, source.as_ref(), number))
                };
                block.lines().filter_map(parsed).collect()
            }
        }
    }
}

/// The puzzle of a line, with its location.
pub(crate) fn with_origin(
    puzzle: Result<Draft, ParseError>,
    source: Option<&String>,
    line: usize,
) -> Input {
    match puzzle {
        Ok(mut draft) => {
            draft.origin = Origin {
                source: source.cloned(),
                line: Some(line),
            };
            Ok(draft)
        }
        Err(error) => Err(in_source(error, source)),
    }
}

/// An error with the name of its file.
pub(crate) fn in_source(error: ParseError, source: Option<&String>) -> InputError {
    InputError::Parse(Box::new(match source {
        Some(source) => error.in_source(source),
        None => error,
    }))
}

impl InputArgs {
    fn options(&self) -> ReadOptions {
        ReadOptions {
            notation: self.from,
            alphabet: self.from_alphabet,
            boxes: self.boxes,
        }
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
            Err(error) => Box::new(std::iter::once(Batch::Inputs(vec![Err(error)]))),
            Ok(rules) if rules.is_empty() => self.read_batches(lang),
            Ok(rules) => Box::new(self.read_batches(lang).map(move |batch| {
                let bytes = batch.len();
                let mut inputs = batch.inputs();
                for draft in inputs.iter_mut().flatten() {
                    draft.constraints.extend(rules.iter().cloned());
                }
                Batch::Few { bytes, inputs }
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
            Some(draft) => Box::new(std::iter::once(Batch::Inputs(vec![Ok(draft)]))),
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
        let one = |input: Input| Box::new(std::iter::once(Batch::Inputs(vec![input])));
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
            return self.numbered(None, std::iter::once(Ok(grid.puzzle().to_draft())));
        }
        match read_with(&argument, &self.options()) {
            Ok(drafts) => self.numbered(None, drafts.into_iter().map(Ok)),
            Err(_) if is_file_name(&argument) => one(Err(InputError::NoFile(argument))),
            Err(why) => one(Err(InputError::NeitherFileNorPuzzle {
                argument,
                why: Box::new(why),
            })),
        }
    }

    fn of_reader(
        &self,
        source: Option<String>,
        input: Box<dyn Read + Send>,
    ) -> Box<dyn Iterator<Item = Batch> + Send> {
        let reader = Reader::new(input, self.options());
        if self.line.is_some() {
            return self.numbered(source, reader);
        }
        Box::new(
            reader
                .portions()
                .map(move |portion| Batch::of(portion, source.as_ref())),
        )
    }

    /// All puzzles of a source, or the one that `--line` asks for.
    fn numbered(
        &self,
        source: Option<String>,
        mut puzzles: impl Iterator<Item = Result<Draft, ParseError>>,
    ) -> Box<dyn Iterator<Item = Batch> + Send> {
        let inputs = match self.line {
            None => puzzles
                .map(|puzzle| puzzle.map_err(|error| in_source(error, source.as_ref())))
                .collect(),
            Some(line) => {
                let mut found = 0;
                let wanted = puzzles.find(|_| {
                    found += 1;
                    found == line
                });
                vec![match wanted {
                    Some(puzzle) => puzzle.map_err(|error| in_source(error, source.as_ref())),
                    None => Err(InputError::NoSuchGrid {
                        source,
                        asked: line,
                        found,
                    }),
                }]
            }
        };
        Box::new(std::iter::once(Batch::Inputs(inputs)))
    }
}

/// Why there is no puzzle.
#[derive(Clone, Debug)]
pub(crate) enum InputError {
    Parse(Box<ParseError>),
    NoFile(String),
    NeitherFileNorPuzzle {
        argument: String,
        why: Box<ParseError>,
    },
    Folder(String),
    NoSuchVariant(String),
    VariantNeedsMore(&'static str),
    NoSuchGrid {
        source: Option<String>,
        asked: u64,
        found: u64,
    },
}

impl InputError {
    /// The file that it is about.
    pub(crate) fn source(&self) -> Option<&str> {
        match self {
            InputError::Parse(error) => error.source.as_deref(),
            InputError::NoSuchGrid { source, .. } => source.as_deref(),
            _ => None,
        }
    }
}

impl Say for InputError {
    fn text(&self) -> Text {
        match self {
            InputError::Parse(error) => error.text(),
            InputError::NoFile(argument) => text!("input-no-file", argument = argument),
            InputError::NeitherFileNorPuzzle { argument, why } => {
                text!(
                    "input-neither",
                    argument = shortened(argument),
                    why = why.as_ref()
                )
            }
            InputError::Folder(name) => text!("input-folder", name = name),
            InputError::NoSuchVariant(word) => text!(
                "input-no-variant",
                word = shortened(word),
                perhaps = perhaps_variant(word)
            ),
            InputError::VariantNeedsMore(id) => text!("input-variant-needs-more", id = *id),
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
