//! Reading: from a text in any notation to drafts, or to one checked puzzle.

use grille_core::{Alphabet, BoxShape, Budget, Draft, Layout};
use grille_solve::{Puzzle, Validate};

use crate::{Notation, ParseError, ParseErrorKind, ReadError, detect, forum};

/// How a text should be read, as far as that is known beforehand.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadOptions {
    /// The notation; detected if not given.
    pub notation: Option<Notation>,
    /// The alphabet; detected if not given.
    pub alphabet: Option<Alphabet>,
    /// The boxes; if not given, those that the frame draws, otherwise the usual ones.
    pub boxes: Option<BoxShape>,
}

impl ReadOptions {
    /// The layout of a grid of this size, with these boxes if the text draws them.
    pub(crate) fn layout(
        &self,
        size: usize,
        drawn: Option<BoxShape>,
    ) -> Result<Layout, ParseError> {
        if let Some(alphabet) = self.alphabet.filter(|alphabet| !alphabet.suits(size)) {
            return Err(ParseError::new(ParseErrorKind::AlphabetDoesNotFit {
                size,
                alphabet,
            }));
        }
        let boxes = match self.boxes.or(drawn) {
            Some(boxes) if boxes.size() == size => boxes,
            Some(boxes) => {
                let boxes = boxes.to_string();
                return Err(ParseError::new(ParseErrorKind::BoxesDoNotFit {
                    size,
                    boxes,
                }));
            }
            None => BoxShape::usual(size)
                .map_err(|error| ParseError::new(ParseErrorKind::Layout(error)))?,
        };
        Ok(Layout::with_boxes(boxes))
    }
}

/// Reads all puzzles of a text in any notation.
pub fn read(text: &str) -> Result<Vec<Draft>, ParseError> {
    read_with(text, &ReadOptions::default())
}

/// Reads all puzzles of a text with the given options.
pub fn read_with(text: &str, options: &ReadOptions) -> Result<Vec<Draft>, ParseError> {
    read_within(text, options, Budget::default())
}

/// Same as [`read_with`], within a budget: it is an error if the [budget is over](Budget::is_over) while constraints
/// are read ([`ParseError::is_out_of_time`]).
pub fn read_within(
    text: &str,
    options: &ReadOptions,
    budget: Budget<'_>,
) -> Result<Vec<Draft>, ParseError> {
    let ended_alike;
    let text = if text.contains('\r') {
        ended_alike = text.replace("\r\n", "\n").replace('\r', "\n");
        &ended_alike
    } else {
        text
    };
    let text = &*forum::without_tags(text);
    let notation = options.notation.unwrap_or_else(|| detect(text));
    let drafts = notation.parse_within(text, options, budget)?;
    if drafts.is_empty() {
        Err(ParseError::new(ParseErrorKind::Empty))
    } else {
        Ok(drafts)
    }
}

/// Reads a text that contains exactly one puzzle.
#[doc(alias = "saisir_sudoku")]
pub fn read_one(text: &str) -> Result<Draft, ReadError> {
    read_one_within(text, Budget::default())
}

/// Reads a text that contains exactly one puzzle and checks it: constraints are kept, whatever the notation.
///
/// ```
/// let killer = "size 4\ngrid\n....\n....\n....\n....\ncage 3: r1c1 r1c2\n";
/// let puzzle = grille_notation::read_puzzle(killer)?;
/// assert_eq!(puzzle.candidates((0, 0)).to_string(), "12");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_puzzle(text: &str) -> Result<Puzzle, ReadError> {
    Ok(read_one(text)?.validate()?)
}

/// [`read_one`] within a budget.
pub fn read_one_within(text: &str, budget: Budget<'_>) -> Result<Draft, ReadError> {
    let mut drafts = read_within(text, &ReadOptions::default(), budget)?;
    match drafts.pop() {
        Some(draft) if drafts.is_empty() => Ok(draft),
        _ => Err(ReadError::Several(drafts.len() + 1)),
    }
}
