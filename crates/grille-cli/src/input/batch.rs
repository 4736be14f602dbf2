//! Puzzles between their source and a command: read in batches, each puzzle with its time limit (`--timeout`).

use std::time::{Duration, Instant};

use grille::notation::{Block, LineParser, ParseError, Portion, WholeText};
use grille::{Budget, Draft, Origin};

use super::InputError;

/// A puzzle, or why there is none.
pub(crate) type Input = Result<Timed, InputError>;

/// A puzzle that was read, with the time that is left for everything else.
#[derive(Clone, Debug)]
pub(crate) struct Timed {
    pub(crate) draft: Draft,
    left: Duration,
}

impl Timed {
    /// A puzzle with this much time.
    pub(crate) fn new(draft: Draft, left: Duration) -> Timed {
        Timed { draft, left }
    }

    /// Starts the clock: says from now on whether the time is over.
    pub(crate) fn deadline(&self) -> impl Fn() -> bool + use<> {
        let (start, left) = (Instant::now(), self.left);
        move || start.elapsed() > left
    }
}

/// Some puzzles from one source, to be processed together.
pub(crate) enum Batch {
    /// Lines that are still to be parsed.
    Lines(Lines),
    /// A text that is still to be parsed as a whole.
    Text {
        source: Option<String>,
        text: WholeText,
        limit: Duration,
    },
    /// Puzzles that were read, or could not be, and how many bytes of the source they take, as far as that is known.
    Inputs { bytes: usize, inputs: Vec<Input> },
}

impl Batch {
    /// What is read next from a source, with the time limit of each puzzle.
    pub(super) fn new(portion: Portion, source: Option<&String>, limit: Duration) -> Batch {
        let source = source.cloned();
        match portion {
            Portion::Lines(block, parser) => Batch::Lines(Lines {
                source,
                block,
                parser,
                limit,
            }),
            Portion::Text(text) => Batch::Text {
                source,
                text,
                limit,
            },
            Portion::Unreadable(error) => Batch::of(Err(in_source(error, source.as_ref()))),
        }
    }

    /// One puzzle.
    pub(super) fn of(input: Input) -> Batch {
        Batch::Inputs {
            bytes: 0,
            inputs: vec![input],
        }
    }

    /// How many bytes of the source this covers, as far as that is known.
    pub(crate) fn len(&self) -> usize {
        match self {
            Batch::Lines(lines) => lines.block.bytes.len(),
            Batch::Text { text, .. } => text.as_str().len(),
            Batch::Inputs { bytes, .. } => *bytes,
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
            Some(Batch::Inputs {
                bytes: each,
                inputs: inputs.by_ref().take(FEW).collect(),
            })
        })
    }

    /// The puzzles themselves.
    pub(crate) fn inputs(self) -> Vec<Input> {
        match self {
            Batch::Inputs { inputs, .. } => inputs,
            Batch::Lines(lines) => {
                let parsed = |(number, line)| lines.parse(line, number);
                lines.block.lines().filter_map(parsed).collect()
            }
            Batch::Text {
                source,
                text,
                limit,
            } => match parse(&text, limit) {
                Err(error) => vec![Err(in_source(error, source.as_ref()))],
                Ok(mut puzzles) => {
                    for puzzle in &mut puzzles {
                        puzzle.draft.origin.source.clone_from(&source);
                    }
                    puzzles.into_iter().map(Ok).collect()
                }
            },
        }
    }
}

/// Lines of a source, each a puzzle or nothing.
pub(crate) struct Lines {
    pub(crate) source: Option<String>,
    pub(crate) block: Block,
    pub(crate) parser: LineParser,
    limit: Duration,
}

impl Lines {
    /// The puzzle on a line, with its location; `None` if there is none on it.
    pub(crate) fn parse(&self, line: Result<&str, ParseError>, number: usize) -> Option<Input> {
        let start = Instant::now();
        let late = || start.elapsed() > self.limit;
        let budget = Budget::default().deadline(&late);
        Some(match self.parser.parse(line, number, budget)? {
            Ok(mut draft) => {
                draft.origin = Origin {
                    source: self.source.clone(),
                    line: Some(number),
                };
                let left = self.limit.saturating_sub(start.elapsed());
                Ok(Timed { draft, left })
            }
            Err(error) => Err(in_source(error, self.source.as_ref())),
        })
    }
}

/// All puzzles of a text. What it takes to read a single one is taken from its time; that of several is counted for
/// none of them.
pub(super) fn parse(text: &WholeText, limit: Duration) -> Result<Vec<Timed>, ParseError> {
    let start = Instant::now();
    let late = || start.elapsed() > limit;
    let drafts = text.parse(Budget::default().deadline(&late))?;
    let left = match drafts.len() {
        1 => limit.saturating_sub(start.elapsed()),
        _ => limit,
    };
    let timed = |draft| Timed { draft, left };
    Ok(drafts.into_iter().map(timed).collect())
}

/// An error with the name of its file.
pub(crate) fn in_source(error: ParseError, source: Option<&String>) -> InputError {
    InputError::Parse(Box::new(match source {
        Some(source) => error.in_source(source),
        None => error,
    }))
}
